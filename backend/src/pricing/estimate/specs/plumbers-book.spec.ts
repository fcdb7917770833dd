import type { PastJob } from '../../types.js';
import { job, price, written } from '../samples.fixture.js';

const JOBS = [
  job(
    '50',
    '50 gal water heater swap',
    'Replaced a leaking 50 gallon gas water heater in the garage, hauled away the old heater',
    1_910,
  ),
  job(
    'tankless',
    'Tankless install',
    'Installed a tankless water heater, permit, hauled the old tank heater away',
    3_460,
  ),
  job('faucet', 'Kitchen faucet', 'Installed customers new kitchen faucet', 310),
  job('toilets', 'Two toilets', 'Replaced 2 toilets, upstairs and downstairs, same trip', 760),
  job('main', 'Main line clog + camera', 'Cleared main line drain and ran the sewer camera, roots at 40 ft', 660),
  job('tub', 'Tub drain', 'Cleared a clogged tub drain', 280),
  job('repipe', 'Repipe Hollis house', 'Whole house repipe in pex, 9 fixtures, 2 bath house', 5_935),
  job('leak', 'Leak under kitchen sink', 'Repaired a leak under the kitchen sink, 2 hours', 335),
  job('burst', 'Burst pipe Sat night', 'Emergency repair burst pipe in laundry, 3 hours, after hours', 667.5),
];
const RULES = written(
  ['Call out fee', '$85 trip charge on every job. Not charged on water heater installs'],
  ['Hourly', 'Repairs are 140 for the first hour then 110 an hour after that'],
  ['After hours', 'nights weekends and emergencies add 50%'],
  ['Water heaters', '40 gal gas water heater 1650 installed, 50 gal is 1850. Tankless 3400'],
  ['Haul away', 'haul away of the old heater is 60'],
  ['Faucets', 'Faucet install $225 for the first, $150 each after that'],
  ['Toilets', 'Toilet replacement $375, each additional toilet $300'],
  ['Drains', 'drain cleaning is 195 for a sink or tub, 325 for the main line. Sewer camera 250'],
  ['Repipe', 'Whole house repipe in pex $650 per fixture, min 3500'],
);

const dollarsOf = (text: string, jobs: PastJob[] = JOBS): number | null =>
  (price(text, RULES, jobs).estimate?.amountCents ?? NaN) / 100 || null;

describe('the book of a plumber', () => {
  it.each([
    // one heater, of the capacity that is meant
    ['40 gal gas water heater install.\nsorry, its 50 gal', 1_850],
    ['replacing a 40 gal gas water heater with a new 50 gal', 1_850],
    ['a 40 gal and a 50 gal gas water heater', 3_500],
    ['switch my old 50 gallon tank to a tankless.\nyes haul the old one away', 3_460],
    ['Leaking gas water heater needs replacing, 40 gal', 1_650],
    // hours of repairs are their price, with past jobs or without
    ['my 40 gallon water heater isnt heating, need it repaired.\n1 hour', 225],
    ['can you repair a dripping kitchen faucet, 1 hour of work', 225],
    ['pipe repair, 4 hours', 555],
    ['emergency, burst pipe repair in the laundry, 3 hours', 625],
    // counted place by place
    ['replace the toilets, one upstairs and two down', 1_060],
    ['new faucets: 1 in the kitchen and two in the master bath', 610],
    // drains in their customers' words
    ["my tub won't drain", 280],
    ['main drain is backing up, want it cleared and a camera run down there too', 660],
    // a house is repiped as a whole, and never below the minimum
    ['repipe my little house, 4 fixtures total.\npex is fine. its on a slab', 3_500],
  ])('tells the price of: %j', (text, amount) => {
    expect(dollarsOf(text)).toBe(amount);
  });

  it('counts the hours of a repair without any past job', () => {
    expect(dollarsOf('leak under the kitchen sink needs repair, about 2 hours', [])).toBe(335);
  });

  it.each([
    'install a new bathtub',
    'run a gas line to a new stove, about 30 ft',
    '75 gallon gas water heater replacement',
  ])('leaves to its owner what no rule and no job tells: %s', (text) => {
    expect(price(text, RULES, JOBS)).toMatchObject({ estimate: null, reason: 'no_basis' });
  });

  it('asks what is to be done where only rooms are named', () => {
    expect(price('2 bathrooms and a kitchen', RULES, JOBS)).toMatchObject({ estimate: null, reason: 'needs_details' });
  });

  it('asks for the hours of what is done to a heater that stays', () => {
    expect(price('flush my 50 gal water heater', RULES, JOBS)).toMatchObject({
      estimate: null,
      reason: 'needs_details',
    });
  });
});
