import { dollars, written } from '../samples.fixture.js';

describe('pieces of several sizes are each charged by their own', () => {
  const trees = written(['Tree removal', 'Trees under 30 ft $350, 30 to 50 ft $700, over 50 ft $1,200']);
  const stumps = written(['Stumps', 'Stump grinding $5 per inch of diameter']);
  const screens = written(['TV mounting', 'TVs up to 55 inches $120 each, bigger ones $180 each']);
  const skips = written(['Dumpster', '10 yard dumpster $300, 20 yard dumpster $420']);
  const heaters = written(['Water heaters', '40 gallon water heater $1,400, 50 gallon $1,650']);
  const blinds = written(['Blinds', 'Blinds under 48 inches wide $85 each, wider ones $120']);

  it.each([
    ['remove a 40 ft oak', trees, 700],
    ['remove two 40 ft oaks', trees, 1400],
    ['remove 2 oaks, about 40 ft each', trees, 1400],
    ['remove two 40 ft oaks and a 20 ft maple', trees, 1750],
    ['take down one 60 ft pine and two 25 ft maples', trees, 1900],
    ['3 trees to remove, one is 60 ft, the other two about 25 ft', trees, 1900],
    ['I need 3 trees taken out: 30ft, 45ft, 60ft', trees, 2600],
    ['one tree is about 60ft and the other is 25 ft, remove both', trees, 1550],
    ['grind a 24 inch stump', stumps, 120],
    ['grind 2 stumps, 20 inches each', stumps, 200],
    ['grind a 20 inch stump and a 30 inch one', stumps, 250],
    ['mount a 65 inch tv', screens, 180],
    ['mount two 65 inch tvs and one 43 inch tv', screens, 480],
    ['hang three 50" TVs', screens, 360],
    ['two 10 yard dumpsters and one 20 yard', skips, 1020],
    ['a 40 gallon water heater and a 50 gallon one', heaters, 3050],
    ['install a 36 inch blind', blinds, 85],
    ['3 blinds 36 inches wide and 2 blinds 60 inches wide', blinds, 495],
  ])('%s', (text, rules, amount) => {
    expect(dollars(text, rules)).toBe(amount);
  });
});
