import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from '@playwright/test';
import { pages } from '../../src/pages.ts';

const all = [...pages.map((page) => page.path), '/nothing-here'];
/** Dark differs in its colours only: one page of each kind shows them all. */
const oneOfEachKind = ['/', '/roofing-quote-software', '/blog/3', '/demo/jobs', '/demo/stats', '/demo/pricing'];

for (const [colorScheme, paths] of [
  ['light', all],
  ['dark', oneOfEachKind],
] as const) {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const path of paths) {
      test(`axe finds nothing on ${path}`, async ({ page }) => {
        await page.goto(path);
        for (const row of await page.locator('main details:not(.tooltip) > summary').all()) {
          if (!(await row.evaluate((summary) => summary.parentElement?.hasAttribute('open')))) await row.click();
        }
        const { violations } = await new AxeBuilder({ page }).exclude('[id^="chalkline"]').analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`)).toEqual([]);
      });
    }
  });
}
