import { job, price } from '../samples.fixture.js';

const TILING = [
  job('a', 'Bathroom walls', '120 sq ft of wall tiles', 1_400),
  job('b', 'Kitchen floor', '200 sq ft of floor tiles', 2_300),
  job('c', 'Hall floor', '80 sq ft of floor tiles', 1_000),
];

it('gives no price for what is of another order than all past jobs, and one for what is merely large', () => {
  expect(price('700,000 sq ft of floor tiles', [], TILING)).toMatchObject({ estimate: null, reason: 'no_basis' });
  expect(price('2,000 sq ft of floor tiles', [], TILING).estimate?.amountCents).toBeGreaterThan(8_000_00);
});
