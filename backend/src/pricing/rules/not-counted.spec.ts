import { checkRules, interpret } from './index.js';

it.each([
  ['Nurses 5% off but not more than 250', '“not more than 250” changes no price.'],
  ['Members save 8%, $300 maximum', '“$300 maximum” changes no price.'],
  ['Travel $2 a mile but never above $120', '“never above $120” changes no price.'],
  ['Roof inspection $180, waived if you book the repair', '“waived if you book the repair” changes no price.'],
  ['Diagnosis $89 waived when we do the work', '“waived when we do the work” changes no price.'],
  ['Leak search $225 (we waive that if you hire us)', '“we waive that if you hire us” changes no price.'],
  ['Kitchen design $300, deducted from the contract', '“deducted from the contract” changes no price.'],
  ['$2 a mile, nothing past 60 miles', '“nothing past 60 miles” changes no price.'],
])('an owner is told what does not count: %s', (text, remark) => {
  expect(interpret('', text).explanation).toContain(remark);
});

it.each(['Seniors 5% off', 'Steep roofs 15% more, over 10/12 20%'])('all of a text counts: %s', (text) => {
  expect(interpret('', text).explanation).not.toContain('no price');
});

it('a discount on one thing says why it is a note', () => {
  expect(interpret('', 'Leaf guards half price with a new roof').explanation).toBe(
    'A note: it changes no price. It takes something off one thing of a job, and a percentage takes off the whole price.',
  );
});

it.each([
  ['', 'The price is $9,000'],
  ['Pricing', '45'],
  ['', 'eighty dollars'],
  ['Rule', 'Our cost: $300 flat'],
])('an amount of which nothing says what it is for is a note: %s | %s', (title, description) => {
  const interpretation = interpret(title, description);
  expect(interpretation.explanation).toBe('A note: it changes no price. It does not say what the amount is for.');
  const rule = { id: 'a', title, description, isActive: true, interpretation };
  expect(checkRules([rule])[0]?.message).toContain('It does not say what the amount is for. Name the work');
});

it.each([
  ['Two car garage $4,200 flat', '“Two car garage” comes to $4,200.'],
  ['Walk in shower 1,850 all in', '“Walk in shower” comes to $1,850.'],
  ['Crane $900 flat', '$4,500 becomes $5,400.'],
  ['Flat roof patch $600', '$4,500 becomes $5,100.'],
  ['Add $300 flat for a balcony', '$4,500 becomes $4,800.'],
])('the example of a flat price is that price: %s', (text, example) => {
  expect(interpret('', text).example).toBe(example);
});
