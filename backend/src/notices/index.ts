export { amountText } from './leads/words.js';
export { NoticesModule } from './notices.module.js';
export { Notices } from './notices.service.js';
