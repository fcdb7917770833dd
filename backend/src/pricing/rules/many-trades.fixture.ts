import { fixed, least, pct, per, rate, type RuleCase } from './rules.fixture.js';

/** Rules of all trades, with tiers, amounts that come with a reason, and a price told from its other side. */
export const MANY_TRADES: RuleCase[] = [
  [
    'Take away',
    'Removal of old fence $6 a foot - if its over 150 ft then $5',
    rate(6, 'lin_ft', 'removal of old fence'),
    rate(5, 'lin_ft', 'over 150 ft'),
  ],
  [
    'Hang',
    'Hang, tape and finish $2.85 sf level 4. Level 5 is thirty cents more.',
    rate(2.85, 'sq_ft', 'hang, tape and finish level 4'),
    per(0.3, 'sq_ft', null, 'level 5'),
  ],
  [
    'Doors',
    'Hanging a door is 140. Every extra door 110.',
    fixed(140, 'hanging a door'),
    per(110, 'door', 1, 'hanging a door'),
  ],
  [
    'Hedge',
    'Hedges $7 per metre under 2m, $11 above',
    rate(7, 'lin_m', 'hedges under 2m'),
    rate(11, 'lin_m', 'hedges over 2m'),
  ],
  [
    'Trees',
    'Trees over 30 feet $900, below that $450',
    fixed(900, 'trees over 30 feet'),
    fixed(450, 'trees under 30 feet'),
  ],
  [
    'Downlights',
    'LED downlights, 10 for $900 then $80 each',
    fixed(900, 'LED downlights'),
    per(80, 'item', 10, 'downlights'),
  ],
  [
    'Backflow',
    'Backflow test: $95 for one device and $60 for any others at the same address',
    fixed(95, 'backflow test device'),
    per(60, 'item', 1, 'backflow test device'),
  ],
  ['Cleaning hourly', '$48 an hour, never less than 3 hours', rate(48, 'hour'), least(144)],
  [
    'Solar',
    'Solar panel cleaning at 8.50 a panel, minimum 20 panels',
    rate(8.5, 'item', 'solar panel cleaning'),
    least(170, 'solar panel cleaning'),
  ],
  ['Metal', 'standing seam is priced at 2.5 times asphalt', pct(150, 'standing seam')],
  ['Dump run', 'Dump runs are $90 plus whatever the tip charges', fixed(90, 'dump')],
  ['Parking', 'No driveway? We have to pay for parking so $15 on top', fixed(15, 'no driveway')],
  ['Tight access', "It's slow going, so a $60 surcharge for crawl spaces", fixed(60, 'crawl spaces')],
  ['Measure', 'measure up is $75 but we take it off the bill if you go ahead', fixed(75, 'measure')],
  ['Diagnostics', 'Our diagnostic fee went from $89 to $99 in January', fixed(99, 'diagnostic')],
  ['Half day', 'Half day (4 hours) $260, full day $480', fixed(260, 'half day'), fixed(480, 'full day')],
  ['Site clean', 'skip hire 380 per skip', rate(380, 'item', 'skip hire')],
  ['Rural', 'we charge $1.50 per km once we go past the 30km mark', per(1.5, 'km', 30)],
  [
    'Colour help',
    'First colour consultation is free, after that sixty dollars each',
    per(60, 'item', 1, 'colour consultation'),
  ],
  [
    'Gutter guards',
    'Gutter guards $9.75 per foot (min. 60 ft)',
    rate(9.75, 'lin_ft', 'gutter guards'),
    least(585, 'gutter guards'),
  ],
  [
    'Debris',
    'Dumpster included up to 20 squares, another 15 dollars a square over that',
    per(0.15, 'sq_ft', 2000, 'dumpster'),
  ],
  ['Extra zones', 'One zone comes with the system, $675 for every additional zone', per(675, 'item', 1, 'zone')],
  ['Trade', 'builders and property managers 10 % off labour', pct(-10, 'builders and property managers')],
  ['Waterproofing', 'Waterproofing $48/m2 on top of tiling', per(48, 'sq_m', null, 'waterproofing')],
  ['Plaster', 'ceilings are 1.2 x the wall rate', pct(20, 'ceilings')],
  [
    'Move outs',
    'Move out cleans $0.28 per sq ft, with fridge and oven included',
    rate(0.28, 'sq_ft', 'move out cleans'),
  ],
  [
    'Taps',
    'Kitchen tap swap one hundred and forty, bathroom taps 120 each',
    fixed(140, 'kitchen tap swap'),
    rate(120, 'item', 'bathroom taps'),
  ],
  [
    'Delivery',
    'Soil delivery $65 inside 15 miles, $3 a mile more outside',
    fixed(65, 'soil delivery'),
    per(3, 'mile', 15, 'soil delivery'),
  ],
  [
    'Ducts',
    'New duct runs $210 each, insulated ones plus $45',
    rate(210, 'item', 'new duct'),
    per(45, 'item', null, 'insulated ones'),
  ],
  ['Doors', 'Trimming doors $15 per door, 3 included', per(15, 'door', 3, 'trimming doors')],
  ['Steps', 'poured steps two hundred dollars each, railing extra', rate(200, 'item', 'poured steps')],
];

export const MANY_TRADES_NOTES: RuleCase[] = [
  ['Waste', 'add ten percent waste to every order of boards'],
  ['Rot', "Rotten framing? We'll stop and call you, expect $300-$900"],
  ['Progress', 'five stage payments of 20%'],
  ['Payment', '50% when materials arrive and 50% when done'],
  ['Hail', 'Your insurer decides what is covered. We do not chase deductibles of $500 or $5,000.'],
  ['Members', 'Members get 15% off parts'],
];
