import { servicesNamed } from '../index.js';

it.each<[string | null, string[]]>([
  [null, []],
  ['roofing', ['roofing']],
  ['laminate flooring and stair work', ['laminate flooring', 'stair work']],
  ['Deck repair, deck staining and Deck repair', ['Deck repair', 'deck staining']],
  ['pool opening and pool closing', ['pool opening', 'pool closing']],
  ['drywall hanging and finishing and interior painting', ['drywall hanging and finishing', 'interior painting']],
])('%j names %j', (service, names) => {
  expect(servicesNamed(service)).toEqual(names);
});
