import { materialChange, withCountedThing } from './materials.js';

const FENCE = 'a vinyl fence, 160 ft, one walk gate';

describe('a change of material', () => {
  it.each([
    [FENCE, "Vinyl is more than I thought. Let's do chain link instead, same length.", 'a chain link fence, 160 ft, one walk gate'],
    [FENCE, 'can we switch to cedar?', 'a cedar fence, 160 ft, one walk gate'],
    [FENCE, "let's go with cedar rather than vinyl", 'a cedar fence, 160 ft, one walk gate'],
    [FENCE, 'ok cedar it is, thanks', 'a cedar fence, 160 ft, one walk gate'],
    ['a composite deck, 12 x 18 ft', 'no composite, treated pine', 'a treated pine deck, 12 x 18 ft'],
    ['a composite deck, 12 x 18 ft', "no composite, it's too dear for us. Treated pine instead.", 'a Treated pine deck, 12 x 18 ft'],
    ['laminate in the den, 300 sq ft', 'we changed our minds, vinyl plank', 'vinyl plank in the den, 300 sq ft'],
    ['24 ft of asphalt shingles', 'make it metal please', '24 ft of metal'],
    ['half a truck of boxes', "there's the garage too, call it a full truck", 'a full truck of boxes'],
    ['a regular clean, 2 bedrooms', 'make it a deep clean', 'a deep clean, 2 bedrooms'],
    ['weekly clean, 3 bed 2 bath', 'actually make it biweekly', 'biweekly clean, 3 bed 2 bath'],
    ['weekly clean, 3 bed 2 bath', 'hmm too much, do it monthly instead', 'monthly clean, 3 bed 2 bath'],
    ['monthly clean, 3 bed 2 bath', 'actually just one time', 'one time clean, 3 bed 2 bath'],
    ['metal vs asphalt for a 2200 sq ft roof?', 'asphalt then', 'asphalt for a 2200 sq ft roof?'],
    ['a cedar or vinyl fence, 80 ft', 'vinyl please', 'a vinyl fence, 80 ft'],
    ['4 vinyl windows', 'actually wood', '4 wood windows'],
    ['4 vinyl windows', 'no sorry, wood ones please', '4 wood windows'],
    [FENCE, 'what does chain link cost?', 'a chain link fence, 160 ft, one walk gate'],
    [FENCE, 'how much would chain link be?', 'a chain link fence, 160 ft, one walk gate'],
    [FENCE, 'and in cedar?', 'a cedar fence, 160 ft, one walk gate'],
    [FENCE, 'ok cedar then', 'a cedar fence, 160 ft, one walk gate'],
    ['broom finish driveway', 'on second thought, stamped', 'stamped driveway'],
  ])('%s | %s', (earlier, text, expected) => {
    expect(materialChange(earlier, text)?.(earlier)).toBe(expected);
  }); // prettier-ignore

  it('leaves the floor that makes way as it is', () => {
    const change = materialChange('replace the carpet with hardwood', 'what about laminate?', 'hardwood flooring');
    expect(change?.('replace the carpet with hardwood')).toBe('replace the carpet with laminate');
  });

  it.each([
    [FENCE, 'what would it cost to remove the old chain link?'],
    ['2 vinyl windows and 2 wood windows', "let's make it 5 vinyl"],
    ['4 vinyl windows', "let's do 2 vinyl windows and 2 wood windows"],
    ['4 vinyl windows', 'the sills are wood'],
    ['a vinyl fence, 160 ft', 'and a cedar gate'],
    [FENCE, 'make it 180 ft'],
    ['laminate, 300 sq ft', 'actually the room has carpet now'],
    ['laminate, 300 sq ft', 'the old carpet is to go, instead of us doing it'],
    ['400 sq ft of vinyl plank and 500 sq ft of hardwood', "let's do carpet instead"],
    ['3 rooms painted', "let's do cedar instead"],
    ['', 'switch to vinyl'],
  ])('none: %s | %s', (earlier, text) => {
    expect(materialChange(earlier, text)).toBeNull();
  });
});

it.each([
  ['4 vinyl windows', 'ok 2 vinyl and 2 wood', 'ok 2 vinyl windows and 2 wood windows'],
  ['4 vinyl windows', 'make it 5 vinyl', 'make it 5 vinyl windows'],
  ['4 vinyl windows', 'make it 5 vinyl windows', 'make it 5 vinyl windows'],
  ['4 windows', 'the 2 wood in the attic', 'the 2 wood in the attic'],
])('counts by the material: %s | %s', (earlier, text, expected) => {
  expect(withCountedThing(earlier, text, 'windows')).toBe(expected);
});
