import { type Chat, detailOf, estimateView, hasContact, isEmergency } from '../../chats/index.js';
import { type Mail, composeMail } from '../../mail/index.js';
import type { NoticeMode } from '../../profiles/index.js';
import { oneLine, rangeText } from './words.js';

type Fact = { label: string; value: string };

/** "Next month" is no hurry, and not that any day will do. */
const urgencyWords = (urgency: string | null): string | null =>
  urgency === 'flexible' ? 'no hurry' : (urgency?.replaceAll('_', ' ') ?? null);

/** What the owner can act on, from a phone, without opening anything. */
function leadFacts(chat: Chat): Fact[] {
  const estimate = estimateView(chat.estimate);
  const facts: [string, string | null][] = [
    ['Name', chat.contactName],
    ['Phone', chat.contactPhone],
    ['Email', chat.contactEmail],
    ['Where', detailOf(chat.details, 'location')],
    ['When', detailOf(chat.details, 'preferredDate') ?? urgencyWords(detailOf(chat.details, 'urgency'))],
    ['Estimate', estimate && rangeText(estimate)],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** Why this mail came, and what else there is. Who has chosen the digest gets one at once of an emergency only. */
const FOOTERS: Record<NoticeMode, string> = {
  each: "Sent by Chalkline because your website's chat has a new lead. One digest a day instead: Dashboard, Details.",
  digest: 'Sent by Chalkline at once because it is an emergency. Other leads come in your digest, once a day.',
};

/** The mail about a new lead, or about a lead that has left its contact after the first mail. */
export function leadMail(chat: Chat, link: string, contactAdded: boolean, mode: NoticeMode): Mail {
  const who = chat.contactName ?? chat.contactPhone ?? chat.contactEmail ?? 'A visitor';
  const what = chat.summary || detailOf(chat.details, 'service') || 'asked for a price on your website';
  const heading = contactAdded
    ? `${who} left contact details`
    : isEmergency(chat)
      ? 'Emergency: call now'
      : 'New lead from your website';
  const subject = isEmergency(chat)
    ? `Emergency: ${what.replace(/^EMERGENCY: /, '')}`
    : contactAdded
      ? heading
      : `New lead: ${what}`;
  return composeMail({
    subject: oneLine(subject, 90),
    heading: oneLine(heading, 90),
    paragraphs: [
      what,
      ...(hasContact(chat) ? [] : ['No contact details yet. You get one more mail if they are left later.']),
    ],
    facts: leadFacts(chat),
    button: { label: 'Open the conversation', url: link },
    footer: FOOTERS[mode],
    ...(chat.contactEmail ? { replyTo: chat.contactEmail } : {}),
  });
}
