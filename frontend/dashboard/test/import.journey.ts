import { expect, test } from '../../../.config/browser-test.ts';
import { addJob, enter, newOwner } from './support/api.ts';
import { ANY_WIDTH, look } from './support/screens.ts';

test('a file that is no list asks for no columns', ANY_WIDTH, async ({ page, request }) => {
  await enter(page, await newOwner(request), '/dashboard/jobs');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const choose = (text: string) =>
    page.locator('input[type=file]').setInputFiles({ name: 'a.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await choose('Title,Price\nPorch,"900\nDeck,800\n');
  await expect(page.getByText('opens in line 2 is never closed. Check that every quote (") is closed')).toBeVisible();
  await expect(page.getByText('Which column is which?')).toHaveCount(0);
  await choose('Customer,Sum\nPorch,900\n');
  await expect(page.getByText('Which column is which?')).toBeVisible();
});

test('a list is imported after its columns and rows were checked', async ({ page, request }) => {
  const owner = await newOwner(request);
  await addJob(owner, 'Garage door', 'Two coats of enamel', 450);
  await enter(page, owner, '/dashboard/jobs');
  await page.getByRole('button', { name: 'Import' }).click();
  const csv = [
    'What we did,Notes,Charged to client,Date',
    'Garage door,Two coats of enamel,450,',
    'Bedroom,"Walls, ceiling and trim","$1,150.00",3/5/2024',
    'Kitchen cabinets,Sprayed off site,3000-3500,',
  ].join('\n');
  const file = { name: 'last-year.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
  await page.getByLabel('CSV file').setInputFiles(file);
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('no column for');
  // What the list does name is chosen already.
  await expect(page.getByRole('combobox', { name: 'Description' })).toHaveText('Notes');
  await look(page, 'import-columns');
  await page.getByLabel('Title').click();
  await page.getByRole('option', { name: 'What we did' }).click();
  await page.getByLabel('Price').click();
  await page.getByRole('option', { name: 'Charged to client' }).click();
  await expect(page.getByText('1 new, 1 already there, 1 not readable')).toBeVisible();
  // How the dates of a list were read can be seen before they count.
  await expect(page.getByRole('row', { name: /Bedroom Mar 5, 2024/ })).toBeVisible();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  // A row that is no job is recognised by its own words, and so is the cell that is wrong.
  const bad = page.getByRole('row', { name: /Kitchen cabinets/ });
  await expect(bad).toContainText('"3000-3500" is not a price');
  await expect(bad.locator('mark')).toHaveText('3000-3500');
  await expect(page.getByRole('row', { name: /Garage door/ })).toContainText('This job is in your list already');
  await look(page, 'import-preview');
  await page.getByRole('button', { name: 'Import 1 job' }).click();
  await expect(page.getByText('1 job imported. Already there: 1. Not readable: 1, listed here')).toBeVisible();
  await look(page, 'import-done');
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(page.getByText('$1,150')).toBeVisible();
});

test('rows are pasted from a spreadsheet', async ({ page, request }) => {
  await enter(page, await newOwner(request), '/dashboard/jobs');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const rows = page.getByLabel('Or paste rows');
  // Rows without the names of their columns: all of them are jobs.
  await rows.fill('Porch\t900\nShed\t400');
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('look like a job');
  await page.getByLabel('Title').click();
  await page.getByRole('option', { name: 'Porch' }).click();
  await page.getByLabel('Price').click();
  await page.getByRole('option', { name: '900' }).click();
  await expect(page.getByText('2 new, 0 already there, 0 not readable')).toBeVisible();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('the first row is read as a job as well');
  await look(page, 'import-no-header');
  await rows.fill('Title\tPrice\tDate\nPorch, both sides\t$900\t3/5/2024\nShed\tabout 400\t\nGate\t120\tin May\n');
  await expect(page.getByText('2 new, 0 already there, 1 not readable')).toBeVisible();
  await expect(page.getByRole('row', { name: /Shed/ })).toContainText('"about 400" is not a price');
  await expect(page.getByRole('row', { name: /Gate/ })).toContainText(
    '"in May" is not a date: the job comes in without',
  );
  const content = rows.locator('xpath=ancestor::*[contains(@class, "MuiDialogContent-root")]');
  expect(await content.evaluate((box) => box.scrollWidth - box.clientWidth), 'no wider than the screen').toBe(0);
  await look(page, 'import-pasted');
  await rows.fill('');
  await expect(page.getByText('not readable')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Import', exact: true }).last()).toBeDisabled();
  // A file that is chosen before the rows are read takes their place.
  await rows.fill('Title,Price\nPorch,900\n');
  const file = { name: 'jobs.csv', mimeType: 'text/csv', buffer: Buffer.from('Title,Price\nShed,1\nGate,2\n') };
  await page.getByLabel('CSV file').setInputFiles(file);
  await expect(rows).toHaveValue('');
  // Longer than rows wait to be read.
  await page.waitForTimeout(700);
  await expect(page.getByRole('button', { name: 'Import 2 jobs' })).toBeEnabled();
  await rows.fill('Title,Price\nPorch,900\n');
  await expect(page.getByRole('button', { name: 'Import 1 job' })).toBeEnabled();
  // What is on the screen is imported, not what stood there a moment ago.
  await rows.fill('Title,Price\nPorch,950\n');
  await expect(page.getByRole('button', { name: 'Reading...' })).toBeDisabled();
  await page.getByRole('button', { name: 'Import 1 job' }).click();
  await expect(page.getByText('1 job imported.')).toBeVisible();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('$950')).toBeVisible();
});

test('an import under way is not left before it has told what came of it', ANY_WIDTH, async ({ page, request }) => {
  await enter(page, await newOwner(request), '/dashboard/jobs');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const rows = page.getByLabel('Or paste rows');
  await rows.fill('Title,Price\nPorch,900\n');
  let letGo = (): void => undefined;
  const held = new Promise<void>((resolve) => (letGo = resolve));
  await page.route('**/api/jobs/import?dryRun=false', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Import 1 job' }).click();
  await expect(page.getByRole('button', { name: 'Importing...' })).toBeDisabled();
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  await expect(rows).toBeDisabled();
  await look(page, 'import-under-way');
  await page.keyboard.press('Escape');
  letGo();
  await expect(page.getByText('1 job imported.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText('$900')).toBeVisible();
});

test('an import that fails leaves the list to be tried again', ANY_WIDTH, async ({ page, request }) => {
  await enter(page, await newOwner(request), '/dashboard/jobs');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const rows = page.getByLabel('Or paste rows');
  await rows.fill('Title,Price\nPorch,900\n');
  await page.route(
    '**/api/jobs/import?dryRun=false',
    (route) => route.fulfill({ status: 503, json: { message: 'Busy just now' } }),
    { times: 1 },
  );
  await page.getByRole('button', { name: 'Import 1 job' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toHaveText('Busy just now');
  // What it would have brought in may not be true any more: the list is read again first.
  await expect(dialog.getByText('1 new')).toHaveCount(0);
  await expect(dialog.getByRole('button', { name: 'Import', exact: true })).toBeDisabled();
  await page.getByLabel('Description').click();
  await page.getByRole('option', { name: 'Title' }).click();
  await dialog.getByRole('button', { name: 'Import 1 job' }).click();
  await expect(dialog.getByText('1 job imported.')).toBeVisible();
});

test('a late answer changes nothing, and rows that were imported do not wait', ANY_WIDTH, async ({ page, request }) => {
  await enter(page, await newOwner(request), '/dashboard/jobs');
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  const rows = page.getByLabel('Or paste rows');
  let answerFirst = (): void => undefined;
  const first = new Promise<void>((resolve) => (answerFirst = resolve));
  let read = 0;
  await page.route('**/api/jobs/import?dryRun=true', async (route) => {
    read += 1;
    if (read === 1) await first;
    await route.continue();
  });
  await rows.fill('Title,Price\nPorch,900\nGate,100\nShed,400\n');
  await expect.poll(() => read).toBe(1);
  await rows.fill('Title,Price\nPorch,900\nGate,100\n');
  await expect(page.getByRole('button', { name: 'Import 2 jobs' })).toBeEnabled();
  const late = page.waitForResponse('**/api/jobs/import?dryRun=true');
  answerFirst();
  await late;
  // Time for the page to take it in.
  await page.waitForTimeout(300);
  await expect(page.getByRole('button', { name: 'Import 2 jobs' })).toBeEnabled();

  // The screen can be left by the browser's own buttons while they are on their way in.
  let letIn = (): void => undefined;
  const held = new Promise<void>((resolve) => (letIn = resolve));
  await page.route('**/api/jobs/import?dryRun=false', async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Import 2 jobs' }).click();
  await expect(page.getByRole('button', { name: 'Importing...' })).toBeDisabled();
  await page.evaluate(() => {
    history.pushState({}, '', '/dashboard/pricing');
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  const isKept = () => page.evaluate(() => JSON.stringify({ ...sessionStorage }).includes('Porch,900'));
  expect(await isKept()).toBe(true);
  letIn();
  await expect.poll(isKept, 'the rows are kept').toBe(false);
  await page.goto('/dashboard/jobs');
  await expect(page.getByText('$900')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(rows).toHaveValue('');
});

test(
  'a list says once that it is in another currency, and that its dates could be others',
  ANY_WIDTH,
  async ({ page, request }) => {
    await enter(page, await newOwner(request), '/dashboard/jobs');
    await page.getByRole('button', { name: 'Import', exact: true }).click();
    const rows = page.getByLabel('Or paste rows');
    const notes = page.getByRole('dialog').getByRole('alert');
    await rows.fill('Title\tTotal (CAD)\tDate\nPorch\t$900\t03/04/2024\nGate\t$300\t5/6/2024\n');
    await expect(notes).toHaveText([
      'The prices of this list are in Canadian dollars. They come in as the same numbers of US dollars, not converted.',
      /month first. 03\/04\/2024 is read as March 4, 2024. If that is wrong, write the year first: 2024-04-03.$/,
    ]);
    await expect(page.getByRole('row', { name: /Porch/ })).toContainText('Mar 4, 2024');
    await look(page, 'import-canadian');
    await rows.fill('Title\tPrice\tDate\nPorch\t900\t14/4/2024\nAtelier\t€300\t3/5/2024\n');
    await expect(notes).toHaveText([/^Some prices of this list are in euros/]);
    const atelier = page.getByRole('row', { name: /Atelier/ });
    await expect(atelier).toContainText('The price is in euros, unlike others of this list: check it.');
    await expect(atelier).toContainText('May 3, 2024');
    await expect(page.getByRole('row').nth(1)).toContainText('Atelier');
    await look(page, 'import-euros');
  },
);

test('pasted rows wait for who leaves the import by accident', async ({ page, request }) => {
  await enter(page, await newOwner(request), '/dashboard/jobs');
  const rows = page.getByLabel('Or paste rows');
  const open = (): Promise<void> => page.getByRole('button', { name: 'Import', exact: true }).first().click();
  await open();
  await rows.fill('Work,Paid\nPorch,900\n');
  await page.getByLabel('Title').click();
  await page.getByRole('option', { name: 'Work' }).click();
  await page.getByLabel('Price').click();
  await page.getByRole('option', { name: 'Paid' }).click();
  await expect(page.getByRole('button', { name: 'Import 1 job' })).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await open();
  await expect(rows).toHaveValue('Work,Paid\nPorch,900\n');
  await expect(page.getByText('It is not saved yet')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Import 1 job' })).toBeEnabled();
  await look(page, 'import-waited');

  await page.getByRole('button', { name: 'Cancel' }).click();
  await open();
  await expect(rows).toHaveValue('');
  await rows.fill('Title,Price\nPorch,900\n');
  await page.getByRole('button', { name: 'Import 1 job' }).click();
  await page.getByRole('button', { name: 'Close' }).last().click();
  await expect(page.getByText('$900')).toBeVisible();
  // Nobody knows when the work was done: the day is that of the list.
  await expect(page.getByText(/^Added [A-Z][a-z]{2} \d/)).toBeVisible();
  await look(page, 'job-without-date');
  await open();
  await expect(rows).toHaveValue('');
});
