import { lines, textAt, textOf, type Token, pattern } from '../../language/index.js';
import { isWholeWork } from '../phrases/item-phrase.js';
import type { Price, Span } from '../text/price.js';
import { COSTS, withoutWhy } from '../text/went-up.js';

const EVERY = lines`
  (?:every|each|all|any) (?:jobs?|visits?|orders?|bookings?|calls?|moves?|deliver(?:y|ies)|trips?|projects?)
`;
/** Words of a name; none of them begins a situation. */
const NAME = lines`
  (?:(?!(?:if|when|where|unless|for|on|in|at|with|without|over|under|above|below|after|before|during|from|to|off
    |every|each|per|and|or|but|plus)\b)[\p{L}'-]+)
`;
/** What is bought or done for a job whatever it is, and what nobody asks for. */
const THING = lines`
  (?:(?:roll ?-? ?off |porta? ?-? ?)?(?:dumpsters?|skips?|roll ?-? ?offs?|pott(?:y|ies)|toilets?)(?: (?:hire|rental))?
    |(?:debris |trash |rubbish |waste )?disposal|dump (?:runs?|fees?)|haul(?:ing)? ?-? ?(?:off|away)|clean ?-? ?up
    |tarps?|drop ?(?:cloths?|sheets?)|(?:floor |surface )?protection|(?:job |site )?supplies|consumables|sundries|materials?|fuel|gas|diesel
    |permits?|insurance|parking|set ?-? ?up|mobili[sz]ation|delivery|safety gear|magnet sweep)
`;

/** "Every job gets a $12 fuel and water charge", "add $450 for a dumpster on every job": a name of what everybody pays. */
const CHARGED_TO_ALL = pattern('u')`
  ^(?:every|each|all) (?:jobs?|visits?|orders?|bookings?|calls?) (?:gets?|has|have|carry|carries|incurs?|attracts?|includes?) (?:an? )?
    \$ [\d.]+ (?:\p{L}+ ){1,4}(?:charge|fee|levy|surcharge)$
  |^${EVERY} (?:gets?|has|have|needs?|takes?|carry|carries|incurs?|attracts?|includes?|comes? with) (?:an? |the |our )?\$ [\d.]+ (?:(?:for (?:an?|the|our) )?${NAME}(?: ${NAME}){0,3}|for ${THING})$
  |^(?:every|each|all) (?:jobs?|visits?|orders?|bookings?) (?:gets?|has|have|comes? with|includes?) (?:an? )?(?:\p{L}+ ){1,6}, (?:at |for )?\$ [\d.]+$
  |^(?:every|each|all) (?:jobs?|visits?|orders?|bookings?) : \$ [\d.]+ for (?:the |an? )?(?:\p{L}+ ){0,3}\p{L}+$
  |^(?:an? )?\$ [\d.]+ (?:(?:truck|van|fuel|gas|petrol|travel|trip|call-?out|service|admin|booking|environmental|parking|tolls?|insurance|paperwork|processing|setup|mobili[sz]ation|and|&|\/) )+(?:charge|fee|levy|surcharge) (?:on|for|with|to) (?:every|each|any|all) (?:jobs?|visits?|orders?|bookings?|calls?|moves?|deliver(?:y|ies)|trips?)$
  |^(?:(?:we|i|please|also|always|so) )*(?:add|adds|charge|bill|put|\+|plus) (?:an? (?:extra )?)?(?:\$ [\d.]+ (?:for|to cover) (?:(?:an?|the|our) ${NAME}(?: ${NAME}){0,2}|${THING})|\$ [\d.]+ ${THING}) (?:on|for|with|to|onto) ${EVERY}$
  |^(?:(?:we|i|please|also|always|so) )*(?:add|adds|charge|bill|put|\+|plus) \$ [\d.]+ (?:on|to|onto|for) ${EVERY} (?:for|to cover) (?:(?:an?|the|our) ${NAME}(?: ${NAME}){0,2}|${THING})$
  |^(?:(?:an?|the|our) )?(?:\$ [\d.]+ ${THING}|${THING} (?:(?:is|are|costs?|runs?|at|:|-|=) )?\$ [\d.]+) (?:(?:on|for|with|to) )?${EVERY}$
`;
const OF_ALL = new RegExp(
  String.raw`\b(?:on|for|to|onto|with) (?:${EVERY}|everything|all (?:our |my |of our )?(?:prices|work|quotes|bills|invoices)|every (?:price|quote|bill|invoice)|the board)$`,
  'u',
);
const IS_THING = new RegExp(String.raw`^(?:the |our )?(?:${THING}|${COSTS}(?: (?:prices?|costs?|increases?))?)$`, 'u');

/** Whether what a clause names, or the title, only says what the money is for that every job costs more. */
export function isChargedToAll(tokens: Token[], title: string | null): boolean {
  const said = textOf(tokens);
  return CHARGED_TO_ALL.test(said) || (IS_THING.test(title?.toLowerCase() ?? '') && OF_ALL.test(withoutWhy(said)));
}

/** Of these a job needs one, however much of it there is. */
const ONE_FOR_A_JOB = pattern('u')`
  ^(?:(?:the|an?|our) )?(?:\d+ (?:yard|yd|ton) )?(?:roll ?-? ?off )?(?:dumpsters?|skips?|roll ?-? ?offs?|porta? ?-? ?(?:pott(?:y|ies)|loos?|johns?))
    (?: (?:hire|rental|fee|charge|cost))?(?: (?:is|at|runs|costs|:|-|=))?(?: about| around)?(?: \$)?$
`;

const THING_ON = pattern('u')`
  ^(?:roll ?-? ?off )?(?:dumpsters?|skips?|roll ?-? ?offs?|permits?)
    (?: (?:hire|rental|fee|charge))? (?:on|for|with) (?=(?:all |any |the )?\p{L}{3})(?!the (?:job|street|drive))
`;

/** What is charged once for the whole of the work, and the words that say so. */
interface Once {
  /** What would be counted is all that there is of the work. */
  isForAll: boolean;
  spans: Span[];
}

/** "Dumpster $450 on every roof", "$75 permit on every re-roof". `perAt`: where the words for what is counted begin; -1 for none. */
export function onceFor(tokens: Token[], { at, end }: Price, perAt: number): Once {
  const isForAll =
    perAt >= 0 &&
    /(?:^| )(?:on|for|with) (?:every|each|all|any)$/.test(
      textOf(tokens.slice(Math.max(0, perAt - 1), perAt + (textAt(tokens, perAt) === 'for' ? 2 : 1))),
    ) &&
    ONE_FOR_A_JOB.test(textOf(tokens.slice(0, at)));
  // "$450 dumpster on tear offs"
  const behind = THING_ON.exec(textOf(tokens.slice(end, end + 8)))?.[0]
    .trim()
    .split(' ').length;
  const spans = [...tokens.keys()]
    .filter((place) => isWholeWork(tokens, place))
    .map((place): Span => [place - 2, place]);
  if (isForAll) spans.push([0, at]);
  if (behind !== undefined) spans.push([end, end + behind]);
  return { isForAll, spans };
}

const OFF_EACH = pattern()`
  ^(?:off|less|discount) (?:on |for )?(?:(?:each|every) (?!additional|extra|further|other)\w+
    |(?:any|all|every) other (?:jobs?|work|services?|repairs?))$
`;

/** "20% off each unit", "12% off any other job": of every one of them, and so of the whole. */
export const isOffEach = (tokens: Token[], { kind, end }: Price): boolean =>
  kind === 'percent' && OFF_EACH.test(textOf(tokens.slice(end)));
