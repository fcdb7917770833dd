import fc from 'fast-check';
import { isTransposed, isWithinOneEdit, lacksOneLetter } from './index.js';

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength: 1, maxLength: 6 });
const place = fc.nat({ max: 5 });

describe('one typing slip', () => {
  it('is a letter less', () => {
    fc.assert(
      fc.property(word, place, (full, at) => {
        const short = full.slice(0, at % full.length) + full.slice((at % full.length) + 1);
        expect(lacksOneLetter(short, full)).toBe(true);
        expect(isWithinOneEdit(short, full) && isWithinOneEdit(full, short)).toBe(true);
      }),
    );
    expect(lacksOneLetter('window', 'window')).toBe(false);
    expect(lacksOneLetter('windows', 'window')).toBe(false);
    expect(lacksOneLetter('wnidw', 'window')).toBe(false);
  });

  it('is two neighbours that changed places', () => {
    expect(isTransposed('mlie', 'mile')).toBe(true);
    expect(isTransposed('mile', 'mile')).toBe(false);
    expect(isTransposed('male', 'mile')).toBe(false);
    expect(isTransposed('elim', 'mile')).toBe(false);
    expect(isTransposed('miel', 'mile')).toBe(true);
    expect(isWithinOneEdit('gmial', 'gmail')).toBe(true);
  });

  it('is one letter for another, and no more than one', () => {
    expect(isWithinOneEdit('gnail', 'gmail')).toBe(true);
    expect(isWithinOneEdit('gmail', 'gmail')).toBe(true);
    expect(isWithinOneEdit('gnal', 'gmail')).toBe(false);
    expect(isWithinOneEdit('gnall', 'gmail')).toBe(false);
    expect(isWithinOneEdit('agmai', 'gmail')).toBe(false);
  });
});
