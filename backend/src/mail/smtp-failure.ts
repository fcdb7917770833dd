import { DeliveryError } from './delivery.js';

/**
 * Anything shaped like an address: "<ann@example.com>", "ann+x@mail.example.com", "\"ann lee\"@example.com", "ann@[192.0.2.1]".
 * The full stop that ends a sentence is not part of it.
 */
const ADDRESS = /<?(?:"[^"]*"|[^\s<>()[\],;:"@]+)@(?:\[[^\]]*\]|[^\s<>()[\],;:"@]*[^\s<>()[\],;:"@.])>?/gu;

/**
 * The mail server's answer as a sentence, which the log and the owner get to read. Only a 5xx answer to the recipient is
 * final: sign-in, a sender who is not let through and a mail that is not taken are ours to mend, and what waits is sent
 * once they are.
 * @param sender the bare address that mail is sent from: the one address that may be named, since it is the operator's own
 */
export function explained(error: unknown, sender: string): DeliveryError {
  const { responseCode, code, command, message } = error as Partial<
    Record<'responseCode' | 'code' | 'command' | 'message', unknown>
  >;
  const said = typeof message === 'string' ? anonymous(message.replace(/\s+/g, ' ').trim(), sender) : 'unknown error';
  if (code === 'EAUTH')
    return new DeliveryError('The mail server refuses the user or password of SMTP_URL.', false, { cause: error });
  if (code === 'ETLS') {
    const why = `The connection to the mail server cannot be encrypted (${said}).`;
    return new DeliveryError(`${why} Only where nobody can listen in, add ?tls=off to SMTP_URL.`, false, {
      cause: error,
    });
  }
  if (typeof responseCode === 'number') {
    // 53x asks for a sign-in (RFC 4954), whatever it answers to.
    const permanent = command === 'RCPT TO' && responseCode >= 500 && Math.trunc(responseCode / 10) !== 53;
    return new DeliveryError(`The mail server answered: ${said}.`.replace('..', '.'), permanent, { cause: error });
  }
  return new DeliveryError(`The mail server cannot be reached (${typeof code === 'string' ? code : said}).`, false, {
    cause: error,
  });
}

/** Servers repeat whom a mail is for: "550 5.1.1 <ann@example.com>: no such user". That person's address is nobody else's. */
const anonymous = (said: string, sender: string): string =>
  said.replace(ADDRESS, (found) =>
    found.replace(/^<|>$/g, '').toLowerCase() === sender.toLowerCase() ? found : 'the recipient',
  );
