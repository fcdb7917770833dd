import { randomUUID } from 'node:crypto';
import { openPainter, type TestBusiness } from '../support/business.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { call } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestApp;
let business: TestBusiness;

beforeAll(async () => {
  app = await startApp();
  business = await openPainter(app.api);
}, 60_000);

afterAll(() => app.close());

const chatOf = async (visitor: TestVisitor) =>
  (
    await call<{
      messages: { role: string; content: string }[];
      contact_name: string | null;
      contact_email: string | null;
      summary: string;
      estimate: { amount: number } | null;
    }>(`${app.api}/chats/${visitor.chatId ?? ''}`, { token: business.token })
  ).body;

/** What the visitor's page gets after a reload. */
const resume = ({ chatId, token }: TestVisitor, shown = token) =>
  call<{ messages: unknown[]; estimate: { amount: number } | null }>(`${app.api}/quote/chats/${chatId ?? ''}`, {
    headers: shown === null ? {} : { 'x-visitor-token': shown },
  });

describe('a conversation', () => {
  it('goes from the first word to price and lead without asking anything twice', async () => {
    const visitor = new TestVisitor(app.api, business.id);
    const questions = [];
    for (const words of [
      'hi there',
      'walls inside painted',
      'three rooms, nothing else',
      'this month',
      'Ida Brook, ida.brook@example.com',
      '8 Quarry Street, Salem',
      'a house',
    ]) {
      const { body } = await visitor.say(words);
      questions.push(...(body.message.match(/[^.!?]*\?/g) ?? []));
    }
    expect(new Set(questions).size).toBe(questions.length);
    const prices = visitor.replies.flatMap(({ estimate }) => (estimate ? [estimate] : []));
    const price = prices.at(-1);
    const [low, high] = [price?.low ?? 0, price?.high ?? 0];
    expect(price?.amount).toBeGreaterThanOrEqual(low);
    expect(price?.amount).toBeLessThanOrEqual(high);
    expect(Math.round((price?.lines ?? []).reduce((sum, { amount }) => sum + amount * 100, 0))).toBe(
      Math.round((price?.amount ?? 0) * 100),
    );
    const lead = await chatOf(visitor);
    expect(lead).toMatchObject({ contact_name: 'Ida Brook', contact_email: 'ida.brook@example.com' });
    expect(lead.estimate?.amount).toBe(price?.amount);
    expect(lead.summary).toMatch(/^Ida Brook: .*3 rooms.*\.$/);
    expect(lead.summary.length).toBeLessThanOrEqual(200);
  });

  it('puts the phone number first when there is danger, and says who is speaking', async () => {
    const { body } = await new TestVisitor(app.api, business.id).say(
      'Help, a pipe burst and water is pouring through the ceiling!',
    );
    expect(body.message).toContain('(503) 555-0142');
    expect(body.message).toContain('automated assistant');
    expect(body.emergencyPhone).toBe('(503) 555-0142');
    expect(body.estimate).toBeUndefined();
  });

  it('streams the words, then the answer', async () => {
    const heard = await new TestVisitor(app.api, business.id).hear('two rooms, walls only, this month');
    expect(heard.done?.message).toBe(heard.text);
    expect(heard.done?.visitorToken).toBeTruthy();
    expect(heard.done?.estimate?.amount).toBeGreaterThan(0);
  });

  it('breaks off a stream whose answer cannot be kept, and answers when the same message comes again', async () => {
    const visitor = new TestVisitor(app.api, business.id);
    const again = { clientMessageId: randomUUID() };
    await asOwner(app, `ALTER TABLE chat_messages ADD CONSTRAINT nothing_fits CHECK (role = 'user') NOT VALID`);
    const broken = await visitor.hear('two rooms, walls only, this month', again);
    await asOwner(app, 'ALTER TABLE chat_messages DROP CONSTRAINT nothing_fits');
    expect(broken.text).not.toBe('');
    expect(broken.done).toBeNull();
    const { done } = await visitor.hear('two rooms, walls only, this month', again);
    expect(done?.estimate?.amount).toBeGreaterThan(0);
  }, 20_000);

  it('answers a repeated message with the stored answer and changes nothing', async () => {
    const visitor = new TestVisitor(app.api, business.id);
    await visitor.say('hello, walls to paint');
    const first = await visitor.say('2 rooms', { clientMessageId: 'the-same' });
    const again = await visitor.say('2 rooms', { clientMessageId: 'the-same' });
    const [left, right] = await Promise.all([
      visitor.say('this week', { clientMessageId: 'twice' }),
      visitor.say('this week', { clientMessageId: 'twice' }),
    ]);
    expect(again.body.message).toBe(first.body.message);
    expect(right.body.message).toBe(left.body.message);
    expect((await chatOf(visitor)).messages).toHaveLength(6);
  });

  it('answers messages that come at once one after the other, in order', async () => {
    const visitor = new TestVisitor(app.api, business.id);
    await visitor.say('I want some walls painted');
    const sent = ['3 rooms', 'Actually 5 rooms', 'this month', 'Kay Reed, kay@example.com'];
    const waiting = [];
    for (const words of sent) {
      waiting.push(visitor.say(words));
      await new Promise((resolve) => setTimeout(resolve, 120));
    }
    expect((await Promise.all(waiting)).every(({ status }) => status === 200)).toBe(true);
    const { messages } = await chatOf(visitor);
    expect(messages.map(({ role }) => role)).toEqual(
      Array.from({ length: 10 }, (_, at) => (at % 2 === 0 ? 'user' : 'assistant')),
    );
    expect(messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
      'I want some walls painted',
      ...sent,
    ]);
  });

  it('is resumed with its token only', async () => {
    const visitor = new TestVisitor(app.api, business.id);
    await visitor.say('2 rooms, walls only, this month');
    const { body } = await resume(visitor);
    expect(body.messages).toEqual([
      expect.objectContaining({ role: 'user' }),
      expect.objectContaining({ role: 'assistant', estimate: visitor.replies[0]?.estimate }),
    ]);
    expect(body.estimate?.amount).toBe(visitor.replies[0]?.estimate?.amount);
    for (const token of [null, `${business.id}.wrong`, 'nonsense'])
      expect((await resume(visitor, token)).status).toBe(404);
  });
});

describe('at the door', () => {
  it.each([
    ['no message', { message: '' }, 400],
    ['a message that is too long', { message: 'x'.repeat(4_001) }, 400],
    ['a message that is no text', { message: { a: 1 } }, 400],
    ['a business that does not exist', { businessId: '00000000-0000-4000-8000-00000000dead' }, 404],
    ['a business id that is none', { businessId: "'; DROP TABLE chats" }, 404],
    ['a chat that does not exist', { chatId: '00000000-0000-4000-8000-00000000dead' }, 404],
    ['a preview by a stranger', { isPreview: true }, 401],
    ['a zero byte', { message: 'two rooms\u0000 please' }, 200],
    ['the longest message', { message: 'rooms '.repeat(666) }, 200],
  ])('%s', async (_, more, status) => {
    expect((await new TestVisitor(app.api, business.id).say('two rooms', more)).status).toBe(status);
  });

  it('a bot that fills the trap field is kept as spam, and nobody is told', async () => {
    const { status, body } = await new TestVisitor(app.api, business.id).say('buy cheap pills', {
      website: 'http://pills.example',
    });
    expect(status).toBe(200);
    expect(body.chatId).toBeUndefined();
    const { chats } = (
      await call<{ chats: { id: string; unread: boolean; messages: { content: string }[] }[] }>(
        `${app.api}/chats?status=spam`,
        { token: business.token },
      )
    ).body;
    expect(chats.map(({ messages }) => messages.map(({ content }) => content))).toEqual([['buy cheap pills']]);
    expect(chats[0]?.unread).toBe(false);
    const told = await asOwner(app, 'SELECT FROM outbox WHERE chat_id = $1', [chats[0]?.id]);
    expect(told).toEqual([]);
  });

  it('a visitor whose browser fills the trap field in the middle of a conversation is heard', async () => {
    const visitor = new TestVisitor(app.api, business.id);
    await visitor.say('two rooms, walls only, this month');
    const { body } = await visitor.say('Ute Berg, ute.berg@example.com', {
      contact: { name: 'Ute Berg', email: 'ute.berg@example.com' },
      website: 'https://berg.example',
    });
    expect(body.chatId).toBe(visitor.chatId);
    expect(await chatOf(visitor)).toMatchObject({ contact_name: 'Ute Berg', contact_email: 'ute.berg@example.com' });
  });

  it.each(['jane@gmail', 'jane@mycompany', 'jane'])(
    'the form gets %s back: nobody makes up the rest of an address',
    async (email) => {
      const visitor = new TestVisitor(app.api, business.id);
      await visitor.say('two rooms, walls only, this month');
      const { status, body } = await visitor.say(`Jane Poe, ${email}`, { contact: { name: 'Jane Poe', email } });
      expect(status).toBe(400);
      expect(body).toMatchObject({
        code: 'validation_failed',
        errors: [{ field: 'contact.email', message: 'Enter a complete email address.' }],
      });
      expect(await chatOf(visitor)).toMatchObject({ contact_name: null, contact_email: null });
      await visitor.say('Jane Poe, jane@example.com', { contact: { name: 'Jane Poe', email: 'jane@example.com' } });
      expect(await chatOf(visitor)).toMatchObject({ contact_name: 'Jane Poe', contact_email: 'jane@example.com' });
    },
  );

  it('a form without an address is taken', async () => {
    const visitor = new TestVisitor(app.api, business.id);
    await visitor.say('two rooms, walls only, this month');
    await visitor.say('Jane Poe, 541-555-0128', { contact: { name: 'Jane Poe', email: '', phone: '541-555-0128' } });
    expect(await chatOf(visitor)).toMatchObject({ contact_name: 'Jane Poe', contact_email: null });
  });

  it("an owner's preview is answered and is no lead", async () => {
    const visitor = new TestVisitor(app.api, business.id, { isPreview: true });
    const { status, body } = await visitor.say('two rooms', {}, { authorization: `Bearer ${business.token}` });
    expect(status).toBe(200);
    expect((await call(`${app.api}/chats/${body.chatId ?? ''}`, { token: business.token })).status).toBe(404);
  });

  it('only the websites on the list may speak', async () => {
    const own = await openPainter(app.api, 'Careful Painters');
    const saved = await call(`${app.api}/settings/widget`, {
      ...{ method: 'PUT', token: own.token },
      body: {
        greeting: '',
        color: '#0b57d0',
        position: 'right',
        allowedOrigins: ['https://careful.example'],
        priceVisibility: 'at_once',
      },
    });
    expect(saved.status).toBe(200);
    const visitor = new TestVisitor(app.api, own.id);
    expect((await visitor.say('two rooms', {}, { origin: 'https://other.example' })).body).toMatchObject({
      code: 'origin_not_allowed',
    });
    expect((await visitor.say('two rooms', {}, { origin: 'https://careful.example' })).status).toBe(200);
  });

  it('a question about work that the owner declines leaves the price on the lead', async () => {
    const own = await openPainter(app.api, 'Steady Painters');
    const rule = { title: 'Murals', description: "We don't paint murals", isActive: true };
    await call(`${app.api}/rules`, { method: 'POST', token: own.token, body: rule });
    const visitor = new TestVisitor(app.api, own.id);
    const amount = (await visitor.say('two rooms, walls only, this month')).body.estimate?.amount;
    expect(amount).toBeGreaterThan(0);
    expect((await visitor.say('do you paint murals?')).body.message).toContain("We don't paint murals.");
    await visitor.say('Lea Hart, lea@example.com');
    const lead = await call<{ summary: string; estimate: { amount: number } | null }>(
      `${app.api}/chats/${visitor.chatId ?? ''}`,
      { token: own.token },
    );
    expect(lead.body.estimate?.amount).toBe(amount);
    expect(lead.body.summary).toContain('estimate $');
    expect((await visitor.say('sorry, three rooms')).body.estimate?.amount).toBeGreaterThan(amount ?? 0);
  });

  it('too many messages are slowed down, with the time to wait', async () => {
    const strict = await startApp({ RATE_LIMIT_FACTOR: '1' });
    try {
      const own = await openPainter(strict.api);
      const visitor = new TestVisitor(strict.api, own.id);
      const answers = [];
      for (let turn = 0; turn < 34; turn++) answers.push(await visitor.say('two rooms'));
      const last = answers.at(-1);
      expect(last?.status).toBe(429);
      expect(Number(last?.headers.get('retry-after'))).toBeGreaterThan(0);
    } finally {
      await strict.close();
    }
  }, 60_000);
});
