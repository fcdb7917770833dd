import type { BusinessFacts } from '../../../port.js';

/** One thing that visitors often ask, and what is answered. */
export interface Topic {
  id: string;
  asks: RegExp;
  /** How the owner's own sentence about it is found. */
  subject?: RegExp | ((message: string) => RegExp | undefined);
  /** Set where a price rule about the same words is no answer: "add 20% for weekends" tells no opening hours. */
  notesOnly?: true;
  /** A price that answers where no note does: "Do you work weekends?" by what weekends cost. Undefined where the message asks otherwise. */
  orPrice?: (message: string) => RegExp | undefined;
  /** What is said when the owner wrote nothing about it; null: the question is passed on. */
  answer: ((facts: BusinessFacts) => string) | null;
  /** Set where the owner has to know that it was asked, whatever is answered. */
  passOn?: true;
}
