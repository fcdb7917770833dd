import { scan } from '../scan.js';
import { readQuantities } from './quantities.js';

const read = (text: string) => readQuantities(scan(text)).map(({ quantity, unit }) => `${quantity} ${unit}`);

describe('readQuantities', () => {
  it.each([
    ['there is a wasp nest by my front door and another one over the garage', '2 item'],
    ['a light fixture in the hall and another in the kitchen', '2 fixture'],
    ['tear out 90 ft of fence and no new one', '90 lin_ft'], ['the ceiling is vaulted, about 4 m', ''], ['ordinary ceilings, roughly 8 ft', ''], ['two movers and a van for about 5 hours', '5 hour'],
    // What it really comes to
    ["we first measured 42 ft of gutter but it's 47 with the porch", '47 lin_ft'], ["I said 9 blinds at first but it's 11", '11 item'], ['the agent told me 140 m2 but it is really 155.', '155 sq_m'], ['originally paced out 60 feet, turns out to be 66', '66 lin_ft'], ["the drive is 60 ft but it's 12 wide", '60 lin_ft'], ['said 3 rooms, but there are 2 closets too', '3 room,2 item'],
    ['two beds, a dresser and some boxes to move', '2 item'], ['2 beds and 1 bath', '2 bedroom,1 bathroom'],
    // Of two places, and of two lengths
    ['Install 2 toilets upstairs, remove all 3 toilets downstairs', '2 fixture,3 fixture'], ['fence on two sides, 40 ft and 60 ft each', '100 lin_ft'], ['2 runs 40 ft each, so 80 ft fence', '80 lin_ft'], ['fence 3 sides, each panel 8 ft', '8 lin_ft'], ['fence in pine, two sections, each 30 ft', '2 item,60 lin_ft'],
    // The parts of one size
    ['hedge on three sides, 12 + 9 + 12 m', '33 lin_m'], ['gutters 30+45 feet', '75 lin_ft'], ['chain link fence, 60 + 45 + 60', '165 lin_ft'], ['two runs of skirting, 4 and 6 m', '10 lin_m'],
    ['3 radiators put in at our house, one in each of two bedrooms and one on the landing', '3 item'],
    ['3 bathroom exhaust fans', '3 item'], ['2 bathroom ceiling lights', '2 item'], ['two zone sprinklers. front and back, 2 zones', '2 item'],
    ['2 + 3 windows', '5 window'], ['laundry floor, 90 sf 12x24, on slab', '90 sq_ft'], ['3 doors downstairs, then 2 in each of the four bedrooms', '3 door,8 door'], ['2 outlets in each of our 3 bedrooms', '6 outlet'], ['4 rooms, 2 doors in each', '4 room,8 door'], ['chain link on three sides of the yard. 30 ft, 50 ft, and 30 ft', '110 lin_ft'], ['gutters front and back, 40 ft and 38 ft', '78 lin_ft'],
    ['2 oaks, 40 ft and 50 ft', '2 item'], ['trim, 240 ft, and 20 ft of it is rotten', '240 lin_ft,20 lin_ft'], ['tile 12 and 14 sq ft', '14 sq_ft'], ['call 555 + 1234', ''],
    // Some of what there is
    ['can you swap 3 of the 9 windows', '3 window'], ['one of our two bathrooms needs new tile', '1 bathroom'], ['half of the 8 doors stick', '4 door'], ['two out of five sconces are dead', '2 item'],
    ['we have 7 windows and want 3 of them replaced', '3 window'], ['cabinet painting, we have 18 doors, 3 are chipped', '18 door'], ['8 doors, 3 need paint and 5 need stain', '8 door'], ['two of the four trees are dead, take them all down', '4 item'], ['replace 3 of the 9 windows and 2 doors', '3 window,2 door'], ['swap 2 of our 6 faucets, 41 Elm Street. Another question: are you insured?', '2 fixture'], ['there are 6 outlets and only 2 need replacing', '2 outlet'], ['We have 10 windows. There are four that need replacing', '4 window'], ['we have 12 windows to wash, there are 3 that need a ladder', '12 window'], ['new radiators. There are four that want changing, the hall one too', '4 item'], ['9 windows but only 5 need new glass', '5 window'], ['The house has 14 windows, all original, some of them fogged. We only want to replace 8 of them for now', '8 window'],
    ['4 of the 9 windows are upstairs', '9 window'], ['we have 7 windows to wash, 2 of them need a ladder', '7 window'], ['paint 5 rooms, 2 of them have damaged walls', '5 room'], ['I have 6 locks, 2 stick, rekey all of them', '6 item'],
    // Areas as written
    ['about 1,850 sq ft of siding', '1850 sq_ft'], ['1430sf roof', '1430 sq_ft'], ['1,200 square feet', '1200 sq_ft'], ['900sq.ft. basement', '900 sq_ft'],
    ['85 m2 of tiles', '85 sq_m'], ['85m² of tiles', '85 sq_m'], ['one hundred and twenty square metres', '120 sq_m'], ['twelve hundred square feet', '1200 sq_ft'],
    ['walls 900 sq ft, and 300 sq ft of that has wallpaper', '900 sq_ft,300 sq_ft'], ['3 nests, one hangs next door, so just 2 for you', '2 item'], ['2.5k sq ft warehouse', '2500 sq_ft'], ['half an acre of lawn to mow', '21780 sq_ft'], ['about a quarter of an acre of lawn', '10890 sq_ft'], ['half a day of work', '0.5 day'], ['about an hour of work I think', '1 hour'], ["shouldn't take more than 1 hour", '1 hour'], ['a mini ex with operator for 3 days', '3 day'], ['two gutter companies never came, 160 ft of gutter', '160 lin_ft'], ['22 squares of shingles on the roof', '2200 sq_ft'], ['a 24 square roof', '2400 sq_ft'],
    ['square footage is 1,640', '1640 sq_ft'], ['Sq footage 1400', '1400 sq_ft'], ['1,200 s.f. of drywall', '1200 sq_ft'], ['about an acre of grass', '43560 sq_ft'], ['1860 heated square feet', '1860 sq_ft'],
    ['a patio 20 ft square', '400 sq_ft'], ['we have mulch left over from last year in a heap behind the old shed. For the fence 20 yards will do', '60 lin_ft'], ['20W x 24D garage', '480 sq_ft'], ['three rooms of 200 sq ft each', '3 room,600 sq_ft'], ['3 bedrooms, all about 11x12', '3 bedroom,396 sq_ft'], ['two rooms, each 10 by 12 feet', '2 room,240 sq_ft'], ['Sq ft: 2200', '2200 sq_ft'], ['a 1,500 foot house', '1500 sq_ft'], ['40 feet squared', '40 sq_ft'], ['20 yards of carpet', '180 sq_ft'],
    ['my house is over 2,000 sq ft', '2000 sq_ft'], ["it's a 1,900-square-foot ranch", '1900 sq_ft'], ['~700 sqft', '700 sq_ft'], ['1.700 square feet... sorry 1,700 square feet', '1700 sq_ft'],
    ['skim 52 m2, the ceilings are high too, well over 3 m all of them', '52 sq_m'],
    // Counted once, whatever it is called
    ['3 doorknob holes, all in walls. All three patches need matching', '3 item'], ["the kitchen tap drips and both the taps upstairs have seized, so that's all three wanting replacing", '3 fixture'], ['12 downlights through the lounge and hallway', '12 item'], ['a 9 drawer dresser', ''], ['22 doors and 9 drawer fronts', '22 door,9 item'], ['5 rooms + the stairs (13 of em)', '5 room,13 item'],
    ['Our beds need mulch again. I reckon 12 yards this time', '12 cu_yd'], ['about 7 yards worth, sofa and bags', '7 cu_yd'],
    // Trees by the piece, however high each is
    ['remove two 40 ft oaks', '2 item'], ['2 ash trees have to be removed, 40 ft or so, both near the wires', '2 item'], ['two trees and 40 ft of hedge', '2 item,40 lin_ft'], ['we take trees over 40 ft', '40 lin_ft'], ['there were 7 of them, that leaves 3 leylandii', '3 item'], ['2 oaks, about 40 ft each', '2 item'], ['two 40 ft oaks and a 20 ft maple', '2 item,1 item'], ['a 40 ft oak and a 20 ft maple', '1 item,1 item'], ['3 trees, one is 60 ft, the other two 25 ft', '3 item'], ['a 40 ft oak', '40 lin_ft'], ['hang three 50 inch TVs', '3 item'],
    // Two lengths
    ['a deck, 14 feet into 20 feet', '280 sq_ft'], ['posts 3 feet into the ground', '3 lin_ft'],
    ['a 12x24 ft deck', '288 sq_ft'], ['an 8x26 open deck', '208 sq_ft'], ['a 12 x 16 framed shed', '192 sq_ft'], ['an opening 8 x 7', ''], ['reckoned on 10 cubic metres but measured up again and its more like 8', '8 cu_m'], ['I said 200 sq ft, measured again, more like 240', '240 sq_ft'], ['20 ft of pipe, closer to 8 doors', '20 lin_ft,8 door'], ['3 ton 14 seer condenser', ''], ['1/3 hp sump pump', ''], ['2 pumps, 1 hp each', '2 item'], ['bathroom walls in those huge 600x1200 ones', ''], ['a 10x20 in ground pool', '200 sq_ft'], ['Main level 600 sf. Upper level 360 sf', '600 sq_ft,360 sq_ft'], ['a 600 sqr foot addition', '600 sq_ft'], ['30 sq of shingles', '3000 sq_ft'], ['reroof 1500 sq', '1500 sq_ft'], ['8x10 open porch', '80 sq_ft'], ["24' x 30' garage", '720 sq_ft'], ['24’ X 30’ garage', '720 sq_ft'], ['the patio is 16 by 20', '320 sq_ft'], ['20 feet by 12 feet', '240 sq_ft'], ['3 pieces of furniture assembled', '3 item'],
    ["bedroom 12'6x10", '125 sq_ft'], ["a 12'6 by 10'4 room", '129.17 sq_ft'], ['11-6 by 12-0 den', '138 sq_ft'], ['10-12 by 8 shed', '96 sq_ft'], ["wall 8' 4 doors", '8 lin_ft,4 door'],
    ['10ftx12ft shed', '120 sq_ft'], ['16 long x 12 wide and 8ft tall', '192 sq_ft'], ["30' D x 22' W x 13'H", '660 sq_ft'], ['3.5 x 4 m bathroom', '14 sq_m'], ['5 m by 6 m', '30 sq_m'],
    ['slab of 20x30x4in', '600 sq_ft'], ["12' 6\" x 10'", '125 sq_ft'], ['a wall 12 ft long by 8 ft high', '96 sq_ft'], ['two 10x12 rooms', '240 sq_ft'], ['(2) 10 x 40 awnings', '800 sq_ft'],
    ['twelve by fourteen feet', '168 sq_ft'], ['24 × 36 feet', '864 sq_ft'], ['16 feet wide and 50 feet long', '800 sq_ft'], ['2 walls (12ft x 8ft each)', '2 item,192 sq_ft'], ['2400 x 1800 mm floor', '4.32 sq_m'], ['the bathroom floor, 8 x 5', '40 sq_ft'], ['12 feet by 9 feet 6', '114 sq_ft'], ['9 feet 6 by 12 feet', '114 sq_ft'],
    // Ranges
    ['1500-1700 sq ft', '1600 sq_ft'], ['between 1,000 and 1,200 square feet', '1100 sq_ft'], ['1500 sq ft to 1700 sq ft', '1600 sq_ft'], ['80 to 100 linear feet of gutter', '90 lin_ft'],
    // Lengths
    ['130 ft of cedar fence', '130 lin_ft'], ['130 linear feet', '130 lin_ft'], ['40 metres of fencing', '40 lin_m'], ['60 LF baseboard', '60 lin_ft'], ['3 sides: 60 ft, 45 ft and 60 ft', '165 lin_ft'], ['new gutters 140 ft w/ guards', '140 lin_ft'], ['25 lineal metres', '25 lin_m'],
    ["60' of fence", '60 lin_ft'], ['a fence 45 yards long', '135 lin_ft'], ['6 ft tall fence, 200 ft', '200 lin_ft'], ['chain link 4ft high 200ft', '200 lin_ft'], ['cedar fence 6ft and 90 ft of it', '90 lin_ft'], ['18.5m of pipe', '18.5 lin_m'], ['a hedge forty feet long', '40 lin_ft'],
    ['22 feet from the meter to the kitchen', '22 lin_ft'], ['the run is 55 ft from the panel', '55 lin_ft'], ['a slab 3m x 4m. its down the back', '12 sq_m'], ['Driveway 12 metres by 5 in front of the house', '60 sq_m'],
    ["a digger can't get in, only a 1 m gap down the side", ''], ['the patio door, a regular 6 ft slider', ''], ['up to 10 vents', '10 item'], ['3 bedrooms is too many to do ourselves', '3 bedroom'], ['a 20 ft gap in our fence', '20 lin_ft'], ['roller blinds on 5 windows and shutters on 3 windows', '5 window,3 window'],
    ['he says 4 hours is a joke, call it 6 hours', '6 hour'], ['a 1968 split level house', ''],
    ['could you replace two outdoor hose bibs', '2 item'], ['9 pews refinished', '9 item'], ['14 arborvitae', '14 item'], ['i need some switches changed out, i count 9', '9 item'],
    ['6 heaters actually. Still 2 thermostats', '6 item,2 item'],
    // Volumes
    ['3 yards of mulch', '3 cu_yd'], ['5 cubic yards of concrete', '5 cu_yd'], ['2 m3 of topsoil', '2 cu_m'],
    ['I have spread mulch out of bags for years. My son says 9 yards will do it', '9 cu_yd'],
    // Counts
    ['3 rooms', '3 room'], ['four bedrooms', '4 bedroom'], ['7 double hung windows', '7 window'], ['five interior doors', '5 door'], ['12 new outlets', '12 outlet'], ['6 power points', '6 outlet'],
    ['a couple of rooms', '2 room'], ['a dozen windows', '12 window'], ['half a dozen windows', '6 window'], ['2x windows', '2 window'], ['(3) new toilets', '3 fixture'], ['replace two faucets', '2 fixture'], ['5 outlts', '5 outlet'], ['two runs of fence, each 40 ft', '80 lin_ft'], ['3 sections of fence, 20 ft each', '3 item,60 lin_ft'], ['2 dunnies', '2 fixture'], ['2 garage door openers', '2 item'], ['1 wall faced toilet', '1 fixture'], ['2 ceiling mounted fans', '2 item'],
    ['single storey house', '1 storey'], ['two-storey', '2 storey'], ['3 stories tall', '3 storey'], ['all on one level', '1 storey'], ['double storey brick', '2 storey'], ['bedrooms: 3', '3 bedroom'],
    ['3 indoor heads', '3 item'], ['one gate', '1 item'], ['14 stair treads, I mean 14 steps', '14 item'], ['2 large oak trees', '2 item'], ['three skylights', '3 item'], ['3 radiator valves leaking', '3 item'], ['4 flower beds', '4 item'], ['2 beds by the mailbox', '2 item'], ['2 beds, 1 bath', '2 bedroom,1 bathroom'],
    ['two of our toilets', '2 fixture'], ['grind both stumps', '2 item'], ['both of the toilets', '2 fixture'], ['two dead ashes', '2 item'], ['two pines, both about 45 ft', '2 item'],
    ['2 or 3 rooms', '2.5 room'], ['three bedroom windows', '3 window'],
    // Time and distance
    ['5 hours of odd jobs', '5 hour'], ['about 5 hours I would say', '5 hour'], ['my son drives 5 hours to get here', ''], ['been to 3 stores', ''], ['There was paneling in 2 of the rooms. 5 rooms painted', '5 room'], ['28 sqm floor, 45 x 45 porcelain', '28 sq_m'], ['the heat has been off about 5 hours', ''], ['about six hours of little things', '6 hour'], ['about 6 hrs work', '6 hour'], ['2 days of labor', '2 day'], ["we're 35 miles from you", '35 mile'], ['40 km out of town', '40 km'], ['one and a half hours of work', '1.5 hour'],
    // Said twice, corrected, denied, a part of a whole
    ['the basement is 1,100 sq ft but we only want 750 sq ft of it finished', '750 sq_ft'], ['5 rooms, just 2 rooms of them', '2 room'], ['2 grab bars', '2 item'],
    ['140 sq ft porcelain floor, 24x24', '140 sq_ft'], ['52 square metres, 600 x 600 porcelain', '52 sq_m'], ['a three-seat sofa', ''], ['one 3 seat sofa', '1 item'], ['two 3 seat sofas', '2 item'], ['6 seats recovered', '6 item'], ['two flues', '2 item'], ['a bathroom floor, 8 ft x 10 ft. Penny tile', '80 sq_ft'],
    ["24' x 30', 720 SF garage", '720 sq_ft'], ['1430SF (749Sf 1st, 681SF 2nd)', '1430 sq_ft'], ['23x65(1495 sq ft)', '1495 sq_ft'], ['3 rooms, sorry, 4 rooms', '4 room'], ['a table and 6 chairs, one broke, so seats on all 5 chairs', '5 item'], ['6 windows upstairs and all 4 windows downstairs', '6 window,4 window'],
    ['not 5 rooms but 4', '4 room'], ["we don't have 3 bedrooms but 2", '2 bedroom'], ['not 12 windows, only 10, all upstairs', '10 window'], ['3 rooms - no wait, 4', '4 room'], ['SEVEN windows, I said 7 windows', '7 window'], ['4 rooms instead of 3 rooms', '4 room'], ["it's 4 bedrooms not 3 bedrooms", '4 bedroom'],
    ['450sq ft extension, making it a 30ft by 30ft garage totalling 900sq ft', '450 sq_ft'], ['1,200 sq ft, not counting the garage, 400 sq ft of that', '1200 sq_ft,400 sq_ft'],
    ['9 windows. 4 of the windows are upstairs', '9 window'], ['oak for 480 sq ft. The kitchen has 200 sq ft of tile and is not part of this', '480 sq_ft'],
    ['slate roof, 1,400 sq ft, with one skylight that stays', '1400 sq_ft'], ['paint 4 bedrooms, the closets are not included', '4 bedroom'], ['fence 90 ft, and the gate stays', '90 lin_ft'], ['the porch is 200 sq ft but we leave that out. 300 sq ft of deck', '300 sq_ft'], ['two storeys? no, one', ''],
    ['floor is 12 square metres, walls 20', '12 sq_m,20 sq_m'], ['160 ft of fence. There is an old one, but just along the lane, 50 ft of it', '160 lin_ft,50 lin_ft'], ['four rooms, no, tell a lie, my son did one, so it\'s three now', '3 room'], ['2 cleaners for 3 hours', '3 hour'], ['a crew of 2 for 3 hours', '3 hour'], ["I went round with the tape, it's 130 ft", '130 lin_ft'], ['how much is it for 5 hours?', '5 hour'], ['7 windows. 3 windows are upstairs', '7 window'], ['way above 11 feet, bring a ladder', ''], ['we waited for 5 hours', ''], ['it should take about 3 hours', '3 hour'], ['a walkway 3 ft wide 50 ft long', '150 sq_ft'], ['a pine about 65 ft tall', '65 lin_ft'], ['a pine about 30 feet from the house', ''], ['two patio sliders', '2 door'],
    // Several
    ['3 bed 2 bath', '3 bedroom,2 bathroom'], ['3BR/2.5BA', '3 bedroom,2.5 bathroom'], ['400 sq ft of tile and 250 sq ft of carpet', '400 sq_ft,250 sq_ft'],
    ['594 SF garage with a carport of 420 SF', '594 sq_ft,420 sq_ft'], ['4 windows upstairs and 4 windows downstairs', '4 window,4 window'], ['cedar, 6 ft tall, 130 ft and one gate', '130 lin_ft,1 item'],
    ['a fence, 60 ft on the left side of the house and 80 ft on the right', '140 lin_ft'], ['3 rooms downstairs and the other two upstairs', '3 room,2 room'],
    ['vinyl plank 12x14 bedroom and 10x10 office', '168 sq_ft,100 sq_ft'], ['hang and finish a 20x24 garage, walls and ceiling, 1,400 sq ft of board', '1400 sq_ft'],
    ['three outlets in the bedroom and two in the hall', '3 outlet,2 outlet'], ['eight can lights in the living room, two on a dimmer', '8 item'],
    ['the hall painted and 2 bedrooms', '2 bedroom,3 room'], ['the dining room needs painting', '1 room'], ['paint my living room', '1 room'], ['paint the kitchen cabinets', ''], ['the bedrooms need painting', ''],
    ['paint two bedrooms and a bathroom', '2 bedroom,3 room'],
    ['paint a 3 bedroom, 2 bathroom house', '3 bedroom,2 bathroom'],
    ['two of the windows have gone foggy, it is 8 windows in total', '8 window'],
    ['400 sq ft of tile and 500 sq ft of wood, 900 sq ft in total', '400 sq_ft,500 sq_ft'],
    ['all the locks rekeyed, there are 6, and 4 extra keys', '6 item'], ['downlights in the lounge, 9 all up', '9 item'], ['stump grinding, theres 5 of em out front', '5 item'], ['there are 3 of us here and the windows leak', ''],
    // Where people move to, what kind a fence is, and what sheets cover
    ['from a 2 bedroom flat to another 2 bedroom, 8 miles', '2 bedroom,8 mile'], ['moving from a 3 bedroom house into a 1 bedroom condo', '3 bedroom'], ['moving to a 2 bedroom condo from a 4 bedroom house', '4 bedroom'], ['moving into a 3 bedroom house', '3 bedroom'], ['turn a 2 bedroom into a 3 bedroom', '2 bedroom,3 bedroom'],
    ['90 ft of six foot vinyl with a gate', '90 lin_ft'], ['40 m of 1.8 m treated pine', '40 lin_m'], ['six foot cedar, 110 ft, two gates', '110 lin_ft,2 item'], ['a vinyl fence, white, 6 ft, 120 ft and two gates', '120 lin_ft,2 item'], ['fence: 10 ft, 40 ft, 10 ft', '60 lin_ft'], ['cedar fence, back, 10 ft, side, 40 ft', '10 lin_ft,40 lin_ft'], ['hedge, 90 feet of it, over 6 feet tall, more like 8', '90 lin_ft'],
    ['Carport base 4x3', '12 sq_m'], ['a 3 x 4 garden shed', '12 sq_m'], ['hole in the garage ceiling 3x4', '12 sq_ft'], ['shed slab 8x10', '80 sq_ft'],
    ['30 sheets of 4x12 to hang', '30 item,1440 sq_ft'], ['20 4x8 sheets of plywood', '640 sq_ft'], ['sheets are 4x8', ''],
    // How large the place is, beside the work
    ['We built a 20 by 30 barn. It takes 1,400 sq ft of drywall', '1400 sq_ft'], ['The house is 1,700 sq ft and the roof 2,100 sq ft', '2100 sq_ft'], ['24x36 shop, insulation, 1,900 sq ft of batts', '1900 sq_ft'], ['Our yard is 50 x 80, patio of 300 sq ft', '300 sq_ft'],
    ['the garage is 400 sq ft and the deck is 240 sq ft', '400 sq_ft,240 sq_ft'], ['seal my 20x22 garage, and 300 sq ft of drywall', '440 sq_ft,300 sq_ft'], ['the house is 1,500 sq ft and the garage is 400 sq ft', '1500 sq_ft,400 sq_ft'], ['the house is 2,000 sq ft', '2000 sq_ft'],
    ['The yard is 6,000 sq ft, mow it and wash 400 sq ft of pavers', '6000 sq_ft,400 sq_ft'], ['The house is 1,800 sq ft, the roof 2,300 sq ft, please clean it', '2300 sq_ft'], ['Our home is 1,900 sq ft with 700 sq ft of carpet, paint the whole home', '1900 sq_ft,700 sq_ft'],
    ['tile for a 10x12 kitchen and a 5x8 bath', '120 sq_ft,40 sq_ft'],
    ['paver patio 12x20', '240 sq_ft'], ['tile floor 10x14', '140 sq_ft'], ['shower walls 8 by 9 feet, two of them', '144 sq_ft'], ['10x12 ft, 3 of those', '360 sq_ft'], ['porcelain 10x14 ft', '140 sq_ft'], ['porcelain 24x48 patio', '1152 sq_ft'], ['travertine 16x24 behind the house', '384 sq_ft'],
    ['deck 12x16, three of those boards are rotten', '192 sq_ft,3 item'], ['paint 4 bedrooms 10x12, 2 of them have closets', '4 bedroom,120 sq_ft'],
    // Rooms listed by name, and things counted by a pronoun
    ['the lounge, both bedrooms and the hallway', '2 bedroom,4 room'], ['kitchen, living room and our two bedrooms', '2 bedroom,4 room'], ['paint the dining room and the small study', '2 room'], ['my apple trees, got 5 of em', '5 item'],
    ['9 windows, 4 of those are upstairs', '9 window'], ['lounge and hall, 300 sq ft', '300 sq_ft'], ['3 rooms: kitchen, hall and study', '3 room'], ['3 bedrooms and 2 bathrooms', '3 bedroom,2 bathroom'],
    ['new hardwood in the living room and the hall', ''], ['wood fence, 3 sides of my lot. 50 ft, 80 ft and 50.', '180 lin_ft'], ['a retaining wall, 20 metres long and 1.4 m high', '20 lin_m'], ['brick wall repointed, 24 ft long 10 ft high', '240 sq_ft'], ['a new double garage door, 16x7', ''], ['three dead wattles', '3 item'],
  ])('%s: %s', (text, expected) => {
    expect(read(text).join(',')).toBe(expected);
  }); // prettier-ignore

  it.each([
    '12x24 porcelain tiles', 'large format 80x80 ones instead', 'porcelain 12x24', 'pavers 12x24', 'tile floor 12x24 porcelain', 'kitchen tile floor 18x18', '2x4 studs', 'a 24 x 36 d/f sign must be posted', '36x80 door', 'call 541-555-0128', 'phone 555-0199 x 204', '$1,500 to $2,000', 'built in 1995', 'on 12/05/2026', 'after 5:30 pm', 'within 3 days',
    'in 2 hours', '24 hours a day', "20' min rear setback", "max height 16'", '9 ft ceilings', 'a 6 foot fence', 'a ladder of 24 ft', 'level 5 finish', 'second floor', 'unit 12', '48 Juniper Lane',
    '41 years', '4 men', '50 gallon', '200 amp', '12 kW', '5 degrees outside', 'no rooms', 'not 4 rooms', 'exceeds 900 sf allowed', 'per 100 sq ft', '20% off', '3 weekends', '2 coats', 'I want to make 2 payments', 'replace 2 guys', 'two sides painted', 'a 2 car garage', 'the 2 car door is stuck', '', '0 rooms',
    '-', '1/2 inch', 'gate is 1 m wide', 'the 28th', '3 quotes so far', 'if over 100 sq ft', 'a few rooms', 'my 2 kids', "neighbor's 5 windows", '14 Oak St', 'we have 5 acres', 'the old one leaks', 'single pane about 36x48', '14 ft vaulted ceiling', 'they are high ceilings, about 3.4 m', 'a 70 cm gate', 'a 6 foot high fence', 'like the one next door', 'the ceiling in there is about 13 feet', 'ceilings in the den are about twelve feet',
  ])('counts nothing in: %s', (text) => {
    expect(read(text)).toEqual([]);
  }); // prettier-ignore

  it.each([
    ['Vinyl plank in the living room, 400 sq ft, and then sand and refinish the hardwood, that is 500 sq ft', ['vinyl plank in the living room', 'sand and refinish the hardwood']],
    ['1,700 sq ft of siding', ['siding']], ['a 720 SF garage', ['garage']], ['3 indoor heads and one gate', ['indoor heads', 'gate']], ['replace two kitchen faucets', ['kitchen faucets']],
    ['the old concrete walkway has to go, new one 45 ft long and 3 ft wide', [null]], ['living room is 300 sq ft, hall is 90 sq ft', ['living room', 'hall']], ['300 sq ft', [null]],
    ['1,800 sq ft exterior painting of my house', ['house exterior painting']], ['sanding of floors, 400 sq ft', ['floors sanding']],
  ])('%s is of %j', (text, of) => {
    expect(readQuantities(scan(text)).map((one) => one.of)).toEqual(of);
  }); // prettier-ignore
});
