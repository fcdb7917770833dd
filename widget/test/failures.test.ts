import type { Page } from '@playwright/test';
import { answered, expect, mainJob, open, say, test, widget } from './fixtures.ts';
import { FULL } from './server/fake-backend.ts';
import { complaints } from './traces.ts';

const FIRST = 'I want the outside of my house painted';

test('an answer that breaks off is fetched again: nothing is lost, nothing doubled', async ({ page, site, fake }) => {
  fake.mode('cut', 1);
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await expect(widget(page).answers.last()).toHaveText('Happy to help. About how large is the area to paint?');
  await expect(widget(page).answers).toHaveCount(2);
  await expect(widget(page).said).toHaveCount(1);
  expect(fake.asked.length).toBe(2);
  expect(fake.asked[0]?.clientMessageId).toBe(fake.asked[1]?.clientMessageId);
});

test('an answer lost after the server has it shows once', async ({ page, site, fake }) => {
  fake.mode('lost', 1);
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await expect(widget(page).answers).toHaveCount(2);
  const chat = [...fake.chats.values()].at(-1);
  expect(chat?.messages.filter(({ role }) => role === 'user')).toHaveLength(1);
});

for (const [mode, sentence] of [
  ['500', 'Something went wrong on our side. Your message is kept.'],
  ['html', 'Something went wrong on our side. Your message is kept.'],
  ['not-json', 'Something went wrong on our side. Your message is kept.'],
  ['blocked', 'This chat is not set up for this website.'],
] as const) {
  test(`${mode}: a clear sentence, and the same message again by one tap`, async ({ page, site, fake }) => {
    fake.mode(mode);
    await page.goto(`${site}/plain.html`);
    await open(page);
    await say(page, FIRST);
    await expect(widget(page).root.locator('.note.failed')).toContainText(sentence);
    fake.mode('good');
    await widget(page).root.getByRole('button', { name: 'Try again' }).click();
    await expect(widget(page).answers).toHaveCount(2);
    await expect(widget(page).said).toHaveCount(1);
    expect(new Set(fake.asked.map(({ clientMessageId }) => clientMessageId)).size).toBe(1);
  });
}

/** Holds back what the owner says of the widget until the function that it gives is called. */
async function holdSettings(page: Page): Promise<() => void> {
  let letThrough = (): void => undefined;
  const said = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/widget/**', async (route) => {
    await said;
    await route.continue();
  });
  return letThrough;
}

test('where the owner does not want the chat it neither shows nor takes anything', async ({ page, site, fake }) => {
  fake.mode('refused');
  const { root, launcher, panel } = widget(page);
  const asked = (): Promise<unknown> => page.waitForResponse(/\/api\/widget\//);
  await Promise.all([asked(), page.goto(`${site}/plain.html`)]);
  await expect(launcher).toHaveCount(0);
  // Not by the page's own button either, nor does it break the page.
  await page.evaluate(() => {
    window.Chalkline?.('open');
    window.Chalkline?.('send', 'Paint my fence');
    window.dispatchEvent(new Event('chalkline:open'));
  });
  await page.waitForTimeout(500);
  await expect(panel).toHaveCount(0);
  expect(fake.asked).toEqual([]);

  // The next page does not even begin to show it.
  const letThrough = await holdSettings(page);
  await page.goto(`${site}/dark.html`);
  await expect(root).toBeAttached();
  expect(await launcher.count()).toBe(0);
  fake.mode('good');
  letThrough();
  await expect(launcher).toBeVisible();
  await open(page);
});

for (const [why, query] of [
  ['the website is refused', ''],
  ['there is no such business, or no more', '?business=nobody'],
] as const) {
  test(`a chat that was opened before it was said that ${why} closes again`, async ({ page, site, fake }) => {
    const heard = complaints(page);
    fake.mode('refused');
    const letThrough = await holdSettings(page);
    await page.goto(`${site}/plain.html${query}`);
    await open(page);
    letThrough();
    await expect(widget(page).panel).toBeHidden();
    await expect(widget(page).launcher).toHaveCount(0);
    expect(fake.asked).toEqual([]);
    expect(heard.filter((line) => line.startsWith('uncaught'))).toEqual([]);
  });
}

test('429: it waits as long as asked and sends by itself', async ({ page, site, fake }) => {
  fake.mode('429', 1);
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await expect(widget(page).root.locator('.note')).toContainText('Too many messages');
  await expect(widget(page).answers).toHaveCount(2);
});

test('plain JSON instead of a stream works the same', async ({ page, site, fake }) => {
  fake.mode('json');
  await page.goto(`${site}/plain.html`);
  await open(page);
  await mainJob(page);
});

test('offline in the middle: messages wait, and go out in order when the line is back', async ({
  page,
  site,
  fake,
  context,
}) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await answered(page, 1);
  await context.setOffline(true);
  await say(page, 'About 1,800 sq ft');
  await say(page, 'It is heritage listed');
  await expect(widget(page).problem).toContainText('You are offline');
  const notes = widget(page).root.locator('.turn.user .note');
  await expect(notes).toHaveText(Array(2).fill(/^Waiting for a connection/));
  await context.setOffline(false);
  await expect(widget(page).answers).toHaveCount(4);
  await expect(notes).toHaveCount(0);
  expect(fake.asked.map(({ message }) => message)).toEqual([FIRST, 'About 1,800 sq ft', 'It is heritage listed']);
});

test('a reload in the middle of an answer: the answer is there, once', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await answered(page, 1);
  fake.mode('slow', 1);
  await say(page, 'About 1,800 sq ft');
  await expect.poll(() => fake.asked.length).toBe(2);
  await page.reload();
  await open(page);
  await expect(widget(page).card).toHaveCount(1, { timeout: 10_000 });
  await expect(widget(page).said).toHaveCount(2);
  const chat = [...fake.chats.values()].at(-1);
  expect(chat?.messages.filter(({ role }) => role === 'user')).toHaveLength(2);
});

test('a reload in the middle of the very first answer opens no second chat', async ({ page, site, fake }) => {
  fake.mode('slow', 1);
  const before = fake.chats.size;
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await expect.poll(() => fake.asked.length).toBe(1);
  await page.reload();
  await open(page);
  await answered(page, 1);
  expect(fake.chats.size).toBe(before + 1);
});

test('the conversation goes along to the next page, and a draft too', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await answered(page, 1);
  await widget(page).input.fill('half a sent');
  await page.goto(`${site}/dark.html`);
  // Local storage is the site's: another page of the same site, the same conversation.
  await open(page);
  await expect(widget(page).said).toHaveText([FIRST]);
  await expect(widget(page).input).toHaveValue('half a sent');
  expect(fake.asked).toHaveLength(1);
});

test('a chat that the owner has deleted goes on as a new one', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await answered(page, 1);
  fake.chats.clear();
  await say(page, 'About 1,800 sq ft');
  await expect(widget(page).answers).toHaveCount(3);
});

test('starting over forgets the conversation, also in the middle of an answer', async ({ page, site, fake }) => {
  fake.mode('slow', 1);
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await widget(page).root.getByRole('button', { name: 'Start over' }).click();
  await widget(page).root.getByRole('button', { name: 'Start over' }).last().click();
  await expect(widget(page).said).toHaveCount(0);
  await say(page, 'Paint two bedrooms');
  await expect(widget(page).said).toHaveText(['Paint two bedrooms']);
  await expect(widget(page).answers).toHaveCount(2);
  expect(fake.asked.at(-1)?.chatId).toBeNull();
});

test('a full conversation: the sentence stands at the message', async ({ page, site, fake }) => {
  fake.mode('full');
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  const { root } = widget(page);
  await expect(root.locator('.note.failed')).toHaveText(FULL.message);
  await expect(root.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await expect(root.getByRole('button', { name: 'Start over' })).toBeVisible();
  expect(fake.asked).toHaveLength(1);
});

test('a message of 100 kB is refused in a sentence and stays in the input', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, 'x'.repeat(100_000));
  await expect(widget(page).problem).toHaveText('That is 100000 characters. Shorten it to 4000.');
  await expect(widget(page).input).not.toHaveValue('');
  expect(fake.asked).toHaveLength(0);
});

test('an API that a blocker cuts off: a sentence, and the page goes on', async ({ page, site }) => {
  const heard = complaints(page);
  await page.route('**/api/**', (route) => route.abort());
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await expect(widget(page).root.locator('.note.failed')).toContainText('That did not get through');
  expect(heard.filter((line) => line.startsWith('uncaught'))).toEqual([]);
});

for (const part of ['frame', 'panel']) {
  test(`a chat whose ${part} does not load is tried again with the next tap`, async ({ page, site }) => {
    await page.route(`**/widget/${part}-*`, (route) => route.abort());
    await page.goto(`${site}/plain.html`);
    const launcher = page.locator('#launcher');
    await launcher.click();
    await expect(launcher).toHaveText('Could not load. Try again.');
    await expect(widget(page).panel).toHaveCount(0);
    // What is on its way fails first: the next tap would wait for it, and fail with it.
    await page.unrouteAll({ behavior: 'wait' });
    await launcher.click();
    await mainJob(page);
  });
}

test('what is typed and sent before the conversation’s code is there goes out when it is', async ({
  page,
  site,
  fake,
}) => {
  let release = (): void => undefined;
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/widget/panel-*', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(`${site}/plain.html`);
  await open(page);
  await say(page, FIRST);
  await page.keyboard.press('Enter');
  await expect(widget(page).input).toHaveValue(FIRST);
  release();
  await answered(page, 1);
  await expect(widget(page).said).toHaveText([FIRST]);
  await expect(widget(page).input).toHaveValue('');
  expect(fake.asked).toHaveLength(1);
});

test('what breaks on the page does not stop the chat', async ({ page, site }) => {
  await page.goto(`${site}/plain.html`);
  await page.evaluate(() => {
    window.Chalkline?.('on', 'open', () => {
      throw new Error('the page broke');
    });
    addEventListener('chalkline:message', () => {
      throw new Error('the page broke again');
    });
  });
  const heard = complaints(page);
  await open(page);
  await say(page, FIRST);
  await answered(page, 1);
  expect(heard).toEqual([
    'uncaught: the page broke',
    'uncaught: the page broke again',
    'uncaught: the page broke again',
  ]);
});
