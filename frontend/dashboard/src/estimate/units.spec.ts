import { expect, it } from '@jest/globals';
import { sizeQuestion } from './units.ts';

it.each([
  ['sq_ft', 'how large it is'],
  ['sq_m', 'how large it is'],
  ['lin_ft', 'how long it is'],
  ['cu_m', 'how much of it there is'],
  ['mile', 'how far it is'],
  ['item', 'how many there are'],
  ['room', 'how many rooms it is'],
])('the size in %s is asked for in no system of measures: %s', (unit, question) => {
  expect(sizeQuestion(unit)).toBe(question);
});
