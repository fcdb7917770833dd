import { isInsideHost } from '../common/index.js';
import { SETTINGS, type Settings } from '../config/index.js';

type Doubted = Pick<
  Settings,
  | 'CHALKLINE_DATA'
  | 'DATABASE_OWNER_URL'
  | 'DATABASE_URL'
  | 'MAIL_FROM'
  | 'PHOTO_BUCKET_URL'
  | 'PUBLIC_ORIGIN'
  | 'SMTP_URL'
>;

/**
 * What is allowed, but hardly meant, for a server that others use: each a sentence with its remedy, none with a secret.
 * @param builtFor the origin that the site was built for; null where it is not built
 */
export function doubtsAbout(settings: Doubted, builtFor: string | null): string[] {
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
  if (PUBLIC_ORIGIN !== null && builtFor !== null && new URL(PUBLIC_ORIGIN).origin !== builtFor) {
    doubts.push(
      `PUBLIC_ORIGIN is ${PUBLIC_ORIGIN}, but the site was built for ${builtFor}: its pages tell search engines and whoever shares ` +
        'them that address. Build with PUBLIC_ORIGIN as well.',
    );
  }
  if (DATABASE_URL !== null && PHOTO_BUCKET_URL === null) {
    doubts.push(
      `PHOTO_BUCKET_URL is not set, although DATABASE_URL is: photos live in ${CHALKLINE_DATA} on this machine only, ` +
        'where no other replica finds them. Set PHOTO_BUCKET_URL, or run one replica and keep that folder.',
    );
  }
  return [...doubts, ...doubtsAboutTheWay(settings)];
}

/** An address without any of these leaves the connection unencrypted, whatever the server offers. */
const ENCRYPTION = /^ssl/;

function doubtsAboutTheWay(settings: Doubted): string[] {
  return (['DATABASE_URL', 'DATABASE_OWNER_URL'] as const).flatMap((name) => {
    const address = settings[name];
    if (address === null) return [];
    const { hostname, searchParams } = new URL(address);
    if (isInsideHost(hostname) || [...searchParams.keys()].some((key) => ENCRYPTION.test(key))) return [];
    return [
      `${name} has no sslmode, although ${hostname} may be anywhere: everything goes there unencrypted. ` +
        'Add ?sslmode=verify-full (k8s/README.md tells how), or ?sslmode=disable where nobody else is on the way.',
    ];
  });
}
