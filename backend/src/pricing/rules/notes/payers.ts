import { textAt, type Token, pattern } from '../../language/index.js';
import { wordSet } from '../text/lexicon.js';

/** Verbs by which somebody asks for, gives or makes money; right before an amount, it is theirs who do so. */
const HANDLING = pattern()`
  ^(?:wants?|asks?|earns?|makes?|bills|quotes?|sells?|covers?|subsidi[sz]es?|reimburses?|contributes?|approves?
    |rents?|fines?|refunds|gives|pays?|charges?|invoices)$
`;
/** They only say how the verb is meant. */
const BESIDE = wordSet(
  `will would may might can could should do does don't to usually also often always normally typically now only then
  still just sometimes generally never about around roughly nearly almost over up between from for at out back in you
  us them him her his their own another an a the $ - each half`,
);
/** Whoever charges for the business, or pays it. */
const OURS = wordSet(
  `we i you your our my it this that which and or but then please weekends nights holidays jobs work anything
  everything everyone anyone customers customer clients client homeowners homeowner owners owner tenants landlords
  people members seniors veterans students neighbours neighbors families`,
);

/** "Surveyors around here want $600", "our painters earn $28 an hour": the verb of an amount has somebody else for its subject. */
export function isEarnedByOthers(tokens: Token[], price: { at: number }): boolean {
  let verb = price.at - 1;
  while (verb >= 0 && BESIDE.has(textAt(tokens, verb))) verb -= 1;
  const word = textAt(tokens, verb);
  if (!HANDLING.test(word)) return false;
  let subject = verb - 1;
  while (subject >= 0 && BESIDE.has(textAt(tokens, subject))) subject -= 1;
  // "where the door is solid I ask another $40"
  if (/^(?:i|we)(?:'[a-z]+)?$/.test(textAt(tokens, subject))) return false;
  const start = tokens.findLastIndex(
    ({ text }, at) => at <= subject && /^(?:[,;:.?!(]|and|but|so|if|when)$/.test(text),
  );
  const named = tokens.slice(start + 1, subject + 1);
  if (named.length === 0) return false;
  // "after hours charges $95", "double glazing makes 20%": a thing, as against "our painters", "the district", "surveyors"
  const words = named.map(({ text }) => text);
  // "the designer we recommend"
  const relative = words.findIndex((one, at) => at > 0 && /^(?:that|who|which|we|i|you)$/.test(one));
  const all = relative < 0 ? words : words.slice(0, relative);
  // "Other roofers around here"
  const here = /(?: (?:around|near|in) (?:here|town)| nearby| locally)$/.exec(all.join(' '))?.[0] ?? '';
  const who = here === '' ? all : all.slice(0, all.length - here.trim().split(' ').length);
  const isAgent = /^(?:wants?|asks?|earns?|quotes?|bills|fines?|rents?|contributes?|reimburses?|subsidi[sz]es?)$/.test(
    word,
  );
  const isMany = /^(?:charge|pay)$/.test(word);
  const lead = isMany
    ? /^(?:most|many|some|all|big|other|local)$/
    : /^(?:the|your|our|my|an?|most|many|some|big|other)$/;
  const isBody = lead.test(who[0] ?? '') && AGENT.test(who.at(-1) ?? '');
  return (
    !who.some((one) => !/^(?:our|my|your)$/.test(one) && OURS.has(one)) &&
    (isAgent || isBody || OTHERS.test(who[0] ?? ''))
  );
}

const OTHERS = /^(?:they|he|she|competitors?|others)$/;
const AGENT = pattern()`
  (?:(?<!\bdo|\bflo|\blab|\bcol|exteri|interi)(?:ers?|ors?)|ians?|ists?
    |(?:cit|count|compan|utilit|municipalit|authorit|nurser|universit)(?:y|ies)|men|man|firms?|stores?|shops?
    |consultants?|chains?|districts?|councils?|governments?|crews?|guys|teams?|schools?|places)$
`;
