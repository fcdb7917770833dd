import { emptyDetails } from '../../../pricing/index.js';
import { rule } from '../../assistant.fixture.js';
import { withOwnersConditions } from './owners-conditions.js';

const RULES = [
  rule('Mortar', 'Lime mortar adds 30%', 'Lime mortar'),
  rule('Ground', 'Marshy or wet ground is 20% more', 'Marshy or wet ground'),
  rule('Weekends', 'Weekends add 10%', 'weekends'),
  rule('Repointing', 'Repointing is $14 per sq ft', 'repointing'),
];
const wall = { ...emptyDetails(), service: 'repointing' };

it('lists what an owner’s rule turns on and the visitor told, once', () => {
  expect(withOwnersConditions(wall, 'repointing in lime mortar, on a weekend', RULES)).toEqual(['lime mortar']);
  const known = { ...wall, conditions: ['old lime mortar'] };
  expect(withOwnersConditions(known, 'repointing in lime mortar', RULES)).toEqual(['old lime mortar']);
  expect(withOwnersConditions(wall, 'the ground is marshy', RULES)).toEqual(['marshy ground']);
});

it('drops what the visitor takes back', () => {
  const known = { ...wall, conditions: ['lime mortar'] };
  expect(withOwnersConditions(known, 'no, no lime mortar', RULES)).toEqual([]);
  expect(withOwnersConditions(known, 'it is 30 m2', RULES)).toEqual(['lime mortar']);
});

it('keeps what is only the work of another kind', () => {
  const known = { ...wall, service: 'ground works', conditions: ['marshy ground'] };
  expect(withOwnersConditions(known, 'I do not want new ground, only the hole filled', RULES)).toEqual([
    'marshy ground',
  ]);
  expect(withOwnersConditions(known, 'it is not marshy any more', RULES)).toEqual([]);
});

it('lists one of several words', () => {
  const rules = [rule('Lines', 'Add 20% for overhead wires close to the tree', 'overhead wires close to the tree')];
  expect(withOwnersConditions(emptyDetails(), 'overhead wires right close to the tree', rules)).toEqual([
    'overhead wires close to the tree',
  ]);
});

it('says in the owner’s words what was known in fewer', () => {
  const rules = [rule('Mortar', 'Lime mortar on old brick adds 25%', 'lime mortar on old brick')];
  const known = { ...wall, conditions: ['brick'] };
  expect(withOwnersConditions(known, 'the old brick needs lime mortar', rules)).toEqual(['lime mortar on old brick']);
});

it('takes no other work of the same kind for a situation', () => {
  const washed = { ...emptyDetails(), service: 'pressure washing' };
  const rules = [rule('House', 'House washing 20 cents a sq ft', 'house washing')];
  expect(withOwnersConditions(washed, 'the driveway cleaned', rules)).toEqual([]);
});

it('takes no question for a situation', () => {
  expect(withOwnersConditions(wall, 'Do you work with lime mortar? It is 20 m2.', RULES)).toEqual([]);
});

it('hears a wish in the form of a question, and not what is asked about the business', () => {
  const rules = [rule('Chips', 'Taking the bark chips away is $60', 'Taking the bark chips away')];
  const wish = 'Could you take the bark chips away please?';
  expect(withOwnersConditions(emptyDetails(), wish, rules)).toHaveLength(1);
  expect(withOwnersConditions(emptyDetails(), 'Do people take bark chips away?', rules)).toEqual([]);
});

it('hears what is said now of what was spoken of before', () => {
  const attic = { ...emptyDetails(), service: 'insulation', conditions: ['attic'] };
  const rules = [rule('Headroom', 'Add 20% for attics with low headroom', 'attics with low headroom')];
  expect(withOwnersConditions(attic, "it's low headroom up there, you have to crawl", rules)).toContain('low headroom');
  expect(withOwnersConditions(attic, 'we are 55 km out', rules)).toEqual(['attic']);
});

it('lists how high or old something is, and no amount of work', () => {
  const rules = [
    rule('High walls', 'Walls over 10 feet add 18%', 'Walls over 10 feet'),
    rule('Big rooms', '5% off for more than 3 rooms', 'more than 3 rooms'),
  ];
  expect(withOwnersConditions(emptyDetails(), 'four rooms, the walls are over 10 feet high', rules)).toEqual([
    'walls over 10 feet',
  ]);
});
