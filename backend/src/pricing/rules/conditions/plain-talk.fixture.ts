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
];
