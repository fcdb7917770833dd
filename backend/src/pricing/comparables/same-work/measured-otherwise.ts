import { extentsOf, isExtentMeasure, type Sizes } from '../../work/index.js';

/** What does not tell how much was done, or only how long it took. */
const NO_AMOUNT = new Set(['storey', 'hour', 'day']);
/** A place is as large as its floor, and as the rooms it has. */
const PLACES = new Set(['area', 'room', 'bedroom', 'bathroom']);

const measuresOf = (sizes: Sizes): string[] => Object.keys(sizes).filter((measure) => !NO_AMOUNT.has(measure));

const kindOf = (measure: string): string =>
  PLACES.has(measure) ? 'place' : isExtentMeasure(measure) ? measure : 'pieces';

/** What a work goes by: its extent where it has one, as a fence with two gates goes by its length; otherwise what is counted. */
function mainKinds(sizes: Sizes): Set<string> {
  const extents = extentsOf(sizes);
  return new Set((extents.length > 0 ? extents : measuresOf(sizes)).map(kindOf));
}

/** Whether pieces of the work are counted, whatever else is said of its size. */
export const isCounted = (sizes: Sizes): boolean => measuresOf(sizes).some((measure) => kindOf(measure) === 'pieces');

/**
 * Whether a past job went by something else than what is asked for, both of known size: two posts that are set again cost no
 * part that could be known of 130 ft of new fence. "20 windows, the house is 2,400 sq ft" goes by windows where a job did.
 * Storeys and hours are no size.
 */
export function goesOtherwise(job: Sizes, asked: Sizes): boolean {
  const [theirs, wanted] = [measuresOf(job), measuresOf(asked)];
  if (theirs.length === 0 || wanted.length === 0) return false;
  const [main, others] = [mainKinds(asked), mainKinds(job)];
  if ([...main].some((kind) => others.has(kind))) return false;
  return extentsOf(job).length > 0 || !theirs.some((measure) => wanted.includes(measure));
}

/** Whether both tell how large a place is, in different measures: 1,800 sq ft are no number of bedrooms. */
export function tellsPlaceOtherwise(job: Sizes, asked: Sizes): boolean {
  const [theirs, wanted] = [measuresOf(job), measuresOf(asked)];
  const arePlaces = [theirs, wanted].every((list) => list.length > 0 && list.every((measure) => PLACES.has(measure)));
  return arePlaces && !theirs.some((measure) => wanted.includes(measure));
}
