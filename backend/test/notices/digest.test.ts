import { DigestSchedule } from '../../src/notices/digest/digest.schedule.js';
import { deliverAll, keptMails } from '../mail/deliver.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { type TestBusiness, openPainter } from '../support/business.js';
import { call } from '../support/client.js';
import { inTheWay } from '../support/in-the-way.js';
import { standStill } from '../support/stand-still.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  await standStill(app);
});
afterAll(() => app.close());

/** The next moment at which it is this hour in UTC. */
function atHour(hour: number): Date {
  const moment = new Date();
  moment.setUTCHours(hour, 5, 0, 0);
  return moment;
}

const DAY_MS = 86_400_000;

async function openWithDigest(): Promise<TestBusiness> {
  const owner = await openPainter(app.api);
  await choose(owner, { mode: 'digest', timezone: 'UTC' });
  return owner;
}

const choose = (owner: TestBusiness, body: object) =>
  call(`${app.api}/settings/notices`, { method: 'PUT', token: owner.token, body });

async function talk(owner: TestBusiness, message: string): Promise<TestVisitor> {
  const visitor = new TestVisitor(app.api, owner.id);
  await visitor.say(message);
  return visitor;
}

/** Mails about leads that have been sent once the digest of a day, 0 for today, has been written. */
async function sentAfter(owner: TestBusiness, day: number) {
  await app.app.get(DigestSchedule, { strict: false }).writeDue(new Date(atHour(18).getTime() + day * DAY_MS));
  await deliverAll(app);
  return (await keptMails(app, owner.email)).filter(({ subject }) => !subject.startsWith('Your Chalkline account'));
}

it('one digest a day, after 18:00 at the business, holds all new leads and replaces the single mails', async () => {
  const owner = await openPainter(app.api);
  const settings = { mode: 'digest', timezone: 'UTC' };
  const saved = await call(`${app.api}/settings/notices`, { method: 'PUT', token: owner.token, body: settings });
  expect(saved.body).toMatchObject(settings);
  for (const phone of ['503-555-0101', '503-555-0102']) {
    await new TestVisitor(app.api, owner.id).say(`Paint 2 rooms, walls only, call ${phone}`);
  }
  const digests = app.app.get(DigestSchedule, { strict: false });
  const sent = async () => {
    await deliverAll(app);
    return (await keptMails(app, owner.email)).filter(({ subject }) => !subject.startsWith('Your Chalkline account'));
  };
  await digests.writeDue(atHour(17));
  expect(await sent()).toEqual([]);
  await Promise.all([digests.writeDue(atHour(18)), digests.writeDue(atHour(18))]);
  await digests.writeDue(atHour(19));
  const mails = await sent();
  expect(mails.map(({ subject }) => subject)).toEqual(['2 new leads from your website']);
  expect(mails[0]?.text).toContain('0101');
  expect(mails[0]?.text).toContain('0102');
});

it('an emergency does not wait for the digest', async () => {
  const owner = await openPainter(app.api);
  await call(`${app.api}/settings/notices`, { method: 'PUT', token: owner.token, body: { mode: 'digest' } });
  await new TestVisitor(app.api, owner.id).say('Burst pipe, water everywhere! 503-555-0103');
  await deliverAll(app);
  const mail = (await keptMails(app, owner.email)).find(({ subject }) => subject.startsWith('Emergency: '));
  expect(mail?.text).toContain('at once because it is an emergency');
  // It is chosen already.
  expect(mail?.text).not.toContain('One digest a day instead');
});

it('tells once more, and only once, of a lead that leaves its contact after the digest', async () => {
  const owner = await openWithDigest();
  const visitor = await talk(owner, 'Paint 2 rooms, walls only');
  expect(await sentAfter(owner, 0)).toHaveLength(1);
  await visitor.say('Call me on 503-555-0104');
  expect(await sentAfter(owner, 0)).toHaveLength(1);
  const [, second] = await sentAfter(owner, 1);
  expect(second?.subject).toBe('1 lead left contact details');
  expect(second?.text).toContain('0104');
  await visitor.say('My mail is robin@example.com');
  expect(await sentAfter(owner, 2)).toHaveLength(2);
});

it('tells of new leads and of contact details that came later in one mail', async () => {
  const owner = await openWithDigest();
  const early = await talk(owner, 'Paint 2 rooms, walls only');
  await sentAfter(owner, 0);
  await early.say('Call me on 503-555-0105');
  await talk(owner, 'Paint 3 rooms, walls only');
  const [, second] = await sentAfter(owner, 1);
  expect(second?.subject).toBe('1 new lead from your website, and 1 left contact details');
});

it('tells of a lead that was being stored while the digest was written', async () => {
  const owner = await openWithDigest();
  await talk(owner, 'Paint 2 rooms, walls only');
  const late = `INSERT INTO chats (business_id, summary) VALUES ($1, 'A fence, late')`;
  const [first] = await inTheWay(app, late, [owner.id], () => sentAfter(owner, 0));
  expect(first?.subject).toBe('1 new lead from your website');
  const [, second] = await sentAfter(owner, 1);
  expect(second?.text).toContain('A fence, late');
  expect(await sentAfter(owner, 2)).toHaveLength(2);
});

it('does not repeat what a mail of its own has told, nor a mail what a digest has told', async () => {
  const owner = await openPainter(app.api);
  const mailed = await talk(owner, 'Paint 2 rooms, walls only');
  await deliverAll(app);
  await choose(owner, { mode: 'digest', timezone: 'UTC' });
  await talk(owner, 'Burst pipe, water everywhere! 503-555-0106');
  await deliverAll(app);
  const told = await talk(owner, 'Paint 3 rooms, walls only');
  const [, , first] = await sentAfter(owner, 0);
  expect(first?.subject).toBe('1 new lead from your website');
  await mailed.say('Call me on 503-555-0107');
  const [, , , second] = await sentAfter(owner, 1);
  expect(second?.subject).toBe('1 lead left contact details');
  await choose(owner, { mode: 'each' });
  await told.say('Two coats, please');
  expect(await sentAfter(owner, 2)).toHaveLength(4);
  await told.say('Call me on 503-555-0108');
  const [, , , , last] = await sentAfter(owner, 2);
  expect(last?.subject).toMatch(/left contact details$/);
});

it('of a lead that the digest has told of, an emergency is still mailed at once', async () => {
  const owner = await openWithDigest();
  const visitor = await talk(owner, 'Paint 2 rooms, walls only');
  await sentAfter(owner, 0);
  await visitor.say('It is an emergency now: a burst pipe, water everywhere!');
  await deliverAll(app);
  const subjects = (await keptMails(app, owner.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^Emergency: /));
});

it('says how many there are when there are more than fit', async () => {
  const owner = await openWithDigest();
  await asOwner(app, `INSERT INTO chats (business_id, summary) SELECT $1, 'Lead ' || n FROM generate_series(1, 53) n`, [
    owner.id,
  ]);
  const mails = await sentAfter(owner, 0);
  expect(mails.map(({ subject }) => subject)).toEqual(['53 new leads from your website']);
  expect(mails[0]?.text).toContain('3 more');
  expect(await sentAfter(owner, 1)).toHaveLength(1);
});

/** The mail server has refused the newest mail of a kind for good, or for days. */
const lose = (owner: TestBusiness, kind: string) =>
  asOwner(
    app,
    `UPDATE outbox SET status = 'failed', attempts = greatest(attempts, 1), payload = '{}', last_error = 'Refused'
     WHERE id = (SELECT id FROM outbox WHERE business_id = $1 AND kind = $2 ORDER BY created_at DESC LIMIT 1)`,
    [owner.id, kind],
  );

/** Writes the digest of a day without sending it. */
const write = (day: number) =>
  app.app.get(DigestSchedule, { strict: false }).writeDue(new Date(atHour(18).getTime() + day * DAY_MS));

describe('a lead whose mail was lost', () => {
  it('is told of by the next digest after one that was given up', async () => {
    const owner = await openWithDigest();
    await talk(owner, 'Paint 2 rooms, walls only');
    await write(0);
    await lose(owner, 'digest');
    await asOwner(
      app,
      `UPDATE chats SET updated_at = now() - interval '6 days', created_at = now() - interval '6 days'`,
    );
    const mails = await sentAfter(owner, 1);
    expect(mails.map(({ subject }) => subject)).toEqual(['1 new lead from your website']);
    expect(await sentAfter(owner, 2)).toHaveLength(1);
  });

  it('is mailed when it says more, where the digest that told of it was given up and each lead is wanted now', async () => {
    const owner = await openWithDigest();
    const visitor = await talk(owner, 'Paint 2 rooms, walls only');
    await write(0);
    await lose(owner, 'digest');
    await choose(owner, { mode: 'each' });
    await visitor.say('Two coats, please');
    await deliverAll(app);
    const subjects = (await keptMails(app, owner.email)).map(({ subject }) => subject);
    expect(subjects).toContainEqual(expect.stringMatching(/^New lead: /));
  });

  it.each(['each', 'digest'])('of its own is in the next digest, and only that lead (mode %s)', async (mode) => {
    const owner = await openPainter(app.api);
    await talk(owner, 'Paint 2 rooms, walls only, call 503-555-0110');
    await lose(owner, 'lead_with_contact');
    await asOwner(
      app,
      `UPDATE chats SET updated_at = now() - interval '6 days', created_at = now() - interval '6 days'`,
    );
    await talk(owner, 'Paint 3 rooms, walls only, call 503-555-0111');
    await deliverAll(app);
    await choose(owner, { mode, timezone: 'UTC' });
    const [own, digest] = await sentAfter(owner, 0);
    expect(own?.text).toContain('0111');
    expect(digest?.subject).toBe('1 new lead from your website');
    expect(digest?.text).toContain('0110');
    expect(digest?.text).toContain(mode === 'each' ? 'no mail of their own' : 'because you chose a digest');
    expect(await sentAfter(owner, 1)).toHaveLength(2);
  });

  it('of its contact details is in the next digest', async () => {
    const owner = await openPainter(app.api);
    const visitor = await talk(owner, 'Paint 2 rooms, walls only');
    await deliverAll(app);
    await visitor.say('Call me on 503-555-0112');
    await lose(owner, 'lead_with_contact');
    await choose(owner, { timezone: 'UTC' });
    const [, digest] = await sentAfter(owner, 0);
    expect(digest?.subject).toBe('1 lead left contact details');
    expect(digest?.text).toContain('0112');
    expect(await sentAfter(owner, 1)).toHaveLength(2);
  });
});
