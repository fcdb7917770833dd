import { textOf, pattern } from '../../language/index.js';
import type { Effect } from '../../types.js';
import { respelled } from '../text/spelling.js';
import { hasPrice } from '../text/has-price.js';
import { readText } from './read-text.js';

/** "Kitchen special $199", "normally $260": what the price of the title is compared with. */
const COMPARED = pattern()`
  ^[(,]? ?(?:normally|usually|regularly|reg|regular price|worth|valued? at|instead of|rather than|down from|up from
    |was|were|used to|not)\b
`;
/** "Lawn mow $45", "up to 5,000 sq ft": how much the price of the title covers, or what it counts. */
const GOES_ON = /^(?:up to|per|each|for (?:up|the first)|within)\b/i;

const sizeOf = ({ amount }: Effect): number => Math.abs(amount);
/** "Deck stain 2.50/sqft": money without a sign. */
const COUNTED = /\d ?(?:\/|per\b|an?\b|each\b)/i;

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
  if (head === '' || own.length === 0 || !(hasPrice(head) || COUNTED.test(head))) return own;
  const [title, ...others] = readText(head, '', '', []);
  if (title === undefined || others.length > 0 || !isPriceBeside(title, own)) return own;
  if (COMPARED.test(textOf(respelled(body)))) return [title];
  const goesOn = GOES_ON.test(body);
  // "First hour $120", "$95 an hour after that": the one counts from the other
  const [first, ...rest] = readText(`${head}${goesOn ? ' ' : '\n'}${body}`, '', '', []);
  const isWhole = rest.length === own.length && rest.every(({ amount }, at) => amount === own[at]?.amount);
  if (first?.amount !== title.amount || !isWhole) return [title, ...own];
  return [first, ...rest.map((one, at) => (goesOn ? one : situated(one, own[at] ?? one))).map(leastOf(first, own))];
}

/** "Tile $14 a sq ft", "herringbone 25% more, $600 minimum": the least is for all that the title prices. */
const leastOf =
  (title: Effect, own: Effect[]) =>
  (one: Effect): Effect => {
    const isLent = own.some(({ kind, condition }) => kind !== 'minimum' && condition === one.condition);
    return one.kind === 'minimum' && isLent ? { ...one, condition: title.condition } : one;
  };

/** A price of the description with what it counts from behind its title, in the situation that it names itself. */
const situated = (whole: Effect, own: Effect): Effect => {
  const isOpen = own.unit === null || own.unit === 'item' || own.above !== whole.above;
  return isOpen ? { ...whole, condition: own.condition ?? whole.condition } : own;
};
