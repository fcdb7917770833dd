import { job, price, written } from '../samples.fixture.js';

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

it('two things with a rate each need no past job beside them', () => {
  const rates = written(['Doors', '$90 a door, both sides'], ['Trim', 'Crown molding is $3 a ft']);
  const jobs = [
    job('a', 'Five doors', '5 interior doors, both sides', 450),
    job('b', 'Doors and crown', '8 doors, 100 ft of crown molding', 1_020),
    job('c', 'Crown molding', '150 ft of crown, caulked and painted', 450),
    job('d', 'Eleven doors', '11 doors, both sides', 990),
  ];
  const { estimate } = price('6 interior doors painted, both sides, plus 80 ft of crown molding', rates, jobs);
  expect(estimate?.lines.map(({ amountCents }) => amountCents)).toEqual([540_00, 240_00]);
});
