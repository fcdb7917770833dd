import { expect, mainJob, open, test, widget } from './fixtures.ts';
import { complaints, traces } from './traces.ts';

const PAGES = [
  'plain.html',
  'plain.html?in-head',
  'strict-csp.html',
  'hostile-css.html',
  'spa.html',
  'storage-denied.html',
  'pasted-twice.html',
  'body-swap.html',
  'old-library.html',
  'dark.html',
  'rtl.html',
  'long.html',
];

for (const name of PAGES) {
  test(`the main job is done on ${name}, and the page stays as it was`, async ({ page, site, fake }) => {
    expect(fake).toBeDefined();
    await page.goto(`${site}/${name}${name.includes('?') ? '&' : '?'}bare`);
    const before = await traces(page);
    const heard = complaints(page);
    await page.goto(`${site}/${name}`);
    await expect(widget(page).launcher).toBeVisible();
    await open(page);
    await mainJob(page);
    await page.keyboard.press('Escape');
    await expect(widget(page).launcher).toBeFocused();
    await expect(page.locator('chalkline-widget')).toHaveCount(1);
    const after = await traces(page);
    expect(after.globals.filter((key) => !before.globals.includes(key))).toEqual(['Chalkline']);
    expect({ ...after, globals: [], history: 0, head: '' }).toEqual({ ...before, globals: [], history: 0, head: '' });
    expect(after.head.replace(/<script [^>]*widget\.js[^>]*><\/script>/, '')).toBe(before.head);
    expect(after.history).toBe(before.history + 1);
    expect(heard).toEqual([]);
  });
}

test('on a page that is enlarged as a whole it stays inside the window', async ({ page, site }) => {
  await page.goto(`${site}/plain.html`);
  await page.addStyleTag({ content: 'html { zoom: 1.4 }' });
  await open(page);
  await expect(widget(page).panel).toBeInViewport({ ratio: 1 });
});

test('it stays through a change of view in a single-page site', async ({ page, site }) => {
  await page.goto(`${site}/spa.html`);
  await open(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-link]')?.click());
  await expect(widget(page).input).toBeVisible();
  expect(await page.evaluate(() => [location.search, (history.state as { page: number }).page])).toEqual([
    '?page=2',
    2,
  ]);
});

test('it survives a page that swaps its body, with the conversation open', async ({ page, site, fake }) => {
  expect(fake).toBeDefined();
  await page.goto(`${site}/body-swap.html`);
  await open(page);
  await page.evaluate(() => document.querySelector<HTMLElement>('#swap')?.click());
  await mainJob(page);
});

test('it comes back when the page throws it out', async ({ page, site }) => {
  await page.goto(`${site}/plain.html`);
  await expect(widget(page).launcher).toBeVisible();
  await page.evaluate(() => document.querySelector('chalkline-widget')?.remove());
  await open(page);
});

test('it works after the back-forward cache', async ({ page, site }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  await page.goto(`${site}/dark.html`);
  await page.goBack();
  await expect(widget(page).root).toHaveCount(1);
  await page.evaluate(() => window.Chalkline?.('open'));
  await expect(widget(page).input).toBeVisible();
});

test('on slow 3G it can be typed into before the API has answered', async ({ page, site }) => {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.route('**/api/widget/**', () => undefined);
  await page.goto(`${site}/plain.html`);
  await open(page);
  await widget(page).input.pressSequentially('Hello');
  await expect(widget(page).input).toHaveValue('Hello');
});
