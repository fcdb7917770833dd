import { job, price, written } from './samples.fixture.js';

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
    ['about 5 hours of small stuff: blinds, a sticky drawer, a wobbly railing', 375],
    ['swap my toilet, I bought one', 240],
    ['two faucets to change', 320],
  ])('is charged where hours are said, and not beside that price: %s', (text, expected) => {
    near(text, [RULES, JOBS, expected]);
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
