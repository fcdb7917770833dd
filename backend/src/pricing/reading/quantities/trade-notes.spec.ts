import { readDetails } from '../details.js';

const quantities = (text: string) =>
  readDetails(text, { today: '2026-03-11' }).quantities.map(({ quantity, unit }) => `${quantity} ${unit}`);

it.each([
  ['Need a 14-50 outlet for the camper', ['1 outlet']],
  ['Two NEMA 6-50 receptacles in the shop', ['2 outlet']],
  ['An L14-30 outlet for the generator', ['1 outlet']],
  ['Run a 5-20 outlet to the freezer', ['1 outlet']],
  ['Add 6-15 outlets', ['10.5 outlet']],
  ['14-18 outlets in the basement', ['16 outlet']],
])('%s', (text, read) => {
  expect(quantities(text)).toEqual(read);
});

it.each([
  ['Mow 1/2 ac every week', ['21780 sq_ft']],
  ['Brush hog the field, 3 ac, mowed once', ['130680 sq_ft']],
  ['2 ac units, and mow the lawn', ['2 item']],
  ['Siding in Hardie, 16 sq', ['1600 sq_ft']],
  ['6 sq vinyl on the garage', ['600 sq_ft']],
  ['Trim 9 shrubs, the boxwoods are maybe 3 ft', ['9 item']],
  ['A row of boxwoods, 12 ft long, to trim', ['12 lin_ft']],
  ['Carpets steamed in 2 bedrooms and the lounge', ['2 bedroom', '3 room']],
  ['Springs 9x7, both torsion', []],
  ['Room 9x7, the floor springs a bit', ['63 sq_ft']],
  ['Carpet for 2 bedrooms and the lounge', ['2 bedroom']],
  ['Dbl bedroom 3.5x3.5, walls and ceiling', ['12.25 sq_m']],
  ['Bathroom 5x8', ['40 sq_ft']],
  ['Closet shelves 3x4', ['12 sq_ft']],
  ['A parking lot with 30 spaces', ['30 item']],
  ['A 200 amp panel with 30 spaces', []],
])('%s', (text, read) => {
  expect(quantities(text)).toEqual(read);
});
