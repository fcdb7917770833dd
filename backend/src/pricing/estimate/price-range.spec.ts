import { job, price } from './samples.fixture.js';

const HEATING = [
  job('f1', 'Furnace replacement', '80k BTU gas furnace, removed old unit', 4_200),
  job('f2', 'Furnace replacement', '60k BTU, attic install', 4_750),
  job('r1', 'Furnace repair', 'Igniter replaced', 285),
  job('r2', 'AC repair', 'Capacitor and recharge', 340),
  job('t1', 'AC tune up', 'Spring maintenance', 129),
  job('t2', 'Furnace tune up', 'Fall maintenance', 119),
  job('s1', 'Thermostat install', 'Nest thermostat', 190),
  job('a1', 'AC replacement', '3 ton condenser and coil', 5_600),
];

describe('the range', () => {
  it('is not blown up by how badly the one matching job would have been guessed without itself', () => {
    const { estimate } = price('new AC unit, 3 ton', [], HEATING);
    expect(estimate?.lines[0]?.source).toEqual({ type: 'jobs', jobIds: ['a1'] });
    // Left out, it would have been priced as a tune-up or a repair: 16 times too low.
    expect((estimate?.highCents ?? 0) / (estimate?.amountCents ?? 1)).toBeLessThan(5);
    expect(estimate?.confidence).toBe('low');
  });

  it('is made of work that had a match where this has one', () => {
    const more = [4, 3, 3.5, 3].map((tons, at) =>
      job(`m${at}`, 'AC replacement', `${tons} ton condenser`, 1_900 * tons),
    );
    const { estimate } = price('replace our AC, 3 ton condenser', [], [...HEATING, ...more]);
    expect((estimate?.highCents ?? 0) / (estimate?.lowCents ?? 1)).toBeLessThan(12);
  });

  it('is narrower where the few jobs agree than where they do not', () => {
    const feet = [900, 1_250, 1_700, 2_050, 2_300];
    const roofs = (scatter: number[]) =>
      feet.map((one, at) => job(`r${one}`, 'Shingle roof', `${one} sq ft of shingles`, one * 5.4 * (scatter[at] ?? 1)));
    const widthOf = (scatter: number[]): number => {
      const { estimate } = price('new shingle roof, 1,600 sq ft', [], roofs(scatter));
      return (estimate?.highCents ?? 0) / (estimate?.lowCents ?? 1);
    };
    expect(widthOf([1, 1.01, 0.99, 1, 1.02])).toBeLessThan(2);
    expect(widthOf([1.5, 0.7, 1.3, 0.6, 1.2])).toBeGreaterThan(2);
  });
});
