/** What a visitor came for. These need the running product: CHALKLINE_URL. */
import { expect, test } from '../../../../.config/browser-test.ts';
import { axeFaults } from '../../../../.config/axe.ts';

test.skip(!process.env.CHALKLINE_URL, 'needs the running product');

test('from the front page to an account', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Start Free Trial' }).first().click();
  await page.waitForURL(/\/signup/);
  await page.getByLabel(/email/i).fill(`owner-${Date.now()}@example.com`);
  await page
    .getByLabel(/password/i)
    .first()
    .fill('a good long one');
  await page.getByLabel(/business name/i).fill('Straight Line Painting');
  const industry = page.getByLabel(/industry/i);
  if ((await industry.evaluate((element) => element.tagName)) === 'SELECT') await industry.selectOption('Painting');
  else {
    await industry.click();
    await page.getByRole('option', { name: 'Painting' }).click();
  }
  await page.getByRole('button', { name: /create account|sign up|start/i }).click();
  await page.waitForURL(/\/dashboard/);
  await page.goto('/blog/1');
  await expect(page.getByRole('link', { name: 'Dashboard' })).toBeVisible();
});

test('from the front page to an estimate in the demo chat', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'See it in action' }).first().click();
  await page.waitForURL(/\/demo\/widget/);
  const message = page.getByRole('textbox', { name: 'Describe the job' });
  await expect(message).toBeVisible({ timeout: 10_000 });
  // Open, the chat is a dialog of the page; its header is not another header of the page.
  expect(await axeFaults(page)).toEqual([]);
  const chat = page.locator('chalkline-widget');
  const answers = chat.locator('.turn.assistant');
  const card = page.getByText('An estimate, not an offer').first();
  const said = [
    'I need the outside of my two storey house painted, about 1,800 sq ft, heritage listed, paint is sound.',
    'It is a house, sometime this spring.',
    'Two coats, no rush. How much would it be?',
  ];
  for (const text of said) {
    const before = await answers.count();
    await message.fill(text);
    await message.press('Enter');
    await expect.poll(() => answers.count()).toBeGreaterThan(before);
    await expect(chat.locator('.typing, .bubble.sending')).toHaveCount(0);
    if (await card.isVisible()) break;
  }
  await expect(card).toBeVisible();
  await expect(page.getByText(/\$[\d,]+ – \$[\d,]+/).first()).toBeVisible();
});
