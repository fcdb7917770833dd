import { createHmac } from 'node:crypto';

/**
 * The value of X-Chalkline-Signature: `t=<unix seconds>,v1=<hex HMAC-SHA256 of "t.body">`. The time is signed with the
 * body, so that a receiver can refuse a call that somebody recorded and sends again.
 */
export function signature(secret: string, body: string, unixSeconds: number): string {
  const mac = createHmac('sha256', secret).update(`${unixSeconds}.${body}`).digest('hex');
  return `t=${unixSeconds},v1=${mac}`;
}
