import { readDetails } from '../reading/index.js';
import { estimate, learn, searchTerms } from './index.js';
import { EMPTY_MODEL } from './methods/model.js';
import { asked, FENCES, job, PAINTER_JOBS, price, RATE, rule } from './samples.fixture.js';

const HERITAGE = rule('heritage', 'Heritage Listed Building', {
  kind: 'percentage',
  amount: 20,
  condition: 'heritage listed',
});
const MINIMUM = rule('minimum', 'Minimum job', { kind: 'minimum', amount: 600 });
const TRAVEL = rule('travel', 'Travel', { kind: 'fixed_per_unit', amount: 2, unit: 'mile', above: 20 });

const SMALL = [
  'Toilet repair',
  'Clogged tub',
  'Kitchen faucet',
  'Garbage disposal',
  'Sewer cleared',
  'Dripping tap',
  'Hose bib',
  'Sump pump check',
];

const BEDROOMS = [
  job('b1', 'Bedroom', '12x14 bedroom walls', 480),
  job('b2', '3 bedrooms', 'Three bedrooms, walls and trim', 1750),
  job('b3', '2 bedrooms', 'Walls and ceilings', 1200),
];

describe('what is counted beside a measure', () => {
  it('does not take its place', () => {
    const fences = [
      job('f1', 'Cedar privacy fence', '6 ft cedar, 120 linear feet, one gate', 5100),
      job('f2', 'Cedar privacy fence', '150 ft, two gates', 7200),
      job('f3', 'Vinyl fence', '6 ft white vinyl 100 ft', 4900),
    ];
    const { estimate: found } = price('100 ft cedar privacy fence with 2 gates', [], fences);
    expect(found?.assumptions).toEqual(['Priced for 100 ft']);
    expect(found?.amountCents).toBeLessThan(5_500_00);
  });
});

describe('what the trade does to anything', () => {
  const ask = (goesWithoutSaying: boolean) => {
    const text = 'paint 2 bedrooms';
    const request = {
      text,
      details: readDetails(text, { today: '2026-03-11' }),
      today: '2026-03-11',
      goesWithoutSaying,
    };
    return estimate(request, BEDROOMS, [], learn(BEDROOMS, []));
  };

  it('need not be said in past jobs', () => {
    expect(ask(true).estimate?.amountCents).toBeGreaterThan(600_00);
    expect(ask(false).estimate).toBeNull();
  });

  it('makes the one past job that says it no more alike than the others', () => {
    const walls = [700, 900, 1_200].map((feet) => job(`w${feet}`, 'Hall', `${feet} sq ft of wall`, feet * 2));
    const jobs = [...walls, job('c', 'Cupboard painting', '20 doors', 1_900), job('d', 'Cupboards', '16 doors', 1_500)];
    const details = readDetails('bathroom walls, 100 sq ft', { today: '2026-03-11' });
    const request = {
      text: 'bathroom walls, 100 sq ft',
      details: { ...details, service: 'painting' },
      today: '2026-03-11',
      goesWithoutSaying: true,
    };
    expect(estimate(request, jobs, [], learn(jobs, [])).estimate?.amountCents).toBeLessThan(400_00);
  });
});

describe('a price from past jobs', () => {
  it.each([
    ['exterior painting, 1,700 sq ft of siding', 4_200, 4_700],
    ['exterior painting, 1,000 sq ft', 2_500, 2_850],
    ['interior walls, 4 rooms', 1_700, 2_000],
    ['interior painting of 2 rooms', 850, 1_050],
  ])('%s', (text, low, high) => {
    const { estimate: found } = price(text, [HERITAGE]);
    expect(found?.amountCents).toBeGreaterThan(low * 100);
    expect(found?.amountCents).toBeLessThan(high * 100);
    expect(found?.basis).toBe('comparable_jobs');
  });

  it('takes the surcharge out of past prices and puts it on where it applies', () => {
    const plain = price('exterior painting, 1,600 sq ft', [HERITAGE]).estimate?.amountCents ?? 0;
    const listed = price('exterior painting, 1,600 sq ft, heritage listed', [HERITAGE]);
    expect(plain).toBeLessThan(4_400_00);
    expect(listed.estimate?.lines.at(-1)).toMatchObject({
      label: 'Heritage Listed Building (+20%)',
      source: { type: 'rule', ruleId: 'heritage' },
    });
    const villa = listed.comparables.find(({ jobId }) => jobId === 'c');
    expect(villa?.adjustments).toContain('Heritage Listed Building (+20%) taken out');
    expect(villa?.adjustedCents).toBeLessThan(4_200_00);
  });

  it('names no past customer and no past price in what a visitor sees', () => {
    const { estimate: found } = price('exterior painting, 1,700 sq ft of siding');
    const shown = [...(found?.lines ?? []).map(({ label }) => label), ...(found?.assumptions ?? [])].join(' ');
    for (const { title, priceCents } of PAINTER_JOBS) {
      expect(shown).not.toContain(title);
      expect(shown).not.toContain(String(priceCents / 100));
    }
  });

  it('hears no wish in who has looked at it', () => {
    const repairs = [320, 480, 460, 300].map((cost, at) =>
      job(`r${at}`, 'AC repair', 'AC not cooling, repaired', cost),
    );
    const news = [7200, 8800, 6500, 8100].map((cost, at) => job(`n${at}`, 'AC replacement', 'new condenser', cost));
    const text = "Our AC is from 2004 and the repair guy said it's time. Looking to replace it.";
    expect(price(text, [], [...repairs, ...news]).estimate?.amountCents).toBeGreaterThan(6_000_00);
  });

  it('finds the price that is charged again and again', () => {
    const flat = Array.from({ length: 12 }, (_, k) =>
      job(`k${k}`, 'Boiler service', 'annual service', k % 4 === 3 ? 140 : 95),
    );
    expect(price('boiler annual service', [], flat).estimate?.amountCents).toBeLessThanOrEqual(100_00);
  });

  it('stays among the jobs of the kind, whatever else the business does', () => {
    const small = SMALL.map((title, k) => job(`s${k}`, title, '', 150 + 25 * k));
    const heaters = [1_950, 2_080].map((dollars, k) => job(`h${k}`, 'Water heater replacement', '', dollars));
    const found = price('water heater replacement', [], [...small, ...heaters]).estimate;
    expect(found?.lines[0]?.source).toMatchObject({ type: 'jobs' });
    expect(found?.amountCents).toBeGreaterThanOrEqual(1_950_00);
    expect(found?.amountCents).toBeLessThanOrEqual(2_080_00);
  });

  it('compares with the job in the very words asked for, not with one that shares a word of what the service is called', () => {
    const jobs = [
      job('razed', 'Razed a home', 'demolition', 5_000),
      ...[38_000, 40_000, 41_000].map((dollars, k) => job(`a${k}`, 'Residential alteration or addition', '', dollars)),
    ];
    const found = price('residential alteration or addition', [], jobs);
    expect(found.comparables.map(({ jobId }) => jobId)).toEqual(['a0', 'a1', 'a2']);
    expect(found.estimate?.amountCents).toBeGreaterThan(36_000_00);
  });

  it('raises a price that is below the minimum, and never shows a range below it', () => {
    const { estimate: found } = price('interior walls, 1 room', [MINIMUM]);
    expect(found?.amountCents).toBe(600_00);
    expect(found?.lowCents).toBe(600_00);
    expect(found?.lines.at(-1)?.label).toBe('Minimum job (at least $600)');
  });
});

describe('a price from rates', () => {
  it('takes precedence over past jobs and is tight', () => {
    const found = price('new cedar fence, 100 ft', [RATE]).estimate;
    expect(found).toMatchObject({ amountCents: 3_000_00, basis: 'rate' });
    expect((found?.highCents ?? 0) / (found?.lowCents ?? 1)).toBeLessThan(1.6);
  });

  it('adds travel after the free miles', () => {
    const { lines } = price('new cedar fence, 100 ft, we are 35 miles from you', [RATE, TRAVEL]).estimate ?? {
      lines: [],
    };
    expect(lines.at(-1)).toMatchObject({ label: 'Travel (15 miles × $2)', amountCents: 30_00 });
  });

  it('tells the owner when past jobs say otherwise', () => {
    const { warnings } = price('cedar fence, 100 ft', [RATE], FENCES);
    expect(warnings.join()).toMatch(/^Fence: your rate comes to \$3,000, your past jobs like this suggest about \$/);
  });

  it('learns that first-then amounts are the price, not an addition', () => {
    const hourly = rule(
      'hourly',
      'Hourly',
      { kind: 'fixed', amount: 95 },
      { kind: 'fixed_per_unit', amount: 70, unit: 'hour', above: 1 },
    );
    const jobs = [2, 3, 4, 6].map((hours) =>
      job(`h${hours}`, 'Odd jobs', `${hours} hours of small repairs`, 95 + 70 * (hours - 1)),
    );
    expect(price('small repairs, 5 hours', [hourly], jobs).estimate?.amountCents).toBe(375_00);
  });
});

describe('no price', () => {
  it.each([
    ['hello', PAINTER_JOBS, 'needs_details'],
    ['do you repair garage doors? mine came off its track', PAINTER_JOBS, 'no_basis'],
    ['12 kW of solar with two wall batteries', PAINTER_JOBS, 'no_basis'],
    ['exterior painting', [], 'no_basis'],
    ['we want a cedar fence', FENCES, 'needs_details'],
  ] as const)('%s', (text, jobs, reason) => {
    expect(price(text, [], [...jobs])).toMatchObject({ estimate: null, reason });
  });

  it('is made from a place alone that another work shares', () => {
    const tiles = [
      job('a', 'Shower walls', '9 m2 of wall tile', 1340),
      job('b', 'Kitchen floor', '18 m2 of tile', 1980),
    ];
    const boards = [
      job('a', 'Garage conversion', '950 sq ft of drywall', 2990),
      job('b', 'Addition', '700 sq ft of drywall', 2240),
    ];
    expect(price('do you guys install garage door openers', [], boards).reason).toBe('no_basis');
    expect(price('can you fix a leaking tap and swap the shower head?', [], tiles).reason).toBe('no_basis');
  });

  it('asks for the quantity that a rate needs', () => {
    expect(price('we want a cedar fence', [RATE], []).reason).toBe('needs_details');
  });
});

describe('work without a past job of its own', () => {
  it('is priced by the rule that names it', () => {
    const charger = rule('ev', 'EV', { kind: 'fixed', amount: 650, condition: 'EV charger install' });
    expect(price('EV charger in my garage', [charger], []).estimate?.amountCents).toBe(65_000);
    expect(price('solar panels on the roof', [charger], []).estimate).toBeNull();
  });

  it('is an old fence taken away, by the rate for that', () => {
    const tearOut = rule('t', 'Tear out', {
      kind: 'unit_rate',
      amount: 4,
      unit: 'lin_ft',
      condition: 'removing old fence',
    });
    expect(price('remove an old fence, 100 ft', [tearOut], [...FENCES]).estimate?.amountCents).toBe(40_000);
  });
});

describe('several pieces of work', () => {
  const doors = rule('d', 'Doors', { kind: 'unit_rate', amount: 95, unit: 'door', condition: 'interior doors' });

  it('are each priced, by a rate or by jobs of the same pieces', () => {
    const { estimate: both } = price('paint 3 interior rooms and 2 doors', [doors], [...PAINTER_JOBS]);
    expect(both?.lines.map(({ source }) => source.type)).toEqual(['jobs', 'rule']);
    expect(both?.lines[1]?.amountCents).toBe(19_000);
  });

  it('are named where they are not in the price', () => {
    const outside = PAINTER_JOBS.filter(({ description }) => !description.includes('rooms'));
    const { estimate: part } = price('paint 3 interior rooms and 2 doors', [doors], outside);
    expect(part?.assumptions).toContain('Not included: 3 rooms');
  });

  it('leave a described house alone', () => {
    const { estimate: one } = price('5 interior doors. The house has 14 windows', [doors], [...PAINTER_JOBS]);
    expect(one?.assumptions.join()).not.toContain('Not included');
  });
});

it('looks for the service first, then for rare words', () => {
  const model = learn(PAINTER_JOBS, []);
  const terms = searchTerms(asked('exterior painting of a farmhouse, badly mildewed'), model);
  expect(terms.slice(0, 2).sort()).toEqual(['exterior', 'paint']);
  expect(terms).toContain('farmhous');
  expect(searchTerms(asked('exterior painting'), EMPTY_MODEL)).toEqual([]);
});

it('looks for words that find enough jobs before those that hardly any job has', () => {
  const [first] = PAINTER_JOBS;
  if (first === undefined) throw new Error('no jobs');
  const jobs = Array.from({ length: 120 }, (_, k) => ({
    ...first,
    id: `job-${k}`,
    title: 'Exterior painting',
    description: k === 0 ? 'gable and quagga' : k < 50 ? 'gable' : 'porch',
  }));
  const terms = searchTerms(asked('the quagga on our gable'), learn(jobs, []));
  expect(terms.indexOf('gabl')).toBeLessThan(terms.indexOf('quagga'));
});

it('takes ten thousand rules, and a model that stays small, in its stride', () => {
  const many = Array.from({ length: 10_000 }, (_, k) =>
    rule(`r${k}`, `Surcharge ${k}`, { kind: 'fixed', amount: k, condition: `situation ${k} of many` }),
  );
  const jobs = Array.from({ length: 200 }, (_, k) =>
    job(`j${k}`, `Exterior wall ${k}`, `${500 + k} sq ft painted`, 1_000 + 3 * k),
  );
  const model = learn(jobs, []);
  const text = 'exterior wall painted, 600 sq ft';
  const request = { text, details: readDetails(text, { today: '2026-06-01' }), today: '2026-06-01' };
  // How long it takes is for benchmarks to say; comparing every rule with every job would take minutes.
  const started = process.cpuUsage().user;
  expect(estimate(request, jobs, many, model).estimate?.amountCents).toBeGreaterThan(0);
  expect((process.cpuUsage().user - started) / 1_000).toBeLessThan(10_000);
  expect(JSON.stringify(model).length).toBeLessThan(200_000);
});
