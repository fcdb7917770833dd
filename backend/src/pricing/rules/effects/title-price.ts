import { textOf, pattern } from '../../language/index.js';
import type { Effect } from '../../types.js';
import { respelled } from '../text/spelling.js';
import { hasPrice, readText } from './read-text.js';

/** "Kitchen special $199", "normally $260": what the price of the title is compared with. */
const COMPARED = pattern()`
  ^[(,]? ?(?:normally|usually|regularly|reg|regular price|worth|valued? at|instead of|rather than|down from|up from
    |was|were|used to|not)\b
`;
/** "Lawn mow $45", "up to 5,000 sq ft": how much the price of the title covers. */
const GOES_ON = /^(?:up to|for (?:up|the first)|within)\b/i;

const sizeOf = ({ amount }: Effect): number => Math.abs(amount);
const isAlike = (a: Effect, b: Effect): boolean =>
  a.kind === b.kind && a.amount === b.amount && a.unit === b.unit && a.above === b.above;

/**
 * Whether the amount of a title is a price beside those of its description. Without a name ("Call out $85") it is one where those
 * have situations of their own, and "labour $95" beside "$120 an hour after 6" is a rate of which the title does not say so.
 */
function isPriceBeside(title: Effect, own: Effect[]): boolean {
  if (title.amount < 0 || own.some((one) => sizeOf(one) === sizeOf(title))) return false;
  if (title.condition !== null || title.kind === 'minimum') return true;
  const isOpen = title.unit === null && own.some(({ unit, above }) => unit !== null && above === null);
  return !isOpen && own.every(({ condition, above }) => condition !== null || above !== null);
}

/**
 * The effects of a description together with the price that stands in its title: "TV mounting $120", "brick or stone wall: $45 more".
 * A title that only says again what the description charges adds none.
 */
export function withTitlePrice(head: string, body: string, own: Effect[]): Effect[] {
  if (head === '' || own.length === 0 || !hasPrice(head)) return own;
  const [title, ...others] = readText(head, '', '', []);
  if (title === undefined || others.length > 0 || !isPriceBeside(title, own)) return own;
  if (COMPARED.test(textOf(respelled(body)))) return [title];
  // "First hour $120", "$95 an hour after that": the one counts from the other
  const [first, ...rest] = readText(`${head}${GOES_ON.test(body) ? ' ' : '. '}${body}`, '', '', []);
  const isWhole = rest.length === own.length && rest.every(({ amount }, at) => amount === own[at]?.amount);
  return first?.amount === title.amount && isWhole
    ? [first, ...rest.map((one, at) => situated(one, own[at]))]
    : [title, ...own];
}

/** A price of the description as it reads behind its title, in the situation that it names itself. */
const situated = (whole: Effect, own: Effect | undefined): Effect =>
  own && isAlike(own, whole) ? { ...whole, condition: own.condition ?? whole.condition } : whole;
