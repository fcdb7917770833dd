import { dollars, job, price, written } from '../samples.fixture.js';

describe('a rule that tells only in its title of which kind it is', () => {
  const sides = written(['In & out', '$8 per pane'], ['Outside only', '$5 per pane'], ['Screens', 'washed $2 each']);
  const fences = written(['4 ft', 'chain link $18 a foot'], ['6 ft', 'chain link $24 a foot']);
  const pipes = written(['4 inch', 'seamless aluminum $8 a foot'], ['6 inch', '$11 a foot']);

  it.each([
    ['30 panes, outside only', sides, 150],
    ['30 panes, inside and out, and 10 screens', sides, 260],
    ['just the outside, 12 panes', sides, 60],
    ['100 ft of 4 ft chain link', fences, 1800],
    ['100 ft of 6 foot chain link', fences, 2400],
    ['80 ft of 4 inch gutter', pipes, 640],
    ['80 ft of 6" gutter', pipes, 880],
  ])('is charged for that alone: %s', (text, rules, amount) => {
    expect(dollars(text, rules)).toBe(amount);
  });

  it('is charged for no other side of another thing', () => {
    const both = written(['Doors', 'inside and outside doors $20 each'], ['Lamps', 'outside lamps $30 each']);
    expect(dollars('4 outside lamps', both)).toBe(120);
  });
});

describe('a list of prices by how full the truck is', () => {
  const loads = written(['Loads', '1/4 $150, half $260, 3/4 $350, full $440'], ['Tyres', '$12 a tyre']);
  const trailers = written(['Trailer', 'half load $200, full load $360']);
  const jobs = [job('a', 'Garage cleared', 'half truck', 260), job('b', 'Rubbish removal', '1/4 truck', 150)];

  it.each([
    ['junk from the attic, about half a truck', loads, 260],
    ['clear the shed, three quarters of the truck', loads, 350],
    ['a quarter of a load of junk', loads, 150],
    ['junk removal, a full truckload and 4 tyres', loads, 488],
    ['branches, half a trailer', trailers, 200],
  ])('is charged for the one share that is named: %s', (text, rules, amount) => {
    expect(price(text, rules, jobs).estimate?.amountCents).toBe(amount * 100);
  });
});

describe('what is charged on every visit', () => {
  const rules = written(
    ['Visit', '$50 on every job, good for 10 miles'],
    ['Car opened', 'car lockout $70 plus the visit'],
    ['Boiler service', '$90'],
  );

  it('comes on top of a price that holds it no more', () => {
    const jobs = [job('a', 'Car lockout', '', 120), job('b', 'Car lockout', 'keys in the boot', 120)];
    const { estimate } = price('I am locked out of my car', rules, jobs);
    expect(estimate?.amountCents).toBe(120_00);
  });
});
