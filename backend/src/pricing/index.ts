export * from './types.js';
export { readContact, type Contact, type ContactContext } from './reading/contact/contact.js';
export { refusedContact, refusesContact, type ContactField } from './reading/contact/refusal.js';
