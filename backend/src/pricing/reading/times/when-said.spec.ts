import { laterSaid } from './when-said.js';

it.each([
  ['Next month would be great', 'Next month'],
  ['some time in the spring, no rush', 'some time in the spring'],
  ['by the end of next month', 'by the end of next month'],
  ['before Christmas please', 'before Christmas'],
  ['in two months', 'in two months'],
  ['no rush, next year is fine', 'next year'],
  ['it has leaked since last winter', null],
  ['whenever you can', null],
])('the words that put work off: %s', (text, words) => {
  expect(laterSaid(text)).toBe(words);
});
