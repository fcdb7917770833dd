import type { Page, Route } from '@playwright/test';
import { answered, expect, open, say, test, widget } from './fixtures.ts';

/** Holds back what the visitor sends from now on; the function that it gives lets the next one through. */
async function holdMessages(page: Page): Promise<() => Promise<void>> {
  const waiting: Route[] = [];
  await page.route('**/quote/generate', (route) => void waiting.push(route));
  return async () => {
    await expect.poll(() => waiting.length).toBe(1);
    await waiting.pop()?.continue();
  };
}

test('half filled in, the form stays through another question, for as long as it is asked for', async ({
  page,
  site,
}) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  const form = widget(page).root.locator('form.contact');
  const fault = form.getByRole('alert');
  const typedIsThere = async (): Promise<void> => {
    await expect(form.getByLabel('Name')).toHaveValue('Dana Fox');
    await expect(form.locator('[name=phone]')).toHaveValue('555-01');
    await expect(fault).toHaveText('Enter a complete phone number.');
  };
  await say(page, 'About 1,800 sq ft outside');
  await answered(page, 1);
  await form.getByLabel('Name').fill('Dana Fox');
  await form.getByLabel('Phone').fill('555-01');
  await form.getByRole('button', { name: 'Send my details' }).click();
  await typedIsThere();
  const letThrough = await holdMessages(page);
  await say(page, 'Is the primer included?');
  await expect(widget(page).said).toHaveCount(2);
  await typedIsThere();
  await letThrough();
  await answered(page, 2);
  await typedIsThere();

  await page.unroute('**/quote/generate');
  await say(page, 'There is a gas smell');
  await answered(page, 3);
  await expect(form).toHaveCount(0);
  // Asked for again, it begins anew.
  await say(page, 'Please go on');
  await answered(page, 4);
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expect(fault).toHaveCount(0);
  await form.getByRole('button', { name: 'Send my details' }).click();
  await expect(fault).toHaveCount(1);
  await form.getByRole('button', { name: 'Cancel' }).click();
  await expect(form).toHaveCount(0);
});

test('once it is sent, the answer to what was said before does not bring it back', async ({ page, site }) => {
  await page.goto(`${site}/plain.html`);
  await open(page);
  const { root, answers } = widget(page);
  const form = root.locator('form.contact');
  await say(page, 'About 1,800 sq ft outside');
  await answered(page, 1);
  const letThrough = await holdMessages(page);
  await say(page, 'Is the primer included?');
  await form.getByLabel('Email').fill('dana@example.com');
  await form.getByRole('button', { name: 'Send my details' }).click();
  await expect(form).toHaveCount(0);
  await letThrough();
  await expect(answers).toHaveCount(3);
  await expect(root.locator('.bubble.sending')).toHaveText(['dana@example.com']);
  await expect(form).toHaveCount(0);
  await letThrough();
  await answered(page, 3);
  await expect(form).toHaveCount(0);
});
