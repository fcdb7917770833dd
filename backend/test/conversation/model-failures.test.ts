import { type TestBusiness, openPainter } from '../support/business.js';
import { type TestAppWithModel, startAppWithModel } from '../support/app-with-model.js';
import { call } from '../support/client.js';
import { MODEL_MODES, type ModelMode } from '../support/model-server.js';
import { TestVisitor } from '../support/visitor.js';

interface Lead {
  contact_phone: string | null;
  messages: { role: string; content: string }[];
  details: { quantities: unknown[]; urgency: string | null };
  estimate: { amount: number } | null;
  notices: { recipient: string; status: string }[];
}

/** Milliseconds: a model that says nothing keeps nobody waiting for it. How long an answer takes is measured elsewhere. */
const IN_TIME = 30_000;

let app: TestAppWithModel;
let business: TestBusiness;

beforeAll(async () => {
  app = await startAppWithModel({ ASSISTANT_DAILY_TOKENS: '100000000' });
  business = await openPainter(app.api);
}, 60_000);

afterAll(() => app.close());

const failing = MODEL_MODES.filter((mode): mode is ModelMode => mode !== 'good');

describe('a model that fails in the middle of a conversation', () => {
  it.each(failing)(
    '%s: the visitor is answered in time, the lead is whole, the owner is told',
    async (mode) => {
      const visitor = new TestVisitor(app.api, business.id);
      app.model.mode = 'good';
      const opening = await visitor.say('Hello, I want some walls painted indoors');
      expect(opening.body.message).toContain('automated assistant');

      app.model.mode = mode;
      const started = performance.now();
      const first = await visitor.say('three rooms, just the walls, this month');
      expect(first.status).toBe(200);
      expect(performance.now() - started).toBeLessThan(IN_TIME);
      expect(first.body.message.length).toBeGreaterThan(20);
      expect(first.body.message.length).toBeLessThan(900);
      expect(first.body.estimate?.amount).toBeGreaterThan(0);

      app.model.mode = 'good';
      await visitor.say('a house, by the way');
      app.model.mode = mode;
      const heard = await visitor.hear('Jo Mason, 503-555-0188');
      expect(heard.status).toBe(200);
      expect(heard.firstWords).toBeLessThan(IN_TIME);
      expect(heard.whole).toBeLessThan(IN_TIME);
      expect(heard.done?.message).toBe(heard.text);
      app.model.mode = 'good';

      const { body: lead } = await call<Lead>(`${app.api}/chats/${visitor.chatId ?? ''}`, { token: business.token });
      expect(lead.messages.filter(({ role }) => role === 'user').map(({ content }) => content)).toEqual([
        'Hello, I want some walls painted indoors',
        'three rooms, just the walls, this month',
        'a house, by the way',
        'Jo Mason, 503-555-0188',
      ]);
      expect(lead.messages.filter(({ role }) => role === 'assistant')).toHaveLength(4);
      expect(lead.contact_phone?.replace(/\D/g, '')).toContain('5035550188');
      expect(lead.details.quantities).toEqual([expect.objectContaining({ quantity: 3, unit: 'room' })]);
      expect(lead.estimate?.amount).toBe(first.body.estimate?.amount);
      expect(lead.notices.some(({ recipient }) => recipient === business.email)).toBe(true);
    },
    60_000,
  );

  it('is left alone after three failures in a row, and the visitor waits for nothing', async () => {
    app.model.mode = '500';
    const visitor = new TestVisitor(app.api, business.id);
    for (const words of ['I want walls painted', '2 rooms', 'this week', 'Max, max@example.com'])
      await visitor.say(words);
    const asked = app.model.requests.length;
    const { body } = await visitor.say('12 Alder Lane, Salem');
    expect(body.message.length).toBeGreaterThan(0);
    expect(app.model.requests.length).toBe(asked);
  });
});
