import { isExtent, SEASON, textAt, textOf, type Token, pattern } from '../../language/index.js';
import { perPhraseAt } from '../phrases/per-phrase.js';

/** "Every spring", "each morning", "every job", "each visit of work": when, all of them, or what the price covers, and nothing that is counted. */
const NO_COUNT = pattern()`
  ^(?:for |on )?(?:every|each|per) (?:${SEASON}|morning|evening|night|time|year|month|week|one of|single|job
    |visit|order|booking|call|customer|project|thing)\b
  |\b(?:included|free|of work|minimum)\b
`;

/** Whether a description goes on with what the amount of its title is counted by: "for every window", "per sq ft", "each". */
export function saysWhatIsCounted(tokens: Token[]): boolean {
  const said = textOf(tokens);
  const per = perPhraseAt(tokens, 0) ?? (textAt(tokens, 0) === 'for' ? perPhraseAt(tokens, 1) : null);
  if (!per || NO_COUNT.test(said)) return false;
  // "a full bathroom re-tiled" is a job
  const closes = /^(?:[,;(]|if|when|where|with|without|on|in|over|)$/.test(textAt(tokens, per.end));
  if (/^(?:an?|the|another)$/.test(textAt(tokens, 0)))
    return isExtent(per.unit) || /^(?:hour|mile|km)$/.test(per.unit) || (closes && per.words === null);
  return per.unit !== 'item' || per.words !== null || closes;
}
