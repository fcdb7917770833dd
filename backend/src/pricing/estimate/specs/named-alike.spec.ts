import { job, price } from '../samples.fixture.js';

const TREES = [
  job('a', 'Remove oak 60ft', 'large oak removed and hauled', 2_400),
  job('b', 'Pine removal', '45 ft pine, near fence', 1_350),
  job('c', 'Remove maple', '40ft maple, cut and haul', 1_200),
  job('d', 'Tree removal 30 ft', '30 ft ornamental pear', 800),
];

it('makes no job more alike because its title is the name of the service, which the visitor did not write', () => {
  const { estimate, comparables } = price('a 40ft maple taken down in the back yard', [], TREES);
  expect(estimate?.amountCents).toBeGreaterThan(1_080_00);
  expect(comparables.map(({ jobId }) => jobId)).toContain('c');
});
