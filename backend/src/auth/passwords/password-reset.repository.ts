import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class PasswordResetRepository {
  /** Only the newest link of a user works. */
  async replace(em: EntityManager, reset: { hash: Buffer; userId: string; lifetime: number }): Promise<void> {
    await this.removeAllOf(em, reset.userId);
    await em.query(
      `INSERT INTO password_resets (token_hash, user_id, expires_at) VALUES ($1, $2, now() + make_interval(secs => $3))`,
      [reset.hash, reset.userId, reset.lifetime],
    );
  }

  /** Spends a link: the user it is for, or null when it is unknown, used or too old. */
  async spend(em: EntityManager, hash: Buffer): Promise<string | null> {
    const [rows]: [{ userId: string }[], number] = await em.query(
      `UPDATE password_resets SET used_at = now() WHERE token_hash = $1 AND used_at IS NULL AND expires_at > now()
       RETURNING user_id AS "userId"`,
      [hash],
    );
    return rows[0]?.userId ?? null;
  }

  async removeAllOf(em: EntityManager, userId: string): Promise<void> {
    await em.query('DELETE FROM password_resets WHERE user_id = $1', [userId]);
  }
}
