import { estimateView } from '../../chats/index.js';
import { type Mail, composeMail } from '../../mail/index.js';
import { oneLine, rangeText } from '../leads/words.js';

export interface DigestLead {
  contactName: string | null;
  contactPhone: string | null;
  contactEmail: string | null;
  summary: string;
  estimate: unknown;
}

/** One mail for all leads since the last digest, each as one line: who, how to reach them, what, how much. */
export function digestMail(leads: DigestLead[], more: boolean, link: string): Mail {
  const count = `${leads.length}${more ? ' or more' : ''} new ${leads.length === 1 ? 'lead' : 'leads'}`;
  return composeMail({
    subject: `${count} from your website`,
    heading: count,
    paragraphs: [
      leads.some(({ contactPhone, contactEmail }) => contactPhone ?? contactEmail)
        ? 'Who to call first:'
        : 'Nobody left contact details this time.',
    ],
    facts: leads.map((lead) => {
      const estimate = estimateView(lead.estimate);
      const reach = [lead.contactPhone, lead.contactEmail].filter(Boolean).join(', ');
      const lines = [oneLine(lead.summary || 'Asked for a price', 160), reach, estimate && rangeText(estimate)];
      return { label: oneLine(lead.contactName ?? 'A visitor', 40), value: lines.filter(Boolean).join('\n') };
    }),
    button: { label: 'Open all chats', url: link },
    footer:
      'Sent by Chalkline once a day because you chose a digest. A mail for each lead instead: Dashboard, Details.',
  });
}
