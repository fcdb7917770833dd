import { interpret } from './index.js';

it.each([
  ['Nurses 5% off but not more than 250', '“not more than 250” changes no price.'],
  ['Members save 8%, $300 maximum', '“$300 maximum” changes no price.'],
  ['Travel $2 a mile but never above $120', '“never above $120” changes no price.'],
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
