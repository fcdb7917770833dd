import type { Estimate, PricingRule } from '../../types.js';
import { FENCES, job, perUnit, price, RATE, rule } from '../samples.fixture.js';

/** What each line comes from. */
const sourcesOf = (found: Estimate | null): string[] | undefined => found?.lines.map(({ source }) => source.type);

describe('rates for work beside the one asked for', () => {
  const gates = perUnit('gates', 285, 'item', 'gate');
  const stairs = perUnit('stairs', 55, 'item', 'stairs step');
  const tearOut = perUnit('out', 4, 'lin_ft', 'removing an old fence');

  it.each([
    ['120 ft of cedar fence and one gate', 'gates', 285],
    ['120 ft of cedar fence. With a gate.', 'gates', 285],
    ['120 ft of cedar fence, the old one has to come out', 'out', 480],
  ])('%s: adds %s', (text, ruleId, dollars) => {
    const { estimate: found } = price(text, [gates, tearOut], FENCES);
    expect(sourcesOf(found)).toEqual(['jobs', 'rule']);
    expect(found?.lines[1]).toMatchObject({ amountCents: dollars * 100, source: { type: 'rule', ruleId } });
    expect(found?.amountCents).toBeGreaterThan(6_000_00);
  });

  it('takes a rate that holds the clearing up for the price of the work itself', () => {
    const shrubs = [1, 2, 4].map((n) => job(`s${n}`, 'Shrubs pruned', `${n * 10} m of shrubs pruned`, n * 90));
    const prune = perUnit('prune', 9, 'lin_m', 'shrub pruning, trimmings carted off');
    expect(sourcesOf(price('prune 22 m of shrubs', [prune], shrubs).estimate)).toEqual(['rule']);
  });

  it('adds what past jobs of the very work, counted alike, show to be far from its price', () => {
    const fans = [1, 2, 4].map((n) => job(`f${n}`, 'Ceiling fans', `${n} ceiling fans installed`, n * 190));
    const high = perUnit('high', 90, 'item', 'Ceilings over 12 ft fan');
    const text = '3 ceiling fans in a room with a 14 ft ceiling';
    expect(sourcesOf(price(text, [high], fans).estimate)).toEqual(['jobs', 'rule']);
    // A rate that names no more than the work is its price, whatever was paid for it once.
    const each = perUnit('each', 90, 'item', 'ceiling fan');
    expect(sourcesOf(price(text, [each], fans).estimate)).toEqual(['rule']);
  });

  it('adds a flat price that was once all of a job where other work is asked for', () => {
    const roofs = [1200, 1500, 2000, 2600].map((ft) => job(`r${ft}`, 'New shingle roof', `${ft} sq ft`, ft * 4.4));
    const flashing = rule('chimney', 'Chimney', { kind: 'fixed', amount: 380, condition: 'Reflash chimney' });
    const jobs = [...roofs, job('c', 'Chimney flashing', 'Counter flashing on a chimney', 420)];
    const { estimate: found } = price('a new roof, 22 squares, and the chimney needs new flashing', [flashing], jobs);
    expect(sourcesOf(found)).toEqual(['jobs', 'rule']);
    expect(found?.amountCents).toBeGreaterThan(8_000_00);
  });

  it('adds what is brought for the work, which is work of its own name', () => {
    const lawns = [600, 900, 1400, 2000].map((feet) => job(`s${feet}`, 'New sod', `${feet} sq ft`, feet * 2));
    const soil = perUnit('soil', 68, 'cu_yd', 'new topsoil brought');
    const old = perUnit('old', 0.65, 'sq_ft', 'removing the old lawn');
    const text = 'new sod, 1,100 sq ft. The dead grass has to be pulled out. Also need 5 yards of topsoil.';
    expect(sourcesOf(price(text, [soil, old], lawns).estimate)).toEqual(['jobs', 'rule', 'rule']);
  });

  it('adds a part of what is built and what lies under it', () => {
    const decks = [150, 240, 300, 360].map((feet) => job(`d${feet}`, 'Treated deck', `${feet} sq ft`, feet * 26));
    const steps = perUnit('steps', 65, 'item', 'Deck stairs');
    expect(sourcesOf(price('a treated deck, 252 sq ft, with 3 steps', [steps], decks).estimate)).toEqual([
      'jobs',
      'rule',
    ]);
    const floors = [50, 70, 90, 140].map((feet) => job(`t${feet}`, 'Bathroom floor tiled', `${feet} sq ft`, feet * 17));
    const mat = perUnit('mat', 14, 'sq_ft', 'Heated floor mat under tile');
    const text = 'tile a bathroom floor, 80 sq ft, with a heated floor';
    expect(sourcesOf(price(text, [mat], floors).estimate)).toEqual(['jobs', 'rule']);
  });

  it('adds what past jobs hold a small part of, and takes it out of them', () => {
    const foam = perUnit('foam', 15, 'item', 'New foam seat');
    const jobs = [
      job('a', 'Chairs', '6 seats recovered', 420),
      job('b', 'Chairs', '8 seats, new foam', 690),
      job('c', 'Chairs', '10 seats recovered', 710),
    ];
    const { estimate: found } = price('6 dining chairs, the seats recovered with new foam', [foam], jobs);
    expect(sourcesOf(found)).toEqual(['jobs', 'rule']);
    expect(found?.lines[0]?.amountCents).toBeLessThan(450_00);
    expect(found?.lines[1]?.amountCents).toBe(90_00);
  });

  it('prices one from past jobs where a rule adds each further one', () => {
    const flue = rule('flue', 'Second flue', {
      kind: 'fixed_per_unit',
      amount: 150,
      unit: 'item',
      above: 1,
      condition: 'flue',
    });
    const jobs = [
      job('a', 'Chimney sweep', '1 flue', 220),
      job('b', 'Chimney sweep', '1 flue', 230),
      job('c', 'Chimney sweep', '2 flues', 375),
    ];
    const { estimate: found } = price('chimney sweep, two flues', [flue], jobs);
    expect(found?.lines[0]?.amountCents).toBeLessThan(240_00);
    expect(found?.lines[1]?.amountCents).toBe(150_00);
  });

  it.each([
    ['4 rooms painted, walls and ceilings', ['jobs', 'rule']],
    ['4 rooms painted, including ceilings', ['jobs', 'rule']],
    ['paint only the ceilings in 4 rooms', ['rule']],
    ['paint the ceilings of 4 rooms', ['rule']],
  ])('adds the ceilings where walls are painted, too: %s', (text, sources) => {
    const ceilings = perUnit('c', 140, 'room', 'Ceilings');
    const jobs = [2, 3, 4, 5].map((rooms) => job(`p${rooms}`, 'Painting', `${rooms} rooms, walls`, rooms * 430));
    expect(sourcesOf(price(text, [ceilings], jobs).estimate)).toEqual(sources);
  });

  it('prices floors from past jobs where the rate is for stairs refinished with them', () => {
    const treads = perUnit('treads', 68, 'item', 'Stair treads refinished');
    const floors = [350, 500, 800, 1000].map((feet) =>
      job(`r${feet}`, 'Floor refinished', `${feet} sq ft oak`, feet * 4),
    );
    const { estimate: found } = price('700 sq ft of oak floors to refinish, plus 13 stair treads', [treads], floors);
    expect(sourcesOf(found)).toEqual(['jobs', 'rule']);
    expect(found?.lines[0]?.amountCents).toBeGreaterThan(2_200_00);
  });

  it('leaves to past jobs only the work that has no rate', () => {
    const floors = [300, 450, 700, 1000].map((feet) =>
      job(`l${feet}`, 'Laminate floor', `${feet} sq ft of laminate`, feet * 5),
    );
    const jobs = [...floors, job('s', 'Stairs carpeted', '14 steps', 700)];
    const { estimate: found } = price('laminate floor, 400 sq ft, and the stairs, 13 steps', [stairs], jobs);
    expect(found?.lines).toHaveLength(2);
    expect(found?.lines[0]?.amountCents).toBeGreaterThan(1_700_00);
    expect(found?.lines[0]?.amountCents).toBeLessThan(2_400_00);
    expect(found?.lines[1]?.amountCents).toBe(13 * 55_00);
  });

  it('prices what has a rate where past jobs tell nothing of the rest, and says what is left out', () => {
    const { estimate: found } = price('a new laminate floor, and the stairs, 13 steps', [stairs], FENCES);
    expect(found?.amountCents).toBe(13 * 55_00);
    expect(found?.assumptions).toContain('Not included: laminate flooring');
  });

  it('is hardly the price where past jobs without it came to far more', () => {
    const shampoo = perUnit('s', 40, 'room', 'window blinds dusted');
    const jobs = [2, 3, 4, 5].map((rooms) => job(`m${rooms}`, 'Move-out clean', `${rooms} rooms`, rooms * 130));
    const { estimate: found } = price('move-out clean, 3 rooms, window blinds dusted', [shampoo], jobs);
    expect(sourcesOf(found)).toEqual(['jobs', 'rule']);
  });

  it('comes on top where it is for an accessory', () => {
    const guards = perUnit('g', 7, 'lin_ft', 'leaf guards');
    const jobs = [60, 90, 120, 200].map((feet) => job(`u${feet}`, 'Gutters', `${feet} ft of gutter`, feet * 10));
    const { estimate: found } = price('new gutters, 140 ft w/ leaf guards', [guards], jobs);
    expect(sourcesOf(found)).toEqual(['jobs', 'rule']);
    expect(found?.lines[1]?.amountCents).toBe(980_00);
  });

  it('is no price of the same done to another thing', () => {
    const office = perUnit('office', 0.09, 'sq_ft', 'Office cleaning');
    const jobs = [800, 1000, 2500].map((feet) =>
      job(`c${feet}`, 'Carpet cleaning', `${feet} sq ft of carpet cleaned`, feet * 0.3),
    );
    const { estimate: found } = price('carpet cleaning for our office, 1,800 sq ft of carpet', [office], jobs);
    expect(sourcesOf(found)).toEqual(['jobs']);
  });

  it('leaves to past jobs what is measured beside what it counts', () => {
    const ceilings = perUnit('ceilings', 0.9, 'sq_ft', 'Ceilings painted');
    const jobs = [900, 1200, 1600, 3000].map((feet) =>
      job(`w${feet}`, 'Interior painting', `${feet} sq ft of walls painted`, feet * 1.6),
    );
    const { estimate: found } = price('paint walls 1,000 sq ft and the ceilings 600 sq ft', [ceilings], jobs);
    expect(sourcesOf(found)).toEqual(['jobs', 'rule']);
    expect(found?.lines[0]?.amountCents).toBeGreaterThan(1_300_00);
    expect(found?.lines[0]?.amountCents).toBeLessThan(1_900_00);
    expect(found?.lines[1]?.amountCents).toBe(540_00);
  });

  it('has nothing left out where a flat price names the other piece', () => {
    const doors = perUnit('doors', 180, 'door', 'interior doors');
    const faucets = rule('f', 'Faucets', { kind: 'fixed', amount: 140, condition: 'Faucet swap' });
    const { estimate: found } = price('hang two interior doors and swap one kitchen faucet', [doors, faucets], FENCES);
    expect(found?.amountCents).toBe(500_00);
    expect(found?.assumptions.join(' ')).not.toContain('Not included');
  });

  it('counts fixtures that nobody calls so', () => {
    const away = perUnit('away', 25, 'fixture', 'old fixture away');
    const jobs = [1, 2, 3].map((count) => job(`t${count}`, 'Toilets', `${count} toilets replaced`, count * 400));
    const { estimate: found } = price('replace two toilets and take the old ones away', [away], jobs);
    expect(found?.lines[1]).toMatchObject({ amountCents: 50_00, source: { ruleId: 'away' } });
  });

  it('is no price of other work in the same place', () => {
    const paint = perUnit('paint', 1.1, 'sq_ft', 'painting the ceiling after');
    const jobs = [180, 350, 600, 1000].map((feet) =>
      job(`p${feet}`, 'Popcorn ceiling removed', `${feet} sq ft ceiling`, feet * 3),
    );
    const { estimate: found } = price('remove popcorn ceiling, 500 sq ft, and paint the ceiling after', [paint], jobs);
    expect(sourcesOf(found)).toEqual(['jobs', 'rule']);
    expect(found?.lines[1]?.amountCents).toBe(550_00);
  });

  it('is none for work that the owner declines in a note', () => {
    const note: PricingRule = {
      ...rule('no', 'Metal', { kind: 'fixed', amount: 0 }),
      description: "We don't install metal roofs",
    };
    const declining = { ...note, interpretation: { ...note.interpretation, status: 'note' as const, effects: [] } };
    const roofs = [1500, 2000, 2500].map((feet) => job(`r${feet}`, 'Shingle roof', `${feet} sq ft roof`, feet * 4));
    expect(price('a new metal roof, 1,800 sq ft', [declining], roofs).reason).toBe('no_basis');
    expect(price('a new shingle roof, 1,800 sq ft', [declining], roofs).estimate).not.toBeNull();
  });

  it('is no price of measured work when it counts something in it', () => {
    const niches = perUnit('n', 180, 'item', 'Shower niches');
    const jobs = [60, 75, 90, 120].map((feet) => job(`t${feet}`, 'Shower tiled', `${feet} sq ft`, feet * 26));
    const { estimate: found } = price('tile our shower, 100 sq ft, and two niches', [niches], jobs);
    expect(sourcesOf(found)).toEqual(['jobs', 'rule']);
    expect(found?.lines[1]?.amountCents).toBe(2 * 180_00);
  });

  it('is no price of the work when it only says where', () => {
    const upstairs = perUnit('up', 60, 'window', 'second floor');
    const jobs = [3, 5, 8, 10].map((count) => job(`w${count}`, 'Windows replaced', `${count} windows`, count * 600));
    const { estimate: found } = price('replace 11 windows, 4 of them are on the second floor', [upstairs], jobs);
    expect(sourcesOf(found)).toEqual(['jobs', 'rule']);
    expect(found?.lines[1]?.amountCents).toBe(4 * 60_00);
  });

  it('stands beside the rate of the work', () => {
    const { estimate: found } = price('100 ft of cedar fence with a gate', [RATE, gates], FENCES);
    expect(found).toMatchObject({ amountCents: 3_285_00, basis: 'rate' });
  });

  it('is for the one of two works that it names, whose size is not counted for the other', () => {
    const drive = perUnit('d', 0.25, 'sq_ft', 'Driveways and concrete');
    const jobs = [1200, 1600, 2000, 2400].map((feet) =>
      job(`h${feet}`, 'House wash', `${feet} sq ft of siding, soft washed`, feet / 5),
    );
    const text = 'I need the house washed, 1,800 sq ft, and then the driveway as well, 800 sq ft of concrete';
    const { estimate: found } = price(text, [drive], jobs);
    expect(found?.lines.map(({ amountCents }) => amountCents)).toEqual([360_00, 200_00]);
  });

  it.each([
    ['rotten trim boards replaced', 'paint the outside trim, 240 ft, and 20 ft of it is rotten'],
    ['clearing brush from the fence line', 'a cedar fence, 240 ft, the fence line is full of brush to be cleared'],
  ])('is no price of the work when it is for %s', (condition, text) => {
    const trims = [150, 220, 260, 310].map((feet) => job(`t${feet}`, 'Exterior trim painted', `${feet} ft`, feet * 6));
    const { estimate: found } = price(text, [perUnit('r', 14, 'lin_ft', condition)], [...trims, ...FENCES]);
    expect(sourcesOf(found)?.[0]).toBe('jobs');
  });

  it('takes what is torn out for none of what is laid', () => {
    const plank = perUnit('a', 5, 'sq_ft', 'Vinyl plank');
    const out = perUnit('b', 3, 'sq_ft', 'tile tear out');
    const text =
      "I'd like vinyl plank, it comes to 260 sq ft. There's tile in the bathrooms now, 95 sq ft of it to tear out";
    const { estimate: found } = price(text, [plank, out], FENCES);
    expect(found?.lines.map(({ amountCents }) => amountCents)).toEqual([1_300_00, 285_00]);
  });

  it('counts those of which something is said', () => {
    const paper = perUnit('w', 210, 'room', 'Wallpaper removal');
    const jobs = [1, 3, 4, 6].map((rooms) => job(`r${rooms}`, 'Interior painting', `${rooms} rooms`, rooms * 465));
    const text = '4 rooms painted, one of them has wallpaper that has to come off first';
    expect(price(text, [paper], jobs).estimate?.lines[1]?.amountCents).toBe(210_00);
  });

  it('is the price of the work that it names', () => {
    const laminate = perUnit('l', 4, 'sq_ft', 'Laminate');
    const boards = perUnit('b', 5, 'lin_ft', 'Baseboards');
    const jobs = [90, 160, 220].map((feet) => job(`b${feet}`, 'New baseboards', `${feet} ft of baseboard`, feet * 6));
    const { estimate: found } = price('Laminate, 500 sq ft, and new baseboards, 200 ft', [laminate, boards], jobs);
    expect(found?.lines.map(({ amountCents }) => amountCents)).toEqual([1_000_00, 2_000_00]);
  });

  it('is the price of what is done to whatever is there', () => {
    const flat = perUnit('f', 0.25, 'sq_ft', 'Driveways, patios and walks');
    const { estimate: found } = price('the patio is 20 x 15 ft. can you wash it', [flat], FENCES);
    expect(found?.amountCents).toBe(75_00);
  });

  it('is the price of the thing, by whichever inch it goes', () => {
    const stumps = perUnit('s', 7, 'item', 'Stump grinding inch of diameter');
    const jobs = [
      job('t1', 'Tree removal', '60 ft oak near house', 2_900),
      job('t2', 'Tree removal', '30 ft pine, open yard', 850),
      job('t3', 'Tree removal', '45 ft maple over fence', 1_600),
      job('g1', 'Stump grinding', '24 inch stump', 180),
      job('g2', 'Stump grinding', '3 stumps, about 18 inches each', 390),
    ];
    const text = 'Take down a dead ash, 50 feet tall';
    const alone = price(text, [stumps], jobs).estimate?.amountCents ?? 0;
    const { estimate: found } = price(`${text}, and grind the stump. It is about 20 inches`, [stumps], jobs);
    expect(found?.lines).toHaveLength(2);
    expect((found?.amountCents ?? 0) / (alone + 140_00)).toBeCloseTo(1, 1);
  });
});
