import type { Page } from '@playwright/test';
import { expect, test, widget } from './fixtures.ts';

/** The frame's and the panel's, as the page asks for them. */
const chatFiles = (page: Page): string[] => {
  const files: string[] = [];
  page.on('request', (request) => {
    const [, part] = /\/widget\/(frame|panel)-/.exec(request.url()) ?? [];
    if (part) files.push(part);
  });
  return files;
};

test('in idle time it is fetched, at the pointer’s coming drawn unseen, and by the click shown', async ({
  page,
  site,
}) => {
  const files = chatFiles(page);
  await page.goto(`${site}/plain.html`);
  const { launcher, root, panel, input } = widget(page);
  await expect.poll(() => files).toEqual(['frame', 'panel']);
  await expect(root.locator('.panel')).toHaveCount(0);
  await page.locator('#page-button').focus();

  await launcher.hover();
  await expect(root.locator('.panel')).toHaveCount(1);
  await expect(panel).toHaveCount(0);
  await expect(page.locator('#page-button')).toBeFocused();
  // Tab goes from the page to the launcher, and not into a chat that is not open.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(launcher).toBeFocused();

  await launcher.click();
  await expect(input).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);
  await expect(launcher).toBeFocused();
  expect(files).toHaveLength(2);
});

test('in idle time it is fetched on a page that has no storage, too', async ({ page, site }) => {
  const files = chatFiles(page);
  await page.goto(`${site}/storage-denied.html`);
  await expect.poll(() => files).toEqual(['frame', 'panel']);
});

test('shown again, it has the colours that the page has by then', async ({ page, site }) => {
  await page.goto(`${site}/plain.html`);
  const { launcher, root, panel } = widget(page);
  await launcher.hover();
  await expect(root.locator('.panel.light')).toHaveCount(1);
  await page.evaluate(() => (document.documentElement.style.colorScheme = 'dark'));
  await launcher.click();
  await expect(panel).toHaveClass(/dark/);
});

test('visitors who save data, and those on a slow line, are sent nothing that they did not ask for', async ({
  page,
  site,
  fake,
}) => {
  const files = chatFiles(page);
  const answered = () => page.waitForResponse((response) => response.url().includes('/api/widget/'));
  fake.settings['saveData'] = true;
  const [saving] = await Promise.all([answered(), page.goto(`${site}/plain.html`)]);
  await saving.finished();
  delete fake.settings['saveData'];

  await page.route('**/api/widget/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1200));
    await route.continue();
  });
  const [slow] = await Promise.all([answered(), page.goto(`${site}/plain.html`)]);
  await slow.finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(files).toEqual([]);

  await widget(page).launcher.click();
  await expect(widget(page).input).toBeFocused();
});
