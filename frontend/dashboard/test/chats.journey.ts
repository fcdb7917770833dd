import { expect, test } from '../../../.config/browser-test.ts';
import { addPaintJobs, addRule, enter, newOwner, visit } from './support/api.ts';
import { ANY_WIDTH, look } from './support/screens.ts';

const LEAD = [
  'Hi, I need exterior painting of my house, about 1,500 sq ft of walls, two coats, good condition, this month',
  'My name is Maria Lopez, 415 555 0134, maria.lopez@example.com',
];

test('a lead arrives while the owner is looking, is worked on and won', async ({ page, request }) => {
  const owner = await newOwner(request);
  await addPaintJobs(owner);
  await enter(page, owner, '/dashboard/chats');
  await expect(page.getByText('No chats yet')).toBeVisible();
  await look(page, 'chats-empty');

  const id = await visit(request, owner, LEAD);
  const row = page.locator(`main a[href="/dashboard/chats/${id}"]`);
  await expect(page.getByText('Maria Lopez').first()).toBeVisible();
  await expect(page.getByRole('img', { name: 'Unread', exact: true })).toBeVisible();
  await look(page, 'chats');

  await row.click();
  await expect(page).toHaveURL(new RegExp(`/dashboard/chats/${id}$`));
  await expect(page.getByRole('link', { name: /Call .*555.*0134/ })).toHaveAttribute('href', /^tel:/);
  await expect(page.getByRole('link', { name: 'maria.lopez@example.com' })).toHaveAttribute('href', /^mailto:/);
  await expect(page.getByText('1,500 sq ft').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText('$');
  await expect(page.getByRole('link', { name: /job 1|your rule/ }).first()).toBeVisible();
  // However long they talked, the price they were told is not below it.
  const price = await page.getByRole('region', { name: 'Estimate' }).boundingBox();
  const talk = await page.getByRole('heading', { name: 'Conversation', exact: true }).boundingBox();
  if (test.info().project.name === '390') expect(price?.y).toBeLessThan(talk?.y ?? 0);
  // What comes next for the keyboard comes next for the eye: down a column, then down the one to the right of it.
  const places = await page
    .locator('main h2')
    .evaluateAll((heads) =>
      heads
        .map((head) => head.getBoundingClientRect())
        .map(({ left, top }) => (left > window.innerWidth / 2 ? 100_000 : 0) + top),
    );
  expect(places).toEqual(places.toSorted((one, other) => one - other));
  await look(page, 'chat');

  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Contacted' }).click();
  await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('Contacted');
  // Won without a price would teach nothing: it is asked for.
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Won' }).click();
  await expect(page.getByLabel('Won, final price?')).toBeFocused();
  await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('Contacted');
  await page.getByLabel('Won, final price?').fill('3,800');
  await page.getByRole('button', { name: 'Won' }).click();
  await expect(page.getByText('It is now one of your past jobs')).toBeVisible();
  await look(page, 'chat-won');
  // A job that was never done would go on teaching.
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Lost' }).click();
  await expect(page.getByText('delete it from your past jobs too')).toBeVisible();

  await page.goto('/dashboard/jobs');
  await expect(page.getByText('$3,800')).toBeVisible();
});

test('the list shows a summary up to its price', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  await addPaintJobs(owner);
  await visit(request, owner, [`${LEAD[0]}, at 1200 Mountain View Boulevard, Springfield`, LEAD[1] ?? '']);
  await enter(page, owner, '/dashboard/chats');
  const summary = page.locator('.chat-summary');
  await expect(summary).toHaveText(/^.{80,}, estimate \$\d,\d{3}\.$/);
  expect(await summary.evaluate((box) => box.scrollHeight - box.clientHeight), 'in lines that are seen').toBe(0);
});

test('on a phone an entry is headed by whatever is known of the customer', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  await visit(request, owner, ['My fence needs paint']);
  await visit(request, owner, ['My deck needs paint, write to lee@example.com']);
  await visit(request, owner, ['My porch needs paint, 415 555 0134 or kim@example.com']);
  await page.setViewportSize({ width: 360, height: 740 });
  await enter(page, owner, '/dashboard/chats');
  const cards = page.locator('.chat-cards li');
  await expect(cards).toHaveText([
    /^[^#]*555[^#]*0134New.*· kim@example\.com ·/,
    /^lee@example\.comNew[^@]*$/,
    /^Not given yetNew/,
  ]);
  await look(page, 'chats-without-names');
  // What is searched for can be read there too.
  const room = await page.getByRole('searchbox', { name: 'Search chats' }).evaluate((field: HTMLInputElement) => {
    const style = getComputedStyle(field);
    const pen = document.createElement('canvas').getContext('2d');
    if (pen) pen.font = style.font;
    return field.clientWidth - parseFloat(style.paddingRight) - (pen?.measureText(field.placeholder).width ?? 0);
  });
  expect(room).toBeGreaterThan(12);
});

test("a customer's photo is shown, and opens in a tab of its own", ANY_WIDTH, async ({ page, context, request }) => {
  const owner = await newOwner(request);
  // Any picture will do: the window's, as it is now.
  const id = await visit(request, owner, ['My fence needs paint'], [await page.screenshot()]);
  await enter(page, owner, `/dashboard/chats/${id}`);
  const photo = page.getByRole('img', { name: 'Photo 1 from the customer' });
  await expect(photo).toHaveJSProperty('complete', true);
  expect(await photo.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
  const opened = context.waitForEvent('page');
  await photo.click();
  await expect((await opened).locator('img')).toBeVisible();
});

test('an estimate is put right, mailed and won at that price', async ({ page, request }) => {
  const owner = await newOwner(request);
  await addPaintJobs(owner);
  const id = await visit(request, owner, LEAD);
  await enter(page, owner, `/dashboard/chats/${id}`);
  await page.getByRole('button', { name: 'Write a quote' }).click();
  await expect(page.getByLabel('Line 1', { exact: true })).toHaveValue(/painting/i);
  await expect(page.getByLabel('Amount 1')).not.toHaveValue('');
  await page.getByLabel('Amount 1').fill('4,000');
  await page.getByRole('button', { name: 'Add line' }).click();
  // A sum without one of the lines is not shown as the total.
  await expect(page.getByText('Total incomplete: $4,000 without line 2')).toBeVisible();
  await page.getByLabel('Amount 2').fill('-250,50');
  const validUntil = page.getByLabel('Valid until');
  const day = await validUntil.inputValue();
  await validUntil.focus();
  await page.keyboard.press('Delete');
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByText('There is no such date. Complete it, or clear it.')).toBeVisible();
  await expect(page.getByText('Say what it is for')).toBeVisible();
  await expect(page.getByText('Write "-250,50" with a point: -250.50')).toBeVisible();
  await expect(page.getByLabel('Line 2', { exact: true })).toBeFocused();
  await look(page, 'quote-form-faults');
  await validUntil.fill(day);
  await page.getByLabel('Line 2', { exact: true }).fill('Returning customer 老客户');
  await page.getByLabel('Amount 2').fill('-4,250.50');
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByRole('alert')).toHaveText('The lines must come to 0 or more');
  await expect(page.getByLabel('Amount 2')).toBeFocused();
  await look(page, 'quote-form-below-zero');
  await page.getByLabel('Amount 2').fill('-250.50');
  await expect(page.getByText('Total $3,749.50')).toBeVisible();
  await look(page, 'quote-form');
  // Who leaves before saving finds it again.
  await page.reload();
  await expect(page.getByText('What you typed here before is back')).toBeVisible();
  await expect(page.getByLabel('Line 2', { exact: true })).toHaveValue('Returning customer 老客户');
  await page.getByRole('button', { name: 'Save quote' }).click();
  await expect(page.getByRole('alert')).toContainText('The PDF leaves out what it has no letters for: 老 客 户.');

  const lines = page.getByRole('list', { name: 'Lines of the quote' });
  await expect(lines).toContainText('-$250.50');
  await expect(page.getByText('Not sent yet')).toBeVisible();
  await look(page, 'quote');
  const downloaded = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download PDF' }).click();
  expect((await downloaded).suggestedFilename()).toBe(`quote-${id.slice(0, 8)}.pdf`);
  const to = page.getByLabel('To', { exact: true });
  await expect(to).toHaveValue('maria.lopez@example.com');
  await to.fill('maria.lopes@example');
  await page.getByRole('button', { name: 'Email it' }).click();
  await expect(page.getByText('Invalid email address')).toBeVisible();
  await expect(to).toBeFocused();
  // Who mistyped their address told the right one on the phone.
  await to.fill('maria.lopes@example.com');
  await expect(page.getByText('They left maria.lopez@example.com')).toBeVisible();
  await page.getByRole('button', { name: 'Email it' }).click();
  await expect(page.getByText('Sent to maria.lopes@example.com')).toBeVisible();
  await expect(to).toHaveValue('maria.lopes@example.com');
  await expect(page.getByRole('combobox', { name: 'Status' })).toContainText('Quoted');
  await look(page, 'quote-sent');
  await page.getByRole('button', { name: 'Change', exact: true }).click();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(lines).toContainText('$4,000');

  await expect(page.getByLabel('Won, final price?')).toHaveValue('3749.50');
  await page.getByRole('button', { name: 'Won' }).click();
  await page.goto('/dashboard/jobs');
  await expect(page.getByText('$3,749.50')).toBeVisible();
});

test('an estimate outlives the rule it was made with', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  const kept = await addRule(owner, 'Siding', '$3 per sq ft for exterior walls');
  const gone = await addRule(owner, 'Scraping', 'Add 10% for peeling paint');
  const id = await visit(request, owner, ['Exterior painting, 1,500 sq ft of walls, the paint is peeling', 'in May']);
  await owner.call('delete', `/rules/${gone.id}`);
  await enter(page, owner, `/dashboard/chats/${id}`);
  const sources = page.getByRole('list', { name: 'Where the lines come from' });
  await expect(sources).toContainText('a rule that you have deleted');
  await expect(sources.getByRole('link', { name: 'your rule' })).toHaveAttribute('href', new RegExp(kept.id));
});

test('a quote is written by keyboard, and no window writes over or sends what it does not show', async ({
  page,
  context,
  request,
}) => {
  const owner = await newOwner(request);
  const id = await visit(request, owner, LEAD);
  await enter(page, owner, `/dashboard/chats/${id}`);
  const other = await context.newPage();
  await other.goto(`/dashboard/chats/${id}`);
  await other.getByRole('button', { name: 'Write a quote' }).click();
  await other.getByLabel('Line 1', { exact: true }).fill('Theirs');
  await other.getByLabel('Amount 1').fill('500');

  await page.getByRole('button', { name: 'Write a quote' }).press('Enter');
  await expect(page.getByLabel('Line 1', { exact: true })).toBeFocused();
  await page.keyboard.type('All of it');
  await page.keyboard.press('Tab');
  await page.keyboard.type('400');
  await page.getByRole('button', { name: 'Add line' }).press('Enter');
  await expect(page.getByLabel('Line 2', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Remove line 2' }).press('Enter');
  await expect(page.getByLabel('Line 1', { exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Save quote' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Change', exact: true })).toBeFocused();

  await other.getByRole('button', { name: 'Save quote' }).click();
  await expect(other.getByText('This quote was changed somewhere else')).toBeVisible();
  await look(other, 'quote-clash');
  await other.getByRole('button', { name: /mine/i }).click();
  await expect(other.getByText('Not sent yet')).toBeVisible();
  await page.getByRole('button', { name: /^Email it/ }).click();
  await expect(page.getByText('was changed in another window, and was not sent')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Lines of the quote' })).toContainText('Theirs');
  await page.getByRole('button', { name: /^Email it/ }).click();
  await expect(page.getByText('Sent to maria.lopez@example.com')).toBeVisible();
});

test('a chat is erased after the question', async ({ page, request }) => {
  const owner = await newOwner(request);
  const id = await visit(request, owner, ['Do you paint fences?']);
  await enter(page, owner, `/dashboard/chats/${id}`);
  await page.getByRole('button', { name: 'Write a quote' }).click();
  await page.getByLabel('Note to the customer').fill('As said on the phone, Maria');
  const kept = () => page.evaluate(() => Object.values(sessionStorage).join());
  await expect.poll(kept).toContain('Maria');
  await page.getByRole('button', { name: 'Delete chat' }).click();
  await look(page, 'chat-delete');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Delete chat' }).click();
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard\/chats$/);
  await expect(page.getByText('No chats yet')).toBeVisible();
  expect(await kept()).not.toContain('Maria');
});

test('older chats are loaded on demand, and searched on the server', async ({ page, request }) => {
  const owner = await newOwner(request);
  await visit(request, owner, ['Staining of a gazebo, please', 'Ann Shade, ann.shade@example.com']);
  for (let index = 0; index < 20; index += 1) await visit(request, owner, [`Do you paint sheds? Question ${index}`]);
  await enter(page, owner, '/dashboard/chats');
  const entries = page.locator(test.info().project.name === '390' ? '.chat-cards li' : '.chat-row');
  await expect(entries).toHaveCount(20);
  // Those that are not on the page are counted too.
  await expect(page.getByRole('img', { name: '21 unread' }).locator('visible=true')).toBeVisible();
  const nextPage = /\/api\/chats\?.*page=1/;
  await page.route(nextPage, (route) => route.fulfill({ status: 400, json: { message: 'Not now' } }));
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'More could not be loaded' })).toBeVisible();
  await expect(entries).toHaveCount(20);
  await page.unroute(nextPage);
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(entries).toHaveCount(21);
  await expect(page.getByRole('button', { name: 'Load more' })).toHaveCount(0);
  // A chat opened far down begins at its top, and the way back leads to where it was.
  await entries.last().getByRole('link').click();
  await expect(page.getByRole('link', { name: 'Back to Chats' })).toBeInViewport();
  await expect(page.getByRole('main')).toBeFocused();
  // Who leaves before a chat is there has not read it.
  await expect(page.getByRole('main').getByText('Staining of a gazebo, please')).toBeVisible();
  await page.goBack();
  await expect(entries.last()).toBeInViewport();
  await expect(page.getByRole('img', { name: '20 unread' }).locator('visible=true')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('no such customer');
  await expect(page.getByText('No chat matches')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('');
  await page.getByRole('combobox', { name: 'Status' }).click();
  await page.getByRole('option', { name: 'Spam' }).click();
  await expect(page.getByText('No chat matches')).toBeVisible();
  await page.getByRole('button', { name: 'Show all chats' }).click();
  await page.getByRole('searchbox', { name: 'Search chats' }).fill('shade');
  await expect(entries).toHaveCount(1);
  await entries.getByRole('link').click();
  await page.getByRole('link', { name: 'Back to Chats' }).click();
  await expect(entries).toHaveCount(1);
  await expect(page.getByRole('searchbox', { name: 'Search chats' })).toHaveValue('shade');
});
