import { expect, test } from '../../../.config/browser-test.ts';
import { addPaintJobs, enter, newOwner, visit } from './support/api.ts';
import { look } from './support/screens.ts';

test('a lead is won at a price over 0, which starts as it was estimated', async ({ page, request }) => {
  const owner = await newOwner(request);
  await addPaintJobs(owner);
  const id = await visit(request, owner, [
    'Hi, I need exterior painting of my house, about 1,500 sq ft of walls, two coats, good condition, this month',
    'My name is Maria Lopez, maria.lopez@example.com',
  ]);
  const chat = await owner.call<{ estimate: { amount: number } | null }>('get', `/chats/${id}`);
  const amount = chat.estimate?.amount ?? 0;
  await enter(page, owner, `/dashboard/chats/${id}`);
  const price = page.getByLabel('Won, final price?');
  const won = page.getByRole('button', { name: 'Won' });
  await expect(price).toHaveValue(/^\d{4}(?:\.\d\d)?$/);
  expect(Number(await price.inputValue())).toBe(amount);
  await expect(page.getByText('As estimated. Change it if you charged another price.')).toBeVisible();
  await price.fill('abc');
  await won.click();
  await expect(page.getByText('Enter the price as a number, such as 1250.')).toBeVisible();
  await expect(price).toBeFocused();
  await price.fill('0');
  await won.click();
  await expect(page.getByText('Price must be greater than 0')).toBeVisible();
  await look(page, 'chat-won-for-nothing');
  // What is typed takes the place of what stands there.
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Won' }).click();
  await expect(price).toBeFocused();
  await page.keyboard.type('1,250');
  await won.click();
  await expect(page.getByText('It is now one of your past jobs')).toBeVisible();
  await page.goto('/dashboard/jobs');
  await expect(page.getByText('$1,250')).toBeVisible();
});

test('a lead without an estimate starts without a price', async ({ page, request }) => {
  const owner = await newOwner(request);
  const id = await visit(request, owner, ['Do you paint fences?']);
  await enter(page, owner, `/dashboard/chats/${id}`);
  await expect(page.getByLabel('Won, final price?')).toHaveValue('');
  await page.getByRole('button', { name: 'Won' }).click();
  await expect(page.getByText('Enter the price as a number, such as 1250.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('New');
});
