import { isInsideHost } from '../common/index.js';
import { SETTINGS, type Settings } from '../config/index.js';

/** What is allowed, but hardly meant, for a server that others use: each a sentence with its remedy, none with a secret. */
export function doubtsAbout(
  settings: Pick<
    Settings,
    'CHALKLINE_DATA' | 'DATABASE_URL' | 'MAIL_FROM' | 'PHOTO_BUCKET_URL' | 'PUBLIC_ORIGIN' | 'SMTP_URL'
  >,
): string[] {
  const { CHALKLINE_DATA, DATABASE_URL, MAIL_FROM, PHOTO_BUCKET_URL, PUBLIC_ORIGIN, SMTP_URL } = settings;
  const doubts: string[] = [];
  if (SMTP_URL === null && PUBLIC_ORIGIN !== null && !isInsideHost(new URL(PUBLIC_ORIGIN).hostname)) {
    doubts.push(
      `SMTP_URL is not set, although PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}: mail is kept in ${CHALKLINE_DATA} and reaches nobody, ` +
        'neither links to a new password nor notices of leads. Set SMTP_URL and MAIL_FROM.',
    );
  }
  if (SMTP_URL !== null && MAIL_FROM === SETTINGS.MAIL_FROM.fallback) {
    doubts.push(
      `MAIL_FROM is still "${MAIL_FROM}", a domain that is nobody's: most servers refuse or hide such mail. ` +
        'Set MAIL_FROM to an address that SMTP_URL may send from.',
    );
  }
  if (SMTP_URL !== null && (PUBLIC_ORIGIN === null || isInsideHost(new URL(PUBLIC_ORIGIN).hostname))) {
    doubts.push(
      `PUBLIC_ORIGIN is ${PUBLIC_ORIGIN ?? 'not set'}, although SMTP_URL is set: links in mail lead to this machine or its own ` +
        'network only, those to a new password among them. Set PUBLIC_ORIGIN to the address that people open.',
    );
  }
  if (DATABASE_URL !== null && PHOTO_BUCKET_URL === null) {
    doubts.push(
      `PHOTO_BUCKET_URL is not set, although DATABASE_URL is: photos live in ${CHALKLINE_DATA} on this machine only, ` +
        'where no other replica finds them. Set PHOTO_BUCKET_URL, or run one replica and keep that folder.',
    );
  }
  return doubts;
}
