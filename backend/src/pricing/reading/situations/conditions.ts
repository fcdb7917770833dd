import {
  contentWords,
  isByOthers,
  isLookingBack,
  isPutAway,
  isWhatOthersAre,
  isYetToCome,
} from '../../language/index.js';
import { CONDITION_WORDS } from './condition-words.js';
import { isDenied, isNoConcern } from '../denial.js';
import { scan, tokenAtOffset, type Scan } from '../scan.js';

/** A situation found in a text. `kind` is the same for all words of one situation. */
interface ConditionRead {
  condition: string;
  kind: number;
  denied: boolean;
}

const MOST = 24;

/** All situations that a text speaks of, those it denies included, in the order of the text. */
function situationsIn(scanned: Scan): ConditionRead[] {
  const found: (ConditionRead & { start: number; end: number })[] = [];
  for (const [kind, { pattern, label }] of CONDITION_WORDS.entries()) {
    for (const match of scanned.lower.matchAll(pattern)) {
      const condition = (label ?? match[0])
        .replace(/\s+/g, ' ')
        .replace(/^(?:in the|on|the|this|next|a) /, '')
        .trim();
      const end = match.index + match[0].length;
      const at = tokenAtOffset(scanned, match.index);
      const after = tokenAtOffset(scanned, end);
      const denied =
        isDenied(scanned, at, after) ||
        isNoConcern(scanned, after) ||
        isNeighbours(scanned, at) ||
        isOthersWork(scanned, match.index, end) ||
        (/^tenants?$/.test(condition) && isYetToCome(scanned.lower.slice(end, end + 30))) ||
        // "It leaked again on Sunday"
        (label === 'weekend' && isLookingBack(scanned.lower, match.index, end)) ||
        isGroupOfOthers(scanned, match.index, end);
      if (condition) found.push({ condition, kind, denied, start: match.index, end });
    }
  }
  // "The cat lives with my sister now, so there are no pets in the house"
  const hasNoPets = saysNoPets(scanned, found);
  // The longer of two that overlap says it all: "steep driveway" also holds "steep".
  return found
    .filter((one) => !found.some((other) => other !== one && covers(other, one)))
    .sort((a, b) => a.start - b.start)
    .map(({ condition, kind, denied }) => ({
      condition,
      kind,
      denied: denied || (hasNoPets && A_PET.test(condition)),
    }));
}

const PETS = /^(?:pets|animals)$/;
/** "No other pets", "no pets in the rooms" leave some. */
const SOME_PETS =
  /\b(?:other|more|further) (?:pets|animals)\b|\b(?:pets|animals) (?:(?:in|on) the (?!house|home|place|flat|apartment|building)|except|apart|but|besides|other)/;

const saysNoPets = ({ lower }: Scan, found: Pick<ConditionRead, 'condition' | 'denied'>[]): boolean =>
  found.some(({ condition, denied }) => denied && PETS.test(condition)) && !SOME_PETS.test(lower);
const A_PET = /^(?:pets?|animals?|dogs?|cats?)$/;

/** "We'll move the furniture", "the furniture goes in the garage": somebody else sees to it. */
const isOthersWork = ({ lower }: Scan, start: number, end: number): boolean =>
  isPutAway(lower.slice(end, end + 60)) ||
  (MOVING.test(lower.slice(start, end)) && isByOthers(/[^,.;!?\n]*$/.exec(lower.slice(0, start))?.[0] ?? ''));

const PEOPLE = /^(?:senior|pensioner|veteran|military|student|teacher|nurse|landlord|retire)/;
const isGroupOfOthers = ({ lower }: Scan, start: number, end: number): boolean =>
  PEOPLE.test(lower.slice(start, end)) &&
  isWhatOthersAre(/[^.;!?\n]*$/.exec(lower.slice(0, start))?.[0] ?? '', lower.slice(end, end + 60));

const MOVING = /^(?:mov|shift|clear|empt)/;

/** "My neighbor paid somebody for herringbone": not what is asked for here. */
function isNeighbours({ tokens, sentence }: Scan, at: number): boolean {
  for (let back = at - 1; back >= 0 && back > at - 16 && sentence[back] === sentence[at]; back -= 1) {
    if (/^(?:neighbou?r|neighbou?rs|neighbou?r's|friend|friend's)$/.test(tokens[back]?.text ?? '')) return true;
  }
  return false;
}

function covers(outer: { start: number; end: number }, inner: { start: number; end: number }): boolean {
  return outer.start <= inner.start && outer.end >= inner.end && outer.end - outer.start > inner.end - inner.start;
}

/** The situations that hold ("two storey", "heritage listed", "weekend"), each once, in the speaker's words. */
export function readConditions(scanned: Scan): string[] {
  const said = situationsIn(scanned).flatMap(({ condition, denied }) => (denied ? [] : condition));
  // "A veteran … veterans": the first of two that differ in their endings alone
  const stems = said.map((one) => contentWords(one).join(' ') || one);
  return said.filter((_, at) => stems.indexOf(stems[at] ?? '') === at).slice(0, MOST);
}

/** Joins the situations of two messages; what the later one denies ("no, it isn't steep") is dropped. */
export function joinConditions(earlier: string[], later: string[], laterScan: Scan): string[] {
  const denied = situationsIn(laterScan).filter((one) => one.denied);
  const kinds = new Set(denied.map(({ kind }) => kind));
  const hasNoPets = saysNoPets(laterScan, denied);
  const isGone = (known: string): boolean =>
    (hasNoPets && A_PET.test(known)) || situationsIn(scan(known)).some(({ kind }) => kinds.has(kind));
  const kept = denied.length === 0 ? earlier : earlier.filter((known) => !isGone(known));
  return [...new Set([...kept, ...later])].slice(0, MOST);
}
