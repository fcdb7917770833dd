import { type Rule, meeting } from './rules.js';

const ENCODE =
  'must have each of the characters % @ : / ? # in its user, password and path percent-encoded where it is no separator (%25 %40 %3A %2F %3F %23)';

/** An address that starts with one of `protocols`. What is wrong with one is told without repeating any of it. */
export function url(protocols: string[], meaning: string, { secret = false }: { secret?: boolean } = {}): Rule<string> {
  const starts = protocols.map((protocol) => `${protocol}//`);
  return {
    fallback: '',
    meaning,
    secret,
    parse(raw) {
      if (!starts.some((start) => raw.toLowerCase().startsWith(start))) {
        return { problem: `must be an address that starts with ${starts.join(' or ')}` };
      }
      if (!isEncoded(raw)) return { problem: ENCODE };
      const parsed = URL.canParse(raw) ? new URL(raw) : null;
      if (parsed === null) {
        return {
          problem: `must name a host, and a port only from 1 to 65535, like ${starts[0]}host:8000; an IPv6 address stands in brackets`,
        };
      }
      return [parsed.username, parsed.password, parsed.pathname].every(canDecode)
        ? { value: raw }
        : { problem: ENCODE };
    },
  };
}

/**
 * The address of a PostgreSQL. After a question mark its driver takes a user as well, who would win over the one before
 * the host: who serves would not be who seems to.
 */
export function database(meaning: string): Rule<string> {
  return meeting(
    url(['postgres:', 'postgresql:'], meaning, { secret: true }),
    'must name a host, and the user and password before it, like postgres://user:password@db.example.com/chalkline',
    (address) => hasHost(address) && !['user', 'password'].some((name) => new URL(address).searchParams.has(name)),
  );
}

/** Whether an address names a host; those of the web cannot do without, others can. */
export const hasHost = (address: string): boolean => new URL(address).hostname !== '';

/**
 * Whether all that could be taken for a separator is one. A password with one of them would be read as a host, which
 * messages name, or as a path.
 */
function isEncoded(raw: string): boolean {
  const rest = raw.slice(raw.indexOf('//') + 2);
  const end = rest.search(/[/?#\\]/);
  const users = (end < 0 ? rest : rest.slice(0, end)).split('@').length - 1;
  const after = end < 0 ? '' : rest.slice(end);
  // What comes after a question mark may hold one, unless that is the only one.
  const path = users === 0 ? after : after.split('?', 1)[0];
  return users <= 1 && !path?.includes('@') && !after.includes('#') && !/%(?![\da-f]{2})/i.test(raw);
}

function canDecode(part: string): boolean {
  try {
    decodeURIComponent(part);
    return true;
  } catch {
    // Encoded, but not as UTF-8.
    return false;
  }
}
