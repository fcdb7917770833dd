import { pattern } from '../../language/index.js';
import { LABELS, TITLE_LABELS } from '../text/lexicon.js';

const MOST_CHARACTERS = 60;

/** As much of a condition as a rule keeps: whole words, where they are not endless. */
export function shortened(condition: string): string {
  if (condition.length <= MOST_CHARACTERS) return condition;
  return /^.{1,60}(?=\s)/s.exec(condition)?.[0] ?? condition.slice(0, MOST_CHARACTERS).replace(/[\ud800-\udbff]$/, '');
}

/** "Labour code 01": how the books call it. */
const BOOK_CODE = /^(?:labou?r |trade )?code \p{L}?\d+$/iu;

/** Whether words only name a kind of price ("Labour", "Call out", "Minimum charge"); in a title, the trade too. */
export function isLabel(condition: string, title = false): boolean {
  const empty = (word: string): boolean => LABELS.has(word) || (title && TITLE_LABELS.has(word));
  if (title && BOOK_CODE.test(condition)) return true;
  // "Small jobs: first hour $130" is for those, as "labour: $130" is for all.
  if (/^(?:in (?:and|&) out|small (?:jobs|works))$/i.test(condition)) return false;
  // "First time clean: +40%" is for those who come anew.
  if (
    /^(?:first[ -]time (?:cleans?|customers?|clients?|visits?|mows?|cuts?)|first (?:cleans|mows|cuts))$/i.test(
      condition,
    )
  )
    return false;
  return (condition.toLowerCase().match(/[\p{L}\p{N}'-]+/gu) ?? []).every(
    (word) => empty(word) || empty(word.replace(/'s$/, '')) || word.split('-').every(empty),
  );
}

const NUMBERED = pattern('i')`
  ^(?:(?:the|our|new|my) )?(?:minimums?|min|discounts?|rules?|prices?|pricing|fees?|charges?|surcharges?|rates?|notes?|extras?|misc|travel
    |trip|mileage|labou?r|call ?-? ?outs?|costs?|polic(?:y|ies)|service|delivery)
    (?: (?:charge|fee|rule|price|rate|job|order)s?)? ?(?:#|no\.? ?|\()? ?\d{1,2}\)?$
`;
/** "Minimum 2", "Rule 7": a title that only tells one label from another. */
export const isNumbered = (title: string): boolean => NUMBERED.test(title.trim());

const DELIVERY = pattern('i')`
  (?<!\b(?:customers?|clients?|owners?|you|we))(?:[\s,]+(?:(?:supplied|placed|poured|(?<!\b(?:single|double|wall|side|top) )hung|delivered)
        (?: (?:and|&|n) (?:fitted|installed|delivered|finished|laid|hung|placed|spread))?
      |(?:supply|supplied) (?:and|&|n) (?:fit|install|lay)|fitted|installed|put(?: up| in)?
      |(?<!\b(?:wall|ceiling|roof|floor|surface) )mounted))+$
`;

/** "Floor tiles, labor only", "labour and materials" */
const LABOUR = pattern('iu')`
  ^labou?r(?: only)? (?!(?:day|week-?end|hire|rates?|costs?|charges?)\b)(?=\p{L})
  |(?<=\p{L})[\s,]+(?:labou?r(?: only)?|labou?r and (?:materials?|parts)|(?:materials?|parts) and labou?r)$
`;

/** "$78 an hour for a crew of two" */
const CREW = /(?<=\p{L})[\s,]+(?:for )?(?:an? |our )?(?:crew|team) of (?:\d|two|three|four)$/iu;

/** "Termite inspection with a written report", "new door handle with hardware": what the customer gets with it, and never asks for. */
const WITH_IT = pattern('iu')`
  (?<=\p{L})[\s,]+(?:with|w\/|including|incl\.?) ?(?:an? |our |the )?(?:(?:full|written|detailed|digital|photo|emailed|free|safety|insurance) )*
    (?:report|certificate|warranty|guarantee|photos|write-?up|hardware|fitting|fixing|screw|part|material)s?$
`;

/** "Deadbolt supplied and fitted", "doors hung, labor only": how a price is meant, beside what it is for. */
export const withoutDelivery = (condition: string): string =>
  condition.replace(LABOUR, '').replace(DELIVERY, '').replace(CREW, '').replace(WITH_IT, '');
