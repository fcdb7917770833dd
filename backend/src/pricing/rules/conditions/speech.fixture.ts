import type { SwitchCase } from './conditions.fixture.js';

/** Customers' sentences that switch these rules on, and such that do not. */
// prettier-ignore
export const SPEECH_SWITCHES: SwitchCase[] = [
  ['Weatherboards', 'Weatherboard homes cost 22% more than brick because of the prep', ["It's a weatherboard home built in 1930.", 'Our house is weatherboard.'], ['The house is brick.', 'Rendered walls.']],
  ['Quick pay', 'Pay on the day we finish and 2% comes off', ["I'll pay on the day you finish.", 'We can pay on the day you finish, no problem.'], ['I would pay at the end of the month.', 'Can I pay in thirty days?']],
  ['Nights', 'Office work at night is billed one and a half times', ["It's an office and the work must be at night.", 'Paint our office at night please.'], ['Paint the house during the day.', 'The living room, Monday morning.']],
  ['Fuel', 'We add $15 for fuel when it is further than 20 miles', ["We're 32 miles away.", 'It is further than 20 miles, maybe 25.'], ['We are 8 miles from you.', "It's 12 miles."]],
  ['Tankless', 'tankless units need a bigger gas line most times, $650', ["We'd like a tankless unit.", 'A tankless unit instead of the old tank.'], ['Unclog the sink please.', 'The toilet rocks.']],
  ['Roof vents', 'Jobs on the roof: +25 pct', ['The vent pipe on the roof is cracked.', 'You have to get on the roof.'], ["It's in the basement.", 'Under the kitchen sink.']],
  ['Crawling', 'if we have to crawl its 20% on top of the price', ['You have to crawl to reach it.', 'The electricians had to crawl last time.'], ["It's right by the door.", 'Easy access from the hall.']],
  ['Night owl', '9pm to 5am double', ['Can you come at 10pm?', 'It has to be done between 9pm and 5am.'], ['Tomorrow at 2pm.', 'In the morning around nine.']],
  ['Valleys', 'valley metal: 12.50 a running foot', ['About 40 feet of valley metal.', 'Replace the valley metal, 30 ft.'], ['One loose shingle.', 'Two skylights.']],
  ['Permits', 'permit: 1.5% of the job', ['Does it need a permit? Yes, the town says we need a permit.', 'We need a permit for it.'], ['No permit needed.', "They told us a permit isn't required."]],
  ['Leaves', 'Leaf bags $4 each after the first ten', ['There will be 25 leaf bags.', "I'd guess 18 leaf bags."], ['Six leaf bags.', 'Maybe 5 leaf bags.']],
  ['Two bathrooms', 'Do both bathrooms at once and save $400', ["We'd like both bathrooms at once.", 'Can you do both bathrooms at the same time?'], ['Only the guest bathroom.', 'Just one bathroom.']],
  ['Pattern', 'Pattern layouts (hex, fan, basketweave) 28% extra', ['We want hex tiles.', 'A basketweave floor.'], ['Plain square tile, straight.', 'Simple grid layout.']],
  ['Lift out', 'Ripping up the existing tile - seven dollars per square foot', ['The existing tile must be ripped up, 120 sq ft.', 'Please rip up the existing tile, 80 sq ft.'], ['Bare concrete, 120 sq ft.', 'New house, nothing on the floor, 90 sq ft.']],
  ['Zoning', 'Every zone after the second adds nine hundred', ['We want four zones.', 'Three zones in total.'], ['A single zone.', 'Two zones are enough.']],
  ['Long line sets', 'line sets longer than 25 ft, 35 a ft for the rest', ['The line set would be 40 ft.', 'A line set of 35 feet.'], ['The line set is 15 ft.', 'A 20 ft line set.']],
  ['Movers', 'Pianos or pool tables in the room? $150 each.', ["There's a piano in the room."], ['The room is empty.', 'Just a couch.']],
  ['Sand', 'sand n finish 4.75/sqft 3 coats', ['Sand and finish 700 sq ft of oak.', 'We want the floor sanded and finished, 500 sq ft.'], ['New carpet in the bedroom.', 'Tile in the bath.']],
  ['Distance', 'We come out 30 miles. Beyond that $4 a mile.', ["We're 50 miles away.", "It's 42 miles from your yard."], ["We're 10 miles away.", 'About 25 miles.']],
  ['Old posts', 'each old post dug out is $35', ['Ten old posts to dig out.', 'There are 6 old posts to be dug out.'], ['No old fence there.', "It's a new line, nothing to remove."]],
  ['Appliances', 'Fridges and freezers +30 each to move', ['We have two fridges to move.', 'There is a fridge and a freezer.'], ['Only boxes.', 'A desk and a bed.']],
];
