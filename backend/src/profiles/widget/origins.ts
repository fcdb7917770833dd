/** No host has a longer name (RFC 1035, 2.3.4). */
const LONGEST_HOST = 253;

/** A name with a dot in it; what holds a star ("*.example.com") would match no website. */
const SITE = /^(?:[\w-]+\.)+[\w-]+$|^localhost$/;

/**
 * The origin of what an owner typed ("example.com", "https://www.example.com/contact"), or null when it is none.
 * Without a scheme it is https.
 */
export function readOrigin(typed: string): string | null {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(typed) ? typed : `https://${typed}`;
  if (!URL.canParse(address)) return null;
  const { protocol, origin, hostname, username } = new URL(address);
  const web = protocol === 'https:' || protocol === 'http:';
  const isSite = hostname.length <= LONGEST_HOST && SITE.test(hostname);
  return web && username === '' && isSite ? origin : null;
}

/** Host and port without "www.": owners name one form and their visitors come by the other. */
const siteOf = (origin: string): string => (URL.canParse(origin) ? new URL(origin).host.replace(/^www\./, '') : origin);

/**
 * Whether a website may show a business's widget.
 * @param allowed the owner's list; empty means any website
 * @param origin the Origin header; null when a caller sends none, which no browser does from another website
 */
export function isOriginAllowed(allowed: string[], origin: string | null): boolean {
  if (allowed.length === 0 || origin === null) return true;
  const site = siteOf(origin);
  return allowed.some((candidate) => siteOf(candidate) === site);
}
