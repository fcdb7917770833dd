import { textAt, textOf, type Token, pattern } from '../../language/index.js';

/** What a thing does with stuff and nobody with money, a source of a regular expression: "drinks half as much again". */
export const SWALLOWS = 'soaks?|sucks?|drinks?|eats?|chews?|swallows?|absorbs?|burns?|wears?';
/** What a thing does with stuff, time or blades, right before how much more of it that is. */
const USES = pattern()`
  ^(?:${SWALLOWS}|goes|takes?|needs?|uses?|requires?|weighs?
    |holds?|has|have|makes?|creates?|produces?|means?|wants?|lasts?)$
`;
const ONLY_STUFF = new RegExp(`^(?:${SWALLOWS}|weighs?)$`);
const BETWEEN = /^(?:up|about|nearly|almost|around|roughly|easily|through|over|at|least|us|me|well)$/;
/** "Twice the primer", "three times the blades", "half again as much stain", "double coats". */
const MORE_STUFF = pattern('u')`
  ^(?:(?:twice|double|triple|treble)|half(?: again)?|\S+(?: and a half)? (?:times|x))
    (?: (?:again )?as (?:much|many)| the(?: amount of)?)? (?!as\b|the\b|for\b|on\b|if\b|when\b|at\b|in\b|after\b|again\b|what\b)\p{L}+
`;
const OF_MONEY = pattern()`
  \b(?:prices?|rates?|costs?|charges?|money|pay|fees?|bills?|quotes?|minimum|labou?r|usual|normal|regular|standard)\b
  |\b(?:double|triple|treble) time\b
`;

/** "They soak up twice the primer": a multiple of what is used, and none of the price. */
export function isMoreStuff(tokens: Token[], at: number): boolean {
  let verb = at - 1;
  while (verb >= 0 && BETWEEN.test(textAt(tokens, verb))) verb -= 1;
  if (!USES.test(textAt(tokens, verb))) return false;
  if (ONLY_STUFF.test(textAt(tokens, verb))) return true;
  const end = tokens.findIndex(({ kind, text }, place) => place > at && kind === 'sign' && text !== '-');
  const said = textOf(tokens.slice(at, end < 0 ? tokens.length : end));
  return MORE_STUFF.test(said) && !OF_MONEY.test(said);
}
