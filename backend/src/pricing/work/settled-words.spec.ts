import { readDetails, UNDATED } from '../reading/index.js';
import { settledWords } from './settled-words.js';
import { sizesOf } from './sizes.js';

const sqFt = (quantity: number) => ({ quantity, unit: 'sq_ft' as const, of: null });
const rooms = (quantity: number) => ({ quantity, unit: 'room' as const, of: null });

describe('the words of work that was settled', () => {
  it.each([
    [['Repaint the outside, 2,400 sq ft, sound walls', 'more like 2100 sq ft'], [sqFt(2100)]],
    [['Walls of a den, 10x20', '11x12', 'all told 600 sq ft'], [sqFt(600)]],
    [['3 rooms please', 'make that 4 rooms', 'two coats'], [rooms(4)]],
    [
      ['the lounge, 300 sq ft', 'and the hall, 120 sq ft'],
      [sqFt(300), sqFt(120)],
    ],
    [['stain the deck', '450'], [sqFt(450)]],
    [['3 rooms', 'yes, 3 rooms, white'], [rooms(3)]],
    [['about 40 m of fence', 'no wait, 55 m'], [{ quantity: 55, unit: 'lin_m' as const, of: null }]],
    [['retile, 8 ft by 10 ft floor, grey grout', 'oh it is 9 ft by 10 ft'], [sqFt(90)]],
  ])('%j', (said, quantities) => {
    const text = settledWords(said, quantities);
    expect(sizesOf(readDetails(text, UNDATED).quantities)).toEqual(sizesOf(quantities));
  });

  it('are those of the visitor, but for the sizes that no longer hold', () => {
    expect(settledWords(['Repaint the outside, 2,400 sq ft, sound walls', 'more like 2100 sq ft'], [sqFt(2100)])).toBe(
      'Repaint the outside, sound walls\nmore like 2100 sq ft',
    );
    expect(settledWords(['3 rooms, walls only', 'in May, please'], [rooms(3)])).toBe('3 rooms, walls only\nin May');
    expect(settledWords(['stain the deck', '450', 'yes'], [sqFt(450)])).toBe('450 sq ft\nstain the deck');
  });

  it('are none where nothing was said', () => {
    expect(settledWords([], [])).toBe('');
    expect(settledWords([], [rooms(2)])).toBe('2 rooms');
  });
});
