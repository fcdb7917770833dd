import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { call, signUp } from '../support/client.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const put = (path: string, token: string, body: unknown) => call(`${app.api}${path}`, { method: 'PUT', token, body });
const draw = (businessId: string, origin?: string) =>
  call(`${app.api}/widget/${businessId}`, { headers: origin === undefined ? {} : { origin } });

describe('the widget', () => {
  it('is drawn as its owner wants it', async () => {
    const owner = await signUp(app.api, { businessName: 'Straight Roofs', industry: 'Roofing' });
    const first = await draw(owner.id);
    expect(first.body).toEqual({
      businessId: owner.id,
      businessName: 'Straight Roofs',
      greeting: 'Hi! I can help you get an instant quote. Just describe what you need.',
      color: '#1F5FBF',
      position: 'right',
      phone: '',
      suggestions: ['Roof leak', 'Replace my roof', 'Gutters'],
      priceVisibility: 'at_once',
      aiNotice: expect.stringContaining('automated assistant'),
    });
    const wanted = {
      greeting: 'Hello from the roof',
      color: '#aa3300',
      position: 'left',
      priceVisibility: 'after_contact',
    };
    expect((await put('/settings/widget', owner.token, wanted)).status).toBe(200);
    expect((await draw(owner.id)).body).toMatchObject({ ...wanted, color: '#AA3300' });
    await put('/settings/widget', owner.token, { greeting: '' });
    expect((await draw(owner.id)).body['greeting']).toBe(first.body['greeting']);
  });

  it('promises no price where none is ever shown', async () => {
    const owner = await signUp(app.api);
    await put('/settings/widget', owner.token, { priceVisibility: 'never' });
    expect((await draw(owner.id)).body['launcher']).toMatchObject({ en: 'Ask for a quote', de: 'Angebot anfragen' });
    await put('/settings/widget', owner.token, { priceVisibility: 'after_contact' });
    expect((await draw(owner.id)).body).not.toHaveProperty('launcher');
  });

  it('is asked to fetch nothing ahead for visitors who save data', async () => {
    const owner = await signUp(app.api);
    const { body } = await call(`${app.api}/widget/${owner.id}`, { headers: { 'save-data': 'on' } });
    expect(body['saveData']).toBe(true);
  });

  it.each([['6f9619ff-8b86-4d01-b42d-00c04fc964ff'], ['nonsense'], ['%27;--']])('does not exist for %s', async (id) => {
    expect((await draw(id)).status).toBe(404);
  });

  it('is drawn on the allowed websites only, and its sightings are kept', async () => {
    const owner = await signUp(app.api);
    const saved = await put('/settings/widget', owner.token, {
      allowedOrigins: ['paint.example', ' https://www.shop.example/contact ', 'paint.example'],
    });
    expect(saved.body).toMatchObject({
      allowedOrigins: ['https://paint.example', 'https://www.shop.example'],
      lastSeen: null,
    });
    const stranger = await draw(owner.id, 'https://evil.example');
    expect([stranger.status, stranger.body['code']]).toEqual([403, 'origin_not_allowed']);
    expect((await draw(owner.id, 'https://www.paint.example')).status).toBe(200);
    const { body } = await call(`${app.api}/settings/widget`, { token: owner.token });
    expect(body['lastSeen']).toEqual({ origin: 'https://www.paint.example', at: expect.any(String) });
    expect((await call(`${app.api}/setup`, { token: owner.token })).body).toMatchObject({ widgetSeen: true });
  });

  it('tells the owner which website it was refused on, until that one is allowed', async () => {
    const owner = await signUp(app.api);
    const settings = async () => (await call(`${app.api}/settings/widget`, { token: owner.token })).body;
    await put('/settings/widget', owner.token, { allowedOrigins: ['paint.example'] });
    expect((await settings())['lastRefused']).toBeNull();
    for (let n = 0; n < 60; n += 1) await draw(owner.id, `https://copy-${n}.example`);
    expect(await settings()).toMatchObject({
      lastSeen: null,
      lastRefused: { origin: 'https://copy-59.example', at: expect.any(String) },
    });
    expect((await call(`${app.api}/setup`, { token: owner.token })).body).toMatchObject({ widgetSeen: false });
    // Refusals, however many, leave room for where it is shown.
    expect((await draw(owner.id, 'https://paint.example')).status).toBe(200);
    expect((await settings())['lastSeen']).toMatchObject({ origin: 'https://paint.example' });
    const kept = await asOwner(app, 'SELECT 1 FROM widget_sightings WHERE business_id = $1 AND refused', [owner.id]);
    expect(kept).toHaveLength(50);

    const both = { allowedOrigins: ['paint.example', 'copy-59.example'] };
    expect((await put('/settings/widget', owner.token, both)).body['lastRefused']).toBeNull();
    expect((await draw(owner.id, 'https://www.copy-59.example')).status).toBe(200);
    await put('/settings/widget', owner.token, { allowedOrigins: ['elsewhere.example'] });
    await draw(owner.id, 'https://paint.example');
    expect(await settings()).toMatchObject({
      lastSeen: { origin: 'https://www.copy-59.example' },
      lastRefused: { origin: 'https://paint.example' },
    });
  });

  it('writes a sighting once a minute, and strangers cannot fill the table', async () => {
    const owner = await signUp(app.api);
    await draw(owner.id, 'https://paint.example');
    const at = () =>
      asOwner<{ last_seen_at: Date }>(app, 'SELECT last_seen_at FROM widget_sightings WHERE business_id = $1', [
        owner.id,
      ]);
    const [first] = await at();
    await draw(owner.id, 'https://paint.example');
    expect(await at()).toEqual([first]);
    // It is not even looked for.
    await asOwner(app, 'DELETE FROM widget_sightings WHERE business_id = $1', [owner.id]);
    await draw(owner.id, 'https://paint.example');
    expect(await at()).toEqual([]);
    for (let n = 0; n < 60; n += 1) await draw(owner.id, `https://site-${n}.example`);
    expect((await at()).length).toBe(50);
    await draw(owner.id, 'https://shop.example');
    expect((await at()).length).toBe(50);
    const { body } = await call(`${app.api}/settings/widget`, { token: owner.token });
    expect(body['lastSeen']).toMatchObject({ origin: 'https://shop.example' });
  });

  it.each([
    [{ color: 'red' }, 'color'],
    [{ color: '#12345' }, 'color'],
    [{ position: 'middle' }, 'position'],
    [{ priceVisibility: 'sometimes' }, 'priceVisibility'],
    [{ allowedOrigins: ['not a site'] }, 'allowedOrigins'],
    [{ allowedOrigins: 'paint.example' }, 'allowedOrigins'],
    [{ greeting: 'x'.repeat(301) }, 'greeting'],
  ])('refuses %j', async (wrong, field) => {
    const owner = await signUp(app.api);
    const { status, body } = await put('/settings/widget', owner.token, wrong);
    expect([status, (body['errors'] as { field: string }[])[0]?.field]).toEqual([400, field]);
  });
});

describe('the set-up coach', () => {
  it('knows what is still missing', async () => {
    const owner = await signUp(app.api);
    const setup = async () => (await call(`${app.api}/setup`, { token: owner.token })).body;
    const empty = { jobs: 0, rules: 0, detailsComplete: false, widgetSeen: false, chats: 0, mailFailing: null };
    expect(await setup()).toEqual(empty);
    const job = { title: 'Hall', description: '2 rooms', price: 900 };
    await call(`${app.api}/jobs`, { method: 'POST', token: owner.token, body: job });
    await put('/auth/update-details', owner.token, { name: 'Sam', phone: '555-0100', services: ['Interior'] });
    expect(await setup()).toEqual({ ...empty, jobs: 1, detailsComplete: true });
  });
});

it.each([
  [{ mode: 'never' }, 'mode'],
  [{ timezone: 'Mars/Olympus' }, 'timezone'],
])('notice settings refuse %j', async (wrong, field) => {
  const owner = await signUp(app.api);
  const { status, body } = await put('/settings/notices', owner.token, wrong);
  expect([status, (body['errors'] as { field: string }[])[0]?.field]).toEqual([400, field]);
});
