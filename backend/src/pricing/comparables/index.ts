export { isAddedTo, isOnlyAdded } from './same-work/added-to-other-work.js';
export { asMeantHere } from './meaning-here/business-meaning.js';
export { clausesApart, isNamedByNone } from './several-works/clauses-apart.js';
export { chargedWords, withComparedWords } from './similarity/compared-words.js';
export { isCountedAlike } from './meaning-here/counted-alike.js';
export { EVERYDAY, EVERYDAY_AND_PLACES, isTelling, tellsKind } from './similarity/everyday-words.js';
export { isFarBeyond } from './same-work/far-beyond.js';
export { withImpliedThings } from './meaning-here/implied-things.js';
export { areInMetres, inMetres } from './meaning-here/in-metres.js';
export { kindsApart } from './several-works/kinds-apart.js';
export {
  alikeMeasured,
  samePieces,
  sayPieces,
  unpricedParts,
  withoutExtents,
  wordsOfParts,
} from './several-works/listed-parts.js';
export type { Kind } from './several-works/measured-kinds.js';
export { goesOtherwise, isCounted, tellsPlaceOtherwise } from './same-work/measured-otherwise.js';
export { measuresApart } from './several-works/measures-apart.js';
export { namedAlike } from './similarity/named-alike.js';
export { isCountOf, isOnlyPart, isPricedByRule, type NamedWork } from './several-works/named-work.js';
export {
  carriers,
  MOST_CANDIDATES,
  type Neighbour,
  type Neighbourhood,
  neighbourhood,
  type Query,
  weightOf,
} from './similarity/neighbours.js';
export { isOfAVehicle } from './same-work/vehicles.js';
export { isOfOtherThing, isOtherDoing, isPutOnOnly } from './same-work/other-doing.js';
export { isTakenAwayOnly } from './same-work/taken-away.js';
export { areOfOtherWork } from './same-work/other-work.js';
export { partOf } from './several-works/part-as-work.js';
export { countPast, isPriced, type PastWork, preparePast, readPast, type ReadPast } from './similarity/past-work.js';
export { ratedWhole } from './same-work/rated-whole.js';
export { ofSameWork } from './same-work/same-work.js';
export { asDoneHere } from './meaning-here/service-done-here.js';
export { rarity, vectorOf, type WordCounts, type WordVector } from './similarity/similarity.js';
export { withSinglePieces } from './meaning-here/single-pieces.js';
export { bestMeasure, sizeEffect } from './similarity/size-effect.js';
export { tellingWords, wishedWords } from './similarity/telling-words.js';
export { areOfOtherCapacity } from './same-work/capacity.js';
export { areOfOtherVariant, openChoice } from './same-work/variants.js';
export { type Cover, coverOf } from './similarity/coverage.js';
