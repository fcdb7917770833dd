import { contentWords, textAt, textOf, type Token, pattern } from '../../language/index.js';
import { pronoun } from '../phrases/counted-by.js';
import { isLabel, shortened, withoutDelivery } from '../phrases/labels.js';
import { isIncluded } from '../phrases/fitting-allowance.js';
import { PEOPLE, REFUSES, TRADES } from '../text/lexicon.js';
import { isNeeded } from '../text/own-costs.js';
import type { Draft, Reading } from './draft.js';
import { isChargedToAll } from './every-job.js';
import { kindInTitle } from './kind-in-title.js';
import { saidByUnit } from './said-by-unit.js';

/** What else a rule says: another effect with a situation of its own, or no other effect at all. */
interface Beside {
  contrasted: boolean;
  isOnly: boolean;
}

/**
 * The situation of a finished draft: its own words, or `common`, that of the title, where they name none. `contrasted`: some
 * effect of the rule has a situation of its own.
 */
export function conditionOf(draft: Draft, common: string | null, { contrasted, isOnly }: Beside): string | null {
  const { reading, tokens } = draft;
  if (common !== null && isAsked(draft, common)) return plain(common.replace(HOW_MUCH, ''), reading);
  // "Roof too steep to walk": "then we need ropes and it's 26% more"
  if (common !== null && /^then$/.test(textAt(tokens, 0)) && /^(?:we|i|it|it's|that|that's)$/.test(textAt(tokens, 1)))
    return plain(common, reading);
  const namesNone = isOnly && (namesOnlyMeans(draft) || HOW_LAID.test(reading.condition ?? ''));
  if (common !== null && (namesNone || namesOnlyIncluded(draft) || comesWithEach(draft))) return plain(common, reading);
  const isMoreThere = reading.onTop && common !== null && WHERE_DEARER.test(common) && MORE_ON.test(textOf(tokens));
  if (isMoreThere && reading.condition !== null) return plain(`${common} ${reading.condition}`, reading);
  if (isChargedToAll(tokens, common)) return null;
  if (isOnly && NO_WORD.test(reading.condition ?? '')) return common === null ? null : plain(common, reading);
  // "R38 $1.65 a sq ft, R60 $2.30, no job goes out under $800": beside the kinds of work of a list, any of them is one
  const isForAny = contrasted && ANY_JOB.test(textOf(tokens));
  return plain(ownOrCommon(draft, isForAny ? null : common, contrasted), reading);
}

/** "$1.50 a foot more on new gutters" under "2 story": where both are so. */
const MORE_ON =
  /\b(?:more|extra|on top) (?:on|for) (?!each\b|every\b|it\b|them\b|that\b|those\b)(?:all |any |the )?\p{L}/u;
const WHERE_DEARER =
  /^(?:(?:\d|two|three|second|third|2nd|3rd|multi)[ -]?(?:stor(?:e?y|ies|eys)|floors?|levels?)|steep|high|tall|vaulted|upstairs)\b/i;

/** How a price for several pieces is called. */
const BUNDLE = /^(?:the )?(?:(?:whole|entire|full) (?:house|home|place|property)|bundle|package|combo|value pack)s?$/i;

/**
 * "First socket £74, each further socket £38" under "Sockets", "5 rooms $249, each additional room $35" under "Whole house": the
 * title only names what is counted.
 */
export const countsTitle = (reading: Reading, title: string | null): boolean =>
  title !== null &&
  reading.additional &&
  (saidByUnit(title, reading) || (reading.above !== null && BUNDLE.test(title)));

/** "$160 with 6 bait stations included" under "Rats n mice": the stations are in the price of the work that the title names. */
function namesOnlyIncluded({ reading: { covered, condition }, tokens }: Draft): boolean {
  const words = covered?.words && isIncluded(tokens, covered) ? textOf(tokens.slice(...covered.words)) : null;
  return words !== null && condition?.toLowerCase() === words;
}

/** "$150 each with the lock" under "Deadbolts": what each comes with. */
function comesWithEach({ reading: { per, condition }, tokens }: Draft): boolean {
  const said = condition !== null && per !== null && pronoun(per) ? textOf(tokens.slice(per.end)) : '';
  return condition !== null && COMES_WITH.exec(said)?.[1] === condition.toLowerCase();
}

const COMES_WITH = /^\(? ?(?:with|w\/|incl|including) (?:the |an? |its )?(\p{L}+) ?\)?$/u;

/** "Nailed down, $8.25 per square foot" under "Solid hardwood": how it is put in. */
const HOW_LAID = /^(?:nailed|glued|stapled|screwed|stretched|floated|bolted)$/i;

const HOW_MUCH = /^how much (?:for|is|are|to|do you charge for)(?: (?:the|an?|my|your))? /i;

/** "£55, inside and out" under "How much for the oven?": the title asks what the price is for. */
const isAsked = ({ reading: { price }, tokens }: Draft, title: string): boolean =>
  HOW_MUCH.test(title) && price.at <= 1 && !/\b(?:if|when|where|for|unless)\b/.test(textOf(tokens));

/** "Add $285 for the lift" under "Rooftop units": what it takes to get there is no situation. */
function namesOnlyMeans({ reading: { condition, per }, tokens }: Draft): boolean {
  // "Testing and containment, add $385" under "Homes built before 1978"
  if (isNeeded(condition ?? '') && /^[\p{L} ]+ (?:and|&) [\p{L} ]+(?:,|so|$)/u.test(textOf(tokens))) return true;
  const means = per === null ? (condition?.toLowerCase() ?? '') : '';
  return MEANS.test(means) && new RegExp(String.raw`\bfor (?:the|an?|our|extra) ${means}\b`).test(textOf(tokens));
}

const MEANS = pattern()`
  ^(?:(?:boom|scissor|crane|tall|long|extra|big) )?(?:lift|hoist|crane|scaffold(?:ing)?|tower|cherry picker
    |ladder|truck|trailer|helper|equipment|gear|fuel|paperwork|setup|prep)$
`;

const ANY_JOB = /\b(?:no|any|every|all) (?:jobs?|orders?|bookings?)\b/;

function ownOrCommon({ reading, tokens }: Draft, common: string | null, contrasted: boolean): string | null {
  const said = reading.minimum ? withoutRefusal(reading.condition) : withoutNot(reading.condition);
  // "Outlets cost $60 more each" under "Plaster walls"
  // Out of town is more than far away: it tells which jobs go by the mile at all.
  const isSaid = said !== null && saidByUnit(said, reading) && !OUT_OF_TOWN.test(said);
  if (isSaid && /^(?:mile|km|hour|day)$/.test(reading.unit ?? '')) return null;
  const own = isSaid || isNamedMoreFully(said, common) ? null : said;
  const words = own?.toLowerCase().split(/\s+/) ?? [];
  // "$900 minimum on all pours", "for any wash": every job of a concrete layer's is one
  if (reading.minimum && own !== null && (EVERY_JOB.test(own) || (!own.includes(' ') && isLabel(own, true))))
    return null;
  if (contrasted && words.length > 0 && words.every((word) => TRADES.has(word) || COMPARED.test(word))) return own;
  const participles =
    own !== null &&
    common !== null &&
    own.split(/\s+/).every((word) => /^(?:included|and|&|or)$/i.test(word) || isLabel(word));
  if (own !== null && !isLabel(own) && !participles) {
    const isOfTitle = namesOnlyDoing(own, reading) || (reading.namesCounted && !names(common, own));
    if (common !== null && isOfTitle && !saidByUnit(common, reading)) return `${common} ${own}`;
    const kind = common === null ? null : kindInTitle(common, own, { reading, tokens });
    if (kind !== null) return kind;
    if (
      common !== null &&
      REMOVES.test(common) &&
      !reading.minimum &&
      !reading.discount &&
      !SAYS_REMOVED.test(own) &&
      !EXTRA.test(own)
    )
      return `${own} ${common}`;
    // "Club members: 20% off repairs"
    const isOfPeople = common !== null && PEOPLE.test(common) && !PEOPLE.test(own) && !tellsWho(own, tokens);
    return reading.discount && isOfPeople && !/\d/.test(own) ? `${common} ${own}` : own;
  }
  if (common !== null && reading.minimum && EVERY_JOB.test(common)) return null;
  // "2% off for every window after the tenth" under "Big orders"
  if (common !== null && reading.above !== null && MANY.test(common)) return null;
  return common !== null && (saidByUnit(common, reading) || (isSaid && isListed(common, reading))) ? null : common;
}

/** "Fortnightly customers get 10% off" under "Regulars", "retired people 5% off" under "Seniors": the people of the title. */
const tellsWho = (own: string, tokens: Token[]): boolean =>
  OFTEN.test(own) ||
  ['customers', 'clients', 'people', 'folk', 'households'].some((who) =>
    textOf(tokens).includes(`${own.toLowerCase()} ${who}`),
  );

const OFTEN =
  /\b(?:weekly|fortnightly|bi-?weekly|monthly|quarterly|every (?:\p{L}+ )?(?:weeks?|months?|fortnight))\b/iu;

const names = (title: string | null, thing: string): boolean =>
  contentWords(title ?? '').some((word) => contentWords(thing).includes(word));

/** "Replaced at $96 a sheet" under "Rotten decking", "cleaned $2 a foot" under "Gutters": what is done, and not to what. */
function namesOnlyDoing(own: string, { per }: Reading): boolean {
  const [first = '', ...rest] = own.toLowerCase().split(/\s+/);
  return (DONE.test(first) && rest.length <= (per?.words ? 1 : 0)) || PUT_IN.test(own);
}
/** "$110 to put in yours" under "Smart locks" */
const PUT_IN =
  /^(?:to )?(?:put in|put up|install|fit|hang|mount|set up|hook up|swap in|hard[- ]?wire)(?: (?:yours?|your own|one|it|them|ones? you (?:have|bought|supply)))$/i;

/** "Carpet 50 cents a sq ft, tile $2.50" under "Tear out": what is done to each of them. */
const REMOVES = pattern('i')`
  ^(?:old )?(?:tear|rip|strip|pull|take)[- ]?(?:outs?|offs?|ups?)$
    |^(?:removals?|removing|stripping|demo(?:lition)?|hauling(?: away| off)?|haul[- ]?(?:away|off))$
`;
/** "Extra layer": whatever is torn off. */
const EXTRA = /^extra \p{L}+$/u;
const SAYS_REMOVED = /\b(?:remov\w+|tear\w*|torn|rip\w*|strip\w*|demo\w*|haul\w*|dispos\w+|away|dump\w*)\b/i;

const DONE = pattern()`
  ^(?:replaced|removed|repaired|fixed|mended|patched|renewed|swapped|cleaned|cleared|treated|sealed|painted
    |stained|sanded|trimmed|washed|polished|sharpened|reset|re-?laid|re-?hung)$
`;

/** "45 min visit $80": a number alone names nothing, but beside others of a list. */
const NO_WORD = /^\d{1,3}$/;

const MANY = pattern('i')`
  ^(?:several|multiples?|more than one|two or more)(?: (?:at once|together|at a time|in one go|jobs?))?$
  |^(?:big|bigger|large|larger|bulk|volume) (?:orders?|jobs?|lots?|quantit(?:y|ies))$
`;

/** "Windows $70 each" under "Windows and awnings": the title only lists what is priced one by one. */
const isListed = (common: string, reading: Reading): boolean => {
  const parts = common.split(/ (?:and|&|n|or) | ?[,/+] ?/i);
  return parts.length > 1 && parts.some((part) => saidByUnit(part, reading));
};

/** "$22 a step" under "Carpet on stairs". */
const isNamedMoreFully = (said: string | null, common: string | null): boolean =>
  common !== null &&
  /^(?:steps?|stairs?|treads?)$/i.test(said ?? '') &&
  /\p{L} .*\bstair|\bstair\p{L}* \p{L}{3}/iu.test(common);

/** Of a least charge "pickup" and "small loads" say no more than that it is one. */
const EVERY_JOB = pattern('i')`
  ^(?:(?:small|little|wee|short|quick|tiny|minor)(?:$| )(?:$|loads?|jobs?|orders?|areas?|repairs?|works?
      |projects?|pours?|visits?|calls?|places?|ones|stuff|things)
    |pick-?ups?|trucks?|vans?|trips?|roll(?:ing)? (?:the )?trucks?|visits?|orders?|bookings?|hauls?|calls?|tiles?|pours?|cuts?|digs?|wash(?:es)?|cleans?|mows?
    |moves?)$
`;
/** "Small gardens $45, bigger $90": a size that another one stands against. */
const COMPARED = /^(?:small|smaller|big|bigger|large|larger|regular|standard|normal)$/;

/** "Out of town moves 95 cents a mile": which of them, and no other word for the distance. */
const OUT_OF_TOWN = /^out[ -]of[ -](?:town|state|county|area)\b/i;

/** "$38 an hour and we don't do less than three hours": what is refused is read as the least that is charged. */
const withoutNot = (own: string | null): string | null => (/^\w+n't$/i.test(own ?? '') ? null : own);

/** "No driveway for less than $180", as against "no job" and "no pour", which all work is. */
const NO_SUCH_WORK = pattern('iu')`
  ^no (?!(?:jobs?|orders?|bookings?|visits?|trips?|pours?|calls?|charges?|invoices?|quotes?|work|one|matter|way|exceptions?|deals?
    |discounts?|chance)\b)(\p{L}{4,}(?: \p{L}+)?)$
`;

/** "don't come out for less than $180" names no situation but the minimum itself. */
function withoutRefusal(own: string | null): string | null {
  if (
    own === null ||
    !(
      REFUSES.test(own.toLowerCase()) ||
      /\b(?:dont|wont|isnt|ain't|nobody)\b|\b(?:under|below|(?:less|smaller|lower|cheaper) than)\b(?! \d)/i.test(own)
    )
  )
    return own;
  return (
    NO_SUCH_WORK.exec(own)?.[1] ?? /\b(?:for|on) (?!less\b)(?:an? |the |any )?(.*\p{L}.*)$/iu.exec(own)?.[1] ?? null
  );
}

/** "$780 per window installed, double pane" */
const INSTALLED_FIRST = /^(?:supplied(?: and (?:installed|fitted))?|installed|fitted|delivered)(?:,| with) (?=\p{L})/iu;

/** "$60 delivery, every mulch order" */
const DELIVERY_OF = /^delivery,?(?: (?:on|for|with) (?:every|each|any))? (\p{L}+)$/iu;
/** "Three storeys and up, outside work": both, where a list is either. */
const OUTSIDE = /, (outside|inside|exterior|interior)$/i;
/** "Bigger lists go on the day rate, £290 a day" */
const BY_THE_DAY =
  /^.*\b(?:go(?:es)?|are|is|done|charged|priced|billed) (?:on|by|at) (?:the |a |our )?(?:day|hour)(?:ly)?(?: rate)?$/iu;
/** "Within a mile of the beach we only use stainless hardware" */
const WE_THEN =
  /(?<=^(?:if|when|where|in|on|at|near|within|with|over|under|by|for)\b.*\p{L}{3}),? (?:we|i) (?:only|always|have to|must|need to|will|use|bring) .*$/iu;

/** "$700 per tree for trees up to 50 feet": the thing once. */
const TWICE = /(?<!\p{L})(\p{L}{3,}) for (?:the )?(?=\1e?s\b)/iu;

/** Without "supplied and fitted", and without "first" where the first one is in the price. */
function plain(condition: string | null, reading: Reading): string | null {
  if (condition === null) return null;
  const short = [INSTALLED_FIRST, TWICE, BY_THE_DAY, WE_THEN].reduce(
    (rest, pattern) => rest.replace(pattern, ''),
    withoutDelivery(condition).replace(DELIVERY_OF, '$1').replace(OUTSIDE, ' $1'),
  );
  const counted = reading.above === null ? short : short.replace(/^(?:for )?(?:the )?first (?=\p{L}{4})/iu, '');
  return shortened(counted) || null;
}
