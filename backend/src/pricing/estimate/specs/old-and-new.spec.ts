import { dollars, job, price, written } from '../samples.fixture.js';

describe('what is to go has a size of its own', () => {
  const carpet = written(['Carpet', 'Laying carpet $22 a square metre. Lifting old carpet $5 a square metre']);
  const floors = written(['Floors', 'Laminate $6 a sq ft, tear out of old flooring $2 a sq ft']);
  const fence = written(['Fence', 'New cedar fence $42 a ft, removal of old fence $6 a ft']);
  const deck = written(['Deck', 'Deck boards $18 a sq ft, demo of old deck $5 a sq ft']);

  it.each([
    ['lay 54 m2 of new carpet and lift 30 m2 of old carpet', carpet, 1338],
    ['54 m2 of carpet to lay, the old carpet is only in the lounge, 30 m2, needs lifting', carpet, 1338],
    ['lay 54 m2 of carpet, the old one needs to come up', carpet, 1458],
    ['500 sq ft of laminate, 300 sq ft of old carpet to tear out', floors, 3600],
    ['500 sq ft laminate, only 200 sq ft of it needs tear out', floors, 3400],
    ['500 sq ft laminate, tear out the old floor', floors, 4000],
    ['120 ft of new cedar fence and 80 ft of the old one has to be removed', fence, 5520],
    ['120 ft cedar fence, old one removed', fence, 5760],
    ['a 12x20 deck, demo the old 10x12 deck', deck, 4920],
    ['new 240 sq ft deck, tear out the old one which is 120 sq ft', deck, 4920],
  ])('%s', (text, rules, amount) => {
    expect(dollars(text, rules)).toBe(amount);
  });

  it('and adds nothing to that of the new one in past jobs', () => {
    const decks = [200, 250, 300].map((size) => job(`d${size}`, 'Deck', `${size} sq ft composite deck`, size * 30));
    const { estimate } = price('240 sq ft deck, demo the old 10x12 deck', [], decks);
    expect(estimate?.assumptions).toContain('Priced for 240 sq ft');
  });
});
