import { capacityIn, type Work } from '../../work/index.js';
import { KINSHIP, type PastWork } from '../similarity/past-work.js';
import { similarity, type WordVector } from '../similarity/similarity.js';

/**
 * The jobs without those of another capacity than the one that is asked for: a 50 gallon heater is priced from 50 gallon ones
 * where any is known, a 3.5 ton unit from those of the next smaller and the next larger capacity.
 */
export function ofSameCapacity(pasts: PastWork[], { work, vector }: { work: Work; vector: WordVector }): PastWork[] {
  const [asked, ...others] = capacitiesOf(work);
  if (asked === undefined || others.some(({ unit }) => unit === asked.unit)) return pasts;
  const sizeOf = (past: PastWork): number | null =>
    capacitiesOf(past.work).find(({ unit }) => unit === asked.unit)?.size ?? null;
  const similarities = pasts.map((past) => similarity(vector, past.vector));
  const best = Math.max(...similarities);
  const kin = pasts.filter((_, at) => (similarities[at] ?? 0) >= KINSHIP * best);
  const sizes = kin.flatMap((past) => sizeOf(past) ?? []);
  if (sizes.length === 0) return pasts;
  const below = Math.max(...sizes.filter((size) => size <= asked.size));
  const above = Math.min(...sizes.filter((size) => size >= asked.size));
  return pasts.filter((past) => {
    const size = sizeOf(past);
    return size === null || (size >= below && size <= above);
  });
}

/** So much larger or smaller, a machine is of another order: a 75 gallon heater tells nothing of a 50 gallon one. */
const MOST_TIMES = 1.4;

/** Whether all jobs whose capacity is known are of machines far larger, or far smaller, than the one that is asked for. */
export function areOfOtherCapacity(pasts: PastWork[], work: Work): boolean {
  const [asked, ...others] = capacitiesOf(work);
  if (asked === undefined || others.length > 0) return false;
  const sizes = pasts.flatMap((past) => capacitiesOf(past.work).filter(({ unit }) => unit === asked.unit));
  const isFar = (times: number): boolean => times > MOST_TIMES;
  return (
    sizes.length > 0 &&
    (sizes.every(({ size }) => isFar(asked.size / size)) || sizes.every(({ size }) => isFar(size / asked.size)))
  );
}

const capacitiesOf = ({ words }: Work) => words.flatMap((word) => capacityIn(word) ?? []);
