import { remembered } from '../language/index.js';
import { readDetails, UNDATED } from '../reading/index.js';
import { interpret, starterPack } from '../rules/index.js';
import { readRequest } from '../work/index.js';
import { effectsFor, openRuleBook } from './index.js';

/** A trade's example rules, read once for all sentences about them. */
const rulesOf = remembered(50, (trade) =>
  starterPack(trade).map(({ title, description }, at) => ({
    ...{ id: `r${at}`, title, description, isActive: true },
    interpretation: interpret(title, description),
  })),
);

/** The titles of a trade's example rules that apply to a customer's message. */
function applying(trade: string, text: string): string[] {
  const work = readRequest({ text, details: readDetails(text, UNDATED), today: '2026-06-01' });
  return effectsFor(work, openRuleBook(rulesOf(trade))).map(({ title }) => title);
}

/** What every customer pays (a minimum, labour by the hour where hours are told) needs no sentence. */
const SENTENCES: [trade: string, title: string, on: [string, string], off: [string, string]][] = [
  ['Painting', 'Heritage homes', ['paint my heritage listed house', 'our cottage is heritage listed'], ['paint my new house', 'we inherited a table']],
  ['Painting', 'Walls', ['paint 600 sq ft of interior walls', 'exterior walls, 1,200 sq ft, to repaint'], ['stain a deck of 200 sq ft', 'paint my front door']],
  ['Painting', 'Storeys', ['paint the exterior of a two storey house', 'exterior painting, 3 storeys'], ['paint the interior of a two storey house', 'exterior painting of a one storey house']],
  ['Painting', 'Dark to light', ['the walls go from dark green to white', 'a dark colour now and we want a light one'], ['white walls to be painted white again', 'the rooms are white already']],
  ['Painting', 'Emergencies', ['this is an emergency', 'emergency, the ceiling is coming down'], ['no rush at all', 'it is not an emergency']],
  ['Painting', 'Seniors and veterans', ['I am a senior', 'my husband is a veteran'], ['I am a student', 'we are young parents']],
  ['Painting', 'Travel', ['we are 40 miles away', 'our place is 30 miles out of town'], ['we are 10 miles away', 'we live round the corner']],
  ['Landscaping', 'Mulch', ['spread 6 cubic yards of mulch', 'we need mulch, about 4 yards'], ['mow the lawn', '6 yards of gravel for the drive']],
  ['Landscaping', 'Stumps', ['grind two stumps', 'there is a stump to grind out'], ['trim two trees', 'plant a hedge']],
  ['Landscaping', 'Slopes', ['the yard has a steep slope', 'our garden is on a steep slope'], ['the yard is flat', 'a level lawn to mow']],
  ['Landscaping', 'Regulars', ['mow lawn 500 sq m, fortnightly', 'we are fortnightly customers'], ['mow the lawn once', 'mow our lawn every week']],
  ['Plumbing', 'After hours', ['can you come on Saturday', 'could somebody come at 8pm'], ['can you come on Tuesday morning', 'any weekday is fine']],
  ['Plumbing', 'Crawl space', ['the pipe runs through the crawl space', 'a leak in our crawlspace'], ['the pipe runs through the attic', 'we have no crawl space']],
  ['Plumbing', 'Water heaters', ['swap the hot water tank', 'the hot water tank needs swapping'], ['fix a tap', 'unblock the toilet']],
  ['Plumbing', 'Fixtures', ['install 3 fixtures', 'hook up four fixtures in the bathroom'], ['install one fixture', 'a burst pipe']],
  ['Roofing', 'Architectural shingles', ['2,000 sq ft of architectural shingles', 'reroof 18 squares in architectural shingles'], ['a metal roof of 2,000 sq ft', 'fix a leak']],
  ['Roofing', 'Steep roofs', ['the roof has a 10/12 pitch', 'pitch is 9/12'], ['the roof has a 4/12 pitch', 'a low slope roof']],
  ['Roofing', 'Tear off', ['tear off the old shingles, 1,800 sq ft', 'the old shingles must be torn off, 2,000 sq ft'], ['new shingles on a new shed of 200 sq ft', 'the old shingles are off already, 1,800 sq ft']],
  ['Roofing', 'Skylights', ['the roof has 2 skylights', 'with one skylight'], ['there are no skylights', 'a roof of 2,000 sq ft']],
  ['Roofing', 'Second layer', ['there are two layers of old shingles', 'it has 2 layers of shingles on it'], ['there is one layer of shingles', 'new shingles please']],
  ['Tiling', 'Floor tiles', ['lay 120 sq ft of floor tiles', 'floor tiling, 80 sq ft'], ['tile a backsplash of 30 sq ft', 'regrout the shower']],
  ['Tiling', 'Herringbone or diagonal', ['in a herringbone pattern', 'laid diagonally please'], ['in a straight pattern', 'no herringbone, just straight']],
  ['Tiling', 'Supplied tiles', ['please supply the tiles', 'you supply the tiles'], ['we have bought the tiles', 'I have my own tiles']],
  ['Tiling', 'Large areas', ['tile 1,400 sq ft', '2,000 sq ft of floor tiles'], ['tile 200 sq ft', 'a bathroom of 60 sq ft']],
  ['HVAC', 'Diagnosis', ['I need a diagnostic visit', 'can you diagnose my furnace'], ['replace the filter', 'install a new thermostat']],
  ['HVAC', 'Labour', ['3 hours of work', 'it took the last guy 2 hours of labour'], ['a new thermostat', 'service the furnace']],
  ['HVAC', 'Attic work', ['the unit is in the attic', 'our furnace sits in the attic'], ['the unit is in the basement', 'the furnace is in the garage']],
  ['HVAC', 'Permit', ['we need a permit', 'a permit is required here'], ['no permit is needed', 'a new thermostat']],
  ['HVAC', 'After hours', ['can you come on Sunday', 'tonight at 9pm please'], ['Monday morning is fine', 'any weekday at noon']],
  ['Electrical', 'Outlets', ['install 3 new outlets', 'I want two new outlets in the kitchen'], ['hang a chandelier', 'replace the panel']],
  ['Electrical', 'Old wiring', ['the house has knob and tube wiring', 'we have aluminum wiring'], ['the wiring is new', 'there is no knob and tube here']],
  ['Electrical', 'High ceilings', ['hang 3 fixtures, the ceilings are 14 ft high', '2 light fixtures on a 13 ft ceiling'], ['hang 3 fixtures, 8 ft ceilings', 'put in 2 fixtures']],
  ['Flooring', 'Hardwood', ['600 sq ft of hardwood', 'hardwood floors, 400 sq ft'], ['600 sq ft of vinyl', 'carpet for two rooms']],
  ['Flooring', 'Laminate', ['300 sq ft of laminate', 'lay laminate, 500 sq ft'], ['300 sq ft of vinyl plank', 'carpet for two rooms']],
  ['Flooring', 'Stairs', ['carpet 13 steps', 'the stairs have 14 steps'], ['600 sq ft of laminate', 'carpet for two rooms']],
  ['Flooring', 'Old carpet', ['take up the old carpet, 300 sq ft', 'the old carpet has to be taken up, 400 sq ft'], ['the old carpet is gone, 300 sq ft', 'new laminate, 300 sq ft']],
  ['Flooring', 'Furniture', ['please move the furniture in 3 rooms', '2 rooms, and the furniture needs moving'], ['3 rooms, they are empty', 'there is no furniture in the 3 rooms']],
  ['Concrete', 'Driveways', ['a concrete driveway of 600 sq ft', 'pour our driveway, 20 x 30 ft'], ['a patio of 200 sq ft', 'a slab for the shed']],
  ['Concrete', 'Stamped concrete', ['stamped concrete, 300 sq ft', 'a stamped concrete patio of 250 sq ft'], ['plain concrete, 300 sq ft', 'a gravel path']],
  ['Concrete', 'Breaking out', ['break out the old concrete, 300 sq ft', 'the old concrete needs breaking out, 200 sq ft'], ['a new slab of 300 sq ft', 'the old concrete is gone, 300 sq ft']],
  ['Concrete', 'No truck access', ['there is no truck access', 'no access for a truck'], ['the truck can get in', 'there is good truck access']],
  ['Window Installation', 'Windows', ['fit 4 windows', 'we need six windows fitted'], ['clean the gutters', 'a new front door']],
  ['Window Installation', 'Second floor', ['fit 3 windows on the second floor', '4 windows, all on the second floor'], ['fit 3 windows on the ground floor', '4 windows downstairs']],
  ['Window Installation', 'Bay windows', ['a bay window to replace', 'fit 2 bay windows'], ['fit 2 sash windows', 'a new door']],
  ['Window Installation', 'Lead paint', ['the house was built in 1950', 'our home dates from 1965'], ['the house was built in 1999', 'a new house']],
  ['Window Installation', 'Ten or more', ['fit 12 windows', 'we have ten windows to replace'], ['fit 4 windows', 'one window']],
  ['Fencing', 'Timber fences', ['120 ft of timber fence', 'a timber fence, 80 feet long'], ['120 ft of chain link', 'fix a gate']],
  ['Fencing', 'Vinyl fences', ['a vinyl fence, 90 ft', '100 feet of vinyl fencing'], ['90 ft of chain link', 'fix a gate']],
  ['Fencing', 'Gates', ['a fence of 90 ft with two gates', 'and a gate please'], ['a fence of 90 ft', 'no gates please']],
  ['Fencing', 'Rocky ground', ['the ground is rocky', 'we have rocky ground'], ['the ground is soft', 'sandy soil here']],
  ['Fencing', 'Old fence', ['take away the old fence, 60 ft', '80 ft, and the old fence has to be taken away'], ['there is no old fence, 60 ft', 'a new fence of 60 ft']],
  ['Drywall', 'Hanging', ['hang drywall, 800 sq ft', '500 sq ft of drywall to hang'], ['patch a hole', 'paint 800 sq ft']],
  ['Drywall', 'High ceilings', ['the ceilings are 11 ft high', '10 ft ceilings'], ['8 ft ceilings', 'the ceilings are 2.4 m']],
  ['Drywall', 'Level 5 finish', ['a level 5 finish, 400 sq ft', '400 sq ft in level 5'], ['a level 4 finish, 400 sq ft', 'smooth walls']],
  ['Drywall', 'Patches', ['3 small patches', 'two small patches in the hall'], ['hang 400 sq ft', 'a new ceiling']],
  ['Carpentry', 'Interior doors', ['hang 3 interior doors', 'we need two interior doors hung'], ['build a shelf', 'a new deck']],
  ['Carpentry', 'Baseboards', ['60 ft of baseboards', 'new baseboard, 120 linear feet'], ['60 ft of crown moulding', 'a new deck']],
  ['Carpentry', 'Decks', ['build a deck', 'we want a new deck'], ['build a shelf', 'fix a door']],
  ['Carpentry', 'Stairs', ['we need a new handrail', 'fit a new handrail on the stairs'], ['fix a door', 'the handrail is fine']],
  ['Cleaning', 'Rooms', ['clean a house with 3 bedrooms and 2 bathrooms', 'a 2 bedroom flat'], ['clean the office', 'wash the windows']],
  ['Cleaning', 'First clean', ['this is our first clean', 'it would be the first clean with you'], ['we have been with you for years', 'the usual clean']],
  ['Cleaning', 'Oven', ['and clean inside the oven', 'inside the oven too please'], ['no oven please', 'just the windows']],
  ['Cleaning', 'Pets', ['we have two dogs', 'there is a cat in the house'], ['we have no pets', 'just the two of us']],
  ['Cleaning', 'Weekly customers', ['clean our house weekly', 'we would like somebody every week'], ['clean our house once', 'a monthly clean']],
  ['Building', 'Day rate', ['3 days of work', 'we need someone for two days'], ['a new wall', 'fix the roof']],
  ['Building', 'Extensions', ['we plan an extension', 'build a rear extension'], ['fix a wall', 'a new fence']],
  ['Building', 'Tight access', ['the access is tight', 'tight access down the side'], ['good access', 'access is easy']],
  ['Building', 'Skip', ['we need a skip', 'a skip is needed'], ['no skip needed', 'please skip the second coat']],
  ['Plastering', 'Skim coat', ['skim coat 40 sq m', 'a skim coat on 30 square metres'], ['40 sq m of floor tiles', 'patch a hole']],
  ['Plastering', 'Ceilings', ['plaster the ceiling', 'walls and ceilings in two rooms'], ['plaster the walls', 'walls only, no ceilings']],
  ['Plastering', 'Cornice', ['20 m of cornice', 'new cornice, 15 lineal metres'], ['20 m of skirting', 'plaster a wall']],
  ['Plastering', 'Old lath', ['the walls are lath and plaster', 'lath and plaster walls here'], ['the walls are drywall', 'brick walls']],
  ['Handyman', 'Flat packs', ['assemble 2 flat packs', 'put together three flat pack wardrobes'], ['hang a picture', 'fix a door']],
  ['Handyman', 'TV mounting', ['mount a TV', 'can you put my TV on the wall'], ['hang a picture', 'fix the TV stand']],
  ['Handyman', 'Rubbish', ['and take the rubbish away', 'please take away the rubbish'], ['no rubbish to take away', 'fix a door']],
  ['Handyman', 'Weekends', ['can you come on Saturday', 'only the weekend suits us'], ['can you come on Monday', 'any weekday']],
]; // prettier-ignore

const rows = SENTENCES.flatMap(([trade, title, on, off]) => [
  ...on.map((text): [string, string, boolean, string] => [trade, title, true, text]),
  ...off.map((text): [string, string, boolean, string] => [trade, title, false, text]),
]);

describe('an example rule applies where a customer says so', () => {
  it.each(rows)('%s | %s | %s: %s', (trade, title, isOn, text) => {
    expect(applying(trade, text).includes(title)).toBe(isOn);
  });
});
