import { expect, test } from '../../../.config/browser-test.ts';
import { addJob, enter, newOwner } from './support/api.ts';
import { ANY_WIDTH } from './support/screens.ts';

test('signing out in one tab signs out the other', ANY_WIDTH, async ({ page, context, request }) => {
  const owner = await newOwner(request);
  await enter(page, owner, '/dashboard/jobs');
  const other = await context.newPage();
  await other.goto('/dashboard/details');
  await expect(other.getByRole('heading', { name: 'Business Details' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(other).toHaveURL(/\/login/);
});

test('whose session is gone without a word is sent to the login', ANY_WIDTH, async ({ page, request }) => {
  await enter(page, await newOwner(request), '/dashboard/jobs');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  // The page that changes its own storage gets no event, as one that lay in the browser's memory gets none.
  await page.evaluate(() => localStorage.clear());
  await page.getByRole('link', { name: 'Chats', exact: true }).locator('visible=true').click();
  await expect(page).toHaveURL(/\/login\?next=%2Fdashboard%2Fchats$/);
});

test('who signs in next sees nothing of who was in before', ANY_WIDTH, async ({ page, context, request }) => {
  const first = await newOwner(request);
  await addJob(first, 'Door', 'One coat', 90);
  await enter(page, first, '/dashboard/jobs');
  await expect(page.getByText('$90')).toBeVisible();
  await enter(await context.newPage(), await newOwner(request), '/dashboard/details');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await expect(page.getByText('$90')).toHaveCount(0);
});

test('two tabs renew the session once', ANY_WIDTH, async ({ page, context, request }) => {
  const owner = await newOwner(request);
  let renewals = 0;
  await context.route('**/api/auth/refresh', async (route) => {
    renewals += 1;
    await route.continue();
  });
  await page.goto('/robots.txt');
  const soon = { ...owner.session, expiresAt: new Date(Date.now() + 60_000).toISOString() };
  const other = await context.newPage();
  // A page that keeps no session, so that both begin at the same moment.
  await other.goto('/robots.txt');
  await page.evaluate((session) => localStorage.setItem('chalkline.session', session), JSON.stringify(soon));
  await Promise.all([page.goto('/dashboard/jobs'), other.goto('/dashboard/chats')]);
  await expect(page.getByText('No jobs yet')).toBeVisible();
  await expect(other.getByText('No chats yet')).toBeVisible();
  await expect.poll(() => renewals).toBe(1);
  // The lists may be there before the answer to the renewal is.
  const kept = () => page.evaluate(() => localStorage.getItem('chalkline.session') ?? '');
  await expect.poll(kept).not.toContain(owner.session.refreshToken);
});

test('a renewal whose answer is lost on its way signs nobody out', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  let tries = 0;
  await page.route('**/api/auth/refresh', async (route) => {
    tries += 1;
    // The server has done it; the browser never hears of it.
    if (tries === 1) {
      await route.fetch();
      await route.abort('connectionreset');
    } else await route.continue();
  });
  await page.goto('/robots.txt');
  const ended = { ...owner.session, expiresAt: new Date(Date.now() - 60_000).toISOString() };
  await page.evaluate((session) => localStorage.setItem('chalkline.session', session), JSON.stringify(ended));
  await page.goto('/dashboard/jobs');
  await expect(page.getByText('No jobs yet')).toBeVisible();
  expect(tries).toBe(2);
  await page.reload();
  await expect(page.getByText('No jobs yet')).toBeVisible();
});

test('a renewal on a connection that stays silent is tried again', ANY_WIDTH, async ({ page, request }) => {
  const owner = await newOwner(request);
  const expiresAt = new Date(Date.now() - 60_000).toISOString();
  await page.clock.install();
  let tries = 0;
  await page.route('**/api/auth/refresh', async (route) => {
    tries += 1;
    if (tries > 1) await route.continue();
  });
  const asked = page.waitForRequest('**/api/auth/refresh');
  await enter(page, { ...owner, session: { ...owner.session, expiresAt } }, '/dashboard/jobs');
  await asked;
  await page.clock.fastForward(10_000);
  await expect(page.getByText('No jobs yet')).toBeVisible();
});
