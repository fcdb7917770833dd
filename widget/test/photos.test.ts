import { truncateSync, writeFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';
import { answered, expect, open, say, test, widget } from './fixtures.ts';
import { jpeg, pick } from './pictures.ts';
import type { FakeBackend } from './server/fake-backend.ts';

test('pictures are shrunk, stripped of metadata and sent with the message', async ({ page, site, fake }) => {
  await page.goto(`${site}/strict-csp.html`);
  await open(page);
  const photo = await jpeg(page, 3000, 2000);
  await pick(page, [{ name: 'north side.jpg', buffer: photo }]);
  await expect(widget(page).root.locator('.thumbnail.ready canvas')).toBeVisible();
  await say(page, 'This is the wall');
  await expect(widget(page).root.locator('.turn .thumbnail.sent')).toHaveCount(1);
  const [stored] = [...fake.chats.values()].at(-1)?.photos ?? [];
  expect(stored?.head.startsWith('ÿØÿà')).toBe(true);
  expect(stored?.bytes).toBeLessThan(photo.length);
});

/** The sentences of the `error` events with the code `photo` that the page hears from now on. */
async function photoErrors(page: Page): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle(() => {
    const sentences: string[] = [];
    window.Chalkline?.('on', 'error', ({ code, message }) => code === 'photo' && sentences.push(message));
    return sentences;
  });
  return () => heard.jsonValue();
}

test('what is no picture, too large or one too many is said in a sentence', async ({ page, site }) => {
  await page.goto(`${site}/plain.html`);
  const errors = await photoErrors(page);
  await open(page);
  const { problem, root } = widget(page);
  await pick(page, [{ name: 'invoice.jpg', buffer: Buffer.from('MZ\x90\0this program cannot be run in DOS mode') }]);
  await expect(problem).toHaveText('invoice.jpg is not a picture we can read. Use JPEG, PNG or WebP.');
  const huge = test.info().outputPath('huge.jpg');
  writeFileSync(huge, '');
  truncateSync(huge, 49 * 1024 * 1024);
  await root.locator('input[type=file]').setInputFiles(huge);
  await expect(problem).toHaveText('huge.jpg is too large (49 MB). Use a picture under 25 MB.');
  const small = await jpeg(page, 40, 30);
  await pick(
    page,
    Array.from({ length: 6 }, (_, index) => ({ name: `${index}.jpg`, buffer: small })),
  );
  await expect(problem).toHaveText('Up to 5 photos fit into one conversation.');
  await expect(root.locator('.thumbnail')).toHaveCount(5);
  expect(await errors()).toEqual([
    'invoice.jpg is not a picture we can read. Use JPEG, PNG or WebP.',
    'huge.jpg is too large (49 MB). Use a picture under 25 MB.',
    'Up to 5 photos fit into one conversation.',
  ]);
  await root.getByRole('button', { name: 'Remove 0.jpg' }).click();
  await expect(root.locator('.thumbnail')).toHaveCount(4);
});

test('a picture that does not get through can be sent again', async ({ page, site, fake }) => {
  await page.route('**/quote/photos', (route) => route.abort(), { times: 1 });
  await page.goto(`${site}/plain.html`);
  const errors = await photoErrors(page);
  await open(page);
  await pick(page, [{ name: 'roof.jpg', buffer: await jpeg(page, 300, 200) }]);
  await expect(widget(page).root.locator('.thumbnail.ready')).toBeVisible();
  await widget(page).send.click();
  await expect(widget(page).said).toContainText('1 photo');
  await expect.poll(errors).toEqual(['That did not get through. Check your connection.']);
  await widget(page).root.getByRole('button', { name: 'roof.jpg: Try again' }).click();
  await expect(widget(page).root.locator('.thumbnail.sent')).toHaveCount(1);
  expect([...fake.chats.values()].at(-1)?.photos).toHaveLength(1);
});

/** Holds back the uploads of the given places (0 is the first): each goes on as the test tells it to. */
async function holdUploads(page: Page, held: number[]) {
  const waiting: Route[] = [];
  let count = 0;
  await page.route('**/quote/photos', async (route) => {
    if (held.includes(count++)) waiting.push(route);
    else await route.continue();
  });
  const next = async (): Promise<Route> => {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    const route = waiting.shift();
    if (!route) throw new Error('no upload waits');
    return route;
  };
  return { next, asked: () => count };
}

/** Names of the pictures in the order in which the server got them. */
const received = (fake: FakeBackend): (string | undefined)[] =>
  [...fake.chats.values()].at(-1)?.photos.map(({ name }) => name) ?? [];

test('one picture is sent again while others are on their way: each arrives once', async ({ page, site, fake }) => {
  const uploads = await holdUploads(page, [0, 1]);
  await page.goto(`${site}/plain.html`);
  await open(page);
  const { root, send } = widget(page);
  const buffer = await jpeg(page, 300, 200);
  await pick(
    page,
    ['roof', 'wall', 'door'].map((name) => ({ name: `${name}.jpg`, buffer })),
  );
  await expect(root.locator('.thumbnail.ready')).toHaveCount(3);
  await send.click();
  await (await uploads.next()).abort();
  const wall = await uploads.next();
  await root.getByRole('button', { name: 'roof.jpg: Try again' }).click();
  await expect(root.locator('.turn .thumbnail.sent')).toHaveCount(2);
  await wall.continue();
  await expect(root.locator('.turn .thumbnail.sent')).toHaveCount(3);
  await say(page, 'That is all');
  await answered(page, 2);
  expect(received(fake)).toEqual(['roof.jpg', 'door.jpg', 'wall.jpg']);
  expect(uploads.asked()).toBe(4);
});

test('starting over ends what is left to send, and nothing of it is said in the new conversation', async ({
  page,
  site,
}) => {
  const uploads = await holdUploads(page, [0]);
  await page.goto(`${site}/plain.html`);
  const errors = await photoErrors(page);
  await open(page);
  const { root, send, said, problem } = widget(page);
  const buffer = await jpeg(page, 300, 200);
  await pick(page, [
    { name: 'roof.jpg', buffer },
    { name: 'wall.jpg', buffer },
  ]);
  await expect(root.locator('.thumbnail.ready')).toHaveCount(2);
  await send.click();
  const roof = await uploads.next();
  await root.getByRole('button', { name: 'Start over' }).click();
  await root.getByRole('button', { name: 'Start over' }).last().click();
  await expect(said).toHaveCount(0);
  await roof.abort();
  await say(page, 'Paint two bedrooms');
  await answered(page, 1);
  expect(uploads.asked()).toBe(1);
  expect(await errors()).toEqual([]);
  await expect(problem).toHaveCount(0);
});

test('pictures are shown again after a reload, on the message that they came with', async ({ page, site }) => {
  await page.goto(`${site}/strict-csp.html`);
  await open(page);
  await say(page, 'Good morning');
  await pick(page, [
    { name: 'north side.jpg', buffer: await jpeg(page, 300, 200) },
    { name: 'south side.jpg', buffer: await jpeg(page, 200, 300) },
  ]);
  await expect(widget(page).root.locator('.thumbnail.ready')).toHaveCount(2);
  await say(page, 'This is the wall');
  await expect(widget(page).root.locator('.turn .thumbnail.sent')).toHaveCount(2);
  await page.reload();
  await open(page);
  const sent = widget(page).said.filter({ hasText: 'This is the wall' }).locator('.thumbnail.sent');
  await expect(sent).toHaveCount(2);
  await expect(sent.first().getByRole('img', { name: '1 photo' })).toBeVisible();
  await expect(widget(page).root.locator('.thumbnail')).toHaveCount(2);
});
