import { isStopWord, textAt, type Token, pattern } from '../../language/index.js';
import { PRICE_WORDS } from '../text/lexicon.js';
import { conceptOf, phraseAt } from './vocabulary/concepts.js';
import { LEFT, REMOVAL, stemsOf, WASTE } from './evidence.js';
import { LOCATE, saysLocate } from './circumstances/locating.js';
import type { Wanted } from './mentioned.js';
import { isLeftThere } from './denials/left-there.js';
import { leaves, liftsOld, ridsOfOld, scrapesOff, takesAway } from './denials/removal.js';
import { GENERAL } from './vocabulary/word-kinds.js';

const NAMED_FIRST = pattern()`
  ^(?:floor|store?y|stor(?:y|ies)|level|time|job|order|visit|clean|mow|cut|treatment|booking|service|responder
    |home|house|customer|client|aid|year|month|week|day|hour)
`;

/** "First oil $14 per m2": that it is the first goes without saying; of floors, visits and customers it does not. */
const isMerelyFirst = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === 'first' && !NAMED_FIRST.test(textAt(tokens, at + 1));

/** "A rebar grid" goes by its first noun; of "grids between the glass" the grids are what is meant. */
const isThingItself = (tokens: Token[], at: number): boolean =>
  (/^(?:grid|kit|sheet|holder)s?$/.test(textAt(tokens, at)) &&
    /^$|^(?:the|an?|with|for|or|and)$/.test(textAt(tokens, at - 1))) ||
  // "Fitting handles", and not "we handle permits"
  textAt(tokens, at) === 'handles';

/** The words that must be found: no grammar, no price words, general ones only when there is nothing else. */
export function wantedWords(all: Token[], others = false): Wanted[] {
  // "tear-out" is "tear out"
  const tokens = all.filter(({ text }) => text !== '-');
  const stems = stemsOf(tokens);
  const wanted: Wanted[] = [];
  const general: Wanted[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (!token || token.kind === 'sign') continue;
    const phrase = phraseAt(stems, at);
    if (phrase) {
      wanted.push({ concept: phrase.concept, stem: phrase.concept });
      at += phrase.length - 1;
      continue;
    }
    const isRidding = ridsOfOld(tokens, at);
    if (isRidding || [leaves, liftsOld, scrapesOff, takesAway].some((says) => says(tokens, at))) {
      wanted.push({ concept: REMOVAL, stem: REMOVAL });
      if (isRidding) at += 1;
      continue;
    }
    const word = stems[at] ?? '';
    if (saysLocate(tokens, at)) {
      wanted.push({ concept: LOCATE, stem: LOCATE });
      continue;
    }
    if (isLeftThere(tokens, at)) {
      wanted.push({ concept: LEFT, stem: LEFT });
      continue;
    }
    const named = tokens[at + 1]?.kind === 'word';
    if (isStopWord(token.text) || token.text === 'n' || (/^(?:one|first)$/.test(token.text) && !named)) continue;
    if (isMerelyFirst(tokens, at)) continue;
    const isWaste = WASTE.test(token.text);
    const one = isWaste ? { concept: 'rubbish', stem: 'rubbish' } : { concept: conceptOf(word), stem: word };
    // "Regular windows $12, large ones $20"
    const which =
      token.text === 'regular' ||
      isThingItself(tokens, at) ||
      (named && /^(?:premium|double|triple|single|half|full|custom)$/.test(token.text));
    if (one.concept === word && !which && (GENERAL.has(word) || PRICE_WORDS.has(token.text))) general.push(one);
    else wanted.push(one);
  }
  // "palm trees": the first names the kind
  const distinct = [...new Map(wanted.toReversed().map((one) => [one.concept, one])).values()].toReversed();
  return distinct.length > 0 || others ? distinct : general.filter((one) => !PRICE_WORDS.has(one.stem));
}
