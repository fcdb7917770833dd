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
  ['No hidden fees', 'It names no amount that changes a price.'],
  ['We do not work Sundays', 'It names no amount that changes a price.'],
])('a note tells its owner what it turns away: %s', (text, says) => {
  expect(interpret('', text).explanation).toBe(`A note: it changes no price. ${says}`);
});
