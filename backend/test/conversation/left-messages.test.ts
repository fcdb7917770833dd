import { randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import { AnswerStore } from '../../src/quotes/conversation/answer-store.js';
import { AnswerRecovery } from '../../src/quotes/conversation/answer-recovery.js';
import { EstimatorService } from '../../src/quotes/estimator/estimator.service.js';
import { type Replica, type TestApp, startApp, startReplica } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { type TestBusiness, openPainter } from '../support/business.js';
import { call } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

interface Lead {
  contact_name: string | null;
  contact_phone: string | null;
  unread: boolean;
  messages: { role: string; content: string }[];
  notices: { kind: string; recipient: string }[];
}

let app: TestApp;
let replica: Replica;
let business: TestBusiness;

beforeAll(async () => {
  app = await startApp();
  replica = await startReplica(app);
  business = await openPainter(app.api);
}, 60_000);

afterEach(() => void jest.restoreAllMocks());

afterAll(async () => {
  await replica.close();
  await app.close();
});

const SAVED =
  'Thank you, your message is saved and the owner will answer it. Something went wrong on my side just now.';

const path = ({ chatId }: TestVisitor) => `${app.api}/chats/${chatId ?? ''}`;
const leadOf = async (visitor: TestVisitor) => (await call<Lead>(path(visitor), { token: business.token })).body;
const digitsOf = (phone: string | null | undefined) => phone?.replace(/\D/g, '').slice(-10);

/** Somebody who has said what is to be done, of which the owner has read, and was told. */
async function known(): Promise<TestVisitor> {
  const visitor = new TestVisitor(app.api, business.id);
  await visitor.say('Hello, I want some walls painted indoors');
  await asOwner(app, `UPDATE outbox SET status = 'sent', attempts = 1 WHERE chat_id = $1`, [visitor.chatId]);
  await call(path(visitor), { method: 'PATCH', token: business.token, body: { unread: false } });
  return visitor;
}

/** Says something whose answer cannot be stored. */
async function sayInVain(visitor: TestVisitor, words: string, more: Record<string, unknown> = {}): Promise<void> {
  jest.spyOn(app.app.get(AnswerStore, { strict: false }), 'save').mockRejectedValueOnce(new Error('no'));
  expect((await visitor.say(words, more)).status).toBe(500);
}

async function minutesPass({ chatId }: TestVisitor, minutes: number): Promise<void> {
  const later = (column: string) => `${column} = ${column} - make_interval(mins => $2)`;
  const chat = `UPDATE chats SET ${later('busy_until')}, ${later('updated_at')} WHERE id = $1`;
  await asOwner(app, chat, [chatId, minutes]);
  await asOwner(app, `UPDATE chat_messages SET ${later('created_at')} WHERE chat_id = $1`, [chatId, minutes]);
}

const catchUp = () =>
  Promise.all([app, replica].map((one) => one.app.get(AnswerRecovery, { strict: false }).catchUp()));

const busyUntil = async ({ chatId }: TestVisitor) =>
  (await asOwner<{ busy_until: Date | null }>(app, 'SELECT busy_until FROM chats WHERE id = $1', [chatId]))[0]
    ?.busy_until;

describe('a message that could not be answered', () => {
  it.each([
    ['in its words', "three rooms, walls only, this month. I'm Jo Mason, 503-555-0188", {}],
    ['in the form', 'three rooms, walls only, this month', { name: 'Jo Mason', phone: '503-555-0188' }],
  ])('leaves the contact details %s to the owner', async (_, words, contact) => {
    const visitor = await known();
    const estimator = app.app.get(EstimatorService, { strict: false });
    jest.spyOn(estimator, 'estimateSoon').mockRejectedValueOnce(new Error('no'));
    const { status, body } = await visitor.say(words, { contact });
    expect([status, body.message]).toEqual([200, SAVED]);
    const lead = await leadOf(visitor);
    expect([lead.contact_name, digitsOf(lead.contact_phone)]).toEqual(['Jo Mason', '5035550188']);
    expect(lead.notices.map(({ kind }) => kind)).toEqual(['lead', 'lead_with_contact']);
    expect((await visitor.say('three rooms, walls only, this month')).body.estimate?.amount).toBeGreaterThan(0);
    expect((await leadOf(visitor)).contact_name).toBe('Jo Mason');
  });
});

describe('a message whose turn has never ended', () => {
  it('is unread, and taken up after some minutes, once', async () => {
    const visitor = await known();
    const message = { clientMessageId: randomUUID() };
    await sayInVain(visitor, 'Jo Mason, 503-555-0188', message);
    expect(await leadOf(visitor)).toMatchObject({ unread: true, contact_phone: null });
    await minutesPass(visitor, 4);
    await catchUp();
    expect((await leadOf(visitor)).messages).toHaveLength(3);

    await minutesPass(visitor, 2);
    await catchUp();
    const lead = await leadOf(visitor);
    expect([lead.contact_name, digitsOf(lead.contact_phone), lead.unread]).toEqual(['Jo Mason', '5035550188', true]);
    expect(lead.messages.map(({ content }) => content).slice(2)).toEqual(['Jo Mason, 503-555-0188', SAVED]);
    expect(lead.notices.map(({ kind }) => kind)).toEqual(['lead', 'lead_with_contact']);
    expect(await busyUntil(visitor)).toBeNull();
    expect((await visitor.say('Jo Mason, 503-555-0188', message)).body.message).toBe(SAVED);
  });

  it('is taken up as well where it was the first, or waited while another was answered', async () => {
    const first = new TestVisitor(app.api, business.id);
    jest.spyOn(app.app.get(AnswerStore, { strict: false }), 'save').mockRejectedValueOnce(new Error('no'));
    await first.say("walls to paint, I'm Ida Brook, 503-555-0101", { clientMessageId: 'of the first' });
    const [chat] = await asOwner<{ chat_id: string }>(
      app,
      `SELECT chat_id FROM chat_messages WHERE client_message_id = 'of the first'`,
    );
    first.chatId = chat?.chat_id ?? null;

    const second = await known();
    await sayInVain(second, 'Jo Mason, 503-555-0188');
    await minutesPass(second, 1);
    await second.say('My number is 503-555-0111');
    expect(await busyUntil(second)).not.toBeNull();

    await Promise.all([first, second].map((visitor) => minutesPass(visitor, 6)));
    await catchUp();
    expect(await leadOf(first)).toMatchObject({ contact_name: 'Ida Brook', notices: [{ kind: 'lead_with_contact' }] });
    const lead = await leadOf(second);
    // What was said later counts.
    expect([lead.contact_name, digitsOf(lead.contact_phone)]).toEqual(['Jo Mason', '5035550111']);
    expect(lead.messages).toHaveLength(6);
    expect(await busyUntil(second)).toBeNull();
  });

  it('keeps no other back when it cannot be taken up', async () => {
    const visitors = [await known(), await known()];
    for (const visitor of visitors) {
      await sayInVain(visitor, 'Jo Mason, 503-555-0188');
      await minutesPass(visitor, 6);
    }
    const left = app.app.get(AnswerRecovery, { strict: false });
    jest.spyOn(app.app.get(AnswerStore, { strict: false }), 'save').mockRejectedValueOnce(new Error('no'));
    await left.catchUp();
    const names = async () => (await Promise.all(visitors.map(leadOf))).map(({ contact_name }) => contact_name);
    expect((await names()).filter((name) => name === null)).toHaveLength(1);
    await Promise.all(visitors.map((visitor) => minutesPass(visitor, 6)));
    await left.catchUp();
    expect(await names()).toEqual(['Jo Mason', 'Jo Mason']);
  });
});
