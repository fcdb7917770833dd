import { withoutOthers, withoutUnasked } from './told-of.js';

const left = (text: string): string =>
  withoutUnasked(withoutOthers(text))
    .replace(/\s+/g, ' ')
    .replace(/^[ .,]+|[ .,]+$/g, '');

it.each([
  ['The loft had lead pipes once. It had lead pipes but it was replumbed and they were replaced. 2 taps', 'The loft had lead pipes once. . 2 taps'],
  ['There is a spa out back too but the people who buy the place want to have that for themselves, so that stays. 10 yards', '. 10 yards'],
  ['There were bees in the wall, but a keeper took care of that. Paint 2 rooms', '. Paint 2 rooms'],
  ['We did have a dog but he passed last spring. 3 rooms', '. 3 rooms'],
  ['The boiler leaks, immersion still works though', 'The boiler leaks'],
  ['6 cubic yards of junk. The sofa went to my brother. No stairs', '6 cubic yards of junk. . No stairs'],
  ["We've sold the piano, so only boxes", ', so only boxes'],
  ['I got locked out at midnight once, at our last flat. Rekey 4 locks', '. Rekey 4 locks'],
  ['Our last house was on a steep hill, this is flat', ', this is flat'],
  ['The kitchen needs doing. Bathrooms dont, the agent did those. No pets', 'The kitchen needs doing. . No pets'],
  ['You painted 5 rooms for my aunt last year. I need 2', '. I need 2'],
  ["The other firm wanted a crane, but that was before we felled the oak. 20 ft of wall", '. 20 ft of wall'],
  ['In 1998 we put in a blue carpet, those were the days. Laminate, 31 sq m', '. Laminate, 31 sq m'],
  ['In 2009 we put in a furnace. It leaks', 'In 2009 we put in a furnace. It leaks'],
  ['no skylight, the budget won\'t stretch', 'no skylight'],
  ['Number 4 next door has asbestos, ours is new. 80 sq ft', ', Ours is new. 80 sq ft'],
  ['There was an oil stain on it but I already got that out myself. 900 sq ft', '. 900 sq ft'],
  ['There are 12 windows but the three in the basement were replaced in 2015 and are fine. Replace 9', '. Replace 9'],
  ['The old stump at the far end was ground out last winter, so that is gone too. 32 m of hedge', '. 32 m of hedge'],
  ['It had a new roof in 2009 that cost $7,200. Clean 90 ft of gutter', '. Clean 90 ft of gutter'],
  ['We did have gutter guards once, useless things, I threw them out. 190 ft', '. 190 ft'],
  ['After what happened to my cousin (fell 9 feet, two screws in his hip) I hid the ladder', 'After what happened to my cousin I hid the ladder'],
  ['The last time I rented a machine it was $110 for 4 hours. 1,100 sq ft', '. 1,100 sq ft'],
  ['Last time we had the AC serviced was 2022, AC tune-up', ', AC tune-up'],
  ['The last time we painted was 2005, 3 bedrooms', ', 3 bedrooms'],
  ['The house had a new roof in 2009 and now the siding, 1,500 sq ft, looks shabby', 'and now the siding, 1,500 sq ft, looks shabby'],
  ["Next door's garden slopes badly but ours is dead level. 60 m2", 'Ours is dead level. 60 m2'],
  ["My sister has a cabin 200 m from the sea, but we're way inland. 1,400 sq ft", "We're way inland. 1,400 sq ft"],
  ["3 rooms, the dog stayed with my mum when we moved", '3 rooms'],
  ["We pulled up all the carpet ourselves. Laminate, 380 sq ft", '. Laminate, 380 sq ft'],
  ["My brother's house has slate, mine hasn't. 1,400 sq ft", "Mine hasn't. 1,400 sq ft"],
])('of %s', (text, rest) => {
  expect(left(text)).toBe(rest.replace(/^[ .,]+/, ''));
}); // prettier-ignore

it.each([
  'There was carpet but we want it replaced',
  'It used to have gutters but they were torn off and we need new ones',
  'The fence going to the back gate is broken',
  'The deck is in good condition, just needs staining',
  'You stained our fence two years ago. Now it needs it again',
  'My son has a leak and wants it fixed',
  'There was a leak but it was fixed badly, have a look',
  'There was moss but a man treated it, it is back. 900 sq ft',
  'There was a gate but it was removed, we need a new one',
  'We had rats but nobody cleaned it up',
  'We ripped out the old kitchen ourselves and need a new one put in',
  'Last time I paid $120 for a couch and a fridge, same again',
  'There are 12 windows, but the two in the attic were replaced last year and are rotten',
  'Last time I checked there were 14 doors to paint',
  'The last time I measured it was 320 sq ft, vinyl plank',
  'It had a new water heater in 2008 that is leaking now',
  'The house had a new water heater in 2009 and it died this morning',
  'I thought about painting the fence myself, but it is too much for me. 100 ft',
  'The house is 1,800 sq ft, but you do not have to do the garage',
])('all of %s', (text) => {
  expect(withoutUnasked(withoutOthers(text))).toBe(text);
});
