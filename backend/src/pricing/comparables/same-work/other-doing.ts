import { withoutService } from '../../charges/index.js';
import { contentWords, NUMBER_WORD, lines, pattern } from '../../language/index.js';
import { isTradeName, knownServices, sharesThing, thingsOf } from '../../reading/index.js';
import { PUT_ON } from '../../rules/index.js';
import { isExtentMeasure, bearsService, type Work } from '../../work/index.js';
import type { PastWork } from '../similarity/past-work.js';

/** Work that keeps a thing as it is, by the name of the service. */
const CARE = lines`
  cleaning|washing|staining|mowing|sweeping|care|repair|unblocking|trimming|pumping|aeration|inspection|maintenance
  |tune-up|resurfacing|refinishing|opening|closing|opening and closing
`;
const KEEPING = new RegExp(` (?:${CARE})$`);
const CLEANING = / (?:cleaning|washing|mowing|sweeping|unblocking)$/;
const CLEANED = pattern('iu')`
  \b(?:clean(?:ed|ing)?(?![- ]?up)|wash(?:ed|ing)?|scrubbed|mow(?:ed|ing)?|swept|sweeping|vacuumed|shampooed)
    (?!\p{L}|-)
`;
/** What may also be the end of making something. */
const FINISHED = pattern('iu')`
  \b(?:stain\p{L}*|seal\p{L}*|(?:re)?paint\p{L}*|oil(?:ed|ing)|polish\p{L}*|steam\p{L}*|brighten\p{L}*
    |fix(?:ed|es|ing)?|repair\p{L}*|unclog\p{L}*|unblock\p{L}*|snaked|jetted|pruned|trimmed|flushed|cleared
    |inspect(?:ed|ions?)|pool (?:open|clos)(?:ed|ings?)|winteri[sz]\p{L}*)(?!\p{L})
`;
const THEN_FINISHED = new RegExp(String.raw`(\p{L}+) (?:(?:was|were|re) )?(?:${FINISHED.source})`, 'giu');
const isKeeping = (text: string): boolean => CLEANED.test(text) || FINISHED.test(text);
/** What only those write who come again and again. */
const COMES_AGAIN = /\b(?:weekly|monthly|visits?|serviced?|service call|moss|algae)\b/i;
/** What is said where something is made, laid or put in place of another. */
const MADE = pattern('iu')`
  \b(?:new|install\p{L}*|replac\p{L}*|(?:re)?buil[dt]\p{L}*|put (?:in|up)|la(?:id|y|ying)|hung|hang\p{L}*
    |pour\p{L}*|construct\p{L}*|erect\p{L}*|fit(?:ted|ting)?|swap\p{L}*|suppl\p{L}*|set|mount\p{L}*
    |add(?:ed|ition\p{L}*)|upgrad\p{L}*|chang\p{L}*|dug(?! (?:up|out))|excavat\p{L}*|fram\p{L}*
    |re(?:pip|wir|roof|til|deck|carpet|sid)(?:e[ds]?|es|s|ing|ed)?)(?!\p{L})
`;

/** Of what a thing was made: nobody says so of one that was only sealed. */
const MATERIAL = /\b(?:concrete|asphalt|pavers?|brick|stone|gravel|cedar|pine|composite|vinyl|hardwood|oak)\b/i;

/** One job alone may be told oddly. */
const LEAST_ALIKE = 2;

const BEGINS = lines`
  (?:^|[.!?;\n]\s*
    |\b(?:need|needs|want|wants|like|love|quote|price|cost|estimate|looking|interested|after|for|get|getting|to
      |you|and|could|please|what (?:would|does|will|do|is)|what's|how much (?:would|does|will|do|is|are))
      (?: (?:for|on|in|of|at|to|get|have|a|an|some|the))*\s+)
`;
const HOW_MANY = String.raw`(?:(?:an?|the|some|my|our|us|me|${NUMBER_WORD}|all|\d[\d,.]*) )*`;
/** "Build a deck", "a quote to put in a pool", "replace 12 windows" */
const MAKE = pattern('giu')`
  ${BEGINS}(?:(?:re)?build|(?:re)?building|construct|constructing|install|installing|put(?:ting)? (?:in|up)
    |lay(?:ing)?|pour(?:ing)?|erect(?:ing)?|replac(?:e|ing)) ${HOW_MANY}
`;
/** "New gutters for the house", "we need 10 new windows" */
const NEW = new RegExp(
  String.raw`${BEGINS}(?:(?:an?|some|\d+) )?(?:(?:whole|entire|complete|completely|totally) )?(?:brand[- ])?new `,
  'giu',
);
/** "Carpet installed", "12 windows replaced": asked for where somebody wants or prices it. */
const MADE_THERE = pattern('giu')`
  ((?:[\p{L}-]+ ){1,3}?)(?:(?:needs?|wants?|has|have) (?:to be |a )?)?
    (?:install(?:ed|ing)|replac(?:ed|ing|ement)|(?:re)?buil(?:t|d|ding)|laid|poured|put (?:in|up))(?!\p{L})
`;
const WISH = /\b(?:need|needs|want|wants|like|quote|price|cost|much|estimate|looking|interested|after|could|can)\b/i;
/** "We'd like a pool in the yard": one that is not there yet, and nothing said of what is to be done to it. */
const WISHED = pattern('giu')`
  \b(?:wants?|(?:would|'d) (?:like|love)|dream(?:ing)? of|thinking (?:of|about)) (?:to (?:have|get|own) |having |getting |owning )?
    an? (?=(?:[\p{L}-]+ ){0,3}[\p{L}-]+(?: (?:in|at|by|behind|for|on|with)\b|\s*(?:[.,?!;\n]|$)))
`;
const TOLD = /\b(?:just|already|recently|newly|was|were|been|had|when|since|ago|last|they|who)\b/i;

/** Where a thing that is named ends: "windows | for the kitchen". */
const PHRASE_END = pattern('iu')`
  [^\p{L}\d' -]
  |(?<![-\p{L}])(?:for|in|on|at|with|of|to|and|or|by|from|around|behind|about|where|that|which|please|done
    |designed|supplied|built|installed|laid|put|over|under|along|was|were|is|are|need|needs|want|wants|cost
    |costs|run|this|next|across|outside|inside|instead|as|so|but|we|i|it|\d[\d,.]*)(?![-\p{L}])
`;
/** New to those who live there, or done and not made. */
const MADE_BY_NOBODY = new Set(
  contentWords(
    'house home apartment flat condo place office customer client baby dog car tenant owner visit service treatment appointment quote price job call check look clean cleaning coat hand inspection repair',
  ),
);

/** "A septic system": the word before says which. */
const ANY_THING = new Set(contentWords('system unit set setup'));
const lastWord = (phrase = ''): string | null => {
  const words = contentWords(phrase);
  return words.findLast((word) => !ANY_THING.has(word)) ?? words.at(-1) ?? null;
};
const headOf = (rest: string): string | null => lastWord(rest.slice(0, 60).split(PHRASE_END)[0]);

/** The stems of the things that a text asks to be made, laid or installed: of "10 new windows for the porch" the windows. */
function thingsToMake(text: string): string[] {
  const found = text.split(/(?<=[.!?\n])\s+/).flatMap((sentence) => {
    if (isKeeping(sentence)) return [];
    const after = (pattern: RegExp): (string | null)[] =>
      [...sentence.matchAll(pattern)].map((match) => headOf(sentence.slice(match.index + match[0].length)));
    const anew = [...after(NEW), ...after(WISHED)].filter((head) => head === null || !MADE_BY_NOBODY.has(head));
    const isWish = WISH.test(sentence) && !TOLD.test(sentence);
    const there = isWish ? [...sentence.matchAll(MADE_THERE)].map(([, thing]) => lastWord(thing)) : [];
    return [...after(MAKE), ...anew, ...there];
  });
  return [...new Set(found.filter((head) => head !== null))];
}

/** Whether one of two services makes what the other keeps: new gutters, and gutters cleaned. */
export function areOtherDoings(one: string, other: string): boolean {
  return KEEPING.test(one) !== KEEPING.test(other) && sharesThing(one, other);
}

/** Whether a service mends a thing. */
export const isRepair = (service: string): boolean => service.endsWith(' repair');

const careOf = (service: string): string => service.replace(CLEANING, ' cleaning').split(' ').at(-1) ?? '';

/** Whether a service keeps a thing in another way than the other, or than the other makes it: a lawn mowed, and one aerated. */
export const isOtherCare = (service: string, other: string): boolean =>
  KEEPING.test(service) && careOf(service) !== careOf(other);

const servicesOf = ({ details: { service } }: Work): string[] => knownServices(service);

/** "Pool heater" of a pool: a job at the thing, and not one of it. */
function isBesideIt(job: Work, thing: string): boolean {
  const things = servicesOf(job)
    .filter((service) => !KEEPING.test(service))
    .map(thingsOf)
    .filter((own) => own.includes(thing));
  if (things.length > 0) return things.every((own) => own.at(-1) !== thing);
  // "Chimney cap, fitted on a clay flue"
  if (!MADE.test(job.text) || isMakingOf(job, [thing])) return false;
  return lastWord(titleOf(job).split(/[,;:]/)[0]) !== thing;
}

/** Whether a job only kept the thing as it was. "Cedar deck, 300 sq ft, sealed" was made: what is sealed stands apart. */
export function isKeepingOf(job: Work, thing: string): boolean {
  const isKept = servicesOf(job).some((service) => KEEPING.test(service) && thingsOf(service).includes(thing));
  // "Pool resurfaced, new white plaster": the plaster is new, and the pool is not.
  if (MADE.test(job.text)) return isKept && !isMakingOf(job, [thing]);
  if (isKept || COMES_AGAIN.test(job.text) || CLEANED.test(job.text)) return true;
  // "Asphalt driveway sealed": what it is made of tells which one was sealed.
  const sealed = [...job.text.matchAll(THEN_FINISHED)].find(([, done]) => lastWord(done) === thing);
  if (sealed && !MATERIAL.test(job.text.slice(sealed.index + sealed[0].length))) return true;
  if (MATERIAL.test(job.text)) return false;
  return job.text.split(/[.,;:!?\n]+/).some((part) => FINISHED.test(part) && contentWords(part).includes(thing));
}

const MADE_EACH = new RegExp(MADE.source, 'giu');

const isMaking = ({ text }: Work): boolean => MADE.test(text) && !isKeeping(text) && !COMES_AGAIN.test(text);

/** Whether one of these things was itself what a job made: a furnace whose igniter was replaced was mended. */
const isMakingOf = (work: Work, things: string[]): boolean => madeIn(work).some((thing) => things.includes(thing));

/** Works of past jobs are kept, and asked for many requests: what is told of each once. */
function keptOf(tell: (work: Work) => string[]): (work: Work) => string[] {
  const kept = new WeakMap<Work, string[]>();
  return (work) => {
    const told = kept.get(work) ?? tell(work);
    kept.set(work, told);
    return told;
  };
}

/** The stems of what a job made. */
const madeIn = keptOf(({ text }) => {
  const made = [...text.matchAll(MADE_EACH)].flatMap(({ 0: word, index }) => {
    const before =
      text
        .slice(0, index)
        .split(/[^\p{L}\d' -]/u)
        .at(-1) ?? '';
    // "Whole house repipe"
    const anew = lastWord(word.replace(/^re(?=\p{L}{3})/iu, ''));
    return [lastWord(before), headOf(text.slice(index + word.length)), anew];
  });
  return [...new Set(made.filter((thing) => thing !== null))];
});

/**
 * Whether something else is to be done than what all past jobs at such a thing did: a new deck is not priced from washed ones,
 * nor the cleaning of gutters from new ones. What a text leaves open speaks for the jobs.
 */
export function isOtherDoing(work: Work, pasts: PastWork[]): boolean {
  const { text, details } = work;
  const services = servicesOf(work);
  const isJobAt = (job: Work, thing: string): boolean => isAt(job, thing) && !isBesideIt(job, thing);
  const jobsAt = (thing: string): Work[] => pasts.flatMap(({ work: job }) => (isJobAt(job, thing) ? [job] : []));
  const said = withoutService(text, details);
  const isKept = services.some((service) => KEEPING.test(service));
  const wasAllKept = (thing: string): boolean => {
    const jobs = jobsAt(thing);
    // Of one who only ever cleans, one carpet among rooms and sofas says enough.
    const isEnough =
      jobs.length >= LEAST_ALIKE || (jobs.length > 0 && pasts.every(({ work: job }) => !MADE.test(job.text)));
    return isEnough && jobs.every((job) => isKeepingOf(job, thing));
  };
  if (!isKept && thingsToMake(said).some(wasAllKept)) return true;
  if (MADE.test(said)) return false;
  const isCleaned = CLEANED.test(said);
  const kept = services.filter((service) => isCleaned || CLEANING.test(service) || isRepair(service));
  // "20 ft of fence blew down" is set up again by the foot, as others were.
  const isMeasured = (jobs: Work[]): boolean =>
    jobs.some(({ sizes }) =>
      Object.keys(sizes).some((measure) => isExtentMeasure(measure) && Object.hasOwn(work.sizes, measure)),
    );
  // "Torsion spring replaced" names no door, and is the repair of one all the same.
  const isDoneHere = (service: string): boolean =>
    pasts.filter(({ work: job }) => bearsService(job, service)).length >= LEAST_ALIKE;
  return kept.some((service) => {
    if (isRepair(service) && isDoneHere(service)) return false;
    const things = thingsOf(service);
    // Works of jobs told in the same words are one and the same: each counts.
    const jobs = pasts.flatMap(({ work: job }) => (things.some((thing) => isJobAt(job, thing)) ? [job] : []));
    const wasKept = things.some((thing) => jobsAt(thing).some((job) => isKeepingOf(job, thing)));
    if (wasKept || (isRepair(service) && isMeasured(jobs))) return false;
    const made = jobs.filter((job) => isMaking(job) && (!isRepair(service) || isMakingOf(job, things)));
    return made.length >= LEAST_ALIKE && 2 * made.length >= jobs.length;
  });
}

/** Whether a job was at such a thing: "pumped a 1,000 gallon tank" names no septic system, and is the pumping of one. */
const isAt = (job: Work, thing: string): boolean =>
  job.words.includes(thing) ||
  servicesOf(job).some((service) => KEEPING.test(service) && thingsOf(service).includes(thing));

const titleOf = ({ text }: Work): string => text.split(/[.\n]/)[0] ?? '';

/** "Chimney sweep. Flue swept from the roof": where it was done, which tells nothing of a new roof. */
export function isOfOtherThing(asked: Work, { work }: PastWork): boolean {
  const services = servicesOf(asked);
  // A trade's name ("tiling") may come from anything that was said beside the work.
  const wanted = services.length === 1 ? services.filter((one) => !isTradeName(one)).flatMap(thingsOf) : [];
  const own = servicesOf(work).flatMap(thingsOf);
  if (wanted.length === 0 || own.length === 0 || wanted.some((thing) => own.includes(thing))) return false;
  const title = titleWords(work);
  return !wanted.some((thing) => title.includes(thing));
}

const titleWords = keptOf((work) => contentWords(titleOf(work)));

/** What makes another work of the thing that it is done to. */
const COATING = contentWords('epoxy');

/**
 * "Gutter guards", of who only ever hung gutters, and an epoxy floor, of who lays wood: what is put on a thing is not priced from
 * the thing.
 */
export function isPutOnOnly(asked: Work, pasts: PastWork[]): boolean {
  const services = servicesOf(asked);
  const things = services.length === 1 ? services.flatMap(thingsOf) : [];
  const telling = things.filter(
    (thing, at) => COATING.includes(thing) || (at === things.length - 1 && PUT_ON.has(thing)),
  );
  return telling.some((thing) => !pasts.some(({ work }) => work.words.includes(thing)));
}
