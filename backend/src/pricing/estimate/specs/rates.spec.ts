import { dollars, job, perUnit, price, rule, written } from '../samples.fixture.js';

const HOUSE = perUnit('h', 0.22, 'sq_ft', 'House washing');
const DRIVE = perUnit('d', 0.26, 'sq_ft', 'Driveways');

const ratesOf = (text: string): string[] =>
  (price(text, [HOUSE, DRIVE], []).estimate?.lines ?? []).flatMap(({ source }) =>
    source.type === 'rule' ? [source.ruleId] : [],
  );

it('count each for its own work, where one is for the other in a different place', () => {
  const floors = perUnit('floor', 4.2, 'sq_ft', 'Laminate laid');
  const stairs = perUnit('stairs', 65, 'item', 'Stairs in laminate');
  const { estimate } = price(
    'laminate in the den, 350 sq ft, and laminate on the stairs, 12 steps',
    [floors, stairs],
    [],
  );
  expect(estimate?.amountCents).toBe(350 * 420 + 12 * 6_500);
});

it('charges one thing by the rate that names it most exactly', () => {
  const plain = perUnit('plain', 40, 'lin_ft', 'vinyl fence');
  const tan = perUnit('tan', 46, 'lin_ft', 'tan vinyl');
  const total = (text: string) => price(text, [plain, tan], []).estimate?.amountCents;
  expect(total('110 ft of tan vinyl fence')).toBe(110 * 4_600);
  expect(total('110 ft of vinyl fence')).toBe(110 * 4_000);
});

it('charges one step of a surcharge, and gates beside a fence by what gates have cost', () => {
  const fence = perUnit('fence', 40, 'lin_ft', 'vinyl fence');
  const slope = rule(
    'slope',
    'Slope',
    { kind: 'percentage', amount: 10, condition: 'slope' },
    { kind: 'percentage', amount: 25, condition: 'steep slope' },
  );
  expect(price('100 ft of vinyl fence on a steep slope', [fence, slope], []).estimate?.amountCents).toBe(5_000_00);
  const done = [
    job('a', 'Vinyl fence', '120 ft of vinyl fence, 1 gate', 5_200),
    job('b', 'Vinyl fence, front', '80 ft of vinyl fence, 1 gate', 3_600),
    job('c', 'Gate', '1 gate hung', 420),
    job('d', 'Two gates', '2 gates hung on new posts', 800),
  ];
  const { estimate } = price('150 ft of vinyl fence and 2 gates', [fence], done);
  expect(estimate?.amountCents).toBeGreaterThan(6_500_00);
  expect(estimate?.amountCents).toBeLessThan(7_200_00);
});

it('is the whole price of hours, whatever they are spent on', () => {
  const hourly = perUnit('odd', 70, 'hour', 'repairs and odd jobs');
  const done = [
    job('a', 'Doors and trim', '4 hours of repairs: sticking doors', 280),
    job('b', 'Punch list', '7 hours of odd jobs', 490),
  ];
  const { estimate } = price('5 hours of odd jobs, sticking doors and a loose handrail', [hourly], done);
  expect(estimate).toMatchObject({ amountCents: 350_00, lines: [{ source: { type: 'rule', ruleId: 'odd' } }] });
});

describe('a rate for the house beside one for another thing', () => {
  it.each([
    'our driveway needs a clean, 15 by 40 feet',
    'pressure wash the driveway at my house, 600 sq ft',
    'driveway wash, 600 sq ft. It is a two storey house',
  ])('is no price of the other: %s', (text) => {
    expect(ratesOf(text)).toEqual(['d']);
  });

  it('is one where both are asked for', () => {
    expect(ratesOf('wash the house, 2,100 sq ft, and the driveway, 600 sq ft').sort()).toEqual(['d', 'h']);
    expect(ratesOf('soft wash to the house, 2,100 sq ft, and the driveway, 600 sq ft').sort()).toEqual(['d', 'h']);
    expect(ratesOf('wash the front of the house, 800 sq ft, and the driveway, 600 sq ft').sort()).toEqual(['d', 'h']);
    expect(ratesOf('wash the house, 2,100 sq ft')).toEqual(['h']);
  });
});

it('is for all that is asked for beside a thing which it is not for', () => {
  const panes = perUnit('w', 9, 'window', 'unless skylights');
  expect(price('clean 10 windows and 2 skylights', [panes], []).estimate?.amountCents).toBe(90_00);
  expect(price('clean 2 skylights', [panes], []).estimate).toBeNull();
  const members = perUnit('w', 9, 'window', 'unless members');
  expect(price('clean 10 windows, we are members', [members], []).estimate).toBeNull();
});

it('has no first one of what nobody asked for', () => {
  const sockets = rule(
    's',
    'Sockets',
    { kind: 'fixed', amount: 80 },
    { kind: 'fixed_per_unit', amount: 40, unit: 'outlet', above: 1 },
  );
  const heaters = [
    job('a', 'Heater wired', 'Panel heater wired in', 300),
    job('b', 'Heaters', 'Heater wired in the den', 310),
  ];
  expect(price('three sockets in the den', [sockets], heaters).estimate?.amountCents).toBe(160_00);
  const lines = price('a panel heater wired in the den', [sockets], heaters).estimate?.lines ?? [];
  expect(lines.map(({ source }) => source.type)).toEqual(['jobs']);
});

describe('an amount that is added for each of a thing', () => {
  const stumps = rule('g', 'Stumps', {
    kind: 'fixed_per_unit',
    amount: 90,
    unit: 'item',
    condition: 'Stump grinding',
  });
  const trees = [
    job('a', 'Oak taken down', '1 oak removed, wood hauled', 1_200),
    job('b', 'Ash removal', '1 ash tree removed', 1_100),
  ];

  it('is the price where it was that of such work alone', () => {
    const alone = job('c', 'Stumps', '3 stumps ground', 280);
    expect(price('grind 5 stumps', [stumps], [...trees, alone]).estimate?.amountCents).toBe(450_00);
  });

  it('is none where such work alone has cost far more', () => {
    const alone = job('c', 'Stumps', '3 stumps ground', 1_400);
    expect(price('grind 3 stumps', [stumps], [...trees, alone]).estimate?.amountCents).toBeGreaterThan(1_000_00);
  });
});

it('is no price of taking out what it puts in', () => {
  const foam = perUnit('foam', 2, 'sq_ft', 'Blown-in attic insulation');
  expect(price('vacuum the old insulation out of the attic, 700 sq ft', [foam], []).estimate).toBeNull();
  expect(price('insulation blown into the attic, 700 sq ft', [foam], []).estimate?.amountCents).toBe(1_400_00);
});

it('adds what a list counts although something is told in between', () => {
  const doors = [
    job('d1', 'Prehung', '1 interior door hung', 300),
    job('d5', '5 doors', '5 interior doors hung', 1_500),
  ];
  const base = perUnit('base', 7, 'lin_ft', 'baseboard');
  const text = 'new baseboard, 400 ft, the old ones are already off. and 3 interior doors hung';
  expect(price(text, [base], doors).estimate?.lines.map(({ source }) => source.type)).toEqual(['jobs', 'rule']);
});

it('take a usual size as said, and what runs along a thing as long as that', () => {
  const gutters = written(
    ['Seamless gutters', 'New 5 inch seamless gutter is $10 a foot, installed'],
    ['Leaf guards', 'Leaf guards are $7 per foot'],
  );
  expect(dollars('100 ft of seamless gutter', gutters)).toBe(1000);
  expect(dollars('100 ft of seamless gutter with leaf guards on all of it', gutters)).toBe(1700);
});

it('counts a price per foot by the length where no area is known', () => {
  const jobs = [60, 85, 110].map((feet) => job(`d${feet}`, 'Deer fence', `${feet * 5} ft of deer fence`, feet * 60));
  const { estimate } = price(
    'deer fence, 300 ft, the brush cleared',
    written(['Brush', 'Clearing brush adds $2.50 per foot']),
    jobs,
  );
  expect(estimate?.lines.map(({ label }) => label).join()).toContain('300 linear ft × $2.50');
});
