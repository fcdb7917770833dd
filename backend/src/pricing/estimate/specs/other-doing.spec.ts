import { job, price } from '../samples.fixture.js';

const WASHER = [
  job('a', 'Patio', '500 sq ft patio pressure washed', 160),
  job('b', 'Back deck', '300 sq ft deck washed and brightened', 350),
  job('c', 'Deck and steps', '420 sq ft deck scrubbed', 460),
  job('d', 'Two decks', '600 sq ft deck cleaned', 590),
];
const BUILDER = [
  job('a', 'New deck', '250 sq ft of pine', 7_900),
  job('b', 'Composite deck', '400 sq ft built on footings', 20_500),
  job('c', 'Cedar deck', '300 sq ft, sealed at the end', 9_900),
];
const amountOf = (text: string, jobs: typeof WASHER): number | null =>
  price(text, [], jobs).estimate?.amountCents ?? null;

const REPIPES = [
  job('a', 'Repipe of a cottage', '6 fixtures in PEX', 2_900),
  job('b', 'Whole house repipe', '8 fixtures, PEX', 3_760),
  job('c', 'Toilet clog', 'Blocked toilet cleared', 190),
];

it('does not price a burst pipe from pipes that were all laid anew', () => {
  expect(price('A pipe burst under the house', [], REPIPES)).toMatchObject({ estimate: null, reason: 'no_basis' });
});

it('lays no carpet for who has only ever cleaned, and builds no pool for who opens them', () => {
  const cleaner = [
    job('a', 'Four rooms', '4 rooms of carpet steam cleaned', 192),
    job('b', 'Three bedrooms', '3 rooms cleaned', 144),
    job('c', 'Sofa', 'One sofa cleaned', 110),
  ];
  const pools = [
    job('a', 'In-ground opening', 'In-ground pool opened, cover off', 325),
    job('b', 'Pool opening', 'In-ground pool opening', 310),
    job('c', 'Fall closing', 'In-ground pool closing', 300),
  ];
  expect(price('Can you supply and install new carpet in 3 bedrooms?', [], cleaner).estimate).toBeNull();
  expect(amountOf('Clean the carpet of 3 rooms', cleaner)).not.toBeNull();
  expect(price('We want to put in a pool, in-ground, 18 by 36 feet', [], pools).estimate).toBeNull();
  expect(amountOf('Open our in-ground pool', pools)).not.toBeNull();
});

describe('work that does something else to the thing than all past jobs', () => {
  it.each([
    'What does it cost to build a deck, 300 sq ft?',
    'We want a new cedar deck, 300 sq ft',
    'Quote for 300 sq ft of deck replaced, or let us say put in a new deck',
  ])('is not priced from the care of it: %s', (text) => {
    expect(price(text, [], WASHER)).toMatchObject({ estimate: null, reason: 'no_basis' });
    expect(amountOf(text, BUILDER)).toBeGreaterThan(500_000);
  });

  it.each(['Please wash our deck, 300 sq ft', 'The deck needs a good clean, 300 sq ft'])(
    'nor its care from the making of it: %s',
    (text) => {
      expect(price(text, [], BUILDER)).toMatchObject({ estimate: null, reason: 'no_basis' });
      expect(amountOf(text, WASHER)).toBeLessThan(60_000);
    },
  );

  it.each([
    'We just built a 300 sq ft deck and it wants washing',
    'Our new deck, 300 sq ft, is green already',
    'A deck of 300 sq ft, we are new to the house',
    'They put in a deck last year, 300 sq ft, can you come by',
  ])('but what is there and new is cared for as ever: %s', (text) => {
    expect(amountOf(text, WASHER)).toBeLessThan(60_000);
  });
});

it('prices the repair of a thing from jobs that replaced parts of it', () => {
  const parts = [
    job('i', 'Furnace', 'igniter replaced', 290),
    job('s', 'Furnace repair', 'flame sensor replaced', 240),
    job('m', 'Furnace', 'new blower motor', 420),
  ];
  expect(price('Furnace repair, no heat', [], parts).estimate).not.toBeNull();
});

const RESURFACED = [
  job('a', 'Pool resurfaced', '500 sq ft, new pebble finish', 4_100),
  job('b', 'Resurfacing', '620 sq ft of pool, white plaster', 4_800),
  job('c', 'Green pool', 'algae cleared in two visits', 290),
  job('d', 'Pool pump', 'new pump set', 880),
];

it.each(['How much would a new in-ground pool be?', 'what is the price of a brand new pool', 'Could you put in a pool?', "We'd like a pool in the back yard"])(
  'prices no new thing from new surfaces, cleaning or parts of it: %s',
  (text) => {
    expect(amountOf(text, RESURFACED)).toBeNull();
  },
); // prettier-ignore

it.each(['We want the pool resurfaced, 550 sq ft', 'A new finish for our pool, 550 sq ft', 'I want a pool that is not green', 'We have a new pool pump to be put in'])(
  'but the care of it and its parts as ever: %s',
  (text) => {
    expect(amountOf(text, RESURFACED)).not.toBeNull();
  },
); // prettier-ignore

it('prices a driveway that is to be replaced from those that were poured and sealed', () => {
  const poured = [400, 550, 700].map((feet) =>
    job(`d${feet}`, 'Concrete driveway', `${feet} sq ft, sealed driveway`, feet * 8.5),
  );
  expect(price('We need to replace the driveway, 600 sq ft', [], poured).estimate).not.toBeNull();
});

it('prices a broken part of a thing from jobs at that part, beside new ones of the whole', () => {
  const doors = ['White door', 'Two doors', 'Door in steel'].map((title, at) =>
    job(`n${at}`, title, '1 new garage door hung', 1_150),
  );
  const springs = [240, 255, 265].map((dollars, at) =>
    job(`s${at}`, 'Spring', 'snapped torsion spring replaced', dollars),
  );
  expect(amountOf('The torsion spring on our garage door is broken', [...doors, ...springs])).toBeLessThan(40_000);
  expect(amountOf('Our garage door needs a repair', doors)).toBeNull();
});

it('prices nothing because of what kind of an unknown thing is wanted', () => {
  const locks = [
    job('a', 'Rekey, law office', '6 locks, high-security cylinders', 310),
    job('b', 'Duplex rekey', '8 locks, high-security cylinders', 390),
    job('c', 'Rekey', '3 locks', 120),
    job('d', 'Lockout', 'front door opened', 110),
  ];
  expect(price('Six security cameras around our office', [], locks).estimate).toBeNull();
});

it('prices no new driveway from those that were sealed, whatever they are made of', () => {
  const sealed = [400, 550, 700].map((feet) =>
    job(`d${feet}`, 'Asphalt driveway sealed', `${feet} sq ft`, feet * 0.45),
  );
  expect(amountOf('We want a new asphalt driveway, 600 sq ft', sealed)).toBeNull();
  expect(amountOf('Seal our asphalt driveway, 600 sq ft', sealed)).toBeLessThan(40_000);
});

it('prices no tune-up from what new ones cost', () => {
  const coolers = [
    job('a', 'New AC', '3 ton AC installed', 6_300),
    job('b', 'AC replacement', '2.5 ton AC replaced', 5_800),
    job('c', 'New AC unit', '4 ton AC installed, new pad', 7_400),
  ];
  expect(amountOf('AC tune-up please', coolers)).toBeNull();
  const visits = [job('v', 'AC tune-up', 'coil rinsed', 125), job('w', 'Tune-up', 'AC checked', 119)];
  expect(amountOf('AC tune-up please', [...coolers, ...visits])).toBeLessThan(30_000);
});

it('prices no new septic system from tanks that were pumped', () => {
  const pumped = [1_000, 1_250, 1_500].map((gallons) =>
    job(`p${gallons}`, 'Pump-out', `${gallons} gallon septic tank pumped, lid dug up`, 300 + gallons / 10),
  );
  expect(price('We need a whole new septic system designed and put in', [], pumped)).toMatchObject({ estimate: null });
  expect(price('Our septic tank needs pumping', [], pumped).estimate?.amountCents).toBeGreaterThan(30_000);
});

const SWEEPS = [
  job('a', 'Chimney swept', 'one flue, swept from the roof', 170),
  job('b', 'Chimney sweep', 'fireplace flue', 180),
  job('c', 'Chimney cap', 'steel cap fitted', 240),
];

it.each(['The chimney needs rebuilding', 'We need a new roof', 'roof leaks by the vent pipe', 'Put in a gas line'])(
  'prices nothing from other work at the thing, nor from work done near another: %s',
  (text) => {
    expect(amountOf(text, [...SWEEPS, job('d', 'Sewer line jetted', 'roots cleared', 450)])).toBeNull();
  },
);

it.each([
  'Sweep our chimney please',
  'A new cap for the chimney',
  'chimney needs a sweep before winter, we want it done this month',
])('but that work itself as ever: %s', (text) => {
  expect(amountOf(text, SWEEPS)).not.toBeNull();
});

it('prices no new septic system from pumping and inspections, and asks for a visit as for no new thing', () => {
  const upkeep = [
    job('p', 'Septic tank pumped', '1,000 gallons', 390),
    job('q', 'Septic inspection', 'for a sale', 270),
    job('r', 'Septic pump-out', 'lid at grade', 385),
  ];
  expect(amountOf('New septic system for a 3 bedroom house', upkeep)).toBeNull();
  expect(amountOf('I want a same-day visit, the septic tank needs pumping', upkeep)).not.toBeNull();
});

it('prices no new septic system from those that were only pumped and inspected', () => {
  const septic = [
    job('a', 'Pump 1000 gal', 'pumped 1000 gallon tank', 375),
    job('b', 'Pump 1500 gallon', '1500 gal septic tank pumped', 475),
    job('c', 'Inspection', 'real estate septic inspection', 350),
  ];
  const asked = 'We own a bare lot. What does a complete new septic system cost with you?';
  expect(price(asked, [], septic)).toMatchObject({ estimate: null, reason: 'no_basis' });
  expect(price('septic tank pumped, 1,000 gallons', [], septic).estimate?.amountCents).toBeLessThan(420_00);
});

it.each(['roof repair, small leak', 'my roof leaks', 'repair 2 windows'])(
  'prices no repair from new ones, however alike they are told: %s',
  (text) => {
    const roofs = [12_100, 12_400, 12_900].map((cost, at) =>
      job(`r${at}`, 'Roof replacement', 'Replaced asphalt shingle roof, 2000 sq ft', cost),
    );
    const windows = [3, 5, 8].map((count) =>
      job(`w${count}`, 'Windows', `${count} new windows installed`, count * 820),
    );
    expect(amountOf(text, [...roofs, ...windows])).toBeNull();
  },
);
