import { fixed, least, pct, per, rate, type RuleCase } from './rules.fixture.js';

/** Rules in other owners' words. */
// prettier-ignore
export const TRADE_TALK: RuleCase[] = [
  ['Stain', 'Fence staining: 6 ft tall $5/ft, 8 ft tall $6.50/ft', rate(5, 'lin_ft', '6 ft tall fence staining'), rate(6.5, 'lin_ft', '8 ft tall')],
  ['Referral', "Mention your neighbour's name and take $25 off", fixed(-25, "mention your neighbour's name")],
  ['Lift', 'A boom lift is three hundred and ten dollars a day', rate(310, 'day', 'boom lift')],
  ['Colour swaps', 'changing your mind after we started: $150 per colour', rate(150, 'item', 'changing your mind after we started colour')],
  ['Winter', 'interior work booked for jan or feb -8%', pct(-8, 'interior work booked for jan or feb')],
  ['Night calls', 'Between midnight and six in the morning you pay triple', pct(200, 'between midnight and six in the morning')],
  ['Steel', 'galvanized pipe takes ages so its 30 per cent more', pct(30, 'galvanized pipe')],
  ['Well pumps', 'well pump pull and replace 1650 up to 100 feet, $6 a foot deeper than that', fixed(1650, 'pump pull and replace'), per(6, 'lin_ft', 100, 'pump pull and replace')],
  ['Travel', 'Anywhere past Route 9 is $40 extra', fixed(40, 'past Route 9')],
  ['Panels outside', 'Outdoor panels plus one hundred and sixty', fixed(160, 'outdoor panels')],
  ['Pools', 'Bonding a pool $480', fixed(480, 'bonding a pool')],
  ['Gutter guards', 'guards $8.25 a running ft on top of new gutters', per(8.25, 'lin_ft', null, 'guards')],
  ['Flat', 'EPDM 7.80/sqft, TPO 8.60/sqft, torch down 6.90/sqft', rate(7.8, 'sq_ft', 'EPDM'), rate(8.6, 'sq_ft', 'TPO'), rate(6.9, 'sq_ft', 'torch down')],
  ['Chimney cap', 'Chimney cap supplied and fixed two-twenty', fixed(220, 'chimney cap')],
  ['Hedges', 'hedges cut both sides and top: 7.50/m, over 2.5m high 12/m', rate(7.5, 'lin_m', 'hedges cut both sides and top'), rate(12, 'lin_m', 'over 2.5m high')],
  ['Gates', 'Gates narrower than a yard mean the small mower, +$15', fixed(15, 'gates narrower than a yard')],
  ['Contract', 'Sign for the season (26 cuts) and pay 10% less per cut', pct(-10, 'sign for the season')],
  ['Water features', 'Ponds from five thousand', least(5000, 'ponds')],
  ['Stairs', 'Tiled stairs: seventy a tread', rate(70, 'item', 'tiled stairs tread')],
  ['Leveling', 'Self levelling is $3.40 a foot for up to half an inch', rate(3.4, 'sq_ft', 'self levelling up to half an inch')],
  ['Area discount', '25 sq m or more 6% off, 60 sq m or more 10% off', pct(-6, '25 sq m or more'), pct(-10, '60 sq m or more')],
  ['Heat pumps', 'Heat pumps: ducted from $9,800, ductless from $4,300', least(9800, 'heat pumps ducted'), least(4300, 'ductless')],
  ['Ladders', 'grilles higher than 12 feet $25 more each', per(25, 'item', null, 'grilles higher than 12 feet')],
  ['Filters', "we'll drop filters at your door for 18 each", rate(18, 'item', 'filters')],
  ['Thresholds', 'transition strips $38 per doorway', rate(38, 'item', 'transition strips doorway')],
  ['Bathrooms', 'Bathroom floors are small and slow: 20% over the usual', pct(20, 'bathroom floors')],
  ['Stamped', 'stamped $16 psf, two colours $18 psf', rate(16, 'sq_ft', 'stamped'), rate(18, 'sq_ft', 'two colours')],
  ['Winter mix', 'hot water & accelerator Dec 1 - Mar 1, $9 per yard', rate(9, 'cu_yd', 'hot water & accelerator Dec 1 - Mar 1')],
  ['Repairs', 'post resets 95 for one 75 each after that', fixed(95, 'post resets'), per(75, 'item', 1, 'post resets')],
  ['Farm', 'high tensile 5 strand 4.20 lf over a thousand ft 3.60', rate(4.2, 'lin_ft', 'high tensile 5 strand'), rate(3.6, 'lin_ft', 'over a thousand ft')],
  ['Scaffold', 'stairwells $225 scaffold charge', fixed(225, 'stairwells')],
  ['Grids', 'grids 35 per window. Tint 55 per window.', rate(35, 'window', 'grids'), rate(55, 'window', 'tint')],
  ['Bats', 'Bat exclusion $1,600 min', least(1600, 'bat exclusion')],
  ['Safe opening', 'Safe opening, from 320 plus parts', least(320, 'safe opening')],
];

/** What the same owners note down beside their prices. */
// prettier-ignore
export const TRADE_TALK_NOTES: RuleCase[] = [
  ['Water test', 'A water test takes 5 to 7 days at the lab'],
  ['Guarantee', 'Fixed right the first time or your money back, 100%'],
  ['Hot work', "Live work isn't done. We isolate, 1 hour notice."],
  ['Storm chasers', 'Out of town crews want 50% down, we never do'],
  ['Winter', 'we plough from 2 inches, salt is separate'],
  ['Humidity', '35 to 45% is healthy in winter'],
  ['Storage', 'storage in our warehouse 95 a vault per month'],
];
