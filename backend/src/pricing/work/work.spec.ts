import { emptyDetails } from '../reading/index.js';
import { readJob, readRequest } from './work.js';

const wordsOf = (text: string): string[] => readRequest({ text, details: emptyDetails(), today: '2026-03-02' }).words;

it.each([
  ['deep clean, this week would be great', false],
  ['deep clean within the next two weeks', false],
  ['a clean every two weeks', true],
])('when it is done is no word of the work, how often is one: %s', (text, isWord) => {
  expect(wordsOf(text).includes('week')).toBe(isWord);
});

it.each([
  ['how much to tile a hall floor', 'tile a hall floor'],
  ['roughly what would it cost to tile a hall floor? no rush, whenever', 'tile a hall floor'],
  ['sorry I actually meant tile a hall floor, bye', 'tile a hall floor'],
  ['ballpark quote or estimate to tile a hall floor, are you free', 'tile a hall floor'],
  ['tile a hall floor, flexible on dates, call me', 'tile a hall floor'],
])('how it is asked for is no word of the work: %s', (text, work) => {
  expect(wordsOf(text)).toEqual(wordsOf(work));
});

it.each([
  ['flexible hose', 'flexibl'],
  ['free-standing tub', 'free'],
  ['wax ring under the toilet', 'ring'],
  ['service call', 'call'],
  ['rush job', 'rush'],
])('what is of the work stays a word of it: %s', (text, word) => {
  expect(wordsOf(text)).toContain(word);
});

it.each([
  ['Water heater', '50 gallon gas, replaced', 'water heater replacement'],
  ['Water heater 50gal', 'Replace 50 gallon gas in garage', 'water heater replacement'],
  ['Water heater', 'no hot water, new thermocouple', 'water heater repair'],
  ['Toilet', 'replaced, customer supplied', 'toilet replacement'],
  ['Outlets', '6 outlets, installed', 'outlet installation'],
])(
  'what a description does with no thing of its own is done to what the title names: %s, %s',
  (title, description, work) => {
    expect(readJob({ id: 'a', title, description, priceCents: 1_00, date: null }).details.service).toBe(work);
  },
);

it.each([
  ['Two bedrooms and a study', '3 rooms, walls', { room: 3 }],
  ['Move', '3 bedroom house, 4 rooms of boxes', { bedroom: 3, room: 4 }],
])('bedrooms of a title are among the rooms of a description: %s, %s', (title, description, sizes) => {
  expect(readJob({ id: 'a', title, description, priceCents: 1_00, date: null }).sizes).toEqual(sizes);
});
