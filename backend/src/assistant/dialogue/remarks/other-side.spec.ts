import { otherSide } from './other-side.js';

it.each([
  ['exterior painting', 'never mind the outside, do the living room instead, 400 sq ft walls', 'interior painting'],
  ['exterior painting', 'never mind, interior instead', 'interior painting'],
  ['interior painting', 'forget the inside, just the exterior', 'exterior painting'],
  ['exterior painting', 'the interior as well', null],
  ['exterior painting', 'gray instead of white, inside the porch and outside', null],
  ['exterior painting', 'brown instead', null],
  ['fence painting', 'the inside instead', null],
  [null, 'interior instead', null],
])('%s, then "%s": %s', (service, text, expected) => {
  expect(otherSide(service, text)).toBe(expected);
});
