export { hasStreet, joinTown, namesStreet } from './location.js';
export { materialChange, openAlternatives } from './alternatives.js';
export { readAnswer, saysYes, type AnswerContext, type Topic } from './answer.js';
export { readContact, type Contact } from './contact/contact.js';
export { isTitle } from './contact/name-words.js';
export { holdsContact, withoutContact } from './contact/written.js';
export { CONTACT_FIELDS, refusedContact, wantsPriceFirst, type ContactField } from './contact/refusal.js';
export { dayChange } from './day-change.js';
export { storeysChange } from './storeys-change.js';
export { dangerIn, needsHelpToday } from './danger.js';
export { emptyDetails, readDetails, UNDATED } from './details.js';
export { mergeDetails } from './merge.js';
export { isAddition } from './merge-quantities.js';
export { inEnglish } from './foreign.js';
export { textOfEach } from './text-of-each.js';
export { withoutTypos } from './typos.js';
export {
  isKnownService,
  isTradeName,
  DOING,
  ownThings,
  putsIn,
  servicesNamed,
  sharesThing,
  thingsOf,
} from './service-names.js';
export { TREES } from './quantities/things.js';
export { withoutAsideTimes } from './aside-times.js';
export { TRADESMAN, withoutOthers, withoutUnasked, YOU_DID } from './told-of.js';
