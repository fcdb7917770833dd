import { readContact } from '../../pricing/index.js';

const SENTENCES = /(?<=[.!?])\s+|\n/;

/**
 * What somebody said, without how to reach them: an address or number is taken out of its sentence, and where it was
 * spelt out ("nora at gmail dot com") the sentence goes.
 * @param country ISO 3166 code: how a number without a country code is read
 */
export function removeContact(text: string, country: string): string {
  return text
    .split(SENTENCES)
    .map((sentence) => {
      const { email, phone } = readContact(sentence, { country });
      const given = [email, phone].filter((words) => words !== null);
      return given.every((words) => sentence.includes(words))
        ? given.reduce((left, words) => left.replaceAll(words, ''), sentence)
        : '';
    })
    .filter(Boolean)
    .join(' ');
}
