import { readDetails } from '../details.js';

const service = (text: string): string | null => readDetails(text, { today: '2026-03-02' }).service;

it.each([
  ['spring on our double garage door snapped this morning', 'garage door springs'],
  ['the spring for our 16 ft garage door broke', 'garage door springs'],
  ['a spring on the overhead door popped', 'garage door springs'],
  ['one of the springs on our double garage door went', 'garage door springs'],
  ['do you have time in spring for a fence, 100 ft', 'fence installation'],
  ['25 metre colorbond at 1.8m, block slopes a bit, plus one single gate', 'fence installation and gate installation'],
  ['18m of colorbond at 2.1m', 'fence installation'],
  [
    'our pump is leaking, want it replaced with a variable speed. Could you clean the cartridge filter too?',
    'pool pump',
  ],
  ['heat pump with a variable speed fan', 'heat pump installation'],
  ['Septic pump-out', 'septic pumping'],
  ["the lawn hasn't been mown since christmas, knee high", 'lawn mowing'],
  ["haven't been cleaned for years, the gutters", 'gutter cleaning'],
  ['chimney has not been swept since we moved in', 'chimney sweeping'],
  ["we haven't been cleaning since March, so no gutters", null],
  ['1,200 sq ft attic, want it brought up to R49 with blown in', 'insulation'],
  ['attic to R-60, 1100 sq ft', 'insulation'],
  ['leaves blown in from the street', null],
  ['quartz counters for a kitchen and an island, 60 sq ft', 'countertops'],
  ['new laminate countertops, the cabinets stay', 'countertops'],
  ['new cabinets and quartz countertops', 'cabinet installation and countertops'],
  ['marble tile backsplash behind the bar, 30 sq ft', 'backsplash tiling'],
  ['settee recovered', 'upholstery'],
  ["two of the mini split heads won't turn on", 'ductless mini split'],
  ['sprinkler spring startup, 6 zones', 'irrigation'],
])('the words of a trade: %s', (text, work) => {
  expect(service(text)).toBe(work);
});

it.each([
  ["I need our wooden fence washed before my daughter's party", 'pressure washing'],
  ['clean and wash the cedar fence, both sides', 'pressure washing'],
  ['wash and stain the fence, 120 ft', 'fence staining'],
  ['wash the house and fix the fence', 'house washing and fence repair'],
  [
    'do you have to replace the entire window or can you just do the glass? just glass would be great',
    'glass replacement',
  ],
  ['3 windows fogged, only need the panes replaced', 'glass replacement'],
  ['replace the whole window or just the glass? glass only is fine', 'glass replacement'],
  ['two new windows', 'window installation'],
  [
    'looking for a contract for the winter for our double driveway. My husband is done with shovelling.',
    'snow removal',
  ],
  ['seasonal contract for snow on our driveway', 'snow removal'],
  ['winter contract for a driveway and walkway please', 'snow removal'],
  ['new concrete driveway before winter', 'concrete driveway'],
  [
    'mice got in our attic and ruined it. All of the old stuff out and then new cellulose. (Exterminator already did his part.)',
    'insulation',
  ],
  ['squirrels have wrecked our attic insulation, put in new, 900 sq ft', 'insulation'],
  ['mice in the attic, please get rid of them', 'rodent control'],
])('what is done counts, and not what it is done to or because of: %s', (text, work) => {
  expect(service(text)).toBe(work);
});

it.each([
  [
    'Moving out of my 2 bed apartment, keys back the 30th. It will be empty. landlord is picky about the oven',
    'move-out cleaning',
  ],
  ['lease is up on the 30th, 2 bed flat, want my bond back', 'move-out cleaning'],
  ['moving out friday, need my deposit back', 'move-out cleaning'],
  ['tenant moved out, landlord here, 3 rooms to paint', 'interior painting'],
  ['moving out, need two movers and a truck, keys back on friday', 'moving'],
  ['moving out of a 2 bed apartment to a house across town', 'moving'],
  ['we move out on the 3rd, 3 bed house, the oven is filthy', 'move-out cleaning'],
])('who moves out has a home cleaned or things moved: %s', (text, work) => {
  expect(service(text)).toBe(work);
});

it.each([
  // A part that fails, and no new appliance
  ['the freezer fan motor has to be replaced', 'appliance repair'],
  ['new heating element for our tumble dryer', 'appliance repair'],
  ['Dishwasher. Would not drain, pump replaced', 'appliance repair'],
  ['install a new dishwasher', 'appliance installation'],
  // A roof of tiles, a pool with a liner, a quality
  ['6 kW on a concrete tile roof', 'solar panels'],
  ['tile the roof terrace', 'tiling'],
  ['our vinyl liner is torn, above ground pool 24 ft round', 'pool liner replacement'],
  ['vinyl in the hall, 90 sq ft', 'vinyl plank flooring'],
  ['kitchen 10 by 14, mid-range, island in the middle', 'kitchen remodel'],
  ['put in a gas range', 'appliance installation'],
  ['full gut of our upstairs bath, but keep the tub and the toilet where they are', 'bathroom remodel'],
  // A room of which nothing stays
  ['The bathroom is original, green toilet and an old tub. Room is 7x9, want it gutted', 'bathroom remodel'],
  ['gut the kitchen: new cupboards and quartz countertops', 'kitchen remodel'],
  ['gut the bathroom and also replace the kitchen countertops', 'bathroom remodel and countertops'],
  ['The tub in our bathroom is cracked. Rip it out and put in a shower', 'shower installation'],
  // What is full of things is to be emptied
  ['A detached garage packed with old furniture and boxes', null],
  ['My shed is full of junk, take it all away', 'junk removal'],
  ['a shed 10x12, built on site', 'shed construction'],
  // One of a size is a new one
  ['Need a 4 ton AC and a 100,000 btu furnace', 'air conditioning installation and furnace replacement'],
  ['price for a 60k boiler please', 'boiler replacement'],
  ['need a tune up on a 3 ton AC', 'HVAC tune-up'],
  // So much of what fences are made of
  ['110 ft of 6 ft cedar with a gate', 'cedar fence'],
  ['200 ft of 4 foot black aluminum and two gates', 'iron fence'],
  ['100 ft cedar privacy fence with 2 gates', 'privacy fence and gate installation'],
  ['hang and finish 900 sq ft', 'drywall hanging and finishing'],
])('%s: %s', (text, work) => {
  expect(service(text)).toBe(work);
});

it.each([
  ["Our AC rattles. Not looking to repair it now, only want to know what's wrong", 'diagnostic visit'],
  ['just need a tech to diagnose my dryer', 'diagnostic visit'],
  ["The boiler is loud, I probably won't fix it, just tell me whether it's done for", 'diagnostic visit'],
  ['AC makes a noise, just tell me what it costs to fix it', 'air conditioning repair'],
  ['washer leaks, can you diagnose and fix it', 'appliance repair'],
  ["The oven won't heat, I don't know what's wrong, just fix it please", 'appliance repair'],
])('who is only to say what is wrong repairs nothing: %s', (text, work) => {
  expect(service(text)).toBe(work);
});
