import type { SwitchCase } from './conditions.fixture.js';

/** Customers' sentences that switch these rules on, and such that do not. */
// prettier-ignore
export const TRADE_TALK_SWITCHES: SwitchCase[] = [
  ['Lift', 'A boom lift is three hundred and ten dollars a day', ['You need a boom lift for two days.', "We'd want a boom lift for 3 days."], ["It's a bungalow, ladders are fine.", 'Ground level only.']],
  ['Winter', 'interior work booked for jan or feb -8%', ['Interior work in January.', 'Can you do the interior in February?'], ['Interior work in May.', 'Exterior in summer.']],
  ['Night calls', 'Between midnight and six in the morning you pay triple', ['Can you come at 2am?', "Water everywhere, please come now, it's 3am."], ['At noon tomorrow.', 'Friday at 10am.']],
  ['Steel', 'galvanized pipe takes ages so its 30 per cent more', ["It's all galvanized pipe.", 'Old galvanized pipes from the fifties.'], ['Copper pipes.', 'PEX everywhere.']],
  ['Panels outside', 'Outdoor panels plus one hundred and sixty', ["It's an outdoor panel.", 'The panel is outdoors on the garage wall.'], ['The panel is in the hall closet.', 'An indoor panel.']],
  ['Pools', 'Bonding a pool $480', ['Our pool needs bonding.', 'Bonding the pool, the inspector asked.'], ['A ceiling fan.', 'Two outlets.']],
  ['Chimney cap', 'Chimney cap supplied and fixed two-twenty', ['We need a chimney cap.', 'A new chimney cap please.'], ['Clean the gutters.', 'A dormer leaks.']],
  ['Water features', 'Ponds from five thousand', ['We dream of a pond.', 'A pond with fish in the back yard.'], ['Just grass.', 'A gravel path.']],
  ['Bathrooms', 'Bathroom floors are small and slow: 20% over the usual', [], ['The living room floor.', 'Bedroom carpet.']],
  ['Scaffold', 'stairwells $225 scaffold charge', ["There's a stairwell too.", 'The stairwell needs patching.'], ['Just the bedroom.', 'A flat ceiling in the den.']],
];
