import type { KeptMail } from './kept-mailer.js';
import { DARK, LIGHT } from './look.js';
import { escapeHtml } from './mail.js';

const STYLE = `:root{color-scheme:light dark;${properties(LIGHT)}}@media(prefers-color-scheme:dark){:root{${properties(DARK)}}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:960px;margin:0 auto;padding:24px 16px}h1{font-size:22px;margin:0}a{color:var(--chalk)}
ul,pre,iframe{background:var(--board);border:1px solid var(--edge);border-radius:10px}
ul{list-style:none;margin:20px 0;padding:0}li+li{border-top:1px solid var(--edge)}
li a{display:block;padding:12px 16px;text-decoration:none;color:inherit}li small,dl{color:var(--muted)}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 16px;margin:16px 0}dd{margin:0;color:var(--ink);overflow-wrap:anywhere}
iframe{width:100%;height:640px;background:#fff}pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:16px}`;

/** The colours as custom properties. */
function properties(colors: typeof LIGHT): string {
  return Object.entries(colors)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';');
}

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

export function keptMailList(mails: KeptMail[]): string {
  const rows = mails.map(
    ({ id, at, to, subject }) =>
      `<li><a href="/dev/mail/${id}"><b>${escapeHtml(subject)}</b><br><small>to ${escapeHtml(to)}, ${escapeHtml(at)}</small></a></li>`,
  );
  const list =
    rows.length > 0
      ? `<ul>${rows.join('')}</ul>`
      : '<p>No mail yet. Ask for a password reset, or let a visitor leave an address.</p>';
  return page(
    'Kept mail',
    `<h1>Kept mail</h1><p>No mail server is configured (SMTP_URL), so mails stay here instead of going out.</p>${list}`,
  );
}

export function keptMailDetail({ from, to, at, subject, text, html, attachments = [] }: KeptMail): string {
  // The mail is shown as its receiver would see it, in a frame that may run nothing.
  const frame = `<iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation" srcdoc="${escapeHtml(html.replace('<head>', '<head><base target="_top">'))}"></iframe>`;
  const head = `<dl><dt>From</dt><dd>${escapeHtml(from)}</dd><dt>To</dt><dd>${escapeHtml(to)}</dd><dt>At</dt><dd>${escapeHtml(at)}</dd></dl>`;
  const files = attachments.map(
    ({ name, type, base64 }) =>
      `<p><a download="${escapeHtml(name)}" href="data:${escapeHtml(type)};base64,${escapeHtml(base64)}">${escapeHtml(name)}</a></p>`,
  );
  return page(
    subject,
    `<p><a href="/dev/mail">All kept mail</a></p><h1>${escapeHtml(subject)}</h1>${head}${files.join('')}${frame}<h2>Text part</h2><pre>${escapeHtml(text)}</pre>`,
  );
}
