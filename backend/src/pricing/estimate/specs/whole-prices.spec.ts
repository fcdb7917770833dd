import { job, price, written } from '../samples.fixture.js';

/** By how much a price may differ from what is expected. */
const NEAR = 0.04;
const near = (text: string, business: Business): void => {
  const [rules, jobs, expected] = business;
  const cents = price(text, rules, jobs).estimate?.amountCents ?? 0;
  expect(Math.abs(cents / (100 * expected) - 1)).toBeLessThan(NEAR);
};
type Business = [rules: ReturnType<typeof written>, jobs: ReturnType<typeof job>[], expected: number];

describe('a tariff by the hour beside work that has a price of its own', () => {
  const RULES = written(
    ['Labor', 'First hour $95, each hour after $70.'],
    ['Toilet install', '$240, your toilet. Old one carried down a flight of stairs $25 more.'],
    ['Faucets', '$160 each'],
  );
  const JOBS = [
    job('a', 'Odd jobs 4 hrs', 'shelves, caulk', 305),
    job('b', 'Faucet swap', 'kitchen', 160),
    job('c', 'Toilet install', 'basic, customer’s own', 240),
    job('d', 'Small list, 2 hours', 'blinds, towel bars', 165),
    job('e', 'Grab bars', 'two in the shower', 130),
  ];

  it.each([
    ['around 3 hours of odd jobs please', 235],
    ['half a day of odd jobs', 305],
    ['about 5 hours of small stuff: blinds, a sticky drawer, a wobbly railing', 375],
    ['swap my toilet, I bought one', 240],
    ['two faucets to change', 320],
  ])('is charged where hours are said, and not beside that price: %s', (text, expected) => {
    near(text, [RULES, JOBS, expected]);
  });

  it('prices no whole roof, and asks for the hours of a slipped tile', () => {
    const tariff = RULES.slice(0, 1);
    expect(price('need my whole roof replaced, 2,000 sq ft, shingles', tariff, JOBS).reason).toBe('no_basis');
    expect(price('a roof tile slipped, can you fix it', tariff, JOBS).reason).toBe('needs_details');
  });
});

describe('a price for a piece that starts somewhere', () => {
  const RULES = written(
    ['Gas lines', '$420 with up to 15 ft from the meter, each foot past that $18.'],
    ['Water heaters', '$1,650 for 50 gallons, tank included.'],
  );
  const JOBS = [
    job('a', 'Gas line for a dryer', '12 ft from the meter', 420),
    job('b', 'Meter moved', 'new regulator, gas meter on the other wall', 1900),
    job('c', 'Water heater', '50 gallon gas, replaced', 1650),
    job('d', 'Drain cleared', 'kitchen', 180),
  ];

  it('is the price of it, whatever else was done to that place', () => {
    near('run a gas line to our new stove, about 25 feet from the meter', [RULES, JOBS, 600]);
  });
});

describe('a rate for one part of what is asked for', () => {
  const ROOMS = [
    job('a', 'Bedroom 10x12', 'walls only, light patching', 408),
    job('b', 'Bedroom 12x14', 'walls only, 2 coats', 571),
    job('c', 'Living rm 15x20', 'walls only', 1020),
    job('d', 'Master 14x16', 'walls', 762),
    job('e', 'Dining room 11x13', 'walls only', 486),
    job('f', 'Kitchen cabinets', '22 doors sprayed', 2680),
    job('g', 'Painted a nursery 10x10', 'interior', 340),
  ];
  const CEILINGS = written(['Ceilings', '$1.10 a sq ft.']);

  it('comes on top where past jobs go by size steadily, and is the price where it is all that is wanted', () => {
    const text = 'Need two bedrooms painted, walls AND ceilings. One is 10 by 12 and the other 12 by 12.';
    near(text, [CEILINGS, ROOMS, 264 * 3.4 + 264 * 1.1]);
    near('just the walls of a 12x16 family room', [CEILINGS, ROOMS, 192 * 3.4]);
    near('only the ceiling of a 12x16 family room', [CEILINGS, ROOMS, 192 * 1.1]);
  });

  const SPLITS = [
    job('a', '2 ton heat pump', 'ducted, replaced', 7000),
    job('b', '3 ton heat pump', 'ducted, replaced', 9000),
    job('c', '4 ton heat pump', 'ducted, replaced', 11000),
    job('d', 'Diagnostic', 'no cooling, capacitor', 210),
  ];

  it('comes on top of a machine that is told by how large it is', () => {
    const rules = written(['Surge protectors', '$1,900 each installed']);
    near('replace our 3 ton heat pump, with one surge protector', [rules, SPLITS, 10_900]);
  });

  const HEATERS = [
    job('a', 'Furnace 60k BTU', 'gas, replaced', 3400),
    job('b', 'Furnace 80k', 'gas, replaced', 3900),
    job('c', 'Gas furnace 100,000 BTU', 'replaced', 4400),
    job('d', 'Tune-up', 'furnace', 120),
  ];

  it.each([
    ['replace a 60,000 BTU gas furnace', 3400],
    ['our 100k furnace needs replacing', 4400],
    ['new furnace, 80k btu, old one out', 3900],
  ])('prices a furnace from those that give as much heat: %s', (text, expected) => {
    near(text, [[], HEATERS, expected]);
  });
});
