import { job, price } from './samples.fixture.js';

describe('a size', () => {
  it('is said in the unit that the request gave it in', () => {
    const { estimate: found, comparables } = price('exterior painting, 150 sqm of siding');
    expect(found?.assumptions).toContain('Priced for 150 sq m');
    expect(comparables[0]?.adjustments).toContain('scaled from 130 to 150 sq m');
  });

  it('of a thing that ends in a hiss is a plural, too', () => {
    const patches = [1, 2, 4].map((count) => job(`p${count}`, 'Patching', `${count} patches in drywall`, count * 130));
    expect(price('3 patches in drywall', [], patches).estimate?.assumptions).toContain('Priced for 3 patches');
  });

  it('of one is no plural', () => {
    const windows = [2, 6, 11].map((count) => job(`w${count}`, 'Windows', `${count} windows replaced`, count * 700));
    const shelves = [job('a', 'Shelves', 'Hung 4 floating shelves', 160), job('b', 'Shelves', '2 shelves hung', 95)];
    expect(price('hang 3 shelves', [], shelves).estimate?.assumptions).toContain('Priced for 3 shelves');
    expect(price('replace one window', [], windows).estimate?.assumptions).toContain('Priced for 1 window');
  });
});
