import { checkRules, interpret } from './index.js';

const found = (...texts: string[]): string[] =>
  checkRules(
    texts.map((description, index) => ({
      id: String(index),
      title: '',
      description,
      isActive: true,
      interpretation: interpret('', description),
    })),
  ).map(({ kind }) => kind);

it.each([
  ['roofs steeper than 9/12 cost 20% more', 'Steep roofs over 9/12 pitch add 35%', 'overlap'],
  ['Steep roofs add 20%', 'anything over 7/12 add 25%', 'overlap'],
  ['over 100 sq m 5% off', '100 sq m or more take 8% off', 'overlap'],
  ['stucco over 200 sq m 4% off', 'over 200 sq m take 6% off', 'overlap'],
  ['Chimney caps $180 each', 'Chimney caps: $220 each', 'contradiction'],
  ['Chimney caps $180 each', 'Chimney caps: $180 each', 'overlap'],
  ['Tear off $60 a square', '$75 a square tear off', 'contradiction'],
])('two rules for the same situation are told: %s | %s', (one, other, kind) => {
  expect(found(one, other)).toEqual([kind]);
});

it.each([
  ['over 8/12 add 10%', 'over 10/12 add 20%'],
  ['8/12 pitch add 10%', '10/12 pitch add 20%'],
  ['stucco over 100 sq m 5% off', 'brick over 100 sq m take 8% off'],
  ['Steep driveways add 10%', 'anything over 8/12 add 25%'],
  ['anything over 8/12 add 25%', '$40 a square more over 8/12 pitch'],
  ['Skylights $450 each', 'Skylight flashing $150 each'],
])('two rules for other situations are not: %s | %s', (one, other) => {
  expect(found(one, other)).toEqual([]);
});
