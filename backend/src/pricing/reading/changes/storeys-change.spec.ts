import { storeysChange } from './storeys-change.js';

describe('another number of storeys', () => {
  it.each([
    ['double story', "actually scrap that, it's one level plus a shed", 'one level'],
    ['paint a two storey house', 'no wait, the house is single storey', 'paint a single storey house'],
    ['2 storeys', 'sorry, I meant three storey', 'three storey'],
  ])('%s, then %s', (earlier, text, expected) => {
    expect(storeysChange(earlier, text)?.(earlier)).toBe(expected);
  });

  it.each([
    ['two storey house', 'the garage is single storey'],
    ['two storey house', "it's a single storey extension"],
    ['two storey house', 'and a single storey shed'],
    ['two storey house', "it's a double storey"],
    ['a house', "it's a double storey"],
  ])('none: %s, then %s', (earlier, text) => {
    expect(storeysChange(earlier, text)).toBeNull();
  });
});
