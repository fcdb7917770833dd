export type { QuoteInWriting } from './leads/quote-mail.js';
export { NoticesModule } from './notices.module.js';
export { Notices } from './notices.service.js';
