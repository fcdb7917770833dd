import { job, price, written } from '../samples.fixture.js';

const amountOf = (text: string, known: ReturnType<typeof job>[]): number | null =>
  price(text, [], known).estimate?.amountCents ?? null;

const LIGHTS = [
  job('a', 'Light fixture', 'Chandelier hung', 260),
  job('b', 'Light fixtures', '5 fixtures swapped', 550),
  job('c', 'Outlets', 'Added 4 outlets in the garage', 600),
  job('d', 'Switches', '6 dimmer switches', 480),
];
const SWEEP = [
  job('a', 'Chimney sweep', 'Fireplace swept and inspected', 185),
  job('b', 'Sweep', 'Wood stove flue swept', 195),
  job('c', 'Two flues', '2 flues swept', 320),
  job('d', 'Liner', '25 ft stainless liner', 2_400),
];
const MOVER = [
  job('a', '2 bedroom move', '2 bedroom apartment, 6 miles', 640),
  job('b', '1 bed move', '1 bedroom apartment', 420),
  job('c', 'House move', '3 bed house, local', 1_150),
  job('d', 'House move', '4 bedroom house', 1_600),
  job('e', 'Piano', 'Upright piano moved', 280),
  job('f', 'Studio', 'Studio apartment moved', 300),
];
const PIERS = [
  job('a', 'Slab lifting', '300 sq ft driveway lifted', 1_650),
  job('b', 'Foundation piers', '6 piers', 9_000),
  job('c', 'Piers', '10 steel piers', 14_500),
  job('d', 'Crack injection', '1 wall crack', 550),
];

it('prices a thing from the job that was of it, and not from dearer work of the same name', () => {
  expect(amountOf('hang a chandelier in the entry', LIGHTS)).toBeLessThan(300_00);
  expect(amountOf('chimney sweep', SWEEP)).toBeLessThan(220_00);
});

it('prices what is measured from jobs that were measured alike', () => {
  const move = amountOf('3 bed house move', MOVER);
  expect(move).toBeGreaterThan(1_000_00);
  expect(move).toBeLessThan(1_300_00);
  expect(amountOf('8 piers under the north wall', PIERS)).toBeGreaterThan(11_000_00);
});

it('takes what a rule charges for no kind of work', () => {
  const chargers = [
    job('a', 'EV charger', 'Level 2 charger on a garage wall', 780),
    job('b', 'Tesla wall connector', 'charger in the garage', 820),
    job('c', 'EV outlet', 'NEMA 14-50 for a car charger in the garage', 740),
    job('d', 'EV charger, new panel', 'charger plus panel upgrade to 200 amp', 2_760),
  ];
  const rules = written(['Panel upgrade', 'Panel upgrade to 200 amps is $1,950']);
  const text = 'EV charger in my garage. The panel is on the other side of the wall, no panel upgrade needed';
  expect(price(text, rules, chargers).estimate?.amountCents).toBeLessThan(1_000_00);
});

it('goes by what was asked for first, and not by what later messages tell of the place', () => {
  const attics = [
    job('a', 'Attic top-up', '1,000 sq ft of blown cellulose', 2_100),
    job('b', 'Attic blow-in', '1,400 sq ft attic, blown-in cellulose', 2_870),
    job('c', 'Bungalow attic', '1,150 sq ft, blown-in', 2_400),
    job('d', 'Crawl space', '500 sq ft of spray foam', 5_750),
  ];
  expect(
    amountOf('more insulation blown into the attic, 1,200 sq ft\nyou have to crawl up there', attics),
  ).toBeLessThan(2_700_00);
});

it('prices several pieces from a job that was one of them', () => {
  const handyman = [
    job('a', 'TV mounted', '50 inch TV on drywall', 120),
    job('b', 'Door', 'Hung interior door', 180),
    job('c', 'Odd jobs', '3 hours of odd jobs', 225),
  ];
  expect(amountOf('3 interior doors hung', handyman)).toBeGreaterThan(400_00);
});

it('prices nothing from jobs that share no word with it', () => {
  const painter = [
    job('a', 'Bedroom', 'Walls and ceiling of one bedroom', 520),
    job('b', 'Three bedrooms', 'Walls of 3 bedrooms', 1_380),
    job('c', 'Interior of flat', '5 rooms, walls and ceilings', 2_450),
  ];
  expect(amountOf('just the front door needs painting', painter)).toBeNull();
});

it('asks no size of whoever has an emergency', () => {
  const plumber = [
    job('a', 'Burst pipe', 'Burst pipe in basement, 6 ft of copper replaced', 600),
    job('b', 'Leaking pipe', 'Pinhole leak under sink, 3 ft of copper replaced', 280),
    job('c', 'Faucet', 'Kitchen faucet replaced', 210),
  ];
  expect(amountOf('Burst pipe in the crawl space, its saturday night!!', plumber)).not.toBeNull();
});

it('prices nothing from work that only shares where it is done', () => {
  const gardener = [
    job('a', 'Patio', '30 m2 of concrete pavers', 3_900),
    job('b', 'Courtyard', '22 sqm of pavers', 2_900),
    job('c', 'Barbecue area', '40 square metres of pavers', 5_120),
    job('d', 'Back lawn', '85 m2 ready lawn', 2_300),
    job('e', 'Ready lawn', '60 m2 of ready lawn laid', 1_620),
  ];
  expect(amountOf('some paving out the back, 35 square metres', gardener)).toBeGreaterThan(3_500_00);
});
