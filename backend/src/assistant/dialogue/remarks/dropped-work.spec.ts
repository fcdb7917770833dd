import { withoutDroppedWork, withoutTakenBack } from './dropped-work.js';

it.each([
  [['a cedar deck 10 x 14 and also 60 ft of vinyl fence', 'no fence after all, just the deck'], 'deck building and vinyl fence', 'deck building', ['a cedar deck 10 x 14', 'just the deck']],
  [['60 ft of vinyl fence, then a cedar deck'], 'vinyl fence and deck building', 'deck building', ['then a cedar deck']],
  [['a cedar deck and a fence'], 'deck building and vinyl fence', 'deck building and vinyl fence', ['a cedar deck and a fence']],
  [['paint the deck'], 'deck repair', 'deck building', ['paint the deck']],
])('%j: %s, then %s', (said, before, after, left) => {
  expect(withoutDroppedWork(said, before, after)).toEqual(left);
}); // prettier-ignore

it.each([
  [['gutter cleaning, 180 ft of gutter, plus gutter guards'], 'Forget the gutter guards, too dear', ['gutter cleaning, 180 ft of gutter']],
  [['a deck 10 x 14, and a skylight in the porch'], 'no skylight after all', ['a deck 10 x 14']],
  [['fridge move and a piano'], "we don't need the piano any more", ['fridge move']],
  [['paint the walls and the ceilings'], "don't forget the ceilings", ['paint the walls and the ceilings']],
  [['paint the walls'], 'skip the small talk', ['paint the walls']],
])('%j, then %s', (said, message, left) => {
  expect(withoutTakenBack(said, message)).toEqual(left);
}); // prettier-ignore
