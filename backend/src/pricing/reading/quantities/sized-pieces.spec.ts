import fc from 'fast-check';
import { anyCharacters } from '../../any-text.fixture.js';
import { sizedPieces } from './sized-pieces.js';

describe('pieces of their own size', () => {
  it.each([
    ['two 40 ft oaks and a 20 ft maple', [2, 'a 40 ft oak and'], [1, 'and a 20 ft maple']],
    ['grind 2 stumps, 20 inches each', [2, 'grind a stump, 20 inches each']],
    ['a 20 inch stump and a 30 inch one', [1, 'a 20 inch stump and one'], [1, 'and a 30 inch stump one']],
    ['3 oaks, 40, 50 and 60 ft', [1, 'a oak, 40 ft, and'], [1, 'a oak, , 50 ft and'], [1, 'a oak, , and 60 ft']],
    ['3 trees, one is 60 ft, the others 25', ...[]],
    ['3 trees, one is 60 ft, the other two 25 ft', [1, 'a tree, 60 ft , the'], [2, 'a tree, , the 25 ft']],
    ['one 60 ft pine', ...[]],
    ['2 gates, 40 ft of fence', ...[]],
    ['3 rooms, 12 ft ceilings', ...[]],
    ['a 12 ft by 10 ft room and a 20 ft hall', ...[]],
    ['a 6 ft high fence, 100 ft long', ...[]],
  ])('%s', (text, ...pieces) => {
    expect(sizedPieces(text).map((one) => [one.count, one.text])).toEqual(pieces);
  });

  it('are looked for in any text', () => {
    fc.assert(
      fc.property(anyCharacters(200), (text) => {
        for (const { count } of sizedPieces(text)) expect(count).toBeGreaterThanOrEqual(1);
      }),
    );
  });
});
