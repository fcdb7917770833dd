import { numberAt, SEASON, textAt, textOf, type Token, lines, pattern } from '../../language/index.js';
import { GRAMMAR, PRICE_WORDS, TAKEN_BACK } from '../text/lexicon.js';
import type { Price } from '../text/price.js';
import { afterthoughtAt } from '../text/said.js';
import { SINCE_WHEN } from '../text/since-when.js';
import { SWALLOWS } from '../text/stuff-used.js';
import { fallAt, quantityMinimum } from './markers.js';

/** From the first to before the last index of the tokens that an aside takes. */
type Span = [from: number, to: number];

const TAX = String.raw`(?:gst|vat|hst|pst|qst|tax|taxes|sales tax)\b`;
/** "Beyond that, $65 apiece": what was named before is in the price. */
const BEYOND_THAT = lines`
  (?:beyond|over|above|past|after|in excess of|more than|outside(?: of)?|(?:further|farther) than) (?:that|those|this)\b
`;

/** Words around a price that name no situation; each pattern is tried where its text begins. */
const ASIDES = [
  // what it is compared with
  String.raw`(?:instead of|rather than|in place of) (?:an? |the )?\p{L}+(?: \p{L}+(?= ?[:,;.]|$))?`,
  String.raw`or part thereof`,
  lines`
    takes? (?:us |about |around |roughly |up to )*\d[\d.]* ?(?:%|percent|per cent) (?:longer|more time)
      (?: and| so)?
  `,
  lines`
    (?:and )?takes? (?:us |me )?(?:about |around |roughly |up to )?[\w/.]+(?: (?:to|-) [\w.]+)? (?:hours?|hrs?|minutes?|mins?|days?|weeks?)
  `,
  lines`
    takes? (?:us |me )?(?:(?:a bit|a lot|much|way|far|even) )?
      (?:longer|more time|extra time|ages|forever|time|twice as long)(?: to \p{L}+)?(?: (?:and|so))?
  `,
  lines`
    , [^,;.()]*\b(?:those|these|such|them)\b[^,;.()]*\b(?:takes?|is|are) (?:us |me |so |a |much |way )*
      (?:ages|longer|forever|time|slow|slower|pain|hard|harder|awkward|fiddly)\b[^,;.()]*
  `,
  lines`
    (?:${SWALLOWS}|uses?|takes?|needs?|goes)
      (?: (?:up|through|about|nearly|almost|around|easily))*\s
      (?:(?:twice|double|triple|half again|\p{L}+ times|\d[\d.]* ?(?:times|x)) (?:as (?:much|many)|the)\b
      |half as (?:much|many) again)(?! (?:price|rate|cost|money|pay|fee))
      [^,;.()$\d]*?(?: ,? ?(?:and )?so\b|(?= ?,)|$)
  `,
  // "20% on top, the fittings just crumble"
  lines`
    , (?:the|these|those|that|all|they|it|everything)(?: \p{L}+){0,3}\s
      (?:just|always|never|usually|tends? to|keeps?|won't|don't|can't|often) \p{L}+[^,;.()$\d]*$
  `,
  // "Slow work so 27% dearer"
  lines`
    (?:it's |its |they're |it is )?(?:really |very |a )?(?:slow|slower|fiddly|messy|awkward|dirty|finicky|tricky|dusty|fussy)\s
      (?:work|going|jobs?|stuff|business) ?,? (?:and )?so\b
  `,
  // "£65 a door, both sides"
  String.raw`, (?:both|all) sides(?= ?[,;.)]|$)`,
  String.raw`slows? (?:us|things|it) (?:down|up)(?: so)?`,
  String.raw`(?:it|that|this|which) (?:takes?|means?) [^;.]*?,? so\b`,
  String.raw`for the (?:part|portion|bit|rest)\b`,
  String.raw`whichever(?:'s| is) (?:the )?\p{L}+`,
  String.raw`on top of (?:the |our )?\p{L}+(?: (?:price|rate|cost))?`,
  String.raw`(?:over|above) (?:an? )?(?:regular|normal|usual|standard|basic|plain)(?: \p{L}+)?`,
  String.raw`what (?!we |you |i |customers? )(?:\p{L}+ ){1,4}(?:costs?|runs?|goes for)\b`,
  String.raw`and the \p{L}+ \p{L}+ us\b[^;.]*?,? so\b`,
  String.raw`(?:the |our |my )?\p{L}+ (?:charges?|bills?|fines?) (?:us|me)\b(?! [^;.]*\bfor\b)[^;.]*?,? so\b`,
  lines`
    , (?:because |cause |as |since )?(?:the |our |my )?\p{L}+ (?:charges?|bills?|fines?) (?:us|me)\b[^,;.()\d]*$
  `,
  String.raw`that'?s (?:me|us) \p{L}+ing\b[^,;.()\d]*`,
  // how the time is counted
  lines`
    , (?:billed|charged|invoiced|counted|rounded(?: up)?) (?:in|by|to) (?:the )?(?:next |nearest )?
      (?:[\d/]+|half|quarter|full|whole)? ?-? ?(?:an? )?(?:hour|hr|minute|min)s?(?: (?:blocks?|increments?|lots|intervals?|steps))?
  `,
  // what it comes before
  String.raw`before (?:any )?(?:labou?r|parts|materials)\b`,
  // "appointments on a Saturday shall be subject to a premium"
  String.raw`(?:shall be|will be|is|are) subject to(?: an?)?\b`,
  // what is answered to nobody
  String.raw`and (?:no|yes) , [^;.]*`,
  // how one says it
  String.raw`(?:(?:,|well|and|oh) )*bless your (?:\p{L}+ )?hearts?`,
  String.raw`(?:over|above) (?:the |our )(?:\p{L}+ )?(?:price|rate|cost)\b`,
  // what it comes off
  String.raw`off (?:of )?(?:the |our |your )?(?:labou?r|total|bill|invoice|price|cost|rate)\b`,
  // terms of an offer
  String.raw`(?:can't|cannot|can not|not|may not) (?:be )?(?:combined|stacked|used|valid) with(?: \p{L}+){1,3}`,
  String.raw`while (?:stocks?|supplies|they) lasts?`,
  // ways of a trip
  String.raw`each way|both ways|one[ -]way|return(?: trip)?$`,
  // since when the price holds
  SINCE_WHEN,
  String.raw`(?:before|until|till) (?:this|last) (?:${SEASON}|month|year)\b`,
  String.raw`covers? (?:the|your|our|all|travel|gas|fuel|parking|setup|everything|materials?|labou?r)\b(?: \p{L}+)?`,
  String.raw`until further notice|for the time being|at the moment|at present|these days`,
  // what came before
  String.raw`(?:anything |any )?${BEYOND_THAT}(?! \p{L}+ (?:is|are))`,
  // tax
  String.raw`(?:\+|plus|exc?|excl|excluding|incl?|including|before|and|without) (?:the )?${TAX}`,
  // how much of it the price covers
  lines`
    (?:incl?|including) (?:the )?(?:up to|first)(?: the)?(?: first)? \d[\d.]* \p{L}+
      (?: (?:of|on|at|in) (?:the )?\p{L}+)?
  `,
  lines`
    (?:incl?|including) (?:the |all |an? |(?:your |the )?first )?(?!ceilings?|walls?|trim)\p{L}+
      (?: (?:out|up|off|down|fee|and \p{L}+|\p{L}+(?= ?(?:[,;.)]|$))))?
  `,
  // every time there is
  String.raw`(?:every|each|all) (?:moves?|cleans?|bills?|invoices?|installs?|time)\b`,
  String.raw`(?:, |\( |- |and )(?:\p{L}+ ){1,6}?(?:included|in that|in the price|thrown in)\b`,
  // "$75 a cubic metre, loading and tip fees in"
  lines`
    (?:, |\( |- |with )(?:(?!we\b|i\b|you\b|any\b|if\b|when\b|tenants?\b|people\b|nobody\b|dogs?\b|cats?\b|kids\b|guests?\b|work|come|put|drop|bring)[\p{L}']+ (?:, )?){1,6}?
      (?:incl?(?: (?=[,;.)]|$)|$)|inclusive\b|in(?: (?=[,;.)])|$))
  `,
  String.raw`(?:and )?throw in (?:the |an? |your )?\p{L}+`,
  // what is taken back later
  String.raw`${TAKEN_BACK}[^;.]*`,
  String.raw`waived? (?:if|with|when|should|for|on)\b[^,;.()]*`,
  lines`
    , (?:and |but )?no (?:sundays?|weekends?|holidays?|exceptions?|discounts?|refunds?|discussions?|haggling
      |negotiations?|arguments?|ifs(?: (?:ands )?or buts)?|questions?)
  `,
  // how long it is: "half day (4 hours)"
  String.raw`\( (?:about |up to |approx )?[\d./]+ (?:hours?|hrs?) \)`,
  // how it is done: "2 treatments 10 days apart", "in two visits"
  lines`
    (?:, |\( |in |over )(?:\d+|one|two|three|four|both|all) (?:treatments?|visits?|coats?|applications?|sessions?|passes|rinses|sprays?|trips?)
      \b(?! (?:\+|or more|or less|and up|min|for|a year|each|per|\$)\b)[^,;.()]*
  `,
  String.raw`, [^,;.()]*\b(?:days?|weeks?|hours?|months?|fortnight) apart\b`,
  // until when it is repeated
  lines`
    until (?:(?:it|they|the \p{L}+)(?:'s|'re| is| are| reads?| runs?| comes? up)? ?)?(?:all )?
      (?:clear|done|gone|finished|fixed|dry|clean|sorted|solved)\b
  `,
  // what is promised and wished
  String.raw`(?:, |\( |- )?no \p{L}+ (?:, )?no (?:fees?|charge|cost|pay)\b`,
  String.raw`thank you\b[^,;.()]*`,
  String.raw`no (?:dramas?|worries|fuss|sweat|hassle|stress)\b`,
  String.raw`for (?:the |any )?(?:unknowns|contingenc(?:y|ies)|surprises|unexpected|unforeseen)\b`,
  String.raw`(?:we|i) put (?=(?:\$ )?\d)`,
  String.raw`on (?:every|each|any) (?:job|order|bill|invoice)\b`,
  // when it is done
  String.raw`before (?:we|i) (?:start|begin)(?: work)?\b`,
  // how it is measured
  String.raw`measured (?:at|across|around|from|on|by) (?:the )?\p{L}+`,
  // where to ask
  String.raw`, (?:just |please |so )?(?:ask|call|text|email|contact|message|test|check|measure)\b[^,;.()]*`,
  // what has no price yet
  String.raw`, [^,;.()]*\b(?:by quote|quoted|on request|poa)\b[^,;.()]*`,
  // what a call-out pays for
  lines`
    (?:just )?to (?:show up|turn up|come out|get (?:me |us |(?:my|our|the|a) \p{L}+ )?(?:there|out|to you)
      |drive (?:out|over|there|to you))\b(?: and \p{L}+(?: back)?)?
  `,
  // why
  String.raw`(?:owing to|on account of|due to|seeing as|thanks to) [^,;.()]*(?:,|$)`,
  // every time it is done
  String.raw`(?:per|each|a) (?:cut|clean|mow|visit|wash|treatment|session|app|application)(?: |$)`,
] as const;
const ASIDE = new RegExp(`^(?:${ASIDES.join('|')})`, 'u');
const LONGEST = 24;

const BEYOND = pattern()`
  \b(?:${BEYOND_THAT}|(?:anything|everything|all) (?:beyond|over|above|past)(?= (?:is|are|costs?|at|for|,|\$)))
`;

/** Whether an amount is for what goes beyond something named before it. */
export const isBeyondThat = (tokens: Token[]): boolean => {
  const said = textOf(tokens);
  return BEYOND.test(said) || AFTERWARDS.test(said);
};

/** "Thereafter 28 a lock", as against "cleaning afterwards $40 an hour". */
const AFTERWARDS =
  /^(?:[,;(] )?(?:and |then )*(?:thereafter|afterwards)\b|[,;(] (?:thereafter|afterwards)(?= (?:\$ )?\d)|\bthereafter$/;

const WITH_IT = pattern()`
  ^with (?:(?:the|new|all|our|standard) )?(?:pad(?:ding)?|underlay(?:ment)?|underpad|fixings|fittings) ?,? (?=included|installed|fitted|supplied|laid)
`;

/** Begins what decides whether a price applies. */
const DECIDES = pattern('u')`
  ^(?:and |but )?(?:if|when|whenever|where|wherever|while|unless|once|for|on|in|at|with|without|over|under|above
    |below|beyond|past|after|before|between|from|until|up|only|per|each|every|more|less|within|outside|inside
    |during|no|any|weekends?|\p{L}+days?|min|minimum|plus|extra|another|additional|then|or|to|by|not)\b
`;

/** "$145, comes with a 60 day guarantee": where the work is named before the price, what follows a comma is said beside it. */
function tailAt(tokens: Token[], price: Price): number {
  const tail = tokens.findIndex(({ text }, at) => at >= price.end && /^[,(]$/.test(text));
  const named = tokens
    .slice(0, price.at)
    .some(({ kind, text }) => kind === 'word' && !GRAMMAR.has(text) && !PRICE_WORDS.has(text));
  if (tail < 0 || !named) return -1;
  const said = textOf(tokens.slice(tail + 1));
  return DECIDES.test(said) || /\b(?:if|when|where|unless|only)\b/.test(said) ? -1 : tail;
}

/** "£95 a bay, gravel boards in, concrete posts +£15": what the price before holds. */
const HELD_BEFORE = /^, .*\b(?:in|incl?) ?$/;

const MOMENTS = /^(?:weekends|holidays|nights|evenings|christmas|\p{L}+days)$/u;

/** The end of "than brick", "than weekly ones": what a price is compared with; null before a number, which is a limit. */
function comparedEnd(tokens: Token[], at: number): number | null {
  if (tokens[at + 1]?.kind !== 'word' || (numberAt(tokens, at + 1) !== null && !isHyphen(tokens, at + 2))) return null;
  let end = at + 1;
  while (
    end < tokens.length &&
    !/^(?:because|since|if|when|where|on|for|in)$/.test(textAt(tokens, end)) &&
    (tokens[end]?.kind === 'word' || isHyphen(tokens, end))
  )
    end += 1;
  return end;
}

const isHyphen = (tokens: Token[], at: number): boolean => tokens[at]?.text === '-' && !tokens[at]?.spaced;

/** "The smallest job we invoice", "the least you will ever pay": who takes or pays it, and no situation. */
const SMALLEST = pattern()`
  ^(?:[,;] )?(?:and |but )?(?:(?:the|our|my) )?(?:smallest|least|lowest|minimum)(?: \w+){0,3}?
    ((?: (?:we|i|you|any(?:one|body))(?:'\w+)?)(?: [\w']+){1,6}?)
    (?= (?:for|on|in|at|to|with|is|are|was|costs?|runs?|starts?|:|=|\$)(?: |$)|$)
`;

/** "On top", "this year", "3 hour minimum", "plus VAT": read elsewhere or empty, so no part of the situation. */
export function asidesIn(tokens: Token[], price: Price): Span[] {
  const spans: Span[] = [];
  const text = tokens.map((token) => token.text);
  for (let at = 0; at < tokens.length; at += 1) {
    const [here, next] = [text[at], text[at + 1] ?? ''];
    // "per return"
    const isCounted = tokens[at]?.kind === 'word' && /^(?:per|every|a)$/.test(text[at - 1] ?? '');
    const aside = !isCounted ? ASIDE.exec(textOf(tokens.slice(at, at + LONGEST))) : null;
    const covers =
      aside !== null &&
      /^[,(-]|^and |^(?:in|over) (?:\d|\p{L}+ (?:treat|visit|trip))/u.test(aside[0]) &&
      !/(?:\)|\bso) ?$/.test(aside[0]) &&
      !(at === 0 && HELD_BEFORE.test(aside[0])) &&
      at < price.end;
    // "If that's us moving the piano" is a situation
    const isSituation = aside?.[0].startsWith("that's") === true && at < price.end;
    // "40 cents a sq ft more, furniture in"
    const isWithIt = /^(?:more|extra)$/.test(text[at - 1] ?? '') && HELD_BEFORE.test(aside?.[0] ?? '');
    if (aside && !covers && !isSituation && !isWithIt) spans.push([at, at + aside[0].trim().split(' ').length]);
    const overOthers =
      /^(?:over|above)$/.test(here ?? '') && at === price.end && /[^s]s$/.test(next) && !MOMENTS.test(next);
    if (overOthers) spans.push([at, at + 2]);
    // "half as much again as normal tile"
    const compares = (here === 'than' && at > price.at) || (here === 'as' && at === price.end);
    const compared = compares ? comparedEnd(tokens, at) : null;
    if (compared !== null) spans.push([/^(?:more|less)$/.test(text[at - 1] ?? '') ? at - 1 : at, compared]);
    if (/^(?:\d+|one|two|three|four)$/.test(here ?? '') && /^coats?$/.test(next) && at > price.at)
      spans.push([at, at + 2]);
    // "$3.80 per sq ft with pad, installed": what comes with it
    const comes = here === 'with' && at > price.end ? WITH_IT.exec(textOf(tokens.slice(at, at + 6)))?.[0] : undefined;
    if (comes !== undefined) spans.push([at, at + comes.trim().split(' ').length]);
    // "40 km are included, afterwards 1.10 for each km", as against "cleaning afterwards $40"
    if (/^(?:thereafter|afterwards)$/.test(here ?? '') && /^[,;]$/.test(text[at - 1] ?? '')) spans.push([at, at + 1]);
    if ((here === 'on' && next === 'top') || (here === 'this' && ['year', 'season', 'time'].includes(next)))
      spans.push([at, at + 2]);
  }
  // "went from $89 to $99 in January"
  const risen = text.findIndex((word) => /^(?:went|gone|risen|rose|increased|raised|changed|changes)$/.test(word));
  const since =
    risen < 0 ? -1 : text.findIndex((word, at) => at >= price.end && /^(?:in|on|this|last|since)$/.test(word));
  if (since >= 0) spans.push([since, tokens.length]);
  const tail = tailAt(tokens, price);
  if (tail >= 0) spans.push([tail, tokens.length]);
  const rest = afterthoughtAt(tokens, price.end);
  if (rest >= 0 && /^(?:plus|\+|as)$/.test(text[rest] ?? '')) spans.push([rest, tokens.length]);
  const afterwards = AFTERWARDS.exec(textOf(tokens))?.[0].split(' ').length ?? 0;
  if (afterwards > 0 && afterwards <= price.at) spans.push([0, afterwards]);
  const fall = fallAt(tokens, price);
  if (fall >= 0) spans.push([fall, price.at]);
  const [lead = '', whom = ''] = SMALLEST.exec(textOf(tokens.slice(0, price.at))) ?? [];
  const words = (said: string): number => said.trim().split(' ').length;
  if (whom !== '') spans.push([words(lead) - words(whom), words(lead)]);
  const least = quantityMinimum(tokens);
  return least ? [...spans, [least.from, least.to]] : spans;
}
