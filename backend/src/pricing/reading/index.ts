export { materialChange } from './alternatives.js';
export { readAnswer, saysNo, saysYes, type Answer, type AnswerContext, type Topic } from './answer.js';
export { readContact, type Contact, type ContactContext } from './contact/contact.js';
export { refusedContact, refusesContact, type ContactField } from './contact/refusal.js';
export { dangerIn } from './danger.js';
export { emptyDetails, readDetails, type ReadingContext } from './details.js';
export { mergeDetails } from './merge.js';
export { inEnglish } from './foreign.js';
