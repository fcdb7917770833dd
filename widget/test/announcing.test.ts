import type { Page } from '@playwright/test';
import { answered, expect, open, say, test, widget } from './fixtures.ts';

/** What a screen reader is given to read out from now on, in the chat that is open. */
async function readOut(page: Page): Promise<() => Promise<string[]>> {
  const status = widget(page).root.getByRole('status');
  const heard = await status.evaluateHandle((region) => {
    const texts: string[] = [];
    new MutationObserver(() => region.textContent && texts.push(region.textContent)).observe(region, {
      childList: true,
    });
    return texts;
  });
  return () => heard.jsonValue();
}

const ANSWER = 'Happy to help. About how large is the area to paint?';
const OFFLINE = 'You are offline. Messages go out once you are back.';
const NOT_HERE = 'This chat is not set up for this website.';

test('that a message has to wait is read out, and an answer once', async ({ page, site, fake }) => {
  fake.mode('429', 1);
  await page.goto(`${site}/plain.html`);
  await open(page);
  const heard = await readOut(page);
  await say(page, 'Paint my house');
  await answered(page, 1);
  await widget(page).input.pressSequentially('Half a sent');
  await widget(page).root.getByRole('button', { name: 'Start over' }).click();
  await expect(widget(page).root.getByRole('alert')).toBeVisible();
  expect(await heard()).toEqual(['Too many messages. Wait a little.', ANSWER]);
});

test('that the line is away is read out, and that a message waits for it', async ({ page, site, context }) => {
  const { root, problem } = widget(page);
  const prefetched = page.waitForEvent('requestfinished', (request) => request.url().includes('/widget/panel-'));
  await page.goto(`${site}/plain.html`);
  await prefetched;
  await context.setOffline(true);
  await open(page);
  const status = root.getByRole('status');
  await expect(status).toHaveText(OFFLINE);
  await context.setOffline(false);
  await expect(status).toHaveText('');
  await expect(problem).toHaveCount(0);
  const heard = await readOut(page);
  await context.setOffline(true);
  await expect(problem).toHaveText(OFFLINE);
  await say(page, 'Paint my house');
  await expect(status).toHaveText('Waiting for a connection');
  await context.setOffline(false);
  await answered(page, 1);
  expect(await heard()).toEqual([OFFLINE, 'Waiting for a connection', ANSWER]);
});

test('what fails again is read out again', async ({ page, site, fake }) => {
  fake.mode('blocked');
  await page.goto(`${site}/plain.html`);
  await open(page);
  const heard = await readOut(page);
  await say(page, 'Paint my house');
  await expect.poll(heard).toEqual([NOT_HERE]);
  await widget(page).root.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(heard).toEqual([NOT_HERE, NOT_HERE]);
});
