import { withoutDroppedWork } from './dropped-work.js';

it.each([
  [['a cedar deck 10 x 14 and also 60 ft of vinyl fence', 'no fence after all, just the deck'], 'deck building and vinyl fence', 'deck building', ['a cedar deck 10 x 14', 'just the deck']],
  [['60 ft of vinyl fence, then a cedar deck'], 'vinyl fence and deck building', 'deck building', ['then a cedar deck']],
  [['a cedar deck and a fence'], 'deck building and vinyl fence', 'deck building and vinyl fence', ['a cedar deck and a fence']],
  [['paint the deck'], 'deck repair', 'deck building', ['paint the deck']],
])('%j: %s, then %s', (said, before, after, left) => {
  expect(withoutDroppedWork(said, before, after)).toEqual(left);
}); // prettier-ignore
