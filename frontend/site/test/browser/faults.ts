import type { Page } from '@playwright/test';
import { axeFaults } from '../../../../.config/axe.ts';

/** What axe finds on a page whose every answer is open. The chat has tests of its own. */
export async function faultsOfAll(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const row of document.querySelectorAll<HTMLDetailsElement>('main details:not(.tooltip)')) row.open = true;
  });
  return axeFaults(page, { exclude: ['[id^="chalkline"]'] });
}
