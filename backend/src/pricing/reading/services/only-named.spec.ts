import { readDetails } from '../details.js';

const service = (text: string): string | null => readDetails(text, { today: '2026-03-11' }).service;

it.each([
  // Washed, and nothing is made
  ['Deck. 280 sq ft cedar, wash only', 'deck washing'],
  ['Cedar deck. 300 sq ft, sealed at the end', 'deck building'],
  ['Our patio has gone green with algae, 20 by 14', 'pressure washing'],
  ['The garden path is slimy, covered in moss, about 30 ft', 'pressure washing'],
  ['Ranch, 1,700 sq ft, vinyl siding, the shady side is green', 'house washing'],
  ['We need the driveway washed, and the deck too', 'pressure washing and deck washing'],
  ['The deck has mildew all over and we want it stained', 'deck staining'],
  ['Wash the house and put in a new deck', 'house washing and deck building'],
  ['House wash and 60 ft of vinyl fence', 'house washing and vinyl fence'],
  // What one of them did not get
  ['My wife wanted hardwood, I wanted carpet, and carpet won. So: carpet upstairs, 620 sq ft', 'carpet installation'],
  ["Vinyl plank upstairs, 450 sq ft. There's old carpet on all of it that you'd need to take out.", 'vinyl plank flooring'],
  ["Paving please, 30 m2 out the back. We'll need a skip bin for the old slabs.", 'paving'],
  ["Chain link, 90 ft of fence. We won't need any gate, it opens straight off the garage door.", 'chain link fence'],
  ['30 m2 patio paved', 'paver patio'],
  ['We have 10 steps that need new oak treads', 'stair work'],
  // Where things are
  ['An old fridge sitting on our front porch, can you pick it up', null],
  ['Two mattresses stacked in the carport, need them hauled away', null],
  ['A new 12x14 deck right up against the patio doors', 'deck building'],
  ['We want a new porch', 'deck building'],
  ['Semi with a conservatory at the back, windows cleaned monthly', 'window cleaning'],
  ['Build us a conservatory', 'sunroom'],
  // What is there to work on, and how much of it
  ['I can see the drywall between the rafters, want 900 sq ft of cellulose blown in the attic', 'insulation'],
  ['Backsplash, 28 sq ft of penny tile over bare drywall', 'backsplash tiling'],
  ['Hang 40 sheets of drywall and finish, level 5. The basement passed the framing inspection', 'drywall hanging and finishing'],
  ['Finish our basement, 900 sq ft', 'basement finishing'],
  ['Hardie on 1,900 sq ft of wall area, windows taken out of that', 'siding installation'],
  ['Take out the wall between kitchen and den', 'wall removal'],
  ['Ants all over. The house is on one floor, 1,800 sq ft, slab.', 'ant control'],
  ['Pour a slab for a shed, 10x12', 'concrete slab'],
  // Of what it is made
  ['The old asphalt drive torn out and a new one put in', 'asphalt driveway'],
  ['Our old asphalt driveway is cracked, quote for a concrete driveway instead', 'concrete driveway'],
  ['Tear off and reroof in asphalt, 22 squares', 'roof replacement'],
  ['Vinyl, 22 sq, ranch over old sheathing', 'siding installation'],
  ['We want vinyl in the laundry', 'vinyl plank flooring'],
  // What belongs to other work
  ['A 14x16 composite deck with 40 ft of railing and steps', 'deck building'],
  ['New railing for our stairs', 'stair work'],
  ['Price on a new single garage door, steel with a row of windows along the top', 'garage door installation'],
  ['A new garage door and two new windows', 'garage door installation and window installation'],
  ['Looking for a price on a new double garage door. Old door and opener to go away. We would like a belt drive opener too', 'garage door installation and garage door opener'],
  ['9 kW on our tile roof, facing west', 'solar panels'],
  ['30 panels have to come off and go back on while the roof is redone', 'solar panels'],
  ['8 kW split system, the condenser goes on the roof', 'ductless mini split'],
  // Tidied, and not cleaned
  ['Spring jobs: 5 yards of brown mulch in the beds and the edges cleaned up', 'mulching'],
  ['A spring clean of our 3 bedroom house', 'deep cleaning'],
  ['2 bed 1 bath unit, end of lease Monday. need the carpets shampooed', 'move-out cleaning and carpet cleaning'],
  ["Vac'd out 800 sq ft of attic insulation", 'insulation removal'],
  ['One spring snapped on my single door', 'garage door springs'],
  ['A landlord gas safety certificate for a terrace', 'gas safety certificate'],
  ['A 6-50 receptacle for the welder', 'outlet installation'],
])('names the work, and not what is only named beside it: %s', (text, work) => {
  expect(service(text)).toBe(work);
}); // prettier-ignore

it.each([
  'Put on whatever primer you need to use. I am going to use the room for guests.',
  'Not sure what we need to know before you come',
])('what one needs to use or to know is no kind of work: %s', (text) => {
  expect(service(text)).toBeNull();
});
