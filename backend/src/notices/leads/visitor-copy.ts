import { type Chat, estimateView } from '../../chats/index.js';
import { type Mail, composeMail } from '../../mail/index.js';
import { isKnownService, isTradeName, servicesNamed } from '../../pricing/index.js';
import type { Profile } from '../../profiles/index.js';
import { amountText, oneLine, rangeText } from './words.js';

/**
 * The visitor's copy of the estimate. It holds nothing that the visitor typed: an address that was made up must not
 * turn this into somebody else's mail. Null when there is no estimate that the visitor may see.
 */
export function visitorCopy(chat: Chat, business: Profile, ownerEmail: string): Mail | null {
  const estimate = estimateView(chat.estimate);
  if (!estimate || business.priceVisibility === 'never') return null;
  const { businessName, phone } = business;
  const facts = estimate.lines.map(({ label, amount }) => ({ label: ofTheTrade(label), value: amountText(amount) }));
  const assumptions = estimate.assumptions.map(ofTheTrade);
  return composeMail({
    subject: oneLine(`Your estimate from ${businessName}: ${rangeText(estimate)}`, 120),
    heading: rangeText(estimate),
    paragraphs: [
      `This is the estimate that ${businessName} gave you in the chat. It is an estimate, not an offer: the final price follows when they have seen the job.`,
      ...(assumptions.length > 0 ? [`It assumes: ${assumptions.join('; ')}.`] : []),
      phone ? `To book or to ask, call ${phone} or answer this mail.` : 'To book or to ask, answer this mail.',
    ],
    facts,
    footer: `You get this mail because this address was left in the chat of ${businessName}. If it was not you, ignore it.`,
    sender: businessName,
    replyTo: business.contactEmail || ownerEmail,
  });
}

const FROM_JOBS = /^(.*), ((?:mostly )?from (?:1 similar job|\d+ similar jobs))$/is;
const NOT_INCLUDED = /^Not included: (.*)$/is;

/** A line or an assumption, in which a work is named only by a name that the trades have for it. */
function ofTheTrade(words: string): string {
  const [, work = '', from = ''] = FROM_JOBS.exec(words) ?? [];
  if (from !== '' && !isOfTheTrade(work)) return from.charAt(0).toUpperCase() + from.slice(1);
  const [, left = ''] = NOT_INCLUDED.exec(words) ?? [];
  return left !== '' && !isOfTheTrade(left) ? 'Not included: other work that was asked about' : words;
}

const isOfTheTrade = (works: string): boolean =>
  servicesNamed(works.toLowerCase()).every((work) => isKnownService(work) || isTradeName(work));
