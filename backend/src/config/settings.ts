import { database, hasHost, url } from './addresses.js';
import { InvalidSettingError, type Rule, flag, hops, integer, list, meeting, oneOf, optional, text } from './rules.js';

/**
 * Every setting the product has: its rule, its default and its meaning, in one place.
 * The README's table is made from this one (`npm run docs:settings`), and nothing else reads the environment.
 */
export const SETTINGS = {
  PORT: integer(
    3000,
    0,
    65535,
    'Port that serves the site, the dashboard, the widget and the API. 0 picks a free one.',
  ),
  HOST: text('0.0.0.0', 'Address to listen on.'),
  METRICS_PORT: integer(0, 0, 65535, 'Port of /metrics (Prometheus text). 0 switches it off.'),
  PUBLIC_ORIGIN: optional(
    meeting(
      url(
        ['http:', 'https:'],
        'Origin that people see, e.g. https://quotes.example.com. Default: http://localhost:PORT.',
      ),
      'must be an origin without a user and a path, like https://quotes.example.com',
      (address) => new URL(address).href === `${new URL(address).origin}/`,
    ),
  ),
  CHALKLINE_DATA: text('.data', 'Folder of the embedded database, kept mail, photos and generated secrets.'),
  DATABASE_URL: optional(database('PostgreSQL to use instead of the embedded one.')),
  DATABASE_OWNER_URL: optional(database('Role that migrates, when DATABASE_URL is the serving role already.')),
  MIGRATE_AT_START: flag(
    true,
    'Whether the server brings the database to the newest schema. With false the command `migrate` has done so, and DATABASE_URL names the serving role.',
  ),
  DATABASE_POOL: integer(
    10,
    1,
    200,
    'Connections one process keeps at most for requests. Two more listen and answer probes.',
  ),
  AUTH_SECRET: optional(
    text(
      null,
      'Signs access tokens; at least 32 characters. Needed with DATABASE_URL; else made once and kept in CHALKLINE_DATA.',
      {
        secret: true,
        min: 32,
      },
    ),
  ),
  ADMIN_EMAILS: meeting(
    list(
      'E-mail addresses that get the admin role, separated by commas. Sign up with them first, then set it: whoever signs up with one is admin.',
    ),
    'must be email addresses, separated by commas',
    (addresses) => addresses.every((address) => /^[^\s@<>]+@[^\s@<>]+$/.test(address)),
  ),
  RATE_LIMIT_FACTOR: integer(1, 1, 1_000_000, 'Multiplies every rate limit; for load tests on your own machine.'),
  TRUST_PROXY: hops(
    'How many proxies stand in front and add to X-Forwarded-For: 1 behind one ingress, 0 without. Only their entries count.',
  ),
  SMTP_URL: optional(
    meeting(
      url(
        ['smtp:', 'smtps:'],
        'Mail server, e.g. smtps://user:password@mail.example.com. smtp:// with a password needs STARTTLS, except on this machine; ?tls=off sends in the clear. Default: the newest 200 mails are kept, for 30 days, and shown at /dev/mail.',
        { secret: true },
      ),
      'must name a host, like smtp://mail.example.com',
      hasHost,
    ),
  ),
  MAIL_FROM: meeting(
    text('Chalkline <no-reply@chalkline.example>', 'Sender of every mail.'),
    'must hold an email address, like Chalkline <no-reply@example.com>',
    (sender) => /^[^<>@]*<[^\s@<>]+@[^\s@<>]+>$|^[^\s@<>]+@[^\s@<>]+$/.test(sender),
  ),
  SUPPORT_EMAIL: optional(
    meeting(
      text(
        '',
        'Where owners write for help: the site and the dashboard name it, and answers to mail about an account go there.',
      ),
      'must be one email address, like help@example.com',
      (address) => /^[^\s@<>,;:"?&]+@[^\s@<>,;:"?&]+$/.test(address),
    ),
  ),
  WEBHOOKS_TO_PRIVATE_NETWORKS: flag(
    false,
    "Let owners' webhooks call this machine and private networks. Only where every owner is trusted with them.",
  ),
  OPENAI_API_KEY: optional(
    text(null, 'Key of the model provider. Without it the built-in assistant answers.', { secret: true }),
  ),
  OPENAI_BASE_URL: optional(url(['http:', 'https:'], 'Any server that speaks Chat Completions.')),
  OPENAI_MODEL: text('gpt-4o-mini', 'Model that the assistant uses.'),
  ASSISTANT_DAILY_TOKENS: integer(
    200_000,
    0,
    1_000_000_000,
    'Model tokens one business may use a day; the built-in assistant answers after that.',
  ),
  PHOTO_BUCKET_URL: optional(
    meeting(
      url(
        ['http:', 'https:'],
        'S3-compatible bucket for photos, e.g. https://key:secret@s3.example.com/bucket?region=eu-west-1. Default: a folder in CHALKLINE_DATA.',
        { secret: true },
      ),
      'must name a key, a secret and a bucket, like https://key:secret@s3.example.com/bucket',
      (bucket) => {
        const { username, password, pathname } = new URL(bucket);
        return username !== '' && password !== '' && pathname.length > 1;
      },
    ),
  ),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], 'info', 'How much is logged.'),
} as const;

type Value<R> = R extends Rule<infer T> ? T : never;
export type Settings = { readonly [K in keyof typeof SETTINGS]: Value<(typeof SETTINGS)[K]> };

/** Dependency-injection token of the settings. */
export const SETTINGS_TOKEN = Symbol('settings');

/**
 * Reads and checks all settings.
 * @throws InvalidSettingError naming the setting, what is wrong and what is allowed; never the value of a secret.
 */
export function readSettings(environment: Record<string, string | undefined>): Settings {
  const read = (name: string, rule: Rule<unknown>): unknown => {
    const raw = environment[name]?.trim();
    if (raw === undefined || raw === '') return rule.fallback;
    const result = rule.parse(raw);
    if ('problem' in result) throw new InvalidSettingError(name, rule.secret ? null : raw, result.problem);
    return result.value;
  };
  // The keys of SETTINGS are the keys of Settings, and each rule returns its own value type.
  const settings = Object.fromEntries(
    Object.entries(SETTINGS).map(([name, rule]) => [name, read(name, rule)]),
  ) as Settings;
  checkTogether(settings);
  return settings;
}

function checkTogether(settings: Settings): void {
  const { AUTH_SECRET, DATABASE_OWNER_URL, DATABASE_URL, METRICS_PORT, MIGRATE_AT_START, PORT } = settings;
  if (METRICS_PORT !== 0 && METRICS_PORT === PORT) {
    throw new InvalidSettingError('METRICS_PORT', String(METRICS_PORT), 'must differ from PORT');
  }
  if (DATABASE_OWNER_URL !== null && DATABASE_URL === null) {
    throw new InvalidSettingError('DATABASE_OWNER_URL', null, 'needs DATABASE_URL, which names the serving role');
  }
  if (!MIGRATE_AT_START && DATABASE_URL === null) {
    throw new InvalidSettingError(
      'MIGRATE_AT_START',
      'false',
      'must be true without DATABASE_URL, which names the serving role',
    );
  }
  if (DATABASE_URL !== null && AUTH_SECRET === null) {
    throw new InvalidSettingError(
      'AUTH_SECRET',
      null,
      'must be set together with DATABASE_URL, or each replica would make one of its own and refuse the sign-ins of the others. ' +
        'Set at least 32 random characters, the same for all (what an installation has used so far stands in CHALKLINE_DATA/auth-secret)',
    );
  }
}

/** Settings of this process: the one reader of process.env. */
export const processSettings = (): Settings => readSettings(process.env);
