import { FENCES, job, price, rule, written } from '../samples.fixture.js';

it('needs a visit where nobody can say what is to be done', () => {
  expect(price('there is a leak somewhere, we do not know where', [], [...FENCES])).toMatchObject({
    estimate: null,
    reason: 'needs_visit',
  });
  expect(price('a wall, the kids want somewhere to play', [], [...FENCES]).reason).not.toBe('needs_visit');
});

it('needs a visit where the owner prices nothing unseen', () => {
  const rules = written(
    ['Foundation repairs', 'We never give a price for foundation repairs without seeing the house.'],
    ['Walls', 'We can quote most garden walls without a visit'],
  );
  const walls = [1, 2, 3].map((at) => job(`w${at}`, 'Garden wall', `${10 * at} ft of garden wall`, 400 * at));
  const cracks = [1, 2, 3].map((at) => job(`c${at}`, 'Foundation repair', 'Basement wall crack', 900 * at));
  expect(price('how much is a foundation repair, 6 ft crack', rules, [...walls, ...cracks])).toMatchObject({
    reason: 'needs_visit',
    ownerSays: 'We never give a price for foundation repairs without seeing the house',
  });
  expect(price('20 ft of garden wall', rules, [...walls, ...cracks]).estimate).not.toBeNull();
});

it('has no price for a machine that only bears the name of what is done here', () => {
  const snow = ['4 inches', '5 inches', '11 inches'].map((deep, at) =>
    job(`s${at}`, 'Driveway plowed', `Two car driveway, ${deep} of snow`, 55 + 5 * at),
  );
  expect(price('do you fix snow blowers? mine will not start', [], snow).estimate).toBeNull();
  expect(price('can you plow the snow off my driveway', [], snow).estimate).not.toBeNull();
});

it('asks for the hours of a price by the hour', () => {
  const hourly = rule(
    'h',
    'Hourly',
    { kind: 'fixed', amount: 95 },
    { kind: 'fixed_per_unit', amount: 70, unit: 'hour', above: 1 },
  );
  const done = [job('x', 'TV mount', '1 hour', 95), job('y', 'Small jobs', '4 hours', 300)];
  expect(price('small jobs around the house', [hourly], done).reason).toBe('needs_details');
  expect(price('small jobs, about 3 hours of work', [hourly], done).estimate?.amountCents).toBe(23_500);
});

describe('the size that past prices go by', () => {
  const turf = [
    job('a', 'Back garden', '60 m2 of turf, raked and rolled', 1_020),
    job('b', 'Old lawn lifted, new turf', '48 m2, old lawn lifted first', 1_100),
    job('c', 'New turf round a pond', '52 m2, the old lawn lifted first', 1_190),
    job('d', 'Front garden', '20 m2 of turf', 360),
    job('e', 'Paddock', '220 m2 of turf', 3_600),
    job('f', 'Show garden', '130 m2 of turf', 2_180),
  ];
  const lifting = rule('l', 'Lifting', {
    ...{ kind: 'fixed_per_unit', amount: 5, unit: 'sq_m', condition: 'lift the old lawn' },
  });

  it('is asked for where the likest jobs happen to be of one size', () => {
    expect(price('a new lawn please', [lifting], turf)).toMatchObject({ reason: 'needs_details', missing: 'sq_ft' });
  });

  it('is not where other things were more than one', () => {
    const counted = [
      job('a', 'Toilet unblocked', '1 toilet', 180),
      job('b', 'Blocked toilet', '1 toilet snaked', 190),
      job('c', 'Taps', '4 taps replaced', 640),
      job('d', 'Radiator valves', '6 radiator valves replaced', 900),
    ];
    expect(price('our toilet is blocked', [], counted).reason).toBeNull();
  });

  it('is not where one job is as large as another', () => {
    const doors = [60, 61, 60, 62].map((feet, at) =>
      job(`${at}`, 'Attic ladder', `hatch in a ${feet} sq ft hall`, 400),
    );
    expect(price('an attic ladder please', [], doors).reason).toBeNull();
  });
});

it('asks for the hours where all goes by the hour, and for the usual size where nothing but the work is named', () => {
  const hourly = rule('h', 'Labor', { kind: 'unit_rate', amount: 60, unit: 'hour' });
  const done = [2, 3, 5, 8].map((hours) => job(`t${hours}`, `List ${hours}`, `${hours} hours, odd jobs`, hours * 60));
  expect(price('a few odd jobs around the house', [hourly], done)).toMatchObject({ estimate: null, missing: 'hour' });
  expect(price('a few odd jobs, 4 hours', [hourly], done).estimate?.amountCents).toBe(240_00);
  const moves = [1, 2, 3, 4].map((beds) => job(`m${beds}`, `${beds} bedroom place`, `${beds} bedrooms`, beds * 350));
  const named = [job('x', 'Local move', '2 bedrooms', 700), job('y', 'House move', '3 bedrooms', 1_050)];
  expect(price('we need movers', [], [...moves, ...named])).toMatchObject({ estimate: null, missing: 'bedroom' });
  expect(price('we need movers, 3 bedrooms', [], [...moves, ...named]).estimate?.amountCents).toBeCloseTo(1_050_00, -4);
});

it.each([
  ['paint my mailbox', 'no_basis'],
  ['paint my dog', 'no_basis'],
  ['painting', 'needs_details'],
  ['do something', 'needs_details'],
])('prices nothing of which no room, no size and no past job tells: %s', (text, reason) => {
  const rooms = ['Bedroom', 'Hall and stairs', 'Kitchen', 'Whole house'].map((title, at) =>
    job(`r${at}`, title, 'walls and ceiling painted', 700 * (at + 1)),
  );
  expect(price(text, [], rooms)).toMatchObject({ estimate: null, reason });
});

it('asks nobody for hours where past jobs tell what so many bedrooms cost', () => {
  const rates = written(['Rates', '2 movers $130/hr, 3 movers $180/hr']);
  const moves = [1, 2, 3, 4].map((beds) =>
    job(`m${beds}`, `${beds}br house`, `${beds + 1} men ${beds * 2} hr`, beds * 550),
  );
  expect(price('moving a 3 bedroom house across town', rates, moves).estimate?.amountCents).toBeGreaterThan(1_300_00);
});

it.each([
  ['the way around a house', 'spray the rim joists, the house is 40 x 28.', 136 * 8],
  ['no way around what is said by its length', 'spray 50 ft of rim joists', 50 * 8],
])('tells from two sides %s', (_, text, dollars) => {
  const joists = [80, 140, 200].map((feet) =>
    job(`j${feet}`, 'Rim joists', `${feet} lf of rim joists sprayed`, feet * 8),
  );
  expect((price(text, [], joists).estimate?.amountCents ?? 0) / (dollars * 100)).toBeCloseTo(1, 0);
});

it('knows the face of a wall in metres where walls go by the square metre', () => {
  const metric = [8, 12, 20].map((area) => job(`m${area}`, 'Retaining wall', `block, ${area} m2`, area * 210));
  const text = 'a block retaining wall, 9 metres long by 1.2m high';
  expect((price(text, [], metric).estimate?.amountCents ?? 0) / (9 * 1.2 * 210_00)).toBeCloseTo(1, 0);
});

it('tells the face of a wall from its length and height', () => {
  const walls = [90, 120, 150].map((feet) =>
    job(`w${feet}`, 'Retaining wall', `${feet} sq ft of block wall`, feet * 35),
  );
  const amount = price('a retaining wall, 40 ft long and 3 ft tall', [], walls).estimate?.amountCents ?? 0;
  expect(amount / (120 * 3_500)).toBeCloseTo(1, 0);
});

it('tells the face of a wall in metres, too', () => {
  const walls = [9, 12, 20].map((metres) =>
    job(`m${metres}`, 'Sleeper wall', `${metres} m2 of sleepers`, metres * 310),
  );
  const { estimate: found } = price('a sleeper wall 8 metres long, 1.2 m high', [], walls);
  expect((found?.amountCents ?? 0) / (9.6 * 310_00)).toBeCloseTo(1, 0);
});

it('prices from jobs that only name what the work is made of, and nothing else that is made of it', () => {
  const fences = [60, 100, 150].map((feet) => job(`c${feet}`, `Cedar ${feet} ft`, 'dog ear', feet * 37));
  const jobs = [...fences, job('v', 'Vinyl 90 ft', '6 ft white', 4_150)];
  expect((price('30 feet of cedar fence', [], jobs).estimate?.amountCents ?? 0) / (30 * 3_700)).toBeCloseTo(1.1, 0);
  expect(price('stain 100 ft of cedar fence', [], jobs).estimate).toBeNull();
});

it('prices work that goes by the foot from no other work that goes by the square foot', () => {
  const termites = [140, 180, 240].map((feet) => job(`t${feet}`, 'Termites', `${feet} lf, trench and rod`, feet * 7.5));
  const sprays = [1_500, 2_000, 2_600].map((feet) => job(`g${feet}`, 'Ants', `${feet} sq ft house, ants`, 150));
  const jobs = [...termites, ...sprays];
  expect(price('termites, our house is 2,400 sq ft', [], jobs)).toMatchObject({ estimate: null, missing: 'lin_ft' });
  const { estimate: found } = price('termites, our house is 40 by 60 ft', [], jobs);
  expect((found?.amountCents ?? 0) / 1_500_00).toBeCloseTo(1, 0);
});
