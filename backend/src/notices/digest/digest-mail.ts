import { estimateView } from '../../chats/index.js';
import { type Mail, composeMail } from '../../mail/index.js';
import type { NoticeMode } from '../../profiles/index.js';
import { oneLine, rangeText } from '../leads/words.js';

export interface DigestLead {
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  summary: string;
  estimate: unknown;
  /** The owner knows of the lead; its contact details came later. */
  contactAdded: boolean;
}

/** Leads that one mail names; of more it says how many. */
const MAX_NAMED = 50;

/** Why this mail came. Who wants a mail for each lead gets this one only of those that had none which got through. */
const FOOTERS: Record<NoticeMode, string> = {
  each: 'Sent by Chalkline because no mail of their own has told you of these leads.',
  digest: 'Sent by Chalkline once a day because you chose a digest. A mail for each lead instead: Dashboard, Details.',
};

/** One mail for all that is new since the last digest, each lead in a few lines: who, how to reach them, what, how much. */
export function digestMail(leads: DigestLead[], link: string, mode: NoticeMode): Mail {
  const added = leads.filter(({ contactAdded }) => contactAdded).length;
  const fresh = leads.length - added;
  const more = leads.length - MAX_NAMED;
  return composeMail({
    subject: sentence(fresh, added, ' from your website'),
    heading: sentence(fresh, added, ''),
    paragraphs: [
      leads.some(({ contactPhone, contactEmail }) => contactPhone ?? contactEmail)
        ? 'Who to call first:'
        : 'Nobody left contact details this time.',
    ],
    facts: [
      ...leads.slice(0, MAX_NAMED).map(factOf),
      ...(more > 0 ? [{ label: `And ${more} more`, value: 'among your chats' }] : []),
    ],
    button: { label: 'Open all chats', url: link },
    footer: FOOTERS[mode],
  });
}

/** "2 new leads from your website, and 1 left contact details". */
function sentence(fresh: number, added: number, from: string): string {
  const leads = (count: number) => (count === 1 ? 'lead' : 'leads');
  if (fresh === 0) return `${added} ${leads(added)} left contact details`;
  return `${fresh} new ${leads(fresh)}${from}${added > 0 ? `, and ${added} left contact details` : ''}`;
}

function factOf(lead: DigestLead): { label: string; value: string } {
  const estimate = estimateView(lead.estimate);
  const lines = [
    oneLine(lead.summary || 'Asked for a price', 160),
    [lead.contactPhone, lead.contactEmail].filter(Boolean).join(', '),
    estimate && rangeText(estimate),
  ];
  return { label: oneLine(lead.contactName ?? 'A visitor', 40), value: lines.filter(Boolean).join('\n') };
}
