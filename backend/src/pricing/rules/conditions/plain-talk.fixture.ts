import type { SwitchCase } from './conditions.fixture.js';

/** Situations in a customer's own words: what is left there, who lets a place, what is in the way, how soon. */
// prettier-ignore
export const PLAIN_TALK_SWITCHES: SwitchCase[] = [
  ['Rush', 'Jobs inside 48 hours time and a quarter', ['We need this done by tomorrow.'], ['Sometime in spring, no hurry.']],
  ['Referral', '$50 off if a friend referred you', ['My coworker sent me your way, you did her kitchen.'], ['Found you on Google.']],
  ['Rental', 'Landlords get 7% off', ['I own four rentals and this is one of them.', 'Our tenants just moved out.'], ["It's the house we live in.", "I'm only the tenant here."]],
  ['Furniture', 'Moving furniture $40 per room', ["Two rooms are still full of furniture, you'd have to shift it.", 'There is furniture in 3 rooms.'], ['Both rooms will be cleared out beforehand.']],
  ['Asbestos', 'Asbestos present: 40% more', ['The old siding tested positive for asbestos.'], ["We had it tested, there's no asbestos."]],
  ['Access', 'No vehicle access +18%', ["You can't get a truck to the back, everything has to be carried in."], ['Trucks can drive right up to it.']],
  ['Chipping', 'If you keep the chips we knock fifty dollars off', ["We'll keep the chips for mulch.", 'Please leave the wood chips here.'], ['Take everything away, please.']],
  ['Tall walls', 'Walls over 10 ft: $0.65 more per sq ft', ['12 ft walls, 600 sq ft.', 'The walls are over 10 ft, 800 sq ft of them.'], ['8 ft walls, 600 sq ft.']],
  ['Overtime', 'Labor is billed at one and a half times after 6 pm', ['Could you come after 6 pm?'], ['Noon is best.']],
  ['Barrow', 'no machine access = barrow work = +30%', ["There's no machine access to the back."], ['A machine fits through the gate.']],
  ['Bundle', 'Inside and outside together 8% off', ['We want the whole house done, interior as well as exterior.'], ['Only the exterior this year.']],
  ['Members', 'Care plan members 15% off labour', ["We've got your care plan already.", 'We are care plan members.'], ["We don't have a plan with you."]],
  ['Diagonal', 'Diagonal layout +12%', ['Can you lay them at 45 degrees, diagonally?'], ['Straight along the long wall.']],
  ['Pump', 'Past 100 ft from the street, $650 pump', ['The slab is about 150 ft from the road.'], ['The truck can back right up to the forms, 10 ft from the street.']],
  ['Guards', 'If gutter guards have to come off first add 50%', ["There are leaf guards on the gutters which you'd have to take off."], ['The gutters are open, no guards.']],
  ['Mould', 'Mouldy rooms +$90', ["There's black mold in the bathroom."], ["It's clean and dry."]],
  ['Smoke', "Smokers' homes 22% extra", ['The previous owner smoked inside for 30 years.'], ['Nobody ever smoked here.']],
  ['Parking', 'No parking on site: $25', ["There's nowhere to park on our street."], ['You can park in the driveway.']],
  ['Storm', 'Storm season June to November +10%', ['Can it be in August?'], ['February works.']],
  ['Elevator', 'No elevator: $50', ["It's a walk-up on the third floor."], ["There's an elevator."]],
  ['Teachers', 'Teachers and nurses 5% off', ['I teach third grade.'], ["I'm a software developer."]],
  ['Spring', 'Booked for May 5% off', ['Could we book it for May?'], ['It may be October.']],
  ['Exterior', 'Exterior $3.90 per sq ft', ['Outside walls, 1,200 sq ft.'], ['Inside only, 800 sq ft.']],
  ['Mould', 'Mould adds 15%', ['There is mold on the ceiling.'], ['No mould, just dirt.']],
  [
    'Carpet removal',
    'Ripping up old carpet: $150-$250',
    ['There is old carpet to rip up first.'],
    ['Bare concrete floor.'],
  ],
  ['Weekly', 'Weekly customers get 15% off', ["We'd like a clean every week."], ['Just a one-off clean.']],
  ['Trash', 'Hauling away the debris $150', ["You'd have to take all the rubbish with you."], ["We'll get rid of the debris ourselves."]],
];
