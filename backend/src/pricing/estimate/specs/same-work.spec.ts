import { job, price, rule, written } from '../samples.fixture.js';

const dollars = (
  text: string,
  ...known: Parameters<typeof price> extends [string, ...infer Rest] ? Rest : never
): number => (price(text, ...known).estimate?.amountCents ?? 0) / 100;

describe('past jobs of another kind of work', () => {
  const feet = [60, 120, 160, 210];
  const hung = feet.map((one) => job(`h${one}`, 'New gutters', `${one} ft of gutter`, one * 9.5));
  const cleaned = feet.map((one) => job(`c${one}`, 'Fall cleaning', `${one} ft of gutters`, one * 1.1));

  it('say nothing of the one asked for', () => {
    expect(dollars('replace the gutters, 170 ft', [], [...hung, ...cleaned])).toBeGreaterThan(1_300);
    expect(dollars('gutters cleaned, 170 ft', [], [...hung, ...cleaned])).toBeLessThan(300);
  });

  it('say nothing of the one asked for, although the same house stands there', () => {
    const text = 'new gutters, 170 ft, two-storey house with a steep drive';
    const like = job('like', 'Gutters cleaned', '180 ft, two-storey house with a steep drive', 200);
    expect(dollars(text, [], [...hung, ...cleaned, like])).toBeGreaterThan(1_300);
  });

  it('say nothing where they have but the kind of home in common', () => {
    const deep = [1, 3, 4, 5].map((one) =>
      job(`d${one}`, 'Deep clean, a house', `${one} bedrooms, deep clean`, one * 110),
    );
    const turned = job('t', 'Airbnb turnover', '2 bedroom apartment, linen changed', 95);
    expect(dollars('Deep clean of a 2 bedroom apartment', [], [...deep, turned])).toBeGreaterThan(200);
  });

  it('say nothing of the inside where they are of the outside', () => {
    const outside = [1_000, 1_800, 2_200].map((one) => job(`o${one}`, 'Exterior repaint', `${one} sq ft`, one * 3));
    const inside = [job('b', 'Bathroom', 'small bathroom walls', 350), job('r', 'Bedroom', 'bedroom walls', 480)];
    expect(dollars('paint the bathroom', [], [...outside, ...inside])).toBeLessThan(600);
  });

  it('say nothing where they go by something else', () => {
    const moves = [1, 2, 4].map((one) => job(`m${one}`, 'House move', `${one} bedrooms, packed by us`, 380 * one));
    const couch = job('c', 'Fridge and couch', '2 items moved across town', 180);
    expect(dollars('a house move across town, 3 bedrooms', [], [...moves, couch])).toBeGreaterThan(950);
  });

  it('say nothing where the visitor names a material and they another', () => {
    const deck = (kind: string, rate: number) =>
      [120, 200, 260, 300].map((one) => job(`${kind}${one}`, `${kind} deck`, `${one} sq ft, with steps`, one * rate));
    const jobs = [...deck('Cedar', 30), ...deck('Composite', 50)];
    expect(dollars('a composite deck with one set of steps, 224 sq ft', [], jobs)).toBeGreaterThan(9_000);
    expect(dollars('a cedar deck, 224 sq ft', [], jobs)).toBeLessThan(8_500);
  });

  it('say nothing where treated wood is no composite, although an old deck has to go in both', () => {
    const treated = job('t', 'Old deck replaced', '260 sq ft pressure treated deck, the old deck torn down', 8_000);
    const others = [200, 250, 320].map((one) =>
      job(`c${one}`, 'Composite deck', `${one} sq ft composite deck`, one * 44),
    );
    const text = 'composite deck 14 by 20 ft, there is an old deck that has to be torn down';
    expect(dollars(text, [], [treated, ...others])).toBeGreaterThan(11_000);
  });

  it('say nothing where they were only what a rule adds', () => {
    const piano = {
      ...rule('p', 'Piano', { kind: 'fixed', amount: 300, condition: 'Pianos' }),
      description: 'Pianos add $300',
    };
    const moves = [1, 2, 3, 4].map((one) =>
      job(`m${one}`, `${one} bedroom move`, `${one} bedrooms, local`, 320 * one + 50),
    );
    const jobs = [...moves, job('u', 'Upright piano', 'One upright piano moved across town', 350)];
    const sum = dollars('a move, 3 bedrooms, and the upright piano comes along', [piano], jobs);
    expect(sum).toBeGreaterThan(1_150);
    expect(sum).toBeLessThan(1_500);
  });

  it('say nothing where they were only what has a rate of its own', () => {
    const outside = [1_300, 1_700, 1_900, 2_500].map((feet) =>
      job(`o${feet}`, 'Exterior', `${feet} sq ft of siding`, feet * 2.6),
    );
    const front = rule('f', 'Front door', { kind: 'unit_rate', amount: 220, unit: 'door', condition: 'Front' });
    const jobs = [...outside, job('d', 'Front door', 'Front door painted', 240)];
    const sum = dollars('the exterior painted, 2,200 sq ft of siding, and the front door', [front], jobs);
    expect(sum / (2_200 * 2.6 + 220)).toBeCloseTo(1, 1);
  });

  it('are the measure of what is asked for', () => {
    expect(price('new gutters', [], [...hung, ...cleaned])).toMatchObject({
      reason: 'needs_details',
      missing: 'lin_ft',
    });
  });
});

it('prices what is measured by its area from what was, and not from what goes by its length', () => {
  const walls = [1_100, 1_800, 2_000].map((feet) =>
    job(`w${feet}`, 'Stucco house', `${feet} sq ft of stucco`, feet * 3),
  );
  const trim = [150, 220, 310].map((feet) => job(`t${feet}`, 'Exterior trim painted', `${feet} ft of trim`, feet * 6));
  const sum = dollars('painting our stucco house on the outside, 1,500 square feet of wall', [], [...walls, ...trim]);
  expect(sum / 4_500).toBeCloseTo(1, 1);
});

it('does not find the one job that was only what a rule prices beside the work', () => {
  const hung = [400, 560, 780, 1_100].map((feet) => job(`h${feet}`, 'Hung and finished', `${feet} sq ft`, feet * 3));
  const patch = job('p', 'Texture match', 'Patch and orange peel texture', 260);
  const texture = rule('r', 'Texture', {
    kind: 'unit_rate',
    amount: 0.5,
    unit: 'sq_ft',
    condition: 'Orange peel texture',
  });
  const sum = dollars('drywall hung and finished, 850 sq ft, orange peel texture', [texture], [...hung, patch]);
  expect(sum / (2_550 + 425)).toBeCloseTo(1, 1);
});

it('knows its work in a message that speaks of other things, too', () => {
  const pumps = [2_400, 2_550, 2_750, 2_900].map((one) => job(`p${one}`, 'Well pump', 'Well pump replaced', one));
  const tanks = [680, 720].map((one) => job(`t${one}`, 'Pressure tank', 'New tank and switch', one));
  const text =
    "no water at the house since this morning, well pump quit. any weekday is fine, we're hauling water for now";
  const { estimate: found } = price(text, [], [...pumps, ...tanks]);
  expect(found?.amountCents).toBeGreaterThan(2_400_00);
});

it('finds small jobs that cost little more than the call-out that every job begins with', () => {
  const small = [230, 245, 220].map((one) => job(`g${one}`, 'Gutter clean', 'Single storey', one));
  const large = [7_800, 6_200, 9_100].map((one) => job(`r${one}`, 'Roof restoration', 'Tiles rebedded, painted', one));
  const callOut = rule('c', 'Call-out', { kind: 'fixed', amount: 120 });
  expect(dollars('gutter clean, single storey', [callOut], [...small, ...large])).toBeLessThan(300);
});

it('counts a past job that names one thing as one, whatever the thing is called', () => {
  const bibs = [230, 245, 260].map((one) => job(`b${one}`, 'New hose bib', 'Hose bib replaced', one));
  expect(dollars('could you replace two hose bibs', [], bibs)).toBeGreaterThan(390);
});

it('adds a part that goes by its length to what goes by its area', () => {
  const decks = [200, 260, 300].map((one) => job(`d${one}`, 'Deck', `${one} sq ft deck`, one * 45));
  const railing = rule('r', 'Railing', { kind: 'unit_rate', amount: 55, unit: 'lin_ft', condition: 'Deck railing' });
  const { estimate: found } = price('a new deck, 224 sq ft, with 44 ft of railing', [railing], decks);
  expect(found?.lines.map(({ source }) => source.type)).toEqual(['jobs', 'rule']);
});

it('adds what is torn out and laid beside the work, though either names its material', () => {
  const drives = [600, 720, 800].map((one) => job(`d${one}`, 'Driveway', `${one} sq ft driveway`, one * 8.5));
  const out = rule('o', 'Tear out', {
    kind: 'unit_rate',
    amount: 2.75,
    unit: 'sq_ft',
    condition: 'Removing old concrete',
  });
  const rebar = rule('r', 'Rebar', { kind: 'unit_rate', amount: 0.9, unit: 'sq_ft', condition: 'Rebar' });
  const { estimate: found } = price('replace my concrete driveway, 684 sq ft, with rebar', [out, rebar], drives);
  expect(found?.lines.map(({ source }) => source.type)).toEqual(['jobs', 'rule', 'rule']);
});

it('charges for what is old only where it has to go, and never takes that for the price of the work', () => {
  const floors = [5, 9, 16, 38].map((one) => job(`f${one}`, 'Floor tiles', `${one} m2 of floor tile`, one * 120));
  const off = rule('o', 'Removal', { kind: 'unit_rate', amount: 35, unit: 'sq_m', condition: 'Old tiles' });
  const linesOf = (text: string) => price(text, [off], floors).estimate?.lines.map(({ source }) => source.type);
  expect(linesOf('12 square metres of floor tiles, old ones to be ripped up first')).toEqual(['jobs', 'rule']);
  expect(linesOf('12 square metres of floor tiles, the old tiles are already off')).toEqual(['jobs']);
});

it('asks for a size that moves prices little, where nothing else moves them', () => {
  const attics = [900, 1_000, 1_200, 1_500].map((feet) =>
    job(`a${feet}`, 'Attic blown-in', `${feet} sq ft attic to R-49`, 200 + feet * 1.5),
  );
  const { estimate: found, missing } = price('Need attic insulation blown in', [], attics);
  expect(found).toBeNull();
  expect(missing).toBe('sq_ft');
});

describe('of repairs that bear no name here', () => {
  const cooling = [
    job('a', 'Mini split 2 zone', '9k and 12k heads, one outdoor unit', 6_200),
    job('b', 'AC replacement', '3 ton condenser and coil', 5_800),
    job('c', 'Capacitor', 'no cool call, replaced run capacitor', 245),
    job('d', 'No cooling', 'bad contactor, replaced', 265),
  ];

  it('none is priced from what was put in new', () => {
    const asked = 'AC quit, the outside unit hums but the fan does not spin, it must be the capacitor';
    expect(price(asked, [], cooling).estimate?.amountCents).toBeLessThan(300_00);
  });
});

describe('what a business calls its usual work', () => {
  const homes = [
    job('s1', '2bd/1ba 900 sqft', 'std clean, standard', 120),
    job('s2', '3bd 2ba 1600 sf', 'standard', 165),
    job('s3', '4bd 3ba 2800 sf', 'standard', 260),
    job('d1', 'Deep clean 3bd/2ba 1500', '', 290),
    job('d2', 'deep clean 2bd 1ba', '', 210),
    job('m1', 'Move out 3bd 2ba', '', 340),
  ];

  it.each([
    ['clean my 3 bedroom 2 bath house every other week, 1700 sq ft', 150, 195],
    ['3 bed 2 bath, about 1,700 sq ft, biweekly?', 150, 195],
    ['deep clean of a 3 bed 2 bath, 1500 sq ft', 250, 330],
  ])('is meant where nothing else is asked for: %s', (text, low, high) => {
    expect(dollars(text, [], homes)).toBeGreaterThan(low);
    expect(dollars(text, [], homes)).toBeLessThan(high);
  });

  it('is no price of other work by the size of the same house', () => {
    expect(price('a sauna for our 3 bed 2 bath house, 1,600 sq ft', [], homes).estimate).toBeNull();
  });

  it('is charged by the hour without being called so', () => {
    const rates = written(['Hourly', '$48 an hour for standard cleaning, 3 hour minimum']);
    expect(dollars('someone to clean for 5 hours on Tuesday', rates, [])).toBe(240);
    expect(dollars('5 hours of deep cleaning', rates, [])).toBe(0);
  });
});

describe('a business that leaves out what it always works on', () => {
  const lengths = [140, 180, 200, 240];
  const gutters = [
    ...[160, 200].map((feet) => job(`n${feet}`, 'Gutter install', `${feet} ft seamless`, feet * 11)),
    ...lengths.map((feet) => job(`c${feet}`, 'Cleaning', `${feet} ft`, feet * 1.2)),
  ];
  const decks = [
    ...[200, 320].map((feet) => job(`d${feet}`, 'Composite deck', `deck built, ${feet} sf`, feet * 40)),
    ...[250, 300, 400].map((feet) => job(`s${feet}`, 'Clean & seal', `${feet} sf`, feet * 2)),
  ];

  it('has done it all the same', () => {
    expect(dollars('gutter cleaning, 170 ft', [], gutters)).toBeCloseTo(204, -2);
    expect(dollars('clean and seal my deck, 350 sq ft', [], decks)).toBeCloseTo(700, -2);
  });

  it('has not done it to other things', () => {
    expect(price('clean and seal the driveway, 350 sq ft', [], decks).estimate).toBeNull();
    expect(price('chimney cleaning', [], gutters).estimate).toBeNull();
  });
});

describe('the height of the house', () => {
  const washed = [
    job('l1', 'House wash, 1 story', '1,500 sf', 300),
    job('l2', '1 story', '2,200 sf', 410),
    job('h1', '2 story house wash', '1,500 sf', 450),
    job('h2', '2 story', '2,400 sf', 690),
    job('d1', 'Driveway', '800 sf', 160),
  ];

  it('tells from which jobs work is priced', () => {
    expect(dollars('soft wash a two story house, 2,000 sq ft', [], washed)).toBeGreaterThan(540);
    expect(dollars('house wash, single storey, 2,000 sq ft', [], washed)).toBeLessThan(410);
  });
});

describe('pieces of what a business works on', () => {
  const roofs = [
    ...[2_000, 2_400].map((feet) => job(`r${feet}`, 'New roof', `${feet} sf architectural`, feet * 5)),
    job('v', '2 vents replaced', '', 320),
  ];

  const fences = [
    ...[100, 150].map((feet) => job(`f${feet}`, 'Cedar privacy fence', `${feet} ft`, feet * 38)),
    job('p', '3 posts replaced', '', 525),
  ];

  it('are priced from a job that was just that', () => {
    expect(
      dollars('Four fence posts rotted at the ground and the fence is leaning, how much to replace them?', [], fences),
    ).toBeCloseTo(660, -2);
    expect(dollars('three roof vents are cracked, replace them', [], roofs)).toBeGreaterThan(380);
    expect(dollars('three roof vents are cracked, replace them', [], roofs)).toBeLessThan(500);
  });

  it('and not other ones', () => {
    expect(price('replace 4 fence panels', [], fences).estimate).toBeNull();
  });
});

describe('sides of which nobody says in what they are measured', () => {
  const slabs = (...told: [size: string, cost: number][]) =>
    told.map(([size, cost], at) => job(`s${at}`, 'Slab', `${size}, plain concrete`, cost));

  it('are metres where all else is', () => {
    const metric = slabs(['3x4', 1_250], ['6 x 6', 3_400], ['40 m2', 3_800], ['22 m2', 2_150]);
    expect(dollars('a concrete slab 4x5', [], metric)).toBeCloseTo(dollars('a concrete slab 20 m2', [], metric), 0);
    expect(dollars('a concrete slab 4x5', [], metric)).toBeGreaterThan(1_700);
  });

  it('are feet where anything else is', () => {
    const feet = slabs(['10x12', 1_100], ['20 x 20', 3_400], ['400 sq ft', 3_500]);
    expect(dollars('a concrete slab 14x15', [], feet)).toBeCloseTo(dollars('a concrete slab 210 sq ft', [], feet), 0);
  });
});
