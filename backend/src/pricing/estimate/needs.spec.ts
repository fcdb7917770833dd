import { FENCES, job, price, rule } from './samples.fixture.js';

it('needs a visit where nobody can say what is to be done', () => {
  expect(price('there is a leak somewhere, we do not know where', [], [...FENCES])).toMatchObject({
    estimate: null,
    reason: 'needs_visit',
  });
  expect(price('a wall, the kids want somewhere to play', [], [...FENCES]).reason).not.toBe('needs_visit');
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
