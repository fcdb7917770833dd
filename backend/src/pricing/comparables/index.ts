export { isAddedTo, isOnlyAdded } from './added-to.js';
export { areOfOtherChoice, openChoice } from './choice.js';
export { clausesApart } from './clauses-apart.js';
export { asCompared, chargedWords } from './compared.js';
export { isCountedAlike } from './counted-alike.js';
export { type Cover, coverOf } from './cover.js';
export { asDoneHere } from './done-here.js';
export { EVERYDAY, EVERYDAY_AND_PLACES, isTelling, tellsKind } from './everyday.js';
export { isFarBeyond } from './far-beyond.js';
export { goesOtherwise, isCounted, tellsPlaceOtherwise } from './goes-by.js';
export { areInMetres, inMetres } from './in-metres.js';
export { kindsApart } from './kinds-apart.js';
export type { Kind } from './kinds.js';
export { asMeantHere } from './meant-here.js';
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
export { partOf } from './part-of.js';
export { alikeMeasured, samePieces, sayPieces, unpricedParts, withoutExtents, wordsOfParts } from './parts.js';
export { countPast, isPriced, type PastWork, preparePast, readPast, type ReadPast } from './past-work.js';
export { ratedWhole } from './rated-whole.js';
export { withFullNames } from './said-for-short.js';
export { ofSameWork } from './same-work.js';
export { rarity, vectorOf, type WordCounts, type WordVector } from './similarity.js';
export { withSinglePieces } from './single-pieces.js';
export { bestMeasure, sizeEffect } from './size-effect.js';
export { tellingWords, wishedWords } from './telling-words.js';
