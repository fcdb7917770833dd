import { job, price, written } from '../samples.fixture.js';

const HEATERS = [
  job('a', 'Water heater replacement', 'Old electric heater out, new 50 gallon electric water heater', 1_480),
  job('b', 'Hot water heater changeout', 'New 50 gallon electric water heater, old one hauled away', 1_450),
  job('c', 'New gas water heater', '50 gallon gas water heater installed', 1_590),
  job('d', 'Burst pipe under the sink', 'Repair of a burst copper pipe', 360),
  job('e', 'Burst pipe in a wall', 'Opened the wall and replaced a burst pipe', 410),
];

describe('what makes past jobs alike', () => {
  it.each([
    'swap out a 50 gallon electric water heater, we have copper pipes',
    'swap out a 50 gallon electric water heater? house has old galvanized pipes',
  ])('is the work itself, though an addition is always due with it: %s', (text) => {
    const permit = written(['Permit', 'Water heater replacements need a city permit: add $85']);
    const { estimate } = price(text, permit, HEATERS);
    expect(estimate?.lines.map(({ amountCents }) => amountCents)[0]).toBeGreaterThan(1_300_00);
  });

  it('is not what an addition alone is told by', () => {
    const fences = [
      job('a', 'Vinyl fence', '30 m of white vinyl', 4_200),
      job('b', 'Vinyl fence', '42 m, white', 5_900),
      job('c', 'Vinyl fence on a slope', '30 m, the old one taken down and carted away', 6_900),
      job('d', 'Vinyl fence', '36 m, white', 5_000),
    ];
    const away = written(['Old fence', 'Old fence taken down and carted away: $14 per metre']);
    const baseOf = (text: string): number | undefined => price(text, away, fences).estimate?.lines[0]?.amountCents;
    expect(baseOf('vinyl fence, 35 m, the old one to be taken down and carted away')).toBe(baseOf('vinyl fence, 35 m'));
  });
});
