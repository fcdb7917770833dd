import { wordValue } from '../../language/index.js';
import type { Effect } from '../../types.js';
import { wordSet } from '../text/lexicon.js';

const SAYS_NOTHING = wordSet(
  `and the our my your a an is are it it's its this that for at now of price prices pricing priced cost costs rate rates
  amount amounts sum sums total totals quote quotes estimate estimates number numbers rule rules note notes misc general
  other untitled new dollar dollars bucks usd flat fixed only just about around approx roughly usually hundred thousand k`,
);
const CHANGES = /[+%/*]|(?<!\d ?)[-–−] ?[$£€]? ?\d/;

const isEmpty = (word: string): boolean =>
  SAYS_NOTHING.has(word) || wordValue(word) !== null || /^\d[\d.,]*k?$/.test(word);

/** "Price is $12,000", "20": an amount of which nothing says what it is for, and none that is added to all. */
export function isUnnamed(head: string, body: string, effects: Effect[]): boolean {
  const said = `${head} ${body}`.toLowerCase();
  const isBare = effects.every(({ kind, amount, condition }) => kind === 'fixed' && amount > 0 && condition === null);
  return (
    effects.length === 1 &&
    isBare &&
    !CHANGES.test(said) &&
    (said.match(/[\p{L}\p{N}'.,]+/gu) ?? []).every(
      (word) => isEmpty(word.replace(/^[.,']+|[.,']+$/g, '')) || /^[.,']+$/.test(word),
    )
  );
}
