import {
  type Amount,
  fractionAt,
  isExtent,
  isTimeUnit,
  numberAt,
  restOfSentence,
  textAt,
  textOf,
  type Token,
  pattern,
} from '../../language/index.js';
import type { Unit } from '../../types.js';
import { type Scan } from '../scan.js';
import type { Found } from './found.js';
import { isDue } from './references.js';
import { thingAt } from './things.js';

/** How many tokens after the total the part of it may be told. */
const REACH = 6;
/** "8 of them" goes back to what was counted, whatever else was told between. */
const REACH_OF_THEM = 60;

/** Doors, trees, bathrooms: what one can have some of, and not how large or far something is. */
const isCounted = (unit: Unit): boolean => !isExtent(unit) && !isTimeUnit(unit) && !/^(?:mile|km|storey)$/.test(unit);

/** Something has to be done to a part. */
const WANTED = /^(?:that |which )?(?:need|needs|want|wants|require|requires|have to|has to|gotta|to be)\b/;
/** What is wrong with a part: of what stands beside a total in one phrase, that is what the work is on. */
const AFFECTED = pattern()`
  ^(?:that |which )?(?:(?:are|is|have|has|got|look|looks|were|was) )?(?:all |now |really |badly |already )?
    (?:broken|broke|cracked|chipped|smashed|shattered|dead|died|stuck|stick|jammed|damaged|rotten|rotted|rotting
    |leak|leaks|leaking|dripping|drips|fogged|foggy|loose|missing|gone|blew|fell|failed|failing|faulty|clogged
    |blocked|bust|busted|dying|warped|split|bent|don't|doesn't|won't|do not|does not|not working|stopped|quit)\b
`;
/** "All of them", "the rest", "and 5 need staining": in one breath, the others are not left alone. */
const OTHERS_TOO = pattern()`
  \b(?:all|every|everything|each|both|whole|lot|rest|others?|remaining)\b
  |(?:\band|,) (?:the )?(?:\d+|two|three|four|five|six|seven|eight|nine|ten) (?:of them|more|are|is|need|needs|want|have|has|to)
    \b
`;
/** The same, told later. */
const LATER_TOO =
  /\b(?:the rest|the other (?:\d+|one|ones|two|three|four|five|six)|the others|all of them|them all|everything)\b/;

/** Whether what follows asks for something to be done to the others, too. */
const areOthersMeant = (tokens: Token[], from: number): boolean =>
  OTHERS_TOO.test(restOfSentence(tokens, from)) || LATER_TOO.test(textOf(tokens.slice(from)));

/** What is told of some of them without their being all that is wanted: where they are, what they are like. */
const TOLD = /^(?:that |which )?(?:are|is|'re|have|has|were|was)\b/;

/** "I have", "there are", "a house with": how many there are. */
const THERE_ARE = pattern()`
  (?:\b(?:have|has|had|got|own|there are|there's|there is|there're|with)|'ve|'s got)
    (?: (?:about|around|like|some|a total of|a|the|in all|got))*$
`;
const ALL = /\b(?:all|every|each|both|whole)\b/;
const WANTS =
  /\b(?:want|wants|need|needs|like|replace|fix|repair|do|change|swap|remove)(?: (?:only|just|about|maybe))*$/;

/**
 * "Replace 4 of the 10 windows", "one of our two bathrooms needs tiling": the part that the work is on, and not the total. Null
 * where it is only told of some of them what they are like ("4 of the 10 windows are upstairs").
 */
export function partOf({ tokens, lower }: Scan, at: number): Found | null {
  const part = numberAt(tokens, at);
  const share = part ? null : fractionAt(tokens, at);
  const said = part ?? share;
  if (!said) return null;
  const of = textAt(tokens, said.end) === 'out' ? said.end + 1 : said.end;
  if (textAt(tokens, of) !== 'of') return null;
  const total = totalAt(tokens, /^(?:the|my|our|these|those|all)$/.test(textAt(tokens, of + 1)) ? of + 2 : of + 1);
  if (!total) return null;
  const value = part?.value ?? (share?.value ?? 0) * total.count;
  const rest = textOf(tokens.slice(total.end, total.end + 8));
  if (!Number.isInteger(value) || value < 1 || value >= total.count) return null;
  if (ALL.test(lower.slice(0, tokens[at]?.start ?? 0)) || areOthersMeant(tokens, total.end)) return null;
  if (TOLD.test(rest) && !AFFECTED.test(rest) && !WANTED.test(rest)) return null;
  return { quantity: value, unit: total.unit, of: total.of, start: at, end: total.end };
}

function totalAt(tokens: Token[], at: number): (Pick<Found, 'unit' | 'of' | 'end'> & { count: number }) | null {
  const count = numberAt(tokens, at);
  const thing = count ? thingAt(tokens, count.end) : null;
  return count && thing && isCounted(thing.unit) ? { ...thing, count: count.value } : null;
}

/**
 * "We have 10 windows and want 4 of them replaced", "6 outlets, only 2 need replacing": of what there is, so much is the work, and
 * the total is found no longer. What is only wrong with some of them ("2 are chipped") changes no count. Null where the number
 * tells nothing of it.
 */
export function partOfKnown({ tokens }: Scan, at: number, { value, end }: Amount, found: Found[]): Found | null {
  const total = found.at(-1);
  const isOf = textAt(tokens, end) === 'of' && /^(?:them|those|these|em|which)$/.test(textAt(tokens, end + 1));
  if (!total || at - total.end > (isOf ? REACH_OF_THEM : REACH) || !isCounted(total.unit) || total.isProduct)
    return null;
  if (!Number.isInteger(value) || value < 1 || value >= total.quantity) return null;
  const before = textOf(tokens.slice(Math.max(0, total.start - 5), total.start));
  const between = textOf(tokens.slice(total.end, at));
  const isOnly = /\b(?:only|just)$/.test(between);
  if (!THERE_ARE.test(before) && !(isOnly && /(?:^|[.;!?]) ?$/.test(before))) return null;
  const close = isOf ? end + 2 : end;
  const rest = textOf(tokens.slice(close));
  const isSingledOut = /\bthere (?:are|is)$/.test(between) && isDue(rest);
  const isMeant = (isOnly && WANTED.test(rest)) || isSingledOut || (isOf && WANTS.test(between));
  if (!isMeant || areOthersMeant(tokens, close)) return null;
  found.pop();
  return { ...total, quantity: value, start: at, end: close };
}

/** "There was wallpaper in 3 of the rooms": told of what is gone. */
export const wasThere = (tokens: Token[], at: number): boolean =>
  /\bthere (?:was|were|used to be)\b[^.;!?]*$/.test(textOf(tokens.slice(Math.max(0, at - 8), at)));

const OF_THAT_HAS =
  /^of (?:that|it|this|which|them) (?:has|have|is|are|still has)(?: (?:old|the|some|all|covered in|covered with))* (\p{L}{4,})(?= |$)/u;

/** "900 sq ft of wall, and 300 sq ft of that has wallpaper": what the part is of. */
export const partNamed = ({ tokens }: Scan, end: number): string | null =>
  OF_THAT_HAS.exec(textOf(tokens.slice(end, end + 8)))?.[1] ?? null;
