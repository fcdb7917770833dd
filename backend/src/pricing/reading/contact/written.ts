import { isStreetWord } from './name-words.js';

const SPOKEN = String.raw`\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b`;
/** An address with "@", or seven digits and more, also in words, with what stands between the groups of a number: "(503) 555-0160". */
const CONTACT = new RegExp(
  String.raw`[\w.+-]+@[\w.-]+|\+?\(?\d(?:(?:(?!\.\s)[\s().-]){0,3}\d){6,}|${SPOKEN}(?:[\s,.-]{1,3}${SPOKEN}){6,}`,
  'i',
);
const EVERY_CONTACT = new RegExp(CONTACT, 'gi');

const SPOKEN_NUMBER = new RegExp(String.raw`${SPOKEN}(?:[\s,.-]{1,3}${SPOKEN}){6,}`, 'gi');
const DIGITS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** A text whose telephone numbers in words are in digits: "five five five, oh one four four" is "5550144". */
export const inDigits = (text: string): string =>
  text.replace(SPOKEN_NUMBER, (number) =>
    (number.toLowerCase().match(/\p{L}+/gu) ?? []).map((word) => Math.max(0, DIGITS.indexOf(word))).join(''),
  );

/** Digits of a telephone number with its area code; what stands behind it is no part of it. */
const WHOLE_NUMBER = 9;
/** A blank and three digits: nobody counts more pieces right behind a number. */
const MOST_COUNTED = 4;
/** "503-555-0132 91 Fir Ln" */
const STREET = /^[a-z]? \p{Lu}/u;

/** "1205-855 Homer Street": a flat and its house, as long as a telephone number. */
const isFlat = (digits: string, after: string): boolean =>
  /^\d{1,5}-\d{1,5}$/.test(digits) &&
  /^(?: \p{L}+){2,4}/u.exec(after)?.[0].split(' ').slice(2).some(isStreetWord) === true;

/** Whether an e-mail address or a telephone number stands in a text. */
export const holdsContact = (text: string): boolean => CONTACT.test(text);

/** A text without its e-mail addresses and telephone numbers: their digits are no sizes. */
export const withoutContact = (text: string): string =>
  text.replace(EVERY_CONTACT, (contact: string, offset: number) => {
    if (isFlat(contact, text.slice(offset + contact.length))) return contact;
    const [last = ''] = / \d{1,5}$/.exec(contact) ?? [];
    const rest = contact.replace(/\D/g, '').length - last.length;
    const after = text.slice(offset + contact.length);
    const isHouse = rest >= WHOLE_NUMBER && STREET.test(after);
    // "615 555 0103 2 rooms please"
    const isCount = rest >= WHOLE_NUMBER && last.length <= MOST_COUNTED && /^ \p{Ll}{3}/u.test(after);
    return isHouse || isCount ? last : ' ';
  });
