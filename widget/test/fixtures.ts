import { test as base, expect, type Page } from '@playwright/test';
import { startFakeBackend, type FakeBackend } from './server/fake-backend.ts';
import { startHostPages } from './server/host-pages.ts';

interface Servers {
  backend: FakeBackend;
  site: string;
}

/** An origin that serves the whole product; without it the fake backend answers. */
export interface Product {
  product: string | undefined;
}

export const test = base.extend<{ fake: FakeBackend; site: string }, Product & { servers: Servers }>({
  product: [undefined, { option: true, scope: 'worker' }],
  servers: [
    async ({ product }, use) => {
      const backend = await startFakeBackend();
      const pages = await startHostPages(product ?? backend.url);
      await use({ backend, site: pages.url });
      pages.server.close();
      backend.server.close();
      backend.server.closeAllConnections();
      pages.server.closeAllConnections();
    },
    { scope: 'worker' },
  ],
  // For every test, whether it names the backend or not: a bad answer that one has switched on must not meet the next.
  fake: [
    async ({ servers }, use) => {
      servers.backend.mode('good');
      servers.backend.asked.length = 0;
      await use(servers.backend);
    },
    { auto: true },
  ],
  site: async ({ servers }, use) => use(servers.site),
});

export { expect };

/** The parts of the widget, found as a visitor finds them. */
export function widget(page: Page) {
  const root = page.locator('chalkline-widget');
  return {
    root,
    launcher: root.getByRole('button', { name: /estimate|Schätzung/i }).first(),
    panel: root.getByRole('dialog'),
    input: root.getByRole('textbox', { name: /Describe|Was ist/ }),
    send: root.getByRole('button', { name: 'Send', exact: true }),
    answers: root.locator('.turn.assistant'),
    said: root.locator('.turn.user'),
    card: root.locator('.estimate-card'),
    problem: root.locator('.composer .problem'),
  };
}

export async function open(page: Page): Promise<void> {
  const { launcher, input } = widget(page);
  await launcher.click();
  await expect(input).toBeVisible();
}

export async function say(page: Page, text: string): Promise<void> {
  const { input } = widget(page);
  await input.fill(text);
  await input.press('Enter');
}

/** Waits until the assistant has said something after the given number of its bubbles, and stopped writing. */
export async function answered(page: Page, before: number): Promise<void> {
  const { answers, root } = widget(page);
  await expect.poll(() => answers.count()).toBeGreaterThan(before);
  await expect(root.locator('.typing, .bubble.sending')).toHaveCount(0);
}

const REQUEST = 'I want the outside of my two storey house painted, about 1,800 sq ft of walls. It is heritage listed.';
const DETAILS = [
  '12 Elm St, Springfield',
  'In about a month',
  'Some peeling paint on the north side',
  'That is all I know',
];

/** The main job: from the first words to a price, to contact details. */
export async function mainJob(page: Page): Promise<void> {
  const { card, answers, root, input } = widget(page);
  await expect(input).toBeVisible();
  for (const text of [REQUEST, ...DETAILS]) {
    const before = await answers.count();
    await say(page, text);
    await answered(page, before);
    if (await card.count()) break;
  }
  await expect(card.first()).toContainText(/\$[\d,]+ – \$[\d,]+/);
  await expect(card.first()).toContainText('An estimate, not an offer');
  const before = await answers.count();
  const form = root.locator('form.contact');
  if (await form.count()) {
    await form.getByLabel('Name').fill('Dana Fox');
    await form.getByLabel('Email').fill('dana@example.com');
    await form.getByRole('button', { name: 'Send my details' }).click();
  } else {
    await say(page, 'Dana Fox, dana@example.com');
  }
  await answered(page, before);
}
