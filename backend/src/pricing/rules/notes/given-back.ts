import { amountAt, lines, pattern, textOf, type Token } from '../../language/index.js';
import type { Effect } from '../../types.js';

/** "If the job goes ahead", "when you book us", "should we win the work": what everybody does whose job is priced. */
const GOES_AHEAD = lines`
  (?:(?:the |your |this |that )?(?:jobs?|work|project|repairs?|quote|estimate|order) (?:then )?(?:goes|go|is|are|gets?|proceeds?)\b
      (?! (?:over|under|above|below|more|less|\$|\d))
    |(?:you|they|the customer|customers|it|we) (?:do )?(?:decide to |choose to |then )?(?:go(?:es)? (?:ahead|with|forward)|proceeds?|books?|hires?
      |accepts?|signs?|approves?|uses? us|chooses? us|gives? us the (?:job|work))\b
    |we (?:get|win|do|land|are given|are hired|are chosen) (?:the |your )?(?:job|work|repairs?|project|contract)\b
    |(?:hired|booked|accepted|approved|awarded)\b
    |(?:acceptance|approval|go-?ahead|booking|hire)\b)
`;
const FREED = lines`
  \b(?:waived?|free|dropped|not charged|no (?:charge|fee)|refunded|refundable|credited|deducted|taken off|comes? off|knocked off)\b
`;
/** What an amount is credited to, or taken off. */
const OUR_BILL = lines`
  (?:the |your |any |that |a )?(?:final |total |finished |agreed )?(?:jobs?|work|repairs?|bill|invoice|project|price|total|order|cost|contract|quote)\b
`;

const GIVEN_BACK = pattern()`
  ${FREED} (?:[^;.$]{0,30}?)\b(?:if|when|once|should|on|upon|with|as long as|provided|after) ${GOES_AHEAD}
  |\b(?:credited|deducted|refunded|applied|counts?|put|goes|go|taken|comes?|knocked) (?:back )?(?:towards?|to|against|off|from|on) ${OUR_BILL}
`;
/** What is paid for coming and looking, whatever is to be done. */
const FEE =
  /\b(?:call ?-? ?outs?|trip|travel|visits?|estimates?|quot(?:es?|ations?)|service (?:call|fee|charge)|dispatch)\b/;

/**
 * "Call-out fee $95, waived if the job goes ahead", "credited toward the job": what somebody pays who has no work done in the end, and
 * nobody whose work is priced. An inspection that is asked for is charged all the same. `own` are the tokens of the amount's clause.
 */
export function isGivenBack({ kind, amount, condition }: Effect, own: Token[], all: Token[]): boolean {
  if (kind !== 'fixed') return false;
  const at = all.findIndex((_, place) => amountAt(all, place)?.value === Math.abs(amount));
  const end = amountAt(all, at)?.end ?? at + 1;
  const next = all.findIndex(({ text }, place) => place >= end && /^[$£€]$/.test(text));
  const isFee = FEE.test(textOf(own));
  // "$30 call-out plus $2 a mile, the call-out is waived if you book"
  const later = textOf(all.slice(end)).split(FEE).slice(1).join(' ');
  const said =
    GIVEN_BACK.exec(textOf(all.slice(end, next < 0 ? all.length : next))) ?? (isFee ? GIVEN_BACK.exec(later) : null);
  if (said === null) return false;
  return isFee || condition === null || said[0].includes(condition.toLowerCase());
}
