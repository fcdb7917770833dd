import { DomainError } from '../../common/index.js';

export const FIELDS = ['title', 'description', 'price', 'date'] as const;
export type Field = (typeof FIELDS)[number];

/** Header names that owners' lists and the usual invoicing programs use, in the order of preference. */
const SYNONYMS: Record<Field, string[]> = {
  title: [
    'title',
    'job',
    'job title',
    'job name',
    'name',
    'project',
    'project name',
    'subject',
    'service',
    'item',
    'work',
  ],
  description: [
    'description',
    'details',
    'job description',
    'notes',
    'scope',
    'scope of work',
    'work done',
    'work description',
    'memo',
    'comments',
    'summary',
  ],
  price: [
    'price',
    'final price',
    'total',
    'amount',
    'cost',
    'job cost',
    'total price',
    'total amount',
    'invoice total',
    'invoice amount',
    'value',
    'charged',
    'revenue',
    'net',
    'subtotal',
  ],
  date: [
    'date',
    'completed',
    'completed at',
    'completed on',
    'completion date',
    'date completed',
    'completedat',
    'finished',
    'invoice date',
    'job date',
    'end date',
    'created',
    'created at',
    'createdat',
  ],
};

const plain = (header: string) =>
  header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Which column each field is read from: the owner's choice first, then known names.
 * One of title and description is enough; it then serves as both.
 * @throws DomainError invalid, naming the missing columns and the ones that were found.
 */
export function columnsFor(headers: string[], chosen: Record<string, string>): Partial<Record<Field, number>> {
  const found: Partial<Record<Field, number>> = {};
  const taken = new Set<number>();
  for (const field of FIELDS) {
    const wanted = chosen[field] === undefined ? SYNONYMS[field] : [plain(chosen[field])];
    const index = wanted
      .map((name) => headers.findIndex((header, at) => !taken.has(at) && plain(header) === name))
      .find((at) => at >= 0);
    if (index === undefined) continue;
    found[field] = index;
    taken.add(index);
  }
  const missing = [
    ...(found.title === undefined && found.description === undefined ? ['title or description'] : []),
    ...(found.price === undefined ? ['price'] : []),
  ];
  if (missing.length === 0) return found;
  const names = headers
    .slice(0, 12)
    .map((header) => `"${header.slice(0, 40)}"`)
    .join(', ');
  throw new DomainError(
    'invalid',
    'missing_column',
    `There is no column for ${missing.join(' and ')}. The columns found are ${names}. Rename one, or choose the columns yourself.`,
    missing.map((field) => ({ field, message: 'Column missing' })),
  );
}
