import { isExtentMeasure, type Sizes } from '../comparables/index.js';

/** What does not tell how much was done, or only how long it took. */
const NO_AMOUNT = new Set(['storey', 'hour', 'day']);
/** A place is as large as its floor, and as the rooms it has. */
const PLACES = new Set(['area', 'room', 'bedroom', 'bathroom']);

/** What a work goes by: its extent where it has one, as a fence with two gates goes by its length; otherwise what is counted. */
function goesBy(sizes: Sizes): Set<string> {
  const measures = Object.keys(sizes).filter((measure) => !NO_AMOUNT.has(measure));
  const extents = measures.filter(isExtentMeasure);
  const kindOf = (measure: string): string =>
    PLACES.has(measure) ? 'place' : isExtentMeasure(measure) ? measure : 'pieces';
  return new Set((extents.length > 0 ? extents : measures).map(kindOf));
}

/**
 * Whether two works, both of known size, have no kind of size in common: two posts that are set again cost no part that could
 * be known of 130 ft of new fence. Storeys and hours are no size.
 */
export function goesOtherwise(one: Sizes, other: Sizes): boolean {
  const [mine, theirs] = [goesBy(one), goesBy(other)];
  return mine.size > 0 && theirs.size > 0 && ![...mine].some((kind) => theirs.has(kind));
}
