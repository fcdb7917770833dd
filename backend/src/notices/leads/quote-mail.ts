import type { Chat } from '../../chats/index.js';
import { type Attachment, type Mail, composeMail } from '../../mail/index.js';
import type { Profile } from '../../profiles/index.js';
import { oneLine } from './words.js';

/** The owner's price for a lead, as its reader sees it. */
export interface QuoteInWriting {
  lines: { label: string; amount: string }[];
  total: string;
  note: string;
  /** A day as the customer reads it; null when it holds for good. */
  validUntil: string | null;
  document: Attachment;
}

/** The quote as the customer gets it. What stands in it is the owner's own words, which the owner answers for. */
export function quoteMail(chat: Chat, quote: QuoteInWriting, business: Profile, ownerEmail: string): Mail {
  const { businessName, phone } = business;
  const { total } = quote;
  const where = phone ? `answer this mail or call ${phone}` : 'answer this mail';
  return composeMail({
    subject: oneLine(`Your quote from ${businessName}: ${total}`, 120),
    heading: total,
    paragraphs: [
      ...(chat.contactName === null ? [] : [`Hello ${chat.contactName},`]),
      `This is the price of ${businessName} for the work you asked about. It is attached as a PDF too.`,
      ...(quote.note === '' ? [] : [quote.note]),
      ...(quote.validUntil === null ? [] : [`It holds until ${quote.validUntil}.`]),
      `To go ahead, or to ask for a change, ${where}.`,
    ],
    facts: [...quote.lines.map(({ label, amount }) => ({ label, value: amount })), { label: 'Total', value: total }],
    footer: `You get this mail because you asked ${businessName} for a price. If it was not you, ignore it.`,
    sender: businessName,
    replyTo: business.contactEmail || ownerEmail,
    attachments: [quote.document],
  });
}
