import { readDetails } from '../details.js';

const service = (text: string): string | null => readDetails(text, { today: '2026-03-02' }).service;

describe('of two floors', () => {
  it.each([
    ['replace my carpet with hardwood', 'hardwood flooring'],
    ['carpet to hardwood in the den', 'hardwood flooring'],
    ['we have 3 rooms of carpet now and would like laminate', 'laminate flooring'],
    ['My dog ruined the carpet, want oak floors instead', 'hardwood flooring'],
    ['laminate is all scratched, thinking of vinyl', 'vinyl plank flooring'],
    ['replace my carpet with hardwood in the same rooms', 'hardwood flooring'],
    [
      'the bedroom carpet is old, I want new carpet there and hardwood in the hall',
      'carpet installation and hardwood flooring',
    ],
    ['laminate please, the carpets already up and gone to the tip', 'laminate flooring'],
    ["laminate please, carpet's out", 'laminate flooring'],
    ['laminate please, the carpets have been ripped up', 'laminate flooring'],
    ['laminate upstairs and carpet on the stairs', 'laminate flooring and carpet installation'],
  ])('the one that is there makes way: %s', (text, works) => {
    expect(service(text)).toBe(works);
  });
});

it.each([
  ['We get a leak by the chimney, brown ring on the bedroom ceiling', 'roof repair'],
  ['2 ash trees have to be removed. No stump grinding, we want to carve the stumps into bears', 'tree removal'],
  ["The garage door won't open, and it's heavy. I think the spring is broken", 'garage door springs'],
  ['take out the old toilet and put in a new one', 'toilet replacement'],
  ['annual AC tune-up please: clean the coils, check the refrigerant, change the filter', 'HVAC tune-up'],
  ['broken spring on my garage door', 'garage door springs'],
  ['New opener. Belt drive with two remotes', 'garage door opener'],
  ['3 leylandii have to come down, and the stumps ground out', 'tree removal and stump grinding'],
  ["We're moving our little house to my mom's town", 'moving'],
  ['moving our fence back 3 ft', 'fence installation'],
  ['my key snapped in the lock', 'broken key extraction'],
  ["the hose under the vanity has burst and the tap on the street won't turn", 'burst pipe repair'],
  ['Popcorn ceiling gone, 620 sq ft. I have called FOUR drywall guys', 'popcorn ceiling removal'],
  ['need some drywall guys for 600 sq ft', 'drywall hanging and finishing'],
  ['5 taps dripping, need new washers', 'leak repair'],
  ['change one cracked vent boot, the roof is steep', 'roof repair'],
  ['washing 24 windows, single story ranch house', 'window cleaning'],
  ['House cleaning, and 12 windows to clean', 'house cleaning'],
  ['standard clean of my house, plus 10 inside windows', 'house cleaning and window cleaning'],
  ['Slab for a new garage, 28 x 30 ft', 'concrete slab'],
  ['Standard clean with windows', 'house cleaning and window cleaning'],
  ['standard clean of 3 carpets', 'carpet cleaning'],
  ['clean the gutters and two new windows', 'gutter cleaning and window installation'],
  ['3 wasp nests round the carport', 'wasp nest removal'],
  ['repaint our clapboard, 165 sq m', 'exterior painting'],
  ['two palms dropped and chipped', 'tree removal'],
  ['remove a 40 ft oak', 'tree removal'],
  ['3 trees taken out', 'tree removal'],
  ['remove the oak floor in 2 rooms', 'hardwood flooring'],
  ['an oak 60 ft tall needs trimming', 'tree trimming'],
  ["4 palms need to go. Rats love em, I don't", 'tree removal'],
  ['a rental block, 3 new toilets', 'toilet replacement'],
  ['6 slipped slates', 'roof repair'],
  ['the chimney flashing renewed', 'roof repair'],
  ['a skylight replaced with a new flashing kit', 'skylight installation'],
  ['a new condenser, 4 ton, same pad', 'air conditioning installation'],
  ['the eavestroughs cleaned, 80 ft', 'gutter cleaning'],
  ['do you do car windscreens? a crack across mine', 'windshield replacement'],
  ['we need shifting out of a flat', 'moving'],
  ['the floor tiled with an electric heating mat', 'floor tiling'],
  ['her heart is set on a sunroom, glass walls and a glass roof', 'sunroom'],
  ['6 windows and a composite front door', 'window installation and door installation'],
])('names the work: %s', (text, works) => {
  expect(service(text)).toBe(works);
});

describe('of two fences', () => {
  it.each([
    ['the old fence blew down, I need 30 m of new vinyl fence', 'vinyl fence'],
    ['the storm blew our cedar fence down, we need 90 ft of new cedar fence', 'cedar fence'],
    ['Fence is leaning. New 6 ft privacy fence, 120 feet', 'privacy fence'],
    ['My old chain link fence fell down, want 100 ft of vinyl instead', 'vinyl fence'],
    ['replace my chain link fence with vinyl, 100 ft', 'vinyl fence'],
    ['we have a chain link fence and want a cedar one, 80 feet', 'cedar fence'],
    ['Our wood fence is rotten. Looking at vinyl, 40 m', 'vinyl fence'],
    ['100 ft of cedar fence and 60 ft of chain link fence', 'cedar fence and chain link fence'],
    ['The fence fell over and needs new posts', 'fence repair'],
    ['Two panels of the fence blew over, can you fix them', 'fence repair'],
    ['Our neighbor has a cedar fence. I want the same, 80 ft', 'cedar fence'],
  ])('the one that is there makes way: %s', (text, works) => {
    expect(service(text)).toBe(works);
  });
});

describe('works of one list', () => {
  it.each([
    ['replace a kitchen faucet and a water heater', 'faucet replacement and water heater replacement'],
    ['need a new furnace and a new AC', 'furnace replacement and air conditioning installation'],
    ['Furnace and AC replacement', 'furnace replacement and air conditioning installation'],
    ['2 faucets and a toilet need replacing', 'faucet replacement and toilet replacement'],
    ['clean gutters and wash windows', 'gutter cleaning and window cleaning'],
    ['ready lawn out the back and a timber fence along the side', 'turf laying and wood fence'],
    ['we already took out the carpet, new laminate please', 'laminate flooring'],
    ['one car driveway, 250 sq ft, want it pressure washed', 'pressure washing'],
    ['Spring clean time! Wash our windows and clean the gutters', 'window cleaning and gutter cleaning'],
    ['6 recessed lights and a ceiling fan in the bedroom', 'lighting installation and ceiling fan installation'],
    ['1 bedroom and kitchen cabinets painted', 'interior painting and cabinet painting'],
    ['paint the kitchen cabinets and the walls', 'cabinet painting and interior painting'],
    ['Interior and exterior painting', 'interior painting and exterior painting'],
    ['new driveway and a patio', 'concrete driveway and concrete patio'],
    ['Replacing 2 garage doors, insulated', 'garage door installation'],
    ['the AC, a rooftop unit, has to be replaced', 'air conditioning installation'],
    ['a soft windowsill and a door that sticks need repair', 'door repair'],
    ["I don't want to leave my number", null],
    ['our cellar cleaned out, everything goes, old shelves and a mattress', 'junk removal'],
    ['clear out 9 cubic yards from a storage unit', 'junk removal'],
    ["We'd like a new garage door, insulated, and a new opener", 'garage door installation and garage door opener'],
    ['31 windows, inside and outside', 'window cleaning'],
    ['replace 8 windows, outside only for now', 'window replacement'],
    ['we have a pool and would like a fortnightly clean', 'pool cleaning'],
    ['we are moving from a two bedroom flat, its front door opens straight onto the driveway', 'moving'],
    ['two garage doors replaced, keeping our openers', 'garage door installation'],
    ['house wash, around 1,900 sq ft of vinyl siding', 'house washing'],
    ['concrete driveway, 700 sq ft. Then a driveway wash', 'concrete driveway and pressure washing'],
    ['driveway wash, 700 sq ft concrete driveway', 'pressure washing'],
    ['interior painting of 2 rooms, 150 sq ft of wallpaper', 'interior painting and wallpapering'],
    ['hardwood refinishing, 250 sq ft of laminate flooring', 'hardwood refinishing and laminate flooring'],
    ['floor refinishing 400 sq ft, 90 sq ft of tile floor', 'hardwood refinishing and floor tiling'],
    ['house wash and 90 ft of vinyl fence', 'house washing and vinyl fence'],
    ['200 ft of cedar fence, needs staining', 'fence staining'],
    ['wash the windows, there are rust spots from the garden sprinkler', 'window cleaning'],
    ['water stains from the leaking roof', 'roof repair'],
    ['hail hit our roof and the adjuster says a new roof', 'roof replacement'],
    ['hail hit the roof, a few new shingles needed', 'roof repair'],
    ['the sill is rotten, we need a new window', 'window installation'],
    ['a rotten window sill', 'window repair'],
    ['old plaster full of cracks, skim coat both rooms', 'skim coating'],
    ['skim coat the walls and patch the cracks in the plaster', 'skim coating and plaster repair'],
    ['skim coat two rooms so we can finally paint', 'skim coating'],
    ['paint the ceiling, water stains from the upstairs toilet', 'interior painting'],
    ['soot from the furnace, can you fix it', 'furnace repair'],
    ['water stains from the downstairs toilet', 'toilet repair'],
    ['rust from our water heater, we need a new one', 'water heater replacement'],
    ['mud from the sprinkler, it needs repair', 'sprinkler repair'],
    ['2 elms need taking down, and grind both stumps', 'tree removal and stump grinding'],
    ["The roof drips on the stairs. My wife says paint it. I'd like the whole lot replaced", 'roof replacement'],
    ['gutter clean, single storey house', 'gutter cleaning'],
    ['gutters cleaned, single storey, 20 metres', 'gutter cleaning'],
    ['clean the gutters and our two-storey house inside', 'gutter cleaning and house cleaning'],
    ['cedar fence and a chain link fence', 'cedar fence and chain link fence'],
    [
      'install new toilet, fix leaky faucet in kitchen and unclog the bathtub',
      'toilet replacement and leak repair and drain unblocking',
    ],
  ])('%s', (text, works) => {
    expect(service(text)).toBe(works);
  });

  it.each([
    ['fix the fence and replace the gate', 'fence repair and gate installation'],
    ['furnace tune up and a new thermostat', 'HVAC tune-up and thermostat installation'],
    ['Replace the breaker and fix the outlet in the kitchen', 'outlet repair'],
    ['The deck boards are rotten and I want to stain the fence', 'deck repair and fence staining'],
  ])('each with a verb of its own: %s', (text, works) => {
    expect(service(text)).toBe(works);
  });

  it.each([
    ['fix the roof and replace missing shingles', 'roof repair'],
    ['old wallpaper needs to come off', 'wallpaper removal'],
    ['a new roof like the one next door', 'roof replacement'],
    ['a paver patio, the only way in is a 70 cm gate', 'paver patio'],
    ['cabinets painted because the roof leaks and the furnace is broken', 'cabinet painting'],
    ['remove the old carpet and put in laminate', 'laminate flooring'],
    ['tear out the old fence and put up a new cedar one', 'cedar fence'],
    ['paint the exterior and the trim', 'exterior painting'],
    ['tile the shower and the bathroom floor', 'bathroom tiling'],
    ['sliding glass door is shot and the glass is fogged', 'sliding door installation'],
    ['heard a bang in the garage and now the door wont go up', 'garage door repair'],
  ])('that are one: %s', (text, work) => {
    expect(service(text)).toBe(work);
  });
});

it.each([
  ['my son fell off the roof last year, and now hornets live in the attic', 'wasp nest removal'],
  ['shingles fell off our roof', 'roof repair'],
  ['I checked the gutters and the patio and found nothing, the hornets come from the shed', 'wasp nest removal'],
  ["I looked at the roof and it's leaking", 'roof repair'],
  ['the gutter leaks onto our deck', 'gutter installation'],
  ['hose bib drips all over the patio', 'leak repair'],
])('where somebody fell or looked is not where work is wanted: %s', (text, work) => {
  expect(service(text)).toBe(work);
});

it.each([
  ['please clean our deck, it is green', 'deck washing'],
  ['Old deck needs to go, there is a tree growing through it', 'deck building'],
  ['A tree dropped branches on my roof, roof leaks', 'roof repair'],
  ['the stump has to go, the tree is long gone', 'stump grinding'],
  ['Wasps nest in the tree needs to go', 'wasp nest removal'],
  ['two dead elms need to go', 'tree removal'],
  ['paint 2 bedrooms and the loo', 'interior painting'],
  ["the loo won't flush", 'toilet repair'],
  ['the drain blocks every week', 'drain unblocking'],
  ['split system AC install, drain hose out the back', 'ductless mini split and air conditioning installation'],
  ['new shingles 25 squares, plumbing boots too', 'roof replacement'],
  ['slate floor in the kitchen is loose, 3 tiles', 'floor tiling'],
  ['a parking pad 20 x 20', 'concrete slab'],
  ['shed pad, 12x16 ft please', 'concrete slab'],
  ['locked out of my flat, upvc door, key inside', 'lockout service'],
  ['we failed the electrical inspection, 3 outlets to replace', 'outlet installation'],
  ['clean the sun room windows', 'window cleaning'],
  ['our new fence got hit by a car, 3 panels broken', 'fence repair'],
  ["I've had two fence contractors look at it, 150 ft wood", 'wood fence'],
  ['replace a wood fence 40 ft, and repair a chain link fence', 'wood fence and fence repair'],
  ['wash and stain the deck', 'deck staining'],
  ['build a new deck and clean up after', 'deck building'],
  ["Construct 8'x26' deck off rear of house (to include removal of existing deck)", 'deck building'],
  ['Construct a deck to include removal of existing deck', 'deck building'],
  ['Remove existing deck including stairs', 'deck removal and stair work'],
  ['Build a 12x16 shed. All demolition waste goes to an approved landfill', 'shed construction'],
  ['demolition of an old shed', 'demolition'],
  ['a deck off the back. Sidewalks not required by the city', 'deck building'],
  ['new sidewalk, 40 ft', 'sidewalk'],
  ['install an inground pool, hot tubs must have an alarm', null],
  ['a deck by the pool, to comply with the fencing codes', 'deck building'],
  ['new roof with 2 skylights, 2,000 sq ft', 'roof replacement and skylight installation'],
  ['roof torn off and re-shingled, there are 3 skylights', 'roof replacement'],
  ['Paint the house outside. It has a brick chimney and there are 12 windows', 'exterior painting'],
  ['We have 9 windows and want them cleaned', 'window cleaning'],
  ['There is a fence along the lane, it needs painting', 'fence staining'],
  ['Hello, we have a pool and would like a weekly clean', 'pool cleaning'],
  ['A few shingles were torn off last night', 'roof repair'],
  ['There are two windows to replace', 'window replacement'],
  ['Do you take small jobs? 9 sq ft of backsplash', 'backsplash tiling'],
  ['Do you do small jobs?', 'small handyman jobs'],
  ["We don't need a patio, we have a deck. Spread hardwood mulch in the beds", 'mulching'],
  ['We have a deck that needs staining', 'deck staining'],
  ['150 sq ft of tile, the floor is bare slab now', 'floor tiling'],
  ['Shingles torn off by the wind on the garage roof', 'roof repair'],
  ['the garage door track is bent', 'garage door repair'],
  ['The roof drips into a pan. We want the whole thing replaced', 'roof replacement'],
  ['kitchen cabinets painted', 'cabinet painting'],
  ['the skylight is leaking', 'roof repair'],
  ['need a price for a roof', 'roof replacement'],
  ['a quote for a roof leak', 'roof repair'],
  ['I need a roof, the old one has had it', 'roof replacement'],
  ['need a roof on the garage coated', 'roofing'],
  ['how much for the roof?', 'roofing'],
  ['no i mean the bathroom floor tiled', 'bathroom tiling'],
  ['spray foam between the joists, 500 sq ft', 'insulation'],
  ['loft topped up with blown-in cellulose', 'insulation'],
  ['two windows were blown in by the gale', 'window installation'],
  ['our floors are freezing. underfloor insulation please, 90 m2', 'insulation'],
  ["The fence leans a bit. We'd love a new deck.", 'deck building'],
  ['two bedrooms painted, minor patching', 'interior painting'],
  ['repaint two bedrooms, minor drywall repair', 'interior painting'],
  ['paint two bedrooms, nail holes in the walls filled', 'interior painting'],
  ['paint two bedrooms and patch a small hole in the garage', 'interior painting and drywall repair'],
  ['paint two bedrooms and fix a small drywall crack in the hall', 'interior painting and drywall repair'],
  ['the ceiling needs painting and a big hole in the wall patched', 'interior painting and drywall repair'],
  ['minor patching of holes in the hall wall', 'drywall repair'],
  ['Deep clean for an apartment. The bedroom walls need cleaning too.', 'deep cleaning'],
  ['popcorn ceiling scraped, it was painted over years ago', 'popcorn ceiling removal'],
  ['popcorn ceiling scraped, it has been painted before', 'popcorn ceiling removal'],
  ["we'd like the fence painted before our party", 'fence staining'],
  ['I want the house painted before fall', 'painting'],
  ['two rooms and the cabinets painted at some point this summer', 'interior painting and cabinet painting'],
  ['I need my fence painted already', 'fence staining'],
  ['do you do mini splits? want one for our sunroom', 'ductless mini split'],
  ['a quote for our sunroom', 'sunroom'],
  ['two new skylights in our shingle roof', 'skylight installation'],
  ['The roof is 2,400 sq ft, want architectural shingles, two skylights need reflashing', 'roofing'],
  ["use the other mail, I'm locked out of my account. 8 new windows", 'window installation'],
  ["clean 22 windows, no hard water spots, we've got a softener", 'window cleaning'],
  ["clearing out my uncle's flat, 8 cubic yards", 'junk removal'],
  ['do you build treehouses? one up in our big maple', 'playhouse building'],
  ['a new kitchen mixer put in', 'faucet replacement'],
  ['they want the study and the playroom done as well', null],
  ['The driveway needs washing. It is a 900 sq ft concrete driveway.', 'pressure washing'],
])('a thing is named by what is done to it: %s', (text, work) => {
  expect(service(text)).toBe(work);
});

describe('what is said of what was named before', () => {
  it.each([
    [
      "Two dead ash trees. They both have to come down, and grind the two stumps while you're at it. You can drive right up",
      'tree removal and stump grinding',
    ],
    ['the tree has been cut down, the stump needs grinding', 'stump grinding'],
    ['36 metres of colorbond down the side, one single gate', 'fence installation and gate installation'],
    ['150 square metres of colorbond for the roof', 'roofing'],
    ['new shingles, 2,400 sq ft. Two skylights that will need new flashing', 'roof replacement'],
    ['two new skylights in the attic', 'skylight installation'],
    [
      "Can you put in a split system for one bedroom? There's a dead old aircon in the wall you'd need to take out",
      'ductless mini split',
    ],
  ])('%s', (text, works) => {
    expect(service(text)).toBe(works);
  });
});
