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

  it('is not blown up by the odd jobs of a firm, where the work is like others', () => {
    const coolers = [
      job('m0', 'Central AC replacement', '3 ton condenser and coil, same pad', 6_400),
      job('m1', 'AC replaced', '2.5 ton central air conditioner, new line set', 5_900),
      job('m2', 'AC and coil, attic', '3 ton central air replaced, air handler in the attic', 7_280),
      job('m3', 'New central air', '3.5 ton condenser and coil', 7_050),
      job('m4', 'Gas furnace', '80,000 BTU furnace replaced', 4_200),
      job('m5', 'AC not cooling', 'Capacitor replaced', 265),
      job('m6', 'No cold air', 'Contactor and fan relay replaced', 310),
      job('m7', 'Tune-up', 'Furnace cleaned and checked', 119),
    ];
    const { estimate } = price('central AC replaced, 3 ton condenser', [], coolers);
    // The only furnace, left out, would have been priced as a tune-up.
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
