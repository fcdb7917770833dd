import { expect, test } from '../../../../.config/browser-test.ts';
import { faultsOfAll } from './faults.ts';

/** Dark differs in its colours only: one page of each kind shows them all. What each page has in light stands in layout.test.ts. */
test.describe('dark', () => {
  test.use({ colorScheme: 'dark' });
  for (const path of ['/', '/roofing-quote-software', '/blog/3', '/demo/jobs', '/demo/stats', '/demo/pricing'])
    test(`axe finds nothing on ${path}`, async ({ page }) => {
      await page.goto(path);
      expect(await faultsOfAll(page)).toEqual([]);
    });
});

test('axe finds nothing on a page that is not there', async ({ page }) => {
  await page.goto('/nothing-here');
  expect(await faultsOfAll(page)).toEqual([]);
});
