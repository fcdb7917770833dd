import type { Quantity, Unit } from '../../types.js';
import { resized } from './resized.js';

const size = (quantity: number, unit: Unit, of: string | null = null): Quantity => ({ quantity, unit, of });

it.each([
  ['a vinyl fence in tan, 180 metres', size(180, 'lin_m'), size(180, 'lin_ft'), 'a vinyl fence in tan, 180 linear ft'],
  ['paint four bedrooms', size(4, 'bedroom'), size(6, 'bedroom'), 'paint 6 bedrooms'],
  ['12 new power points and 3 doors', size(12, 'outlet'), size(9, 'outlet'), '9 new power points and 3 doors'],
  ['2 skylights, 20 ft up', size(2, 'item', 'skylights'), size(3, 'item', 'skylights'), '3 skylights, 20 ft up'],
  ['1,200 sq ft of lawn', size(1200, 'sq_ft'), size(1500, 'sq_ft'), '1500 sq ft of lawn'],
  ['a room 12 x 14', size(168, 'sq_ft'), size(200, 'sq_ft'), 'a room 12 x 14'],
  ['180 windows, a fence', size(180, 'lin_m'), size(180, 'lin_ft'), '180 windows, a fence'],
])('%s', (words, old, now, expected) => {
  expect(resized(words, old, now)).toBe(expected);
});
