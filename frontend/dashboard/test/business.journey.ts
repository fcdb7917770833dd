import { expect, test } from '../../../.config/browser-test.ts';
import { addPaintJobs, enter, newOwner } from './support/api.ts';
import { ANY_WIDTH, look, settled } from './support/screens.ts';

test('the preview is the real widget, the snippet is copied, the settings are kept', async ({ page, request }) => {
  const owner = await newOwner(request);
  await addPaintJobs(owner);
  await enter(page, owner, '/dashboard/widget');
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toHaveCSS('height', '600px');
  await expect(
    preview.getByText('Hi! I can help you get an instant quote. Just describe what you need.'),
  ).toBeVisible();
  await expect(page.getByText('nothing is charged in this dashboard')).toBeVisible();
  await look(page, 'widget');
  await preview
    .getByRole('textbox')
    .fill('Exterior painting of a house, 1,500 sq ft of walls, two coats, good condition');
  await page.keyboard.press('Enter');
  await expect(preview.getByText('1,500 sq ft of walls').first()).toBeVisible();
  await expect(preview.locator('.estimate-card, [class*="message"], li, p').last()).toBeVisible();
  await expect.poll(async () => (await owner.call<{ chats: unknown[] }>('get', '/chats')).chats.length).toBe(0);

  await page.getByRole('button', { name: 'Copy' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`data-business-id="${owner.session.user.id}"`);
  expect(copied).toMatch(/^<script src="http:\/\/[^"]+\/widget\.js" .*data-api-url="http:\/\/[^"]+"/);
  await page.getByRole('button', { name: 'Plain HTML' }).click();
  await expect(page.getByRole('region', { name: 'Plain HTML' })).toContainText('Paste the code');
  await page.getByRole('button', { name: 'WordPress' }).click();
  await expect(page.getByText('WPCode')).toBeVisible();

  await page.getByLabel('Allowed websites').fill('not a website');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.locator('form').getByRole('alert')).not.toBeEmpty();
  await expect(page.getByLabel('Allowed websites')).toHaveValue('not a website');
  await look(page, 'widget-settings-refused');
  await page.getByLabel('Allowed websites').fill('https://www.brightside.example');
  await page.getByLabel('Greeting').fill('Tell us about your walls.');
  await page.getByLabel('Colour', { exact: true }).fill('#FFE600');
  await expect(page.getByText('Too light to read on white')).toBeVisible();
  await look(page, 'widget-yellow');
  await page.getByLabel('Colour', { exact: true }).fill('#1F5FBF');
  await expect(page.getByText('Too light to read on white')).toHaveCount(0);
  await page.getByLabel('After they leave contact details').check();
  await page.getByLabel('Bottom left').check();
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Widget settings saved')).toBeVisible();
  await expect(preview.getByText('Tell us about your walls.')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Allowed websites')).toHaveValue('https://www.brightside.example');
  await expect(page.getByLabel('Bottom left')).toBeChecked();

  await request.get(`/api/widget/${owner.session.user.id}`, { headers: { Origin: 'https://www.brightside.example' } });
  await page.reload();
  await expect(page.getByText('Last seen on www.brightside.example just now')).toBeVisible();

  await request.get(`/api/widget/${owner.session.user.id}`, { headers: { Origin: 'https://shop.example:8443' } });
  await page.reload();
  await expect(page.getByText('Not shown on shop.example:8443 just now')).toBeVisible();
  await look(page, 'widget-refused');
});

test('what was typed under Details waits for who comes back', async ({ page, request }) => {
  await enter(page, await newOwner(request), '/dashboard/details');
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await page.getByLabel('About (optional)').fill('Three generations of painters');
  const goTo = (name: string) => page.getByRole('link', { name, exact: true }).locator('visible=true').click();
  await goTo('Chats');
  await expect(page.getByText('No chats yet')).toBeVisible();
  await goTo('Details');
  await expect(page.getByText('It is not saved yet')).toBeVisible();
  await look(page, 'details-draft');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Details updated successfully')).toBeVisible();
  await expect(page.getByText('It is not saved yet')).toHaveCount(0);
  await expect(page.getByLabel('About (optional)')).toHaveValue('Three generations of painters');
});

test('details are read-only until Edit Details is pressed', async ({ page, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/details');
  const phone = page.getByLabel('Phone');
  await expect(phone).not.toBeEditable();
  await expect(page.getByLabel('Account email')).toHaveValue(owner.email);
  await look(page, 'details');
  await page.getByRole('button', { name: 'Edit Details' }).click();
  await phone.fill('wrong');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(phone).toHaveValue('');

  await page.getByRole('button', { name: 'Edit Details' }).click();
  await page.getByLabel('Your name').fill('Sam Field');
  await phone.fill('(415) 555-0100');
  await page.getByLabel('Contact email (optional)').fill('no address');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Invalid email address').first()).toBeVisible();
  await expect(page.getByLabel('Contact email (optional)')).toBeFocused();
  const top = await page.getByLabel('Contact email (optional)').evaluate((field) => field.getBoundingClientRect().top);
  expect(top, 'below the header').toBeGreaterThan(64);
  await look(page, 'details-refused');
  await page.getByLabel('Contact email (optional)').fill('hello@example.com');
  await page.getByLabel('Services (optional)').fill('Exterior painting\n\n  Deck staining  \n');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Details updated successfully')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Edit Details' })).toBeFocused();
  await expect(phone).not.toBeEditable();
  await look(page, 'details-saved');
  await page.reload();
  await expect(page.getByLabel('Services (optional)')).toHaveValue('Exterior painting\nDeck staining');
  await expect(phone).toHaveValue('(415) 555-0100');

  const zone = page.getByRole('combobox', { name: 'Time zone' });
  await zone.fill('denv');
  await expect(page.getByRole('option')).toHaveText(['America/Denver']);
  await zone.press('Enter');
  await expect(zone).toHaveValue('America/Denver');
  await page.getByLabel('Once a day').check();
  await page.getByRole('button', { name: 'Save notices' }).click();
  await expect(page.getByText('Notice settings saved')).toBeVisible();
  await page.reload();
  await zone.fill('america/');
  await expect(page.getByRole('option').nth(1)).toHaveText('America/Adak');
  await zone.press('Escape');
  await look(page, 'details-time-zone');
});

test('the secret of a webhook can be changed', async ({ page, request }) => {
  await enter(page, await newOwner(request), '/dashboard/details');
  await page.getByLabel('Webhook address (optional)').fill('https://hooks.shop.com/leads');
  await page.getByRole('button', { name: 'Save notices' }).click();
  const secret = page.getByLabel('Webhook secret');
  await expect(secret).toHaveValue(/^whsec_/);
  const before = await secret.inputValue();
  await page.getByRole('button', { name: 'New secret' }).click();
  await look(page, 'details-new-secret');
  const opener = page.getByRole('button', { name: 'New secret' });
  await page.getByRole('button', { name: 'Cancel' }).press('Enter');
  await expect(opener).toBeFocused();
  await opener.press('Enter');
  await expect(page.getByRole('button', { name: 'Confirm' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByText('New webhook secret made')).toBeVisible();
  await expect(opener).toBeFocused();
  await expect(secret).not.toHaveValue(before);
  await expect(secret).toHaveValue(/^whsec_/);

  const renewed = await secret.inputValue();
  await page.getByLabel('Webhook address (optional)').fill('https://hooks.other.com/leads');
  await page.getByRole('button', { name: 'Save notices' }).click();
  await expect(page.getByText('The webhook has a new secret')).toBeVisible();
  await expect(secret).not.toHaveValue(renewed);
  await expect(secret).toHaveValue(/^whsec_/);
});

test('everything can be done from the keyboard', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/jobs');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('main')).toBeFocused();
  await page.getByRole('link', { name: 'Add Job' }).first().focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Title').focus();
  await page.keyboard.type('Shutters');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Twelve shutters, sprayed');
  await page.keyboard.press('Tab');
  await page.keyboard.type('960');
  await page.keyboard.press('Enter');
  await expect(page.getByText('$960')).toBeVisible();
});

test('nothing moves for whoever wants no motion', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/details');
  await page.evaluate(() => {
    const count = (): void => {
      document.body.dataset.moved = String(Number(document.body.dataset.moved) + 1);
    };
    for (const event of ['transitionrun', 'animationstart']) document.addEventListener(event, count);
  });
  const moved = async (): Promise<number> => {
    await page.evaluate(() => (document.body.dataset.moved = '0'));
    await page.getByRole('button', { name: 'Delete account' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    return page.evaluate(() => Number(document.body.dataset.moved));
  };
  expect(await moved()).toBeGreaterThan(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await moved()).toBe(0);
});

test('the dark look is complete', async ({ page, request }) => {
  test.slow();
  const owner = await newOwner(request);
  await addPaintJobs(owner);
  await enter(page, owner, '/dashboard/jobs');
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect(page.getByText('$', { exact: false }).first()).toBeVisible();
  for (const screen of ['jobs', 'jobs/new', 'pricing', 'pricing/new', 'widget', 'chats', 'details', 'estimate']) {
    await page.goto(`/dashboard/${screen}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await settled(page);
    await look(page, `dark-${screen.replace('/', '-')}`);
  }
  await page.getByRole('button', { name: 'Logout' }).click();
  await look(page, 'dark-login');
});
