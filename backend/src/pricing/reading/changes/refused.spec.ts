import { refusedThing } from './refused.js';

it.each([
  ['100 ft of new gutter with gutter guards on my rambler', 'No guards, just plain gutter.', '100 ft of new gutter on my rambler'],
  ['100 ft of new gutter with gutter guards on my rambler', 'Scratch the gutter guards, they only clog.', '100 ft of new gutter on my rambler'],
  ['a composite deck, 12 x 18 ft', "no composite, it's too dear", 'a deck, 12 x 18 ft'],
  ['80 ft of fence and 2 gates', 'actually no gates', '80 ft of fence'],
  ['80 ft of fence and 2 gates', 'scrap the gates pet', '80 ft of fence'],
  ['install 2 ceiling fans and 4 outlets', 'no outlets', 'install 2 ceiling fans'],
  ['150 ft cedar fence with one gate', "we don't need the gate", '150 ft cedar fence'],
  ['6 double sockets and 4 downlights in the den', 'scrap the downlights', '6 double sockets in the den'],
  ['outlet installation and lighting installation', 'scrap the downlights', 'outlet installation'],
  ['toilet replacement and faucet replacement', 'forget the faucets', 'toilet replacement'],
  ['interior repaint 1200 sq ft, heritage listed', 'sorry, no heritage', 'interior repaint 1200 sq ft'],
  ['paint 3 rooms, with a feature wall, and the hall', 'skip the feature wall please', 'paint 3 rooms, and the hall'],
])('%s | %s', (earlier, text, left) => {
  expect(refusedThing(earlier, text)?.(earlier)).toBe(left);
}); // prettier-ignore

it.each([
  ['clean the windows inside and outside', 'no windows inside'],
  ['laminate, 350 sq ft, and carpet in one bedroom, 200 sq ft', 'skip the carpet'],
  ['a cedar fence along the back', 'no fence there now'],
  ['300 sq ft of deck', 'no deck repair'],
  ['2 rooms', 'no more than 2 rooms'],
  ['a house with 3 bathrooms to clean', 'no rush'],
  ['80 ft of fence and 2 gates', 'no gates on that side'],
])('nothing: %s | %s', (earlier, text) => {
  expect(refusedThing(earlier, text)).toBeNull();
});
