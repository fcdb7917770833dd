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
