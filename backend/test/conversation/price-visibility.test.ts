import { type TestApp, startApp } from '../support/app.js';
import { openPainter, type TestBusiness } from '../support/business.js';
import { call } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestApp;
let own: TestBusiness;

beforeAll(async () => (app = await startApp()));
afterAll(() => app.close());
beforeEach(async () => (own = await openPainter(app.api, 'Discreet Painters')));

const HIDDEN = { estimate: null, reason: 'hidden_by_owner' };
const SHOWN = { estimate: expect.any(Object) };

const showPrices = (priceVisibility: string) =>
  call(`${app.api}/settings/widget`, {
    method: 'PUT',
    token: own.token,
    body: { greeting: '', color: '#0b57d0', position: 'right', allowedOrigins: [], priceVisibility },
  });

/** What the visitor's page gets after a reload. */
const resumed = async ({ chatId, token }: TestVisitor) =>
  (await call(`${app.api}/quote/chats/${chatId ?? ''}`, { headers: { 'x-visitor-token': token ?? '' } })).body;

it.each([
  ['after_contact', true],
  ['never', false],
])('price visibility %s', async (priceVisibility, shownInTheEnd) => {
  await showPrices(priceVisibility);
  const visitor = new TestVisitor(app.api, own.id);
  const first = (await visitor.say('two rooms, walls only, this month')).body;
  expect(first).toMatchObject({ ...HIDDEN, contactRequested: true });
  expect(first.message).not.toMatch(/\$\d/);
  expect(await resumed(visitor)).toMatchObject(HIDDEN);
  const second = (await visitor.say('Lea Hart, lea@example.com')).body;
  for (const answer of [second, await resumed(visitor)]) {
    expect(answer).toMatchObject(shownInTheEnd ? SHOWN : HIDDEN);
    expect('reason' in answer).toBe(!shownInTheEnd);
  }
  const lead = await call(`${app.api}/chats/${visitor.chatId ?? ''}`, { token: own.token });
  expect(lead.body).toMatchObject(SHOWN);
  expect(lead.body).not.toHaveProperty('reason');
});

it('a price that is computed after the owner has hidden prices stays hidden after a reload', async () => {
  const visitor = new TestVisitor(app.api, own.id);
  expect((await visitor.say('two rooms, walls only, this month')).body).toMatchObject(SHOWN);
  await showPrices('never');
  expect((await visitor.say('sorry, three rooms')).body).toMatchObject(HIDDEN);
  expect(await resumed(visitor)).toMatchObject(HIDDEN);
});
