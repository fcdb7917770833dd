import { fixed, pct, per, rate, type RuleCase } from './rules.fixture.js';

/** Plain wordings of many trades: lists after a colon, rates under a title, shares of the usual price. */
export const EVERYDAY: RuleCase[] = [
  ['Kids rooms', 'Murals by quote only. Glow in the dark stars $60.', fixed(60, 'glow in the dark stars')],
  ['Doors', 'doors 85 each, both sides', rate(85, 'door')],
  ['Refinishing', 'sanding and refinishing: 4 dollars 50 a sq ft', rate(4.5, 'sq_ft', 'sanding and refinishing')],
  ['Bay', 'Bay windows cost 1.75x a normal one', pct(75, 'bay windows')],
  [
    'Moving crew',
    'two movers and a truck $139/hr. Three movers $184.',
    rate(139, 'hour', 'two movers and a truck'),
    rate(184, 'hour', 'three movers'),
  ],
  [
    'Spring replacement',
    'Garage door springs: $260 for one, $390 for a pair',
    fixed(260, 'garage door springs one'),
    fixed(390, 'garage door springs pair'),
  ],
  ['Travel', 'travel is $1.10/km return after 30 kms', per(1.1, 'km', 30)],
  [
    'EV charger',
    'Level 2 charger 750 up to 25 feet of cable, $14 per foot after that',
    fixed(750, 'level 2 charger'),
    per(14, 'lin_ft', 25, 'level 2 charger'),
  ],
  ['Vinyl', 'LVP $3.25/sf, glue down 50 cents more', rate(3.25, 'sq_ft', 'lvp'), per(0.5, 'sq_ft', null, 'glue down')],
  ['Glass only', 'Replace the glass only: 40% of the full window price', pct(-60, 'replace the glass only')],
  [
    'Inside windows',
    'Inside windows $5 each, blinds $8 each',
    rate(5, 'window', 'inside windows'),
    rate(8, 'item', 'blinds'),
  ],
  ['Ants', 'Ants or roaches $165, bed bugs $340 a room', fixed(165, 'ants or roaches'), rate(340, 'room', 'bed bugs')],
  [
    'Opener',
    'Belt drive opener 465 installed, chain drive 395',
    fixed(465, 'belt drive opener'),
    fixed(395, 'chain drive'),
  ],
  [
    'Chip haul',
    'haul away chips and logs, one hundred twenty a load',
    rate(120, 'item', 'haul away chips and logs load'),
  ],
  ['Rate', 'our hourly rate went from $85 to $92', rate(92, 'hour')],
  ['Hourly rate', '$92, $110 after 5pm', rate(92, 'hour'), rate(110, 'hour', 'after 5pm')],
  ['Hourly rate', 'first hour $130, then $98', fixed(130), per(98, 'hour', 1)],
  ['Samples', '3 free samples, then $5 a sample', per(5, 'item', 3, 'sample')],
  ['Fuel', 'fuel surcharge of 3.5% on all jobs until further notice', pct(3.5)],
  ['Seniors', 'Senior citizens & veterans 10%', pct(-10, 'senior citizens & veterans')],
  ['Deals', 'Senior 10%, military 15%', pct(-10, 'senior'), pct(-15, 'military')],
  ['Student housing', 'Student housing 10%', pct(10, 'student housing')],
  ['Discount', '10% off, ask for details', pct(-10)],
  ['Weekend', 'Sat +25% Sun +50%', pct(25, 'sat'), pct(50, 'sun')],
  ['Gate', 'single gate 250 double gate 450', fixed(250, 'single gate'), fixed(450, 'double gate')],
  ['Posts', 'extra deep posts 15 bucks each', rate(15, 'item', 'deep posts')],
  ['Opening', 'Opener repairs have a $95 service fee, taken off if you buy a new one', fixed(95, 'opener repairs')],
  ['Callout', 'callout 120 incl the first hour then 85/h', fixed(120), per(85, 'hour', 1)],
  ['Rolling', 'Spraying instead of rolling knocks 10% off', pct(-10, 'spraying')],
  ['Colour changes', 'Changing colour once we have started is 10% of the job', pct(10, 'changing colour once started')],
  ['Garage', 'garage interior 750, with floor epoxy 1900', fixed(750, 'garage interior'), fixed(1900, 'floor epoxy')],
  ['Screening', 'screen and recoat a dollar eighty a foot', rate(1.8, 'sq_ft', 'screen and recoat')],
];

/** Plain wordings that change no price. */
export const EVERYDAY_NOTES: RuleCase[] = [
  ['Valuables', 'our cover is $0.60 a pound per article'],
  ['Batteries', 'battery prices dropped 20% this year'],
  ['SEER', 'Going from 14 to 18 SEER cuts your bills by roughly 20%'],
  ['Labour', 'Labour is about 60% of the price'],
  ['Thermostat', 'Set back 8 degrees at night and save 10% on heating'],
  ['Sealant', 'Silicone shrinks about 3% as it cures'],
  ['Rental', 'Dumpster rental from the city is $95'],
  ['Wardrobe', 'wardrobe boxes on loan, $10 each if not returned'],
];
