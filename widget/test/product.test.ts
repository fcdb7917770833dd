/** What only the whole product can show: pictures the owner sees, a chat that goes on, the preview behind a login. */
import { randomUUID } from 'node:crypto';
import { answered, expect, mainJob, open, say, test, widget } from './fixtures.ts';
import { jpeg, pick } from './pictures.ts';

const PASSWORD = 'straight line 7';

test.use({ baseURL: async ({ product }, use) => use(product) });

const owner = test.extend<{ owner: { id: string; token: string; session: string } }>({
  owner: async ({ request }, use) => {
    const data = {
      email: `owner-${randomUUID()}@example.com`,
      password: PASSWORD,
      businessName: 'Brightside Painting',
      industry: 'Painting',
    };
    const answer = await request.post('/api/auth/signup', { data });
    expect(answer.status()).toBeLessThan(300);
    const session = await answer.text();
    const { accessToken, user } = JSON.parse(session) as { accessToken: string; user: { id: string } };
    await use({ id: user.id, token: accessToken, session });
  },
});

owner('a picture reaches the owner, re-encoded and small', async ({ page, site, request, owner: { id, token } }) => {
  await page.goto(`${site}/strict-csp.html?business=${id}`);
  await open(page);
  const photo = await jpeg(page, 2400, 1600);
  await pick(page, [{ name: 'north side.jpg', buffer: photo }]);
  await expect(widget(page).root.locator('.thumbnail.ready canvas')).toBeVisible();
  await say(page, 'Paint this wall, please');
  await expect(widget(page).root.locator('.turn .thumbnail.sent')).toHaveCount(1);

  const headers = { Authorization: `Bearer ${token}` };
  const { chats } = (await (await request.get('/api/chats', { headers })).json()) as { chats: { id: string }[] };
  expect(chats).toHaveLength(1);
  const chat = (await (await request.get(`/api/chats/${chats[0]?.id}`, { headers })).json()) as {
    photos: { id: string; width: number; height: number }[];
  };
  expect(chat.photos).toHaveLength(1);
  expect(chat.photos[0]).toMatchObject({ width: 1600, height: 1067 });
  const stored = await request.get(`/api/chats/${chats[0]?.id}/photos/${chat.photos[0]?.id}`, { headers });
  expect(stored.headers()['content-type']).toMatch(/^image\//);
  const bytes = await stored.body();
  expect(bytes.includes('GPS 48.2082N')).toBe(false);
  expect(photo.includes('GPS 48.2082N')).toBe(true);
});

test('the conversation, price and all, is there after a reload and on the next page', async ({ page, site }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  await mainJob(page);
  const said = await widget(page).said.allTextContents();
  for (const next of ['plain', 'dark']) {
    await page.goto(`${site}/${next}.html`);
    await open(page);
    await expect(widget(page).said).toHaveText(said);
    await expect(widget(page).card).toHaveCount(1);
  }
  const before = await widget(page).answers.count();
  await say(page, 'Could you start in May?');
  await answered(page, before);
});

test('after a reload the price and the number to call stand under the answers that they came with', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  await mainJob(page);
  const before = await widget(page).answers.count();
  await say(page, 'I smell gas in the kitchen');
  await answered(page, before);
  const { answers } = widget(page);
  const places = async () =>
    answers.evaluateAll((turns) =>
      turns.map((turn) => [
        turn.querySelector('.estimate-card') !== null,
        turn.querySelector('[href^="tel:"]') !== null,
      ]),
    );
  const shown = await places();
  expect(shown.at(-1)).toEqual([false, true]);
  await page.reload();
  await open(page);
  await expect(answers).toHaveCount(shown.length);
  expect(await places()).toEqual(shown);
});

owner('what fills in the field that nobody sees begins no lead', async ({ page, site, request, owner }) => {
  await page.goto(`${site}/plain.html?business=${owner.id}`);
  await open(page);
  const trap = widget(page).root.locator('.composer [name="unseen"]');
  await trap.evaluate((field: HTMLInputElement) => (field.value = 'https://pills.example'));
  await say(page, 'Buy cheap pills');
  await answered(page, 0);
  const headers = { Authorization: `Bearer ${owner.token}` };
  const statuses = async (query: string) => {
    const answer = await request.get(`/api/chats${query}`, { headers });
    return ((await answer.json()) as { chats: { status: string }[] }).chats.map(({ status }) => status);
  };
  expect(await statuses('?status=spam')).toEqual(['spam']);
  expect(await statuses('?status=new')).toEqual([]);
});

owner('a website that is not allowed shows no chat, and its owner is told', async ({ page, site, request, owner }) => {
  const { id, token } = owner;
  const headers = { Authorization: `Bearer ${token}` };
  const data = { allowedOrigins: ['https://www.brightside.example'] };
  expect((await request.put('/api/settings/widget', { headers, data })).status()).toBe(200);
  await Promise.all([page.waitForResponse(/\/api\/widget\//), page.goto(`${site}/plain.html?business=${id}`)]);
  await expect(widget(page).launcher).toHaveCount(0);
  const settings = await (await request.get('/api/settings/widget', { headers })).json();
  expect(settings).toMatchObject({ lastSeen: null, lastRefused: { origin: site } });
});

owner(
  'a page view is a sighting; the launcher takes the owner’s colour',
  async ({ page, site, request, owner: { id, token } }) => {
    const headers = { Authorization: `Bearer ${token}` };
    const data = { color: '#7A1F5B', position: 'left' };
    expect((await request.put('/api/settings/widget', { headers, data })).status()).toBe(200);
    await page.goto(`${site}/plain.html?business=${id}`);
    await expect(widget(page).launcher).toHaveCSS('background-color', 'rgb(122, 31, 91)');
    const answer = await request.get('/api/settings/widget', { headers });
    expect(((await answer.json()) as { lastSeen: { origin: string } | null }).lastSeen?.origin).toBe(site);
  },
);

owner(
  'the dashboard’s preview fills its place and answers the owner',
  async ({ page, request, owner: { token, session } }) => {
    await page.goto('/login');
    await page.evaluate((text) => localStorage.setItem('chalkline.session', text), session);
    await page.goto('/dashboard/widget');
    const panel = page.locator('chalkline-preview').getByRole('region');
    await expect(panel).toContainText('Hi! I can help you get an instant quote. Just describe what you need.');
    const [inner, outer] = [
      await panel.boundingBox(),
      await page.getByRole('region', { name: 'Preview' }).boundingBox(),
    ];
    expect(outer?.height).toBe(600);
    expect(inner?.height).toBeGreaterThanOrEqual(596);
    const composer = await panel.locator('.composer').boundingBox();
    expect((composer?.y ?? 0) + (composer?.height ?? 0)).toBeGreaterThan((outer?.y ?? 0) + 590);
    await panel.getByRole('textbox').fill('Paint the outside of my house');
    await panel.getByRole('textbox').press('Enter');
    await expect(panel.locator('.turn.assistant')).toHaveCount(2);
    await expect(panel.locator('.turn.assistant').last()).not.toContainText('Sorry, I encountered an error');
    const headers = { Authorization: `Bearer ${token}` };
    expect(await (await request.get('/api/chats', { headers })).json()).toMatchObject({ chats: [] });
  },
);
