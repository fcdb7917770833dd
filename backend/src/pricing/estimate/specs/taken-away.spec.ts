import { job, price, written } from '../samples.fixture.js';

const FENCES = [
  job('a', 'Cedar fence', '150 ft of cedar, 6 ft high', 5_250),
  job('b', 'Cedar fence, backyard', '210 feet', 7_140),
  job('c', 'Board fence', '120 ft', 4_260),
];
const SLABS = [
  job('a', 'New driveway', '640 sq ft of concrete', 5_310),
  job('b', 'Driveway replacement', '720 sq ft, old concrete broken out and hauled away', 7_340),
  job('c', 'Patio slab', '300 sq ft of concrete', 2_610),
];
const TEAR_OUT = written(['Tear-out', 'Add $5 per foot to remove an old fence']);
const BREAK_OUT = written(['Break-out', 'Breaking out old concrete adds $3 per sq ft']);

describe('what is only taken away', () => {
  it.each([
    ['remove an old fence, 60 ft', FENCES, TEAR_OUT, 300],
    ['take down 60 ft of old fence, nothing new', FENCES, TEAR_OUT, 300],
    ['remove my old patio, 200 sq ft', SLABS, BREAK_OUT, 600],
    ['just need an old slab torn out, 300 sq ft, no new concrete', SLABS, BREAK_OUT, 900],
  ])('costs what a rule adds for it: %s', (text, jobs, rules, dollars) => {
    const { estimate } = price(text, rules, jobs);
    expect(estimate?.lines.map(({ amountCents }) => amountCents / 100)).toEqual([dollars]);
  });

  it('is left to the owner where no rule tells what it costs', () => {
    expect(price('remove an old fence, 60 ft', [], FENCES)).toMatchObject({ estimate: null, reason: 'no_basis' });
  });

  it('comes on top where something new is to come', () => {
    for (const text of ['80 ft of cedar fence, tear out the old one', 'replace 80 ft of cedar fence']) {
      const { estimate } = price(text, TEAR_OUT, FENCES);
      expect(estimate?.lines.map(({ source }) => source.type)).toEqual(['jobs', 'rule']);
    }
  });
});
