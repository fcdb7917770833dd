import { job, price, written } from '../samples.fixture.js';

const JOBS = [
  job(
    'ranch',
    'Reroof ranch house asphalt shingles',
    '1,800 sq ft asphalt shingle roof, tear off one layer, 6/12',
    8_900,
  ),
  job('whole', 'Full roof replacement two storey', '2,400 sq ft asphalt shingle, 7/12 pitch', 11_800),
  job('garage', 'Shingle roof garage', '600 sq ft asphalt shingles, detached garage', 3_050),
  job('pipe', 'Leak repair around vent pipe', 'replaced boot and few shingles', 425),
  job('valley', 'Leak repair valley', 'Replaced valley flashing, 12 ft', 780),
  job('metal', 'Metal roof standing seam', '1,500 sq ft standing seam metal', 20_400),
  job('gutters', 'Gutter replacement', '140 ft seamless gutters', 1_540),
  job('flat', 'Flat roof TPO', '900 sq ft TPO on rear extension', 7_650),
];
const RULES = written(
  ['Asphalt shingles', '$4.85 a sq foot for asphalt shingles. A separate 2nd layer comes to 95 cents more per sq ft'],
  ['Chimneys', 'Chimney flashing is 450 bucks a pop'],
  ['Minimum', 'we dont roll the truck for under 350'],
  ['Gutters', 'gutters go for $11 a foot and gutter guards are another 6 dollars a foot on top of that'],
  ['Skylights', 'Skylights are $900 each to swap an old one, $1400 if we have to cut a new opening'],
);

describe('the book of a roofer', () => {
  it.each([
    ['2000 sq ft asphalt shingle roof', 9_700],
    ['redo the flashing on 2 chimneys', 900],
    ['cut in 2 new skylights', 2_800],
    ['140 ft of new gutters and guards on them', 2_380],
    // guards alone go on gutters that hang there
    ['install gutter guards on 80 ft of gutters', 480],
    ['Gutter guards only, 80 ft of existing gutters', 480],
    // a boot of rubber makes no rubber roof
    ['the rubber boot on the vent pipe is cracked and leaking', 425],
    ['Leak repair around vent pipe', 425],
  ])('tells the price of: %s', (text, amount) => {
    expect(price(text, RULES, JOBS).estimate?.amountCents).toBe(amount * 100);
  });

  it('takes no chimney out of a leak in the valley, whose length nobody is asked for', () => {
    const { estimate, comparables } = price('the roof leaks in the valley', RULES, JOBS);
    expect(estimate?.amountCents).toBeGreaterThan(70_000);
    expect(comparables.map(({ adjustedCents }) => adjustedCents)).toContain(78_000);
  });

  it('has a size looked at again that is beyond all that was ever done', () => {
    const { estimate, warnings } = price('200000000 sq ft asphalt shingle', RULES, JOBS);
    expect(estimate?.confidence).toBe('low');
    expect(warnings.join(' ')).toContain('Check the size');
    expect(price('2000 sq ft asphalt shingle', RULES, JOBS).warnings).toEqual([]);
  });

  it('tells no price of shakes from shingles, metal and membrane', () => {
    expect(price('cedar shake roof 2000 sq ft', RULES, JOBS)).toMatchObject({ estimate: null, reason: 'no_basis' });
  });
});
