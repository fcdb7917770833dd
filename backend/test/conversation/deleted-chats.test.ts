import { randomUUID } from 'node:crypto';
import { type TestBusiness, openPainter } from '../support/business.js';
import { type TestAppWithModel, startAppWithModel } from '../support/app-with-model.js';
import { asOwner } from '../support/as-owner.js';
import { call } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestAppWithModel;
let business: TestBusiness;

beforeAll(async () => {
  app = await startAppWithModel();
  business = await openPainter(app.api);
}, 60_000);

afterEach(() => (app.model.whileAsked = () => Promise.resolve()));

afterAll(() => app.close());

const NOT_FOUND = { statusCode: 404, code: 'not_found', message: 'Chat not found' };

async function opened(): Promise<TestVisitor> {
  const visitor = new TestVisitor(app.api, business.id);
  await visitor.say('Hello, I want some walls painted');
  return visitor;
}

const deleteChat = ({ chatId }: TestVisitor) =>
  call(`${app.api}/chats/${chatId ?? ''}`, { method: 'DELETE', token: business.token });

describe('a chat that its owner deletes', () => {
  it('is not found by the message that waits for its turn in it', async () => {
    const visitor = await opened();
    await asOwner(app, "UPDATE chats SET busy_until = now() + interval '1 hour' WHERE id = $1", [visitor.chatId]);
    const waiting = visitor.say('three rooms');
    for (let stored = 0; stored < 2;) {
      const count = 'SELECT count(*)::int AS n FROM chat_messages WHERE chat_id = $1 AND role = $2';
      stored = (await asOwner<{ n: number }>(app, count, [visitor.chatId, 'user']))[0]?.n ?? 0;
    }
    expect((await deleteChat(visitor)).status).toBe(204);
    expect((await waiting).body).toEqual(NOT_FOUND);
  }, 20_000);

  it('is not found by the answer that is being made for it, whole or streamed', async () => {
    const whole = await opened();
    const streamed = await opened();
    const deletes = async (visitor: TestVisitor) => {
      app.model.whileAsked = async () => {
        await deleteChat(visitor);
      };
    };
    await deletes(whole);
    expect((await whole.say('three rooms')).body).toEqual(NOT_FOUND);
    await deletes(streamed);
    const heard = await streamed.hear('three rooms');
    expect(heard.done).toBeNull();
    app.model.whileAsked = () => Promise.resolve();
    expect((await streamed.say('three rooms', { clientMessageId: randomUUID() })).body).toEqual(NOT_FOUND);
    const left = await asOwner<{ n: number }>(
      app,
      'SELECT count(*)::int AS n FROM chat_messages WHERE chat_id = ANY($1)',
      [[whole.chatId, streamed.chatId]],
    );
    expect(left[0]?.n).toBe(0);
  }, 20_000);
});
