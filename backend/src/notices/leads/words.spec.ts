import { oneLine, rangeText } from './words.js';

it('writes a range in whole dollars', () => {
  expect(rangeText({ low: 4900, high: 6100.4, lines: [], assumptions: [] })).toBe('$4,900 – $6,100');
});

it.each([
  ['a\r\nBcc: x', 90, 'a Bcc: x'],
  ['long enough', 6, 'long…'],
  ['  fits ', 4, 'fits'],
  ['flexible, estimate $6,648.', 23, 'flexible, estimate…'],
  ['Donaudampfschifffahrt', 6, 'Donau…'],
])('oneLine(%j, %d) is %j', (text, length, line) => {
  expect(oneLine(text, length)).toBe(line);
});
