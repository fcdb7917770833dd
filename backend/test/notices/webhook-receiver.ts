import { createHmac, timingSafeEqual } from 'node:crypto';
import { type IncomingHttpHeaders, type Server, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Somebody else's system that takes webhooks. */
export class WebhookReceiver {
  readonly calls: { headers: IncomingHttpHeaders; body: string }[] = [];
  status = 200;
  /** Calls that wait for an answer while there is none. */
  held = 0;
  private gate: Promise<void> = Promise.resolve();
  letGo: () => void = () => undefined;
  private server: Server | null = null;

  /** Answers nobody until it lets go. */
  hold(): void {
    this.gate = new Promise((resolve) => {
      this.letGo = resolve;
    });
  }

  async open(): Promise<string> {
    const server = createServer((request, response) => {
      let body = '';
      request.setEncoding('utf8').on('data', (piece: string) => (body += piece));
      request.on('end', () => {
        this.calls.push({ headers: request.headers, body });
        this.held += 1;
        void this.gate.then(() => {
          this.held -= 1;
          response.writeHead(this.status, this.status === 302 ? { location: '/elsewhere' } : {}).end('thanks');
        });
      });
    });
    this.server = server;
    await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  }

  close(): void {
    this.server?.closeAllConnections();
    this.server?.close();
  }
}

/** What a receiver does with the signature: t=<seconds>,v1=<hex of HMAC-SHA256("t.body")>. */
export function isSigned(secret: string, header: string, body: string): boolean {
  const [, time = '', mac = ''] = /^t=(\d+),v1=([0-9a-f]{64})$/.exec(header) ?? [];
  const fresh = Math.abs(Date.now() / 1000 - Number(time)) < 300;
  const expected = createHmac('sha256', secret).update(`${time}.${body}`).digest();
  return fresh && mac !== '' && timingSafeEqual(expected, Buffer.from(mac, 'hex'));
}
