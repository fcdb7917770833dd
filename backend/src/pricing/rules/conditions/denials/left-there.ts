import { textAt, textOf, type Token, pattern } from '../../../language/index.js';

/** Of "the air handler goes in the attic" nothing is put out of the way: it is installed there. */
export const EQUIPMENT =
  /^(?:handler|unit|furnace|heater|tank|boiler|sink|panel|charger|condenser|fan|light|outlet|vent|duct)s?$/;

const REACH = 7;
/** What work leaves behind. */
export const LEFTOVERS = pattern()`
  ^(?:wood|logs?|firewood|brush|debris|chips?|rounds?|limbs?|branches|clippings|soil|dirt|spoil|rubble|rubbish
    |trash|junk|trimmings|cuttings|prunings)$
`;

/** The words next to a place in one direction, up to a sign. */
export function wordsFrom(tokens: Token[], from: number, step: 1 | -1): string[] {
  const words: string[] = [];
  for (let at = from; words.length < REACH && tokens[at] && tokens[at]?.kind !== 'sign'; at += step)
    words.push(textAt(tokens, at));
  return words;
}

/** "You can leave the wood and the " */
const LEFT_WITH_US = /\b(?:leave|keep) (?:all )?(?:the|that|those) \p{L}+ (?:and|&) (?:the |all )?$/u;

/** "Leave the wood", "wood left in rounds": nobody is to take it away. */
export function isLeftThere(tokens: Token[], at: number): boolean {
  if (!LEFTOVERS.test(textAt(tokens, at))) return false;
  const before = wordsFrom(tokens, at - 1, -1).slice(0, 3);
  const after = wordsFrom(tokens, at + 1, 1).slice(0, 3);
  return (
    LEFT_WITH_US.test(`${textOf(tokens.slice(Math.max(0, at - 6), at))} `) ||
    before.some((one) => /^(?:leave|leaving|left|keep|keeping)$/.test(one)) ||
    after.some((one) => /^(?:left|stays?|stacked|kept)$/.test(one))
  );
}
