import { goesOtherwise } from '../../comparables/index.js';
import { job, price, rule } from '../samples.fixture.js';

it.each([
  [{ length: 130 }, { 'item:post': 2 }, true],
  [{ length: 130, 'item:gate': 1 }, { 'item:gate': 1 }, true],
  [{ 'item:post': 2 }, { length: 180, 'item:gate': 1 }, true],
  [{ length: 120 }, { area: 600 }, true],
  [{ 'item:couch': 1 }, { bedroom: 3 }, true],
  [{ length: 60 }, { length: 130, 'item:gate': 1 }, false],
  [{ window: 12 }, { window: 20, area: 2_400 }, false],
  [{ 'item:tree': 1 }, { 'item:tree': 2, length: 50 }, false],
  [{ 'item:tree': 1, length: 45 }, { 'item:tree': 2 }, false],
  [{ 'item:tree': 1, length: 45 }, { length: 60 }, false],
  [{ 'item:window': 4 }, { 'item:pane': 6 }, false],
  [{ bedroom: 2 }, { area: 1_500 }, false],
  [{ fixture: 9 }, { fixture: 11, bathroom: 2 }, false],
  [{ area: 600 }, {}, false],
  [{ area: 600, storey: 2 }, { storey: 1 }, false],
])('tells whether a job of %j goes by something else than %j', (past, asked, isOtherwise) => {
  expect(goesOtherwise(past, asked)).toBe(isOtherwise);
});

it('takes a length for that of the fence and not of its gates', () => {
  const fences = [100, 160, 130, 210].map((feet) => job(`v${feet}`, 'Vinyl fence', `${feet} ft of vinyl`, feet * 38));
  const gates = rule('gates', 'Gates', { kind: 'fixed_per_unit', amount: 275, unit: 'item', condition: 'gates' });
  const { estimate } = price('a vinyl fence, roughly 110 ft. with two gates', [gates], fences);
  expect(estimate?.lines[1]?.amountCents).toBe(550_00);
  expect(Math.abs((estimate?.lines[0]?.amountCents ?? 0) / (110 * 38_00) - 1)).toBeLessThan(0.1);
});

it('prices a new thing from the one past job of a new one, and no cleaning of old ones', () => {
  const gutters = [
    job('n', 'New gutters', '180 ft of gutter put up', 2_050),
    ...[120, 200, 95, 160].map((feet) => job(`c${feet}`, 'Gutter cleaning', `${feet} ft of gutter cleaned`, feet)),
  ];
  const { estimate } = price('New gutters please, 180 ft', [], gutters);
  expect(estimate?.amountCents ?? 0).toBeGreaterThan(1_500_00);
});

it('prices trees by their number, however tall the past ones were', () => {
  const trees = [
    job('a', 'Pine down', '1 tree removed, 45 ft', 700),
    job('b', 'Two maples', '2 trees removed, 40 ft', 1_350),
    job('c', 'Row of firs', '4 trees removed, 40 ft', 2_650),
    job('d', 'Crown lift', '3 trees pruned', 540),
  ];
  const cents = price('3 trees removed', [], trees).estimate?.amountCents ?? 0;
  expect(cents).toBeGreaterThan(1_800_00);
  expect(cents).toBeLessThan(2_200_00);
});

describe('work that goes by something else than all past jobs like it', () => {
  const fences = [
    job('a', 'White vinyl fence', '130 ft of vinyl, steel inside the posts', 5_330),
    job('b', 'Cedar fence', '90 ft of cedar pickets', 3_400),
    job('c', 'Chain link', '200 ft along the alley, black', 4_800),
  ];

  it('has no price', () => {
    expect(price('Two posts of my vinyl fence need resetting', [], fences)).toMatchObject({ estimate: null });
    expect(price('A vinyl fence, 100 ft', [], fences).estimate?.amountCents).toBeGreaterThan(300_000);
  });

  it('is asked for the size that they go by, where no pieces are counted', () => {
    const gutters = [120, 160, 200].map((feet) => job(`g${feet}`, 'Gutters cleaned', `${feet} ft of gutter`, feet));
    expect(price('Clean the gutters on our 3 bedroom house', [], gutters)).toMatchObject({
      reason: 'needs_details',
      missing: 'lin_ft',
    });
  });

  it('is asked for the bedrooms where prices go by them, and not by the area', () => {
    const cleans = [1, 2, 3, 4].map((rooms) => job(`c${rooms}`, 'House clean', `${rooms} bedrooms`, 75 + 75 * rooms));
    expect(price('House cleaning, 1,800 sq ft', [], cleans)).toMatchObject({
      reason: 'needs_details',
      missing: 'bedroom',
    });
    expect(price('House cleaning, 3 bedrooms, 1,800 sq ft', [], cleans).estimate).not.toBeNull();
  });

  it('is asked for its size where the jobs are too far apart', () => {
    const roofs = [900, 1_500, 2_400, 3_600].map((feet) =>
      job(`r${feet}`, 'Shingle roof', `${feet} sq ft of shingles`, feet * 6),
    );
    const leak = job('l', 'Roof leak', 'Shingles resealed around a vent', 390);
    expect(price('what is a shingle roof?', [], [...roofs, leak])).toMatchObject({
      reason: 'needs_details',
      missing: 'sq_ft',
    });
  });

  it('is asked for its size where only one job is like it', () => {
    const floors = [
      job('f1', 'Carpet, upper floor', '700 sq ft of carpet over new pad', 3_100),
      job('t1', 'Bathtub caulk', 'Old caulk cut out and redone', 140),
      job('t2', 'Door that sticks', 'Planed and rehung', 120),
    ];
    expect(price('new carpet upstairs', [], floors)).toMatchObject({ reason: 'needs_details', missing: 'sq_ft' });
  });
});
