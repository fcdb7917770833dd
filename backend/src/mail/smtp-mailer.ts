import { createTransport, type Transporter } from 'nodemailer';
import { DeliveryError } from './delivery.js';
import { type AddressedMail, fromLine, Mailer } from './mailer.js';
import { isThisMachine } from './nearby.js';

const SECONDS = 1000;

/** Kept connections to the mail server, and so mails that are under way at once. */
export const CONNECTIONS = 5;

/** Names that are nobody's for ever (RFC 2606), the demo painter's among them: each mail would come back as a bounce. */
const NOWHERE = /\.(?:example|invalid|test|localhost)$/i;

/** Sends through the mail server of SMTP_URL, over a few kept connections. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;

  constructor(
    smtpUrl: string,
    private readonly from: string,
  ) {
    super();
    this.transport = createTransport({
      ...serverOf(smtpUrl),
      pool: true,
      maxConnections: CONNECTIONS,
      connectionTimeout: 10 * SECONDS,
      greetingTimeout: 10 * SECONDS,
      socketTimeout: 30 * SECONDS,
      // A payload is data: nothing in it may make the server read a file or fetch an address.
      disableFileAccess: true,
      disableUrlAccess: true,
    });
  }

  async send({ id, to, subject, text, html, replyTo, sender, attachments = [] }: AddressedMail): Promise<void> {
    if (NOWHERE.test(to)) throw new DeliveryError('No mail server can be behind this address.', true);
    try {
      await this.transport.sendMail({
        from: fromLine(this.from, sender),
        to,
        subject,
        text,
        html,
        attachments: attachments.map(({ name, type, base64 }) => ({
          filename: name,
          contentType: type,
          content: base64,
          encoding: 'base64',
        })),
        ...(replyTo ? { replyTo } : {}),
        messageId: `<${id}@${this.domain()}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
    } catch (error) {
      throw explained(error);
    }
  }

  close(): void {
    this.transport.close();
  }

  private domain(): string {
    return /@([^\s>]+)/.exec(this.from)?.[1] ?? 'localhost';
  }
}

/**
 * What SMTP_URL says of the server and of the way there. A connection that begins in the clear is encrypted when that is
 * offered, and with a password it must be: whoever sits in between could hide the offer and read the password. `?tls=off`
 * stays in the clear, for a relay on the same machine or pod.
 */
export function serverOf(smtpUrl: string) {
  const { protocol, hostname, port, username, password, searchParams } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const inTheClear = searchParams.get('tls') === 'off';
  return {
    // A URL has brackets around an IPv6 address, a socket none.
    host: hostname.replace(/^\[|\]$/g, ''),
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    ...(username ? { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } } : {}),
    ignoreTLS: inTheClear,
    requireTLS: username !== '' && !inTheClear && !isThisMachine(hostname),
  };
}

/**
 * The server's answer as a sentence. Only a 5xx answer to the recipient is final: sign-in, a sender who is not let through
 * and a mail that is not taken are ours to mend, and what waits is sent once they are.
 */
function explained(error: unknown): DeliveryError {
  const { responseCode, code, command, message } = error as Partial<
    Record<'responseCode' | 'code' | 'command' | 'message', unknown>
  >;
  const said = typeof message === 'string' ? message.replace(/\s+/g, ' ').trim() : 'unknown error';
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
