import { fixed, least, pct, per, rate, type RuleCase } from './rules.fixture.js';

/** What is free and what comes after it, tiers, and what a title lends, in the words of many trades. */
// prettier-ignore
export const PLAIN_TALK: RuleCase[] = [
  ['Unloading', '45 minutes unloading free, then $3 a minute', per(180, 'hour', 0.75)],
  ['Green waste', 'two bags taken away free, $8 a bag from there', per(8, 'item', 2, 'green waste bag')],
  ['Keys', 'two keys with every lock, more are $6 each', per(6, 'item', 2, 'keys')],
  ['Vents', 'first 8 included, after 8 $45', per(45, 'item', 8, 'vents')],
  ['EV', 'EV charger install $950 within 5 m of the board, then $35 a metre', fixed(950, 'EV charger install'), per(35, 'lin_m', 5, 'EV charger install')],
  ['Pools', 'Up to 10,000 gallons $90 and $12 for every 1,000 more', fixed(90, 'gallons'), per(0.012, 'item', 10_000, 'gallons')],
  ['Downlights', "$85 per downlight, more than ten and it's $75 each", rate(85, 'item', 'downlight'), rate(75, 'item', 'over 10 downlight')],
  ['Windows', '1-5 windows $12 each, 6-10 $10 each, 11+ $8 each', rate(12, 'window', '1-5 windows'), rate(10, 'window', '6-10 windows'), rate(8, 'window', '11+ windows')],
  ['Carpet', 'under 500 sq ft $3.20 a sq ft, 500 to 1,000 $2.90, over 1,000 $2.60', rate(3.2, 'sq_ft', 'under 500 sq ft'), rate(2.9, 'sq_ft', '500 to 1,000 sq ft'), rate(2.6, 'sq_ft', 'over 1,000 sq ft')],
  ['Pool opening', 'Spring opening $285, closing $315, both for $550', fixed(285, 'spring opening'), fixed(315, 'closing'), fixed(550, 'both spring opening and closing')],
  ['TV mounting', 'TV mounting 120. Over 65 inches 40 more.', fixed(120, 'TV mounting'), fixed(40, 'over 65 inches')],
  ['Standard', 'Vinyl replacement windows five hundred and sixty each installed', rate(560, 'window', 'vinyl replacement windows')],
  ['Comfort club members', '20% off repairs and no trip charge', pct(-20, 'comfort club members repairs')],
  ['Minimum', '$175 minimum for any wash', least(175)],
  ['Septic emergencies', 'Sundays and holidays are billed at one and three quarter times the weekday price', pct(75, 'Sundays and holidays')],
  ['Sundays', 'Sundays are one and half times', pct(50, 'Sundays')],
  ['Apprentice', 'With an apprentice along, labour goes up $45 an hour', per(45, 'hour', null, 'apprentice along')],
  ['Labour', 'Plumber 125 an hour, plumber and mate 185', rate(125, 'hour', 'plumber'), rate(185, 'hour', 'plumber and mate')],
  ['Depth', 'Every foot deeper than 4 ft adds $90', per(90, 'lin_ft', 4, 'depth')],
  ['Gravel', 'gravel driveways 2.25/sf at 3 inches deep, 2.90 at 4 inches', rate(2.25, 'sq_ft', 'gravel driveways at 3 inches deep'), rate(2.9, 'sq_ft', '4 inches')],
  ['Appliances', 'we move up to two appliances, every other one $35', per(35, 'item', 2, 'move appliances')],
  ['Small pours', 'Anything less than 4 yards has a short load fee of $195', fixed(195, 'less than 4 yards')],
  ['Stairs', 'Stairs are forty-five dollars a step', rate(45, 'item', 'stairs')],
  ['Barrow', 'no machine access = barrow work = +30%', pct(30, 'no machine access')],
  ['Islands', 'Islands: we add the ferry, $64 return', fixed(64, 'islands')],
  ['Commercial', 'Commercial jobs 12% on top for paperwork', pct(12, 'commercial')],
  ['Cabinets', 'kitchen cabinets sixty-five dollars a door, drawer fronts forty', rate(65, 'door', 'kitchen cabinets'), rate(40, 'item', 'drawer fronts')],
  ['Callout', "Used to charge $79 to come out, it's $95 since March", fixed(95)],
  ['3 storey', 'Three storeys and higher is priced at 1.35', pct(35, 'three storeys and higher')],
  ['Wet rooms', 'Wet rooms are 1.35 times a normal bathroom', pct(35, 'wet rooms')],
  ['Caulking', 'recaulk outside 18 per window', rate(18, 'window', 'recaulk outside')],
  ['Chain link', '4 ft chain link $19 lf, 6 ft $26 lf', rate(19, 'lin_ft', '4 ft chain link'), rate(26, 'lin_ft', '6 ft')],
  ['Bed bugs', 'bed bugs 280 for 1 bedroom, each further bedroom 110', fixed(280, 'bed bugs'), per(110, 'bedroom', 1, 'bed bugs')],
  ['Wait time', '30 minutes of unloading is free, $3 for every minute over', per(180, 'hour', 0.5, 'unloading')],
  ['Lockouts', 'House lockout 95 before 8pm, 145 after', fixed(95, 'house lockout before 8pm'), fixed(145, 'house lockout after 8pm')],
  ['Windows', 'Inside and out $12 a window, outside only $8', rate(12, 'window', 'inside and out'), rate(8, 'window', 'outside')],
  ['Upstairs', 'Windows $9 each upstairs, $7 downstairs', rate(9, 'window', 'upstairs'), rate(7, 'window', 'downstairs')],
  ['Pump', 'Past 100 ft from the street, $650 pump', fixed(650, 'past 100 ft from the street')],
  ['Vaulted', 'vaulted lids 60 cents a foot extra', per(0.6, 'sq_ft', null, 'vaulted lids')],
  ['Stamped or coloured', 'add $4 a foot', per(4, 'sq_ft', null, 'stamped or coloured')],
];

/** Numbers that only measure, and what cannot be computed. */
export const PLAIN_TALK_NOTES: RuleCase[] = [
  ['Curing', 'Keep cars off for 7 days and heavy trucks for 28'],
  ['Recycling', 'About 60% of what we haul gets recycled'],
  ['Return visit', 'Return visits are half the call out'],
];
