import type { Details } from '../../types.js';
import { type Work } from '../../work/index.js';
import { alikeMeasured } from '../several-works/listed-parts.js';
import { KINSHIP, type PastWork } from '../similarity/past-work.js';
import { similarity, type WordVector } from '../similarity/similarity.js';

/** One job alone may be told oddly. */
const LEAST_AS_HIGH = 2;

const storeysOf = ({ quantities }: Details): number | null => {
  const [storeys, ...others] = quantities.filter(({ unit }) => unit === 'storey');
  return storeys === undefined || others.length > 0 ? null : storeys.quantity;
};

/** "House wash bungalow": one storey, as its name says. */
const heightOf = ({ work }: PastWork): number | null =>
  storeysOf(work.details) ?? (/\b(?:bungalow|ranch)\b/i.test(work.text) ? 1 : null);

/**
 * The jobs without those on houses of another height than the one that is told, where two or more of the kind are known of that height:
 * gutters of two storeys are cleaned from a long ladder.
 */
export function ofSameHeight(pasts: PastWork[], { work, vector }: { work: Work; vector: WordVector }): PastWork[] {
  const asked = storeysOf(work.details);
  if (asked === null) return pasts;
  const similarities = pasts.map((past) => similarity(vector, past.vector));
  const least = KINSHIP * Math.max(...similarities);
  // "2 storey, 300 m2", of who washes houses, names nothing else.
  const isUnnamed = (past: PastWork): boolean =>
    past.work.details.service === null && alikeMeasured([past], work.sizes).length > 0;
  const known = pasts.filter(
    (past, at) => heightOf(past) === asked && ((similarities[at] ?? 0) >= least || isUnnamed(past)),
  );
  return known.length < LEAST_AS_HIGH ? pasts : pasts.filter((past) => (heightOf(past) ?? asked) === asked);
}
