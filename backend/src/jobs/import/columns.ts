import { pattern } from '../../pricing/index.js';
import { DomainError } from '../../common/index.js';
import { readDate } from './read-date.js';
import { readPrice } from './read-price.js';

export const FIELDS = ['title', 'description', 'price', 'date'] as const;
export type Field = (typeof FIELDS)[number];

/** Header names that owners' lists and the usual invoicing programs use, in the order of preference; their words in any order. */
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
    'work done',
    'work performed',
    'work description',
    'job type',
    'type of work',
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
    'what we did',
    'what was done',
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
    'grand total',
    'value',
    'charged',
    'price charged',
    'amount charged',
    'total charged',
    'billed',
    'amount billed',
    'total billed',
    'amount paid',
    'total paid',
    'job total',
    'final total',
    'final amount',
    'invoiced',
    'revenue',
    'net',
    'subtotal',
  ],
  date: [
    'date',
    'completed',
    'completion date',
    'date completed',
    'completedat',
    'finished',
    'date finished',
    'date done',
    'invoice date',
    'job date',
    'service date',
    'end date',
    'when',
    'created',
    'date created',
    'createdat',
  ],
};

const INCLUDED = String.raw`(?:inc|incl|including|included|inclusive)(?: of)?`;
const LEFT_OUT = String.raw`(?:ex|exc|excl|excluding|excluded|exclusive|before|without|plus)(?: of)?`;
const TAX = '(?:gst|hst|pst|vat|(?:sales )?tax)';
const TAX_IN_HEADER = new RegExp(` (?:(?:${INCLUDED}|${LEFT_OUT}) ${TAX}|${TAX} (?:${INCLUDED}|${LEFT_OUT}))$`);
/** A price without its tax is not what the customer paid. */
const isWithoutTax = (header: string) => new RegExp(String.raw`\b${LEFT_OUT}\b`, 'i').test(header);

const plain = (header: string) =>
  header
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    // "Total (USD)", "Amount (inc GST)", "Total AUD (tax inclusive)". "Total tax" is something else.
    .replace(TAX_IN_HEADER, '')
    .replace(/ (?:usd|aud|cad|nzd|gbp|eur)$/, '')
    .replace(TAX_IN_HEADER, '');

/** "Date of completion" is a "completion date", and what is "completed on" a day is completed. */
const inOrder = (header: string) =>
  plain(header)
    .split(' ')
    .filter((word) => !/^(?:of|the|on|at|was|we)$/.test(word))
    .sort()
    .join(' ');

/** What stands beside a slash that is no second name of the column: "Price/hr", "Job / Inv no". */
const NO_NAME = pattern('i')`
  #
  |\b(?:nos?|num(?:ber)?|id|ref|code|hr|hour|day|unit|ea(?:ch)?|item|m2|sqm|lm|sq ?(?:ft|m)|ft|metre|deposit
    |paid|hours|labou?r|discount|crew|estimate)\b
`;

/** "Job / what we did" is called by either name. */
const halvesOf = (header: string): string[] => (header.includes('/') && !NO_NAME.test(header) ? header.split('/') : []);

/** Where each field stands in a row. */
export type Places = Partial<Record<Field, number>>;

/** Rows among which the header is looked for: exports put their title, a period or an address above it. */
const HEADER_WITHIN = 10;

/** The row by which the columns are called. */
interface Header {
  at: number;
  places: Places;
  /** The list names no columns: they were chosen by what stands in this row, which is a job itself. */
  isJob: boolean;
}

/**
 * Which row names the columns, and which column each field is read from: the owner's choice first, then known names.
 * One of title and description is enough; it then serves as both.
 * @throws DomainError invalid, naming the missing columns and the ones that were found.
 */
export function findHeader(rows: string[][], chosen: Record<string, string>): Header {
  const candidates = rows.slice(0, HEADER_WITHIN);
  for (const [at, cells] of candidates.entries()) {
    const places = placesIn(cells, chosen);
    const name = (field: Field) => cells[places[field] ?? -1] ?? '';
    if (missingIn(places).length === 0) return { at, places, isJob: isPrice(name('price')) || isDate(name('date')) };
  }
  throw missingColumns(widest(candidates), chosen);
}

function placesIn(cells: string[], chosen: Record<string, string>): Places {
  const found: Places = {};
  const taken = new Set<number>();
  for (const field of FIELDS) {
    const own = chosen[field];
    const [wanted, like] = own === undefined ? [SYNONYMS[field], inOrder] : [[own], plain];
    const called = (names: (header: string) => string[]): number | undefined =>
      wanted
        .map((name) => {
          const named = [...cells.keys()].filter(
            (at) => !taken.has(at) && names(cells[at] ?? '').some((one) => like(one) === like(name)),
          );
          return named.find((at) => !isWithoutTax(cells[at] ?? '')) ?? named[0];
        })
        .find((at) => at !== undefined);
    // A name of its own counts before one of two.
    const index = called((header) => [header]) ?? called(halvesOf);
    if (index === undefined) continue;
    found[field] = index;
    taken.add(index);
  }
  return found;
}

/** What the column of each field is called. */
export const mappingOf = (places: Places, columns: string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(places).map(([field, place]) => [field, columns[place] ?? '']));

const missingIn = (places: Places) => [
  ...(places.title === undefined && places.description === undefined ? ['title or description'] : []),
  ...(places.price === undefined ? ['price'] : []),
];

const isDate = (cell: string) => readDate(cell, 'day first') !== null;

/** A year is a good name for a column, as "2024 paid" is, and no sign of a job. */
const isPrice = (cell: string) => readPrice(cell) !== null && !/^(?:19|20)\d\d(?: |$)/.test(cell.trim());

const looksLikeJob = (cells: string[]) => cells.some((cell) => isDate(cell) || isPrice(cell));

/** The header is the first row with the most cells: what stands above it is short. */
const widest = (rows: string[][]) =>
  rows.map((cells) => cells.filter((cell) => cell.trim() !== '')).reduce((a, b) => (b.length > a.length ? b : a), []);

function missingColumns(header: string[], chosen: Record<string, string>): DomainError {
  const places = placesIn(header, chosen);
  const missing = missingIn(places);
  const names = header
    .slice(0, 12)
    .map((name) => `"${name.slice(0, 40)}"`)
    .join(', ');
  const advice = looksLikeJob(header)
    ? `${names} look like a job, not like the names of columns. Choose yourself which column is which: every row comes in, this one too.`
    : `The columns found are ${names}. Rename one, or choose the columns yourself.`;
  return new DomainError('invalid', 'missing_column', `There is no column for ${missing.join(' and ')}. ${advice}`, {
    fields: missing.map((field) => ({ field, message: 'Column missing' })),
    found: mappingOf(places, header),
  });
}
