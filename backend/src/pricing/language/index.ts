export {
  isMonthName,
  MONTH,
  MONTH_IN_FULL,
  MONTHS,
  monthNumber,
  SEASON,
  saysWorkingHours,
  WEEKDAY,
  WEEKDAY_OR_SHORT,
  WEEKDAYS,
} from './calendar.js';
export { CANNOT } from './cannot.js';
export { isTransposed, isWithinOneEdit, lacksOneLetter } from './edit-distance.js';
export { GREETINGS } from './greetings.js';
export {
  DENYING,
  isAnswer,
  isAnsweredNo,
  isForOthers,
  isNobody,
  isRefused,
  isRuledOut,
  tellsOfPast,
  turnedOutNone,
} from './denied.js';
export { amountAt, isMoneyWord, type Amount } from './amounts.js';
export { EXCHANGE } from './exchange.js';
export {
  capacityEnd,
  fractionAt,
  NUMBER_WORD,
  numberAt,
  ordinalAt,
  ordinalName,
  pitchAt,
  TENS_WORD,
  wordValue,
  type NumberRead,
} from './numbers.js';
export {
  isDoneAlready,
  isFine,
  isGonePet,
  isLeftAlone,
  restOfSentence,
  startOfSentence,
  stays,
  staysAsIs,
} from './left-alone.js';
export { withDigits } from './number-format.js';
export { isLookingBack, isOfOffer } from './looking-back.js';
export { LONG_AGO } from './long-ago.js';
export { LONGEST_READ } from './longest-read.js';
export { isByOthers, isOthersPart, isPutAway, isWhatOthersAre, isYetToCome, OTHER_DOERS } from './others-work.js';
export { remembered } from './remembered.js';
export { lines, pattern } from './pattern.js';
export { isStreetEnd, STREET, withoutAddresses } from './streets.js';
export { cleanText, signAt, textAt, textBefore, textOf, tokenize, type Token } from './tokens.js';
export {
  convert,
  isExtent,
  isCounted,
  isPiece,
  isSameMeasure,
  isSameQuantity,
  HOURS_OF_A_DAY,
  isArea,
  isLength,
  isTimeUnit,
  SQ_FT_A_SQUARE,
  storeysNamed,
  unitAt,
  unitName,
  type UnitRead,
} from './units.js';
export { ANY_TREE, SEVERAL_TREES, TREES } from './trees.js';
export { BY_THE_CLOCK, CALL, CLOCK, FLEXIBLE_ON } from './when-to-call.js';
export { SLIPS } from './slips.js';
export { withTradeWordsSpelled } from './trade-words.js';
export { wordPairs, wordTable } from './word-table.js';
export { contentWords, isStopWord, nearlySame, stem } from './words.js';
