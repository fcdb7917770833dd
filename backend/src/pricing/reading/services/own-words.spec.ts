import { askedInOwnWords } from './own-words.js';

it.each([
  'want it brought up to r49',
  'we need the whole thing redone',
  'need it gone by friday',
  'want someone to get it hauled to the dump',
  'proof of pool and cost of pool required',
  'need permits needed',
  'would like to book again',
  'we need a new one put in',
  'why do you need my number?',
  'we need this within 24 hours',
  'we need a permit for it',
  'two bedrooms, walls only. would need you to shift the beds',
  'we need 3 men for about five hours',
  'how much do you charge for a 2 bed 1 bath flat',
  'price for a 4 bed 2 bath every other week',
  'need two guys for half a day',
  "attic, 90 m2, bare joists. also want the hatch insulated as it's draughty",
  "800 sq ft of deck to stain, we'd want you to move the planters",
])('names no work: %s', (text) => {
  expect(askedInOwnWords(text)).toBeNull();
});

it.each([
  ['i want a stamped bird bath', 'stamped bird bath'],
  ['need a chimney cap', 'chimney cap'],
  ['do you do murals?', 'murals'],
  ['price for 3 raised beds', '3 raised beds'],
  ['need two strong lads to shift a safe', 'shift a safe'],
  ['need a hand with a stuck drawer', 'stuck drawer'],
  ['i also want a koi pond', 'koi pond'],
  ['need a check valve installed', 'check valve installed'],
  ['i need a cracked sink replaced', 'cracked sink replaced'],
  ['hello. i would need you to pick up a piano', 'pick up a piano'],
  ['looking for a koi pond', 'koi pond'],
])('names work that no trade knows: %s', (text, name) => {
  expect(askedInOwnWords(text)).toBe(name);
});
