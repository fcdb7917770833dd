import { job, price, written } from '../samples.fixture.js';

const JOBS = [
  job('weekly', 'Weekly clean Hendersons', 'Weekly regular clean, 3 bed 2 bath house', 140),
  job('biweekly', 'Biweekly 2 bed 1 bath', 'Biweekly regular clean of 2 bedroom 1 bath apartment', 110.5),
  job('once', 'One time clean, 3/2', 'First time regular clean, 3 bedroom 2 bath house', 215),
  job('deep', 'Deep clean Maple st', 'Deep clean of a 3 bed 2 bath house', 262.5),
  job('oven', 'Deep clean + oven', 'Deep clean 2 bed 1 bath condo, inside oven', 230),
  job('out', 'Move out 2 bed 2 bath', 'Move out clean, 2 bed 2 bath apartment, oven and fridge included', 271.25),
  job('carpet', 'Carpet 4 rooms n hallway', 'Cleaned carpet in 4 rooms plus the hallway', 205),
];
const RULES = written(
  ['House cleaning prices', 'regular clean is 110 for 1 bed 1 bath, each extra bedroom 20 and each extra bath 25'],
  ['Deep clean', 'deep clean is 50% more than regular'],
  ['Move out', 'move out cleaning is 75% on top of the regular price. oven and fridge are included in move outs'],
  ['first time', 'First clean is 40 extra, we dont charge it on move outs or deep cleans'],
  ['repeat customers', 'weekly 20% off, biweekly 15% off, monthly 5%'],
  ['Extras', 'inside oven 35, inside fridge 30'],
  ['carpets', 'Carpet cleaning 45 a room, hallway 25, stairs 3 dollars a step'],
);

describe('the book of who cleans homes', () => {
  it.each([
    ['regular clean 3 bed 2 bath', 175],
    ['clean my 2 bed 1 bath apartment', 130],
    ['weekly clean 3 bed 2 bath', 140],
    ['deep clean 3 bed 2 bath', 262.5],
    ['first time clean 2 bed 1 bath', 170],
    ['two bedrooms upstairs and one down, one bath, regular clean', 150],
    ['regular clean 4 bed 1 bath and do the oven and fridge', 235],
    // what is in the price of that work costs nothing more
    ['move out clean 2 bed 1 bath, oven and fridge too', 227.5],
    ['carpet cleaning 4 rooms and 1 hallway', 205],
    ['3 rooms, a hallway and 14 stairs of carpet to clean', 202],
  ])('tells the price of: %s', (text, amount) => {
    expect((price(text, RULES, JOBS).estimate?.amountCents ?? 0) / 100).toBe(amount);
  });

  it('asks how many bedrooms there are before it prices a home', () => {
    expect(price('regular clean please', RULES, JOBS)).toMatchObject({ estimate: null, missing: 'bedroom' });
  });

  it('has one price for each home of a list', () => {
    const list = written(['House cleaning', '1 bed 1 bath 110, 2 bed 1 bath 130, 2 bed 2 bath 155, 3 bed 2 bath 175']);
    const dollars = (text: string): number => (price(text, list, []).estimate?.amountCents ?? 0) / 100;
    expect(dollars('clean my 2 bed 1 bath apartment')).toBe(130);
    expect(dollars('house cleaning, 3 bedrooms 2 baths')).toBe(175);
  });
});
