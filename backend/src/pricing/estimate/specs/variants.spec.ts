import { readDetails } from '../../reading/index.js';
import { estimate, learn } from '../index.js';
import { job, price } from '../samples.fixture.js';

const TODAY = '2026-03-11';
const ROOFS = [1200, 1600, 2000, 2400].flatMap((feet) => [
  job(`s${feet}`, 'Shingle roof', `${feet} sq ft of shingles`, feet * 5),
  job(`m${feet}`, 'Standing seam metal roof', `${feet} sq ft`, feet * 11),
]);

function choiceFor(text: string, jobs = ROOFS) {
  return estimate({ text, details: readDetails(text, { today: TODAY }), today: TODAY }, jobs, [], learn(jobs, []))
    .choice;
}

describe('what the price turns on and nobody has said', () => {
  it('is asked where past jobs of two kinds lie apart', () => {
    expect(choiceFor('I need a new roof, 1,800 sq ft')).toEqual({ of: 'material', between: ['shingles', 'metal'] });
  });

  it.each(['a new metal roof, 1,800 sq ft', 'new architectural shingles, 1,800 sq ft'])('is said: %s', (text) => {
    expect(choiceFor(text)).toBeUndefined();
  });

  it('is asked where a single job of one kind lies far apart', () => {
    const doors = [job('a', 'Single garage door', 'Steel', 1150), job('b', 'One-car garage door', 'Steel', 1190)];
    const jobs = [...doors, job('c', 'Double garage door', 'Steel', 1980)];
    expect(choiceFor('a new garage door', jobs)?.between).toEqual(['single', 'double']);
    expect(choiceFor('a new double garage door', jobs)).toBeUndefined();
  });

  it('makes no difference where both cost the same', () => {
    const alike = ROOFS.map((one) => ({ ...one, priceCents: 1_000_000 }));
    expect(choiceFor('I need a new roof, 1,800 sq ft', alike)).toBeUndefined();
  });

  it('is asked of the jobs of one service, in whatever words they are written', () => {
    const doors = [
      job('1', 'One-car garage door', 'Steel single door replaced', 1150),
      job('2', 'New single door', 'Single car steel door, insulated', 1290),
      job('3', 'Double garage door', 'New 16x7 steel door', 1980),
      job('4', 'Two-car door', 'Double door, insulated steel', 2150),
      job('5', 'Broken spring', 'Torsion spring replaced', 260),
      job('6', 'Opener', 'New belt drive opener installed', 495),
    ];
    expect(choiceFor('how much is a new garage door', doors)).toEqual({ of: 'size', between: ['single', 'double'] });
  });
});

it('takes what is there now for no choice of what is to come', () => {
  const decks = [
    job('a', '12x16 PT deck', 'pressure treated deck, 192 sq ft', 6_700),
    job('b', 'Composite deck 14x20', '280 sq ft trex', 16_000),
    job('c', '10x12 deck', '120 sq ft pressure treated', 4_200),
    job('d', 'Trex 12x12', '144 sq ft composite', 8_400),
  ];
  const asked = "a 14x16 composite deck. There's a pressure treated one there now, rotted. Ground level";
  expect(price(asked, [], decks).estimate?.amountCents).toBeGreaterThan(11_500_00);
});

it('prices a material from the one job that was done in it, and none that was never used', () => {
  const roofs = [
    job('a', 'Shingle roof', '2,000 sq ft architectural shingles, tear off one layer', 9_000),
    job('b', 'Roof replacement', '2,400 sq ft of architectural shingles', 10_900),
    job('c', 'Reroof', '1,600 sq ft asphalt shingle roof', 7_400),
    job('d', 'Metal roof', '2,200 sq ft standing seam', 22_000),
  ];
  expect(price('new metal roof, 1,500 sq ft', [], roofs).estimate?.amountCents).toBeGreaterThan(13_000_00);
  const counters = [
    job('a', 'Granite', '45 sq ft granite counters', 3_150),
    job('b', 'Quartz', '50 sq ft quartz countertop', 4_250),
    job('c', 'Quartz', '38 sq ft, kitchen', 3_300),
  ];
  expect(price('marble countertops 40 sq ft', [], counters)).toMatchObject({ estimate: null, reason: 'no_basis' });
  expect(price('granite countertops 40 sq ft', [], counters).estimate?.amountCents).toBeLessThan(3_100_00);
});

it('tells no price of a tankless heater where all that were put in are tanks', () => {
  const tanks = [1850, 1900, 1950].map((cost) =>
    job(`t${cost}`, 'Water heater replacement', '40 gal gas water heater', cost),
  );
  expect(price('converting from our 40 gallon tank to a tankless water heater', [], tanks).reason).toBe('no_basis');
  expect(price('replace our 40 gallon tank water heater', [], tanks).estimate).not.toBeNull();
});
