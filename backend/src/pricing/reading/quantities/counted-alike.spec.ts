import { readQuantities } from './quantities.js';
import { scan } from '../scan.js';

const read = (text: string): string =>
  readQuantities(scan(text))
    .map(({ quantity, unit, of }) => `${quantity} ${unit}${of === null ? '' : ` of ${of}`}`)
    .join(', ');

it.each([
  ["three bedrooms we want done, they're all roughly 12 by 12", '3 bedroom, 432 sq_ft'],
  ['walls only in 2 bedrooms, both about 12x12', '2 bedroom, 288 sq_ft'],
  ['two bedrooms to paint, both are about 10x12', '2 bedroom, 240 sq_ft'],
  ['paint 4 bedrooms. They are all 10 x 11', '4 bedroom, 440 sq_ft'],
  ['3 rooms, all of them roughly 12 by 14 ft', '3 room, 504 sq_ft'],
  ['3 bedrooms, all about 11 x 12', '3 bedroom, 396 sq_ft'],
  ['2 bedrooms, one is 10x12 and the other 12x14', '2 bedroom, 120 sq_ft, 168 sq_ft'],
  ['two rooms, both 12x12 and 10x10', '2 room, 144 sq_ft, 100 sq_ft'],
  ['3 rooms, both halls 10x12', '3 room, 120 sq_ft of halls'],
])('a size is said of each: %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each([
  ['20 murraya planted along the side fence, the 200mm pots', '20 item of murraya'],
  ['plant 12 lomandra along the back', '12 item of lomandra'],
  ['5 lilly pilly to be planted', '5 item of lilly pilly'],
  ['3 big planted pots', '3 item of big planted pots'],
  ['plant 6 along the fence', ''],
  ['3 wasp nests! two under the eaves and another in the shed', '3 item of wasp nests'],
  ['5 wasp nests, two on the deck, two in the shed and another by the door', '5 item of wasp nests'],
  ['two wasp nests under the eaves and another in the shed', '3 item of wasp nests'],
  ['plow lot 20 stalls, per push', '20 item of stalls'],
  ['lot 30 stalls', '30 item of stalls'],
  ['lot 40 parking spaces', '40 item of parking spaces'],
  ['lot 14, 3 gates', '3 item of gates'],
  ['two full truckloads', '2 item of full truckloads'],
  ['about 4 truck loads of rubbish', '4 item of truck loads'],
  ['two windows either side but those were done in 2019', ''],
  ['two windows, but those were done in 2009 and need it again', '2 window'],
])('counts %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});

it.each([
  ['25 metre colorbond at 1.8m, one single gate 900 wide', '25 lin_m of colorbond, 1 item of single gate'],
  ['60 ft of cedar fence at 6 ft', '60 lin_ft of cedar fence'],
  ['25m colorbond, 1.8 high', '25 lin_m of colorbond'],
  ['Our church parking lot is 50 x 100', '5000 sq_ft of church parking lot'],
  ['the lot is 60 x 120, mow it', ''],
  ['Granite for an island, no sinks, 44 sq ft', '44 sq_ft of granite for an island'],
  ['attic to R-60, 1100 sq ft', '1100 sq_ft of attic'],
])('sizes of %s', (text, expected) => {
  expect(read(text)).toBe(expected);
});
