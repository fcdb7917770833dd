import { readDetails } from '../details.js';

it.each([
  ['storefront, 90 sq ft of glass, solar film', 'window film'],
  ['bathroom floor, 60 sq ft of porcelain, 12x24 tiles', 'bathroom tiling'],
  ['a ceramic floor, 90 sq ft', 'floor tiling'],
  ['Outdoor porcelain patio 40 sq m', 'patio tiling'],
  ['3 trees to take down. Grind 2 of the stumps', 'tree removal and stump grinding'],
  ['Duct cleaning for a condo, only 8 vents. Just the ducts, not the dryer', 'duct cleaning'],
  ['95 square metres of interior walls', 'interior painting'],
  ['Interior walls, 4 rooms. We have a garage.', 'interior painting'],
  ['exterior walls of a cottage, 900 sq ft. It has a brick chimney.', 'exterior painting'],
  ['porcelain toilet on the second floor replaced', 'toilet replacement'],
  ['a 50 amp line run out to the patio for a hot tub', 'hot tub wiring'],
  ["the sump pump has to be tied in, and I'll throw grass seed on it so no sod", 'sump pump'],
  ['three fireplaces which have not been swept for years', 'chimney sweeping'],
])('names the work: %s', (text, works) => {
  expect(readDetails(text, { today: '2026-03-02' }).service).toBe(works);
});
