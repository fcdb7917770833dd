import { pattern } from '../../language/index.js';
import { conditionHolds } from '../../rules/index.js';
import type { Work } from '../../work/index.js';
import type { Entry } from '../rule-book.js';
import { withoutService } from '../units/claimed-units.js';
import { unitsFor } from '../units-charged.js';
import { GROUND, NEW_ONE, NONE_THERE } from './old-or-new.js';

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

/** Whether a thing is to be put in where none was; null where a text speaks of one that is there as well. */
function isWantedNew(text: string, names: RegExp): boolean | null {
  const rest = text.replace(NEEDS_GROUND, ' ');
  if (rest !== text) return true;
  const isNew = text.replace(NONE_YET, ' ') !== text || names.test(text);
  if (!isNew) return false;
  return OLD_ONE.test(text.replace(NONE_YET, ' ')) ? null : true;
}

/** "3 new outlets", of an owner who has a price for a "new outlet" */
const saysNew = ({ effect: { condition } }: Entry): RegExp => {
  const [, named = ''] = NEW_ONE.exec(condition ?? '') ?? [];
  const last = named.trim().split(' ').at(-1)?.replace(/s$/, '') ?? '';
  return last === '' ? /(?!)/ : new RegExp(String.raw`\bnew (?:\p{L}+ ){0,2}${last}s?\b`, 'iu');
};

/**
 * What is asked of a work, of two prices only the one that is meant, and of that no more than its thing: "add a skylight where there is
 * none" says nothing of an opening. Where nobody says that none is there, the one that takes the place of an old one is meant.
 */
export function byOldOrNew(entries: Entry[], work: Work): Entry[] {
  return entries.flatMap((one): Entry[] => {
    const { oldOrNew, effect } = one;
    if (!oldOrNew || !conditionHolds(oldOrNew.thing, work)) return [one];
    const anew = entries.find((other) => other.ruleId === one.ruleId && other.oldOrNew?.isNew);
    const isNew = isWantedNew(withoutService(work.text, work.details), saysNew(anew ?? one));
    if (isNew === null) return [one];
    if (isNew !== oldOrNew.isNew) return [];
    const ofThing = { ...one, effect: { ...effect, condition: oldOrNew.thing } };
    // "Cut a new window opening" counts no windows
    return [unitsFor(ofThing, work) > 0 ? ofThing : one];
  });
}
