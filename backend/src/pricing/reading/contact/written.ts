/** An address with "@", or seven digits and more with what stands between the groups of a number: "(503) 555-0160". */
const CONTACT = /[\w.+-]+@[\w.-]+|\+?\(?\d(?:[\s().-]{0,3}\d){6,}/;
const EVERY_CONTACT = new RegExp(CONTACT, 'g');

/** Whether an e-mail address or a telephone number stands in a text. */
export const holdsContact = (text: string): boolean => CONTACT.test(text);

/** A text without its e-mail addresses and telephone numbers: their digits are no sizes. */
export const withoutContact = (text: string): string => text.replace(EVERY_CONTACT, ' ');
