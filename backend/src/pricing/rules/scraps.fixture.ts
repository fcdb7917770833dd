import { fixed, least, pct, per, rate, type RuleCase } from './rules.fixture.js';

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
  ['Assessment', '$75 assessment fee, waived with any repair over an hour', fixed(75, 'assessment')],
  ['Short notice', 'fewer than 3 days notice = 20% priority fee', pct(20, 'fewer than 3 days notice')],
  ['Least', 'No call out under $140', least(140)],
  ['Cornices', 'cornices above 4m +$28 each', per(28, 'item', null, 'cornices above 4m')],
  ['Hedge', 'Hedge trim $60 a cut', fixed(60, 'hedge trim')],
  [
    'Pea gravel',
    '$52 a cubic yard for pea gravel, delivery $80',
    rate(52, 'cu_yd', 'pea gravel'),
    fixed(80, 'delivery'),
  ],
  ['Skirting', 'Skirting painted, dollar sixty a foot', rate(1.6, 'lin_ft', 'skirting painted')],
  ['Vanities', 'Single vanity $210 double $340', fixed(210, 'single vanity'), fixed(340, 'double')],
  [
    'Cedar shakes',
    'Cedar shakes $15 a sq ft, $18 steeper',
    rate(15, 'sq_ft', 'cedar shakes'),
    rate(18, 'sq_ft', 'steeper'),
  ],
  ['Radiators', 'if there are radiators to take off and rehang it is $45 per radiator', rate(45, 'item', 'radiators')],
  [
    'Sprinklers',
    'Sprinklers are $480 for the first zone and $310 for each zone after it',
    fixed(480, 'sprinklers'),
    per(310, 'item', 1, 'zone'),
  ],
  [
    'Dryer vents',
    'dryer vents $30 per vent, minimum 5 vents',
    rate(30, 'item', 'dryer vent'),
    least(150, 'dryer vent'),
  ],
  [
    'Break out',
    'break out footpath $5/sf, over 8" thick $7/sf',
    rate(5, 'sq_ft', 'break out footpath'),
    rate(7, 'sq_ft', 'over 8" thick'),
  ],
  ['Saturday', 'Saturday deliveries cost an extra $90, no Sundays', fixed(90, 'saturday deliveries')],
  [
    'Basements',
    'basement walls mold rated board +$0.85 per sq ft',
    per(0.85, 'sq_ft', null, 'basement walls mold rated board'),
  ],
  ['Tyres', 'Old tyres cost us $8 at the depot so its $10 each', rate(10, 'item', 'tyres')],
];

/** Percents and amounts that somebody only talks of. */
export const SCRAP_NOTES: RuleCase[] = [
  ['Boilers', 'Our 94% boilers can cut your gas bill by up to 25%'],
  ['Slow months', '15% off is a good way to fill January, think about it'],
  ['Haggling', 'People asking for 20% off should be offered a smaller job instead'],
  ['Drawings', 'A surveyor charges around $450, the customer arranges it'],
  ['Thermal scan', 'A thermal scan is thrown in for free, normally $120'],
];
