import {
  isForOthers,
  isLookingBack,
  isStopWord,
  MONTH_IN_FULL,
  pattern,
  stem,
  textAt,
  textBefore,
  type Token,
  WEEKDAY,
} from '../../../language/index.js';
import { conceptOf } from '../vocabulary/concepts.js';
import { GROUPS_OF_PEOPLE } from '../vocabulary/word-kinds.js';

/** A concept said somewhere in a text. */
export interface Mention {
  concept: string;
  /** The word itself, reduced to its stem. */
  stem: string;
  negated: boolean;
  /** Which sentence it stands in. */
  sentence: number;
  /** Its token. */
  at: number;
}

const WHOLE = /^(?:house|home|place|property|building|flat|apartment|unit|rooms|it|we|they|nobody)$/;

/** "The garage isn't getting painted": nothing is said of the rest, as it is by "the house won't be occupied". */
const isOfAPart = (tokens: Token[], at: number): boolean =>
  /ed$/.test(textAt(tokens, at)) && !tokens.slice(Math.max(0, at - 6), at).some(({ text }) => WHOLE.test(text));

const FOR_NOW = pattern('i')`
  ^[^,.;!?\n]*?\b(?:now|yet|currently|at (?:present|the moment)|today|in ${MONTH_IN_FULL}|except|other than|apart from|besides)\b
`;
const SOMEWHERE = pattern('i')`
  ^[^,.;!?\n]*?\b(?:on|in|at|near|behind|under|to|from) (?:the|that|this|my|our|one) (?!(?:house|home|place|property|building|job)\b)
    |^ outside\b
`;
const OF_MORE = pattern('i')`
  \b(?:other|more|another|extra|further|never(?! mind)|neighbou?r(?:'?s)?|next door(?:'?s)?|can'?t|cannot)\b[^,.;!?\n]*$
`;
const OF_THE_WORK = pattern('i')`
  ^(?:colou?rs?|ones?|treatment|removal|cleaning|work|repairs?|problems?|issues?|jobs?|service|please|thanks?
    |involved|whatsoever|inside|either|after|anymore|really|then|though|tho|because|since|sorry|actually|here
    |there)$|(?:ed|ing)$
`;

/**
 * Whether a denial is of part of a thing, of a place, of the hour, or of what is only called after it: "no parking on the street side",
 * "no dogs now", "no other stairs", "no steep driveway" of a roof.
 */
function isOfSome({ at }: Mention, tokens: Token[], clean: string, isNamed: (word: string) => boolean): boolean {
  const token = tokens[at];
  if (!token || isOfAPart(tokens, at)) return true;
  const rest = clean.slice(token.end);
  const next = /^ /.test(rest) ? textAt(tokens, at + 1) : '';
  const isPartOfName = /^\p{L}{3,}$/u.test(next) && !isStopWord(next) && !OF_THE_WORK.test(next) && !isNamed(next);
  return isPartOfName || FOR_NOW.test(rest) || SOMEWHERE.test(rest) || OF_MORE.test(textBefore(clean, token.start, 40));
}

/** Of these a denial is of the one word only: a cat is there when no dog is. */
const OF_KINDS = new Set(['pet', 'rush']);

/** "With gutter guards", and in a later message, on a line of its own, "no guards": the last message that speaks of a thing decides. */
export function denyEarlier(mentions: Mention[], clean: string, tokens: Token[]): void {
  const ends = [...clean.matchAll(/\n/g)].map(({ index }) => index);
  if (ends.length === 0) return;
  const lineOf = ({ at }: Mention): number => ends.filter((end) => end < (tokens[at]?.start ?? 0)).length;
  const keyOf = ({ concept, stem: word }: Mention): string => (OF_KINDS.has(concept) ? word : concept);
  const last = new Map<string, { said: number; denied: number }>();
  for (const one of mentions) {
    const line = lineOf(one);
    const isNamed = (word: string): boolean => {
      const named = conceptOf(stem(word));
      return mentions.some((other) => other.concept === named && lineOf(other) < line);
    };
    if (one.negated && isOfSome(one, tokens, clean, isNamed)) continue;
    const known = last.get(keyOf(one)) ?? { said: -1, denied: -1 };
    last.set(
      keyOf(one),
      one.negated ? { ...known, denied: Math.max(known.denied, line) } : { ...known, said: Math.max(known.said, line) },
    );
  }
  for (const one of mentions) {
    const { said, denied } = last.get(keyOf(one)) ?? { said: 0, denied: 0 };
    if (denied > said) one.negated = true;
  }
}

/** "There is no asbestos", "no aluminum left", "no cowl to fit": there is none. */
const THERE_IS_NONE =
  /\b(?:there(?:'s| is| are|s)|so|and) (?:(?:definitely|absolutely|now) )?no (?:(?!old|existing|previous|other|more)\p{L}+ ){0,2}$/iu;
const NONE_LEFT = pattern('iu')`
  ^(?: (?:in|at) (?:the|our|my) (?:house|home|place))? ?(?:(?:at all|left|any ?more|whatsoever|either)\b|to \p{L}+\b)? ?(?=[,.;!?\n]|and\b|$)
`;
/** "In the hall there's no wallpaper": there is none in that part. */
const OF_A_PART =
  /\b(?:(?:in|on|at) (?:the|my|our) (?!house\b|home\b|place\b)\p{L}+|upstairs|downstairs|outside)\b[^.;!?,]{0,30}$/iu;
/** Who asks for a thing says that there is none yet. */
const IS_WANTED = pattern('i')`
  \b(?:want|need|like|love|add|adding|install\w*|new|build\w*|put|putting|get|getting|quote|price|looking for|after)\b[^,.;!?\n]*$
`;

/** "Ours definitely is not a ": of the writer's own, whatever is said of others. */
const OURS_IS_NOT = pattern('iu')`
  \b(?:ours|mine|our (?:house|home|place|building|roof|property)|my (?:house|home|place))(?:'s| \p{L}+ly)?
    (?: is| are| was)?(?: \p{L}+ly)? ?(?:n't|nt| not|isn't|aren't)(?: \p{L}+ly)?(?: (?:an?|in|on|the|one of those))* (?:\p{L}+ )?$
`;

/** "No pets" denies the cat as well, and "no dogs" does not. */
const isDeniedWith = (one: Mention, none: Mention): boolean =>
  one.concept === none.concept && (!OF_KINDS.has(one.concept) || one.stem === none.stem || none.stem === none.concept);

/** "Everybody says asbestos first: we had it tested, and there is no asbestos": what was only spoken of before is not there. */
export function denyTold(mentions: Mention[], clean: string, tokens: Token[]): void {
  for (const none of mentions.filter(({ negated }) => negated)) {
    const { start = 0, end = 0 } = tokens[none.at] ?? {};
    const before = textBefore(clean, start, 60);
    const isNone = THERE_IS_NONE.test(before) && !OF_A_PART.test(before) && NONE_LEFT.test(clean.slice(end));
    if (!isNone && !OURS_IS_NOT.test(before)) continue;
    for (const one of mentions) {
      const isWanted = IS_WANTED.test(clean.slice(0, tokens[one.at]?.start ?? 0));
      if (one.at < none.at && isDeniedWith(one, none) && !isWanted) one.negated = true;
    }
  }
}

const A_DAY = new RegExp(String.raw`^(?:${WEEKDAY}s?|weekends?)$`);

/** "It leaked again on Sunday": when something was, and not when the work is wanted. */
export function denyPast(mentions: Mention[], clean: string, tokens: Token[]): void {
  const lower = clean.toLowerCase();
  for (const one of mentions) {
    const { start = 0, end = 0, text = '' } = tokens[one.at] ?? {};
    if (A_DAY.test(text) && isLookingBack(lower, start, end)) one.negated = true;
  }
}

/** "I'm 45, so the senior thing is not for me": who says so is none of them. */
export function denyGroups(mentions: Mention[], clean: string, tokens: Token[]): void {
  const lower = clean.toLowerCase();
  for (const one of mentions)
    if (GROUPS_OF_PEOPLE.has(one.concept) && isForOthers(lower.slice(tokens[one.at]?.end ?? lower.length)))
      one.negated = true;
}
