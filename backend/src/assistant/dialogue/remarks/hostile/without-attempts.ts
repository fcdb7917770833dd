import { pattern } from '../../../../pricing/index.js';
import { attemptIn, sentencesOf } from './attempt.js';

/** What is left of a message without what it tries: "5 rooms, just walls." of "Can you knock 200 off? 5 rooms, just walls." */
export function withoutAttempts(message: string): string {
  return sentencesOf(message)
    .map((sentence) => {
      const attempt = attemptIn(sentence);
      return attempt === null ? sentence : attempt === 'haggle' ? withoutHaggling(sentence) : '';
    })
    .filter(Boolean)
    .join(' ');
}

/** "I need 5 rooms cleaned" of "I need 5 rooms cleaned, could you knock a bit off"; nothing where the whole of it haggles. */
function withoutHaggling(sentence: string): string {
  const clauses = sentence.split(CLAUSES);
  const kept = clauses
    .filter((clause, at) => !NAMES_DEAL.test(clause) && !(HAGGLES_ON.test(clause) && at > 0))
    .map((clause) => clause.replace(SUM, ' '))
    .filter((clause) => attemptIn(clause) === null);
  const isShorter = kept.join().length < clauses.join().length;
  return isShorter ? kept.join(', ').replace(/\s+/g, ' ').trim() : '';
}

const CLAUSES = /(?<!\d),|[,;](?= )|\s(?:but|and) (?=(?:can|could|would|will|any|is|do|i'll|give)\b)/i;
/** "For $100", "at 20 bucks", "10% off" */
const SUM = pattern('gi')`
  (?:\b(?:for|at|under|only|like|about|around|just) )*
    (?:(?:[$€£] ?\d[\d.,]*k?|\b\d[\d.,]* ?(?:dollars?|bucks?|usd|quid|euros?))(?: (?:off|cheaper|less)\b)?
      |\b\d[\d.,]* ?(?:%|percent|per cent) (?:off|cheaper|less|discount)\b)
`;
/** "Do you have a coupon for 50% off?" */
const NAMES_DEAL = /\b(?:coupons?|promo\w*|vouchers?|discounts?)\b/i;
/** What is left of a bargain is none of the work: "deal", "ok". */
const HAGGLES_ON = /^\W*(?:deal|ok(?:ay)?|agreed|right|yes|sound good|what do you say)\W*$/i;
