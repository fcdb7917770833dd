import { Injectable } from '@nestjs/common';
import { ACCESS_TOKEN_LIFETIME } from '../lifetimes.js';

/**
 * Users and sessions whose access tokens ended before their time. It only has to remember for as long as an access
 * token lives, so it stays small and costs a request one map look-up.
 */
@Injectable()
export class Revocations {
  private readonly since = new Map<string, number>();

  /** Tokens of this user or session that were issued up to `at` (milliseconds) are refused from now on. */
  revoke(userOrSessionId: string, at: number = Date.now()): void {
    this.forget(Date.now());
    this.since.set(userOrSessionId, Math.max(at, this.since.get(userOrSessionId) ?? 0));
  }

  covers(token: { sub: string; sid: string; at: number }): boolean {
    return token.at <= (this.since.get(token.sub) ?? -1) || token.at <= (this.since.get(token.sid) ?? -1);
  }

  private forget(now: number): void {
    for (const [id, at] of this.since) {
      if (at < now - ACCESS_TOKEN_LIFETIME * 1000) this.since.delete(id);
    }
  }
}
