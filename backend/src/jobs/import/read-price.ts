import { pattern } from '../../pricing/index.js';
import { shortCell } from './short-cell.js';

const CURRENCY = /(?:\b(?:us|au?|ca?|nz) ?)?[$€£]|\b(?:usd|aud|cad|nzd|gbp|eur)\b/gi;
/** "inc GST", "(incl. VAT)", "tax included". What comes on top is another price, and left unread. */
const TAX_INCLUDED = pattern('i')`
  [\s,(]{0,3}\b(?:inc(?:l(?:uding|usive|uded)?)?\.?(?: of)? ?(?:gst|hst|vat|tax)
    |(?:gst|hst|vat|tax) inc(?:l(?:uded|usive)?)?)\b\.?\)?$
`;

/** "$8,200 cash", "900 (paid by check)": how it was paid says nothing of how much. */
const HOW_PAID = pattern('i')`
  [\s,(]{1,3}(?:paid(?: in full)?|(?:paid )?(?:in |by |via )?(?:cash|checks?|cheques?|(?:credit |debit )?card|bank transfer
    |venmo|zelle|paypal))\)?$
`;
/** "16.9k" */
const THOUSANDS = /^(\d{1,4}(?:[.,]\d{1,2})?) ?k$/i;

/** "90.-" and "90,--" are whole amounts; "90-" is a negative one. */
const NO_CENTS = /(?<=\d)[.,](?:--?|[–—])$/;

/** Reads "$1,234.50", "A$1,234", "780 inc GST", "1234.5", "1.234,50", "1.810", "USD 900", "(120.00)", "90-", "90.-", "16.9k", "$900 cash"; null when it is not one amount ("500-700"). */
export function readPrice(cell: string): number | null {
  const text = shortCell(cell);
  if (text === null) return null;
  const grouped = text
    .replace(HOW_PAID, '')
    .replace(TAX_INCLUDED, '')
    .replace(/(?<=\d)\s(?=\d{3}(?!\d))/g, '');
  const amount = grouped.replace(CURRENCY, '').trim().replace(NO_CENTS, '');
  const [, thousands] = THOUSANDS.exec(amount) ?? [];
  if (thousands !== undefined) return Math.round(Number(thousands.replace(',', '.')) * 1000);
  const negative = /^\(.*\)$|^-|-$/.test(amount);
  const digits = amount.replace(/^[(+-]\s*|\s*[)+-]$/g, '');
  // Cents have two digits: what stands in groups of three behind dots, or two behind a comma, is written the European way.
  const plain = /^(?:[1-9]\d{0,2}(?:\.\d{3})+(?:,\d{2})?|\d+,\d{2})$/.test(digits)
    ? digits.replaceAll('.', '').replace(',', '.')
    : digits.replace(/,(?=\d{3}(?:\D|$))/g, '');
  if (!/^(?:\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  return negative ? -Number(plain) : Number(plain);
}
