import { goesOtherwise } from './goes-by.js';
import { job, price } from './samples.fixture.js';

it.each([
  [{ length: 130 }, { 'item:post': 2 }, true],
  [{ length: 130, 'item:gate': 1 }, { 'item:gate': 1 }, true],
  [{ length: 120 }, { area: 600 }, true],
  [{ bedroom: 3 }, { 'item:couch': 1 }, true],
  [{ length: 130, 'item:gate': 1 }, { length: 60 }, false],
  [{ 'item:window': 4 }, { 'item:pane': 6 }, false],
  [{ area: 1_500 }, { bedroom: 2 }, false],
  [{ fixture: 9 }, { fixture: 11, bathroom: 2 }, false],
  [{ area: 600 }, {}, false],
  [{ area: 600, storey: 2 }, { storey: 1 }, false],
])('tells whether %j and %j have no kind of size in common', (one, other, isOtherwise) => {
  expect(goesOtherwise(one, other)).toBe(isOtherwise);
  expect(goesOtherwise(other, one)).toBe(isOtherwise);
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
