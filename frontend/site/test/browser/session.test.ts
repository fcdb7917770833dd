import type { Page } from '@playwright/test';
import { expect, test } from '../../../../.config/browser-test.ts';

async function signIn(page: Page, role: 'owner' | 'admin'): Promise<void> {
  const session = {
    accessToken: 'access',
    refreshToken: 'refresh',
    expiresAt: new Date(Date.now() + 600_000).toISOString(),
    user: { id: '1', email: 'someone@example.com', role },
  };
  await page.goto('/robots.txt');
  await page.evaluate((text) => localStorage.setItem('chalkline.session', text), JSON.stringify(session));
}

test('a visitor is offered Login and Get Started', async ({ page }) => {
  await page.goto('/');
  const account = page.getByRole('navigation', { name: 'Account', exact: true });
  await expect(account.getByRole('link')).toHaveText(['Login', 'Get Started']);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeHidden();
});

test('an owner sees the way to the dashboard, an admin the console too', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/blog/1');
  const account = page.getByRole('navigation', { name: 'Your account' });
  await expect(account.getByRole('link').filter({ visible: true })).toHaveText(['Dashboard']);
  await signIn(page, 'admin');
  await page.goto('/blog/1');
  await expect(account.getByRole('link').filter({ visible: true })).toHaveText(['Admin', 'Dashboard']);
});

test('the front page takes an owner to the dashboard', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/');
  await page.waitForURL(/\/dashboard/);
});

test('an owner reaches the parts of the front page by its links', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/blog/1');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Plans' }).click();
  await expect(page.locator('#pricing')).toBeInViewport();
  await expect(page).toHaveURL(/\/#pricing$/);
});

test('logging out ends the session here and on the server', async ({ page }) => {
  await signIn(page, 'owner');
  await page.goto('/blog/2');
  await page.evaluate(() => sessionStorage.setItem('chalkline.draft.1.quote-1', '{}'));
  const told = page.waitForRequest('**/api/auth/logout');
  await page.getByRole('button', { name: 'Logout' }).click();
  expect((await told).postDataJSON()).toEqual({ refreshToken: 'refresh' });
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('chalkline.session'))).toBeNull();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
});
