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

it.each([
  ['Tear off $60 a square', 'Charges $60 a square for “Tear off”.'],
  ['Cedar shakes nine hundred a square', 'Charges $900 a square for “Cedar shakes”.'],
  ['Add $40/sq over 10 squares', 'Adds $40 a square after the first 10.'],
  [
    'Shingles $480 a square, plywood $3 a sq ft',
    'Charges $480 a square for “Shingles”. Charges $3 for each sq ft for “plywood”.',
  ],
  ['$9 per 100 sq ft', 'Charges $0.09 for each sq ft.'],
  ['Walls $3.50 per sq', 'Charges $3.50 for each sq ft for “Walls”.'],
  ['Slate roof 1500-1700 a square', 'Charges $1,600 a square for “Slate roof”: the middle of $1,500 and $1,700.'],
  ['Add 10-15% for stucco', 'Adds 12.5% when the job mentions “stucco”: the middle of 10% and 15%.'],
  ['$80 to $120 per window', 'Charges $100 for each window: the middle of $80 and $120.'],
  ['10-20 windows: take 15% off', 'Takes off 15% when the job mentions “10-20 windows”.'],
  ['Rooms $400-500 each, cabinets $450 flat', 'Charges $450 for each room. Charges $450 for “cabinets”.'],
  ['Pitch 6/12 $0, 8/12 $25/sq', 'Adds $25 a square when the job mentions “8/12 pitch”.'],
])('a price is told as it was written: %s', (text, explanation) => {
  expect(interpret('', text).explanation).toBe(explanation);
});
