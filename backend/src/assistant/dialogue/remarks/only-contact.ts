import { type ContactField, holdsContact, isExclaimed } from '../../../pricing/index.js';

/** "Oops typo in my email, it's with an h at the end": of nothing else a word is said. */
const OF_CONTACT = /\b(?:typos?|typed|mistyped|spelt|spelled|misspel(?:t|led))\b/i;

/**
 * Whether what is left of a message beside the contact details that came with it answers no other question: "oops", before a
 * number, "it's gmail.com", and what is said of the details themselves.
 */
export function answersOnlyContact(answering: string, original: string, newContact: ContactField[]): boolean {
  if (newContact.length === 0) return false;
  return (
    isExclaimed((answering.match(/[\p{L}']+/gu) ?? ['ok']).join(' ')) ||
    (newContact.includes('email') && !holdsContact(original)) ||
    (OF_CONTACT.test(answering) && !/\d/.test(answering))
  );
}
