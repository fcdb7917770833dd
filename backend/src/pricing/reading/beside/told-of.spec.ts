import { withoutOthers, withoutUnasked } from './told-of.js';

it.each([
  ['My aunt said most companies charge extra for frost, but we can wait. 110 ft', ' We can wait. 110 ft'],
  ['She had asbestos at her place and it cost a lot, but ours is clean. 90 sq ft', ' Ours is clean. 90 sq ft'],
  ['Our neighbor has an oak in the lines and he says you guys charge more, but that is his. 3 pines', '. 3 pines'],
  [
    'A mate in the trade has seen it and reckons 3 hours. Two taps',
    'A mate in the trade has seen it and reckons 3 hours. Two taps',
  ],
  ['The bloke at number 40 hit rock when he did his. 35 m of fence', '. 35 m of fence'],
  ['my brother-in-law has 12 foot ceilings and it cost him a fortune. 10 lights', '. 10 lights'],
  ['My sister had the wallpaper stripped in her place for $1,200. 4 rooms', '. 4 rooms'],
  [
    'My friend has slate in her place and it makes me shiver, so no slate. 90 sq ft',
    ' It makes me shiver, so no slate. 90 sq ft',
  ],
  [
    'Our neighbor Don is nice. He had a patio put in by someone else. Spread 6 yards of mulch',
    'Our neighbor Don is nice. . Spread 6 yards of mulch',
  ],
  [
    'The folks next door have one of those two-story jobs and somebody charged them $640, which I think is robbery. Clean 90 ft',
    '. Clean 90 ft',
  ],
  [
    'The hall downstairs is tile and stays as it is. Carpet, 620 sq ft',
    'The hall downstairs is tile and stays as it is. Carpet, 620 sq ft',
  ],
  ['A buddy of mine in Henderson had 1,500 sq ft scraped and they soaked him. Scrape 640', '. Scrape 640'],
  ['Next door is a listed building but ours is not. 95 sq m', ' Ours is not. 95 sq m'],
  [
    'My neighbor Dwayne just had 120 ft of it done and I want the same look. 85 ft',
    'My neighbor Dwayne just had  done and I want the same look. 85 ft',
  ],
  ['I got a flyer for $99 whole house up to 10 vents. Clean 18 vents', '. Clean 18 vents'],
  [
    'The neighbour at number 31 had 14 windows done and paid $17,900, which seems crazy to me. Replace 9',
    '. Replace 9',
  ],
  ['5 windows. You did next door, number 40, they had 9 windows and a bay', '5 windows. '],
  ['My cousin moved in March and it took his crew 9 hours. 2 bedrooms', '. 2 bedrooms'],
  ['His sister had her kitchen torn out and the sink moved. 1 tap', '. 1 tap'],
  ['My cousin had cork laid for her 40th birthday and it stained. 3 rooms', '. 3 rooms'],
  ['Our neighbors at number 9 just put in a vinyl fence, but ours is wood. 80 ft', ' Ours is wood. 80 ft'],
  ['I said no. My neighbor had hers sprayed in May, but we can wait. 1 nest', 'I said no.  We can wait. 1 nest'],
])('what others have is told and not asked for: %s', (text, left) => {
  expect(withoutOthers(text)).toBe(left);
});

it('hears that something else can wait', () => {
  expect(withoutUnasked('The hall downstairs is tile and stays as it is. Carpet, 620 sq ft')).toBe(
    ' . Carpet, 620 sq ft',
  );
  expect(withoutUnasked('open my pool. (closing we can talk about in october)')).toBe('open my pool. ( )');
  expect(withoutUnasked('do you do owt for pensioners? not for me im 41, its my mum. 3 rooms')).toBe(' . 3 rooms');
  expect(withoutUnasked('forget the patio door, it can wait. I want 4 windows')).toBe(
    'forget the patio door . I want 4 windows',
  );
  expect(withoutUnasked("26 sq m of tiles. We'll get you back next year for the bathroom")).toBe('26 sq m of tiles.  ');
});

it.each([
  'Paint the house at number 14, 1,800 sq ft',
  'A fence like the one next door, 120 ft, 6 ft high',
  'Our neighbor has a cedar fence. I want the same, 80 ft',
  'My mom had a fall and needs two grab bars installed. What would it cost?',
  'My cousin had a leak. Could you look at it for her next week',
  'My mother-in-law has a leaking roof. Can you quote?',
])('what is asked for somebody else stays: %s', (text) => {
  expect(withoutOthers(text)).toBe(text);
});

it.each([
  ['The inside I do myself, 1 room per winter. Paint the outside', 'Paint the outside'],
  ['Paint 2 rooms now and the rest next year', 'Paint 2 rooms now'],
  ['The old carpet is up, we did that ourselves on Sunday. 32 sq m', 'The old carpet is up . 32 sq m'],
  [
    'Last year it was 8 yards, but since then we added a strip, so I reckon 12 yards',
    'since then we added a strip, so I reckon 12 yards',
  ],
  ['The edges were recut in the fall so no edging needed. 12 yards of mulch', '12 yards of mulch'],
  [
    "A slab of 6m by 5m. There's an old slab next to it, 3m by 3m, that one stays put so don't touch it",
    'A slab of 6m by 5m.',
  ],
  ['Clean 18 vents. Dryer vent was done in the spring so not that.', 'Clean 18 vents.  .'],
  ["4 radiators. System was flushed last winter so it doesn't need that. No rush", '4 radiators.  . No rush'],
  ['We did look at herringbone but no, straight planks', 'straight planks'],
  ['I thought about a heat pump, but it was too dear. Service the furnace', 'Service the furnace'],
  [
    "The house is two stories and 2,600 sq ft but you don't have to touch the house, only the driveway",
    ', only the driveway',
  ],
  [
    'Insulate the attic. When we moved in there were mice up there, but a company cleaned all of that up. 900 sq ft',
    'Insulate the attic.  . 900 sq ft',
  ],
  ['900 sq ft of attic. The barn has 2,000 sq ft but that is for the hay and needs nothing.', '900 sq ft of attic. .'],
  ["400 sq ft of laminate laid and we'll pull the carpet ourselves", '400 sq ft of laminate laid and'],
  [
    'When we moved in there were twelve oaks, and we have lost 4 of them over the years to storms. Take down 1 oak',
    ', and  . Take down 1 oak',
  ],
  ['There used to be 6 sconces in the hall, now we want 2 lights', ', now we want 2 lights'],
  [
    'When we bought it there were 5 old windows, they need replacing',
    'When we bought it there were 5 old windows, they need replacing',
  ],
  [
    'When we moved in there were 4 rotten sills. Please replace them',
    'When we moved in there were 4 rotten sills. Please replace them',
  ],
  [
    'The sellers were odd. They had a deck built, 12x20, we want it stained',
    'The sellers were odd. They had a deck built, 12x20, we want it stained',
  ],
  ['There used to be a porch, 8x12, we want it rebuilt', 'There used to be a porch, 8x12, we want it rebuilt'],
  ['The first thing we did was tear out the old carpet. Paint 2 rooms', 'Paint 2 rooms'],
  ["I'll move the furniture myself, 3 bedrooms, walls only", ', 3 bedrooms, walls only'],
  ["the house roof is steep but you're not touching that, the garage is low. 1 layer", ', the garage is low. 1 layer'],
  ['my flatmate just did the oven so skip that, only the fridge', ', only the fridge'],
  ['i thought they were bed bugs at first lol but no, its ants', 'no, its ants'],
  ['I thought it would need paint, 3 rooms', 'I thought it would need paint, 3 rooms'],
  ['Windows we washed ourselves last week, just the gutters please', ', just the gutters please'],
  ['4 rooms. The hall I already did myself, but the stairs are bad', '4 rooms.  , but the stairs are bad'],
  ['The fence I stained myself is peeling', 'The fence I stained myself is peeling'],
  ['The pump we fitted ourselves leaks again', 'The pump we fitted ourselves leaks again'],
  ['We will not be able to do it ourselves, 3 rooms', 'We will not be able to do it ourselves, 3 rooms'],
])('what is done by themselves, or later, is not asked for: %s', (text, left) => {
  expect(
    withoutUnasked(text)
      .replace(/^[ .]+/, '')
      .trim(),
  ).toBe(left);
});
