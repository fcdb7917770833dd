import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { OutboxWorker } from '../../src/mail/index.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { call, signUp } from '../support/client.js';
import { standStill } from '../support/stand-still.js';
import { TestVisitor } from '../support/visitor.js';
import { deliverAll } from './deliver.js';

/** A real mail server that can be told to be in a bad mood. */
class MailHost {
  readonly received: { to: string[]; raw: string }[] = [];
  /** Answer to every recipient, null for welcome. */
  refusal: { code: number; text: string } | null = null;
  /** The same to every sender. */
  senderRefusal: { code: number; text: string } | null = null;
  /** Whether the password that was right is one no more. */
  locked = false;
  /** Passwords that have been told to it. */
  signIns = 0;
  /** What a mail waits for before it is taken. */
  gate: Promise<void> = Promise.resolve();
  /** Mails that wait so, or have. */
  begun = 0;
  private server: SMTPServer | null = null;

  async open(port = 0): Promise<number> {
    const server = new SMTPServer({
      disabledCommands: ['STARTTLS'],
      authOptional: false,
      allowInsecureAuth: true,
      onAuth: ({ username, password }, _session, done) => {
        this.signIns += 1;
        if (!this.locked && username === 'mailer' && password === 'p@ss') done(null, { user: 'mailer' });
        else done(new Error('Who are you?'));
      },
      onMailFrom: (_address, _session, done) => done(refused(this.senderRefusal)),
      onRcptTo: (_address, _session, done) => done(refused(this.refusal)),
      onData: (stream, session, done) => {
        let raw = '';
        stream.setEncoding('utf8').on('data', (piece: string) => (raw += piece));
        stream.on('end', () => {
          this.begun += 1;
          void this.gate.then(() => {
            this.received.push({ to: session.envelope.rcptTo.map(({ address }) => address), raw });
            done();
          });
        });
      },
    });
    // A client that hangs up is no failure of the host.
    server.on('error', () => undefined);
    this.server = server;
    await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready));
    return (server.server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    const { server } = this;
    this.server = null;
    if (server) await new Promise<void>((closed) => server.close(() => closed()));
  }
}

const refused = (refusal: { code: number; text: string } | null): Error | null =>
  refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code });

const host = new MailHost();
let app: TestApp;
let port: number;
beforeAll(async () => {
  port = await host.open();
  app = await startApp({
    SMTP_URL: `smtp://mailer:p%40ss@127.0.0.1:${port}?tls=off`,
    MAIL_FROM: 'Straight Lines <post@lines.example>',
  });
  await standStill(app);
});
afterAll(async () => {
  await app.close();
  await host.close();
});
beforeEach(() => {
  host.refusal = null;
  host.senderRefusal = null;
  host.locked = false;
});

const setup = async (token: string) =>
  (await call<{ mailFailing: { since: string; message: string } | null }>(`${app.api}/setup`, { token })).body;
const stateOf = async (email: string) =>
  (
    await asOwner<{ status: string; attempts: number; last_error: string | null; payload: object }>(
      app,
      'SELECT status, attempts, last_error, payload FROM outbox WHERE recipient = $1',
      [email],
    )
  )[0];

describe('mail through SMTP', () => {
  it('carries a quote as a file that opens', async () => {
    const { id, token } = await signUp(app.api, { businessName: 'Plumb Line Painting' });
    const visitor = new TestVisitor(app.api, id);
    await visitor.say('Please paint 3 rooms. I am Robin Hale, robin@mail.org');
    const quote = `${app.api}/chats/${visitor.chatId}/quote`;
    await call(quote, { method: 'PUT', token, body: { lines: [{ label: 'Three rooms', amount: 1450 }] } });
    expect((await call(`${quote}/send`, { method: 'POST', token })).status).toBe(200);
    await deliverAll(app);
    const mail = host.received.find(({ to, raw }) => to.includes('robin@mail.org') && raw.includes('Your quote'));
    const [, file = ''] =
      /filename="?quote-[0-9a-f]{8}\.pdf[\s\S]*?\r?\n\r?\n([A-Za-z0-9+/=\r\n]+)/.exec(mail?.raw ?? '') ?? [];
    const pdf = Buffer.from(file, 'base64').toString('latin1');
    expect(pdf.slice(0, 5)).toBe('%PDF-');
    expect(pdf.trimEnd().slice(-5)).toBe('%%EOF');
  });

  it('arrives with both parts, and its content does not stay in the database', async () => {
    const owner = await signUp(app.api, { businessName: 'Ünïcode & <Söhne>' });
    await deliverAll(app);
    const mail = host.received.find(({ to }) => to.includes(owner.email));
    expect(mail?.raw).toMatch(/^From: Straight Lines <post@lines\.example>\r?$/m);
    expect(mail?.raw).toMatch(/^Subject: Your Chalkline account is ready\r?$/m);
    expect(mail?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@lines\.example>\r?$/im);
    expect(mail?.raw).toContain('Content-Type: text/plain; charset=utf-8');
    expect(mail?.raw).toContain('Content-Type: text/html; charset=utf-8');
    expect(mail?.raw).not.toContain('<Söhne>');
    expect(await stateOf(owner.email)).toMatchObject({ status: 'sent', attempts: 1, payload: {} });
  });

  it('is tried again after a temporary refusal, which the owner sees until it gets through', async () => {
    const owner = await signUp(app.api);
    host.refusal = { code: 451, text: 'Mailbox busy' };
    await deliverAll(app);
    expect(await stateOf(owner.email)).toMatchObject({
      status: 'pending',
      last_error: expect.stringContaining('Mailbox busy'),
    });
    expect((await setup(owner.token)).mailFailing).toEqual({
      since: expect.any(String),
      message: expect.stringMatching(
        /^Mail to .* does not get through: The mail server answered: .*Mailbox busy.* It is tried again by itself\.$/,
      ),
    });
    host.refusal = null;
    await deliverAll(app);
    expect(await stateOf(owner.email)).toMatchObject({ status: 'sent', last_error: null });
    expect(host.received.filter(({ to }) => to.includes(owner.email))).toHaveLength(1);
    expect((await setup(owner.token)).mailFailing).toBeNull();
  });

  it('does not bring a link that has ended meanwhile', async () => {
    const owner = await signUp(app.api);
    await deliverAll(app);
    host.refusal = { code: 451, text: 'Mailbox busy' };
    await call(`${app.api}/auth/forgot-password`, { method: 'POST', body: { email: owner.email } });
    await deliverAll(app);
    await asOwner(
      app,
      `UPDATE outbox SET payload = jsonb_set(payload, '{validUntil}', to_jsonb(now() - interval '1 second'))
       WHERE recipient = $1 AND kind = 'password_reset' AND payload ? 'validUntil'`,
      [owner.email],
    );
    host.refusal = null;
    await deliverAll(app);
    const subjects = host.received.filter(({ to }) => to.includes(owner.email)).map(({ raw }) => raw);
    expect(subjects.filter((raw) => raw.includes('Choose a new password'))).toEqual([]);
    expect((await setup(owner.token)).mailFailing?.message).toContain('The link in it ended before');
  });

  it('is given up when the recipient does not exist', async () => {
    const owner = await signUp(app.api);
    host.refusal = { code: 550, text: `<${owner.email}>: No such user` };
    await deliverAll(app);
    expect(await stateOf(owner.email)).toMatchObject({
      ...{ status: 'failed', attempts: 1, payload: {} },
      // As in the log, where nobody's address belongs.
      last_error: expect.stringMatching(/ 550 the recipient: No such user\.$/),
    });
    expect((await setup(owner.token)).mailFailing?.message).toContain('It is not tried again.');
  });

  it.each([
    ['asks for a sign-in first', { refusal: { code: 530, text: 'Authentication required' } }],
    ['lets the sender not through', { senderRefusal: { code: 550, text: 'Sender not verified' } }],
  ])('waits while the server %s, which is nothing about the recipient', async (_, mood) => {
    const owner = await signUp(app.api);
    Object.assign(host, mood);
    await deliverAll(app);
    expect(await stateOf(owner.email)).toMatchObject({ status: 'pending', last_error: expect.any(String) });
    Object.assign(host, { refusal: null, senderRefusal: null });
    await deliverAll(app);
    expect(await stateOf(owner.email)).toMatchObject({ status: 'sent' });
  });

  it('waits, whole, a weekend long while the server refuses the sign-in', async () => {
    const owner = await signUp(app.api);
    await host.close();
    host.locked = true;
    await host.open(port);
    await asOwner(app, 'UPDATE outbox SET attempts = 20 WHERE recipient = $1', [owner.email]);
    await deliverAll(app);
    expect(await stateOf(owner.email)).toMatchObject({
      status: 'pending',
      last_error: 'The mail server refuses the user or password of SMTP_URL.',
      payload: { subject: expect.any(String) },
    });
    host.locked = false;
    await deliverAll(app);
    expect(await stateOf(owner.email)).toMatchObject({ status: 'sent' });
  });

  it('is taken up only where it is really being sent, so that no lease runs out in a queue', async () => {
    await deliverAll(app);
    const { promise: gate, resolve: open } = Promise.withResolvers<void>();
    Object.assign(host, { gate, begun: 0 });
    try {
      const owners = await Promise.all(Array.from({ length: 12 }, () => signUp(app.api)));
      const emails = owners.map(({ email }) => email);
      const worker = app.app.get(OutboxWorker, { strict: false });
      const delivered = worker.deliverDue();
      for (let tries = 0; tries < 400 && host.begun < 5; tries++) await new Promise((resume) => setTimeout(resume, 25));
      const taken = await asOwner(app, 'SELECT 1 FROM outbox WHERE recipient = ANY($1) AND attempts > 0', [emails]);
      expect([host.begun, taken.length]).toEqual([5, 5]);
      open();
      await delivered;
      for (const email of emails) expect(await stateOf(email)).toMatchObject({ status: 'sent', attempts: 1 });
    } finally {
      open();
    }
  });

  it('is not sent to names that are nobody’s, where each would bounce', async () => {
    const { email } = await signUp(app.api, { email: 'owner@painter.example' });
    await deliverAll(app);
    expect(host.received.some(({ to }) => to.includes(email))).toBe(false);
    expect(await stateOf(email)).toMatchObject({ status: 'failed', attempts: 1, payload: {} });
  });

  it('waits while the server is down, with a longer pause each time', async () => {
    await host.close();
    const owner = await signUp(app.api);
    const pauses: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await deliverAll(app);
      const [row] = await asOwner<{ seconds: number }>(
        app,
        'SELECT extract(epoch FROM next_attempt_at - updated_at)::float8 AS seconds FROM outbox WHERE recipient = $1',
        [owner.email],
      );
      pauses.push(row?.seconds ?? 0);
    }
    expect(pauses[0]).toBeGreaterThanOrEqual(10);
    expect(pauses[1]).toBeGreaterThanOrEqual(60);
    expect(pauses[2]).toBeGreaterThanOrEqual(300);
    expect(await stateOf(owner.email)).toMatchObject({
      status: 'pending',
      last_error: 'The mail server cannot be reached (ESOCKET).',
    });
    await host.open(port);
    await deliverAll(app);
    expect(await stateOf(owner.email)).toMatchObject({ status: 'sent' });
  });

  it('tells no password in the clear, unless that is wanted', async () => {
    // The unspecified address leads to this machine, as an address elsewhere would to a server that hides its encryption.
    const away = await startApp({ SMTP_URL: `smtp://mailer:p%40ss@0.0.0.0:${port}` });
    try {
      await standStill(away);
      const { email } = await signUp(away.api);
      const before = host.signIns;
      await deliverAll(away);
      const [mail] = await asOwner(away, 'SELECT status, last_error FROM outbox WHERE recipient = $1', [email]);
      expect(mail).toEqual({
        status: 'pending',
        last_error: expect.stringMatching(
          /^The connection to the mail server cannot be encrypted .* \?tls=off to SMTP_URL\.$/,
        ),
      });
      expect(host.signIns).toBe(before);
    } finally {
      await away.close();
    }
  });

  it('shows no kept mail', async () => {
    expect((await call(`${app.origin}/dev/mail`)).status).toBe(404);
  });
});
