import { contentWords, nearlySame, textAt, textOf, type Token, pattern } from '../../language/index.js';
import { FACTS, PAYMENT_TERMS } from '../notes/note-words.js';
import { conditionPhrase } from '../phrases/condition-phrase.js';
import { isLabel } from '../phrases/labels.js';
import { GRAMMAR } from '../text/lexicon.js';
import { IF } from '../text/phrase-ends.js';
import type { Draft } from './draft.js';

/** "That's another $15", "it's $260": perhaps about what was named before. */
const BACK = /^(?:(?:and|so|then) )?(?:such|that|that's|this|it|it's)\b/;

/** "That adds $950", "then it's 20% more". */
const THAT_ADDS =
  /^(?:and |so |then )?(?:that|that's|this|it|it's)\b.*\b(?:adds?|more|extra|another|on top|costs?|goes up)\b/;

/** "Those are 20% more", "take 10% off those", "we bill that at $5.50", "$250 for the first": surely about it, whatever the title names. */
const SURELY = pattern('u')`
  \b(?:they|they're|them|those|these)\b|\b(?:bill|charge|price|do) (?:that|it|this)\b
  |\b(?:for|per) (?:each one|the first|it)$|\bthen$|\p{L}s there\b
`;

/** "We use low-odour paint": what the business says of itself is no situation. */
const OWN = pattern('u')`
  ^(?:and |so )?(?:we|we're|we've|i|i'm|our|my|it|it's|this|that|they|please|thanks?|sorry|always|never|no|not
    |all|every\p{L}*|any(?:one|body|thing|time|where))\b
`;

/** "Replacing one", "hang one": what is done to the thing named before. */
const ONE = /(?:^| )(?:one|them|it|those|pair|set|lot)$/i;

const THOSE = /\b(?:for|on|to|of) (?:those|these|such) [^ ]+$/;

const NEEDS = /^(?:needs?|requires?|takes?|means?|wants?)$/;

/**
 * The situation of a price as the sentence before it names it: "Vaulted ceilings mean scaffolding. Add $200." Null where the
 * price, or the title, names its own.
 */
export function leadIn(lead: Token[], { tokens, reading }: Draft, clean: string, title: string | null): string | null {
  const said = textOf(lead);
  const when = lead.findIndex(({ text }, at) => at > 0 && IF.has(text));
  // "We need a pump if the truck can't back up. That adds $950."
  const isOurs = OWN.test(said);
  if ((isOurs && when < 0) || FACTS.test(said) || PAYMENT_TERMS.test(said)) return null;
  const about = isOurs ? lead.slice(when) : subjectOf(lead);
  const none = about.map(() => false);
  const found = conditionPhrase(about, none, clean);
  if (found === null || isLabel(found, true)) return null;
  const own = reading.condition;
  if (own !== null && ONE.test(own)) return `${found} ${own.replace(ONE, '')}`.trim();
  // "we charge double for those windows"
  if (own !== null && /^[^ ]+$/.test(own) && THOSE.test(textOf(tokens))) return found;
  if (own !== null) return isNeeded(own, lead) ? whenOf(lead, clean) : null;
  if (reading.above !== null || reading.minimum || reading.once) return null;
  const text = textOf(tokens);
  if (isOurs) return THAT_ADDS.test(text) ? found : null;
  if (SURELY.test(text)) return found;
  // "Everybody loves our work. It's $80 an hour."
  const isRate = /^(?:hour|day|mile|km)$/.test(reading.unit ?? '') && !reading.onTop;
  const goesOn = reading.onTop || reading.discount || (BACK.test(text) && !isRate);
  return goesOn && (title === null || isMore(found, title)) ? found : null;
}

/** "Exterior jobs need scaffolding from three storeys. Scaffolding is $1,800.": what the work needs is no situation. */
function isNeeded(own: string, lead: Token[]): boolean {
  const verb = lead.findIndex(({ text }) => NEEDS.test(text));
  const needed = verb < 0 ? [] : contentWords(textOf(lead.slice(verb + 1)));
  return contentWords(own).every((word) => needed.includes(word));
}

/** "When the house is 3 storeys or taller", else all that the sentence names. */
function whenOf(lead: Token[], clean: string): string | null {
  const when = lead.findIndex(({ text }) => IF.has(text));
  const part = when > 0 ? lead.slice(when) : subjectOf(lead);
  return conditionPhrase(
    part,
    part.map(() => false),
    clean,
  );
}

/** "Homes with three or more kids" under the title "Kids". */
function isMore(found: string, title: string): boolean {
  const words = contentWords(found);
  return words.length > 2 && contentWords(title).some((word) => words.some((other) => nearlySame(word, other)));
}

/** Goes on with the name of a thing: "windows with weights". */
const JOINS = pattern()`
  ^(?:with|without|in|on|at|of|for|from|to|under|over|above|below|near|behind|that|which|who|whose|and|or
    |between|built|older|newer|bigger|larger|smaller|higher|more|less|has|have|,|-)$
`;

/** What a thing is like to work on tells it from no other one of its kind. */
const EFFORT = pattern()`
  ^(?:so |very |really |always |a bit |just )*(?:awkward|heavy|slow(?:er)?|hard(?:er)?|difficult|tricky|messy
    |dusty|fiddly|delicate|risky|dangerous|busy|a (?:pain|nightmare|lot|challenge)|more work|our busiest)\b
`;

/** "Steep lots" of "steep lots wear out our crew"; "some yards slope", "the roof is steep" say it with the verb. */
function subjectOf(lead: Token[]): Token[] {
  const verb = lead.findIndex(
    ({ text }, at) =>
      /^(?:is|are)$/.test(text) ||
      (/^(?:has|have)$/.test(text) && lead[at + 1]?.text === 'to') ||
      (at > 0 && /[^s]s$/.test(textAt(lead, at - 1)) && !GRAMMAR.has(textAt(lead, at - 1)) && !JOINS.test(text)),
  );
  const names = lead.slice(0, Math.max(0, verb)).filter(({ kind, text }) => kind === 'word' && !GRAMMAR.has(text));
  const isNamed = names.length > 1 || (names.length === 1 && EFFORT.test(textOf(lead.slice(verb + 1))));
  return isNamed && !/^(?:the|your|if|when|where)$/.test(textAt(lead, 0)) ? lead.slice(0, verb) : lead;
}
