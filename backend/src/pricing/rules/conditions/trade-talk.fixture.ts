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
  ['Attic furnaces', 'Add 14% for furnaces in the attic.', ['The furnace is in the attic.', 'Our furnace sits up in the attic.'], ['The furnace is in the basement.', "It's not in the attic, it's in a closet."]],
  ['Filters', "filters changed while we're there $24 a filter", ['Please change two filters too.', 'Three filters to change.'], ['No filter, just the repair.', 'A new thermostat.']],
  ['Diagonal', 'diagonal +12.5%', ['We want it diagonal.', 'Diagonal in the hall.'], ['Straight boards.', 'Parallel to the wall.']],
  ['Concrete prep', 'grinding the slab $1.80/sf when it is uneven', ['The slab is uneven and needs grinding, 400 sq ft.', "Grinding the slab, it's uneven, 300 square feet."], ['The slab is smooth, 400 sq ft.', "It's a wood subfloor, 300 sq ft."]],
  ['Stairs', 'add $12 for each stair nosing', ['There are 14 stair nosings.', 'Eight stair nosings.'], ['No stairs.', "It's all on one level."]],
  ['Driveways', 'Driveways are twelve dollars fifty a square foot', ['A driveway of 600 sq ft.', 'New driveway, 700 square feet.'], ['A garden path... made of gravel.', 'Fix a crack in the wall.']],
  ['Reinforcement', 'rebar grid 95c per sq ft extra', ['With a rebar grid, 500 sq ft.', 'We want a rebar grid, 400 square feet.'], ['Plain slab, no rebar, 500 sq ft.', 'Just mesh... no rebar grid, 400 sq ft.']],
  ['Old slab', 'Breaking up an old slab: 35% more', ["There's an old slab to break up.", "You'd be breaking up an old slab."], ["It's bare ground.", 'Nothing there but lawn.']],
  ['Cedar', 'Cedar privacy $39 a linear foot', ['150 feet of cedar privacy fence.', 'Cedar privacy, 90 ft.'], ['Chain link, 150 ft.', 'A vinyl picket fence of 90 feet.']],
  ['Neighbours', 'Share the job with a neighbour and you both save 5%', ['My neighbour wants to share the job.', "We'd share the job with our neighbour."], ['Only my side.', "It's just for us."]],
  ['Hang and finish', 'hang tape and finish 2.35 sqft', ['Hang, tape and finish 1,100 sq ft.', 'We need it hung, taped and finished, 800 sq ft.'], ['A small dent in the door frame.', 'Paint the trim.']],
  ['Levels', 'Level 5: add 85 cents a square foot', ['Level 5 in the living room, 400 sq ft.', 'A level 5 finish, 600 square feet.'], ['Level 4, 400 sq ft.', 'Standard finish, 600 sq ft.']],
  ['Bay', 'Bay windows are 2.5 times a standard window', ['A bay window in front.', 'Our bay window is rotten.'], ['A plain double hung.', 'Two sliders.']],
  ['Vinyl', 'Vinyl double hung $425 installed', ['One vinyl double hung.', 'Vinyl double hung for the bath.'], ['A patio door.', 'A skylight.']],
  ['Deep cleaning', 'Deep cleaning is double our regular price', ['We want a deep cleaning.', 'Deep cleaning before Christmas.'], ['The regular clean.', 'Just a light tidy.']],
  ['Weekends', 'weekend moves 15 to 20 percent more', ['We move on Saturday.', 'It has to be a weekend move.'], ['Tuesday is moving day.', 'Any weekday works.']],
  ['Cockroaches', 'German cockroaches need two visits, $310', ['We have German cockroaches.', 'German cockroaches in the kitchen.'], ['A wasp nest.', 'Mice in the garage.']],
  ['Green pool', 'Pools gone green +50%', ['The pool has gone green.', "It's a green pool, gone since June."], ['The water is clear.', 'The pool is blue and clean.']],
];
