import { job, price } from '../samples.fixture.js';

const dollarsOf = (text: string, known: ReturnType<typeof job>[]): number =>
  (price(text, [], known).estimate?.amountCents ?? 0) / 100;

const HEATERS = [
  job('a', 'Water heater', '40 gal gas water heater replaced', 1_450),
  job('b', 'Water heater', '50 gallon gas, replaced', 2_100),
  job('c', 'Water heater 50gal', 'Replace 50 gallon gas in garage', 2_150),
  job('d', 'Drain cleared', 'Kitchen sink drain snaked', 190),
];
const COOLING = [
  job('a', 'AC replacement', '2 ton condenser and coil', 4_200),
  job('b', 'AC replacement', '3 ton condenser and coil', 5_800),
  job('c', 'AC replacement', '4 ton condenser and coil', 7_000),
  job('d', 'AC replacement', '5 ton condenser and coil', 9_500),
];
const SEPTIC = [
  job('a', 'Septic pumping', 'pumped a 1,250 gallon tank', 430),
  job('b', 'Septic pumping', 'pumped a 250 gallon tank', 200),
  job('c', 'Septic pumping', 'pumped a 2,000 gallon tank', 640),
];

it('prices a capacity from jobs of the same one', () => {
  const fifty = dollarsOf('our 50 gallon gas water heater died, replace it', HEATERS);
  expect(fifty).toBeGreaterThanOrEqual(2_050);
  expect(fifty).toBeLessThanOrEqual(2_200);
  expect(dollarsOf('pump a 1,250 gallon septic tank', SEPTIC)).toBeCloseTo(430, -2);
});

it('prices a capacity that was never done from the next smaller and the next larger', () => {
  const between = dollarsOf('replace a 3.5 ton AC', COOLING);
  expect(between).toBeGreaterThan(5_700);
  expect(between).toBeLessThan(7_100);
});
