import {
  amountAt,
  isTransposed,
  lacksOneLetter,
  nearlySame,
  ordinalName,
  pattern,
  remembered,
  textAt,
  textOf,
  tokenize,
  type Token,
  wordTable,
} from '../../language/index.js';
import { withAdds } from './adding-verbs.js';
import { PRICE_WORDS, wordSet } from './lexicon.js';
import { withoutSlashes } from './slashes.js';

/** What is typed for a word in a hurry. The owner's own spelling stays in the text that a condition is cut from. */
// prettier-ignore
const SHORT = wordTable<string>({
  u: 'you', ur: 'your', bux: 'bucks', xtra: 'extra', xtras: 'extras', exta: 'extra', exra: 'extra', etra: 'extra', installd: 'installed', instaled: 'installed', extr: 'extra', exttra: 'extra', exstra: 'extra', exrta: 'extra',
   furthur: 'further', futher: 'further', addl: 'additional', addtl: 'additional', cuz: 'because', coz: 'because',
  cus: 'because', chg: 'charge', chrg: 'charge', surch: 'surcharge', disc: 'discount', yr: 'year', yrs: 'years', wk: 'week', wks: 'weeks',
  thats: "that's", dont: "don't", wont: "won't", doesnt: "doesn't", isnt: "isn't", aint: "isn't", "ain't": "isn't", arent: "aren't", theres: "there's",
  tripple: 'triple', trippel: 'triple', dubble: 'double', doubel: 'double', quater: 'quarter', hlaf: 'half', mroe: 'more', moer: 'more',
  dolla: 'dollars', dollas: 'dollars', hunderd: 'hundred', hundo: 'hundred', cheapr: 'cheaper', cheeper: 'cheaper', eachh: 'each', ech: 'each', evry: 'every', whn: 'when',
});

/** Long enough that one slip makes no other word of the trades ("charge" would become "change"). */
const PRICE_VOCABULARY = [
  ...wordSet('additional another because surcharge discount percent minimum dollars hundred thousand included'),
];
const KNOWN = wordSet('hundreds thousands surcharges surcharged discounts minimums includes include');
/** Words by which a price is counted, and the words of a slip that are words of their own. */
const COUNTED_WORDS = [
  ...wordSet(
    'square window windows bedroom bedrooms bathroom bathrooms fixture fixtures outlet outlets kilometre kilometres kilometer',
  ),
];
const OTHER_WORDS = wordSet(`widow widows mixture mixtures outset squares squared squire`);
/** Too short for a letter less or more, but not for two that changed places: "mlie", "huor", "agian". */
const SWAPPED_WORDS = [
  ...wordSet(
    'mile miles hour hours room rooms extra again each foot feet square yard yards every price starting starts that then with than',
  ),
];

/** The tokens of an owner's text with one spelling for what is typed in many: "1st", "xtra", "n", "surchage". */
export function respelled(text: string): Token[] {
  const tokens = withFirst(
    withHalfUnits(
      joinWith(joinPer(withoutSlashes(withoutArrows(withIs(withAdds(withSupplied(inDollars(tokenize(text))))))))),
    ),
  );
  return tokens.map((token, at) => {
    const hours = afterHoursAt(tokens, at);
    if (hours) return { ...token, text: hours };
    const place = token.ordinal ? ordinalName(token.value) : null;
    if (place) return { ...token, kind: 'word', text: place, value: Number.NaN, ordinal: false };
    if (token.kind !== 'word') return token;
    const spelled = respell(token, tokens, at);
    return spelled === token.text ? token : { ...token, text: spelled };
  });
}

/** One sign for all money: what judges a text need know no other. */
const inDollars = (tokens: Token[]): Token[] =>
  tokens.map((token) => (/^[£€]$/.test(token.text) ? { ...token, text: '$' } : token));

/** "Customer-supplied toilets": one word, of which the customer is no small part. */
function withSupplied(tokens: Token[]): Token[] {
  const isOne = (at: number): boolean =>
    /^(?:customer|client|owner|you)s?$/.test(textAt(tokens, at)) &&
    textAt(tokens, at + 1) === '-' &&
    /^(?:suppl(?:y|ied)|provided?|bought)$/.test(textAt(tokens, at + 2));
  return tokens.flatMap((token, at): Token[] => {
    if (isOne(at)) return [{ ...token, text: 'customer-supplied', end: tokens[at + 2]?.end ?? token.end }];
    return isOne(at - 1) || isOne(at - 2) ? [] : [token];
  });
}

const GIVEN = /^(?:on us|on the house|free|included|complimentary|gratis)\b/;

/** "The first hour's ninety", "callout's $85", "first room's on us": what stands before an amount is no owner of it. */
function withIs(tokens: Token[]): Token[] {
  return tokens.flatMap((token, at): Token[] => {
    const [, thing] = /^(\p{L}{3,})'s$/u.exec(token.text) ?? [];
    const isAmount =
      textAt(tokens, at + 1) === '$' ||
      amountAt(tokens, at + 1) !== null ||
      GIVEN.test(textOf(tokens.slice(at + 1, at + 4)));
    if (thing === undefined || !isAmount || /^(?:that|there|what|here|let|where|who)$/.test(thing)) return [token];
    const end = token.end - 2;
    return [
      { ...token, text: thing, end },
      { ...token, text: 'is', start: end, spaced: false },
    ];
  });
}

/** "Pump truck => $375", "pump truck -> $375": an arrow is an equals sign. */
function withoutArrows(tokens: Token[]): Token[] {
  const isHead = (at: number): boolean =>
    textAt(tokens, at) === '>' && !tokens[at]?.spaced && /^[=-]$/.test(textAt(tokens, at - 1));
  return tokens.map((token, at) => (isHead(at + 1) ? { ...token, text: '=' } : token)).filter((_, at) => !isHead(at));
}

/** "$98 p/h", "p.h.", "p.hr": per hour. */
function joinPer(tokens: Token[]): Token[] {
  const isPer = (at: number): boolean =>
    textAt(tokens, at) === 'p' &&
    /^[./]$/.test(textAt(tokens, at + 1)) &&
    !tokens[at + 1]?.spaced &&
    !tokens[at + 2]?.spaced &&
    /^(?:h|hr|hour|m|mtr|ft|sqm|sqft|m2|d|day|km|room)$/.test(textAt(tokens, at + 2));
  return tokens.map((token, at) => (isPer(at) ? { ...token, text: 'per' } : token)).filter((_, at) => !isPer(at - 1));
}

/** "An hour and a half", "the first mile and a half": 1.5 of them. */
function withHalfUnits(tokens: Token[]): Token[] {
  const isHalved = (at: number): boolean =>
    /^(?:hour|day|mile) and a half$/.test(textOf(tokens.slice(at, at + 4))) &&
    !/^(?:days?|hours?|prices?|rates?)$/.test(textAt(tokens, at + 4)) &&
    (at === 0 ||
      /^(?:an?|one|first|of|minimum|min)$/.test(textAt(tokens, at - 1)) ||
      /^min(?:imum)?$/.test(textAt(tokens, at + 4)));
  return tokens.flatMap((token, at): Token[] => {
    if (isHalved(at)) return [{ ...token, kind: 'number', text: '1.5', value: 1.5 }, token];
    const isTaken = isHalved(at - 1) || isHalved(at - 2) || isHalved(at - 3);
    return isTaken || (isHalved(at + 1) && /^(?:an?|one)$/.test(token.text)) ? [] : [token];
  });
}

/** "90 for hour one": for the first hour. */
const withFirst = (tokens: Token[]): Token[] => {
  const isOne = (at: number): boolean =>
    /^(?:hour|mile|km|day)$/.test(textAt(tokens, at)) &&
    /^(?:one|1)$/.test(textAt(tokens, at + 1)) &&
    /^(?:|for|[,;.:])$/.test(textAt(tokens, at - 1));
  const as = (token: Token, text: string): Token => ({ ...token, kind: 'word', text, value: Number.NaN });
  return tokens.map((token, at) =>
    isOne(at) ? as(token, 'first') : isOne(at - 1) ? as(token, textAt(tokens, at - 1)) : token,
  );
};

/** "w/ your unit", "w/o lift": with and without. */
function joinWith(tokens: Token[]): Token[] {
  const isWith = (at: number): boolean =>
    textAt(tokens, at) === 'w' && textAt(tokens, at + 1) === '/' && !tokens[at + 1]?.spaced;
  const isOut = (at: number): boolean =>
    isWith(at - 2) && /^(?:o|out)$/.test(textAt(tokens, at)) && !tokens[at]?.spaced;
  return tokens
    .map((token, at) => (isWith(at) ? { ...token, text: isOut(at + 2) ? 'without' : 'with' } : token))
    .filter((_, at) => !isWith(at - 1) && !isOut(at));
}

/** "A/H", letter by letter: no article, and nothing per hour. */
function afterHoursAt(tokens: Token[], at: number): string | null {
  const first = [at, at - 1, at - 2].find(
    (start) =>
      textAt(tokens, start) === 'a' &&
      ['/h', 'h'].includes([textAt(tokens, start + 1), textAt(tokens, start + 2)].join('')) &&
      !tokens[start + 1]?.spaced &&
      !tokens[start + 2]?.spaced,
  );
  return first === undefined ? null : (['after', '-', 'hours'][at - first] ?? null);
}

function respell(token: Token, tokens: Token[], at: number): string {
  const short = SHORT[token.text];
  if (short) return short;
  const between = tokens[at - 1]?.kind === 'word' && token.spaced && /^\p{L}/u.test(textAt(tokens, at + 1));
  if (token.text === 'n' && between) return 'and';
  // "First 30 k's on us, $1.10 a k after that"
  const isOfCount = tokens[at - 1]?.kind === 'number';
  if (isOfCount && (token.text === "k's" || token.text === 'ks')) return 'km';
  if (token.text === 'k' && /^(?:a|per|each|every)$/.test(textAt(tokens, at - 1)) && tokens.some(isOfDistance))
    return 'km';
  // "27% more then vinyl"
  if (token.text === 'then' && between && /^(?:more|less|cheaper|dearer|higher|lower)$/.test(textAt(tokens, at - 1)))
    return 'than';
  // "Four dollars more as without colour", "older like 50 years"
  if (isThan(tokens, at)) return 'than';
  // "10% less than one time cuts"
  if (token.text === 'one' && isOnce(tokens, at)) return 'onetime';
  if (token.text === 'r' && between) return 'are';
  // "10% off in winter cause we are slow"
  if (token.text === 'cause' && between && /^(?:we|i|it|they|there|our|of)(?:'\w+)?$/.test(textAt(tokens, at + 1)))
    return 'because';
  const meant = countedWord(token.text);
  if (meant !== null) return meant;
  // "Up to 6 in", as against "6 in 12"
  if (token.text === 'in' && isInches(tokens, at)) return 'inch';
  // "Plumber and mate", as against "cheers mate"
  if (token.text === 'mate' && /^(?:and|&|n|with|a|his|her)$/.test(textAt(tokens, at - 1))) return 'helper';
  // "Loading or unloading help" is work; "a 20% loading" is a surcharge
  if (token.text === 'loading' && isWork(tokens, at)) return 'unloading';
  // "10% of for seniors"
  if (token.text === 'of' && isOff(tokens, at)) return 'off';
  if (token.text.length < 6 || PRICE_WORDS.has(token.text) || KNOWN.has(token.text)) return token.text;
  return priceWord(token.text);
}

const COMPARES = /^(?:more|less|higher|lower|cheaper|dearer|older|newer|bigger|smaller|larger|longer|shorter|taller)$/;
const isThan = (tokens: Token[], at: number): boolean =>
  COMPARES.test(textAt(tokens, at - 1)) &&
  ((textAt(tokens, at) === 'as' && /^(?:with|without|in|on|for|normal|usual|by)$/.test(textAt(tokens, at + 1))) ||
    (/^(?:as|like)$/.test(textAt(tokens, at)) && tokens[at + 1]?.kind === 'number'));

const MOST_REMEMBERED = 5_000;

/** The word by which a price is counted that a typing slip has made another of; null for all others. */
const countedWord = remembered(MOST_REMEMBERED, (written): string | null => {
  const swapped = SWAPPED_WORDS.find((word) => isTransposed(word, written));
  if (swapped || OTHER_WORDS.has(written) || COUNTED_WORDS.includes(written)) return swapped ?? null;
  return COUNTED_WORDS.find((word) => isSlip(word, written)) ?? null;
});

const priceWord = remembered(
  MOST_REMEMBERED,
  (written) => PRICE_VOCABULARY.find((word) => nearlySame(word, written)) ?? written,
);

const isOfDistance = ({ text }: Token): boolean =>
  /^(?:k's|ks|kms?|kilomet(?:er|re)s?|travel|distance|drive|out)$/.test(text);

const isOnce = (tokens: Token[], at: number): boolean =>
  textAt(tokens, textAt(tokens, at + 1) === '-' ? at + 2 : at + 1) === 'time';

const isInches = (tokens: Token[], at: number): boolean =>
  tokens[at - 1]?.kind === 'number' &&
  (/^(?:|[$,;:.)(]|wide|thick|deep|long|high|tall|across)$/.test(textAt(tokens, at + 1)) ||
    (tokens[at + 1]?.kind === 'number' && (tokens[at + 1]?.value ?? 0) >= 20));

/** One slip, also in a word of five letters that has lost one ("windw"). */
function isSlip(word: string, written: string): boolean {
  if (written.length === 5) return word.length === 6 && word[0] === written[0] && lacksOneLetter(written, word);
  return written.length >= 6 && nearlySame(word, written);
}

const isWork = (tokens: Token[], at: number): boolean =>
  /^(?:help|labou?r|crew|only|trucks?|your|unloading)$/.test(textAt(tokens, at + 1)) ||
  (/^(?:and|or|&|\/)$/.test(textAt(tokens, at + 1)) && textAt(tokens, at + 2) === 'unloading') ||
  /^(?:incl?|including|includes)$/.test(textAt(tokens, at - 1)) ||
  (/^[.;:!?]?$/.test(textAt(tokens, at - 1)) && LOADED.test(textAt(tokens, at + 1))) ||
  HELD.test(textOf(tokens.slice(at + 1, at + 9)));

/** "Loading brush $60 an hour", as against "loading is 20%" and "loading on Sundays 15%". */
const LOADED = pattern('u')`
  ^(?:,
    |(?!(?:is|are|of|for|on|at|in|per|after|before|during|when|if|will|applies|apply|charged?|charges|fees?|surcharges?|rates?|adds?|extra|percent)$)\p{L}+)$
`;

/** "$32 a yard, loading and dump fees included", "loading and tip fees in": what the price holds. */
const HELD = pattern('u')`
  ^,? ?(?:(?:and|&|,) [\p{L} ]+)?(?:is |are )?
    (?:included\b|inclusive\b|incl?(?: [,.;)]|$)|thrown in\b|in(?: [,.;)]|$)|in (?:the|that|our) (?:price|rate)\b)
`;

/** "10% of for seniors", "15 percent of.": nothing follows that it could be a part of. */
function isOff(tokens: Token[], at: number): boolean {
  return (
    (/^(?:%|pct)$/.test(textAt(tokens, at - 1)) || nearlySame('percent', textAt(tokens, at - 1))) &&
    /^(?:|for|if|when|to|on|[.,;!])$/.test(textAt(tokens, at + 1))
  );
}
