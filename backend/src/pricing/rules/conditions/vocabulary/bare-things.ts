import { cleanText, isStopWord, textAt, tokenize, unitAt } from '../../../language/index.js';
import { evidenceOf } from '../evidence.js';
import { isAction } from '../mentioned.js';
import { isOtherWork } from '../situation.js';
import { wantedWords } from '../wanted.js';

const ANY_KIND = /^(?:new|old|existing|current|whole|entire|more|house|\d.*)$/;

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
  const ofIt = evidence.mentions.filter(({ concept }) => concept === first || concept === last);
  const isBare = ofIt.every(
    ({ concept, at }) => (concept !== first || tellsNothing(at - 1)) && (concept !== last || tellsNothing(at + 1)),
  );
  return ofIt.length > 0 && isBare && !isOtherWork(evidence);
}
