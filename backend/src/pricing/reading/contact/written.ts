const SPOKEN = String.raw`\b(?:zero|oh|one|two|three|four|five|six|seven|eight|nine)\b`;
/** An address with "@", or seven digits and more, also in words, with what stands between the groups of a number: "(503) 555-0160". */
const CONTACT = new RegExp(
  String.raw`[\w.+-]+@[\w.-]+|\+?\(?\d(?:[\s().-]{0,3}\d){6,}|${SPOKEN}(?:[\s,.-]{1,3}${SPOKEN}){6,}`,
  'i',
);
const EVERY_CONTACT = new RegExp(CONTACT, 'gi');

/** Digits of a telephone number with its area code; what stands behind it is no part of it. */
const WHOLE_NUMBER = 9;
/** "503-555-0132 91 Fir Ln" */
const STREET = /^[a-z]? \p{Lu}/u;

/** Whether an e-mail address or a telephone number stands in a text. */
export const holdsContact = (text: string): boolean => CONTACT.test(text);

/** A text without its e-mail addresses and telephone numbers: their digits are no sizes. */
export const withoutContact = (text: string): string =>
  text.replace(EVERY_CONTACT, (contact: string, offset: number) => {
    const [house = ''] = / \d{1,5}$/.exec(contact) ?? [];
    const isHouse =
      contact.replace(/\D/g, '').length - house.length >= WHOLE_NUMBER &&
      STREET.test(text.slice(offset + contact.length));
    return isHouse ? house : ' ';
  });
