import type { Page } from '@playwright/test';
import type { EventName } from '../src/protocol.ts';
import { answered, expect, open, say, test, widget } from './fixtures.ts';

test('commands given before the script has loaded run when it has', async ({ page, site }) => {
  await page.addInitScript(() => {
    const queue: unknown[][] = [];
    Object.assign(window, {
      seen: [],
      Chalkline: Object.assign((...args: unknown[]) => queue.push(args), { q: queue }),
    });
    window.Chalkline?.('on', 'ready', (detail) => (window as unknown as { seen: unknown[] }).seen.push(detail));
    window.Chalkline?.('open');
  });
  await page.goto(`${site}/plain.html`);
  await expect(widget(page).input).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)).toMatchObject([{ version: 1 }]);
});

test('chalkline:open opens it, whenever it comes', async ({ page, site }) => {
  await page.goto(`${site}/plain.html`);
  await expect(widget(page).launcher).toBeVisible();
  await page.evaluate(() => dispatchEvent(new CustomEvent('chalkline:open')));
  await expect(widget(page).input).toBeVisible();
  await page.evaluate(() => dispatchEvent(new CustomEvent('chalkline:open')));
  await expect(widget(page).input).toBeVisible();
});

/** What the page's own scripts hear from now on: every event with what it carries. */
async function heardEvents(page: Page): Promise<() => Promise<[EventName, unknown][]>> {
  const heard = await page.evaluateHandle(() => {
    const events: [EventName, unknown][] = [];
    for (const name of ['open', 'close', 'message', 'estimate', 'lead', 'error'] as const) {
      window.Chalkline?.('on', name, (detail) => events.push([name, detail]));
    }
    return events;
  });
  return () => heard.jsonValue();
}

test('events tell what happens, typed by name', async ({ page, site }) => {
  await page.goto(`${site}/plain.html`);
  const heard = await heardEvents(page);
  await open(page);
  await say(page, 'About 1,800 sq ft outside, dana@example.com');
  await answered(page, 1);
  await page.evaluate(() => window.Chalkline?.('toggle'));
  expect((await heard()).map(([name]) => name)).toEqual(['open', 'message', 'message', 'lead', 'close']);
});

test('what is filled into the contact form is told to the owner, not to the page', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  const heard = await heardEvents(page);
  await open(page);
  await say(page, 'About 1,800 sq ft outside');
  await answered(page, 1);
  const form = widget(page).root.locator('form.contact');
  await form.getByLabel('Name').fill('Dana Fox');
  await form.getByLabel('Email').fill('dana@example.com');
  await form.getByLabel('Phone').fill('541-555-0128');
  await form.getByRole('button', { name: 'Send my details' }).click();
  await answered(page, 2);
  const contact = { name: 'Dana Fox', email: 'dana@example.com', phone: '541-555-0128' };
  expect(fake.asked.at(-1)).toMatchObject({ contact });
  const events = await heard();
  expect(events.map(([name]) => name)).toEqual(['open', 'message', 'message', 'estimate', 'message', 'lead']);
  expect(JSON.stringify(events)).not.toMatch(/Dana|555/);
});

test('send opens and sends; destroy leaves nothing behind', async ({ page, site, fake }) => {
  await page.goto(`${site}/plain.html`);
  await expect(widget(page).launcher).toBeVisible();
  await page.evaluate(() => window.Chalkline?.('send', 'Paint my fence'));
  await expect(widget(page).said).toHaveText(['Paint my fence']);
  await answered(page, 1);
  await page.evaluate(() => window.Chalkline?.('destroy'));
  await expect(widget(page).root).toHaveCount(0);
  expect(await page.evaluate(() => 'Chalkline' in window)).toBe(false);
  expect(fake.asked).toHaveLength(1);
});

test('the preview fills its element, sends the owner’s token and keeps nothing', async ({ page, site, fake }) => {
  const headers: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/generate')) headers.push(request.headers().authorization ?? '');
  });
  await page.goto(`${site}/inline.html?inline`);
  await page.waitForFunction(() => window.Chalkline?.version);
  await expect(page.locator('chalkline-widget')).toHaveCount(0);
  await page.evaluate(() => {
    const element = document.querySelector<HTMLElement>('#preview');
    if (element)
      Object.assign(window, { end: window.Chalkline?.('preview', { element, token: () => Promise.resolve('t0ken') }) });
  });
  const panel = page.locator('chalkline-preview').getByRole('region');
  await expect(panel).toBeVisible();
  expect((await panel.boundingBox())?.height).toBe(600);
  await expect(panel).toContainText('Hi, this is Bluebird Painting. What would you like painted?');
  await panel.getByRole('textbox').fill('Paint my fence');
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.locator('.turn.assistant')).toHaveCount(2);
  await expect(panel.locator('.turn.assistant').last()).toHaveText(/how large is the area to paint\?$/);
  expect(fake.asked[0]).toMatchObject({ isPreview: true, chatId: null, messages: [] });
  fake.mode('html');
  await panel.getByRole('textbox').fill('And the gate');
  await panel.getByRole('textbox').press('Enter');
  await expect(panel.locator('.turn.assistant').last()).toHaveText('Sorry, I encountered an error. Please try again.');
  // What was said is the server's to keep, in the preview as well.
  expect(fake.asked[1]).toMatchObject({ message: 'And the gate', chatId: expect.any(String), messages: [] });
  expect(headers).toEqual(['Bearer t0ken', 'Bearer t0ken']);
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([]);
  await page.evaluate(() => (window as unknown as { end: () => void }).end());
  await expect(page.locator('chalkline-preview')).toHaveCount(0);
});
