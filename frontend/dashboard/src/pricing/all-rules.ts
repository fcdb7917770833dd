import type { Rule } from '@chalkline/api';

/** All of a business's rules; one answer holds no more, and nobody keeps more by hand. */
export const ALL_RULES = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: {},
} as const;

/** What is worked out from all rules goes by this: it is another one when any of them has changed, come or gone. */
export const versionOf = (rules: Rule[]): string =>
  rules.map((rule) => `${rule.id}${rule.updatedAt ?? ''}${String(rule.isActive)}`).join();
