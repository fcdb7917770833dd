import { readDetails, UNDATED } from '../details.js';
import { mergeDetails } from './merge.js';

const sizes = (first: string, second: string) =>
  mergeDetails(readDetails(first, UNDATED), readDetails(second, UNDATED), second).quantities.map(
    ({ quantity, unit }) => `${quantity} ${unit}`,
  );

describe('a size that is told of each', () => {
  it.each([
    ['3 rooms', '12x14 each', '504 sq_ft'],
    ['3 rooms', 'about 150 sq ft each', '450 sq_ft'],
    ['paint 3 bedrooms', '12 ft by 14 ft per room', '504 sq_ft'],
    ['laminate in 4 rooms', 'each room is 10 x 12 ft', '480 sq_ft'],
    ['tile 2 bathrooms', '10 by 12 both', '240 sq_ft'],
    ['tile 2 bathrooms', 'both are roughly 8 x 9 ft', '144 sq_ft'],
    ['2 patios to be poured', '10 ft by 12 ft apiece', '240 sq_ft'],
    ['carpet in five bedrooms', "they're all about 12x12 ft", '720 sq_ft'],
    ['plaster 3 rooms', '20 sq m each room', '60 sq_m'],
    ['drywall in 2 rooms', 'each one is about 300 sq ft', '600 sq_ft'],
  ])('counts for all that were counted before: %s, then %s', (first, second, all) => {
    expect(sizes(first, second)).toContain(all);
  });

  it.each([
    ['3 rooms', '500 sq ft', '500 sq_ft'],
    ['3 rooms', '500 sq ft in total', '500 sq_ft'],
    ['3 rooms', '500 sq ft, all in all', '500 sq_ft'],
    ['2 bathrooms', '160 sq ft for both', '160 sq_ft'],
    ['2 bathrooms', '160 sq ft, both together', '160 sq_ft'],
    ['3 rooms', '12x14, and both closets', '168 sq_ft'],
    ['5 windows', '12 sq ft each', '12 sq_ft'],
    ['a room', '12x14 each', '168 sq_ft'],
    ['3 rooms', '450 sq ft, each has a closet', '450 sq_ft'],
  ])('is none where it is told of the whole, or of pieces: %s, then %s', (first, second, all) => {
    expect(sizes(first, second)).toContain(all);
  });
});
