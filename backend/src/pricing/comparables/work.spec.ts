import { emptyDetails } from '../reading/index.js';
import { readRequest } from './work.js';

const wordsOf = (text: string): string[] => readRequest({ text, details: emptyDetails(), today: '2026-03-02' }).words;

it.each([
  ['deep clean, this week would be great', false],
  ['deep clean within the next two weeks', false],
  ['a clean every two weeks', true],
])('when it is done is no word of the work, how often is one: %s', (text, isWord) => {
  expect(wordsOf(text).includes('week')).toBe(isWord);
});
