import { readDetails } from './details.js';
import { inEnglish, isOtherScript } from './foreign.js';

describe('other languages', () => {
  it.each([
    ['Hola, ¿cuánto cuesta limpiar una casa de 3 habitaciones y 2 baños?', 'house cleaning', '3 bedroom,2 bathroom'],
    ['Bonjour, je voudrais repeindre deux chambres', 'interior painting', '2 bedroom'],
    ['Guten Tag, ich brauche ein neues Dach, 200 Quadratmeter', 'roof replacement', '200 sq_m'],
  ])('%s', (text, service, quantities) => {
    const read = readDetails(inEnglish(text) ?? '', { today: '2026-06-01' });
    expect(read.service).toBe(service);
    expect(read.quantities.map(({ quantity, unit }) => `${quantity} ${unit}`).join(',')).toBe(quantities);
  });

  it.each(['I want a wood fence with a gate', 'Paint the patio, por favor', '', 'la la la'])('English: %s', (text) => {
    expect(inEnglish(text)).toBeNull();
  });
});

it.each([
  ['我想粉刷房子的外墙', true],
  ['Сколько стоит покрасить дом?', true],
  ['paint the house, my name is 李伟', false],
  ['1500 sq ft', false],
  ['😀', false],
])('in other letters: %s', (text, expected) => {
  expect(isOtherScript(text)).toBe(expected);
});
