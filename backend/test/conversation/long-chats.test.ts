import { randomUUID } from 'node:crypto';
import { openPainter } from '../support/business.js';
import { type TestAppWithModel, startAppWithModel } from '../support/app-with-model.js';
import { asOwner } from '../support/as-owner.js';
import { call } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

interface Lead {
  contact_name: string | null;
  contact_phone: string | null;
  estimate: { amount: number } | null;
  messages: { role: string; content: string }[];
  notices: { kind: string; recipient: string }[];
}

let app: TestAppWithModel;

beforeAll(async () => {
  app = await startAppWithModel();
}, 60_000);

afterAll(() => app.close());

it('a conversation that has become too long repeats its answers, keeps what is said, and still takes the lead', async () => {
  const business = await openPainter(app.api);
  const visitor = new TestVisitor(app.api, business.id);
  const priced = await visitor.say('two rooms, walls only, this month');
  await asOwner(app, 'UPDATE chats SET turns = 119 WHERE id = $1', [visitor.chatId]);
  const last = { clientMessageId: randomUUID() };
  const answered = await visitor.say('two coats please', last);
  const repeated = await visitor.say('two coats please', last);
  expect(repeated.body).toEqual(answered.body);

  const asked = app.model.requests.length;
  const { status, body } = await visitor.say("Make it 9 rooms. I'm Nora Whitfield, 503-555-0128");
  expect(status).toBe(200);
  expect(body.message).toContain('very long');
  expect(body.message).toContain('(503) 555-0142');
  expect(body.estimate).toBeUndefined();
  expect(body.message).not.toContain('$');
  expect(app.model.requests.length).toBe(asked);

  const danger = await visitor.say('Help, a pipe burst and water is pouring through the ceiling!');
  expect(danger.body.emergencyPhone).toBe('(503) 555-0142');

  const { body: lead } = await call<Lead>(`${app.api}/chats/${visitor.chatId ?? ''}`, { token: business.token });
  expect(lead.contact_name).toBe('Nora Whitfield');
  expect(lead.contact_phone?.replace(/\D/g, '')).toContain('5035550128');
  expect(lead.estimate?.amount).toBe(priced.body.estimate?.amount);
  expect(lead.messages.filter(({ role }) => role === 'user')).toHaveLength(4);
  expect(lead.notices).toContainEqual(
    expect.objectContaining({ kind: 'lead_with_contact', recipient: business.email }),
  );
});

it('a conversation that is full says so, keeps no more, and has all that came before', async () => {
  const business = await openPainter(app.api);
  const visitor = new TestVisitor(app.api, business.id);
  await visitor.say("two rooms, walls only. I'm Nora Whitfield, 503-555-0128");
  await asOwner(app, 'UPDATE chats SET turns = 199 WHERE id = $1', [visitor.chatId]);
  const last = { clientMessageId: randomUUID() };
  const answered = await visitor.say('the last that is kept', last);
  expect(answered.status).toBe(200);
  for (const said of [await visitor.say('too much'), await visitor.say('too much', { clientMessageId: null })]) {
    expect(said.body).toEqual({
      statusCode: 409,
      code: 'chat_full',
      message:
        'Thank you, Plumb Line Painting has everything up to here. This conversation is full, and this message was not kept: please call Plumb Line Painting at (503) 555-0142, or start a new one.',
    });
  }
  expect((await visitor.hear('too much')).status).toBe(409);
  expect((await visitor.say('the last that is kept', last)).body).toEqual(answered.body);

  const { body: lead } = await call<Lead>(`${app.api}/chats/${visitor.chatId ?? ''}`, { token: business.token });
  expect(lead.messages.at(-2)?.content).toBe('the last that is kept');
  expect(lead.messages).toHaveLength(4);
  expect(lead.contact_name).toBe('Nora Whitfield');

  const anew = new TestVisitor(app.api, business.id);
  expect((await anew.say('two rooms, walls only')).status).toBe(200);
});

it('the list of leads holds the newest messages of a long conversation, the lead itself all', async () => {
  const business = await openPainter(app.api);
  const visitor = new TestVisitor(app.api, business.id);
  await visitor.say('two rooms, walls only, this month');
  await asOwner(
    app,
    `INSERT INTO chat_messages (chat_id, business_id, role, content, created_at)
     SELECT $1, $2, 'user', 'number ' || n, now() - interval '1 hour' FROM generate_series(1, 100) n`,
    [visitor.chatId, business.id],
  );
  const answered = await visitor.say('two coats please');
  const { body: lead } = await call<Lead>(`${app.api}/chats/${visitor.chatId ?? ''}`, { token: business.token });
  expect(lead.messages).toHaveLength(104);
  for (const path of ['/chats', '/chats?q=room']) {
    const { body } = await call<{ chats: Lead[] }>(`${app.api}${path}`, { token: business.token });
    expect(body.chats[0]?.messages).toEqual(lead.messages.slice(-50));
    expect(body.chats[0]?.messages.at(-1)?.content).toBe(answered.body.message);
  }
});
