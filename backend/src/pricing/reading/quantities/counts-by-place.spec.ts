import { readDetails, UNDATED } from '../details.js';

const sizes = (text: string): string[] =>
  readDetails(text, UNDATED).quantities.map(({ quantity, unit }) => `${quantity} ${unit}`);

it.each([
  ['replace the toilets, one upstairs and two down', ['3 fixture']],
  ['new faucets: 1 in the kitchen and two in the master bath', ['3 fixture']],
  ['3 toilets, one upstairs and two down', ['3 fixture']],
  ['smoke detectors, one in each of the 3 bedrooms and one in the hall', ['4 item']],
  ['2 smoke detectors up and 2 down', ['4 item']],
  ['old outlets need replaced, three upstairs two downstairs', ['5 outlet']],
  ['two bedrooms upstairs and one down, one bath', ['3 bedroom', '1 bathroom']],
  ['3 bedrooms, one bath upstairs and one downstairs', ['3 bedroom', '2 bathroom']],
  ['8 windows, 5 on the ground floor and 3 on the second floor', ['8 window']],
  ['two stories, 3 bedrooms upstairs and one bath down', ['2 storey', '3 bedroom', '1 bathroom']],
  ['it leaks upstairs and down', []],
])('counts place by place: %s', (text, counted) => {
  expect(sizes(text)).toEqual(counted);
});
