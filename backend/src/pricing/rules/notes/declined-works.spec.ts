import { interpret } from '../interpret.js';

it.each([
  ['No mold jobs. We do not do mold.', 'Who asks the chat for “mold” is told so, and gets no price.'],
  ["We don't do asbestos or lead", 'Who asks the chat for “asbestos” or “lead” is told so, and gets no price.'],
  ["If there's vermiculite we won't touch it", 'Who asks the chat for “vermiculite” is told so, and gets no price.'],
  [
    'No slate, shakes or copper roofs',
    'Who asks the chat for “slate”, “shakes”, or “copper roofs” is told so, and gets no price.',
  ],
  [
    "Can't take tyres, batteries, chemicals etc",
    'Who asks the chat for “tyres”, “batteries”, or “chemicals” is told so, and gets no price.',
  ],
  ['We do not paint metal roofs, tile is fine', 'Who asks the chat for “metal roofs” is told so, and gets no price.'],
  [
    'We do not wire hot tubs, spas or pools',
    'Who asks the chat for “hot tubs”, “spas”, or “pools” is told so, and gets no price.',
  ],
  [
    "We don't quote mobile homes or trailers",
    'Who asks the chat for “mobile homes” or “trailers” is told so, and gets no price.',
  ],
  ['We do not bid on slate roofs', 'Who asks the chat for “slate roofs” is told so, and gets no price.'],
  ["Don't price commercial buildings", 'Who asks the chat for “commercial buildings” is told so, and gets no price.'],
  ["We don't quote over the phone", 'It names no amount that changes a price.'],
  ["We don't price match", 'It names no amount that changes a price.'],
  ["Can't quote until we see it", 'It names no amount that changes a price.'],
  ['Slate: call me', 'It names no amount that changes a price.'],
  ['No hidden fees', 'It names no amount that changes a price.'],
  ['We do not work Sundays', 'It names no amount that changes a price.'],
])('a note tells its owner what it turns away: %s', (text, says) => {
  expect(interpret('', text).explanation).toBe(`A note: it changes no price. ${says}`);
});

it.each([
  ['Murals', 'not something we do', '“Murals”'],
  ['Sump pumps', "we don't do those", '“Sump pumps”'],
  ['Reach', 'Local work only, up to 45 miles', '“over 45 miles”'],
  ['Height', 'two storeys max', '“over 2 storeys” or “above the 2nd floor”'],
  ['Ladders', 'Our ladders reach 2 storeys, nothing above that', '“over 2 storeys” or “above the 2nd floor”'],
  ['Wires', 'Anything near power lines, call the utility. Not us.', '“near power lines”'],
  ['Gutters', 'single storey homes only', '“over 1 storey” or “above the 1st floor”'],
  ['Barns', 'houses only, nothing over 25 kW', '“over 25 kW”'],
  ['Distance', "We don't go past 40 miles", '“over 40 miles”'],
  ['Distance', "won't travel more than 25 km", '“over 25 km”'],
  ['Height', 'never go higher than 2 storeys', '“over 2 storeys” or “above the 2nd floor”'],
  ['Metal', 'shingles only, no tile or slate', '“tile” or “slate”'],
  ['Siding', "We don't wash siding of homes built before 1940", '“siding of homes built before 1940”'],
])('where a note of %s ends: %s', (title, text, works) => {
  expect(interpret(title, text).explanation).toBe(
    `A note: it changes no price. Who asks the chat for ${works} is told so, and gets no price.`,
  );
});

it.each([
  ['Travel', 'up to 40 miles, no extra'],
  ['Old doors', 'hauled off, no charge'],
  ['Trees', 'nothing over 40 ft'],
  ['Weekends', "we don't do those"],
  ['Colors', 'custom mixing, no exceptions'],
])('a note of %s turns nothing away: %s', (title, text) => {
  expect(interpret(title, text).explanation).toBe(
    'A note: it changes no price. It names no amount that changes a price.',
  );
});
