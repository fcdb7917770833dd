import type { Mail } from './mail.js';

export interface AddressedMail extends Mail {
  to: string;
  /** Id of the delivery: the same at every attempt, so that a mail that arrives twice can be recognised. */
  id: string;
}

/** `from`, in the name of who the reader knows: `"Bluebird Painting via Chalkline" <no-reply@chalkline.example>`. */
export function fromLine(from: string, sender: string | undefined): string {
  if (sender === undefined) return from;
  const [, product = '', address = from] = /^(.*?)\s*<([^<>]+)>$/.exec(from) ?? [];
  const name = [sender, product].filter(Boolean).join(' via ');
  return `"${name.replaceAll(/[\p{Cc}"\\]/gu, '')}" <${address}>`;
}

/** The way mails leave: a mail server, or a folder. Injected by this class. */
export abstract class Mailer {
  /** @throws DeliveryError */
  abstract send(mail: AddressedMail): Promise<void>;
}
