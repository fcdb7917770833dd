export { hasStreet, joinTown } from './places/location.js';
export { namesStreet } from './places/street-answer.js';
export { materialChange, openAlternatives, withCountedThing } from './changes/materials.js';
export { withTheirCount } from './changes/their-count.js';
export { readAnswer, saysYes, type AnswerContext, type Topic } from './answer.js';
export { readContact, type Contact } from './contact/contact.js';
export { isExclaimed, isTitle } from './contact/name-words.js';
export { correctedEmail, correctedPhone, meantEmail } from './contact/corrections.js';
export { phoneTyped } from './contact/phone.js';
export { holdsContact, withoutContact } from './contact/written.js';
export { opensWithCount } from './answer-size.js';
export { CONTACT_FIELDS, refusedContact, wantsPriceFirst, type ContactField } from './contact/refusal.js';
export { dayChange } from './changes/day-change.js';
export { refusedThing, withoutRefused } from './changes/refused.js';
export { asDenied } from './changes/taken-off.js';
export { resized } from './changes/resized.js';
export { storeysChange } from './changes/storeys-change.js';
export { dangerIn, needsHelpToday } from './situations/danger.js';
export { emptyDetails, readDetails, UNDATED } from './details.js';
export { mergeDetails } from './changes/merge.js';
export { isAddition } from './changes/correction-words.js';
export { inEnglish, isOtherScript } from './foreign.js';
export { STAINS_FROM } from './services/bystanders.js';
export { textOfEach } from './services/text-of-each.js';
export { withoutTypos } from './typos.js';
export {
  exactServices,
  isKnownService,
  isTradeName,
  knownServices,
  DOING,
  namesOwnThing,
  ownThings,
  putsIn,
  servicesNamed,
  sharesThing,
  thingsOf,
} from './services/service-names.js';
export { sizedPieces } from './quantities/sized-pieces.js';
export { withoutAsideTimes } from './beside/aside-times.js';
export { withoutToldClauses } from './beside/told-clauses.js';
export { TRADESMAN, withoutOthers, withoutUnasked, YOU_DID } from './beside/told-of.js';
export { laterSaid } from './times/when-said.js';
export { asOnDay, daysOffered, isAmong } from './times/day-choice.js';
export { DAY, dayNamed } from './times/days-said.js';
