import { textAt, textOf, type Token } from '../../language/index.js';
import { isLabel } from '../phrases/labels.js';
import { nounBefore } from '../phrases/counted-by.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import type { PerPhrase } from '../text/price.js';
import type { Draft, Reading } from './draft.js';

/** "Hourly rate", "prices per linear foot": what a title that names nothing else says all amounts are counted by. */
function countedBy(title: Token[]): PerPhrase | null {
  const at = title.findIndex((_, place) => (perPhraseAt(title, place)?.unit ?? 'item') !== 'item');
  const per = at < 0 ? null : perPhraseAt(title, at);
  const rest = title.filter((_, place) => place < at || place >= (per?.end ?? 0));
  return per && !per.additional && isLabel(textOf(rest), true) ? { ...per, words: null } : null;
}

/** "$92" under "Hourly rate": an amount that nothing else counts or changes. */
function isPlainAmount({ price, per, unit, ...rest }: Reading): boolean {
  const other = rest.onTop || rest.discount || rest.minimum || rest.from || rest.once || rest.covered !== null;
  return price.kind === 'money' && per === null && unit === null && !other;
}

/** "£60 call out" under "Minimum": what the least that is charged pays for, as against "delivery $50". */
const isCallOut = ({ condition, covered }: Reading, tokens: Token[]): boolean =>
  condition === null &&
  covered === null &&
  /\b(?:call ?-? ?outs?|callouts?|flat|fee)\b/.test(textOf(tokens)) &&
  !/\b(?:delivery|permits?|trip|per|each)\b/.test(textOf(tokens));

const STATES = /^(?:for|is|are|only|just|at|now)$/;

/** What the title says about all amounts: a discount, a minimum, "extra rooms". */
export function applyTitle(drafts: Draft[], title: Token[]): void {
  const text = textOf(title);
  const per = countedBy(title);
  const minimum = /\b(?:minimum|min|minimums|smallest|least)\b/.test(text);
  const discount =
    /\b(?:discounts?|savings?|off|rebate|reduction|concession|deals?|promos?|promotions?|offers?)\b/.test(text) &&
    !/\b(?:drop|cut|switch|turn|shut|tear|strip|rip|pull|haul|kick|run)[ -]+offs?\b/.test(text);
  for (const [index, { reading, tokens }] of drafts.entries()) {
    if (
      minimum &&
      reading.price.kind === 'money' &&
      !reading.per &&
      !reading.onTop &&
      !reading.discount &&
      (!reading.once || (drafts.length === 1 && isCallOut(reading, tokens)))
    )
      reading.minimum = true;
    // "Any three bedrooms for $1,200", under "Deal": what it comes to
    const isTotal =
      reading.price.kind === 'money' &&
      (STATES.test(textAt(tokens, reading.price.at - 1)) || /\b(?:instead of|down from)\b/.test(textOf(tokens)));
    if (discount && !isTotal && !reading.onTop && !reading.price.signed && !reading.per && !reading.minimum)
      reading.discount = true;
    if (per && isPlainAmount(reading)) {
      reading.per = per;
      reading.unit = per.unit;
      reading.above = drafts[index - 1]?.reading.covered?.count ?? null;
    }
    const unit = /\b(?:extra|additional|another)\b/.test(text) ? nounBefore(title, { at: title.length }) : null;
    if (unit && reading.per && (reading.unit ?? unit) === unit && reading.above === null)
      Object.assign(reading, { unit, additional: true, above: 1 });
  }
}
