/** All of a business's rules; one answer holds no more, and nobody keeps more by hand. */
export const ALL_RULES = {
  pagination: { page: 1, perPage: 1000 },
  sort: { field: 'createdAt', order: 'DESC' },
  filter: {},
} as const;
