import { job, price } from './samples.fixture.js';

it('works that do the same to two things leave each its own size', () => {
  const washer = [
    job('h1', 'House wash', '1,500 sq ft rambler', 360),
    job('h2', 'House wash', '2,000 sq ft house, soft wash', 450),
    job('h3', 'Washed a house', '2,600 sq ft', 570),
    job('d1', 'Patio washed', '600 sq ft of concrete', 190),
    job('d2', 'Driveway', 'driveway pressure washed, 900 sq ft', 260),
    job('d3', 'Pool deck washed', '1,200 sq ft', 340),
  ];
  const alone = price('a house wash, 2,000 sq ft', [], washer).estimate?.lines[0]?.amountCents ?? 0;
  const { estimate } = price('patio pressure washed, 900 sq ft, and a house wash, 2,000 sq ft', [], washer);
  expect(estimate?.lines).toHaveLength(2);
  expect(estimate?.lines[1]?.amountCents).toBe(alone);
});
