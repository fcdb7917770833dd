import { contentWords, isKnownService, pattern, readDetails, servicesNamed, UNDATED } from '../../../pricing/index.js';
import { INTAKES, speaksOf, type Trade, TRADES } from '../../intake/index.js';
import type { BusinessFacts } from '../../port.js';
import { ownerSays } from '../answers/owner-says.js';
import type { VisitorAnswer } from '../answers/visitor-asks.js';
import { isTheirs } from './owners-work.js';

/** "Do you do plumbing?", "can you guys also do electrical work?"; "can you fix my tap?" asks for work. */
const ASKS_WHETHER = pattern('giu')`
  (?<![\p{L}'])(?:(?:and|also|btw|by the way|oh|hey|hi|hello|so),? )*
    (?:(?:do|does) (?:you|u|ya|they)(?: (?:guys|folks|all|also|ever|even|still|happen to))*(?: (?:do|offer|handle|provide|cover
        |take on|fix|install|repair|replace|build|clean))
      |(?:can|could|would|will) (?:you|u|ya|they)(?: (?:guys|folks|all|also|ever|even))*(?: (?:do|handle|take on)))
    (?: (?:any|some|things like|stuff like))? (?!(?:my|our|the|it|that|this|an?)\b)
    ((?:[\p{L}'-]+ ?){1,5})(?: (?:too|as well))?(?:\?|(?=[.;!,\n]|$))
`;
const NO_THING = new Set(contentWords('work works job jobs stuff thing services service too well'));

/** A question whether the business does work of another trade, and the trades that it names. */
interface Asked {
  words: string;
  thing: string;
  trades: Trade[];
}

/** Work that a business of any kind may do. */
const GENERAL = new Set<Trade>(['handyman', 'other', 'building']);

/** Whether what is asked for is among what the trade is asked for most: of a painter, "decks". */
function isUsual(thing: string, trade: Trade): boolean {
  const usual = contentWords(INTAKES[trade].service.suggestions.join(' '));
  return contentWords(thing).every((word) => usual.includes(word));
}

function askedIn(message: string, facts: BusinessFacts): Asked[] {
  if (GENERAL.has(facts.trade)) return [];
  return [...message.matchAll(ASKS_WHETHER)].flatMap(([words, thing = '']) => {
    const { service } = readDetails(thing, UNDATED);
    const named = servicesNamed(service).some(isKnownService) ? service : thing.trim().toLowerCase();
    if (isTheirs(facts, thing, named) || isUsual(thing, facts.trade)) return [];
    return [{ words, thing, trades: TRADES.filter((trade) => !GENERAL.has(trade) && speaksOf(trade, thing)) }];
  });
}

/** Whether the business is known for a trade: it lists it among its services, or its past jobs tell of it. */
const isKnownFor = ({ services, otherTrades }: BusinessFacts, trade: Trade): boolean =>
  otherTrades.includes(trade) || services.some((service) => speaksOf(trade, service));

/**
 * The answer to "do you do plumbing?", asked of a painter: what the owner has written, or what its past jobs show, or that it is
 * noted for the owner. Null where no such thing is asked.
 */
export function otherTradeAnswer(message: string, facts: BusinessFacts): VisitorAnswer | null {
  const [asked] = askedIn(message, facts);
  if (!asked) return null;
  const words = contentWords(asked.thing).filter((word) => word.length > 2 && !NO_THING.has(word));
  const said = words.length > 0 ? ownerSays(facts, new RegExp(String.raw`\b(?:${words.join('|')})`, 'i')) : null;
  if (said !== null) return { id: 'other_trade', text: said, passOn: false };
  if (asked.trades.some((trade) => isKnownFor(facts, trade)))
    return { id: 'other_trade', text: `Yes, ${facts.name} has done that kind of work before.`, passOn: false };
  const text = `Nothing here tells me whether ${facts.name} does that: I've noted your question for them.`;
  return { id: 'other_trade', text, passOn: true };
}

/** A message without such questions: they ask for no work. */
export const withoutOtherTrades = (message: string, facts: BusinessFacts): string =>
  askedIn(message, facts).reduce((left, { words }) => left.replace(words, ' '), message);
