import { printable } from './quote-pdf.js';

it.each([
  ['Trex® boards, €40 each', 'Trex® boards, €40 each'],
  ['Paint 🎨 and trim ☀️', 'Paint  and trim '],
])('%s is printed as %s', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
