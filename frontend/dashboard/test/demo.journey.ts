import { randomUUID } from 'node:crypto';
import { expect, test } from '../../../.config/browser-test.ts';
import { PASSWORD } from './support/api.ts';
import { ANY_WIDTH, look } from './support/screens.ts';

test('a visitor looks around without an account and nothing is sent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('/api/')) sent.push(call.url());
  });
  await page.goto('/login');
  await page.getByRole('button', { name: 'Look around without an account' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
  await expect(page.getByText('$4,500')).toBeVisible();
  await expect(page.getByText('$2,800')).toBeVisible();
  await look(page, 'demo-jobs');
  await page.getByRole('link', { name: 'Add Job' }).last().click();
  await page.getByLabel('Title').fill('Shed');
  await page.getByLabel('Description').fill('One coat');
  await page.getByLabel('Final Price').fill('300');
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(page.getByText('$300')).toBeVisible();
  // The newest first, as with an account.
  await expect(page.getByText(/^\$[\d,]+$/)).toHaveText(['$300', '$4,500', '$2,800']);
  await page.getByRole('button', { name: 'Delete Shed' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('$300')).toHaveCount(0);

  await page.getByRole('link', { name: 'Pricing Rules' }).locator('visible=true').click();
  await expect(page.getByText('Heritage Listed Building', { exact: true })).toBeVisible();
  await expect(page.getByText('Multi-Story External', { exact: true })).toBeVisible();
  const status = page.getByRole('switch', { name: 'Active or Inactive: Multi-Story External' });
  await status.click();
  await expect(status).not.toBeChecked();
  await look(page, 'demo-rules');
  await page.getByRole('link', { name: 'Edit Heritage Listed Building' }).click();
  await expect(page.getByText('$4,500 becomes $5,400')).toBeVisible();
  for (const [name, heading] of [
    ['Widget', 'Widget'],
    ['Chats', 'Customer Chats'],
    ['Details', 'Business Details'],
  ] as const) {
    await page.getByRole('link', { name, exact: true }).locator('visible=true').click();
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    await look(page, `demo-${name.toLowerCase()}`);
  }
  expect(sent).toEqual([]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
});

test('whose account ends after they looked around is sent to the login', ANY_WIDTH, async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Look around without an account' }).click();
  await expect(page.getByText('$4,500')).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Business name').fill('Brightside Painting');
  await page.getByLabel('Industry').selectOption('Painting');
  await page.getByLabel('Email').fill(`${randomUUID()}@example.com`);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText('No jobs yet')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard/jobs');
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
});
