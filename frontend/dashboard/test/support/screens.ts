import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { axeFaults } from '../../../../.config/axe.ts';

export const SCREENS = join(import.meta.dirname, '../../../../test-results/screens/dashboard');

/** For a journey on which the width of the window has no bearing: one width will do. */
export const ANY_WIDTH = { tag: '@any-width' };

/** Until nothing on the screen waits for the server any more. */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('status', { name: 'Loading...' })).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
}

/** Keeps a picture of the screen as it is now and holds it against the accessibility rules. */
export async function look(page: Page, name: string): Promise<void> {
  mkdirSync(SCREENS, { recursive: true });
  // Ripples, fades and progress bars are neither what a person reads nor what axe should measure.
  const still = await page.evaluateHandle(() => {
    // Not in an element, which the page's policy would refuse.
    const styles = new CSSStyleSheet();
    styles.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important; }');
    document.adoptedStyleSheets.push(styles);
    return styles;
  });
  await page.evaluate(() => window.scrollTo(0, 0));
  await picture(page, join(SCREENS, `${name}-${test.info().project.name}.jpg`));
  const found = await axeFaults(page);
  // Menus leave the page at the end of their transition.
  await still.evaluate((styles) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
  });
  expect.soft(found, `axe on ${name}`).toEqual([]);
}

/** The whole page. Playwright's own `fullPage` shrinks the window to 1 by 1 for a moment, which swaps the layout. */
async function picture(page: Page, path: string): Promise<void> {
  const window = page.viewportSize() ?? { width: 1280, height: 800 };
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ ...window, height: Math.max(window.height, height) });
  await page.screenshot({ path, quality: 80 });
  await page.setViewportSize(window);
}
