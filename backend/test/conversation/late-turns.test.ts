import { setTimeout as sleep } from 'node:timers/promises';
import { type Replica, startReplica } from '../support/app.js';
import { type TestAppWithModel, startAppWithModel } from '../support/app-with-model.js';
import { asOwner } from '../support/as-owner.js';
import { type TestBusiness, openPainter } from '../support/business.js';
import { call } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

interface Lead {
  contact_name: string | null;
  contact_phone: string | null;
  details: { quantities: { quantity: number; unit: string }[] };
  estimate: { amount: number } | null;
  messages: { role: string; content: string }[];
}

let app: TestAppWithModel;
let replica: Replica;
let business: TestBusiness;

beforeAll(async () => {
  app = await startAppWithModel();
  replica = await startReplica(app);
  business = await openPainter(app.api);
}, 60_000);

afterEach(() => (app.model.whileAsked = () => Promise.resolve()));

afterAll(async () => {
  await replica.close();
  await app.close();
});

/** A visitor who has said hello, and the same one as another replica knows them. */
async function greeted(): Promise<{ visitor: TestVisitor; elsewhere: TestVisitor }> {
  const visitor = new TestVisitor(app.api, business.id);
  await visitor.say('Hello, I want some walls painted indoors');
  const elsewhere = new TestVisitor(replica.api, business.id);
  Object.assign(elsewhere, { chatId: visitor.chatId, token: visitor.token });
  return { visitor, elsewhere };
}

/** As when the turn that is being answered had begun a minute ago. */
async function overtime({ chatId }: TestVisitor): Promise<void> {
  const ago = "interval '1 minute'";
  await asOwner(app, `UPDATE chats SET busy_until = busy_until - ${ago} WHERE id = $1`, [chatId]);
  await asOwner(app, `UPDATE chat_messages SET created_at = created_at - ${ago} WHERE chat_id = $1`, [chatId]);
}

async function expectBothKept({ chatId }: TestVisitor): Promise<void> {
  const { body: lead } = await call<Lead>(`${app.api}/chats/${chatId ?? ''}`, { token: business.token });
  expect(lead.contact_name).toBe('Jo Mason');
  expect(lead.contact_phone?.replace(/\D/g, '')).toContain('5035550188');
  expect(lead.details.quantities).toEqual([expect.objectContaining({ quantity: 3, unit: 'room' })]);
  expect(lead.estimate?.amount).toBeGreaterThan(0);
  expect(lead.messages.map(({ role }) => role)).toEqual(Array.from({ length: 3 }, () => ['user', 'assistant']).flat());
  const busy = await asOwner<{ busy_until: Date | null }>(app, 'SELECT busy_until FROM chats WHERE id = $1', [chatId]);
  expect(busy).toEqual([{ busy_until: null }]);
}

const SIZE = 'three rooms, just the walls, this month';
const CONTACT = 'Jo Mason, 503-555-0188';

describe('an answer that takes longer than its chat is kept for it', () => {
  it('leaves what a newer one has learned, and adds what it knows itself', async () => {
    const { visitor, elsewhere } = await greeted();
    app.model.whileAsked = async () => {
      app.model.whileAsked = () => Promise.resolve();
      await overtime(visitor);
      expect((await elsewhere.say(CONTACT)).status).toBe(200);
    };
    const { status, body } = await visitor.say(SIZE);
    expect(status).toBe(200);
    expect(body.estimate?.amount).toBeGreaterThan(0);
    await expectBothKept(visitor);
  }, 30_000);

  it('is told whole where its words were shown already', async () => {
    const { visitor, elsewhere } = await greeted();
    app.model.whileAsked = async () => {
      app.model.whileAsked = () => Promise.resolve();
      await overtime(visitor);
      await elsewhere.say(CONTACT);
    };
    const heard = await visitor.hear(SIZE);
    expect(heard.done?.estimate?.amount).toBeGreaterThan(0);
    await expectBothKept(visitor);
  }, 30_000);

  it('takes the chat from no newer one that is under way', async () => {
    const { visitor, elsewhere } = await greeted();
    let newer: Promise<unknown> = Promise.resolve();
    app.model.whileAsked = async () => {
      const asked = new Promise<void>((isAsked) => {
        app.model.whileAsked = async () => {
          app.model.whileAsked = () => Promise.resolve();
          isAsked();
          // Until the older one has come with its answer.
          await sleep(1_000);
        };
      });
      await overtime(visitor);
      newer = elsewhere.say(CONTACT);
      await asked;
    };
    expect((await visitor.say(SIZE)).status).toBe(200);
    await newer;
    await expectBothKept(visitor);
  }, 30_000);
});
