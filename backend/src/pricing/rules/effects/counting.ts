import { pattern, textAt, textOf, type Token } from '../../language/index.js';
import type { Unit } from '../../types.js';
import {
  additionalUnit,
  findPer,
  nextUnit,
  nounBefore,
  pronoun,
  type BareUnit,
  type PlacedPer,
} from '../phrases/counted-by.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import type { Clause, PerPhrase, Price, Span } from '../text/price.js';
import { isOffEach, onceFor } from './every-job.js';

/** What the price of a clause counts, and the words that say so. */
export interface Counting {
  /** "per sq ft", "each": null where no such phrase counts. */
  per: PerPhrase | null;
  /** "additional windows $40", "second niche $140": counted without a phrase; only where `per` is null. */
  bare: BareUnit | null;
  /** The unit of either, with pronouns ("each", "each one more") still open as null. */
  unit: Unit | null;
  spans: Span[];
}

/** What the price of a clause counts: by a phrase, or else by what is named as additional. */
export function countingOf({ tokens, joins }: Clause, price: Price): Counting {
  const offEach = isOffEach(tokens, price);
  const phrase = offEach ? null : byTheHour(tokens, findPer(tokens, price));
  const once = onceFor(tokens, price, phrase?.at ?? -1);
  const found = once.isForAll ? null : phrase;
  const bare = found ? null : (additionalUnit(tokens, price) ?? (joins ? nextUnit(tokens, price) : null));
  const spans: Span[] = [...once.spans];
  if (offEach) spans.push([price.end, tokens.length]);
  if (bare) spans.push([bare.from, bare.to]);
  if (!found) return { per: null, bare, unit: bare?.unit ?? null, spans };
  spans.push(...spansOf(tokens, found));
  const { per } = found;
  if (!pronoun(per)) return { per, bare: null, unit: per.unit, spans };
  const extra = additionalUnit(tokens, price);
  if (extra) spans.push([extra.from, extra.to]);
  const unit = nounBefore(tokens, price) ?? extra?.unit ?? nounAfter(tokens, per.end);
  return { per, bare: null, unit, spans };
}

/** The words of a phrase but for those of the thing itself, which is named by them. */
function spansOf(tokens: Token[], { at, per }: PlacedPer): Span[] {
  const spans: Span[] = [[at, per.words?.[0] ?? per.end]];
  if (per.words) spans.push([per.words[1], per.end]);
  // "65/hr per packer"
  if (/^(?:per|each|a|\/)$/.test(textAt(tokens, per.end)) && !pronoun(per))
    spans.push([per.end, perPhraseAt(tokens, per.end)?.end ?? per.end]);
  const isForThem = per.unit === 'item' && textAt(tokens, per.end) === 'for';
  if (isForThem && /^(?:new|the|all)$/.test(textAt(tokens, per.end + 1))) spans.push([per.end, tokens.length]);
  return spans;
}

/** "$70 each for second story windows". */
const nounAfter = (tokens: Token[], at: number): Unit | null =>
  textAt(tokens, at) === 'for' ? nounBefore(tokens.slice(at), { at: tokens.length }) : null;

/** "$48 per cleaner per hour": nobody knows how many come, so it is the hour that counts. */
function byTheHour(tokens: Token[], found: PlacedPer | null): PlacedPer | null {
  const next = found?.per.unit === 'item' && found.per.words ? perPhraseAt(tokens, found.per.end) : null;
  return found && next && /^(?:hour|day)$/.test(next.unit)
    ? { at: found.at, per: { ...next, words: found.per.words } }
    : found;
}

/** "County permit $95 on every EV charger": the thing decides, and the permit is what the money is for, on top of its price. */
const PERMIT_BEFORE = pattern('u')`
  ^(?:(?:the|an?) )?(?:\p{L}+ ){0,2}(?:permits?(?: (?:fee|charge|cost)s?)?|(?:inspection|filing|crane|recycling) (?:fee|charge|cost)s?)
    (?: (?:is|of|at|runs|costs))?(?: about| around)?(?: \$)?$
`;

/** Whether what stands before a counted price only says what the money is for. */
export const isForPermit = (tokens: Token[], { at }: Price, { per }: Counting): boolean =>
  per !== null && !pronoun(per) && PERMIT_BEFORE.test(textOf(tokens.slice(0, at)));
