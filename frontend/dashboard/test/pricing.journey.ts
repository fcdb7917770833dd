import type { Rule } from '@chalkline/api';
import { expect, test } from '../../../.config/browser-test.ts';
import { addPaintJobs, addRule, enter, newOwner } from './support/api.ts';
import { ANY_WIDTH, look } from './support/screens.ts';

test('a rule is read back while it is typed, then saved, switched off and deleted', async ({ page, request }) => {
  const owner = await newOwner(request);
  await addPaintJobs(owner);
  await enter(page, owner, '/dashboard/pricing');
  await expect(page.getByText('No rules yet')).toBeVisible();
  const sections = page.locator('main section h2', { hasText: /Starter rules|How close/ });
  await expect(sections.first()).toHaveText('Starter rules');
  await page.getByRole('link', { name: 'Add your first rule' }).click();
  await page.getByLabel('Title').fill('Heritage');
  await page.getByLabel('Rule Description').fill('Add 20% for heritage listed buildings');
  const reading = page.getByRole('complementary', { name: 'How this rule is understood' });
  await expect(reading).toContainText('20%');
  await expect(reading.locator('.reading-example')).toContainText('$');
  // The back-test takes a moment: it is told that it runs, and no figures of other words pass for those of these.
  await expect(reading).toContainText('Trying the rule on them');
  await expect(reading.locator('[aria-busy=false]')).toContainText('past jobs');
  await page.getByLabel('Rule Description').fill('Add 20% for heritage listed houses');
  await expect(reading.locator('[aria-busy=true]')).toHaveCount(1);
  await expect(reading.locator('[aria-busy=false]')).toHaveCount(1);
  await look(page, 'rule-new');
  const button = page.getByRole('button', { name: 'Create Rule' });
  const [above, below] = [await reading.boundingBox(), await button.boundingBox()];
  // Nobody saves a rule before it has been read back: beside the form, or before its button.
  expect(above?.y ?? Infinity).toBeLessThan(below?.y ?? 0);
  await button.dblclick();
  await expect(page).toHaveURL(/\/dashboard\/pricing$/);
  await expect(page.getByRole('link', { name: 'Edit Heritage' })).toHaveCount(1);

  const status = page.getByRole('switch', { name: 'Active or Inactive: Heritage' });
  await expect(status).toBeChecked();
  await status.click();
  await expect(status).not.toBeChecked();
  await expect(status).toHaveText('Inactive');
  await expect(status).toBeFocused();
  await expect(page.getByText('How close would estimates have been?')).toBeVisible();
  await expect(page.getByRole('img', { name: /lies inside the range/ })).toBeVisible();
  await expect(sections).toHaveText(['How close would estimates have been?', 'Starter rules']);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await look(page, 'rules');

  await page.getByRole('link', { name: 'Edit Heritage' }).click();
  await page.getByLabel('Rule Description').fill('Please ring the bell twice');
  await expect(reading).toContainText('Changes no price');
  await look(page, 'rule-note');
  await page.getByLabel('Rule Description').fill('Add 25% for heritage listed buildings');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Add 25% for heritage listed buildings')).toBeVisible();

  await page.getByRole('button', { name: 'Delete Heritage' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('No rules yet')).toBeVisible();
});

test(
  'the estimates of past jobs are checked again by the rules as they now are',
  ANY_WIDTH,
  async ({ page, request }) => {
    const owner = await newOwner(request);
    await addPaintJobs(owner);
    await addRule(owner, 'Minimum', 'Never less than $20,000');
    await enter(page, owner, '/dashboard/pricing');
    const verdict = page.getByText('We hid the price of each job');
    const withRule = await verdict.innerText();
    const status = page.getByRole('switch', { name: 'Active or Inactive: Minimum' });
    await status.click();
    await expect(verdict).not.toHaveText(withRule);
    const withoutRule = await verdict.innerText();
    await status.click();
    await expect(verdict).toHaveText(withRule);
    await page.getByRole('button', { name: 'Delete Minimum' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(verdict).toHaveText(withoutRule);
  },
);

test('a rule that doubles another one is pointed out', async ({ page, request }) => {
  const owner = await newOwner(request);
  await addRule(owner, 'Heritage', 'Add 20% for heritage listed buildings');
  await enter(page, owner, '/dashboard/pricing/new');
  await page.getByLabel('Title').fill('Old houses');
  await page.getByLabel('Rule Description').fill('Add 15% for heritage listed buildings');
  await expect(page.getByText('“Heritage” already changes the price')).toBeVisible();
  await look(page, 'rule-clash');
});

test(
  'a rule whose reading was confirmed is read back as confirmed, until its words change',
  ANY_WIDTH,
  async ({ page, request }) => {
    const owner = await newOwner(request);
    await addPaintJobs(owner);
    const { id } = await owner.call<Rule>('post', '/rules', {
      title: 'Our usual courtesy',
      description: 'The coating way',
      confirmedEffects: [{ kind: 'percentage', amount: -5, unit: null, above: null, condition: null }],
    });
    await enter(page, owner, `/dashboard/pricing/${id}/edit`);
    const reading = page.getByRole('complementary', { name: 'How this rule is understood' });
    await expect(reading).toContainText('5%');
    await expect(reading.locator('[aria-busy=false]')).toContainText('16 past jobs');
    await page.getByLabel('Title').fill('Our old courtesy');
    await expect(reading).toContainText('Changes no price');
  },
);

test('what a rule does to past jobs is told of the change that is made to it', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  await addPaintJobs(owner);
  const rule = await addRule(owner, 'Walls', '$4 per sq ft for exterior walls');
  await enter(page, owner, `/dashboard/pricing/${rule.id}/edit`);
  const told = page.getByRole('complementary', { name: 'How this rule is understood' }).locator('[aria-busy=false]');
  await expect(told).toContainText('This applies to all 16 past jobs');
  await expect(told).toContainText(/\d+% without this rule, \d+% with it/);
  await page.getByLabel('Active').uncheck();
  await expect(told).toContainText('Without it, estimates come closer');
  await expect(told).toContainText(/\d+% with this rule, \d+% without it/);
  await look(page, 'rule-switched-off');
  await page.getByLabel('Active').check();
  await page.getByLabel('Rule Description').fill('$2.50 per sq ft for exterior walls');
  await expect(told).toContainText('As changed, estimates come closer');
  await expect(told).toContainText(/\d+% as it is, \d+% as changed/);
  await page.getByRole('link', { name: 'Cancel' }).click();

  await page.goto('/dashboard/pricing/new');
  await page.getByLabel('Title').fill('Small jobs');
  await page.getByLabel('Rule Description').fill('we dont roll the truck for under 350');
  await expect(told).toContainText('This applies to all 16 past jobs');
  await expect(told).not.toContainText('mention');
});

test('the list tells which rules change no price', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  await addRule(owner, 'Storeys', 'Add 10% for each storey above the ground floor');
  await addRule(owner, 'Manners', 'Take your shoes off in the house');
  await enter(page, owner, '/dashboard/pricing');
  const row = page.getByRole('row');
  await expect(row.filter({ hasText: 'Manners' })).toContainText('Changes no price');
  await expect(row.filter({ hasText: 'Storeys' })).not.toContainText('Changes no price');
  await expect(row.filter({ hasText: 'Manners' }).getByTitle('A note: it changes no price.')).toBeVisible();
});

test(
  'a rule that is switched in the list after it was half edited is no other version of itself',
  ANY_WIDTH,
  async ({ page, request }) => {
    const owner = await newOwner(request);
    const rule = await addRule(owner, 'Storeys', 'Add 10% for each storey above the ground floor');
    await enter(page, owner, '/dashboard/pricing');
    const edit = page.getByRole('link', { name: 'Edit Storeys' });
    const back = page.getByRole('link', { name: 'Back to Rules' });
    const note = page.getByText('What you typed here before is back');
    const status = page.getByRole('switch', { name: 'Active or Inactive: Storeys' });
    await edit.click();
    await page.getByLabel('Active').uncheck();
    await back.click();
    await status.click();
    await expect(status).not.toBeChecked();
    // What was typed has been done in the list: nothing is left of it.
    await edit.click();
    await expect(page.getByLabel('Active')).not.toBeChecked();
    await expect(note).toHaveCount(0);
    await page.getByLabel('Title').fill('Height');
    await back.click();
    await status.click();
    await expect(status).toBeChecked();
    await edit.click();
    await expect(note).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Height');
    await expect(page.getByLabel('Active')).toBeChecked();
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByRole('link', { name: 'Edit Height' })).toBeVisible();

    // Words that somebody else has written meanwhile are not written over.
    await page.getByRole('link', { name: 'Edit Height' }).click();
    await page.getByLabel('Rule Description').fill('Add 15% for each storey above the ground floor');
    await back.click();
    const theirs = { title: 'Height', description: 'Add 12% for each storey above the ground floor' };
    await owner.call('put', `/rules/${rule.id}`, theirs);
    await page.goto(`/dashboard/pricing/${rule.id}/edit`);
    await expect(page.getByLabel('Rule Description')).toHaveValue(/15%/);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('changed somewhere else')).toBeVisible();
    await page.getByRole('button', { name: 'Load the other version' }).click();
    await expect(page.getByLabel('Rule Description')).toHaveValue(/12%/);
  },
);

test('many rules are searched, and shown a part at a time', async ({ page, request }) => {
  const owner = await newOwner(request);
  for (let index = 10; index < 65; index += 1)
    await addRule(owner, `Rule ${index}`, `Add ${index}% for attic ${index}`);
  await enter(page, owner, '/dashboard/pricing');
  const rows = page.getByText(/^Add \d+% for attic/);
  await expect(rows).toHaveCount(50);
  // Every one of them disturbs another: the list is not pushed off the screen by that.
  await expect(page.getByRole('alert')).toHaveCount(3);
  await page.getByRole('button', { name: /^Show \d+ more$/ }).click();
  await expect(page.getByRole('alert').nth(9)).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search rules' }).fill('attic 12');
  await expect(rows).toHaveCount(1);
  await page.getByRole('searchbox', { name: 'Search rules' }).fill('cellar');
  await page.getByRole('button', { name: 'Show all rules' }).click();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(rows).toHaveCount(55);
  await look(page, 'rules-many');
});

test('a very long rule takes a few lines of the list, and is whole in its form', async ({ page, request }) => {
  const owner = await newOwner(request);
  const long = `Add 20% for ${'heritage'.repeat(1_250)}`;
  await addRule(owner, '🏠'.repeat(300), long);
  await addRule(owner, 'Storeys', 'Add 10% for each storey above the ground floor');
  await enter(page, owner, '/dashboard/pricing');
  const entry = page.getByRole('main').locator('tbody tr, li', { has: page.getByRole('switch') });
  await expect(entry).toHaveCount(2);
  const height = async (index: number) => (await entry.nth(index).boundingBox())?.height ?? Infinity;
  // The newest first.
  expect(await height(1)).toBeLessThan((await height(0)) + 200);
  await look(page, 'rules-long');
  await page.getByRole('link', { name: /^Edit 🏠/ }).click();
  await expect(page.getByLabel('Rule Description')).toHaveValue(long);
});

test('starter rules come in switched off', async ({ page, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/pricing');
  await page.getByRole('button', { name: 'Add these rules' }).click();
  await expect(page.getByRole('button', { name: 'All added' })).toBeDisabled();
  await expect(page.getByRole('switch', { checked: false }).first()).toBeVisible();
  await expect(page.getByRole('switch', { checked: true })).toHaveCount(0);
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await look(page, 'rules-starter');
  // What was thrown away may be had again, and nothing twice.
  await page
    .getByRole('button', { name: /^Delete / })
    .first()
    .click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await page.getByRole('button', { name: 'Add these rules' }).click();
  await expect(page.getByText('1 rule added, all inactive')).toBeVisible();
});

test('an unknown rule leads back to the list', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/pricing/00000000-0000-4000-8000-000000000000/edit');
  await expect(page).toHaveURL(/\/dashboard\/pricing$/);
});

test('a caller’s words become a price with the jobs behind it', async ({ page, request }) => {
  const owner = await newOwner(request);
  await addPaintJobs(owner);
  await enter(page, owner, '/dashboard/estimate');
  await page
    .getByLabel('What is to be done?')
    .fill('Outside of a house, exterior painting, about 1,500 sq ft of walls, two coats');
  await page.getByRole('button', { name: 'Work out the price' }).click();
  await expect(page.getByRole('region', { name: 'Estimate' })).toContainText('$');
  // On a phone it stands under the form.
  await expect(page.getByRole('region', { name: 'Estimate' })).toBeInViewport();
  await expect(page.getByRole('region', { name: 'Past jobs behind it' }).getByRole('link').first()).toBeVisible();
  await look(page, 'quick-estimate');
  await page.getByLabel('What is to be done?').fill('hello');
  await page.getByRole('button', { name: 'Work out the price' }).click();
  await expect(page.getByText('A little more is needed')).toBeVisible();
  await look(page, 'quick-estimate-none');
});

test('where nothing speaks for a price, the way to what would is there', ANY_WIDTH, async ({ page, request }) => {
  await enter(page, await newOwner(request), '/dashboard/estimate');
  await page.getByLabel('What is to be done?').fill('paint my house');
  await page.getByRole('button', { name: 'Work out the price' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Add Job' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs\/new$/);
});
