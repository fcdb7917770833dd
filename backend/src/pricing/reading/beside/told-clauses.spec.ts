import { withoutToldClauses } from './told-clauses.js';

describe('what is only told', () => {
  it.each([
    ['My daughter is moving out, 3 bedrooms. She did the oven herself on Sunday.', 'My daughter is moving out, 3 bedrooms..'],
    ['Wash the driveway. The neighbor has moss all over his, but ours is only dusty', 'Wash the driveway. Ours is only dusty'],
    ['We had the roof soft washed back in spring. Driveway only', '. Driveway only'],
    ['I used to be a landlord but sold up years ago. Washer leaks', '. Washer leaks'],
    ['Flat section, it is the one behind us that is steep. 30 m of fence', 'Flat section. 30 m of fence'],
    ['My mate’s bar has herringbone and it looks class but straight is what we want', 'Straight is what we want'],
    ['My son put in the opener last summer and those still work fine. The spring snapped', '. The spring snapped'],
    ['One downpipe was blocked but hubby cleared it yesterday. 35 m of gutter', '. 35 m of gutter'],
    ['We had a conservatory till the storm took it. Two storeys', '. Two storeys'],
    ['At our old place I got locked out at 2 in the morning. Rekey 6 locks', '. Rekey 6 locks'],
    ['We had jackdaws two winters ago and there is a cowl now so no bother since. Sweep one', '. Sweep one'],
    ['My gran is in a three storey over in Leith and she loved you. Ours is a bungalow', '. Ours is a bungalow'],
    ['My dad’s place up north was steep as a ladder, ours is flat', 'ours is flat'],
    ['We had a power flush two winters ago and it made no odds. 4 radiators', '. 4 radiators'],
    ['There were dogs here before our time but we have none', 'We have none'],
    ['The old carpet was ruined so my boys pulled it up over the weekend. Lay 55 m2', '. Lay 55 m2'],
    ['The underlay went down in 2023 and is staying put. Lay 55 m2', '. Lay 55 m2'],
    ['The previous owner had all the insulation taken out in 2021 after a leak. Blow in 1,000 sq ft', '. Blow in 1,000 sq ft'],
    ['The leaves are my grandson’s job. Aerate the lawn', '. Aerate the lawn'],
    ['My sister has a 2.5 acre lot. Mow ours', '. Mow ours'],
    ['Funny story, at the old place I got locked out at 2 am. Rekey 6', '. Rekey 6'],
    ['We had the furnace serviced last month, no heat upstairs', 'no heat upstairs'],
    ['The plumber fixed the pipe yesterday, drywall patch 4 sq ft', 'drywall patch 4 sq ft'],
    ['We changed the windows 10 years ago, roof is original, 2,000 sq ft roof', 'roof is original, 2,000 sq ft roof'],
    ['My cousin has a big place, is that what it costs?', 'is that what it costs?'],
    ['We had the boiler serviced last month, from the lad who did the roof. New tap', '. New tap'],
  ])('goes: %s', (text, left) => {
    expect(withoutToldClauses(text)).toBe(left);
  });

  it.each([
    'My mum needs her bathroom tiled, 6 sq m',
    'My neighbor has a tree that hangs over our fence',
    'My brother is a veteran',
    'My nephew measured it at 9 cubic yards',
    'We had 3 trees cut down last week and want the stumps ground',
    'I painted it myself last year and it peels again',
    'We had a leak two weeks ago and it stains the ceiling',
    'The old tub is staying put, it needs refinishing',
    'We moved in last month and need 4 locks changed',
    'You did our deck two years ago',
    'We used to have hot water, but not since Monday',
    'My husband says 40 ft of fence',
    'My mum has a leaking tap in her kitchen',
    'My parents have 12 windows to clean',
    "Please paint my mother's house. My mother's house is 1,800 sq ft",
    'It is for my mum. My mum has a three bedroom bungalow',
    'My landlord pays, the kitchen sink is leaking',
    'We replaced the roof 20 years ago, time for a new one',
    'We tore out the old deck last weekend, looking for a new 12x16 composite',
    'I ripped out the old carpet yesterday, quote for 400 sq ft of LVP',
    'I painted the fence myself in 2019, please stain it',
    'We painted the kitchen ourselves last year, how much for the 3 bedrooms?',
    'We installed the carpet 15 years ago. Time to replace it.',
    'We painted the fence ourselves in 2015. It needs a new coat',
    'My friend got $800 from you for this, is that what it costs?',
  ])('stays: %s', (text) => {
    expect(withoutToldClauses(text)).toBe(text);
  });
}); // prettier-ignore
