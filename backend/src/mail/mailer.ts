import type { Mail } from './mail.js';

export interface AddressedMail extends Mail {
  to: string;
  /** Id of the delivery: the same at every attempt, so that a mail that arrives twice can be recognised. */
  id: string;
}

/** The way mails leave: a mail server, or a folder. Injected by this class. */
export abstract class Mailer {
  /** @throws DeliveryError */
  abstract send(mail: AddressedMail): Promise<void>;
}
