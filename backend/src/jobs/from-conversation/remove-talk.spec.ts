import { removeTalk } from './remove-talk.js';

it.each([
  ['hi how much to tile a bathroom floor 5 m2', 'tile a bathroom floor 5 m2'],
  ['tile a hall floor 12 m2 how much?', 'tile a hall floor 12 m2'],
  ['Can you give me a ballpark for painting 3 bedrooms, walls only?', 'painting 3 bedrooms, walls only'],
  ['Could I get a quote to have my deck stained, 300 sq ft', 'my deck stained, 300 sq ft'],
  ['What would it cost to replace a 50 gallon water heater', 'replace a 50 gallon water heater'],
  ['Hello there! I was wondering how much you charge for gutter cleaning', 'gutter cleaning'],
  ['sorry I meant 8 m2, and the old tiles have to come off', '8 m2, the old tiles have to come off'],
  ['do you also remove the old tiles?', 'remove the old tiles'],
  ['paint the hall, no rush, white', 'paint the hall, white'],
  ['paint the hall sometime next month. Thanks!', 'paint the hall.'],
  ['Just the walls please, thanks!', 'Just the walls please'],
  ['best price for 3 doors?', '3 doors'],
])('leaves the work of a message: %s', (message, work) => {
  expect(removeTalk(message)).toBe(work);
});

it.each([
  'are you free next week?',
  "that's all thanks, bye",
  'after 6pm',
  'call me after 5pm please',
  'ring me after 6 p.m.',
  'please text us after school',
  "what's your best price",
  'How soon can you start?',
  'ballpark?',
  'flexible',
  'We are flexible on dates',
  'this month',
  'no rush, whenever you can',
  'house',
  "it's a house",
  'yes',
  'not sure',
  "I'm,",
])('leaves nothing where no work is told: %s', (message) => {
  expect(removeTalk(message)).toBe('');
});

it.each([
  'There is a hole in the wall',
  'Great room walls, two coats',
  'Flexible hose under the sink leaks',
  'When it rains the roof leaks near the chimney',
  'my basement flooded, please come right now',
  'clean every two weeks',
  'No carpets to move',
  'straight',
  'flat',
])('leaves all that is of the work: %s', (message) => {
  expect(removeTalk(message)).toBe(message);
});
