import { beyondTakingBack, serviceBeyond, takenBackIn, withoutTakenBack } from './taken-back.js';

it.each([
  [['gutter cleaning, 180 ft of gutter, plus gutter guards'], 'Forget the gutter guards, too dear', ['gutter cleaning, 180 ft of gutter']],
  [['a deck 10 x 14, and a skylight in the porch'], 'no skylight after all', ['a deck 10 x 14']],
  [['inside of the fridge and the oven'], 'my roommate just did the oven so skip that, only the fridge', ['inside of the fridge']],
  [['two bedroom move, and the piano'], 'my brother took the piano so forget it', ['two bedroom move']],
  [['12 yards of mulch, and 80 ft of edging'], 'hold off on the edging, my son in law will do that', ['12 yards of mulch']],
  [['fridge move and a piano'], "we don't need the piano any more", ['fridge move']],
  [['engineered oak, in herringbone'], 'We got cold feet about the herringbone. Just straight', ['engineered oak']],
  [['paint the walls and the ceilings'], "don't forget the ceilings", ['paint the walls and the ceilings']],
  [['install 2 ceiling fans', 'and 4 outlets'], 'never mind the outlets, I want the fans', ['install 2 ceiling fans']],
  [['laminate in the den, 350 sq ft, and carpet in one bedroom, 200 sq ft'], "we're not doing the carpet now", ['laminate in the den, 350 sq ft']],
  [['paint the walls'], 'skip the small talk', ['paint the walls']],
  [['a 2 bedroom flat and the inside of the oven wants doing as well'], 'Scrap the oven actually', ['a 2 bedroom flat']],
])('%j, then %s', (said, message, left) => {
  expect(withoutTakenBack(said, takenBackIn(message)).left).toEqual(left);
}); // prettier-ignore

it.each([
  ['my brother took the piano so forget it', null],
  ['We did the oven, so skip that. Only the fridge', '. Only the fridge'],
  ['so skip to the price', 'so skip to the price'],
  ["Scrap the oven actually, the landlord's replacing it", "the landlord's replacing it"],
])('of %j, %j is about the rest', (message, rest) => {
  expect(beyondTakingBack(message, takenBackIn(message))?.trim() ?? null).toBe(rest);
});

it.each([
  ['gate installation', 'And scrap the gate, we will leave a gap, so no gate', null],
  ['gutter guards', 'Skip the deck stain, and add gutter guards', 'gutter guards'],
  ['deck building', 'a deck of 12 x 14', 'deck building'],
])('of %s, after %j, is asked for: %s', (service, message, asked) => {
  expect(serviceBeyond(service, message, takenBackIn(message))).toBe(asked);
});
