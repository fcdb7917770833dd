import { amountAt, unitAt, type Token } from '../../language/index.js';
import { conditionPhrase } from '../phrases/condition-phrase.js';
import { isLabel, isNumbered } from '../phrases/labels.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import { isThreshold } from '../text/limits.js';

/** The situation that a title names; null for a label such as "Labour" or "Call-out fee". */
export function titleCondition(tokens: Token[], clean: string): string | null {
  const used = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    // "Jobs over $5,000"
    if (!amount || amount.kind === 'number' || isThreshold(tokens, at, amount.end)) continue;
    // "Window tint $9 sq ft"
    const per = perPhraseAt(tokens, amount.end);
    const counted = per && per.unit !== 'item' ? per.end : (unitAt(tokens, amount.end)?.end ?? amount.end);
    used.fill(true, at, counted);
  }
  const found = conditionPhrase(tokens, used, clean);
  return found === null || isLabel(found, true) || isNumbered(clean) ? null : found;
}
