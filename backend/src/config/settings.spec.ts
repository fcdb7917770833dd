import { InvalidSettingError, readSettings } from './index.js';

describe('readSettings', () => {
  it('gives the defaults for an empty environment', () => {
    const settings = readSettings({ PORT: ' ' });
    expect(settings.PORT).toBe(3000);
    expect(settings.DATABASE_URL).toBeNull();
    expect(settings.ADMIN_EMAILS).toEqual([]);
    expect(settings.SUPPORT_EMAIL).toBeNull();
  });

  it('reads what is set', () => {
    const settings = readSettings({ PORT: '0', TRUST_PROXY: 'yes', ADMIN_EMAILS: 'A@x.example, b@x.example' });
    expect(settings).toMatchObject({ PORT: 0, TRUST_PROXY: 1, ADMIN_EMAILS: ['a@x.example', 'b@x.example'] });
  });

  it.each([
    [{ PORT: '99999' }, 'PORT is "99999", but it must be a whole number from 0 to 65535.'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud", but it must be one of fatal,/],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY is "maybe", but it must be a whole number from 0 to 10.'],
    [
      { DATABASE_URL: 'mysql://root:hunter2@db' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [{ PUBLIC_ORIGIN: 'x.example' }, 'but it must be an address that starts with http:// or https://.'],
    [{ PUBLIC_ORIGIN: 'https://x.example/app' }, 'but it must be an origin without a user and a path'],
    [{ ADMIN_EMAILS: 'boss, a@x.example' }, 'ADMIN_EMAILS is "boss, a@x.example", but it must be email addresses'],
    [{ MAIL_FROM: 'nobody' }, 'MAIL_FROM is "nobody", but it must hold an email address'],
    [{ SUPPORT_EMAIL: 'Pat <help@x.example>' }, /^SUPPORT_EMAIL is ".*", but it must be one email address/],
    [{ SUPPORT_EMAIL: 'a@x.example,b@x.example' }, 'but it must be one email address'],
    [{ PHOTO_BUCKET_URL: 'https://s3.x.example/photos' }, /^PHOTO_BUCKET_URL must name a key, a secret and a bucket/],
    [{ PHOTO_BUCKET_URL: 'https://key:hunter2@s3.x.example' }, 'PHOTO_BUCKET_URL must name'],
    [{ METRICS_PORT: '3000' }, 'METRICS_PORT is "3000", but it must differ from PORT.'],
    [{ DATABASE_OWNER_URL: 'postgres://owner@db/x' }, 'DATABASE_OWNER_URL needs DATABASE_URL'],
    [
      { DATABASE_URL: 'postgres://owner:hunter2@db/x' },
      /^AUTH_SECRET must be set together with DATABASE_URL,.* Set at least 32 random characters/,
    ],
    [{ MIGRATE_AT_START: 'no' }, 'MIGRATE_AT_START is "false", but it must be true without DATABASE_URL'],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
  ])('refuses %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(InvalidSettingError);
    expect(() => readSettings(environment)).toThrow(message);
  });

  it.each([
    { MAIL_FROM: 'quotes@x.example' },
    { MAIL_FROM: 'Pat & Co. <quotes@x.example>' },
    { SUPPORT_EMAIL: 'help@x.example' },
    { PUBLIC_ORIGIN: 'http://localhost:8080/' },
    { PHOTO_BUCKET_URL: 'https://key:secret@s3.x.example/photos?region=eu-west-1' },
  ])('takes %j', (environment) => {
    expect(readSettings(environment)).toMatchObject(environment);
  });

  const encode = (name: string) =>
    `${name} must have each of the characters % @ : / ? # in its user, password and path`;
  it.each([
    ...['DATABASE_URL', 'DATABASE_OWNER_URL'].flatMap((name) => [
      [name, 'postgres://u:hunter2%@db/x', encode(name)],
      [name, 'postgres://u:hunter2%zz@db/x', encode(name)],
      [name, 'postgres://u:hunter2%ff@db/x', encode(name)],
      [name, 'postgres://u:p@hunter2/w#rd@db/x', encode(name)],
      [name, 'postgres://u:hun@ter2@db/x', encode(name)],
      [name, 'postgres://u:hunter2#@db/x', encode(name)],
      [name, 'postgres://u:12?hunter2@db/x', encode(name)],
      [name, 'postgres://u:pw@db/x#hunter2', encode(name)],
      [
        name,
        'postgres://db/x?user=u&password=hunter2',
        `${name} must name a host, and the user and password before it`,
      ],
      [name, 'postgres://u:hunter2@db/x?user=v', `${name} must name a host, and the user and password before it`],
      [name, 'postgres:///hunter2?host=/run', `${name} must name a host, and the user and password before it`],
      [name, 'postgres://u:hunter2@db:99999/x', `${name} must name a host, and a port only from 1 to 65535`],
    ]),
    ['SMTP_URL', 'smtp://u:hunter2%@mail.x.example', encode('SMTP_URL')],
    ['SMTP_URL', 'smtp://', 'SMTP_URL must name a host, like smtp://mail.example.com.'],
    ['SMTP_URL', 'smtp://mail.x.example:99999', 'SMTP_URL must name a host, and a port only from 1 to 65535'],
    ['SMTP_URL', 'mail.x.example', 'SMTP_URL must be an address that starts with smtp:// or smtps://.'],
    ['PHOTO_BUCKET_URL', 'https://key:hunter2%@s3.x.example/photos', encode('PHOTO_BUCKET_URL')],
    ['PHOTO_BUCKET_URL', 'https://key:hun/ter2@s3.x.example/photos', encode('PHOTO_BUCKET_URL')],
    [
      'PUBLIC_ORIGIN',
      'https://u:hunter2@x.example',
      'PUBLIC_ORIGIN is "https://…@x.example", but it must be an origin',
    ],
    ['PUBLIC_ORIGIN', 'u:hunter2@x.example', 'PUBLIC_ORIGIN is "u:…@x.example", but it must be an address'],
    ['OPENAI_BASE_URL', 'https://u:hun@ter2@x.example', 'OPENAI_BASE_URL is "https://…@x.example", but it must have'],
  ])('refuses %s=%s', (name, value, message) => {
    const read = () => readSettings({ AUTH_SECRET: 'x'.repeat(32), [name]: value });
    expect(read).toThrow(message);
    expect(read).not.toThrow(/hun(?:ter2)?|ter2/);
  });

  it('takes a password of such characters when they are encoded', () => {
    const given = {
      AUTH_SECRET: 'x'.repeat(32),
      DATABASE_URL: 'postgres://u:p%40ss%2Fw%23rd%25@[::1]:5433/x?application_name=a@b',
      SMTP_URL: 'smtp://u%40x.example:pw@mail.x.example?tls=off',
    };
    expect(readSettings(given)).toMatchObject(given);
  });

  it('never repeats a secret', () => {
    for (const environment of [
      { DATABASE_URL: 'mysql://root:hunter2@db' },
      { PHOTO_BUCKET_URL: 'https://k:hunter2@x' },
    ]) {
      expect(() => readSettings(environment)).not.toThrow(/hunter2/);
    }
  });
});
