import { dollars, job, price, written } from './samples.fixture.js';

const PESTS = written(
  ['Ants', 'Ant treatment $185'],
  ['Wasps', 'Wasp nest removal $150, each additional nest $60'],
  ['Evenings', 'Evening visits add $50'],
  ['Rats', 'Rats and mice: we have to come and look before we quote'],
);
const APPLIANCES = written(
  ['Washers and dryers', 'Washer or dryer repair $210'],
  ['Gas', 'Gas appliances add $60'],
  ['Sundays', 'Sunday visits $75 extra'],
  ['Brands', "We don't service Sub-Zero or Viking"],
);
const HANDYMAN = written(
  ['Rate', '$80 an hour'],
  ['Call-out', 'Call-out fee $45 on every visit'],
  ['TV mounting', 'Mounting a TV $120 flat'],
  ['Ceiling fans', 'Ceiling fan swapped for $140'],
);
const FIRST_HOUR = written(
  ['Labor', 'First hour $100, then $75 an hour'],
  ['Doors', 'Hanging an interior door $180 each'],
  ['Faucets', 'Faucet swaps $140'],
);
const CLEANING = written(
  ['Standard cleaning', '15 cents a square foot'],
  ['Deep cleaning', 'Deep clean is 28 cents per sq ft'],
  ['Oven', 'Inside of the oven $40'],
);

const TILES = written(
  ['Floor tile', 'Floor tile installation $9.50 per sq ft'],
  ['Wall tile', 'Wall tile, including showers, is $14 per sq ft'],
  ['Demo', 'Demo of old tile $3.25/sq ft'],
);
const FENCING = written(
  ['Wood privacy', '6 ft wood privacy fence $38 per foot installed'],
  ['Chain link', 'Chain link $22 a foot'],
  ['Gates', 'Walk gates $275 each, drive gates $650 each'],
  ['Tear out', 'Taking down and hauling off an old fence: $5/ft'],
);
const WINDOWS = written(
  ['Double hung', 'Double hung replacement windows $680 each'],
  ['Picture', 'Picture windows $950 each'],
  ['Upper floors', 'Second storey windows: $75 more per window'],
  ['Sliding doors', 'Sliding glass doors $2,400'],
  ['Glass only', 'Glass-only replacement $260 per pane'],
);

const ATTICS = written(
  ['Batts', 'Fiberglass batts $1.40 per sq ft'],
  ['Foam', 'Closed cell spray foam $3.50 per sq ft'],
  ['Blown', 'Blown-in cellulose $1.60 per sq ft'],
);
const LOFTS = written(
  ['Attics', 'Blown-in attic insulation $1.90 per sq ft'],
  ['Drywall', 'Drywall hung $3 per sq ft'],
);
const GUTTERS = written(['Gutters', 'New gutters $12 per linear foot']);
const CARPETS = written(['Laminate', 'Laminate $4.40 a square foot'], ['Carpet', 'Carpet with pad, $4 per sq ft']);
const EAVES = written(
  ['Eavestroughs', 'Five-inch eavestroughs $11 per linear foot'],
  ['Guards', 'Guards add $5 a foot'],
);
const MESH = written(['Mesh', 'Gutter mesh $8 per foot fitted']);
const FANS = written(['Fans', 'Fan install $140, two for $250']);
const STAMPED = written(['Stamped', 'Stamped concrete $15 per sq ft'], ['Steps', 'Concrete steps $180 per step']);

describe('a rate whose kind is said in fewer words', () => {
  it.each([
    ['batts in the attic, 900 sq ft', ATTICS, 1260],
    ['spray foam, 200 sq ft', ATTICS, 700],
    ['insulation, 500 sq ft', LOFTS, 950],
    ['insulation for the crawlspace, 500 sq ft', LOFTS, null],
    ['spray foam insulation, 500 sq ft', LOFTS, null],
    ['80 ft of gutters', GUTTERS, 960],
    ['the old gutters replaced, 80 ft', GUTTERS, 960],
    ['gutters cleaned out, 80 ft', GUTTERS, null],
    ['carpet for the bedrooms, 450 sq ft', CARPETS, 1800],
    ['a new floor, 450 sq ft', CARPETS, null],
    ['a concrete patio, 300 sq ft', STAMPED, null],
    ['eavestroughs to be replaced, 80 ft, no guards', EAVES, 880],
    ['copper eavestroughs, 80 ft', EAVES, null],
    ['clean the eavestroughs, 80 ft', EAVES, null],
    ['new gutters, 80 ft. We would not want mesh', MESH, null],
    ['mesh on the gutters, 80 ft', MESH, 640],
    ['two ceiling fans to install', FANS, 250],
    ['a ceiling fan to install', FANS, 140],
  ])('%s', (text, owned, amount) => {
    expect(dollars(text, owned)).toBe(amount);
  });
});

it('pays each of those who come by the hour', () => {
  const crew = written(['Hourly', '$48 per cleaner per hour'], ['Windows', 'Inside windows $7 each']);
  expect(dollars('Would 2 cleaners for 3 hours be enough for a normal clean?', crew)).toBe(288);
  expect(dollars('a normal clean, about 3 hours of work', crew)).toBe(144);
});

describe('of several rates, each counts its own', () => {
  it.each([
    ['tile our bathroom floor (8x10) and the shower walls, 96 square feet of wall', TILES, 2104],
    ['heated floor with tiles, 4 m by 3,5 m, there is old ceramic which must be removed', TILES, 1921.36],
    ['the old chain link has to go, we want wood privacy, 6 feet high, 125 ft', FENCING, 5375],
    ['wood privacy fence 6 ft high, 100 ft, 2 walk gates and 1 drive gate', FENCING, 5000],
    ['Eleven double hungs need replacing. 6 on the ground floor and 5 up on the second storey', WINDOWS, 7855],
    ['baseball thru the patio door glass. one pane', WINDOWS, 260],
    ['one sliding glass door and two picture windows', WINDOWS, 4300],
  ])('%s', (text, owned, amount) => {
    expect(dollars(text, owned)).toBe(amount);
  });
});

describe('a business that goes by its rules alone', () => {
  it.each([
    ['theres wasps EVERYWHERE, i count 3 nests', PESTS, 270],
    ['ants in the kitchen, evening visit please', PESTS, 235],
    ['washer wont drain, only day is sunday', APPLIANCES, 285],
    ["My dryer tumbles but there is no heat. It's a gas one", APPLIANCES, 270],
    ['TV put on the wall, and swap out a ceiling fan', HANDYMAN, 305],
    ['3 hours of odd jobs', HANDYMAN, 285],
    ['Two interior doors to hang, and one kitchen faucet to swap', FIRST_HOUR, 500],
    ['3 hours of odd jobs', FIRST_HOUR, 250],
    ['deep clean, 750 sq ft, and the inside of the oven', CLEANING, 250],
    ['regular clean, 1,000 sq ft', CLEANING, 150],
  ])('%s', (text, owned, amount) => {
    expect(dollars(text, owned)).toBe(amount);
  });

  it('is no price of a floor that is only sanded', () => {
    const oak = written(['Hardwood', 'Solid oak nail-down $12 per sq ft']);
    const jobs = [
      job('a', 'Hardwood refinish', '500 sq ft, sand, stain, 3 coats poly', 2_250),
      job('b', 'Refinish floors', '720 sq ft red oak sand and refinish', 3_200),
    ];
    const sanded = price('600 sq ft of original oak, just sanded and refinished', oak, jobs).estimate;
    expect(sanded?.amountCents).toBeLessThan(3_000_00);
    expect(dollars('600 sq ft of new oak floor, nailed down', oak)).toBe(7_200);
  });

  it('asks for no hours of what was done before', () => {
    const hourly = written(['Hourly', 'First hour $95, then $70 per hour']);
    const jobs = [
      job('a', 'TV mount', '65in on drywall, 1 hr', 95),
      job('b', 'Hung 4 doors', 'interior prehung, 5 hours', 375),
      job('c', 'Shelves', '4 floating shelves, 2 hrs', 165),
    ];
    expect(price('mount a 55 inch tv on drywall', hourly, jobs).estimate?.amountCents).toBe(95_00);
  });

  it('asks for the hours of what no past job named', () => {
    const hourly = written(['Hourly', 'First hour $90, then $65 per hour']);
    const jobs = [
      job('a', 'Afternoon of odd jobs', '4 hours: towel bars, a door and a faucet handle', 285),
      job('b', 'List of repairs', '6 hours of repairs', 415),
      job('c', 'Furniture assembly', '3 hours, two dressers and a bed', 220),
      job('d', 'Porch repairs', '5 hours: railing and steps', 350),
    ];
    expect(price('one bookcase put together and some pictures hung', hourly, jobs).missing).toBe('hour');
  });

  it('takes no extra for the price of the work', () => {
    const stairs = written(['Stairs', '$25 per flight of stairs']);
    expect(price('a sofa to go, two flights of stairs', stairs, []).estimate).toBeNull();
    expect(dollars('carpet cleaned on two flights of stairs', stairs)).toBe(50);
    expect(dollars('clean my house, and the inside of the oven', CLEANING)).toBeNull();
    expect(price('clean my house, and the inside of the oven', CLEANING, []).missing).toBe('sq_ft');
    const crew = written(['Hourly', '$140 per hour for a truck and two movers'], ['Safe', 'Gun safes $175 each']);
    expect(dollars('moving a 2 bedroom apartment, 6 hours, one gun safe', crew)).toBe(1015);
    const movers = written(['Local moves', '$145 an hour for two movers and a truck'], ['Pianos', '$225 for a piano']);
    expect(price('we need movers, there is a piano', movers, []).missing).toBe('hour');
    expect(price('we need movers, there is a piano', movers, []).stated).toEqual(['$225 for a piano']);
    expect(dollars('we need movers for 5 hours, there is a piano', movers)).toBe(950);
    const least = written(['Hourly', 'Two movers and a truck are $140 an hour, three hour minimum']);
    expect(dollars('moving out of my studio, 2 hours tops', least)).toBe(420);
  });

  it('is the rate of a kind, whatever the kind comes with, beside what has another rate', () => {
    const carpet = written(['Carpet', 'Carpet with pad: $4.70/sq ft'], ['Stairs', '$75 for each carpeted stair']);
    expect(dollars('carpet in three bedrooms, 450 sq ft, and 13 carpeted stairs', carpet)).toBe(3090);
    expect(dollars('carpet, 450 sq ft', written(['Carpet', 'Carpet with pad: $4.70/sq ft']))).toBe(2115);
  });

  it('waits for the number of several that nobody has counted', () => {
    const stumps = written(['Stumps', 'Stump grinding $90 a stump']);
    expect(price('I need some stumps ground out', stumps, []).missing).toBe('item');
    expect(dollars('a stump ground out', stumps)).toBe(90);
  });

  it('counts what is listed without a number, and says what has no price', () => {
    const haul = written(
      ['Load', 'Half load $275, full load $450'],
      ['Mattress', 'Mattresses $35 each'],
      ['Fridge', 'Fridges and freezers $60 each'],
    );
    const { estimate } = price('a couch, 2 mattresses and an old fridge to go', haul, []);
    expect(estimate).toMatchObject({ amountCents: 130_00, assumptions: ['Not included: 1 couch'] });
    expect(dollars('clean out a garage, a full truckload', haul)).toBe(450);
  });

  it('says in the owner’s words what they do not do, and what they must see first', () => {
    expect(price('Our Sub-Zero fridge is warm', APPLIANCES, [])).toMatchObject({
      reason: 'no_basis',
      ownerSays: "We don't service Sub-Zero or Viking",
    });
    expect(price('Got mice in the basement', PESTS, [])).toMatchObject({
      reason: 'needs_visit',
      ownerSays: 'Rats and mice: we have to come and look before we quote',
    });
  });
});

describe('work that is done for one price again and again', () => {
  const VENTS = [110, 140, 125].map((dollars, at) => job(`v${at}`, 'Dryer vent', 'Dryer vent cleaned', dollars));

  it('is priced from past jobs, although the owner also goes by the hour', () => {
    const { estimate } = price('a dryer vent cleaning please', FIRST_HOUR, VENTS);
    expect(estimate?.lines.map(({ source }) => source.type)).toEqual(['jobs']);
    expect(estimate?.amountCents).toBeGreaterThan(100_00);
    expect(estimate?.amountCents).toBeLessThan(150_00);
  });
});
