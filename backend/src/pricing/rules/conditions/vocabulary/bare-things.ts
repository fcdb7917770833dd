import { cleanText, isStopWord, stem, textAt, tokenize, unitAt } from '../../../language/index.js';
import { evidenceOf } from '../evidence.js';
import { isAction } from '../mentioned.js';
import { isOtherWork } from '../situation.js';
import { wantedWords } from '../wanted.js';
import { conceptOf } from './concepts.js';

const ANY_KIND = /^(?:new|old|existing|current|whole|entire|more|house|\d.*)$/;

/** "Gutter guards", "deck railing", "window screens": what is put on a thing, or belongs to it. */
export const PUT_ON = new Set(
  'guards screens covers caps liners railings handles hardware openers locks latches gates skirting lattice lids filters'
    .split(' ')
    .map((word) => conceptOf(stem(word))),
);

/**
 * Whether a text asks for a thing and says nothing of its kind: "gutters replaced, 95 ft", as against "copper gutters", "gutter
 * guards" and "clean the gutters".
 */
export function isAskedBare(thing: string, text: string): boolean {
  const wanted = wantedWords(tokenize(cleanText(thing).toLowerCase()));
  const evidence = evidenceOf(text);
  const tellsNothing = (at: number): boolean => {
    const word = textAt(evidence.tokens, at);
    const isPlain = !/^\p{L}/u.test(word) || isStopWord(word) || ANY_KIND.test(word);
    return (
      isPlain || unitAt(evidence.tokens, at) !== null || wantedWords(evidence.tokens.slice(at, at + 1)).every(isAction)
    );
  };
  const [first, last] = [wanted[0]?.concept, wanted.at(-1)?.concept];
  const named = evidence.mentions.filter(({ concept }) => concept === first || concept === last);
  // "Gutters, 95 ft, and gutter guards": guards besides
  const bare = named.filter(({ at }) => !PUT_ON.has(conceptOf(stem(textAt(evidence.tokens, at + 1)))));
  const ofIt = bare.length > 0 ? bare : named;
  const isBare = ofIt.every(
    ({ concept, at }) => (concept !== first || tellsNothing(at - 1)) && (concept !== last || tellsNothing(at + 1)),
  );
  return ofIt.length > 0 && isBare && !isOtherWork(evidence);
}
