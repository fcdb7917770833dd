import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface RefreshToken {
  userId: string;
  familyId: string;
  /** Neither used, revoked nor expired. */
  fresh: boolean;
  /** Spent before: somebody else holds a copy. */
  used: boolean;
  /** Seconds since it was spent; null while it is not. */
  spentFor: number | null;
  /** The token that took its place was spent, too: its answer has arrived somewhere. */
  successorUsed: boolean;
}

@Injectable()
export class RefreshTokenRepository {
  async insert(
    em: EntityManager,
    token: { hash: Buffer; userId: string; familyId: string; lifetime: number },
  ): Promise<void> {
    await em.query(
      `INSERT INTO refresh_tokens (token_hash, user_id, family_id, expires_at)
       VALUES ($1, $2, $3, now() + make_interval(secs => $4))`,
      [token.hash, token.userId, token.familyId, token.lifetime],
    );
  }

  async findOwner(em: EntityManager, hash: Buffer): Promise<string | null> {
    const rows: { userId: string }[] = await em.query(
      'SELECT user_id AS "userId" FROM refresh_tokens WHERE token_hash = $1',
      [hash],
    );
    return rows[0]?.userId ?? null;
  }

  /** Ask while the owner is locked, so that of two who bring the same token only one can spend it. */
  async find(em: EntityManager, hash: Buffer): Promise<RefreshToken | null> {
    const rows: RefreshToken[] = await em.query(
      `SELECT user_id AS "userId", family_id AS "familyId", used_at IS NOT NULL AS used,
         used_at IS NULL AND revoked_at IS NULL AND expires_at > now() AS fresh,
         extract(epoch FROM now() - used_at)::int AS "spentFor",
         -- Spent and replaced in one transaction, at one moment.
         EXISTS (SELECT FROM refresh_tokens AS next WHERE next.family_id = spent.family_id
           AND next.created_at = spent.used_at AND next.used_at IS NOT NULL) AS "successorUsed"
       FROM refresh_tokens AS spent WHERE token_hash = $1`,
      [hash],
    );
    return rows[0] ?? null;
  }

  async spend(em: EntityManager, hash: Buffer): Promise<void> {
    await em.query('UPDATE refresh_tokens SET used_at = now() WHERE token_hash = $1', [hash]);
  }

  async revokeFamily(em: EntityManager, familyId: string): Promise<void> {
    await em.query('UPDATE refresh_tokens SET revoked_at = now() WHERE family_id = $1 AND revoked_at IS NULL', [
      familyId,
    ]);
  }

  /** Sessions that ended within the last `seconds`. */
  async listRevokedFamilies(em: EntityManager, seconds: number): Promise<string[]> {
    const rows: { familyId: string }[] = await em.query(
      `SELECT DISTINCT family_id AS "familyId" FROM refresh_tokens WHERE revoked_at > now() - make_interval(secs => $1)`,
      [seconds],
    );
    return rows.map(({ familyId }) => familyId);
  }

  async revokeAllOf(em: EntityManager, userId: string): Promise<void> {
    await em.query('UPDATE refresh_tokens SET revoked_at = now() WHERE user_id = $1 AND revoked_at IS NULL', [userId]);
  }
}
