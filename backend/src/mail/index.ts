export { DeliveryError } from './delivery.js';
export { type Attachment, type Mail, type MailContent, composeMail } from './mail.js';
export { LIGHT } from './look.js';
export { MailModule } from './mail.module.js';
export { Outbox } from './outbox.js';
export { DIGEST, type DueDelivery, type NewDelivery } from './outbox.repository.js';
export { OutboxWorker } from './outbox.worker.js';
export { PublicLinks } from './public-links.js';
