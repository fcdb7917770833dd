import { isOnlyDenied } from '../../rules/index.js';
import { isServiceMark, wordsOfWork } from '../../work/index.js';
import { isTelling } from './everyday-words.js';
import { KINSHIP, type PastWork } from './past-work.js';
import { rarity, type WordCounts } from './similarity.js';

/** The words of a request that tell which work is meant, each with how rare it is among the business's jobs. */
export type TellingWords = ReadonlyMap<string, number>;

/** A past job with its weights, as a neighbour of what is asked for has them. */
interface Weighed {
  past: Pick<PastWork, 'vector' | 'sizes'>;
  similarity: number;
  close: number;
  alike: number;
  /** Log price brought to the size asked for. */
  sizedLog: number;
}

/** Longer texts tell much beside the work. */
const MOST_WORDS = 10;
/** Such a share of what the closest job holds of them makes a job as close. */
const NEAR = 0.7;
/** Log price: half as dear again. */
const APART = Math.log(1.5);
/** What a job that is not of the kind and far in price still weighs. */
const LEFT = 0.02;
/** So many jobs that are measured as the request is show what such work costs. */
const LEAST_MEASURED = 2;

/**
 * The words of what was asked for first: later messages mostly tell of the place ("you have to crawl up there"), or take something
 * back ("not the single").
 */
export function wishedWords(words: readonly string[], text: string): readonly string[] {
  const [first = '', ...later] = text.split('\n');
  const said = new Set(wordsOfWork(first));
  const own = words.filter((word) => said.has(word) && isTelling(word));
  if (own.length > MOST_WORDS) return own;
  const left = own.filter((word) => !later.some((message) => isOnlyDenied(word, message)));
  return left.length > 0 ? left : words;
}

/** @param charged words of situations that rules change prices in: what these cost is in no past price any more */
export function tellingWords(words: readonly string[], counts: WordCounts, charged: ReadonlySet<string>): TellingWords {
  const telling = words.filter(
    (word) => !isServiceMark(word) && isTelling(word) && counts.words.has(word) && !charged.has(word),
  );
  return new Map(telling.length > MOST_WORDS ? [] : telling.map((word) => [word, rarity(counts, word)]));
}

/**
 * Neighbours of which those that lack what the request tells hardly count where they are far in price from those that hold it: the
 * one chandelier tells what a chandelier costs, and not the five fixtures, however alike they are otherwise; a studio's move says
 * little of one that goes by its bedrooms. Where the prices agree, all count as before.
 */
export function withoutFarOnes<N extends Weighed>(
  neighbours: N[],
  telling: TellingWords,
  measure: string | null,
  best: number,
): N[] {
  const isMeasured = ({ past }: N): boolean => measure !== null && Object.hasOwn(past.sizes, measure);
  const alike = neighbours.filter((one) => isMeasured(one) && one.similarity >= KINSHIP * best);
  const pool = new Set(alike.length >= LEAST_MEASURED ? neighbours.filter(isMeasured) : neighbours);
  const holds = ({ past }: N): number =>
    [...telling].reduce((sum, [word, weight]) => sum + (past.vector.has(word) ? weight : 0), 0);
  const most = [...pool].reduce((max, one) => Math.max(max, holds(one)), 0);
  return fadedBut(neighbours, (one) => pool.has(one) && holds(one) >= NEAR * most);
}

/** The neighbours, of which those that are not kept and whose prices lie far outside of those of the kept ones hardly weigh. */
function fadedBut<N extends Weighed>(neighbours: N[], isKept: (one: N) => boolean): N[] {
  const logs = neighbours.filter(isKept).map(({ sizedLog }) => sizedLog);
  const [low, high] = [Math.min(...logs) - APART, Math.max(...logs) + APART];
  return neighbours.map((one) =>
    isKept(one) || (one.sizedLog >= low && one.sizedLog <= high)
      ? one
      : { ...one, close: one.close * LEFT, alike: one.alike * LEFT },
  );
}
