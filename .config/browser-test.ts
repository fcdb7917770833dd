import { expect, test as base } from '@playwright/test';

export { expect };

/** Playwright's `test`, which also fails where a page tried what its content security policy forbids. */
export const test = base.extend<{ withinPolicy: undefined }>({
  withinPolicy: [
    async ({ context }, use) => {
      const refused: string[] = [];
      context.on('console', (message) => {
        if (message.text().includes('Content Security Policy')) refused.push(message.text());
      });
      await use(undefined);
      expect(refused, 'refused by the content security policy').toEqual([]);
    },
    { auto: true },
  ],
});
