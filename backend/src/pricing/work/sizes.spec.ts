import { readDetails } from '../reading/index.js';
import { sizesOf } from './sizes.js';

const sizes = (text: string) => sizesOf(readDetails(text, { today: '2026-03-11' }).quantities);

describe('how big a piece of work is', () => {
  it.each([
    ['LVP in the kitchen (12x14) and the family room (16x20)', { area: 488 }],
    ['floor is 60 sq ft and the shower walls are 80 sq ft', { area: 140 }],
    ['400 sq ft of tile and 500 sq ft of wood, 900 sq ft in total', { area: 900 }],
    ['6 windows downstairs and 4 windows upstairs', { window: 10 }],
    ['5 hours of odd jobs', { hour: 5 }],
    ['3 pines taken down', { 'item:tree': 3 }],
  ])('%s', (text, expected) => {
    expect(sizes(text)).toMatchObject(expected);
  });

  it('is not told by what is counted beside the work', () => {
    expect(sizes('three layers of wallpaper came off the walls, and we have 2 dogs')).toEqual({});
  });
});
