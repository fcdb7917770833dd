import { estimate } from './estimate.js';
import { learn } from './learn.js';
import type { PricingRule } from '../types.js';
import { asked, job, price, rule, written } from './samples.fixture.js';

const ELECTRICIAN = [
  job('p1', 'Panel upgrade', '100 to 200 amp panel, permit included', 2_850),
  job('p2', 'Panel upgrade 200A', 'New 200 amp panel with surge protector', 3_100),
  job('c1', 'EV charger', 'Tesla wall connector in garage', 1_150),
  job('c2', 'EV charger install', 'Level 2 charger in the garage', 780),
  job('l1', 'Recessed lights', '6 LED can lights in living room', 1_020),
  job('l2', 'Can lights', '10 recessed lights, kitchen', 1_650),
  job('o1', 'Outlets', 'Replaced 8 outlets', 380),
];

const both = 'Need an EV charger installed and a panel upgrade';

describe('several works in one request', () => {
  it('are priced one by one, each from past jobs of its own', () => {
    const { estimate, comparables } = price(both, [], ELECTRICIAN);
    const jobs = estimate?.lines.map(({ source }) => (source.type === 'jobs' ? [...source.jobIds].sort() : []));
    expect(jobs).toEqual([
      ['c1', 'c2'],
      ['p1', 'p2'],
    ]);
    expect(comparables.map(({ jobId }) => jobId).sort()).toEqual(['c1', 'c2', 'p1', 'p2']);
    const single = ['Need an EV charger installed', 'Need a panel upgrade'].map(
      (text) => price(text, [], ELECTRICIAN).estimate?.amountCents ?? 0,
    );
    const sum = single.reduce((total, cents) => total + cents, 0);
    expect(Math.abs((estimate?.amountCents ?? 0) / sum - 1)).toBeLessThan(0.1);
  });

  it('have a range that is narrower than those of the works laid end to end', () => {
    const { estimate } = price(both, [], ELECTRICIAN);
    const single = ['Need an EV charger installed', 'Need a panel upgrade'].map((text) => price(text, [], ELECTRICIAN));
    const sum = (of: 'lowCents' | 'highCents'): number =>
      single.reduce((total, one) => total + (one.estimate?.[of] ?? 0), 0);
    expect(estimate?.lowCents).toBeGreaterThan(sum('lowCents'));
    expect(estimate?.highCents).toBeLessThan(sum('highCents'));
  });

  it('take the sizes that are said of each', () => {
    const { estimate } = price('install an EV charger and 8 recessed lights', [], ELECTRICIAN);
    expect(estimate?.assumptions).toContain('Priced for 8 lights');
    expect(estimate?.lines).toHaveLength(2);
    expect(estimate?.lines[1]?.amountCents).toBeGreaterThan(1_000_00);
    expect(estimate?.lines[1]?.amountCents).toBeLessThan(1_650_00);
  });

  it('count a past job that names one thing as one of it', () => {
    const jobs = [job('f', 'Faucet swapped', 'Kitchen faucet', 180), job('t', 'Toilet replaced', 'New toilet', 400)];
    const one = price('replace a faucet', [], jobs).estimate?.amountCents ?? 0;
    const three = price('replace 3 faucets', [], jobs).estimate;
    expect(three?.assumptions).toContain('Priced for 3 fixtures');
    expect((three?.amountCents ?? 0) / one).toBeGreaterThan(1.8);
    expect((three?.amountCents ?? 0) / one).toBeLessThan(3.2);
  });

  it('leave the second of a kind to the rule that prices it', () => {
    const jobs = [420, 405, 435].map((dollars, at) => job(`t${at}`, 'Toilet replaced', 'New toilet set', dollars));
    const second = rule('r', 'Second toilet', {
      kind: 'fixed_per_unit',
      amount: 290,
      unit: 'item',
      above: 1,
      condition: 'additional toilet',
    });
    const { estimate } = price('two new toilets', [second], jobs);
    expect(estimate?.lines[0]?.amountCents).toBeLessThan(500_00);
    expect(estimate?.lines[1]?.amountCents).toBe(290_00);
  });

  it('get what the rules add once', () => {
    const permit = rule('r', 'Travel', { kind: 'fixed', amount: 90 });
    const { estimate } = price(both, [permit], ELECTRICIAN);
    expect(estimate?.lines.filter(({ source }) => source.type === 'rule')).toHaveLength(1);
  });

  it('are two where a permit names both', () => {
    const permit = written(['Permit', 'Permit $150 for panel upgrades and EV chargers']);
    const { estimate } = price(both, permit, ELECTRICIAN);
    expect(estimate?.lines.filter(({ source }) => source.type === 'jobs')).toHaveLength(2);
  });

  it('are one where they were done together before', () => {
    const jobs = [...ELECTRICIAN, job('b', 'Panel upgrade and EV charger', 'New panel, Tesla wall connector', 3_600)];
    expect(price(both, [], jobs).estimate?.lines).toHaveLength(1);
  });

  it('are one project where more works are named than are known', () => {
    const text = `${both}. Replace the water heater. Repair the drywall in the hall. Paint the walls inside.`;
    const request = asked(text);
    const details = { ...request.details, service: 'EV charger installation and panel upgrade' };
    const priced = estimate({ ...request, details }, ELECTRICIAN, [], learn(ELECTRICIAN, []));
    expect(priced.estimate?.lines).toHaveLength(1);
  });

  it('are one where the second was only ever a part of the first', () => {
    const jobs = [
      ...[80, 140, 200].map((feet) => job(`i${feet}`, 'Aluminum fence', `${feet} ft of black aluminum`, feet * 36)),
      job('v', 'Vinyl fence', '230 ft of vinyl fence with two gates', 9_400),
    ];
    const { estimate } = price('black aluminum fence, 110 ft, and 2 gates', [], jobs);
    expect(estimate?.lines).toHaveLength(1);
    expect((estimate?.amountCents ?? 0) / (110 * 36_00)).toBeCloseTo(1, 1);
  });

  it('are one where the second only says how many of the first', () => {
    const jobs = [14, 22, 30].map((count) =>
      job(`k${count}`, 'Painted cabinets', `${count} cabinet doors`, count * 110),
    );
    const walls = [job('w', 'Bedroom painted', 'walls of 1 room', 480), job('v', 'Den painted', 'walls, 1 room', 510)];
    const { estimate } = price('paint the cabinets in our kitchen, 20 doors', [], [...jobs, ...walls]);
    expect(estimate?.lines).toHaveLength(1);
    expect(estimate?.assumptions).toContain('Priced for 20 doors');
    expect((estimate?.amountCents ?? 0) / (20 * 110_00)).toBeCloseTo(1, 1);
  });

  it('leave to a rule what was only ever done along with the others', () => {
    const jobs = [
      ...[700, 1100, 1500].map((feet) =>
        job(`i${feet}`, 'Interior', `${feet} sq ft of interior walls painted`, feet * 2),
      ),
      job('s', 'Hall', '600 sq ft of interior walls, wallpaper stripped first', 600 * 3),
    ];
    const effect = { kind: 'fixed_per_unit', amount: 1, unit: 'sq_ft', condition: 'stripping wallpaper' } as const;
    const text = 'the wallpaper has to be stripped and the interior walls painted, 1,000 sq ft';
    const { estimate } = price(text, [rule('w', 'Wallpaper', effect)], jobs);
    expect(estimate?.lines.map(({ source }) => source.type)).toEqual(['jobs', 'rule']);
    expect((estimate?.amountCents ?? 0) / 3_000_00).toBeCloseTo(1, 1);
  });

  it('leave to a rule what only the visitor has a name for', () => {
    const effect = { kind: 'fixed', amount: 90, unit: null, condition: 'surge log of the line' } as const;
    const text = 'a panel upgrade. I want the surge log of the line as well';
    const request = asked(text);
    const wanted = { ...request, details: { ...request.details, service: 'panel upgrade and surge log of the line' } };
    const rules = [rule('s', 'Surge log', effect)];
    const { estimate: found } = estimate(wanted, ELECTRICIAN, rules, learn(ELECTRICIAN, rules));
    expect(found?.lines.map(({ source }) => source.type)).toEqual(['jobs', 'rule']);
  });

  it('leave out what no past job is like, and say so', () => {
    const { estimate } = price('EV charger and a hot tub circuit', [], ELECTRICIAN);
    expect(estimate?.lines).toHaveLength(1);
    expect(estimate?.assumptions).toContain('Not included: hot tub wiring');
  });

  it('leave out what lacks a size where the others have one', () => {
    const jobs = [
      job('h1', 'House wash', 'Vinyl, 2,200 sq ft home', 420),
      job('h2', 'House wash', 'Ranch, 1,400 sq ft', 280),
      job('d1', 'Driveway cleaning', '600 sq ft of concrete', 150),
      job('d2', 'Driveway cleaning', '1,100 sq ft', 240),
    ];
    const { estimate: part } = price('Wash my house and the driveway. The house is 2,000 sq ft', [], jobs);
    expect(part?.assumptions).toContain('Not included: pressure washing');
    expect(part?.lines.map(({ label }) => label)).toEqual([expect.stringContaining('House washing')]);
    const { estimate: whole } = price('House wash 2,000 sq ft and driveway 800 sq ft', [], jobs);
    expect(whole?.lines).toHaveLength(2);
  });

  it('hold no work for what is only a sign of the other', () => {
    const jobs = [
      job('a', 'Pump-out', '1,000 gallon septic tank pumped', 380),
      job('b', 'Bigger tank pumped', '1,500 gallon septic tank', 470),
      job('c', 'Field line', '60 ft of new drain line in gravel', 2_640),
    ];
    const { estimate: only } = price('The septic tank pumped, toilets are backing up', [], jobs);
    expect(only?.lines).toHaveLength(1);
    expect(only?.amountCents).toBeLessThan(60_000);
  });

  it('ask for the size of the one that past jobs know, whatever was said of the other', () => {
    const jobs = [3, 6, 11].map((count) => job(`w${count}`, 'Window replacement', `${count} windows`, count * 700));
    const { estimate, missing } = price('replace 2 faucets, and new windows', [], jobs);
    expect({ estimate, missing }).toEqual({ estimate: null, missing: 'window' });
    expect(price('replace 2 faucets, and 5 new windows', [], jobs).estimate?.lines).toHaveLength(1);
  });
});

describe('a rule on how many kinds of work are wanted', () => {
  const jobs = [...ELECTRICIAN, job('p3', 'Panel upgrade', '150 amp panel', 2_700)];
  const lines = (condition: string, text: string): number =>
    price(text, [rule('b', 'Bundle', { kind: 'percentage', amount: -15, condition })], jobs).estimate?.lines.filter(
      ({ source }) => source.type === 'rule',
    ).length ?? -1;

  it.each([
    'two or more services',
    'Two or more',
    'Book 2 or more services',
    'two or more things in one visit',
    'multiple services',
    'combine services',
  ])('%s: two works, and not two of one', (condition) => {
    expect(lines(condition, both)).toBe(1);
    expect(lines(condition, 'Install 2 EV chargers')).toBe(0);
    expect(lines(condition, 'A panel upgrade in a 2 storey house')).toBe(0);
  });

  it('three are more than two', () => {
    expect(lines('three or more services', both)).toBe(0);
    expect(lines('three or more services', `${both} and 8 recessed lights`)).toBe(1);
  });
});

describe('work beside what has a rate', () => {
  it('sizes the work by none of what is added', () => {
    const chargers = [1045, 1035, 1075].map((dollars, at) => job(`e${at}`, 'EV charger', '50 amp circuit', dollars));
    const jobs = [...chargers, job('post', 'EV charger, driveway post', 'with 60 ft of trench', 1040 + 720)];
    const trench = rule('t', 'Trench', { kind: 'unit_rate', amount: 12, unit: 'lin_ft', condition: 'trench' });
    const { estimate: found } = price('an EV charger, 40 feet of trench', [trench], jobs);
    expect(found?.lines[0]?.amountCents).toBeGreaterThan(1_000_00);
    expect(found?.lines[1]?.amountCents).toBe(480_00);
  });

  it('is the siding of a house, whose shutters are counted by the pair', () => {
    const houses = [1050, 1300, 1600, 2000, 2500].map((feet) =>
      job(`h${feet}`, 'House outside', `${feet} sq ft of clapboard`, feet * 2.6),
    );
    const effect = { kind: 'unit_rate', amount: 55, unit: 'item', condition: 'Shutters painted pair' } as const;
    const text = 'paint the outside of the house, 1,800 sq ft of clapboard, and 7 pairs of shutters';
    const { estimate: found } = price(text, [rule('s', 'Shutters', effect)], houses);
    expect(found?.lines.map(({ source }) => source.type)).toEqual(['jobs', 'rule']);
  });
});

describe('what a rule adds to other work', () => {
  const ROOFS = [
    job('r1', 'New roof', '1,500 sq ft of shingles', 7_400),
    job('r2', 'Roof replaced', '1,900 sq ft of shingles, old ones off', 9_300),
    job('r3', 'Roof replacement', '2,400 sq ft of shingles', 11_700),
    job('sky', 'Shingles around skylights', '2,000 sq ft, 2 skylights sealed in', 10_200),
  ];
  const sealed: PricingRule[] = [
    rule('s', 'Skylights', {
      kind: 'fixed_per_unit',
      amount: 200,
      unit: 'item',
      condition: 'skylight to be sealed in',
    }),
  ];

  it('is priced by the rule, and not from the jobs that had it, too', () => {
    const text = 'We need a new shingle roof, 1,800 sq ft, and there are 2 skylights to be sealed in';
    const { estimate: found } = price(text, sealed, ROOFS);
    expect(found?.lines.map(({ source }) => source.type)).toEqual(['jobs', 'rule']);
    expect(found?.lines[1]?.amountCents).toBe(400_00);
    expect(found?.amountCents).toBeLessThan(10_500_00);
  });

  it('has no price from past jobs where it is all that is wanted', () => {
    expect(price('Put in a new skylight', sealed, ROOFS)).toMatchObject({ estimate: null, reason: 'no_basis' });
  });

  it('makes no range wide, though its rate is far below what the work costs', () => {
    const furnaces = [4_300, 4_450, 4_600, 4_350].map((dollars, at) => job(`f${at}`, 'Furnace replaced', '', dollars));
    const moved = job('v', 'Furnace replaced', '2 vents moved', 4_700);
    const vents = rule('v', 'Vents', { kind: 'unit_rate', amount: 180, unit: 'item', condition: 'vent that is moved' });
    const width = (rules: PricingRule[]): number => {
      const { lowCents = 0, highCents = 0 } = price('replace our furnace', rules, [...furnaces, moved]).estimate ?? {};
      return highCents / lowCents;
    };
    expect(width([vents])).toBeLessThan(1.3 * width([]));
  });

  it('is not named beside hours that are for whatever is listed', () => {
    const labour = rule('l', 'Labour', { kind: 'unit_rate', amount: 70, unit: 'hour' });
    const text = '4 hours: two sticking doors and a towel bar';
    expect(price(text, [labour]).estimate).toMatchObject({ amountCents: 280_00, assumptions: [] });
  });
});

describe('pieces that a rule adds to other work', () => {
  const GATE = [rule('g', 'Gates', { kind: 'fixed_per_unit', amount: 550, unit: 'item', condition: 'walk gate' })];
  const FENCES = [
    job('a', 'Vinyl fence', '100 ft of vinyl fence', 4_200),
    job('b', 'Vinyl fence, back', '150 ft of vinyl fence', 6_200),
    job('c', 'Vinyl fence with a gate', '170 ft of vinyl fence and one walk gate', 7_500),
    job('d', 'Gate latch', 'Latch replaced and one hinge straightened', 140),
  ];

  it('have no price of their own from a job that counts none', () => {
    const { estimate } = price('120 ft of vinyl privacy fence with one walk gate', GATE, FENCES);
    expect(estimate?.amountCents).toBeLessThan(620_000);
    expect(estimate?.lines.map(({ label }) => label).join()).toMatch(/Gates/);
  });
});

it('asks for the size of work to which a charge is always added, and takes the charge for no price', () => {
  const permit = [rule('p', 'Deck permit', { kind: 'fixed', amount: 150, condition: 'Decks' })];
  const decks = [180, 220, 260, 320].map((feet) => job(`d${feet}`, 'Cedar deck', `${feet} sq ft`, feet * 37 + 150));
  expect(price('what do you charge for a deck', permit, decks)).toMatchObject({
    reason: 'needs_details',
    missing: 'sq_ft',
  });
  expect(price('what do you charge for a deck', permit, []).estimate).toBeNull();
});
