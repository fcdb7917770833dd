import { dollars, job, price, written } from '../samples.fixture.js';

describe('of the prices that a rule lists for a thing one is charged', () => {
  const outlets = written(['Sockets', 'Outlets $130 each, GFCI $165']);
  const kinds = written(['Sockets', 'Outlets $130 each'], ['GFCI', 'GFCI outlets $165 each']);
  const panes = written(['Glass', 'Windows $11 per window inside and out, $6 outside only']);
  const lawns = written(['Mowing', 'Lawn mowing: $40 up to 1/4 acre, $60 up to 1/2 acre, $85 for bigger']);
  const lights = written(['Recessed', 'Recessed lights $150 each, $130 each for 6 or more']);
  const paving = written(['Pavers', 'Paver patio $24/sq ft, $20/sq ft over 400 sq ft']);
  const hands = written(['Cleaning', 'House cleaning $42 an hour, 2 cleaners $78 an hour']);
  const toilets = written(['Toilets', 'Toilet install $240. Customer-supplied toilet $190.']);
  const own = written(
    ['Toilets', 'Install a toilet $240, your own toilet $190'],
    ['Faucets', 'Faucet install $150, $110 if you supply your own'],
    ['Tile', 'Tiling $14 a sq ft, $11 with your own tile'],
  );
  const homes = written(['Cleaning', '1 bed $85, 2 bed $110, 3 bed $140, deep clean adds 40%']);
  const floors = written(['Windows', 'Windows $7 ground floor, $11 upstairs']);

  it.each([
    ['3 gfci outlets', outlets, 495],
    ['4 outlets', outlets, 520],
    ['3 outlets, one of them GFCI', outlets, 425],
    ['3 outlets, one of them GFCI', kinds, 425],
    ['20 windows inside and out', panes, 220],
    ['20 windows outside only', panes, 120],
    ['mow my lawn, 0.2 acre', lawns, 40],
    ['mow my lawn, about 1/3 of an acre', lawns, 60],
    ['mow my lawn, 2 acres', lawns, 85],
    ['8 recessed lights', lights, 1040],
    ['4 recessed lights', lights, 600],
    ['a paver patio of 600 sq ft', paving, 12_000],
    ['a paver patio of 300 sq ft', paving, 7200],
    ['house cleaning for 4 hours with 2 cleaners', hands, 312],
    ['house cleaning for 4 hours', hands, 168],
    ['I need a toilet installed', toilets, 240],
    ['I need a toilet installed, I already bought it', toilets, 190],
    ['install a new toilet', own, 240],
    ['I need a toilet installed, I have my own toilet already', own, 190],
    ['install a faucet', own, 150],
    ['install a faucet, I already bought one', own, 110],
    ['100 sq ft of tile', own, 1400],
    ['100 sq ft of tile, I have my own tile', own, 1100],
    ['clean a 2 bed flat', homes, 110],
    ['a deep clean of a 3 bed house', homes, 196],
    ['clean 6 windows downstairs and 4 upstairs', floors, 86],
    ['clean 4 windows upstairs', floors, 44],
  ])('%s', (text, owned, amount) => {
    expect(dollars(text, owned)).toBe(amount);
  });

  it.each<[text: string, amount: number | null]>([
    ['a slab, 24 x 24 ft', 4176],
    ['a slab, 24 x 24 ft, 4 inches thick', 4176],
    ['a slab, 24 x 24 ft, 6 inch instead of 4', 5040],
    ['a slab, 24 x 24 ft, 8 inches thick', null],
  ])('and a usual thickness goes without saying: %s', (text, amount) => {
    const slabs = written(
      ['Slabs', 'Concrete slabs are $7.25 per sq ft at 4 inches'],
      ['Thicker slabs', '6 inch instead of 4 inch: add $1.50 per sq ft'],
    );
    expect(dollars(text, slabs)).toBe(amount);
  });

  it('as does a usual height, and double glazing', () => {
    const fences = written(['Colorbond', '1.8 m Colorbond $98 per metre supplied and installed']);
    expect(dollars('36 metres of colorbond down the side', fences)).toBe(3528);
    expect(dollars('36 metres of colorbond, 1.5 m high', fences)).toBeNull();
    const windows = written(
      ['Windows', '$780 per window installed, double pane'],
      ['Grilles', 'Grilles $45 per window'],
    );
    expect(dollars('9 windows to replace, double pane is fine', windows)).toBe(7020);
    expect(dollars('9 windows to replace', windows)).toBe(7020);
  });

  it('but a limit is no usual size, and a height no length', () => {
    const limited = written(['Fences', 'Fence up to 6 ft tall $25 per ft, $35 per ft over 6 ft tall']);
    expect(dollars('100 ft of fence, 5 ft tall', limited)).toBe(2500);
    const palings = written(['Palings', '1.8m paling fence, $165 a metre'], ['Gates', 'gates $420 each']);
    expect(dollars('a new paling fence, 34 m, with a gate', palings)).toBe(6030);
    expect(dollars('a new 1.8 m paling fence', palings)).toBeNull();
  });

  it('and the inches of a thing are no number of it', () => {
    expect(dollars('mount a 55 inch tv', written(['TVs', 'TVs up to 65 inches $120 each']))).toBe(120);
  });

  it('and no windows are new because they are there', () => {
    const windows = written(['Windows', '$780 per window, double pane']);
    expect(
      ['paint 6 windows', 'clean 12 windows', '6 triple glazed windows to replace'].map((text) =>
        dollars(text, windows),
      ),
    ).toEqual([null, null, null]);
  });

  it('and kinds of trees, and their stumps, are told apart', () => {
    const trees = written(
      ['Felling', 'trees under 20 ft $260 each, 20 to 45 ft $610 each'],
      ['Palms', 'Palm trimming $85 per palm'],
      ['Stumps', 'grinding is $120 a stump'],
    );
    expect(dollars('3 dead spruces to come down, each around 35 feet. Grind two of the stumps', trees)).toBe(2070);
    expect(dollars('two pine trees to remove, 15 ft each. There are 3 palms that need trimming', trees)).toBe(775);
  });

  it('and rooms of a kind are counted by that kind', () => {
    const rooms = written(['Bedrooms', '$480 per bedroom'], ['Living rooms', 'Living rooms are $690 each']);
    expect(dollars('paint 2 bedrooms and the living room', rooms)).toBe(1650);
  });

  it('and pieces are counted by their own names', () => {
    const taps = written(['Taps', 'New tap fitted, $85 per tap'], ['Valves', 'Flush or fill valve replaced $70 each']);
    const text =
      "the kitchen tap drips and both the taps upstairs have seized, so that's all three wanting replacing. The loo needs a fill valve";
    expect(dollars(text, taps)).toBe(325);
  });

  it('but what is said to come on top comes on top, and two things are both charged', () => {
    const walls = written(['Walls', 'Walls $3 a sq ft, ceilings $1.20 a sq ft']);
    expect(dollars('paint walls and ceilings, 400 sq ft of walls and 200 sq ft of ceilings', walls)).toBe(1440);
    const tall = written(['Trees', 'Tree removal $400, add $150 over 30 ft']);
    expect(dollars('remove a 40 ft tree', tall)).toBe(550);
  });
});

describe('what a rule lists beside its sizes and kinds is charged as well', () => {
  it.each<[text: string, rule: [string, string], amount: number]>([
    [
      'house cleaning 3 bedrooms, inside the oven too',
      ['House cleaning', '1 bedroom $90, 2 bedrooms $120, 3 bedrooms $150. Inside oven $30.'],
      180,
    ],
    ['house cleaning 2 bedroom apartment', ['House cleaning', 'Studio $95, 1 bedroom $115, 2 bedroom $140'], 140],
    ['wash my two story house and patio', ['House wash', '$340 one story, $480 two story. Deck $140. Patio $110'], 590],
    [
      'remove a 40 ft tree and grind the stump',
      ['Tree removal', 'Under 30 ft $400, 30-60 ft $800. Stump grinding $150'],
      950,
    ],
    [
      'replace the roof, 1500 sq ft, two story, steep',
      ['Roof', 'Roof replacement $5 per sq ft. Two story $400, steep $500'],
      8400,
    ],
    [
      'laminate 600 sq ft with underlay',
      ['Laminate', '$4 per sq ft under 500 sq ft, $3.50 per sq ft over 500 sq ft, underlay $0.50 per sq ft'],
      2400,
    ],
    ['paint 4 rooms with ceilings', ['Rooms', '$300 a room, 3 or more rooms $270 a room, ceilings $100 a room'], 1480],
    [
      'new 200 ft fence, old fence removal',
      ['Fence', '$30 per foot, $27 per foot over 150 feet, old fence removal $4 per foot'],
      6200,
    ],
    ['clean 10 windows with tracks', ['Windows', '$8 per window, tracks $2 per window'], 100],
    ['6 outlets, 2 of them GFCI', ['Outlets', 'Outlets $140 each, GFCI outlets $170 each'], 900],
    [
      'clean 12 windows, 5 on the second floor',
      ['Window cleaning', '$7 per window. Second floor windows $9 per window.'],
      94,
    ],
    ['install a furnace with humidifier', ['Furnace', 'Furnace $3500, furnace humidifier $450'], 3950],
    [
      '2 movers, truck and packing for 5 hours',
      ['Movers', '2 movers $120 an hour, truck $40 an hour, packing $50 an hour'],
      1050,
    ],
    ['move a 3 bedroom house with a piano', ['Moving', '2 bedroom $600, 3 bedroom $850, piano $150'], 1000],
  ])('%s', (text, rule, amount) => {
    expect(dollars(text, written(rule))).toBe(amount);
  });

  it.each<[text: string, rule: [string, string], amount: number]>([
    ['2 movers for 4 hours', ['Moving', '2 movers $130/hr, 3 movers $175/hr, 4 movers $220/hr'], 520],
    ['carpet cleaning 3 rooms', ['Carpet cleaning', '1 room $59, 2 rooms $99, 3 rooms $139'], 139],
    ['install a smart thermostat', ['Thermostat', 'Basic $150, smart $275 installed'], 275],
    ['need a plumber for 3 hours', ['Labor', '$120 first hour, $85 each additional hour'], 290],
  ])('and no other size or kind: %s', (text, rule, amount) => {
    expect(dollars(text, written(rule))).toBe(amount);
  });

  it('and a price under the name of a work is for that work', () => {
    const both = written(['House cleaning', '$120'], ['Oven clean', '$35']);
    expect(dollars('house cleaning', both)).toBe(120);
    expect(dollars('oven clean', both)).toBe(35);
  });

  it('and no pound is counted', () => {
    const heavy = written(['Heavy items', '$75 per item over 300 lbs'], ['Moving', '$150/hour']);
    expect(dollars('3 hour move and one item over 300 lbs', heavy)).toBe(525);
  });
});

describe('a flat price for one', () => {
  const fans = written(['Fans', 'Ceiling fan $180']);
  const nests = written(['Wasps', 'Wasp nest removal $140, each additional nest $50']);

  it.each([
    ['3 ceiling fans', fans, 540],
    ['a ceiling fan', fans, 180],
    ['3 wasp nests', nests, 240],
    ['remove 2 trees', written(['Trees', 'Tree removal $350']), 700],
    ['I have 3 trees and want one removed', written(['Trees', 'Tree removal $350']), 350],
    ['window cleaning, 5 windows', written(['Glass', 'Window cleaning $150']), 150],
  ])('%s', (text, owned, amount) => {
    expect(dollars(text, owned)).toBe(amount);
  });
});

it.each([
  ['mow lawn 5000 sq ft', written(['Sod', 'Sod $1.80 per sq ft'])],
  ['mow lawn 5000 sq ft', written(['Pavers', '$22/sq ft, $18/sq ft over 500 sq ft'])],
  [
    'the living room painted, 12x15 ft with 9 ft ceilings',
    written(['Walls', 'Walls $3 a sq ft, ceilings $1.20 a sq ft']),
  ],
])('no rate for other work prices %s', (text, owned) => {
  expect(dollars(text, owned)).toBeNull();
});

it('names each price of a rule in its line', () => {
  const { estimate } = price('3 outlets, one of them GFCI', written(['Sockets', 'Outlets $130 each, GFCI $165']), []);
  expect(estimate?.lines.map(({ label }) => label)).toEqual([
    'Sockets (2 outlets × $130)',
    'Sockets: gfci (1 outlet × $165)',
  ]);
});

describe('works that past jobs price one by one', () => {
  const done = [
    ...[60, 90, 120, 60].map((feet, at) => job(`f${at}`, 'Fence staining', `Stain wood fence, ${feet} ft`, feet * 9)),
    ...[1, 2, 3, 4].map((rooms) =>
      job(`r${rooms}`, 'Interior repaint', `Walls in ${rooms} rooms, two coats`, rooms * 480),
    ),
    ...[80, 120, 160].map((feet) =>
      job(`t${feet}`, 'Trim', `Paint baseboards and trim, ${feet} linear feet`, feet * 3),
    ),
  ];

  it.each([
    ['paint 2 rooms and baseboards 120 ft', ['Interior painting', 'Trim installation']],
    ['paint 3 rooms and stain 90 ft of fence', ['Interior painting', 'Fence staining']],
  ])('%s', (text, works) => {
    const lines = price(text, [], done).estimate?.lines.map(({ label }) => label.replace(/,.*$/, ''));
    expect(lines).toEqual(works);
  });

  it('names what it measures and does not hold', () => {
    expect(price('Just the trim: 160 linear feet, and 2 rooms', [], done).estimate?.assumptions).toContain(
      'Not included: 2 rooms',
    );
  });

  it('adds a flat price to what jobs tell of the rest', () => {
    const springs = [
      job('a', 'Broken spring', 'Torsion spring replaced, garage door', 245),
      job('b', 'Spring snapped', '1 torsion spring replaced, garage door', 235),
      job('c', 'Spring replacement', 'Garage door torsion spring replaced', 255),
      job('d', 'New opener', 'Garage door opener installed', 420),
      job('e', 'Opener replaced', 'New garage door opener', 420),
    ];
    const lines = price(
      'garage door spring snapped, and a new opener',
      written(['Openers', 'New opener $420 installed']),
      springs,
    ).estimate?.lines.map(({ label }) => label.replace(/, from.*$/, ''));
    expect(lines).toEqual(['Garage door springs', 'Openers (+$420)']);
  });
});

describe('of a painter', () => {
  const list = written(
    ['Walls', 'Interior walls are $3 a square foot'],
    ['Large', 'Over 2,000 sq ft the walls are only $2.50 per sq ft'],
    ['Ceilings', 'Ceilings add $1 per square foot'],
    ['Second storey', 'Above the ground floor 10% more per storey, but not for inside work'],
    ['Popcorn', 'Popcorn ceiling removal $2 per sq ft'],
    ['Trim', 'Skirting boards and trim: $2 per linear foot'],
  );
  const rooms = written(['Rooms', '$1,000 for the first room, $800 for every other room']);
  const paper = written(['Rooms', 'Rooms are $400 each'], ['Wallpaper', 'Stripping wallpaper is $100 extra per room']);

  it.each([
    ['Interior walls 3,000 sq ft', list, 7500],
    ['Interior walls 1,000 sq ft, walls only, 9 foot ceilings', list, 3000],
    ['Interior walls 1,000 sq ft in a two storey house', list, 3000],
    ['Popcorn ceiling removal, 500 sq ft', list, 1000],
    ['150 linear feet of trim', list, 300],
    ['Paint 3 bedrooms', rooms, 2600],
    ['Paint 5 rooms, there is wallpaper to strip in two of them', paper, 2200],
  ])('%s', (text, rules, amount) => {
    expect(dollars(text, rules)).toBe(amount);
  });
});
