import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import { openPainter } from '../support/business.js';
import { type TestAppWithModel, startAppWithModel } from '../support/app-with-model.js';
import { call } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestAppWithModel;

beforeAll(async () => {
  app = await startAppWithModel({ OPENAI_API_KEY: 'sk-a-secret-key', ASSISTANT_DAILY_TOKENS: '2000' });
}, 60_000);

afterAll(() => app.close());

describe('what a model is given', () => {
  it('is the business that is talked to, and nothing of another one, of past jobs or of other visitors', async () => {
    await openPainter(app.api, 'Quiet Harbour Painters', [['Secret villa for the Lindqvists', '9 rooms', 9321]]);
    const own = await openPainter(app.api, 'Plumb Line Painting');
    await new TestVisitor(app.api, own.id).say('Hi, Ottilie Vance here, ottilie@example.com, two bedrooms to paint');
    app.model.requests.length = 0;
    const visitor = new TestVisitor(app.api, own.id);
    await visitor.say('Three rooms, walls only');
    await visitor.say('and the hall, which is narrow');
    const sent = JSON.stringify(app.model.requests);
    expect(sent).toContain('Plumb Line Painting');
    expect(sent).toContain('the hall, which is narrow');
    for (const foreign of [
      'Quiet Harbour',
      'Lindqvist',
      '9321',
      'Ottilie',
      'Lounge and hall',
      '1320',
      'sk-a-secret',
      own.email,
      own.id,
    ]) {
      expect(sent).not.toContain(foreign);
    }
    expect(sent).not.toMatch(/"(?:price|amount|discount|total)"/);
  });

  it('ends with the tokens of the day: the built-in assistant goes on', async () => {
    const own = await openPainter(app.api, 'Narrow Budget Painting');
    const visitor = new TestVisitor(app.api, own.id);
    for (const words of ['Some walls to paint', '2 rooms', 'this month', 'Ann, ann@example.com'])
      await visitor.say(words);
    const asked = app.model.requests.length;
    const { status, body } = await visitor.say('5 Mill Road, Salem, a house');
    expect(status).toBe(200);
    expect(body.message.length).toBeGreaterThan(0);
    expect(app.model.requests.length).toBe(asked);
  });
});

describe('while a model is asked', () => {
  it('no database transaction is open', async () => {
    const own = await openPainter(app.api, 'Patient Painters');
    const held: string[] = [];
    let asked = 0;
    const watcher = new Client({ connectionString: app.ownerUrl });
    await watcher.connect();
    const open = async (): Promise<string[]> => {
      const { rows } = await watcher.query<{ id: string }>(
        `SELECT pid || ' ' || xact_start AS id FROM pg_stat_activity
         WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start IS NOT NULL`,
      );
      return rows.map(({ id }) => id);
    };
    // Work in the background opens transactions, too; one that waits for the model is still the same a while later.
    app.model.whileAsked = async () => {
      asked += 1;
      const before = await open();
      await sleep(400);
      const after = await open();
      held.push(...before.filter((id) => after.includes(id)));
    };
    await new TestVisitor(app.api, own.id).say('Hallway and two rooms to paint');
    await new TestVisitor(app.api, own.id).hear('Four rooms to paint');
    app.model.whileAsked = () => Promise.resolve();
    await watcher.end();
    expect(asked).toBeGreaterThanOrEqual(2);
    expect(held).toEqual([]);
  });
});

describe('a model that lies', () => {
  it('is stopped, and the owner sees what it was about to say', async () => {
    const own = await openPainter(app.api, 'Honest Painters');
    app.model.mode = 'liar';
    const visitor = new TestVisitor(app.api, own.id);
    const { text, done } = await visitor.hear('2 rooms, walls only, this month');
    app.model.mode = 'good';
    expect(text).not.toMatch(/4\.2k|half|guaranteed|15/);
    expect(text).toContain("owner's own rates");
    expect(done?.estimate).toBeDefined();
    const { body } = await call<{ guard_notices: { kind: string; original: string }[] }>(
      `${app.api}/chats/${visitor.chatId ?? ''}`,
      { token: own.token },
    );
    expect(body.guard_notices.map(({ kind }) => kind)).toContain('amount');
    expect(body.guard_notices[0]?.original).toContain('4.2k');
  });
});
