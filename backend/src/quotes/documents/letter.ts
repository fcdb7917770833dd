import { type Chat, detailOf } from '../../chats/index.js';
import { toDollars } from '../../common/index.js';
import { amountText } from '../../notices/index.js';
import { type Profile, dateIn, isMonthFirst } from '../../profiles/index.js';
import { type Quote, totalCents } from './quote.js';

/** What stands on a quote, in the words that its reader sees. */
export interface Letter {
  paper: 'LETTER' | 'A4';
  /** "Quote 1a2b3c4d" */
  title: string;
  date: string;
  business: { name: string; lines: string[] };
  customer: string[];
  lines: { label: string; amount: string }[];
  total: string;
  paragraphs: string[];
}

/** Countries that print on US Letter. */
const LETTER_PAPER = new Set(['US', 'CA', 'MX', 'PH']);

const isSaid = (text: string | null): text is string => text !== null && text !== '';

/** "March 31, 2026" for 2026-03-31, and "31 March 2026" in most countries. */
export const dayText = (day: string, country: string): string =>
  new Intl.DateTimeFormat(isMonthFirst(country) ? 'en-US' : 'en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );

/** As the chat is called everywhere: by the first eight characters of its id. */
export const quoteNumber = (chatId: string): string => chatId.slice(0, 8);

/** All that a letter says, for who asks whether it can be printed. */
export const wordsOf = ({ title, business, customer, lines, paragraphs }: Letter): string =>
  [title, business.name, ...business.lines, ...customer, ...lines.map(({ label }) => label), ...paragraphs].join('\n');

export function letterOf(quote: Quote, chat: Chat, business: Profile): Letter {
  const { businessName, businessAddress, phone, contactEmail, country, timezone } = business;
  return {
    paper: LETTER_PAPER.has(country) ? 'LETTER' : 'A4',
    title: `Quote ${quoteNumber(chat.id)}`,
    date: dayText(dateIn(timezone, quote.updatedAt), country),
    business: { name: businessName, lines: [businessAddress, phone, contactEmail].filter(isSaid) },
    customer: [chat.contactName, detailOf(chat.details, 'location'), chat.contactPhone, chat.contactEmail].filter(
      isSaid,
    ),
    lines: quote.lines.map(({ label, cents }) => ({ label, amount: amountText(toDollars(cents)) })),
    total: amountText(toDollars(totalCents(quote))),
    paragraphs: [
      quote.note,
      quote.validUntil && `This quote holds until ${dayText(quote.validUntil, country)}.`,
    ].filter(isSaid),
  };
}
