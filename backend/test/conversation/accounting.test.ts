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

beforeEach(() => (app.model.requests.length = 0));

afterAll(() => app.close());

const propose = () =>
  call<{ proposed?: unknown }>(`${app.api}/rules/interpret`, {
    ...{ method: 'POST', token: business.token },
    body: {
      title: 'Old wallpaper',
      description: 'Stripping old wallpaper slows us down by about one fifth, and so does the bill',
      propose: true,
    },
  });

describe('while the tokens used cannot be counted', () => {
  it('an answer that was shown stays, and is kept', async () => {
    await asOwner(app, 'ALTER TABLE token_usage ADD CONSTRAINT nothing_fits CHECK (tokens < 0) NOT VALID');
    const visitor = new TestVisitor(app.api, business.id);
    const heard = await visitor.hear('two rooms, walls only, this month');
    await asOwner(app, 'ALTER TABLE token_usage DROP CONSTRAINT nothing_fits');
    expect(app.model.requests.length).toBeGreaterThan(0);
    expect(heard.text).not.toContain('went wrong');
    expect(heard.done?.estimate?.amount).toBeGreaterThan(0);
  });

  it('no model is asked, and the visitor is answered', async () => {
    // A business of its own: what was counted before is believed for a while.
    business = await openPainter(app.api);
    await asOwner(app, 'ALTER TABLE token_usage RENAME TO token_usage_away');
    const visitor = new TestVisitor(app.api, business.id);
    const { body } = await visitor.say('two rooms, walls only, this month');
    const { status } = await propose();
    await asOwner(app, 'ALTER TABLE token_usage_away RENAME TO token_usage');
    expect(body.estimate?.amount).toBeGreaterThan(0);
    expect(status).toBe(200);
    expect(app.model.requests).toEqual([]);
  });
});

it('a proposal of no use is counted', async () => {
  const { id } = (business = await openPainter(app.api));
  app.model.whole = 'I would add about 20% here.';
  expect((await propose()).body.proposed).toBeUndefined();
  expect(await asOwner(app, 'SELECT tokens::int FROM token_usage WHERE business_id = $1', [id])).toEqual([
    { tokens: 120 },
  ]);
});
