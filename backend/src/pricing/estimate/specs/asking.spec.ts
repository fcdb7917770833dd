import { job, price } from '../samples.fixture.js';

const FLOORS = [
  job('a', 'Hall floor tiled', 'Porcelain, 10 m2', 900),
  job('b', 'Bathroom floor tiled', 'Ceramic, 5 m2', 480),
  job('c', 'Kitchen floor tiled', 'Porcelain, 20 m2, straight', 1_750),
  job('d', 'Hall and porch floor tiled', '14 m2 of slate', 1_250),
  // As a conversation was told before it was left to the work alone.
  job('chat', 'Tiling', 'hi how much to tile a bathroom floor 5 m2\nthanks, bye\nflexible, call me after 6pm', 150),
];

it.each([
  ['how much to tile a hall floor 12 m2', 'tile a hall floor 12 m2'],
  ['Tile kitchen floor 20 m2, straight, flexible', 'Tile kitchen floor 20 m2, straight'],
  ['sorry I meant tile a hall floor 12 m2, bye', 'tile a hall floor 12 m2'],
])('the price of a work does not turn on how it is asked for: %s', (asked, plain) => {
  const { estimate } = price(plain, [], FLOORS);
  expect(estimate).not.toBeNull();
  expect(price(asked, [], FLOORS).estimate?.amountCents).toBe(estimate?.amountCents);
});
