import { expect, test } from '../../../../.config/browser-test.ts';
import { pages } from '../../src/pages.ts';
import { faultsOfAll } from './faults.ts';

for (const { path } of pages) {
  test(`${path} fits the window, does not move while it loads, and axe finds nothing`, async ({ page }) => {
    // Without the product behind it there is no chat, and the page says so where the text above it moves down.
    if (!process.env.CHALKLINE_URL) await page.route('/widget.js', (route) => route.fulfill({ body: '' }));
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goto(path);
    const measured = await page.evaluate(async () => {
      await document.fonts.ready;
      const shifts = await new Promise<number>((resolve) => {
        new PerformanceObserver((list) => {
          resolve(list.getEntries().reduce((sum, entry) => sum + ((entry as { value?: number }).value ?? 0), 0));
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(0), 500);
      });
      return { shifts, overflow: document.documentElement.scrollWidth - window.innerWidth };
    });
    expect(measured.overflow).toBeLessThanOrEqual(0);
    expect(measured.shifts).toBeLessThan(0.02);
    const origin = new URL(page.url()).origin;
    expect(requests.filter((url) => new URL(url).origin !== origin)).toEqual([]);
    expect(await faultsOfAll(page)).toEqual([]);
  });
}

test('controls can be hit with a thumb', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  for (const path of ['/', '/demo/jobs', '/plumbing-quote-software']) {
    await page.goto(path);
    const small = await page.evaluate(() =>
      [
        ...document.querySelectorAll(
          'header a, header button, main .button, summary, .demo-nav a, .announcement button',
        ),
      ]
        .filter((each) => each.checkVisibility())
        .map((each) => ({ text: each.textContent?.trim().slice(0, 30), height: each.getBoundingClientRect().height }))
        .filter(({ height }) => height < 43.5),
    );
    expect(small).toEqual([]);
  }
});

test('the ways in stay on one line beside the name on the narrowest of phones', async ({ page, isMobile }) => {
  test.skip(!isMobile);
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/');
  const links = page.getByRole('navigation', { name: 'Account', exact: true }).getByRole('link');
  const lines = await links.evaluateAll((all) =>
    all.map((each) => {
      const words = document.createRange();
      words.selectNodeContents(each);
      return words.getClientRects().length;
    }),
  );
  expect(lines).toEqual([1, 1]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('the demo has a sidebar on a desk and a bottom bar on a phone', async ({ page, isMobile }) => {
  await page.goto('/demo/jobs');
  const nav = page.getByRole('navigation', { name: 'Demo', exact: true });
  const box = await nav.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  if (isMobile) expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(height);
  else {
    const content = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(content?.x ?? 0);
  }
  await expect(nav.getByRole('link')).toHaveText(['Widget', 'Jobs', 'Estimates', 'Pricing', 'Stats']);
  await expect(nav.getByRole('link', { name: 'Jobs' })).toHaveAttribute('aria-current', 'page');
  await nav.getByRole('link', { name: 'Stats' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Monthly Stats');
});
