import { contentWords } from '../../language/index.js';
import { sharesThing, thingsOf } from '../../reading/index.js';
import { median } from '../../statistics/index.js';
import type { Choice } from '../../types.js';
import { withoutOldThings, withoutThereNow, type Work } from '../../work/index.js';
import type { Neighbour, Neighbourhood } from '../similarity/neighbours.js';
import type { PastWork } from '../similarity/past-work.js';

/** Of a soffit or a gutter it is not what the work itself is made of. */
const ALUMINUM = 'alumin\\w+(?! (?:soffit|fascia|gutter|trim|flashing|cap))';

/** No roof is made of a boot or a gasket. */
const RUBBER = 'rubber(?! (?:boots?|gaskets?|seals?|washers?|collars?|grommets?|mats?|flashing))';

/** What work can be done in or with, of which one is chosen; each with the words that name it. */
// prettier-ignore
const FAMILIES: [of: string, ...members: [label: string, words: string][]][] = [
  ['material', ['shingles', 'shingles?|asphalt'], ['metal', 'metal|standing seam|colorbond'], ['slate', 'slate'], ['shakes', 'shakes?|cedar roof\\w*'], ['tile', 'tiles?'], ['flat membrane', `epdm|tpo|${RUBBER}|membrane|torch`]],
  ['material', ['cedar', 'cedar'], ['vinyl', 'vinyl|pvc'], ['chain link', 'chain[- ]?link'], ['metal', `wrought iron|${ALUMINUM}|steel|metal`], ['composite', 'composite|trex'], ['wood', 'wood\\w*|timber|pine|redwood|picket|pt|(?:pressure[- ]?)?treated']],
  ['material', ['laminate', 'laminate'], ['vinyl', 'vinyl|lvp|lvt'], ['hardwood', 'hardwood|engineered|oak'], ['carpet', 'carpet'], ['tile', 'tiles?|porcelain|ceramic']],
  ['material', ['brick', 'brick\\w*'], ['stone', 'stone\\w*|flagstone|bluestone'], ['block', 'block|cmu|cinder'], ['concrete', 'concrete'], ['pavers', 'pavers?|paving']],
  ['material', ['granite', 'granite'], ['quartz', 'quartz'], ['marble', 'marble'], ['quartzite', 'quartzite'], ['laminate', 'laminate|formica'], ['butcher block', 'butcher block'], ['solid surface', 'solid surface|corian'], ['soapstone', 'soapstone']],
  ['material', ['vinyl', 'vinyl'], ['fiber cement', 'fib(?:er|re) cement|hardie\\w*(?: board)?'], ['cedar', 'cedar'], ['aluminum', ALUMINUM], ['stucco', 'stucco'], ['engineered wood', 'lp smart\\w*|engineered wood']],
  ['material', ['vinyl liner', 'liner'], ['fiberglass', 'fib(?:er|re)glass'], ['plaster', 'plaster|gunite|pebble']],
  ['material', ['steel', 'steel'], ['wood', 'wood\\w*|cedar'], ['fiberglass', 'fib(?:er|re)glass'], ['aluminum', 'alumin\\w+']],
  ['size', ['single', 'single|one[- ]car|1[- ]car|8 ?x ?7|9 ?x ?7'], ['double', 'double|two[- ]car|2[- ]car|16 ?x ?7']],
  ['type', ['gas', 'gas'], ['electric', 'electric'], ['heat pump', 'heat pump'], ['tankless', 'tankless']],
  ['build', ['tankless', 'tankless|on[- ]demand'], ['tank', 'tank|\\d+[- ]?gal(?:lons?)?']],
  ['finish', ['stamped', 'stamped'], ['broom finish', 'broom\\w*'], ['exposed aggregate', 'exposed aggregate|aggregate']],
];
interface Member {
  label: string;
  pattern: RegExp;
}
const COMPILED = FAMILIES.map(([of, ...members]) => ({
  of,
  members: members.map(([label, words]): Member => ({
    label,
    pattern: new RegExp(`(?<![\\p{L}\\d])(?:${words})(?![\\p{L}\\d])`, 'iu'),
  })),
}));
/** Where all that was done is of one of these, it tells no price of another. */
const UNLIKE_EACH_OTHER = COMPILED.filter(({ of }) => of === 'material' || of === 'build');

/** A job that counts less than this share of the one that counts most has no say. */
const LEAST_SHARE = 0.15;
/** Jobs at least this similar, beside the most similar one, are of the kind asked for. */
const ALIKE = 0.15;
const LEAST_OF_A_KIND = 2;
/** Log price by which two kinds differ before it is worth asking: about a quarter. */
const MATTERS = 0.22;
/** The same where one kind is known from a single job: nearly half as much again. */
const MATTERS_OF_FEW = 0.4;

const namedIn = (text: string, members: Member[]): Member[] => members.filter(({ pattern }) => pattern.test(text));

/** The one that a text names; null where it names none, or several. What is there counts only where nothing else is named. */
function onlyNamed(text: string, members: Member[]): Member | null {
  const all = namedIn(text, members);
  const named = all.length > 1 ? namedIn(withoutThereNow(withoutOldThings(text)), members) : all;
  return named.length === 1 ? (named[0] ?? null) : null;
}

/** What a past job was done in: the one that its text names, else those of its title ("Metal roof, over the old shingles"), else all. */
function kindsOf({ title, work }: PastWork, members: Member[]): Member[] {
  const only = onlyNamed(work.text, members);
  if (only !== null) return [only];
  const titled = namedIn(title, members);
  return titled.length > 0 ? titled : namedIn(work.text, members);
}

/**
 * The jobs without those done in another way than the one that the visitor names: a composite deck is not priced from cedar ones,
 * where any of its own is known.
 */
export function ofSameVariant(pasts: PastWork[], text: string): PastWork[] {
  return COMPILED.reduce((kept, { members }) => {
    const named = onlyNamed(text, members);
    if (named === null) return kept;
    const kinds = kept.map((past) => kindsOf(past, members));
    const isKnown = kinds.some((kind) => kind.includes(named));
    return isKnown ? kept.filter((_, at) => kinds[at]?.length === 0 || kinds[at]?.includes(named)) : kept;
  }, pasts);
}

/** Whether all jobs are of another material than the one that is named: "marble countertops", of who has done granite and quartz. */
export function areOfOtherVariant(pasts: PastWork[], text: string): boolean {
  return UNLIKE_EACH_OTHER.some(({ members }) => {
    const named = onlyNamed(text, members);
    if (named === null || pasts.length === 0) return false;
    return pasts.every(({ work }) => {
      const kinds = namedIn(work.text, members);
      return kinds.length > 0 && !kinds.includes(named);
    });
  });
}

/**
 * What the visitor has not said and the price turns on: the jobs most like theirs are of two kinds ("shingles", "metal") whose
 * prices, brought to the size asked for, lie apart. Null when one kind is named, or it makes no difference.
 */
export function openChoice(work: Work, hood: Neighbourhood): Choice | null {
  const near = ofTheKind(work, hood);
  for (const { of, members } of COMPILED) {
    if (namedIn(work.text, members).length > 0) continue;
    const told = near.map(({ past, sizedLog }) => ({ kind: onlyNamed(past.work.text, members), sizedLog }));
    const kinds = members
      .map((member) => ({
        label: member.label,
        logs: told.filter(({ kind }) => kind === member).map(({ sizedLog }) => sizedLog),
      }))
      .filter(({ logs }) => logs.length > 0);
    const middles = kinds.map(({ logs }) => median(logs));
    const matters = kinds.every(({ logs }) => logs.length >= LEAST_OF_A_KIND) ? MATTERS : MATTERS_OF_FEW;
    const isShown = kinds.length >= 2 && kinds.some(({ logs }) => logs.length >= LEAST_OF_A_KIND);
    if (isShown && Math.max(...middles) - Math.min(...middles) >= matters)
      return { of, between: kinds.map(({ label }) => label) };
  }
  return null;
}

/** "Door installation" and "garage door installation": the same is done to the same thing. "Double garage door" names just the thing. */
function isRelated({ words, details: { service } }: Work, asked: string | null): boolean {
  if (asked === null) return false;
  const things = thingsOf(asked);
  if (service === null) return things.length > 0 && things.every((thing) => words.includes(thing));
  return service.split(' ').at(-1) === asked.split(' ').at(-1) && sharesThing(service, asked);
}

/**
 * The jobs of the kind asked for, by their words or by the service that they name; where sizes are compared, all of the
 * service's thing that are measured the same way.
 */
function ofTheKind(work: Work, { neighbours, size, best }: Neighbourhood): Neighbour[] {
  if (size !== null) {
    const things = new Set(thingsOf(work.details.service ?? ''));
    const isOfThing = ({ work: { words, details } }: PastWork): boolean =>
      words.some((word) => things.has(word)) || contentWords(details.service ?? '').some((word) => things.has(word));
    return neighbours.filter(
      ({ past, similarity }) =>
        Object.hasOwn(past.sizes, size.measure) && (similarity >= ALIKE * best || isOfThing(past)),
    );
  }
  const most = neighbours.reduce((max, { alike }) => Math.max(max, alike), 0);
  return neighbours.filter(
    ({ past, alike }) => alike >= LEAST_SHARE * most || isRelated(past.work, work.details.service),
  );
}
