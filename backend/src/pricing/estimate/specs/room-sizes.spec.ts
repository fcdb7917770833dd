import { job, price } from '../samples.fixture.js';

const PAINTER = [
  job('a', 'Three bedrooms', '3 rooms, walls only, two coats', 1_380),
  job('b', 'Inside, 5 rooms', 'Five rooms, walls and ceilings', 2_350),
  job('c', 'Living and dining', '2 rooms, walls', 960),
  job('d', 'Bedrooms', '4 rooms, walls', 1_850),
  job('e', 'Outside of a ranch', '1,400 sq ft of siding, two coats', 3_640),
  job('f', 'Cottage exterior', '950 sq ft of weatherboard', 2_565),
  job('g', 'Exterior walls', '1,900 sq ft of siding', 4_845),
];

describe('where rooms are what prices go by', () => {
  it.each([
    ['paint the kitchen, 12x14', 1],
    ['walls of my bedroom, 12x14, need paint', 1],
    ['paint the kitchen 12x14 and the den 10x12', 2],
    ['paint two bedrooms, 10x12 each', 2],
    ['2 bedrooms to paint. They are 10x12 and 12x14', 2],
    ['2 rooms to paint, about 700 sq ft of wall', 2],
  ])('how large they are counts them: %s', (text, rooms) => {
    const { estimate } = price(text, [], PAINTER);
    expect(estimate?.assumptions).toEqual([`Priced for ${rooms} ${rooms === 1 ? 'room' : 'rooms'}`]);
    expect(Math.abs((estimate?.amountCents ?? 0) / rooms - 475_00)).toBeLessThan(60_00);
  });

  it('how large an apartment is tells none', () => {
    const { estimate, missing } = price('paint the inside of my 1,200 sq ft apartment', [], PAINTER);
    expect([estimate, missing]).toEqual([null, 'room']);
  });

  it('an outside beside them is no size of theirs', () => {
    const { estimate } = price('paint 3 rooms and the outside, 1,800 sq ft of siding', [], PAINTER);
    expect(estimate?.assumptions).toContain('Not included: 3 rooms');
  });
});
