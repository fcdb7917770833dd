import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type Observable, Subject, filter } from 'rxjs';
import type { Principal } from '../../common/index.js';
import { DatabaseEvents, type EntityManager, Tenant } from '../../database/index.js';
import { Audit } from '../audit/audit.repository.js';
import { RefreshTokenRepository } from '../sessions/refresh-token.repository.js';
import { ACCESS_TOKEN_LIFETIME } from '../lifetimes.js';

const TOPIC = 'revoked';

/**
 * Users and sessions whose access tokens ended before their time. It only has to remember for as long as an access
 * token lives, so it stays small and costs a request one map look-up.
 */
@Injectable()
export class Revocations implements OnModuleInit {
  private readonly since = new Map<string, number>();
  private readonly revoked = new Subject<string>();

  constructor(
    private readonly events: DatabaseEvents,
    private readonly tenant: Tenant,
    private readonly tokens: RefreshTokenRepository,
    private readonly audit: Audit,
  ) {}

  onModuleInit(): void {
    this.events.received.subscribe((payload) => {
      const [topic, id, at] = payload.split(' ');
      if (topic === TOPIC && id && Number.isFinite(Number(at))) this.remember(id, Number(at));
    });
    this.events.whenListening(() => this.catchUp());
  }

  /** What was revoked while this process did not listen: before its start, or while the database was away. */
  private async catchUp(): Promise<void> {
    const ended = await this.tenant.asSystem('auth', async (em) => [
      ...(await this.tokens.listRevokedFamilies(em, ACCESS_TOKEN_LIFETIME)),
      ...(await this.audit.listDeletedAccounts(em, ACCESS_TOKEN_LIFETIME)),
    ]);
    // Every token of theirs, however new: what has ended issues none.
    for (const userOrSessionId of ended) this.remember(userOrSessionId, Date.now());
  }

  /** Comes when a session ends before its time, here or in another replica. */
  endOf({ id, sessionId }: Pick<Principal, 'id' | 'sessionId'>): Observable<string> {
    return this.revoked.pipe(filter((ended) => ended === id || ended === sessionId));
  }

  /** Tokens of this user or session that were issued until now are refused: here at once, in the other replicas when `em` commits. */
  async revoke(em: EntityManager, userOrSessionId: string): Promise<void> {
    const now = Date.now();
    this.remember(userOrSessionId, now);
    await this.events.send(em, `${TOPIC} ${userOrSessionId} ${now}`);
  }

  covers(token: { sub: string; sid: string; at: number }): boolean {
    return token.at <= (this.since.get(token.sub) ?? -1) || token.at <= (this.since.get(token.sid) ?? -1);
  }

  private remember(id: string, at: number): void {
    this.forget(Date.now());
    const latest = Math.max(at, this.since.get(id) ?? 0);
    // Taken out first, so that the map stays in the order of time.
    this.since.delete(id);
    this.since.set(id, latest);
    this.revoked.next(id);
  }

  private forget(now: number): void {
    for (const [id, at] of this.since) {
      if (at >= now - ACCESS_TOKEN_LIFETIME * 1000) return;
      this.since.delete(id);
    }
  }
}
