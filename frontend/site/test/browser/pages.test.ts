import { expect, test } from '../../../../.config/browser-test.ts';

test('plan features explain themselves, one at a time, and close on a click elsewhere', async ({ page }) => {
  await page.goto('/#pricing');
  const question = (name: string) =>
    page
      .locator('summary')
      .filter({ has: page.getByText('?') })
      .and(page.getByLabel(name));
  const leads = question('What does “Lead capture and qualification” mean?');
  await leads.click();
  const tip = page.locator('.tooltip p').filter({ hasText: 'Each lead has a status' });
  await expect(tip).toBeVisible();
  await question('What does “Email support” mean?').click();
  await expect(tip).toBeHidden();
  await expect(page.locator('.tooltip p').filter({ visible: true })).toHaveCount(1);
  await page.getByRole('heading', { name: 'Growth', exact: true }).click();
  await expect(page.locator('.tooltip p').filter({ visible: true })).toHaveCount(0);
  await leads.press('Enter');
  await expect(tip).toBeVisible();
  await leads.press('Escape');
  await expect(tip).toBeHidden();
});

test('demo rows open and close', async ({ page }) => {
  await page.goto('/demo/jobs');
  const row = page.getByText('Exterior painting, two storeys');
  await expect(page.getByText('Tower on the street side')).toBeHidden();
  await row.click();
  await expect(page.getByText('Tower on the street side')).toBeVisible();
  await row.click();
  await expect(page.getByText('Tower on the street side')).toBeHidden();
  await page.goto('/demo/chats');
  await page.getByText('Heritage house, Elm Street').click();
  await expect(page.getByText('Peeling a bit on the north side')).toBeVisible();
  await expect(page.getByText('An estimate, not an offer').first()).toBeVisible();
});

test('the announcement stays away once dismissed', async ({ page }) => {
  await page.goto('/demo/stats');
  const bar = page.getByRole('complementary', { name: 'Announcement' });
  await bar.getByRole('button', { name: 'Dismiss the announcement' }).click();
  await expect(bar).toBeHidden();
  await page.goto('/blog/1');
  await expect(bar).toBeHidden();
  await page.evaluate(() => localStorage.setItem('chalkline.announcement', 'an older text'));
  await page.reload();
  await expect(bar).toBeVisible();
});

test('addresses that moved, and addresses that never were', async ({ page }) => {
  const open = async (path: string) => {
    const answer = await page.goto(path);
    return { path: new URL(page.url()).pathname, status: answer?.status() };
  };
  expect(await open('/demo')).toEqual({ path: '/demo/widget', status: 200 });
  expect(await open('/tiling-quoting-software')).toEqual({ path: '/tiling-quote-software', status: 200 });
  expect(await open('/blog/99')).toEqual({ path: '/', status: 200 });
  expect(await open('/no-such-page')).toEqual({ path: '/no-such-page', status: 404 });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Nothing on this line');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and opened, and the chat says what it needs', async ({ page }) => {
    await page.goto('/');
    await page.getByLabel('What does “Email support” mean?').first().click();
    await expect(page.locator('.tooltip p').filter({ visible: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Dismiss the announcement' })).toBeHidden();
    await page.goto('/demo/jobs');
    await page.getByText('Exterior painting, two storeys').click();
    await expect(page.getByText('Tower on the street side')).toBeVisible();
    await page.goto('/demo/widget');
    await expect(page.getByText('The chat needs JavaScript.')).toBeVisible();
  });
});

test('the front page on paper leaves no trade out, and its last word can be read', async ({ page }) => {
  await page.emulateMedia({ media: 'print' });
  await page.goto('/');
  const strip = page.getByRole('list', { name: /^Trades/ });
  expect(await strip.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  await expect(strip).toHaveCSS('mask-image', 'none');
  const ink = await page.evaluate(() => getComputedStyle(document.body).color);
  const closing = page.locator('.closing');
  await expect(closing).toHaveCSS('color', ink);
  for (const button of await closing.getByRole('link').all()) await expect(button).toHaveCSS('color', ink);
});
