import { expect, it } from '@jest/globals';
import { inMetres, measuresInMetres } from './measures.ts';

it.each([
  ['tile a bathroom floor of 60 square feet', 'tile a bathroom floor of 6 square metres'],
  ['the furnace of a 2,000 square foot house', 'the furnace of a 190 square metre house'],
  ['Add $4 per square foot for large format tile', 'Add $45 per square metre for large format tile'],
  ['Cedar privacy fence, 120 ft', 'Cedar privacy fence, 35 metres'],
  ['Add 20% for ceilings over 9 feet', 'Add 20% for ceilings over 3 metres'],
  ['drywall in the basement, eight foot ceilings', 'drywall in the basement, 2.4 metre ceilings'],
  ['two feet, 3 gates', 'two feet, 3 gates'],
])('says in metres: %s', (example, metric) => {
  expect(inMetres(example)).toBe(metric);
});

it('knows who measures in metres by the clock on the wall', () => {
  expect(['Australia/Sydney', 'Europe/London', 'Pacific/Auckland'].every(measuresInMetres)).toBe(true);
  expect(['America/Chicago', 'Pacific/Honolulu', 'UTC'].some(measuresInMetres)).toBe(false);
});
