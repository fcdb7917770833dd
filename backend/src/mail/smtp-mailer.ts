import { createTransport, type Transporter } from 'nodemailer';
import { DeliveryError } from './delivery.js';
import { type AddressedMail, fromLine, Mailer } from './mailer.js';
import { isThisMachine } from './nearby.js';
import { explained } from './smtp-failure.js';

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
      throw explained(error, this.address());
    }
  }

  close(): void {
    this.transport.close();
  }

  /** Of the sender, without a name. */
  private address(): string {
    return /[^\s<>]+@[^\s<>]+/.exec(this.from)?.[0] ?? '';
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
