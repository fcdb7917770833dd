import { textAt, type Token, pattern } from '../../language/index.js';
import { GRAMMAR, PRICE_WORDS, wordSet } from './lexicon.js';

/** What belongs to a window, a door or a room, and is counted for itself. */
const PARTS = wordSet(
  `sill pane frame handle hinge closer opener knob lock latch jamb casing leaf blind screen shutter curtain box well
  guard film grille cover plate panel vanity sink tap faucet fan mirror light lamp drain grate divider closet wardrobe
  cabinet heater vent register joist mat seat bell`,
);

/** "Window sills", "door hinge", "floor drain": the word of a unit only says which, and the thing after it is counted. */
export function isCompound(tokens: Token[], unitEnd: number): boolean {
  const [unit, next] = [textAt(tokens, unitEnd - 1), textAt(tokens, unitEnd)];
  if (tokens[unitEnd]?.kind !== 'word' || !COUNTED.test(unit)) return false;
  const plural = /[^suia']s$/.test(next) && !GRAMMAR.has(next) && !PRICE_WORDS.has(next) && !NO_THINGS.test(next);
  return plural || PARTS.has(next);
}

/** "Flower beds", "king bed", "changing beds": no bedroom. */
export function isOtherBed(tokens: Token[], at: number): boolean {
  return (
    /^beds?$/.test(textAt(tokens, at)) &&
    (BEDS.test(textAt(tokens, at - 1)) || tokens.some(({ text }) => BEDDING.test(text)))
  );
}

const BEDS = pattern()`
  ^(?:garden|flower|vegetable|veggie|veg|raised|planter|planting|rose|herb|shrub|mulch|king|queen|single|double|bunk|twin|sofa
    |murphy|platform|truck|river|dry)$
`;

/** "Beds or wardrobes £20 each", too: what stands in a bedroom. */
const BEDDING =
  /^(?:linens?|sheets?|mattress(?:es)?|bedding|made|making|changing|changed?|wardrobes?|cots?|dressers?|sofas?|couch(?:es)?|frames?|headboards?)$/;
const COUNTED = /^(?:window|door|room|bedroom|bathroom|bath|floor|outlet|socket|fixture|storey|story)$/;
const NO_THINGS =
  /^(?:upstairs|downstairs|stairs|units|fronts|backs|homes|houses|places|properties|.*days|installs|sets)$/;
