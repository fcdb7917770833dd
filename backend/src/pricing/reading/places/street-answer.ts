import { STREET, pattern } from '../../language/index.js';
import { COUNTED, streetIn } from './location.js';

/** "It's", "I live at", "the address is" */
const ANNOUNCED = /^[\p{L}' ]{0,30}\b(?:is|it'?s|at|on|address)\b[: ]+/iu;
const NUMBER_FIRST = pattern('iu')`
  ^#?\d{1,6}[a-z]?(?:[/-]\d{1,5})?,? (?:[nsew]{1,2}\.? )?
    ((?!(?:dollars?|bucks|people|kids|dogs|cats|cars)\b)(?:\p{L}|\d+(?:st|nd|rd|th)\b)[\p{L}\d'.-]*)(.*)$
`;
const NUMBER_LAST = /^\p{Lu}\p{L}+(?: \p{L}+){0,2},? \d{1,4}[a-z]?$/u;
const NAMED_STREET = pattern('iu')`
  ^(?!(?:an?|the|my|our|your|this|that|it|in|on|off|to|just)\b)(?:\p{L}[\p{L}'.-]* ){1,3}(?:${STREET.only})\.?$
`;
/** "Walnut Grove", and not "under the hill" */
const CAPITAL_STREET = pattern('u')`
  ^(?:\p{Lu}[\p{L}'.-]* ){1,3}
    (?:${STREET.perhaps.replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter.toUpperCase()}${letter}]`)})$
`;
const FEW_WORDS = 3;

/** Whether an answer to "What is the street address?" is one: a house number and a word, or a word for a street. */
export function namesStreet(answer: string): boolean {
  if (streetIn(answer) !== null) return true;
  return answer.split(/[,.;!?\n]+ ?/).some((clause) => {
    const place = clause.replace(ANNOUNCED, '').trim();
    const [, word = '', rest = ''] = NUMBER_FIRST.exec(place) ?? [];
    const isNamed =
      word !== '' && !COUNTED.test(word) && (/^\p{Lu}/u.test(word) || rest.trim().split(/\s+/).length <= FEW_WORDS);
    return isNamed || [NUMBER_LAST, NAMED_STREET, CAPITAL_STREET].some((street) => street.test(place));
  });
}
