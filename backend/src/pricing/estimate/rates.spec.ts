import { perUnit, price } from './samples.fixture.js';

const HOUSE = perUnit('h', 0.22, 'sq_ft', 'House washing');
const DRIVE = perUnit('d', 0.26, 'sq_ft', 'Driveways');

const ratesOf = (text: string): string[] =>
  (price(text, [HOUSE, DRIVE], []).estimate?.lines ?? []).flatMap(({ source }) =>
    source.type === 'rule' ? [source.ruleId] : [],
  );

describe('a rate for the house beside one for another thing', () => {
  it.each([
    'our driveway needs a clean, 15 by 40 feet',
    'pressure wash the driveway at my house, 600 sq ft',
    'driveway wash, 600 sq ft. It is a two storey house',
  ])('is no price of the other: %s', (text) => {
    expect(ratesOf(text)).toEqual(['d']);
  });

  it('is one where both are asked for', () => {
    expect(ratesOf('wash the house, 2,100 sq ft, and the driveway, 600 sq ft').sort()).toEqual(['d', 'h']);
    expect(ratesOf('wash the house, 2,100 sq ft')).toEqual(['h']);
  });
});
