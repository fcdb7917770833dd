import { expect, test } from '../../../.config/browser-test.ts';
import { addJob, enter, newOwner, PASSWORD, visit } from './support/api.ts';
import { ANY_WIDTH, look } from './support/screens.ts';

test('a page runs only what is served with it, and nobody frames it', ANY_WIDTH, async ({ request }) => {
  for (const path of ['/', '/login', '/dashboard/jobs', '/no-such-page']) {
    const policy = (await request.get(path)).headers()['content-security-policy'];
    expect(policy, path).toContain("default-src 'self'; object-src 'none'");
    expect(policy, path).toContain("frame-ancestors 'none'");
    expect(policy, path).not.toContain('script-src');
  }
});

test('a save that gets no answer keeps what was typed', async ({ page, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/pricing/new');
  await page.getByLabel('Title').fill('Heights');
  await page.getByLabel('Rule Description').fill('Add 10% for work above the second storey');
  await page.route('**/api/rules', (route) => route.abort());
  await page.getByRole('button', { name: 'Create Rule' }).click();
  await expect(page.getByText('Network error: Please check your connection and try again')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Heights');
  await look(page, 'rule-network-error');
  await page.reload();
  await expect(page.getByLabel('Title')).toHaveValue('Heights');
  await page.unroute('**/api/rules');
  await page.getByRole('button', { name: 'Create Rule' }).click();
  await expect(page.getByRole('link', { name: 'Edit Heights' })).toBeVisible();
  await page.goto('/dashboard/pricing/new');
  await expect(page.getByLabel('Title')).toHaveValue('');
});

test(
  'a save on a connection that stays silent ends, and keeps what was typed',
  ANY_WIDTH,
  async ({ page, request }) => {
    const owner = await newOwner(request);
    await page.clock.install();
    await enter(page, owner, '/dashboard/jobs/new');
    await page.getByLabel('Title').fill('Gate');
    await page.getByLabel('Description').fill('Two coats');
    await page.getByLabel('Final Price').fill('120');
    // Taken, and never answered.
    await page.route('**/api/jobs', () => undefined);
    const asked = page.waitForRequest('**/api/jobs');
    await page.getByRole('button', { name: 'Save Job' }).click();
    await asked;
    await page.clock.fastForward(45_000);
    await expect(page.getByText('Network error: Please check your connection and try again')).toBeVisible();
    await expect(page.getByLabel('Title')).toHaveValue('Gate');
    await page.unroute('**/api/jobs');
    await page.getByRole('button', { name: 'Save Job' }).click();
    await expect(page.getByText('$120')).toBeVisible();
  },
);

test('an answer that is not JSON is shown from its beginning', async ({ page, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/jobs/new');
  await page.getByLabel('Title').fill('Gate');
  await page.getByLabel('Description').fill('Two coats');
  await page.getByLabel('Final Price').fill('120');
  const html = `<html><body>Bad gateway ${'x'.repeat(400)}</body></html>`;
  await page.route('**/api/jobs', (route) => route.fulfill({ status: 502, contentType: 'text/html', body: html }));
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(page.getByText(`Server error: ${html.slice(0, 200)}`, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Gate');
  await look(page, 'job-server-error');
});

test('a session that ends in the middle leads back to the same form, with the text', async ({ page, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/jobs/new');
  await page.getByLabel('Title').fill('Pergola');
  await page.getByLabel('Description').fill('Stain, two coats');
  await page.getByLabel('Final Price').fill('640');
  await owner.call('post', '/auth/logout', { refreshToken: owner.session.refreshToken });
  const refused = { status: 401, json: { statusCode: 401, code: 'unauthorized', message: 'Please sign in again.' } };
  await page.route('**/api/jobs', (route) => route.fulfill(refused));
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fjobs%2Fnew$/);
  await look(page, 'login-again');
  await page.unroute('**/api/jobs');
  await page.getByLabel('Email').fill(owner.email);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/dashboard\/jobs\/new$/);
  await expect(page.getByLabel('Title')).toHaveValue('Pergola');
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(page.getByText('$640')).toBeVisible();
});

test('without a connection a banner says so and goes when it is back', async ({ page, context, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/jobs');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('You are offline.')).toBeVisible();
  await look(page, 'offline');
  await owner.call('post', '/jobs', { title: 'Added elsewhere', description: 'One coat', price: 10 });
  await context.setOffline(false);
  await expect(page.getByText('You are offline.')).toHaveCount(0);
  await expect(page.getByText('Added elsewhere')).toBeVisible();
});

test('nothing is saved later that could not be saved without a connection', async ({ page, context, request }) => {
  const owner = await newOwner(request);
  const job = await owner.call<{ id: string }>('post', '/jobs', { title: 'Door', description: 'One coat', price: 90 });
  const noAnswer = page
    .getByRole('alert')
    .filter({ hasText: 'Network error: Please check your connection and try again' });
  const back = async (): Promise<void> => {
    await context.setOffline(false);
    await expect(page.getByText('You are offline.')).toHaveCount(0);
  };

  await enter(page, owner, '/dashboard/pricing/new');
  await page.getByLabel('Title').fill('Heights');
  await page.getByLabel('Rule Description').fill('Add 10% for work above the second storey');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Create Rule' }).click();
  await expect(noAnswer).toBeVisible({ timeout: 3_000 });
  await look(page, 'rule-offline');
  await back();
  await expect(page.getByLabel('Title')).toHaveValue('Heights');
  expect(await owner.call('get', '/rules')).toEqual([]);
  await page.getByRole('button', { name: 'Create Rule' }).click();
  await expect(page.getByRole('link', { name: 'Edit Heights' })).toBeVisible();
  expect(await owner.call('get', '/rules')).toHaveLength(1);

  await page.goto(`/dashboard/jobs/${job.id}/edit`);
  await page.getByLabel('Final Price').fill('95');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Save Job' }).click();
  await expect(noAnswer).toBeVisible({ timeout: 3_000 });
  await page.getByRole('link', { name: 'Cancel' }).click();
  await back();
  await expect(page.getByText('$90')).toBeVisible();
  expect(await owner.call('get', `/jobs/${job.id}`)).toMatchObject({ price: 90 });

  await context.setOffline(true);
  await page.getByRole('button', { name: 'Delete Door' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(noAnswer).toBeVisible({ timeout: 3_000 });
  await back();
  expect(await owner.call('get', '/jobs')).toHaveLength(1);
});

test(
  'a form stays with what is typed into it when asking for its record again fails',
  ANY_WIDTH,
  async ({ page, request }) => {
    const owner = await newOwner(request);
    const job = await addJob(owner, 'Porch', 'Ceiling and rails', 700);
    const chat = await visit(request, owner, ['Do you paint fences?']);
    /** Everything on the screen is asked for again, and `path` breaks. */
    const askAgain = async (path: string): Promise<void> => {
      await page.route(path, (route) =>
        route.request().method() === 'GET'
          ? route.fulfill({
              status: 500,
              json: { statusCode: 500, code: 'internal', message: 'Something broke here.' },
            })
          : route.continue(),
      );
      const broken = page.waitForResponse((answer) => answer.status() === 500);
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await broken;
    };

    await enter(page, owner, `/dashboard/jobs/${job.id}/edit`);
    await page.getByLabel('Title').fill('Porch and steps');
    await askAgain(`**/api/jobs/${job.id}`);
    await page.getByRole('button', { name: 'Save Job' }).click();
    await expect(page.getByText('Porch and steps')).toBeVisible();

    await page.goto('/dashboard/details');
    await page.getByLabel('Webhook address (optional)').fill('https://hooks.shop.com/leads');
    await askAgain('**/api/settings/notices');
    await page.getByRole('button', { name: 'Save notices' }).click();
    await expect(page.getByText('Notice settings saved')).toBeVisible();

    await page.goto(`/dashboard/chats/${chat}`);
    await page.getByRole('button', { name: 'Write a quote' }).click();
    await page.getByLabel('Line 1', { exact: true }).fill('The fence');
    await page.getByLabel('Amount 1').fill('400');
    await askAgain(`**/api/chats/${chat}/quote`);
    await page.getByRole('button', { name: 'Save quote' }).click();
    await expect(page.getByRole('list', { name: 'Lines of the quote' })).toContainText('The fence');
  },
);

test('a record that is deleted elsewhere while it is typed says so', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  const job = await addJob(owner, 'Porch', 'Ceiling and rails', 700);
  await enter(page, owner, `/dashboard/jobs/${job.id}/edit`);
  await page.getByLabel('Title').fill('Porch and steps');
  await owner.call('delete', `/jobs/${job.id}`);
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByText('This job was deleted somewhere else')).toBeVisible();
  await expect(page.getByLabel('Title')).toHaveValue('Porch and steps');
  await look(page, 'job-deleted-elsewhere');
});

test('jobs that cannot be loaded say so once, and can be tried again', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  await owner.call('post', '/jobs', { title: 'Door', description: 'One coat', price: 90 });
  await page.route(/\/api\/jobs\?/, (route) =>
    route.fulfill({ status: 503, json: { statusCode: 503, code: 'unavailable', message: 'Back in a minute.' } }),
  );
  await enter(page, owner, '/dashboard/jobs');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect(page.getByText('Back in a minute.')).toHaveCount(1);
  await page.unroute(/\/api\/jobs\?/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('$90')).toBeVisible();
});

test('a job that cannot be deleted stays and says why', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  const job = await owner.call<{ id: string }>('post', '/jobs', { title: 'Door', description: 'One coat', price: 90 });
  await enter(page, owner, '/dashboard/jobs');
  await page.route(`**/api/jobs/${job.id}`, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'Something broke here.' } }),
  );
  await page.getByRole('button', { name: 'Delete Door' }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByText('Something broke here.')).toBeVisible();
  await expect(page.getByText('$90')).toBeVisible();
});

test('chats that cannot be loaded say so and can be tried again', async ({ page, request }) => {
  const owner = await newOwner(request);
  const id = await visit(request, owner, ['Do you paint fences?']);
  await page.route('**/api/chats?**', (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'Down' } }),
  );
  await enter(page, owner, '/dashboard/chats');
  await expect(page.getByText('Failed to load chats. Please try again.')).toBeVisible();
  await look(page, 'chats-failed');
  await page.unroute('**/api/chats?**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Failed to load chats')).toHaveCount(0);
  await page.goto('/dashboard/chats/00000000-0000-4000-8000-000000000000');
  await expect(page.getByText('Failed to load chat details. Please try again.')).toBeVisible();
  // What is erased does not come back, however often one tries.
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0);
  await look(page, 'chat-failed');
  await page.getByRole('link', { name: 'See all chats' }).click();
  await expect(page).toHaveURL(/\/dashboard\/chats$/);
  await page.route(`**/api/chats/${id}`, (route) =>
    route.fulfill({ status: 500, json: { statusCode: 500, code: 'internal', message: 'Down' } }),
  );
  await page.goto(`/dashboard/chats/${id}`);
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await page.unroute(`**/api/chats/${id}`);
  await page.goto(`/dashboard/chats/${id}`);
  await expect(page.getByText('Do you paint fences?').first()).toBeVisible();
});
