import fc from 'fast-check';
import { dangerIn } from './situations/danger.js';
import { emptyDetails, readDetails } from './details.js';

/** A Wednesday. */
const TODAY = '2026-03-11';
const read = (text: string) => readDetails(text, { today: TODAY });

describe('urgency', () => {
  it.each([
    ['emergency', ['the key snapped, can someone come NOW', 'locked out of my house', 'is anybody free right now?', 'locked out, someone asap', "locked out of my flat, it's Friday night", "it's an emergency", 'locked out and freezing, please hurry', 'the toilet is stopped up and its 10pm. please please someone', 'I need someone right now', 'this is URGENT', 'a pipe just burst in the laundry', 'no heat and a newborn at home', 'come tonight please', 'I smell gas in the kitchen', 'we need it fixed today!!', "can't wait, water is pouring in", 'es una emergencia', 'immediately please', 'locked out!! any time you can make it', 'locked out again, this week is awful']],
    ['this_week', ['sealing, and oil spots, same day please', "locked out, but I'm staying with a friend, any weekday this week around noon", "I'm locked out of the cottage, I sleep at my mom's, some day this week is fine", 'locked out of the shop, come tomorrow', 'sat ok?', 'this week if you can', 'as soon as possible', 'ASAP', 'tomorrow works', 'in the next couple of days', 'by Friday', 'within 3 days', 'this weekend', 'can you come Saturday?', 'before the weekend', 'in a few days', 'within a week', 'first thing Monday', 'esta semana', 'in 5-7 days', 'by March 14', 'in a day or two', 'as soon as you guys can']],
    ['this_month', ["is someone free now for next week's party", '2 weeks', 'sometime this month', 'within two or three weeks', 'next two three weeks is ok', 'next week is fine', 'in the next few weeks', 'before the end of the month', 'within the month', 'in 2 weeks', 'in a couple weeks', 'in a week or two', 'within 10 days', 'by the 28th', 'by April 2', 'fairly soon', 'in about 3 weeks', 'no rush but sometime this month', 'este mes', 'over the next four weeks', 'in a fortnight', 'within thirty days', 'sometime in March', 'early April', 'timeline: 2-3 weeks', 'two or three weeks from now is good', 'next week or the week after']],
    ['flexible', ['by Thanksgiving please', 'is anybody free now? The taps are for next month', 'is someone available right now to measure, work in the fall', 'we paid 900 for it, which today would be nothing, no hurry', 'locked out of the shed, no rush', 'no rush', 'it can wait', 'whenever you have time', "I'm flexible", 'not urgent', "they aren't in a great hurry", "it ain't urgent", 'no need to hurry', 'next month', 'in the spring', 'late spring', 'sometime this year', 'this year', 'no hurry, planning stage', 'anytime really', 'just getting quotes for now', 'in about 3 months', 'no deadline', 'next year', 'in 6 weeks', 'by October 3', 'down the road', 'when you can get to it', 'nothing urgent', 'it can wait', 'before Christmas', 'mid June', 'any weekday works', 'when the weather warms up', 'any day during the day works', 'a weekday or a Saturday, we are easy', 'June', 'maybe late May']],
  ] as const)('%s', (urgency, texts) => {
    expect(texts.map((text) => [text, read(text).urgency])).toEqual(texts.map((text) => [text, urgency]));
  }); // prettier-ignore

  it.each(['my neighbor wants his done the same day', 'please price both houses for the same day', 'we move from 3/14 Ferry Lane', 'can you do my sofa the same day', 'the cat took it down in a week', 'can you come now and then', 'can you come round now I have the day off?', "You're the fourth company today", 'The bream are biting like crazy up at the lake right now', 'who do you fancy for the cup this year?', '3 rooms painted', 'is someone available now to answer a question', 'is somebody free now to give a price on two doors?', 'is anyone available now that the floor is dry?', 'the house is empty right now', 'bare walls right now, nothing to pull out', 'old laminate in there right now', '22 doors, shaker style, oak right now', 'our old cat passed in the spring', '900 sq ft, all carpet right now', 'nothing to pull up, its bare concrete right now', 'I am not typing emails right now', 'winter is very cold here', 'only the lounge, the hallway can wait', 'I called three companies this week', 'it broke today', 'closed on Sundays, any weekday morning', 'install emergency lighting', 'emergency exit door', 'we moved in last month', 'the house was built in 2 weeks', 'I had a quote 3 weeks ago', '2 weekends of work', 'could you do it on a weekend?', 'would you ever do a Saturday?', 'ring me during the day', 'flood lights', 'replace smoke detectors', 'every Tuesday', 'the first thing we did was paint it', 'it rained one Thanksgiving', 'the car can go to my mother for a couple of days', '3 hours of gardening a fortnight', 'the lawn died in March', 'nobody has swept it in ten years', 'I am 79 this year', 'the pond is very green this year', "I'm a pensioner, 81 in June", 'the Christmas lights got wet', 'just weeds and stones there today', 'how are you doing today, need a fence', 'the third leak in two weeks', 'we are moving in soon'])('not said: %s', (text) => {
    expect(read(text).urgency).toBeNull();
  }); // prettier-ignore
});

describe('preferred date', () => {
  it.each([
    ['on March 20', '2026-03-20'], ['by the 28th', '2026-03-28'], ['before the 5th', '2026-04-05'], ['next Friday works', '2026-03-20'], ['tomorrow morning', '2026-03-12'], ['12/05/2026', '2026-12-05'], ['start on 2026-04-01', '2026-04-01'],
    ['Saturday is best', '2026-03-14'], ['on 4/15', '2026-04-15'], ['May 3rd', '2026-05-03'], ['3 May 2026', '2026-05-03'],
  ])('%s', (text, date) => {
    expect(read(text).preferredDate).toBe(date);
  }); // prettier-ignore

  it('reads day before month outside the United States', () => {
    expect(readDetails('on 4/5/2026', { today: TODAY, country: 'AU' }).preferredDate).toBe('2026-05-04');
  });

  it.each(['12x24 ft', '1/2 inch', 'built in 1995', 'it broke last Friday', 'open 24/7', 'may be 3 rooms', 'march along the fence', '3/4 plywood', 'on Sundays we are closed', 'since March 3', 'room 3-4-5', '555-0128', 'sat in the sun', 'could you do a Sunday', 'in two weeks', '48 March Street', ''])('none: %s', (text) => {
    expect(read(text).preferredDate).toBeNull();
  }); // prettier-ignore
});

describe('property type', () => {
  it.each([
    ['my house is not in the old town', 'house'], ['for a wee semi in Derry', 'house'], ['just moved in to an old terrace, 3 rooms', 'house'], ['gutters cleaned on our two storey', 'house'], ["our apartment isn't on the ground floor", 'apartment'], ["it's a single family house", 'house'], ['im on the 14th floor in brickell', 'apartment'], ['our 1951 colonial', 'house'], ['storm windows on our old victorian', 'house'], ['townhouse', 'house'], ['my house needs painting', 'house'], ['our bungalow', 'house'], ['a one storey ranch, 140 ft of roofline', 'house'], ['retile our balcony at the unit', 'apartment'], ['a 3-bed flat in Leeds', 'apartment'], ['condo on the fifth floor', 'apartment'], ['my apartment', 'apartment'],
    ['a small restaurant downtown', 'commercial'], ['our office', 'commercial'], ['the leak is in our office', 'commercial'], ['it was in the restaurant', 'commercial'], ['my son is in school', null], ['5 rooms, the office and the den', null], ['a path behind the house', 'house'], ['warehouse roof', 'commercial'], ['no, it is an apartment', 'apartment'], ['not a house, a condo', 'apartment'], ['let us do the office as well', null], ['a barn', 'other'], ['a cottage with a granny flat', 'house'], ['can you clean with the apartment still furnished', 'apartment'], ['I ended up with an old apartment to paint', 'apartment'], ['our home is a two storey', 'house'],
    ['two bedrooms and an office in our house', 'house'], ['2010 house', 'house'], ['a tiny office, 900 sq ft', 'commercial'], ['4,000 sq ft of office', 'commercial'], ['es una casa', 'house'], ["it's a cape", 'house'], ['unit in a block of flats', 'apartment'],
    ['a tiny basement flat needs painting', 'apartment'], ["we're doing up an older flat, 60 m2", 'apartment'], ['the second-floor flat', 'apartment'], ['its a town centre flat btw', 'apartment'], ["there's no water in the house", 'house'],
  ])('%s', (text, type) => {
    expect(read(text).propertyType).toBe(type);
  }); // prettier-ignore

  it.each(['a double gate so the boat fits', 'six inches thick because of the RV', "we're showering at the gym", 'it tilts like a boat', '12 Mill Road, on a farm near Oban', 'flat roof', 'a flat finish', '35 miles from your shop', "my neighbor's house is nice", 'in-house crew', 'baby at home', 'one outdoor unit', 'the ground is flat and easy', 'a nice flat yard', 'a small flat garden at the back', 'a large flat lawn', 'the old flat pack wardrobe', 'a new flat roof', 'Like I said, flat', 'no rush', 'a home office', 'flat', "it's one storey with a granny flat", 'flat, easy digging', 'my husband found your card at the hardware store', 'Mesa, 77 Alma School', 'Upper Moss Barn, Hawes', '6 School Lane, Skipton', 'Church Road, opposite the pond', 'Mrs. Aldridge from church recommended you'])('not said: %s', (text) => {
    expect(read(text).propertyType).toBeNull();
  }); // prettier-ignore
});

describe('location', () => {
  it.each([
    ['a new driveway. Mosgiel, house. I am Hemi Parata', 'Mosgiel'], ['a paling fence, 32 m. Hamilton East, flat section. Email only', 'Hamilton East'], ['walls of our flat and five doors please. Clifton, BS8.', 'Clifton'],
    ['2 bathrooms to tile. Karori, two storey house', 'Karori'],
    ['a slab for a shop. Ennis MT', 'Ennis MT'], ['moving out of a 2 bed flat in headingley, friday', 'headingley'], ["we're 42 km from you out past nerang", 'nerang'], ["we're on an island, Vinalhaven, so bring a coat", 'Vinalhaven'], ['Shop at 118 N Larkin, Dayton, any day', '118 N Larkin, Dayton'], ['Hello there from sunny Galway! Two rooms to paint', 'Galway'], ['Hi from Tampa, Florida! Two rooms', 'Tampa, Florida'], ['its for a place on Vinalhaven', 'Vinalhaven'], ['wash the house. Ponte Vedra Beach. Greta', 'Ponte Vedra Beach'], ['a move within Beaverton', 'Beaverton'], ['Address is 48 Juniper Lane, Bend.', '48 Juniper Lane, Bend'], ['we live at 907 Alder Street in Sisters', '907 Alder Street in Sisters'], ['House in Edina, 4502 Grimes Ave. Thanks', '4502 Grimes Ave, Edina'], ['I am in Springfield', 'Springfield'], ['614 Larch Ave Missoula', '614 Larch Ave Missoula'],
    ['near Guthrie, 8800 County Road 73.', '8800 County Road 73, Guthrie'], ['at 12 Elm St, Springfield, IL 62704', '12 Elm St, Springfield, IL 62704'], ['14 Calle Luna', '14 Calle Luna'], ['5 Quail Hollow', '5 Quail Hollow'], ['zip is 97701', '97701'], ['im 35 miles out from you in hillsboro', 'hillsboro'], ["we're in bend, and need a roof", 'bend'], ['Mesa 85201', 'Mesa 85201'], ['near Lone Jack, Missouri', 'Lone Jack, Missouri'],
    ['I got a burst pipe in Portland', 'Portland'], ["We've got a leaking roof in Tampa.", 'Tampa'], ['her house is on Bridge Street in Northampton', 'Bridge Street in Northampton'], ['the flat is off Mill Lane, Leeds', 'Mill Lane, Leeds'], ['I saw your van on Maple Avenue. Two rooms in Salem', 'Salem'], ['we r at 35 Elmwood, kingston. need 2 walls', '35 Elmwood, kingston'], ['2210 n 5th street', '2210 n 5th street'], ['A patio please. 605 N Chautauqua, Wichita. Dana', '605 N Chautauqua, Wichita'], ['17 Wattle Grove, Ballarat', '17 Wattle Grove, Ballarat'], ['somewhere around Castlemaine, no street yet', 'Castlemaine'], ['Dayton OH, 12 Elm St', '12 Elm St, Dayton OH'], ['Mark Dalton, 12 Elm St', '12 Elm St'], ['1600 Pennsylvania Ave NW, Washington', '1600 Pennsylvania Ave NW, Washington'], ['221B Baker Street, London NW1 6XE', '221B Baker Street, London NW1 6XE'], ['Unit is at 9 Wasatch Circle apt 4', '9 Wasatch Circle apt 4'], ['location: out past the old mill', 'out past the old mill'], ['moving from a 2 bedroom apt in Lakewood (3rd floor) to a house in Arvada', 'Lakewood to Arvada'], ["we're in Big Timber, 62 miles from you", 'Big Timber'], ['the farm yard 2 miles north of Lumsden on Grid 642', 'Lumsden'], ['Unit 12, 5 Holdfast Promenade, Glenelg', '5 Holdfast Promenade, Glenelg'], ['We are out by Skiatook, about 25 miles from you', 'Skiatook'],
  ])('%s', (text, location) => {
    expect(read(text).location).toBe(location);
  }); // prettier-ignore

  it.each(['3 rooms. Exterior, two storey house.', 'Weekly cleaning. Rental, house.', 'Laminate, AC4.', 'House wash. Weatherboard, villa', 'a flat in good nick', 'my house in need of paint', "Hi, I'm Nora Whitfield", 'put in LVP', '3 rooms in the house', 'in March', 'in English please', '5 windows on the court side', 'a backsplash in HERRINGBONE', "we're on Facebook", '20 ft drive way', '2 car garage', '4 bedrooms and a way to the deck', 'in Good shape', 'I am in need of a painter', 'we are in the middle of a remodel', '1,700 sq ft', '7 windows, all ground floor', 'call me in the evening', 'He served in the Navy', 'We moved here from Maine, and in Maine nobody had ants', "my husband's a fireman in Asheville", 'Hi from the Okafors!', 'Hi from Maria. I need 3 rooms painted', 'Hello from Bob!', 'Hello from Acme Realty!', 'Hello from Acme LLC!', 'the walls in Warm White'])('none: %s', (text) => {
    expect(read(text).location).toBeNull();
  }); // prettier-ignore
});

describe('service', () => {
  it.each([
    ['6 double hung windows. Vinyl replacement, white', 'window installation'], ['patio door replacement cost?', 'sliding door installation'], ['Replaced fogged glass in 3 windows', 'window repair'], ['vinyl in the kitchen', 'vinyl plank flooring'],
    ['just bought a house, want all locks changed to one key', 'lock rekeying'], ['im locked out of my house', 'lockout service'], ['locked out of our flat, I lost the key', 'lockout service'], ['lost the fob of my truck', 'car key replacement'], ['clean out a garage, a full truckload', 'junk removal'],
    ["We'd like new sod, 40 by 30 feet. There are 4 sprinkler heads that have to be moved.", 'turf laying'],
    ['clean the house and leave the windows alone', 'house cleaning'], ["the deck is grey, we don't want it painted, just stained", 'deck staining'], ['The roof is leaking, my husband tried to ignore it', 'roof repair'], ['leave the house as clean as you found it', 'house cleaning'], ['new slate roof, the two skylights can stay', 'roof replacement'],
    ['get rid of the carpet in the hallway and put in LVP', 'vinyl plank flooring'], ['my dog scratched up my oak floor, can it be fixed?', 'floor repair'], ['50 amp spa hookup, about 30 feet from the panel', 'hot tub wiring'],
    ['how much to put in a charger for my car? panel is in the basement', 'EV charger installation'], ['my toilet is upstairs and it is clogged', 'drain unblocking'],
    ["There is oak under the carpet, 430 sq ft. Carpet is still down so that'd need to come up, then sand + finish", 'hardwood refinishing and carpet removal'], ['60 amp subpanel in the shop and 8 LED shop lights hung', 'subpanel installation and lighting installation'], ['28 ft of sewer line to replace, it runs under the concrete driveway', 'sewer line work'], ['a paved area off the ranch slider, 5m x 5m', 'paving'], ['washing my house (one story stucco, 2,000 sq ft) and the driveway', 'house washing and pressure washing'], ['carpet for the basement with a better pad', 'carpet installation'], ['a concrete pad for the hot tub, and new carpet in the den', 'concrete slab and carpet installation'], ['need wood look tile in 2 bedrooms. Carpet in there now that you would rip out', 'tiling'], ['18 metres of closeboard, with gravel boards please', 'fence installation'], ["Our AC finally died. It's a 3 ton. What would a replacement run?", 'air conditioning installation'], ['backsplash in glass mosaic, the wall has 6 outlets', 'backsplash tiling'], ['you all stained our fence two years ago. Now the deck needs it', 'deck building'], ['9 windows need blinds', 'blinds installation'], ['want our acs tuned up, and add a UV light', 'HVAC tune-up'], ["our boiler serviced before the cold comes", 'HVAC maintenance'], ['second story drywall patch', 'drywall repair'], ['I need black mold remediation', 'black mold remediation'], ['12 double hungs to replace', 'window replacement'], ['need driveway plowed one time', 'snow removal'], ['the chimney swept', 'chimney sweeping'], ['6 dining chairs to be recovered', 'upholstery'], ['steam clean the couch', 'upholstery cleaning'], ['12 recessed lights please. ceilings are regular drywall', 'lighting installation'], ['4 sprinkler heads are broke, mower got em', 'sprinkler repair'], ['book a move of a four bedroom home with one additional mover', 'moving'], ['3 pines I need taken down, and the stumps ground too', 'tree removal and stump grinding'], ['the relocation of a three bedroom house', 'moving'], ['4 baseboard heaters and 2 wall thermostats put in', 'electric heater installation and thermostat installation'], ['trim outside needs paint', 'exterior painting'], ['6 outlets on our patio', 'outlet installation'], ['a charge point fitted on the garage wall', 'EV charger installation'], ['You tiled our shower two years ago. Now the living room floor, in tile', 'floor tiling'], ['Ants in our kitchen. The house is on a slab', 'ant control'], ["I'd like vinyl plank in the bathrooms. There's tile in there now, 95 sq ft of it to tear out", 'vinyl plank flooring'], ['the front walk torn out and poured new', 'sidewalk'], ['The hall has old parquet. Sanded and sealed clear. Fifteen stairs also need sanding', 'hardwood refinishing and stair work'], ['is this the place for lawn aeration?', 'lawn aeration'], ['shingle roof done please', 'roof replacement'], ['Our old deck is rotten, we need it torn out and a new composite one in its place', 'deck building'], ['Fall cleaning. 200 ft of gutters, one story', 'gutter cleaning'], ['Front gutters. 60 ft replaced, cleaned up after', 'gutter installation'],
    ['wasp nest at the porch', 'wasp nest removal'], ['ants all along the foundation', 'ant control'], ['our fence is crawling with spiders', 'spider control'], ['a deck with ants in it needs to be torn out', 'deck building'], ['squirrels got into the attic and shredded the ductwork, 40 feet has to be replaced', 'ductwork'], ['wasps in the vent, can you fix that', 'wasp nest removal'], ['termites ate the porch, we want it rebuilt', 'deck building'],
    ['tear out our old fence, 90 ft, and no new one', 'fence removal'], ['forget the fence, just the deck', 'deck building'],
    ['7 windows, triple pane glass', 'window installation'], ['replace the glass in 3 windows', 'glass replacement'], ['the broken glass in our patio door, can you replace it', 'window repair'], ['the spring on my garage door broke', 'garage door springs'],
    ['I need the outside of my house painted', 'exterior painting'], ['3 bedrooms painted please', 'interior painting'], ['how much for a new water heater', 'water heater replacement'], ['my water heater died', 'water heater replacement'], ['kitchen drain is blocked', 'drain unblocking'], ['new shingle roof', 'roof replacement'], ['my roof leaks', 'roof repair'], ['roof restoration, concrete tiles', 'roof restoration'], ['We just put in new floors and now need baseboard all through', 'trim installation'], ['can you clean the blinds', 'blinds cleaning'], ['busco limpieza de move out', 'move-out cleaning'], ['dryer vent cleaning at our ranch house', 'dryer vent cleaning'], ['My water heater is leaking', 'water heater repair'], ['tile the kitchen floor, remove the old tile first', 'floor tiling'], ['remove the old tile from the kitchen floor', 'tile removal'], ['New driveway, 500 sq ft, old concrete broken out', 'concrete driveway'],
    ['tiny backsplash behind the stove', 'backsplash tiling'], ['the furnace clicks and quits', 'furnace repair'], ['ductless mini split with 3 heads', 'ductless mini split'], ['a new solar array, 22 panels', 'solar panels'], ['the storm dropped a maple tree onto our porch roof', 'tree removal'], ['The old deck came down in 2018 after a tree hit it. I want a new deck', 'deck building'], ['The deck was stained in 2015. It needs doing again', 'deck staining'], ['Our deck was stained five years ago and now it peels, 300 sq ft', 'deck staining'], ['repoint the wall, my dog will watch you from the window', 'repointing'], ['the garage door spring broke', 'garage door springs'], ['new steel garage door with tracks and springs', 'garage door installation'], ['the front door replaced in spring', 'door installation'], ['6 outlets, its all stud wall', 'outlet installation'], ['The pool has gone green. It needs to be drained', 'pool cleaning'], ['need 5 outlets put in the garage', 'outlet installation'], ['sand and refinish the hardwood', 'hardwood refinishing'], ['want a stamped patio', 'stamped concrete patio'],
    ['cedar fence along the back', 'cedar fence'], ['move-out cleaning', 'move-out cleaning'], ['drywall hung and finished', 'drywall hanging and finishing'], ['two walls skimmed', 'skim coating'], ['build a deck behind the house', 'deck building'], ['do you fix garage doors?', 'garage door repair'], ['kitchen remodel', 'kitchen remodel'],
    ['We have a big pine leaning over the garage, 65 ft tall. We want it removed, the stump ground', 'tree removal and stump grinding'], ['55 ft maple by the power lines, just take it down', 'tree removal'], ['a pine fence, old one removed', 'wood fence'],
    ['house washed and the driveway', 'house washing and pressure washing'], ['moving from a 3 bedroom house, two flights of stairs at the new place', 'moving'], ['new patio slider', 'sliding door installation'], ['ants in the kitchen', 'ant control'], ['termites got into the deck, it needs repair', 'deck repair'],
    ['AC is DEAD and I have a newborn', 'air conditioning repair'], ["AC isn't blowing cold, it's like 90 in here", 'air conditioning repair'], ['Our AC is from 2004 and the repair guy said it is time. Looking to replace it.', 'air conditioning installation'], ['140 ft wood privacy, 2 gates', 'privacy fence and gate installation'],
    ['7 potlights, the kitchen ceiling is lath and plaster', 'lighting installation'], ['100 ft of base boards', 'trim installation'],
    ['grind a stump', 'stump grinding'], ['lay new turf in the backyard', 'turf laying'], ['rewire the whole place', 'rewiring'], ['seven windows need replacing', 'window replacement'], ['mount a tv on the wall', 'TV mounting'], ['need a tv hung, 60 inch', 'TV mounting'], ['2 grab bars for the shower', 'grab bar installation'], ['a price to swap our old tiles for metal. The roof is about 150 sq m.', 'roof replacement'], ['I need a camera down it to see what is going on', 'camera'], ['ac is not cooling', 'air conditioning repair'], ['Vinyl plank in the den, then sand the hardwood in the hall', 'vinyl plank flooring and hardwood refinishing'],
    ['I need a stained gazebo bell', 'pergola'], ['looking for a koi pond', 'koi pond'], ['six kitchen cabinets hung and 38 feet of crown molding', 'cabinet installation and trim installation'], ['600 ft of split rail fence with 2 gates', 'split rail fence and gate installation'], ['we have no hot water', 'water heater repair'], ['repaint the kitchen cabinets', 'cabinet painting'], ['hvac change out residential', 'HVAC change-out'],
    ['water coming in around the chimney when it rains. do you do free inspections?', 'roof repair'], ['whats it cost to go tankless', 'water heater replacement'], ['sliding glass door is shot, rollers gone and the glass is fogged. want a new one', 'sliding door installation'], ['replace my garage door opener, the old one is loud', 'garage door opener'], ['the pool is green like a swamp, can you fix it', 'pool cleaning'], ['front facade needs tuckpointing', 'repointing'], ['I would like the septic tank pumped', 'septic pumping'], ['2 trees came down by the shed. They need to be removed. The driveway is clear for your truck.', 'tree removal'],
  ])('%s', (text, service) => {
    expect(read(text).service).toBe(service);
  }); // prettier-ignore

  it.each([
    'hi',
    'Hello, can you give me a quote?',
    'this month',
    'Nora Whitfield',
    '541-555-0128',
    'yes please',
    "actually it's a single storey with a pool",
    'do you offer free estimates?',
  ])('not said: %s', (text) => {
    expect(read(text).service).toBeNull();
  });
});

describe('conditions', () => {
  it.each([
    ['two storeys, and it is heritage listed', ['two storeys', 'heritage listed']], ['steep roof with two layers of old shingles', ['steep roof', 'two layers of old shingles']], ['not heritage listed, no pets', []], ["it isn't steep", []], ['steep? no', []], ['we pulled the old carpet out ourselves', []], ['old carpet out, cork in', ['old carpet out']],
    ['there may be asbestos', ['asbestos']], ['asbestos free', []], ['not sure if there is lead paint', []], ['could you do it on a weekend?', ['weekend']], ['Saturday works', ['weekend']], ['Sunday is fine for all of us', ['weekend']], ["I'm a senior", ['senior']], ['ground is not rocky at all', []],
    ['third floor, no elevator', ['third floor', 'no elevator']], ['the block is sloping', ['sloping']], ["you'd need a pump truck", ['pump truck']], ['level 5 smooth finish', ['level 5 smooth finish']], ['house will be occupied', ['house will be occupied']], ['the old wiring is fine', []], ['asbestos was removed last year', []], ['furniture is already out', []],
    ['black frames, built in 1962', ['black frames', 'built in 1962']], ['high ceilings and knob and tube', ['high ceilings', 'knob and tube']], ['the ceilings in there are about 13 feet', ['ceilings in there are about 13 feet']], ['the ceiling is 12 feet by 14 feet', []], ['a ceiling fan is 12 ft from the wall', []], ['my neighbor has herringbone', []], ['after hours', ['after hours']], ['furniture has to be moved', ['furniture has to be moved']],
    ['any day but Saturday', []], ['nobody has ever smoked in here', []], ['nobody here has pets', []], ['nobody has cleaned the attic in years', ['attic']], ['no one has been in the attic for years', ['attic']], ['no one with a dog here, two cats', ['cats']], ['no one uses the attic', []],
  ])('%s', (text, conditions) => {
    expect(read(text).conditions).toEqual(conditions);
  }); // prettier-ignore
});

describe('issues', () => {
  it.each([
    ['Hello. Paint is flaking on the south wall. Bend.', 'Paint is flaking on the south wall.'], ['mine came off its track', 'mine came off its track'], ['No leaks, no damage. 3 rooms.', null], ['3 rooms please', null], ['the drain is clogged', 'the drain is clogged'],
    ['Broken Bow, 118 Willow Court', null], ['34 Leak Street, Cold Spring', null], ['Broken Window at 12 Oak Street', 'Broken Window at 12 Oak Street'],
  ])('%s', (text, issues) => {
    expect(read(text).issues).toBe(issues);
  }); // prettier-ignore
});

describe('danger', () => {
  it.each([
    ['LOCKED OUT and my toddler is INSIDE the house', 'someone locked in'], ['my little boy is locked inside the flat alone', 'someone locked in'], ['I smell gas near the stove', 'gas smell'], ['the gas water heater smells of gas', 'gas smell'], ['the gas line is leaking', 'gas smell'], ['I smell gas, 14 Elm Street', 'gas smell'], ['Burst pipe, 12 Oak Ave', 'burst pipe'], ['gas leak, 3 houses down our street', 'gas smell'], ['there is a gas leak', 'gas smell'], ['rotten egg smell... rotten eggs', 'gas smell'], ['A pipe just burst in my basement', 'burst pipe'], ['the water heater tank burst', 'burst pipe'], ['water is spraying everywhere', 'flooding'], ['the basement is flooding', 'flooding'],
    ['water coming through the ceiling', 'flooding'], ['water is pouring in from the roof', 'rain through the roof'], ['the sump pump quit and the basement is filling with water', 'flooding'], ['sparks from the outlet', 'sparks or burning'], ['burning smell from the panel', 'sparks or burning'], ['there is a live wire hanging', 'live wire'], ['my carbon monoxide alarm keeps going off', 'carbon monoxide'], ['ceiling is coming down', 'collapse'], ['a tree fell on the house', 'collapse'], ['a limb just came through my bedroom ceiling', 'collapse'], ['a tree crashed into our garage last night', 'collapse'], ["there's a hole in the roof and the rain is coming in", 'rain through the roof'],
    ['AC is blowing warm air, its 108 out and I have a newborn', 'no cooling and people at risk'], ['the furnace only blows cold and we have a baby', 'no heat and people at risk'], ['No heat and a baby at home!!', 'no heat and people at risk'], ['furnace died, 5 degrees outside and my grandmother is here', 'no heat and people at risk'], ['sewage is backing up into the tub', 'sewage'], ['septic is backing up into the basement shower', 'sewage'], ['I got shocked by the switch', 'live wire'], ['the breaker panel is buzzing and warm', 'sparks or burning'], ['AC quit, 98 degrees and my mother is on oxygen', 'no cooling and people at risk'], ['huele a gas', 'gas smell'], ['water drips through our upstairs hall ceiling', 'flooding'], ['the tub is leaking through the dining room ceiling', 'flooding'], ['the toilet keeps overflowing', 'flooding'], ['water is coming through my ceiling! wind took shingles off the roof', 'rain through the roof'], ['pipe broke, there is water all over the kitchen', 'flooding'], ['an inch of water in the basement', 'flooding'], ['the laundry room is under water', 'flooding'], ['a valve in the garage is spraying', 'flooding'], ['water is running down the hall wall', 'flooding'], ['we had a gas leak last year and I smell gas again', 'gas smell'],
    ['the toilet at my moms house is overflowing and wont stop', 'flooding'], ['there is a fire in my kitchen', 'fire'], ['Help! Fire in the attic', 'fire'], ['the dryer caught fire', 'fire'], ['our garage is burning', 'fire'],
    ['the tub is overflowing with soapy water', 'flooding'], ['it leaks through plaster, dripping from the ceiling', 'flooding'], ['water is pouring through the hall ceiling', 'flooding'], ['it is raining hard, water is running down the wall', 'rain through the roof'], ['the pipe is spraying and the paint is ruined', 'flooding'], ['every spring, and now again, an inch of water in the basement', 'flooding'],
  ])('%s', (text, danger) => {
    expect(dangerIn(text)).toBe(danger);
  }); // prettier-ignore

  it.each([
    'there is a gas fire in the lounge to be serviced', "there's a fire in the living room, remove the surround", 'no fire in the house', 'a fire pit in the garden', 'we had a fire in the kitchen last year', 'the sink in my kitchen is overflowing with dirty dishes',
    'a branch went through the fence', 'prune the tree so light will come into the house', 'tree roots have gone through the wall', 'the tree service came into our house', 'mend the roof before the rain is coming in next week', 'a limb came down into the driveway', 'no gas smell', 'Leaking gas water heater needs replacing, 40 gal', 'my gas hot water heater is leaking', "I don't smell gas", 'we had a flood last year', 'a pipe burst two years ago and was fixed', 'install a carbon monoxide detector', 'gas line for the stove', 'do you fix burst pipes?', 'what if a pipe bursts', 'flood lights in the yard', 'fireplace tiles', 'the wall is coming down next week as part of the remodel', 'no heat in the garage needed',
    'the furnace blows warm air again, the baby is fine', 'Sparks, 840 Pyramid Way', 'sparks, 1300 rock blvd', 'our house is in Sparks', 'sewage is backing up, but it is not an emergency, we have another bathroom', 'a flood from the dishwasher in March', 'paint is flaking', 'spark plug', 'add a gas stove', 'new furnace before the baby comes', 'wire management', 'water came through the hall ceiling, patch and paint it', 'run a water line through the garage ceiling', 'cold air coming through the ceiling', 'an irrigation valve is spraying', 'two feet of water in the pool', 'water line running from the upstairs bathroom', 'gutters overflow when it rains', 'smoke detectors replaced', 'an outlet for a hot tub', '',
    'hard water all over our mirrors', 'the ceiling is full of water stains, water marks all over the wall', 'warm air is leaking through the ceiling', 'our ceiling is leaking heat', 'the sink is overflowing with dirty dishes', 'can you paint the pipes by spraying', 'two inches of water in the basement every spring', "our water won't stop smelling",

  ])('none: %s', (text) => {
    expect(dangerIn(text)).toBeNull();
  }); // prettier-ignore
});

describe('any text', () => {
  const pieces = fc.constantFrom(
    '12',
    'x',
    "24'",
    'sq ft',
    '1,700',
    '-',
    '$',
    'no',
    'not',
    'rooms',
    'two',
    'half',
    'Elm St',
    'Saturday',
    'by',
    'the 28th',
    '(',
    ')',
    '.',
    ',',
    'paint',
    'pipe burst',
    '9e99',
    '∞',
    '😀',
    'שלום',
    '12/12/2026',
    'and',
    'of',
    'to',
  );
  it('is read without an exception, with finite positive quantities, and the same way twice', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.array(pieces, { maxLength: 40 }).map((list) => list.join(' '))), (text) => {
        const details = read(text);
        for (const { quantity } of details.quantities) expect(quantity > 0 && Number.isFinite(quantity)).toBe(true);
        expect(read(text)).toEqual(details);
      }),
    );
  }); // prettier-ignore

  it.each([
    ['a'], ['1 '], ['12x'], ["12' x "], ['one '], ['not '], ['( '], ['1-'], ['square '], ['12 Elm '], ['paint '], ['. '], ['steep '], ['no heat '], ['in 2 '], ['1,000,'], ['\u202e'], ['😀'], ['March 3 '], ['3 rooms and '], ['within '], ['water '],
  ])('of 100 kB is read in one pass: %s', (piece) => {
    const text = piece.repeat(100_000 / piece.length);
    const start = process.cpuUsage();
    read(text);
    dangerIn(text);
    // How long it takes is for benchmarks to say. A reader that looks back at every step would take minutes.
    const { user, system } = process.cpuUsage(start);
    expect((user + system) / 1000).toBeLessThan(10_000);
  }); // prettier-ignore

  it('says nothing of an empty one', () => {
    expect(read('')).toEqual(emptyDetails());
    expect(read('   \n\u200b')).toEqual(emptyDetails());
    expect(readDetails('3 rooms tomorrow', { today: 'nonsense' }).quantities).toHaveLength(1);
  });
});
