import { LIGHT } from './look.js';

/** A file that goes with a mail. */
export interface Attachment {
  name: string;
  type: string;
  base64: string;
}

/** A mail as a person gets it, in both parts. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes; the sender takes none. */
  replyTo?: string;
  /** In whose name it is sent, where the reader knows a business and not the product. */
  sender?: string;
  attachments?: Attachment[];
  /** ISO time from which on it is of no use, because its link has ended: it is not sent after that. */
  validUntil?: string;
}

export interface MailContent {
  subject: string;
  heading: string;
  paragraphs: string[];
  /** Label and value, one row each. */
  facts?: { label: string; value: string }[];
  button?: { label: string; url: string };
  footer: string;
  replyTo?: string;
  sender?: string;
  attachments?: Attachment[];
  validUntil?: string;
}

/** Writes a mail in the product's look; every value is text and is escaped. Styles are inline because mail programs drop the rest. */
export function composeMail(content: MailContent): Mail {
  const { subject, replyTo, sender, attachments, validUntil } = content;
  const parts = { subject, text: textPart(content), html: htmlPart(content) };
  return {
    ...parts,
    ...(replyTo ? { replyTo } : {}),
    ...(sender ? { sender } : {}),
    ...(attachments ? { attachments } : {}),
    ...(validUntil ? { validUntil } : {}),
  };
}

function textPart({ heading, paragraphs, facts = [], button, footer }: MailContent): string {
  const parts = [heading, ...paragraphs];
  if (facts.length > 0) parts.push(facts.map(({ label, value }) => `${label}: ${value}`).join('\n'));
  if (button) parts.push(`${button.label}: ${button.url}`);
  return [...parts, `-- \n${footer}`].join('\n\n') + '\n';
}

function htmlPart(content: MailContent): string {
  const { subject, heading, paragraphs, facts = [], button, footer, sender = 'Chalkline' } = content;
  const body = [
    `<h1 style="margin:0 0 8px;font-size:22px;line-height:1.3">${escapeHtml(heading)}</h1>`,
    `<div style="height:3px;width:96px;background:${LIGHT.chalk};border-radius:2px;margin:0 0 20px"></div>`,
    ...paragraphs.map(
      (paragraph) => `<p style="margin:0 0 14px">${escapeHtml(paragraph).replaceAll('\n', '<br>')}</p>`,
    ),
    facts.length > 0 ? factTable(facts) : '',
    button ? buttonLink(button) : '',
    `<p style="margin:28px 0 0;padding-top:14px;border-top:1px solid ${LIGHT.edge};font-size:13px;color:${LIGHT.muted}">${escapeHtml(footer)}</p>`,
  ];
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:${LIGHT.paper};color:${LIGHT.ink};font:16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="margin:0 0 20px;font-weight:700;color:${LIGHT.chalk}">${escapeHtml(sender)}</p>
<div style="background:${LIGHT.board};border:1px solid ${LIGHT.edge};border-radius:10px;padding:28px 24px">
${body.filter(Boolean).join('\n')}
</div></div></body></html>
`;
}

/** Labels give way to values, so that amounts stay whole and inside the card on the narrowest phone. */
function factTable(facts: { label: string; value: string }[]): string {
  const rows = facts.map(
    ({ label, value }) =>
      `<tr><th scope="row" style="text-align:left;vertical-align:top;padding:6px 16px 6px 0;font-weight:400;color:${LIGHT.muted};min-width:5em;overflow-wrap:anywhere">${escapeHtml(label)}</th>` +
      `<td style="padding:6px 0;font-weight:600">${escapeHtml(value).replaceAll('\n', '<br>')}</td></tr>`,
  );
  return `<table role="presentation" style="border-collapse:collapse;margin:0 0 18px;font-size:15px">${rows.join('')}</table>`;
}

const buttonLink = ({ label, url }: { label: string; url: string }): string =>
  `<p style="margin:20px 0 0"><a href="${escapeHtml(url)}" style="display:inline-block;background:${LIGHT.chalk};color:${LIGHT.onChalk};text-decoration:none;font-weight:600;padding:12px 20px;border-radius:8px">${escapeHtml(label)}</a></p>`;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
