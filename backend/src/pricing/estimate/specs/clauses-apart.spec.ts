import { job, perUnit, price, written } from '../samples.fixture.js';

type Jobs = ReturnType<typeof job>[];
const lines = (text: string, jobs: Jobs, rules: Parameters<typeof price>[1] = []): [string, number][] =>
  (price(text, rules, jobs).estimate?.lines ?? []).map(({ label, amountCents }) => [label, amountCents / 100]);
const dollars = (text: string, jobs: Jobs): number[] => lines(text, jobs).map(([, amount]) => amount);

const GUTTERS = [
  job('a', 'New gutters', '120 ft seamless aluminum', 1_080),
  job('b', 'Gutter guards', '150 ft of guards installed', 1_200),
  job('c', 'Fascia', '60 ft of fascia replaced', 900),
];
const APPLIANCES = [
  job('a', 'Dryer', 'Not heating, element replaced', 195),
  job('b', 'Dishwasher', 'Leaking, door seal', 180),
  job('c', 'Oven', 'Igniter replaced', 200),
];
const GARDENER = [
  job('a', 'Planting', '12 shrubs planted', 720),
  job('b', 'Trees planted', '3 trees, 15 gallon', 660),
  job('c', 'Mow', '8,000 sq ft lawn', 65),
  job('d', 'Fertilizer', '8,000 sq ft', 75),
];
const PAINTER = [
  job('a', 'Doors', '6 interior doors painted', 540),
  job('b', 'Front door', 'Front door painted', 220),
  job('c', 'Trim', '200 ft of baseboards painted', 500),
  job('d', 'Hallway', 'Hall and stairwell', 900),
];
const LOCKS = [
  job('a', 'Rekey', '4 locks rekeyed', 140),
  job('b', 'Rekey', '6 locks', 195),
  job('c', 'Smart lock', 'Installed customer smart lock', 210),
];

it('prices rooms and doors of one work by jobs of each', () => {
  const decorator = [
    job('a', 'Two rooms', '2 rooms, walls and ceilings', 600),
    job('b', 'Three rooms', '3 rooms, walls and ceilings', 900),
    job('c', 'Four rooms', '4 rooms, walls', 1_200),
    job('d', 'Doors', '4 doors on the landing and hall', 260),
    job('e', 'Doors glossed', '8 doors, two coats', 520),
  ];
  const wanted = '2 rooms painted, walls and ceilings, and 6 doors glossed';
  expect(dollars(wanted, decorator)).toEqual([601, 391]);
  const landlords = written(['Landlords', 'Landlords get 10% off']);
  expect(lines(`I'm a landlord. ${wanted}`, decorator, landlords).map(([, amount]) => amount)).toEqual([
    601, 391, -99.2,
  ]);
  expect(dollars('2 rooms painted, walls and ceilings', decorator)).toEqual([601]);
});

describe('works that bear one name, or none, are priced one by one', () => {
  it.each<[string, Jobs, number]>([
    ['100 ft gutters and 40 ft of fascia', GUTTERS, 2],
    ['new gutters 100 ft with gutter guards', GUTTERS, 2],
    ['dishwasher leaks and the oven igniter is dead, please fix both', APPLIANCES, 2],
    ["dishwasher won't drain and the oven is dead", APPLIANCES, 2],
    ['plant 8 shrubs and 2 trees', GARDENER, 2],
    ['mow and fertilize, 8,000 sq ft', GARDENER, 2],
    ['front door and 4 interior doors', PAINTER, 2],
    ['repaint 150 ft of baseboard and 5 doors', PAINTER, 2],
    ['rekey 3 locks and install a smart lock', LOCKS, 2],
  ])('%s', (text, jobs, works) => {
    expect(dollars(text, jobs)).toHaveLength(works);
  });

  it('each from its own jobs and size', () => {
    expect(dollars('mow and fertilize, 8,000 sq ft', GARDENER)).toEqual([65, 75]);
    const [locks, smart] = lines('rekey 3 locks and install a smart lock', LOCKS);
    expect(locks?.[1]).toBeLessThan(130);
    expect(smart).toEqual(['Lock installation, smart lock, from 1 similar job', 210]);
  });
});

describe('but one work stays one', () => {
  it.each<[string, Jobs]>([
    ['which has been done with the other before', [...GUTTERS, job('d', 'Both', '90 ft of gutters and fascia', 2_100)]],
    ['where another part is of a kind that nobody knows', GUTTERS.slice(0, 2)],
  ])('%s', (_, jobs) => {
    expect(dollars('100 ft gutters and 40 ft of fascia', jobs)).toHaveLength(1);
  });

  it.each([
    '6 doors painted. The hallway is narrow',
    '6 doors painted, the baseboards are fine',
    '6 doors painted but not the front door',
    'Doors. We have 6 of them, and no hallway',
  ])('where the rest only tells of the place: %s', (text) => {
    expect(dollars(text, PAINTER)).toHaveLength(1);
  });

  it('where a part only tells how large it is', () => {
    const linked = [
      job('a', 'Chain link', '100 ft of 4 ft chain link', 1_900),
      job('b', 'Chain link yard', '150 feet chain link', 2_775),
      job('c', 'Vinyl privacy fence', '140 feet, 6 ft high vinyl', 4_410),
    ];
    expect(dollars('120 ft of chain link, 4 ft high, no gates', linked)).toHaveLength(1);
  });

  it('where a part tells what stays as it is', () => {
    const rooms = [
      job('a', 'Three bedrooms repainted', '3 rooms, walls only, two coats', 1_380),
      job('b', 'Interior, 5 rooms', 'Five rooms, walls and ceilings', 2_350),
      job('c', 'Living and dining', '2 rooms, walls', 960),
      job('d', 'Bedrooms upstairs', '4 rooms, walls', 1_850),
    ];
    const { estimate } = price('3 bedrooms and the hall painted, walls only, ceilings stay as they are', [], rooms);
    expect(estimate?.assumptions).toEqual(['Priced for 4 rooms']);
  });

  it('where the parts of one size were done at once before', () => {
    const hung = [
      job('a', 'Basement hang and finish', '1,200 sq ft of board hung and finished, level 4', 3_480),
      job('b', 'Garage drywall', '800 sq ft hung, taped', 2_400),
      job('c', 'Room addition', '640 sq ft of drywall hung and finished', 1_950),
      job('d', 'Attic finish', '1,000 sq ft, hang and finish', 2_950),
    ];
    expect(dollars('1,300 sq ft of drywall to hang and finish, level 4 finish', hung)).toHaveLength(1);
  });

  const FENCES = [
    job('a', 'Cedar fence', 'Removed old fence and built 100 ft cedar privacy fence', 4_200),
    job('b', 'Cedar', '80 ft of cedar', 3_400),
    job('c', 'Fence posts', 'Reset 5 leaning posts in concrete', 750),
    job('d', 'Tear-out', 'Old fence torn out, 100 ft', 500),
  ];

  it.each([
    'tear out the old fence and build 120 ft of cedar privacy fence',
    'There was a storm on Tuesday and 5 posts lean',
  ])('where one makes way for the other, or only tells what happened: %s', (text) => {
    expect(dollars(text, FENCES)).toHaveLength(1);
  });

  it('where a rate of the owner is the price of a part', () => {
    const rates = [perUnit('fascia', 14, 'lin_ft', 'fascia')];
    expect(
      lines('100 ft gutters and 40 ft of fascia', GUTTERS, rates).filter(([label]) => /fascia/i.test(label)),
    ).toEqual([[expect.stringMatching(/^fascia \(40/i), 560]]);
  });

  it('and what a rule adds is added once', () => {
    const rules = written(['Travel', 'Travel is $40']);
    const all = lines('front door and 4 interior doors', PAINTER, rules);
    expect(all.filter(([label]) => label.startsWith('Travel'))).toHaveLength(1);
  });
});

describe('one of two works, of which a job that bears no name tells all', () => {
  const garage = [
    job('d1', 'Double 16x7 insulated', '', 1_950),
    job('d2', '16x7 insul steel dbl', '', 2_050),
    job('s1', 'Single 9x7 insulated', '', 1_200),
    job('o1', 'Belt opener', '', 525),
    job('o2', 'belt drive opener installed', '', 545),
  ];

  it('is priced, too', () => {
    expect(lines('double door 16x7 insulated, and a new belt drive opener', garage)).toEqual([
      [expect.anything(), expect.closeTo(1_980, -2)],
      [expect.anything(), expect.closeTo(535, -2)],
    ]);
  });

  it('and left out where no job does', () => {
    expect(lines('a new belt drive opener, and a kitchen window replaced', garage)).toHaveLength(1);
  });
});

it('prices one size of all once', () => {
  const jobs = [
    job('a', 'Fire-rated garage board', '560 sq ft hung and taped', 1_550),
    job('b', 'Garage ceiling and wall', '720 sq ft, taped', 2_000),
    job('c', 'Attached garage', '900 sq ft of drywall', 2_400),
    job('d', 'Big garage', '1,150 sq ft of fire-rated board', 3_100),
  ];
  const text = 'fire rated drywall in my garage. the ceiling done as well, so it is 850 sq ft altogether';
  expect(dollars(text, jobs)).toHaveLength(1);
});

it('takes what "it" needs for a part of the work before it', () => {
  const jobs = [
    job('a', 'Cedar shake roof', '1,500 sq ft, old shakes off', 14_110),
    job('b', 'Shake roof', '1,850 sq ft of cedar shakes', 17_490),
    job('c', 'Shakes over new decking', '1,600 sq ft of cedar shakes, new plywood decking under', 15_300),
  ];
  const text = "cedar shake roof, 1,750 sq ft. It'll need new plywood decking, the boards under the shakes are spongy";
  expect(dollars(text, jobs)).toHaveLength(1);
});

it('keeps what a rule charges for with the work', () => {
  const drywaller = [
    job('a', 'Hole patched', 'Fist size hole, patched and sanded', 185),
    job('b', 'Door knob hole', 'Hole patched, existing texture matched', 275),
    job('c', 'Bedroom', 'Foot through the wall, hole patched, texture matched', 290),
    job('d', 'Garage', 'One hole patched, taped', 195),
  ];
  const texture = written(['Texture', 'Matching existing texture adds $90']);
  const text = 'patch a hole in my living room wall, and match the existing texture please';
  expect(lines(text, drywaller, texture)).toHaveLength(2);
});
