import type { APIRequestContext, Page } from '@playwright/test';
import type { Session } from '@chalkline/api';
import { expect, test } from '../../../.config/browser-test.ts';
import { asOwner, enter, newOwner, PASSWORD, type Owner } from './support/api.ts';
import { ANY_WIDTH, look } from './support/screens.ts';

const ADMIN = 'admin@example.com';

/** The first test that needs the admin signs it up; another one may be doing so at the same moment. */
async function admin(request: APIRequestContext): Promise<Owner> {
  const data = { email: ADMIN, password: PASSWORD, businessName: 'Chalkline', industry: 'Other' };
  await request.post('/api/auth/signup', { data });
  const answer = await request.post('/api/auth/login', { data: { email: ADMIN, password: PASSWORD } });
  expect(answer.ok(), await answer.text()).toBe(true);
  return asOwner(request, ADMIN, (await answer.json()) as Session);
}

const find = (page: Page, email: string) => page.getByRole('searchbox', { name: 'Search sign-ups' }).fill(email);

test('a new sign-up is looked at and gets a temporary password', async ({ page, request }) => {
  const boss = await admin(request);
  const owner = await newOwner(request);
  await enter(page, boss, '/dashboard');
  await page.getByRole('link', { name: 'Admin' }).click();
  await find(page, owner.email);
  const entry = page.locator('tr, li', { hasText: owner.email });
  await expect(entry.getByText('New!')).toBeVisible();
  await expect(entry.getByText('New!')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await look(page, 'admin');
  await entry.getByRole('button', { name: 'Figures' }).click();
  await expect(page.getByText('0 jobs · 0 rules · 0 chats · 0 leads')).toBeVisible();
  await entry.getByRole('button', { name: 'Mark as Viewed' }).press('Enter');
  await expect(entry.getByText('New!')).toHaveCount(0);
  await expect(entry.getByRole('button', { name: 'Figures' })).toBeFocused();

  await entry.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await entry.getByRole('button', { name: 'Reset Password' }).click();
  const dialog = page.getByRole('dialog');
  const password = await dialog.getByText(/^Welcome\d{1,4}$/).innerText();
  await look(page, 'admin-reset');
  await dialog.getByRole('button', { name: 'Confirm Reset' }).press('Enter');
  await expect(page.getByText(password)).toBeInViewport();
  const copy = page.getByRole('alert').getByRole('button', { name: 'Copy' });
  await expect(copy).toBeFocused();
  await copy.press('Enter');
  await expect(page.getByRole('status').getByText('Copied')).toHaveCount(1);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(password);
  await expect(entry.getByText('Password change required')).toBeVisible();
  await look(page, 'admin-reset-done');
  await page.getByRole('tab', { name: 'Audit log' }).click();
  const log = page.getByRole('tabpanel').getByLabel('Audit log');
  await expect(log.getByText('admin reset password').first()).toBeVisible();
  await look(page, 'admin-audit');
  await page.reload();
  await expect(page.getByRole('tab', { name: 'Audit log' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('searchbox', { name: 'Search people' }).fill(owner.email);
  await page.getByLabel('What').click();
  await page.getByRole('option', { name: 'signed up' }).click();
  await expect(log.locator('tbody tr, li')).toHaveCount(1);
  await expect(log.getByText(owner.email)).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Change Your Password' })).toBeVisible();
  await expect(page.getByText('Your password has been reset. Please choose a new password to continue.')).toBeVisible();
  await expect(page.getByLabel('Current Password')).toHaveCount(0);
  await look(page, 'change-password-forced');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('a new chalk line');
  await page.getByLabel('Confirm New Password').fill('a new chalk line');
  await page.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('the temporary password does not stay on the screen', ANY_WIDTH, async ({ page, request }) => {
  const boss = await admin(request);
  const owner = await newOwner(request);
  await page.clock.install();
  await enter(page, boss, '/admin');
  await find(page, owner.email);
  await page.clock.runFor(1_000);
  const entry = page.locator('tr, li', { hasText: owner.email });
  await entry.getByRole('button', { name: 'Reset Password' }).click();
  await page.getByRole('button', { name: 'Confirm Reset' }).click();
  const notice = page.getByText(`The password of ${owner.email} is now`);
  await expect(notice).toBeVisible();
  await page.clock.runFor(31_000);
  await expect(notice).toHaveCount(0);
  await page.clock.runFor(1_000);
  await expect(entry.getByRole('button', { name: 'Reset Password' })).toBeFocused();
});

test('who resets the own password is told what that does', ANY_WIDTH, async ({ page, request }) => {
  const boss = await admin(request);
  await enter(page, boss, '/admin');
  await find(page, boss.email);
  const entry = page.locator('tr, li', { hasText: boss.email });
  await entry.getByRole('button', { name: 'Reset Password' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText('This is your own account. You are signed out here too.')).toBeVisible();
  await look(page, 'admin-reset-own');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
});

test('one sign-up of many is found', async ({ page, request }) => {
  const boss = await admin(request);
  const owner = await newOwner(request);
  await newOwner(request);
  await enter(page, boss, '/admin');
  await find(page, owner.email.slice(0, 20));
  await expect(page.getByText('1 sign-up', { exact: true })).toBeVisible();
  await expect(page.locator('tbody tr, main li')).toHaveCount(1);
  await expect(page.locator('tbody tr, main li')).toContainText(owner.email);
  await look(page, 'admin-search');
  await find(page, 'nobody is called this');
  await page.getByRole('button', { name: 'Show all sign-ups' }).click();
  await expect(page.getByText(/^\d+ sign-ups$/)).toBeVisible();
});

test('owners are sent away and never fetch the admin’s code', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  const fetched: string[] = [];
  page.on('request', (call) => fetched.push(call.url()));
  await enter(page, owner, '/admin');
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
  await expect(page.getByRole('link', { name: 'Admin' })).toHaveCount(0);
  expect(fetched.filter((url) => url.includes('AdminConsole'))).toEqual([]);
});
