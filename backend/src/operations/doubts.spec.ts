import { readSettings } from '../config/index.js';
import { doubtsAbout } from './doubts.js';

const SECRET = { AUTH_SECRET: 'x'.repeat(32) };
const DATABASE = { ...SECRET, DATABASE_URL: 'postgres://owner:hunter2@db/x' };
const elsewhere = (asked: string) => ({ ...SECRET, DATABASE_URL: `postgres://app:hunter2@db.x.example/x${asked}` });
const ELSEWHERE = elsewhere('');
const OWNER = { DATABASE_OWNER_URL: 'postgres://owner:hunter2@db.x.example/x?application_name=migrate' };
const BUCKET = { PHOTO_BUCKET_URL: 'https://key:hunter2@s3.x.example/photos' };
const SMTP = { SMTP_URL: 'smtp://user:hunter2@mail.x.example' };
const FROM = { MAIL_FROM: 'quotes@x.example' };
const ORIGIN = { PUBLIC_ORIGIN: 'https://quotes.x.example' };

describe('doubtsAbout', () => {
  it.each([
    ['nothing set', {}, []],
    ['an address on this machine', { PUBLIC_ORIGIN: 'http://localhost:3000' }, []],
    ['an address in the own network', { PUBLIC_ORIGIN: 'https://192.168.1.5' }, []],
    ['a public address without TLS', { PUBLIC_ORIGIN: 'http://quotes.x.example' }, ['SMTP_URL']],
    ['a public address without a mail server', ORIGIN, ['SMTP_URL']],
    ['a mail server with the default sender', { ...ORIGIN, ...SMTP }, ['MAIL_FROM']],
    ['a mail server without a public address', { ...SMTP, ...FROM }, ['PUBLIC_ORIGIN']],
    ['a mail server and this machine', { ...SMTP, ...FROM, PUBLIC_ORIGIN: 'http://localhost:3000' }, ['PUBLIC_ORIGIN']],
    ['a mail server and the own network', { ...SMTP, ...FROM, PUBLIC_ORIGIN: 'https://10.0.0.4' }, ['PUBLIC_ORIGIN']],
    ['a database without a bucket', DATABASE, ['PHOTO_BUCKET_URL']],
    ['only a database and a public address', { ...DATABASE, ...ORIGIN }, ['SMTP_URL', 'PHOTO_BUCKET_URL']],
    ['a database elsewhere without a word on encryption', { ...ELSEWHERE, ...BUCKET }, ['DATABASE_URL']],
    ['the owner of one as well', { ...ELSEWHERE, ...OWNER, ...BUCKET }, ['DATABASE_URL', 'DATABASE_OWNER_URL']],
    ['a way that is encrypted', { ...elsewhere('?sslmode=verify-full'), ...BUCKET }, []],
    ['one with a certificate of its own', { ...elsewhere('?sslrootcert=/etc/postgres/ca.crt'), ...BUCKET }, []],
    ['one that is meant to be open', { ...elsewhere('?sslmode=disable'), ...BUCKET }, []],
    ['all of them', { ...DATABASE, ...BUCKET, ...SMTP, ...FROM, ...ORIGIN }, []],
  ])('%s', (_, environment, names) => {
    const doubts = doubtsAbout(readSettings(environment), null);
    expect(doubts.map((doubt) => doubt.split(' ')[0])).toEqual(names);
    expect(doubts.join()).not.toContain('hunter2');
  });

  it.each([
    ['the same', 'https://quotes.x.example/', 'https://quotes.x.example', false],
    ['another', 'https://quotes.x.example', 'http://localhost:3000', true],
    ['none, where the default is served', '', 'http://localhost:4000', false],
    ['none, where nothing is built', 'https://quotes.x.example', null, false],
  ])('of a site that was built for %s', (_, origin, builtFor, told) => {
    const doubts = doubtsAbout(readSettings({ ...SMTP, ...FROM, PUBLIC_ORIGIN: origin }), builtFor);
    expect(doubts.some((doubt) => doubt.includes(`built for ${builtFor}: `))).toBe(told);
  });
});
