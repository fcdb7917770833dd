import { readDetails, UNDATED } from '../../reading/index.js';
import { interpret } from '../../rules/index.js';
import { readRequest } from '../../work/index.js';
import { effectsFor, openRuleBook, thresholdHolds } from '../index.js';

type Rule = [title: string, description: string];

/** The amounts that apply to a text where the work comes to so many dollars. */
function amounts(text: string, rules: Rule[], dollars = 0): number[] {
  const read = rules.map(([title, description], at) => ({
    ...{ id: `r${at}`, title, description, isActive: true },
    interpretation: interpret(title, description),
  }));
  const work = readRequest({ text, details: readDetails(text, UNDATED), today: '2026-06-01' });
  return effectsFor(work, openRuleBook(read))
    .filter((one) => thresholdHolds(one, dollars * 100))
    .map(({ effect }) => effect.amount);
}

describe('of the steps of one surcharge or discount the highest that is reached is due', () => {
  it.each<[text: string, rule: Rule, amounts: number[]]>([
    ['plant a hedge of 40 m', ['Hedges', '4% off over 15 m, 8% off over 30 m'], [-8]],
    ['plant a hedge of 20 m', ['Hedges', '4% off over 15 m, 8% off over 30 m'], [-4]],
    ['plant a hedge of 10 m', ['Hedges', '4% off over 15 m, 8% off over 30 m'], []],
    ['we live 45 km out of town', ['Trips', 'Past 15 km add $30, past 40 km add $75'], [75]],
    ['we live 25 km out of town', ['Trips', 'Past 15 km add $30, past 40 km add $75'], [30]],
    ['the roof has a 13/12 pitch', ['Pitch', 'Pitch over 8/12 add 20%, over 12/12 add 40%'], [40]],
    ['trim 12 palms', ['Palms', '4 or more palms 10% off, 10 or more palms 15% off'], [-15]],
    ['move a safe of 600 lbs', ['Heavy', 'Over 300 lbs add $50, over 500 lbs add $120'], [120]],
    ['paint a house built in 1925', ['Age', 'Homes built before 1978 add 10%, before 1940 add 20%'], [20]],
    ['paint a house built in 1960', ['Age', 'Homes built before 1978 add 10%, before 1940 add 20%'], [10]],
    [
      'plaster 3 rooms, the ceilings are 15 ft high',
      ['High', 'Ceilings over 10 ft add $20 a room, over 14 ft add $45 a room'],
      [45],
    ],
    ['can you come at 11pm', ['Late', 'After 6pm add 25%, after 10pm add 50%'], [50]],
    ['can you come at 1am', ['Late', 'After 7pm add $80, after midnight add $150'], [150]],
    ['can you come at 8pm', ['Late', 'After 7pm add $80, after midnight add $150'], [80]],
    ['24 windows to clean', ['Windows', '$12 per window. 20 or more 10% off.'], [12, -10]],
    ['6 windows to clean, the house is 20 years old', ['Windows', '$12 per window. 20 or more 10% off.'], [12]],
    ['2 outlets, 3 rooms', ['Outlets', '$150 per outlet, 3+ 15% off'], [150]],
  ])('%s', (text, rule, due) => {
    expect(amounts(text, [rule])).toEqual(due);
  });

  it('charges the first of some hours only where the work has no price of its own, or hours are told', () => {
    const hourly: Rule = ['Hourly', 'First hour $90, then $65 an hour'];
    const outlets: Rule = ['Outlets', '$150 per outlet'];
    expect(amounts('2 new outlets', [hourly, outlets])).toEqual([150]);
    expect(amounts('2 new outlets and 3 hours of odd jobs', [hourly, outlets])).toEqual([90, 65, 150]);
    expect(amounts('2 new outlets', [['Call-out', '$90 covers the first hour, then $65 an hour'], outlets])).toEqual([
      90, 150,
    ]);
  });

  it.each([
    [900, []],
    [1500, [-3]],
    [4000, [-3]],
    [4001, [-6]],
  ])('by the price: $%d', (price, due) => {
    expect(
      amounts('clean the carpets', [['Loyalty', 'Jobs over $1,000 get 3% off, over $4,000 6% off']], price),
    ).toEqual(due);
  });

  it.each([
    [100, [60]],
    [250, [35]],
    [400, []],
  ])('and down: $%d', (price, due) => {
    expect(amounts('fix a shelf', [['Small jobs', 'Jobs under $300 add $35, under $150 add $60']], price)).toEqual(due);
  });

  it.each<[rules: Rule[], amounts: number[]]>([
    // Steps in rules of their own
    [
      [
        ['Large lawns', 'Over 400 sq m take 5% off'],
        ['Huge lawns', 'Over 900 sq m take 9% off'],
      ],
      [-9],
    ],
    [
      [
        ['Travel', 'Over 15 km add $30'],
        ['Far away', 'Over 40 km add $75'],
      ],
      [75],
    ],
    // For other things, by other measures, or for another reason
    [
      [
        ['Long pieces', 'Pieces over 3 m long add $20'],
        ['Crane', 'Pieces over 8 m long add $300'],
      ],
      [20, 300],
    ],
    [[['Extras', 'Lawns over 400 sq m 5% off, over 40 km add $75, seniors 5% off']], [-5, 75, -5]],
  ])('%j', (rules, due) => {
    const text = 'mow a lawn of 1,000 sq m, 50 km away, and take a piece 9 m long with you. We are seniors';
    expect(amounts(text, rules)).toEqual(due);
  });
});
