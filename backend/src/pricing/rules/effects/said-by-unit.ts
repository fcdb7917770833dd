import { numberAt, pattern, textAt, textOf, unitAt, type Token } from '../../language/index.js';
import type { Unit } from '../../types.js';
import { allowancesIn } from '../phrases/allowance.js';
import { isLabel } from '../phrases/labels.js';
import { respelled } from '../text/spelling.js';
import type { Reading } from './draft.js';

const DISTANCE = pattern()`
  ^(?:no|mobile|moves?|away|out|far|distance|travel|mileage|miles?|kms?|go|mark|line|drive|driving
    |deliver(?:y|ed|ies)?|trips?|radius|from|over|beyond|us|return|round|hauls?|town|rural|remote|outlying
    |cartage|freight)$
`;
const SAID_BY: Partial<Record<Unit, RegExp>> = {
  mile: DISTANCE,
  km: DISTANCE,
  hour: /^(?:labou?r|time|hourly|hours?|our|crew|team)$/,
  day: /^(?:labou?r|daily|days?|our|crew|team)$/,
  storey: /^(?:carrying|up)$/,
};

const OR_MORE = /^(?:(?:or|and) (?:more|up|over|above)|\+)$/;

/** "Upper levels: every storey above the first". */
const UPPER = /^(?:upper|higher|added|more|other|multiple|multi|several|further)$/;

/** "Fixtures" beside "per fixture" adds nothing, nor does "away" beside "a mile". */
export function saidByUnit(condition: string, reading: Reading): boolean {
  const unit = reading.unit;
  if (unit === null || unit === 'item' || (reading.per === null && !reading.additional)) return false;
  const tokens = respelled(condition.toLowerCase());
  // "Beyond 20 miles: $2 each"
  const [beyond, ...others] = allowancesIn(tokens);
  const isAll = beyond?.kind === 'beyond' && beyond.from === 0 && beyond.to === tokens.length && others.length === 0;
  if (isAll && beyond.unit === unit && beyond.count === reading.above) return true;
  const end = unitAt(tokens, 0);
  // "Three bathrooms or more: $22 for every bathroom from the third"
  const least = numberAt(tokens, 0);
  const counted = least && unitAt(tokens, least.end);
  if (
    least?.value === (reading.above ?? 0) + 1 &&
    counted?.unit === unit &&
    OR_MORE.test(textOf(tokens.slice(counted.end)))
  )
    return true;
  const beyondFirst = reading.above !== null && UPPER.test(textAt(tokens, 0)) ? unitAt(tokens, 1) : null;
  if (beyondFirst?.unit === unit && beyondFirst.end === tokens.length) return true;
  const said = SAID_BY[unit];
  // "our painters travel": who travels is no situation
  const distance = unit === 'mile' || unit === 'km';
  const empty = ({ text }: Token): boolean => isLabel(text, true) || isLabel(text.replace(/s$/, ''), true);
  return (
    // "Single hung $12 each, double hung $15": which of the windows
    (end?.unit === unit && end.end === tokens.length && !/\bhung$/i.test(condition)) ||
    (said !== undefined && tokens.every((token) => said.test(token.text) || (distance && empty(token))))
  );
}
