import { job, price, written } from '../samples.fixture.js';

const JOBS = [
  job('panel', 'Panel upgrade Elm st', 'Upgraded old 100 amp panel to 200 amp, permit and inspection', 3_200),
  job('ev', 'Tesla charger garage', 'Installed Tesla EV charger in the garage, 35 ft of wire run', 1_120),
  job('six', '6 recessed lights', 'Put in 6 recessed lights in living room, attic access above', 1_085),
  job('four', '4 cans family room', '4 recessed lights in downstairs family room, no attic access', 995),
  job('fan', 'Ceiling fan swap', 'Hung customers ceiling fan on existing box in bedroom', 270),
  job('box', 'Fan w new box', 'Ceiling fan in master bedroom, put in a new box and ran the wire from the switch', 470),
  job('old', 'Outlets + switches', 'Replaced 8 outlets and 4 switches thru the house, old ones were loose', 635),
  job('new', 'Garage outlets', 'Added 2 new outlets in the garage', 465),
  job('smoke', 'Smoke detectors Henderson', 'Replaced 5 hardwired smoke detectors', 520),
  job('dead', 'Dead kitchen outlets', 'Troubleshooting, half the kitchen outlets dead, loose neutral, 2 hours', 360),
  job('tub', 'Hot tub hookup', 'Ran a 50 amp circuit and disconnect for a hot tub, 40 ft', 1_450),
];
const RULES = written(
  ['Service call', '$95 service call on every visit. Not charged on panel upgrades or EV chargers'],
  ['Hourly rate', 'Troubleshooting and repairs $150 first hr, then $115 each hour after'],
  ['Outlets', 'Replace an outlet or switch $45 each. New outlet $185 each. Replace a GFCI outlet $65 each'],
  ['Recessed lites', 'Recessed lights $165 each with attic access, $225 each without attic access'],
  ['Ceiling fans', 'Ceiling fan $175 each on an existing box, $375 each with a new box'],
  ['panel upgrade', '100 to 200 amp panel upgrade 3200 incl permit'],
  ['High ceilings', 'ceilings higher than 10 ft add $60 per light or fan for the tall ladder'],
  ['EV charger', 'EV charger install $850, includes 20 ft of wire run, then $18 a foot'],
);

describe('the book of an electrician', () => {
  it.each([
    // what is put in anew and what is replaced
    ['add 2 new outlets', 465],
    ['need two outlets added', 465],
    ['3 outlets replaced', 230],
    ['i need 5 outlets. 3 new ones and 2 just replaced', 740],
    ['replace 5 outlets and add 1 new outlet', 505],
    ['old outlets need replaced, three upstairs two downstairs', 320],
    ['replace 6 switches', 365],
    ['replace 1 light switch', 140],
    // with and without
    ['4 recessed lights in the family room, theres no attic above', 995],
    ['8 recessed lights. 4 with attic access, 4 without attic access', 1_655],
    ['2 recessed lights with attic access and a ceiling fan on an existing box', 600],
    ['3 outlets replaced and a fan on an existing box', 405],
    ['ceiling fan, existing box, living room w/ 14 foot ceiling', 330],
    // a first part, and what goes beyond it
    ['EV charger install, 12 ft of wire', 850],
    ['ev charger in garage, about 45 ft wire run', 1_300],
    ['need a repair, 2 hours of work', 360],
    // one job of that very work tells its price
    ['need a new panel', 3_200],
  ])('tells the price of: %s', (text, amount) => {
    expect((price(text, RULES, JOBS).estimate?.amountCents ?? 0) / 100).toBe(amount);
  });

  it('takes no other new box for that of a fan', () => {
    const { estimate } = price('replace my fuse box', RULES, JOBS);
    expect(estimate?.lines.map(({ label }) => label).join()).not.toContain('fan');
  });
});
