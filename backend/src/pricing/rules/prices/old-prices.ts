import { amountAt, textAt, textOf, type Token, pattern } from '../../language/index.js';
import { UP_VERBS } from '../text/lexicon.js';
import { areOfOneList } from '../text/plain-numbers.js';
import type { Price } from '../text/price.js';
import { ONCE } from '../text/since-when.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import { pricesIn } from './prices.js';
import { closes } from './scrap-prices.js';

const OLD = pattern()`
  \b(?:${ONCE}|instead of|rather than|not|(?:vs|versus|compared to) (?:the|our)
    |(?<!\b(?:${UP_VERBS}) (?:- )?)up from|down from|(?:went|gone|rose|risen) from|old price|old rate
    |(?:we|i) (?:only )?(?:charged|billed|asked))(?: a| the| our| at| about| around| usual| normal| regular)*$
`;

/** Takes out "used to be $80", "was $60", "instead of $90": no longer the price. */
export function withoutOld(tokens: Token[], alone: boolean): Token[] {
  const prices = pricesIn(tokens, alone);
  for (const [index, price] of prices.entries()) {
    const before = textOf(tokens.slice(Math.max(0, price.at - 5), price.at));
    const match = OLD.exec(before);
    // "gone up from $380 to $420" is one amount here, and today's
    const amount = amountAt(tokens, price.at);
    const isRange = amount !== null && amount.high > amount.low;
    const risen = /from/.test(match?.[0] ?? '') && (prices.length === 1 || isRange);
    if (match && !risen) {
      const words = match[0].trim().split(/\s+/).length;
      const rest = tokens.slice(oldEnd(tokens, price.end));
      const counted = lent(tokens, price, prices[index + 1] ?? prices[index - 1]);
      // "were 150, from this month 175": with nothing before it, the new one has to be told
      const next = prices[index + 1]?.at ?? -1;
      const at = rest.findIndex((token) => token === tokens[next]);
      const now = tokens[price.at - 1];
      const told = [...tokens.slice(0, price.at - words), ...rest];
      if (counted) told.splice(told.indexOf(counted.after) + 1, 0, ...counted.words);
      if (at > 0 && now) told.splice(told.indexOf(tokens[next] ?? now), 0, { ...now, kind: 'word', text: 'now' });
      return withoutOld(told, alone);
    }
  }
  return tokens;
}

/** "Was 58 an hour, now $66": the words that counted the old price, and the token of the new one after which they are understood. */
function lent(tokens: Token[], old: Price, now: Price | undefined): { words: Token[]; after: Token } | null {
  const per = perPhraseAt(tokens, old.end);
  const after = tokens[(now?.end ?? 0) - 1];
  if (!per || !now || !after || now.kind !== old.kind || !areOfOneList(now.value, old.value)) return null;
  const isFlat = textOf(tokens.slice(Math.max(0, now.at - 2), now.at)).includes('flat');
  return closes(tokens, now.end) && !isFlat && perPhraseAt(tokens, now.end) === null
    ? { words: tokens.slice(old.end, per.end), after }
    : null;
}

/** The end of an old price, with what counted it and until when it held. */
function oldEnd(tokens: Token[], priceEnd: number): number {
  // "was $120 a visit until last year"
  const visit = /^(?:an?|per) \p{L}+ (?:until|till|before)$/u.test(textOf(tokens.slice(priceEnd, priceEnd + 3)))
    ? 2
    : 0;
  const counted = perPhraseAt(tokens, priceEnd)?.end ?? priceEnd + visit;
  if (!/^(?:until|till|before|last|in)$/.test(textAt(tokens, counted))) return counted;
  const stop = tokens.slice(counted).findIndex(({ text }) => /^(?:[,;:(-]|now|but|and|then)$/.test(text));
  return stop < 0 ? counted : counted + stop;
}
