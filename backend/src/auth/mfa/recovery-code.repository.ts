import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

@Injectable()
export class RecoveryCodeRepository {
  async replaceAll(em: EntityManager, userId: string, hashes: Buffer[]): Promise<void> {
    await em.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
    if (hashes.length === 0) return;
    await em.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::bytea[])', [userId, hashes]);
  }

  /** Spends a code; false when it is unknown or used. */
  async spend(em: EntityManager, userId: string, hash: Buffer): Promise<boolean> {
    const [, count]: [unknown, number] = await em.query(
      'UPDATE recovery_codes SET used_at = now() WHERE user_id = $1 AND code_hash = $2 AND used_at IS NULL',
      [userId, hash],
    );
    return count > 0;
  }
}
