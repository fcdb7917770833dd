import { NUMBER_WORD, pattern, wordValue } from '../../language/index.js';
import { conceptsOf, conditionHolds } from '../../rules/index.js';
import type { Work } from '../../work/index.js';
import type { Entry } from '../rule-book.js';
import { withoutService } from '../units/claimed-units.js';
import { unitsFor } from '../units-charged.js';
import { GROUND, lettersOf, NEW_ONE, NONE_THERE } from './two-cases.js';

const NEEDS_GROUND = new RegExp(
  String.raw`\b(?:new|no|without|needs?|run|running|cut|cutting)(?: (?:an?|the|any|new|existing|of|in|out|electrical|gas|water|(?:window|door|skylight)(?= opening)))* ${GROUND}\b|\bcut(?:ting)? (?:in|an?|one|two|through|\d)\b`,
  'gi',
);
const NONE_YET = pattern('gi')`
  \b${NONE_THERE}\b|\bno (?:existing|old|current) \p{L}+|\bbrand[- ]?new\b|\bfrom scratch\b
  |\b(?:(?:do|did|does)(?:n'?t| not)) (?:have|exist)\b|\bnever had\b
  |\badd(?:ing)? (?:in )?(?:an?|one|two|three|four|some|another|more|new|\d+)\b|\b(?:another|additional|extra)\b
`;
const OLD_ONE = pattern('i')`
  \b(?:swap\w*|replac\w*|chang(?:e|ing) out|existing|old|older|broken?|leak\w*|crack\w*|worn|dead|died|rusted|rotten|faulty|upgrad\w*
    |like[- ]for[- ]like|same (?:spot|place|location)|(?:not|isn'?t|stopped) working|doesn'?t work)\b
`;

/** Which case a text, or a part of it, is of: true for the other one, null where it says both, undefined where it says neither. */
type Tells = (text: string) => boolean | null | undefined;

/** "3 new outlets", of an owner who has a price for a "new outlet" */
function saysNew(condition: string | null): RegExp {
  const [, named = ''] = NEW_ONE.exec(condition ?? '') ?? [];
  const last = lettersOf(named.trim().split(' ').at(-1)).replace(/s$/, '');
  return last === ''
    ? /(?!)/
    : new RegExp(String.raw`\bnew (?:(?:\p{L}+ ){0,2}${last}|one)s?\b|\b${last}s? added\b`, 'iu');
}

const tellsPlace =
  (names: RegExp): Tells =>
  (text) => {
    const rest = text.replace(NEEDS_GROUND, ' ');
    if (rest !== text) return true;
    const isNew = text.replace(NONE_YET, ' ') !== text || names.test(text);
    const isOld = OLD_ONE.test(text.replace(NONE_YET, ' '));
    return isNew && isOld ? null : isNew ? true : isOld ? false : undefined;
  };

/** "No attic above", "without attic access", and "with attic access" */
function tellsLack(lacks: string): Tells {
  const first = lettersOf(lacks.split(' ')[0]);
  const lacking = new RegExp(
    String.raw`\b(?:no|without|lacks?|(?:is|are|do|does|has|have)(?:n'?t| not)(?: (?:any|an?|have|got))*) (?:any |an? |real )?(?:\p{L}+ )?${first}\b`,
    'giu',
  );
  const having = new RegExp(String.raw`\b${first}\b`, 'iu');
  return (text) => {
    const rest = text.replace(lacking, ' ');
    const isLacking = rest !== text;
    return isLacking && having.test(rest) ? null : isLacking ? true : having.test(rest) ? false : undefined;
  };
}

const CLAUSES = /[.;\n]|,(?!\d)|\b(?:and|plus|but)\b/i;
/** How many, and of what: "3 new ones", "2 just replaced", "4 with attic access". */
const COUNTED = new RegExp(
  String.raw`(?<![\d.,$])(\d{1,3}|${NUMBER_WORD})(?: (?:more|other|of (?:them|those|these)|are|is|just|only|being|new|old|existing|brand))* (\p{L}+)`,
  'iu',
);
const NO_THING =
  /^(?:ones?|with|without|replac\w*|swap\w*|have|has|do|does|don'?t|need\w*|no|need|upstairs|downstairs|in|on)$/i;

interface Counts {
  usual: number;
  other: number;
}

/** How many are of each case, where a text tells them apart: "3 new ones and 2 just replaced". Null where it does not. */
function countsOf(text: string, tells: Tells, thing: string): Counts | null {
  const things = conceptsOf(thing);
  const counts: Counts = { usual: 0, other: 0 };
  for (const clause of text.split(CLAUSES)) {
    const isOther = tells(clause);
    const [, said, noun = ''] = COUNTED.exec(clause) ?? [];
    if (isOther === undefined || isOther === null || said === undefined) continue;
    if (!NO_THING.test(noun) && !conceptsOf(noun).some((word) => things.includes(word))) continue;
    counts[isOther ? 'other' : 'usual'] += wordValue(said.toLowerCase()) ?? Number(said);
  }
  return counts.other > 0 ? counts : null;
}

/** What follows a thing that is named whole: "a fan on an existing box", as against "a light switch". */
const GOES_ON =
  '(?:in|on|at|with|without|and|or|for|to|from|is|are|was|were|where|that|needs?|please|too|as|over|above|no|put|installed|replaced|swapped|added|moved|hung)';

/** The thing as a text names it: "a fan" for a ceiling fan, where no other word tells what fan; null where none is named. */
function asNamed(thing: string, work: Work): string | null {
  if (conditionHolds(thing, work)) return thing;
  const head = lettersOf(thing.split(' ').at(-1)).replace(/s$/, '');
  const bare = new RegExp(
    String.raw`(?:^|[.,;\n] ?|\b(?:an?|the|my|our|this|that|new|old|another|and|\d+|${NUMBER_WORD}) )${head}s?(?=$|[.,;!?\n]| ${GOES_ON}\b)`,
    'iu',
  );
  return head.length > 2 && bare.test(work.text) && conditionHolds(head, work) ? head : null;
}

/** What was said of a work, without its name and what was understood of it in the owner's words ("attic access", of who has none). */
const asTold = ({ text, details }: Work): string =>
  withoutService(text, details)
    .split(/(?<=[.\n])\s*/)
    .filter((part) => !details.conditions.includes(part.replace(/[.\s]+$/, '')))
    .join(' ');

/**
 * What is asked of a work, of two cases only the one that is meant, and of that no more than its thing: "add a skylight where there is
 * none" says nothing of an opening. Where nobody tells the case, the usual one is meant; where a message counts both, so many of each.
 */
export function byCase(entries: Entry[], work: Work): Entry[] {
  if (entries.every((one) => one.case === null)) return entries;
  const text = asTold(work);
  return entries.flatMap((one): Entry[] => {
    const { case: own, effect, ruleId } = one;
    if (own === null) return [one];
    const thing = asNamed(own.thing, work);
    // "With a new box": of a fan, and of no other box.
    if (thing === null) return own.isOther && !namesThing(effect.condition, own.thing) ? [] : [one];
    const other = entries.find((entry) => entry.ruleId === ruleId && entry.case?.isOther);
    const tells = own.lacks === null ? tellsPlace(saysNew(other?.effect.condition ?? null)) : tellsLack(own.lacks);
    const isOther = tells(text);
    const kind = own.lacks !== null && effect.kind === 'fixed_per_unit' ? 'unit_rate' : effect.kind;
    const ofThing = { ...one, effect: { ...effect, kind, condition: thing } };
    const counts = isOther === null || isOther === true ? countsOf(text, tells, own.thing) : null;
    if (counts !== null && counts.usual > 0) {
      const counted = own.isOther ? counts.other : counts.usual;
      return [{ ...ofThing, case: { ...own, counted } }];
    }
    if (isOther === null) return [one];
    if ((isOther ?? false) !== own.isOther) return [];
    // "Cut a new window opening" counts no windows
    return [unitsFor(ofThing, work) > 0 ? ofThing : one];
  });
}

const namesThing = (condition: string | null, thing: string): boolean =>
  conceptsOf(thing).some((word) => conceptsOf(condition ?? '').includes(word));
