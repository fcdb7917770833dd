export { isAddedTo, isOnlyAdded } from './added-to-other-work.js';
export { asMeantHere } from './business-meaning.js';
export { clausesApart } from './clauses-apart.js';
export { chargedWords, withComparedWords } from './compared-words.js';
export { isCountedAlike } from './counted-alike.js';
export { EVERYDAY, EVERYDAY_AND_PLACES, isTelling, tellsKind } from './everyday-words.js';
export { isFarBeyond } from './far-beyond.js';
export { withImpliedThings } from './implied-things.js';
export { areInMetres, inMetres } from './in-metres.js';
export { kindsApart } from './kinds-apart.js';
export { alikeMeasured, samePieces, sayPieces, unpricedParts, withoutExtents, wordsOfParts } from './listed-parts.js';
export type { Kind } from './measured-kinds.js';
export { goesOtherwise, isCounted, tellsPlaceOtherwise } from './measured-otherwise.js';
export { measuresApart } from './measures-apart.js';
export { namedAlike } from './named-alike.js';
export { isCountOf, isOnlyPart, isPricedByRule, type NamedWork } from './named-work.js';
export {
  carriers,
  MOST_CANDIDATES,
  type Neighbour,
  type Neighbourhood,
  neighbourhood,
  type Query,
  weightOf,
} from './neighbours.js';
export { isOfAVehicle } from './of-a-vehicle.js';
export { isOfOtherThing, isOtherDoing } from './other-doing.js';
export { areOfOtherWork } from './other-work.js';
export { partOf } from './part-as-work.js';
export { countPast, isPriced, type PastWork, preparePast, readPast, type ReadPast } from './past-work.js';
export { ratedWhole } from './rated-whole.js';
export { ofSameWork } from './same-work.js';
export { asDoneHere } from './service-done-here.js';
export { rarity, vectorOf, type WordCounts, type WordVector } from './similarity.js';
export { withSinglePieces } from './single-pieces.js';
export { bestMeasure, sizeEffect } from './size-effect.js';
export { tellingWords, wishedWords } from './telling-words.js';
export { areOfOtherVariant, openChoice } from './variants.js';
export { type Cover, coverOf } from './words-covered.js';
