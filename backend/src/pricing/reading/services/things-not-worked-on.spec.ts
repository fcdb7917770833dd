import { readDetails } from '../details.js';

const service = (text: string): string | null => readDetails(text, { today: '2026-03-02' }).service;

it.each([
  ["locked myself out, it's 1am and im standing on the porch in slippers", 'lockout service'],
  ["locked ourselves out, we're sitting on the front steps", 'lockout service'],
  ["the door slammed shut behind me and I'm waiting in the driveway", 'lockout service'],
  ['hi i am stuck on the deck, locked out', 'lockout service'],
  ['we are standing in the driveway looking at cracks, we want a new driveway', 'concrete driveway'],
  ['6 cube of pine bark mulch on the front beds, and 20 murraya planted along the side fence', 'mulching and planting'],
  ['plant 12 lomandra along the back fence', null],
  ['mow along our driveway', 'lawn mowing'],
  ['repoint 140 sq ft, the whole driveway side', 'repointing'],
  ['wash the driveway, the roof is brand new tile', 'pressure washing'],
  ['rust from the sprinkler water all over the driveway, please wash it', 'pressure washing'],
  ['3 bedroom apartment into storage', 'moving'],
  ['build a fence along the driveway, 60 ft', 'fence installation'],
  ['3 wasp nests! two under the eaves at the back and another in the shed', 'wasp nest removal'],
  ["3 wasp nests that scare the kids. They're big, so come soon, one is in the shed", 'wasp nest removal'],
  ['3 lights, one on the porch and another in the garage', null],
  ['the rotten posts along our back fence need replacing', 'fence installation'],
  ['rotten boards, two on the deck', 'deck repair'],
  ['weeds along the driveway to spray', null],
  ['3 radiators hooked to the gas boiler we have', null],
  ['hook the new boiler up to the gas line', 'boiler replacement'],
  ['A banging noise comes from the boiler', 'furnace repair'],
  ['rusty water comes from the water heater, replace it', 'water heater replacement'],
  ['two door knobs put in', 'door installation'],
  ['the door handle left loose, please fix it', 'door repair'],
  ['a small patch in a bedroom wall, the door knob went through it', 'drywall repair'],
  ["crown moulding, 110 ft. I'm a repeat customer, you built my window seat", 'trim installation'],
  ["the ball lives in next door's gutter now, so artificial turf please", 'artificial turf'],
  ['new plywood decking under the shingles', 'roof replacement'],
  ['new decking for the porch, 300 sq ft', 'deck building'],
  ["My neighbor's contractor knocked over our old wall. I want a block wall, 95 ft", 'block wall'],
  ['we want the old wall knocked down', 'wall removal'],
  ['knockdown texture, 1100 sq ft of walls', null],
  ['knockdown interior wall, 12 ft', 'wall removal'],
  ['install a 112 sq ft shed on an existing concrete pad', 'shed construction'],
])('where somebody or something is, is no work: %s', (text, work) => {
  expect(service(text)).toBe(work);
});

it.each([
  ['fleas in both bedrooms, the hall carpet is clean', 'flea control'],
  ['the gutters are clean but the roof leaks', 'roof repair'],
  ['Our oven is already clean. We need the house cleaned, 3 bedrooms', 'house cleaning'],
  ['the deck is clean, needs staining', 'deck staining'],
  ['our windows are not clean, please wash them', 'window cleaning'],
  ['I want my carpets clean', 'carpet cleaning'],
])('what is clean is not to be cleaned: %s', (text, work) => {
  expect(service(text)).toBe(work);
});

it.each([
  ['mount a 55 inch tv on regular drywall', 'TV mounting'],
  ['hang a 65 inch tv on a brick wall', 'TV mounting'],
  ["put a tv up on the wall, it's drywall", 'TV mounting'],
  ['install a grab bar on tile over drywall', 'grab bar installation'],
  ['hang drywall on the ceiling, 400 sq ft', 'drywall hanging and finishing'],
  ['install tile on concrete, 200 sq ft', 'tiling'],
])('what carries a thing is no work: %s', (text, work) => {
  expect(service(text)).toBe(work);
});

it.each([
  ['Spring start up please, also three heads got chewed up by the snow plow and need replacing', 'irrigation'],
  ['the lawn mower broke two sprinkler heads, please repair', 'sprinkler repair'],
  ['movers gouged the drywall in the hall, please repair', 'drywall repair'],
  ['our fence was hit by a truck, 3 panels down', 'fence repair'],
  ['the plumber cut three holes in the drywall, please patch', 'drywall repair'],
  ['plow our driveway all winter', 'snow removal'],
])('who did the damage is no work: %s', (text, work) => {
  expect(service(text)).toBe(work);
});

it.each([
  [
    'Electrician left us with five holes in the walls. Walls need to look normal again, we do our own painting',
    'drywall repair',
  ],
  ['patch the ceiling, my husband does his own painting', 'drywall repair'],
  ['a patio 12x20, we always do our own mulching', 'concrete patio'],
  ['we want our own sauna painted inside', 'interior painting'],
])('what they do themselves is not asked for: %s', (text, work) => {
  expect(service(text)).toBe(work);
});

it.each([
  ['Granite for a bar and an island, no sinks, 44 sq ft. cabinets are new so no old tops', 'countertops'],
  ['the roof is new, gutters need cleaning', 'gutter cleaning'],
  ['windows are new and need cleaning', 'window cleaning'],
  ['our deck is new. We want it stained', 'deck staining'],
  ['the fence is new but leaning', 'fence repair'],
  [
    'Sliding glass door wanted. There are two windows either side but those were done in 2019.',
    'sliding door installation',
  ],
  ["front door replaced. There's a skylight above it but that one was done last year", 'door installation'],
  ['4 windows, those were done in 2009 and need it again, repaint', 'window installation'],
  ['two taps drip, both were replaced last year', 'leak repair'],
  ['three bedrooms we want done, just the walls, ceilings and trim still look good', null],
])('what is new or was done is left alone: %s', (text, work) => {
  expect(service(text)).toBe(work);
});
