import { dollars, written } from '../samples.fixture.js';

/** One rule or two as owners write them, and what everyday requests come to by them alone. */
const LISTS: [rules: [title: string, description: string][], asked: [text: string, amount: number | null][]][] = [
  [
    [
      ['Gutter cleaning', 'Gutter cleaning $1.10 a foot single storey, $1.60 two storey'],
      ['Downspouts', 'Unclogging a downspout $25 each'],
    ],
    [
      ['clean my gutters, 150 ft, single storey', 165],
      ['gutters need cleaning, two storey house, 180 feet, and 2 clogged downspouts', 338],
    ],
  ],
  [
    [['Windows', 'Window cleaning $8 per window outside, $12 in and out']],
    [
      ['clean 14 windows outside only', 112],
      ['clean 14 windows inside and outside', 168],
      ['clean both sides of 14 windows', 168],
    ],
  ],
  [
    [['Windows', '$30 a window, each additional $25']],
    [
      ['clean 1 window', 30],
      ['clean 4 windows', 105],
    ],
  ],
  [
    [['Faucets', 'Faucet install $225 each, second one same visit is 150']],
    [
      ['install a kitchen faucet', 225],
      ['install 3 faucets', 525],
    ],
  ],
  [[['Stumps', '$95 a stump, add $40 for each stump over 24 inches']], [['3 stumps, one is 30 inches across', 325]]],
  [
    [['Drywall', 'Patch up to 6 inches $95, up to 12 inches $140, larger $220']],
    [
      ['patch a hole in the drywall', 95],
      ['patch a 10 inch hole in the drywall', 140],
      ['patch a 15 inch hole', 220],
      ['2 drywall holes, each about 10 inches', 280],
      ['patch a 5 inch hole and a 10 inch hole', 235],
    ],
  ],
  [
    [['Roof', 'Shingle roof $480 a square, tear off $90 a square per layer']],
    [
      ['2200 sq ft shingle roof, one layer to tear off', 12_540],
      ['2200 sq ft shingle roof, two layers to tear off', 14_520],
    ],
  ],
  [
    [['House', 'Cleaning 1 bed $110, 2 bed $140, 3 bed $175, deep clean +50%']],
    [
      ['2 bed 1 bath apartment deep clean', 210],
      ['3 bedroom house clean', 175],
    ],
  ],
  [
    [
      ['Stumps', 'First stump $150, each additional stump $60'],
      ['Big stumps', 'Over 24 inches wide add $45 per stump'],
    ],
    [
      ['5 stumps. One of the stumps is big, like 30 inches across. The other 4 are all under a foot', 435],
      ['5 stumps, two of them are 30 inches', 480],
      ['4 stumps, one is 30 inches across', 375],
      ['5 stumps 30 inches across', 615],
    ],
  ],
  [
    [
      ['Rooms', 'Hanging paper $410 a room'],
      ['Stripping', 'Taking the old paper off is $140 per room'],
    ],
    [
      ['hang paper in two rooms, strip the old paper in one', 960],
      ['hang paper in two rooms, one has old paper to come off', 960],
      ['two rooms to be wallpapered. Just the guest room has old paper that needs to come off', 960],
    ],
  ],
  [
    [
      ['Gutters', 'Seamless gutter $9.50 a foot'],
      ['Old gutters', 'Old gutters off and away is $1.50 a foot'],
    ],
    [
      ['160 ft of seamless gutter, the old rotten ones have to come off', 1760],
      ['160 ft of seamless gutter', 1520],
    ],
  ],
  [
    [
      ['Board', 'Board hung and finished $2.60 a sq ft'],
      ['Ceilings', 'Ceilings 75 cents a sq ft more'],
    ],
    [
      ['Want a garage drywalled. 1,180 sq ft in all: 700 sq ft of walls and 480 sq ft of ceiling', 3428],
      ['hang board, 800 sq ft of walls', 2080],
    ],
  ],
  [
    [
      ['Cameras', '$210 per camera, wired and set up'],
      ['Recorder', 'Recorder with 2 TB drive $380'],
    ],
    [
      ['5 cameras with the recorder box', 1430],
      ['5 cameras', 1050],
    ],
  ],
  [
    [
      ['Dumpsters', '10 yard $340, 15 yard $410, 7 days included'],
      ['Extra days', "After 7 days it's $15 a day"],
    ],
    [
      ['a 15 yard dumpster for 10 days', 455],
      ['a 10 yard dumpster for 5 days', 340],
    ],
  ],
  [
    [['Sweeping', 'First flue $65, then $50 for each extra flue']],
    [
      ['sweep 2 chimneys', 115],
      ['one chimney with two flues swept', 115],
      ['chimney sweep for one flue', 65],
    ],
  ],
  [
    [['Trees', 'Pruning $150 per tree, removal $600 per tree, stump $120 each']],
    [
      ['prune 3 trees and remove one', 1050],
      ['I have 5 palm trees, trim 3 and remove 2', 1650],
      ['4 trees, take one down and prune the rest', 1050],
      ['remove 2 trees and grind the stumps', 1440],
      ['remove 3 trees, stumps ground too', 2160],
      ['remove 2 trees and grind one stump', 1320],
    ],
  ],
  [
    [['Fence', 'Chain link $18 a foot 4 ft high, $22 a foot 6 ft high, gate $180']],
    [
      ['120 ft of 6 ft chain link with one gate', 2820],
      ['80 ft of 4ft chain link', 1440],
      ['6 ft chain link fence, 100 ft', 2200],
    ],
  ],
  [
    [['Fence', 'Cedar fence $38 a ft, 8 ft tall $46 a ft']],
    [
      ['90 ft cedar fence', 3420],
      ['90 ft of 8 ft cedar fence', 4140],
    ],
  ],
  [
    [
      ['Fence', 'Cedar fence $32 a foot'],
      ['Gates', '$250 per gate, $450 for a double'],
    ],
    [
      ['150 ft cedar fence, one gate', 5050],
      ['150 ft cedar fence with a double gate', 5250],
    ],
  ],
  [
    [
      ['Electric', 'Outlets $90, $130 for a double'],
      ['Fan', 'Ceiling fan $180'],
    ],
    [['4 outlets and a ceiling fan', 540]],
  ],
  [
    [['Drywall', 'Patches: small $125, medium $200, large $350']],
    [
      ['3 small drywall patches', 375],
      ['drywall: 2 small patches and 1 large patch', 600],
    ],
  ],
  [
    [['Electric', 'Outlet $145, GFCI $175, ceiling fan $220']],
    [
      ['install 2 outlets', 290],
      ['one gfci outlet and a ceiling fan', 395],
      ['3 outlets and 2 gfci', 785],
    ],
  ],
  [[['Electric', 'Outlets $145 each, GFCI $175, switches $95']], [['4 outlets and 2 switches', 770]]],
  [
    [['Mowing', 'Lawn mowing $55 per visit up to half an acre, $85 up to an acre']],
    [
      ['lawn mowing, a quarter acre', 55],
      ['mow my lawn, half an acre', 55],
      ['mow my lawn, 3/4 acre', 85],
      ['5 yards of mulch', null],
    ],
  ],
  [
    [['Movers', '$120 an hour for 2 movers, each additional mover $45 an hour']],
    [
      ['3 movers for 4 hours', 660],
      ['2 movers 5 hours', 600],
    ],
  ],
  [
    [['Gutters', 'Gutter guards $9 a foot, gutters $11 a foot, downspouts $85 each']],
    [['120 ft of gutters with guards and 4 downspouts', 2740]],
  ],
  [
    [['TV', 'TV mounting $120, over 65 inches $160, hide wires $80']],
    [
      ['mount a 75 inch tv', 160],
      ['mount a 50 inch tv and hide the wires', 200],
    ],
  ],
  [
    [['Locksmith', 'Car lockout $75, house lockout $95, after 8pm add $40']],
    [
      ['locked out of my car', 75],
      ['locked out of my house at 10pm', 135],
    ],
  ],
  [
    [['Hvac', 'AC tune-up $99, furnace tune-up $89, both $169']],
    [
      ['tune up my AC and furnace', 169],
      ['furnace tune-up', 89],
    ],
  ],
  [[['Appliance', 'Diagnostic $89 waived with repair, labor $95 an hour']], [['diagnose my washer', 89]]],
];

describe.each(LISTS)('%j', (rules, asked) => {
  it.each(asked)('%s', (text, amount) => {
    expect(dollars(text, written(...rules))).toBe(amount);
  });
});
