import { fixed, pct, per, rate, type RuleCase } from './rules.fixture.js';

/** Hurried wordings: slips in the words that count, lists without signs, and what is free beside what is not. */
export const SCRAPS: RuleCase[] = [
  ['Delivery', 'Free within 18 miles. $55 beyond that.', fixed(55, 'over 18 miles')],
  ['Site visit', 'Free within 15 km, otherwise 45 dollars', fixed(45, 'site visit over 15 km')],
  ['Travel', 'We cover 35 km, outside that it is $1.40/km', per(1.4, 'km', 35)],
  ['Trip', 'No trip charge inside the ring road, $28 outside', fixed(28, 'outside the ring road')],
  ['Call out', "No call out fee on weekdays, Sundays it's $70", fixed(70, 'Sundays')],
  ['Parking', "No parking fee if there's a carport, $12 otherwise", fixed(12, 'not carport')],
  ['Lock fitting', 'Deadbolt one hundred & twenty', fixed(120, 'deadbolt')],
  ['Screeds', '$95 per cubic metre poured and finished', rate(95, 'cu_m', 'screeds')],
  ['Parquet', 'Oak parquet 9.75 sq ft, bamboo 5.20', rate(9.75, 'sq_ft', 'oak parquet'), rate(5.2, 'sq_ft', 'bamboo')],
  ['Chimney', 'Sweep 130, 45 more if the flue is over 30 feet', fixed(130, 'sweep'), fixed(45, 'flue over 30 feet')],
  [
    'Ducts',
    'duct clean 260 for up to 8 vents, 15 a vent after that',
    fixed(260, 'duct clean'),
    per(15, 'item', 8, 'vent'),
  ],
  ['Weddings', 'marquees cost half agian as much on bank holidays', pct(50, 'marquees bank holidays')],
  ['PENSIONERS', '12% OF FOR PENSIONERS', pct(-12, 'pensioners')],
  ['Patios', 'patio sealing 2 dollars a sqaure foot', rate(2, 'sq_ft', 'patio sealing')],
  ['travel', 'past 15 milse $2 per mlie', per(2, 'mile', 15)],
  ['Sashes', 'each aditional windw $18', per(18, 'window', 1)],
  ['En suites', '$40 per bathrrom after 1', per(40, 'bathroom', 1, 'en suites')],
];

/** Percents and amounts that somebody only talks of. */
export const SCRAP_NOTES: RuleCase[] = [
  ['Boilers', 'Our 94% boilers can cut your gas bill by up to 25%'],
  ['Slow months', '15% off is a good way to fill January, think about it'],
  ['Haggling', 'People asking for 20% off should be offered a smaller job instead'],
  ['Drawings', 'A surveyor charges around $450, the customer arranges it'],
];
