import { randomUUID } from 'node:crypto';
import { TOTP, Secret } from 'otpauth';
import { expect, test } from '../../../.config/browser-test.ts';
import { enter, newOwner, PASSWORD } from './support/api.ts';
import { resetLink } from './support/mail.ts';
import { ANY_WIDTH, look } from './support/screens.ts';

test('an account is deleted after the password is given', async ({ page, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/details');
  // What stands above the button is there: it does not move any more.
  await expect(page.getByText('Authenticator app: off')).toBeVisible();
  await page.getByRole('button', { name: 'Delete account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await dialog.getByLabel('Password').fill('not this one');
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(dialog.getByText('Password is incorrect')).toBeVisible();
  await expect(dialog.getByLabel('Password')).toBeFocused();
  await look(page, 'delete-account');
  await dialog.getByLabel('Password').fill(PASSWORD);
  await dialog.getByRole('button', { name: 'Delete account' }).click();
  await expect(page.getByText('Your account is deleted.')).toBeVisible();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
});

test('a painter signs up, leaves and signs in again', async ({ page }) => {
  const email = `${randomUUID()}@example.com`;
  await page.goto('/login');
  const header = page.getByRole('navigation', { name: 'Account' });
  await expect(header.getByRole('link')).toHaveText(['Login', 'Get Started']);
  await header.getByRole('link', { name: 'Get Started' }).click();
  await expect(page).toHaveURL(/\/signup$/);
  await page.getByRole('button', { name: 'Create account' }).click();
  for (const message of [
    'Invalid email address',
    'Password must be at least 6 characters',
    'Business name is required',
    'Industry is required',
  ]) {
    await expect(page.getByText(message, { exact: true })).toBeVisible();
  }
  await expect(page.getByLabel('Business name')).toBeFocused();
  await look(page, 'signup-errors');
  await expect(page.getByLabel('Industry').locator('option')).toHaveCount(14);
  await page.getByLabel('Business name').fill('Brightside Painting');
  await page.getByLabel('Industry').selectOption('Painting');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill(PASSWORD);
  await look(page, 'signup');
  await page.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await expect(header.getByRole('link')).toHaveText(['Dashboard']);

  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(page.getByText('Password is required')).toBeVisible();
  await look(page, 'login-errors');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password').fill('not this one');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(page.getByLabel('Password')).toHaveValue('not this one');
  await look(page, 'login-refused');
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
});

test('the announcement stands above every screen until it is dismissed', async ({ page, request }) => {
  const owner = await newOwner(request);
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await page.goto('/login');
  await expect(bar).toBeVisible();
  await enter(page, owner, '/dashboard/jobs');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await look(page, 'announcement');
  await bar.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await expect(bar).toHaveCount(0);
  await page.goto('/demo/stats');
  await expect(bar).toBeHidden();
  await page.goto('/dashboard/chats');
  await expect(page.getByText('No chats yet')).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('a refused sign-in keeps the keyboard where it was, an old link leads to a new one', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Email').fill('nobody@example.com');
  await page.getByLabel('Password').fill(PASSWORD);
  const top = async () => (await page.getByLabel('Email').boundingBox())?.y;
  const before = await top();
  await page.getByRole('button', { name: 'Sign in' }).press('Enter');
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeFocused();
  expect(await top()).toBe(before);

  await page.goto('/reset-password?token=an-old-one');
  await page.getByLabel('New password').fill('fresh chalk');
  await page.getByLabel('Confirm password').fill('fresh chalk');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('alert')).toContainText('Ask for a new one');
  await page.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(page.getByRole('heading', { name: 'Forgot your password?' })).toBeVisible();
});

test('a forgotten password is replaced by the link in the mail', async ({ page, request }) => {
  const owner = await newOwner(request);
  await page.goto('/forgot-password');
  await page.getByRole('button', { name: 'Send reset instructions' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await page.getByLabel('Email').fill(owner.email);
  await look(page, 'forgot-password');
  await page.getByRole('button', { name: 'Send reset instructions' }).click();
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await look(page, 'check-your-email');

  await page.goto(await resetLink(request, owner.email));
  await page.getByLabel('New password').fill('short');
  await page.getByLabel('Confirm password').fill('other');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password must be at least 6 characters')).toBeVisible();
  await expect(page.getByText("Passwords don't match")).toBeVisible();
  await look(page, 'reset-password-errors');
  await page.getByLabel('New password').fill('a'.repeat(73));
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByText('Password must be less than 72 characters')).toBeVisible();
  await page.getByLabel('New password').fill('fresh chalk');
  await page.getByLabel('Confirm password').fill('fresh chalk');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await expect(page.getByRole('heading', { name: 'Password reset' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await look(page, 'reset-password-done');
  await expect(page).toHaveURL(/\/login$/);
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill('fresh chalk');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
});

test('the password is changed under Details', async ({ page, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/details');
  await page.getByRole('button', { name: 'Update Password' }).click();
  const form = page.getByRole('dialog');
  await expect(form.getByRole('heading', { name: 'Update Password' })).toBeVisible();
  await form.getByLabel('Current Password').fill(PASSWORD);
  await form.getByLabel('New Password', { exact: true }).fill('seven77');
  await form.getByLabel('Confirm New Password').fill('eight888');
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(form.getByText('New passwords do not match')).toBeVisible();
  await form.getByLabel('Confirm New Password').fill('seven77');
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(form.getByText('New password must be at least 8 characters')).toBeVisible();
  await look(page, 'change-password');
  await form.getByLabel('New Password', { exact: true }).fill('eight888');
  await form.getByLabel('Confirm New Password').fill('eight888');
  await form.getByRole('button', { name: 'Change Password' }).click();
  await expect(page.getByText('Password changed successfully!')).toBeVisible();
  await expect(page).toHaveURL(/\/login$/);
});

test('a second factor is set up, asked for, and turned off', async ({ page, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/details');
  await page.getByRole('button', { name: 'Set up' }).click();
  await expect(page.getByRole('region', { name: 'Second step' }).getByLabel('Password')).toBeFocused();
  await page.keyboard.type('not the password');
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Password is incorrect')).toBeVisible();
  await look(page, 'second-factor-password');
  await page.getByRole('region', { name: 'Second step' }).getByLabel('Password').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Code from the app')).toBeFocused();
  const key = await page.locator('code').innerText();
  const codeAt = (time: number): string => new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: time });
  await look(page, 'second-factor-scan');
  await page.getByLabel('Code from the app').fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.locator('.Mui-error').first()).toBeVisible();
  await page.getByLabel('Code from the app').fill(codeAt(Date.now()));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  await look(page, 'second-factor-codes');
  const recovery = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().innerText();
  await expect(page.getByRole('button', { name: 'Download' })).toBeFocused();
  await page.getByRole('button', { name: 'I have kept them' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Turn off' })).toBeFocused();
  await expect(page.getByText('Authenticator app: on')).toBeVisible();

  await page.getByRole('button', { name: 'Logout' }).click();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();
  await look(page, 'second-factor-sign-in');
  await page.getByRole('button', { name: 'Back to sign in' }).press('Enter');
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.getByLabel('Code').fill('123456');
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByLabel('Code')).toBeFocused();
  await expect(page.getByLabel('Code')).toHaveAccessibleDescription(/code/i);
  await page.getByLabel('Code').fill(recovery);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs$/);
});

test('what is saved of an account counts, though it cannot be loaded again', ANY_WIDTH, async ({ page, request }) => {
  await enter(page, await newOwner(request), '/dashboard/details');
  const section = page.getByRole('region', { name: 'Second step' });
  await page.getByRole('button', { name: 'Set up' }).click();
  await section.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Continue' }).click();
  const key = await page.locator('code').innerText();
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, code: 'unavailable', message: 'Back in a minute.' } }),
  );
  await page.getByLabel('Code from the app').fill(new TOTP({ secret: Secret.fromBase32(key) }).generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  // They are shown a single time.
  await expect(page.getByRole('list', { name: 'Recovery codes' })).toBeVisible();
  const recovery = await page.getByRole('list', { name: 'Recovery codes' }).getByRole('listitem').first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('Authenticator app: on')).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await section.getByRole('textbox').fill(recovery);
  await section.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText('Authenticator app: off')).toBeVisible();

  await page.getByRole('button', { name: 'Edit Details' }).click();
  await page.getByLabel('Your name').fill('Sam Field');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Details updated successfully')).toBeVisible();
  await expect(page.getByLabel('Your name')).not.toBeEditable();
  await expect(page.getByLabel('Your name')).toHaveValue('Sam Field');
});

test('a visitor without a session is sent to the login and back', async ({ page, request }) => {
  const owner = await newOwner(request);
  await page.goto('/dashboard/pricing');
  await expect(page).toHaveURL(/\/login\?next=/);
  await look(page, 'login');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/pricing$/);
});

test('without JavaScript the notice is the first thing on the screen', ANY_WIDTH, async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const page = await context.newPage();
  for (const path of ['/login', '/signup', '/dashboard']) {
    await page.goto(path);
    await expect(page.getByRole('link', { name: 'The front page' })).toBeInViewport();
  }
  await context.close();
});
