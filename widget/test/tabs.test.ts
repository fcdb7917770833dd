/** One site in several tabs: they share what the device keeps. */
import type { Page } from '@playwright/test';
import { answered, expect, open, say, test, widget } from './fixtures.ts';
import { jpeg, pick } from './pictures.ts';
import { DEMO_BUSINESS } from './server/fake-backend.ts';

const FIRST = 'I want the outside of my house painted';

/** Another tab of the same browser, with the chat open. */
async function another(page: Page): Promise<Page> {
  const tab = await page.context().newPage();
  await tab.goto(page.url());
  await open(tab);
  return tab;
}

interface Kept {
  chatId: string | null;
  outbox: { text: string }[];
  draft: string;
}

const kept = (page: Page): Promise<Kept> =>
  page.evaluate((id) => JSON.parse(localStorage.getItem(`chalkline:${id}`) ?? '{}') as Kept, DEMO_BUSINESS);

test('an older tab that is typed in goes on with the chat of the newer one', async ({ page, site, fake }) => {
  const before = fake.chats.size;
  await page.goto(`${site}/plain.html`);
  await open(page);
  const tab = await another(page);
  await say(tab, FIRST);
  await answered(tab, 1);
  const { chatId } = await kept(tab);
  await widget(page).input.fill('About 1,8');
  expect(await kept(page)).toMatchObject({ chatId, draft: 'About 1,8' });

  await say(page, 'About 1,800 sq ft');
  await expect(widget(page).card).toHaveCount(1);
  await expect(widget(page).said).toHaveText([FIRST, 'About 1,800 sq ft']);
  expect(fake.chats.size).toBe(before + 1);
  expect(fake.asked.at(-1)?.chatId).toBe(chatId);
  await say(tab, 'It is heritage listed');
  await answered(tab, 2);
  expect(fake.chats.size).toBe(before + 1);
});

test('a message that waits in one tab outlives what is typed and sent in another', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  const tab = await another(page);
  fake.mode('500');
  await say(tab, FIRST);
  await expect(widget(tab).root.locator('.note.failed')).toBeVisible();
  fake.mode('good');
  await say(page, 'My number is on the gate');
  await answered(page, 1);
  expect((await kept(page)).outbox.map(({ text }) => text)).toEqual([FIRST]);
  await tab.close();

  await page.reload();
  await open(page);
  await expect(widget(page).said).toHaveText(['My number is on the gate', FIRST]);
  await expect.poll(async () => (await kept(page)).outbox).toEqual([]);
  const chat = [...fake.chats.values()].at(-1);
  expect(chat?.messages.filter(({ role }) => role === 'user')).toHaveLength(2);
});

test('a message that two tabs hold reaches the business once', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  fake.mode('slow', 1);
  await say(page, FIRST);
  await expect.poll(() => fake.asked.length).toBe(1);
  const tab = await another(page);
  await answered(page, 1);
  await answered(tab, 1);
  const chat = [...fake.chats.values()].at(-1);
  expect(chat?.messages.filter(({ role }) => role === 'user')).toHaveLength(1);
  expect((await kept(page)).outbox).toEqual([]);
});

test('the same words said again in another tab are another message', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  const tab = await another(page);
  await say(tab, 'Yes');
  await answered(tab, 1);
  await say(page, 'Yes');
  await expect(widget(page).said).toHaveText(['Yes', 'Yes']);
  await answered(page, 2);
  const chat = [...fake.chats.values()].at(-1);
  expect(chat?.messages.filter(({ role }) => role === 'user')).toHaveLength(2);
});

test('pictures sent from an older tab arrive in the chat of the newer one', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  const tab = await another(page);
  await say(tab, FIRST);
  await answered(tab, 1);
  await pick(page, [{ name: 'wall.jpg', buffer: await jpeg(page, 300, 200) }]);
  await expect(widget(page).root.locator('.thumbnail.ready')).toBeVisible();
  await say(page, 'This is the wall');
  await expect(widget(page).root.locator('.turn .thumbnail.sent')).toHaveCount(1);
  const chat = [...fake.chats.values()].at(-1);
  expect(chat?.messages[0]?.content).toBe(FIRST);
  expect(chat?.photos).toHaveLength(1);
});

test('a conversation that is started over in one tab is over in the others', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await answered(page, 1);
  const tab = await another(page);
  await expect(widget(tab).said).toHaveText([FIRST]);
  await widget(tab).root.getByRole('button', { name: 'Start over' }).click();
  await widget(tab).root.getByRole('button', { name: 'Start over' }).last().click();
  await say(page, 'Paint two bedrooms');
  await answered(page, 1);
  await expect(widget(page).said).toHaveText(['Paint two bedrooms']);
  expect(fake.asked.at(-1)?.chatId).toBeNull();
});

test('storage that the page empties costs no chat', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await answered(page, 1);
  await page.evaluate(() => localStorage.clear());
  await say(page, 'About 1,800 sq ft');
  await answered(page, 2);
  expect(fake.asked.at(-1)?.chatId).toBe([...fake.chats.keys()].at(-1));
  await expect(widget(page).said).toHaveCount(2);
});
