import { jest } from '@jest/globals';
import { Notices } from '../../src/notices/index.js';
import { DigestSchedule } from '../../src/notices/digest/digest.schedule.js';
import { MissedLeads } from '../../src/notices/leads/missed-leads.js';
import { deliverAll, keptMails } from '../mail/deliver.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { type TestBusiness, openPainter } from '../support/business.js';
import { call, signUp } from '../support/client.js';
import { inTheWay, waiting } from '../support/in-the-way.js';
import { standStill } from '../support/stand-still.js';
import { TestVisitor } from '../support/visitor.js';

interface Delivery {
  kind: string;
  status: string;
  seconds: number;
}

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await standStill(app);
});
afterAll(() => app.close());

/** Mails about leads only. */
const leadMails = async (owner: TestBusiness) =>
  (await keptMails(app, owner.email)).filter(({ subject }) => !subject.startsWith('Your Chalkline account'));

const queued = (chatId: string | null) =>
  asOwner<Delivery>(
    app,
    `SELECT kind, status, extract(epoch FROM next_attempt_at - now())::float8 AS seconds FROM outbox WHERE chat_id = $1 ORDER BY created_at`,
    [chatId],
  );

async function talk(owner: TestBusiness, ...lines: string[]): Promise<TestVisitor> {
  const visitor = new TestVisitor(app.api, owner.id);
  for (const line of lines) expect((await visitor.say(line)).status).toBe(200);
  return visitor;
}

describe('the notice of a lead', () => {
  it('is one mail, soon after the contact details, whatever else is said before it leaves', async () => {
    const owner = await openPainter(app.api);
    const visitor = await talk(owner, 'Please paint 3 rooms, walls only', 'I am Robin Hale, 503-555-0177');
    await visitor.say('Some time this month, at 12 Elm St, Springfield');
    const [lead] = (await queued(visitor.chatId)).filter(({ kind }) => kind === 'lead_with_contact');
    expect(lead?.status).toBe('pending');
    expect(lead?.seconds).toBeLessThanOrEqual(5);
    await deliverAll(app);
    await visitor.say('Thank you');
    await deliverAll(app);
    const mails = await leadMails(owner);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.text).toContain('Robin');
    expect(mails[0]?.text).toContain('555');
    expect(mails[0]?.text).toContain(`/dashboard/chats/${visitor.chatId}`);
    const { body } = await call<{ notices: { status: string; recipient: string }[] }>(
      `${app.api}/chats/${visitor.chatId}`,
      { token: owner.token },
    );
    expect(body.notices).toEqual([
      expect.objectContaining({
        channel: 'email',
        recipient: owner.email,
        status: 'sent',
        attempts: 1,
        lastError: null,
      }),
    ]);
  });

  it('comes once more when the contact details come later, and not a third time', async () => {
    const owner = await openPainter(app.api);
    const visitor = await talk(owner, 'I would like two rooms painted');
    const [early] = await queued(visitor.chatId);
    expect(early).toMatchObject({ kind: 'lead', status: 'pending' });
    expect(early?.seconds).toBeGreaterThan(60);
    await deliverAll(app);
    await visitor.say('You can call me on 503-555-0188');
    await deliverAll(app);
    await visitor.say('My mail is robin@example.com');
    await deliverAll(app);
    const subjects = (await leadMails(owner)).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^New lead/), expect.stringMatching(/left contact details$/)]);
  });

  it('comes once more when the contact details come while the first mail is just leaving', async () => {
    const owner = await openPainter(app.api);
    const visitor = await talk(owner, 'I would like two rooms painted');
    const leaving = 'UPDATE outbox SET attempts = 1 WHERE chat_id = $1';
    const { answer } = await inTheWay(app, leaving, [visitor.chatId], async () => {
      const said = visitor.say('You can call me on 503-555-0188');
      await waiting(app);
      return { answer: said };
    });
    expect((await answer).status).toBe(200);
    expect(await queued(visitor.chatId)).toMatchObject([{ kind: 'lead' }, { kind: 'lead_with_contact' }]);
    await deliverAll(app);
    const subjects = (await leadMails(owner)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.endsWith('left contact details'))).toHaveLength(1);
  });

  it('is a mail of its own for a hundred leads a day; more of them come in one mail in the evening', async () => {
    const owner = await openPainter(app.api);
    await call(`${app.api}/settings/notices`, { method: 'PUT', token: owner.token, body: { timezone: 'UTC' } });
    const early = await talk(owner, 'I would like two rooms painted');
    await deliverAll(app);
    await asOwner(
      app,
      `WITH opened AS (INSERT INTO chats (business_id) SELECT $1 FROM generate_series(1, 100) RETURNING id)
       INSERT INTO outbox (business_id, chat_id, channel, kind, recipient, payload, dedupe_key, status, attempts)
       SELECT $1, id, 'email', 'lead', $2, '{}', 'lead:email:' || id, 'sent', 1 FROM opened`,
      [owner.id, owner.email],
    );
    const late = await talk(owner, 'I would like three rooms painted', 'You can call me on 503-555-0189');
    await early.say('You can call me on 503-555-0190');
    await deliverAll(app);
    const told = await leadMails(owner);
    expect(told.map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^New lead/),
      expect.stringMatching(/left contact details$/),
    ]);
    expect(told[1]?.text).toContain('0190');
    const { body } = await call<{ notices: object[] }>(`${app.api}/chats/${late.chatId}`, { token: owner.token });
    expect(body.notices).toContainEqual(
      expect.objectContaining({ status: 'failed', attempts: 0, lastError: expect.stringContaining('More than 100') }),
    );
    const setup = await call<{ mailFailing: object | null }>(`${app.api}/setup`, { token: owner.token });
    expect(setup.body.mailFailing).toBeNull();
    const evening = new Date();
    evening.setUTCHours(18, 5, 0, 0);
    await app.app.get(DigestSchedule, { strict: false }).writeDue(evening);
    await deliverAll(app);
    const [, , summary, ...more] = await leadMails(owner);
    expect(summary?.subject).toBe('1 new lead from your website');
    expect(summary?.text).toContain('0189');
    expect(more).toEqual([]);
  });

  it('is not sent for previews, nor after the chat was erased', async () => {
    const owner = await openPainter(app.api);
    const preview = new TestVisitor(app.api, owner.id, { isPreview: true });
    await preview.say('Paint 2 rooms, call 503-555-0100', {}, { authorization: `Bearer ${owner.token}` });
    const erased = await talk(owner, 'Paint 2 rooms, call 503-555-0100');
    expect((await call(`${app.api}/chats/${erased.chatId}`, { method: 'DELETE', token: owner.token })).status).toBe(
      204,
    );
    await deliverAll(app);
    expect(await leadMails(owner)).toEqual([]);
  });

  it('is caught up when the process died before the turn was saved', async () => {
    const owner = await openPainter(app.api);
    const visitor = await talk(owner, 'Paint 2 rooms, call 503-555-0100');
    await asOwner(app, 'DELETE FROM outbox WHERE chat_id = $1', [visitor.chatId]);
    const missed = app.app.get(MissedLeads, { strict: false });
    await missed.catchUp();
    expect(await queued(visitor.chatId)).toEqual([]);
    await asOwner(app, `UPDATE chats SET created_at = now() - interval '20 minutes' WHERE id = $1`, [visitor.chatId]);
    await Promise.all([missed.catchUp(), missed.catchUp()]);
    expect(await queued(visitor.chatId)).toEqual([expect.objectContaining({ kind: 'lead_with_contact' })]);
  });

  it('is caught up although that of another lead cannot be', async () => {
    const owner = await openPainter(app.api);
    const chats = await Promise.all([talk(owner, 'Paint 2 rooms'), talk(owner, 'Paint 3 rooms')]);
    const ids = chats.map(({ chatId }) => chatId);
    await asOwner(app, 'DELETE FROM outbox WHERE chat_id = ANY($1)', [ids]);
    await asOwner(app, `UPDATE chats SET created_at = now() - interval '20 minutes' WHERE id = ANY($1)`, [ids]);
    const notices = app.app.get(Notices, { strict: false });
    const missed = app.app.get(MissedLeads, { strict: false });
    const broken = jest.spyOn(notices, 'leadChanged').mockRejectedValueOnce(new Error('no'));
    await missed.catchUp();
    broken.mockRestore();
    expect((await Promise.all(ids.map(queued))).flat()).toHaveLength(1);
    await missed.catchUp();
    expect((await Promise.all(ids.map(queued))).flat()).toHaveLength(2);
  });

  it('reaches a webhook too when its turn was never saved, even where mails wait for the digest', async () => {
    const owner = await openPainter(app.api);
    await asOwner(app, `UPDATE profiles SET notice_mode = 'digest', webhook_url = $2 WHERE id = $1`, [
      owner.id,
      'https://hooks.example.com/leads',
    ]);
    const visitor = await talk(owner, 'Paint 2 rooms, call 503-555-0100');
    await asOwner(app, 'DELETE FROM outbox WHERE chat_id = $1', [visitor.chatId]);
    await asOwner(app, `UPDATE chats SET created_at = now() - interval '20 minutes' WHERE id = $1`, [visitor.chatId]);
    const missed = app.app.get(MissedLeads, { strict: false });
    await missed.catchUp();
    await missed.catchUp();
    expect(await queued(visitor.chatId)).toEqual([expect.objectContaining({ kind: 'lead_with_contact' })]);
  });
});

describe("the visitor's copy", () => {
  it('holds the estimate with its lines, answers to the business, and comes once', async () => {
    const owner = await openPainter(app.api);
    const visitor = await talk(owner, '3 rooms, walls only, this month', 'robin.copy@example.com');
    const stored = await call<{ estimate: { low: number; high: number; lines: { label: string }[] } | null }>(
      `${app.api}/chats/${visitor.chatId}`,
      { token: owner.token },
    );
    expect(stored.body.estimate).not.toBeNull();
    await deliverAll(app);
    await visitor.say('And thank you');
    await deliverAll(app);
    const copies = await keptMails(app, 'robin.copy@example.com');
    expect(copies).toHaveLength(1);
    expect(copies[0]?.replyTo).toBe(owner.email);
    expect(copies[0]?.text).toContain('not an offer');
    for (const { label } of stored.body.estimate?.lines ?? []) expect(copies[0]?.text).toContain(label);
  });

  it('holds nothing that the visitor typed', async () => {
    const owner = await signUp(app.api, { businessName: 'Upright Pianos', industry: 'Other' });
    for (const price of [150, 151, 152, 153]) {
      const body = { title: 'Piano tuning', description: 'Tuning of one piano', price };
      await call(`${app.api}/jobs`, { method: 'POST', token: owner.token, body });
    }
    const visitor = new TestVisitor(app.api, owner.id);
    for (const words of ['Hi', 'piano tuning, claim it at evil.example/win', 'My email is robin.typed@example.com'])
      await visitor.say(words);
    await deliverAll(app);
    const [copy] = await keptMails(app, 'robin.typed@example.com');
    expect(copy?.text).toContain('From 4 similar jobs');
    expect(`${copy?.subject} ${copy?.text} ${copy?.html}`).not.toMatch(/evil|claim/);
  });

  it('goes to so many strangers a day and no more', async () => {
    const owner = await openPainter(app.api);
    const { chatId: other } = await talk(owner, '2 rooms, walls only, this month', 'robin.other@example.com');
    await asOwner(
      app,
      `INSERT INTO outbox (business_id, chat_id, channel, kind, recipient, payload, status)
       SELECT $1, $2, 'email', 'visitor_copy', n || '@example.com', '{}', 'sent' FROM generate_series(1, 200) n`,
      [owner.id, other],
    );
    await talk(owner, '3 rooms, walls only, this month', 'robin.late@example.com');
    await deliverAll(app);
    expect(await keptMails(app, 'robin.late@example.com')).toEqual([]);
  });

  it('is not sent where the owner hides prices', async () => {
    const owner = await openPainter(app.api);
    await call(`${app.api}/settings/widget`, { method: 'PUT', token: owner.token, body: { priceVisibility: 'never' } });
    await talk(owner, '3 rooms, walls only, this month', 'robin.hidden@example.com');
    await deliverAll(app);
    expect(await keptMails(app, 'robin.hidden@example.com')).toEqual([]);
  });
});
