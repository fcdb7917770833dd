import { HOURS_OF_A_DAY, isPiece } from '../../language/index.js';
import type { Effect } from '../../types.js';
import { isGivenBack } from '../notes/given-back.js';
import type { NoteReason } from '../notes/notes.js';
import { isLabel } from '../phrases/labels.js';
import { respelled } from '../text/spelling.js';
import { PASSES } from './draft-passes.js';
import { effectOf, round } from './effect-of.js';
import type { QuantityMinimum } from './markers.js';
import { conditionOf, countsTitle } from './own-condition.js';
import { readSentences } from './read-sentences.js';
import { titleCondition } from './title-condition.js';

/**
 * Reads one text: first its sentences one by one, then what its prices say of each other, then their effects.
 * @param clean the text, as `plainly` leaves it
 * @param title lends what the text does not say itself; '' where there is none, or where it is the text
 * @param rest lends the situation when the amount stands in the title
 * @param reasons collects why parts of the text are no price
 */
export function readText(clean: string, title: string, rest: string, reasons: NoteReason[]): Effect[] {
  const tokens = respelled(clean);
  const titleTokens = respelled(title);
  const common = titleCondition(titleTokens, title) ?? titleCondition(respelled(rest), rest);
  const mayBeBare = title !== '' || rest === '';
  const { drafts, minimums, reasons: found } = readSentences({ clean, tokens, title: titleTokens, common, mayBeBare });
  reasons.push(...found);
  for (const pass of PASSES) pass(drafts, titleTokens);
  const contrasted = drafts.some(({ reading: { condition } }) => condition !== null && !isLabel(condition));
  const shared = drafts.some(({ reading }) => countsTitle(reading, common)) ? null : common;
  const effects = drafts.flatMap((draft) => {
    const effect = effectOf(draft.reading, conditionOf(draft, shared, { contrasted, isOnly: drafts.length === 1 }));
    if (!isGivenBack(effect, draft.tokens, tokens)) return [effect];
    reasons.push('nothing added');
    return [];
  });
  return [...effects, ...quantityMinimums(effects, minimums)];
}

/** A least quantity (two hours, 100 ft) is money only together with a rate for that unit in the same rule. */
function quantityMinimums(effects: Effect[], least: QuantityMinimum[]): Effect[] {
  const first = least[0];
  const isDays = first?.unit === 'day';
  const rates = effects.filter(({ kind }) => kind === 'unit_rate');
  const rate =
    rates.find(({ unit }) => unit === first?.unit || (first?.unit === 'item' && isPiece(unit ?? ''))) ??
    rates.find(({ unit }) => isDays && unit === 'hour');
  if (!rate || !first) return [];
  const count = isDays && rate.unit === 'hour' ? first.count * HOURS_OF_A_DAY : first.count;
  return [{ kind: 'minimum', amount: round(rate.amount * count), unit: null, above: null, condition: rate.condition }];
}
