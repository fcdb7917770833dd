import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { sessionEnded } from '../sessions/session-ended.js';
import { User } from './user.entity.js';

type NewUser = Pick<User, 'email' | 'passwordHash' | 'role' | 'viewed'> & { id?: string };

@Injectable()
export class UserRepository {
  find(em: EntityManager, id: string): Promise<User | null> {
    return em.getRepository(User).findOneBy({ id });
  }

  /**
   * The user, as nobody else may change them until the unit of work ends: what opens, renews and ends a person's sessions
   * comes one after the other.
   */
  async lock(em: EntityManager, id: string): Promise<User | null> {
    await em.query('SELECT 1 FROM users WHERE id = $1 FOR NO KEY UPDATE', [id]);
    return this.find(em, id);
  }

  /** @throws DomainError unauthenticated session_ended when there is no such user (any more) */
  async get(em: EntityManager, id: string): Promise<User> {
    const user = await this.find(em, id);
    if (!user) throw sessionEnded();
    return user;
  }

  findByEmail(em: EntityManager, email: string): Promise<User | null> {
    return em
      .getRepository(User)
      .createQueryBuilder('user')
      .where('lower(user.email) = lower(:email)', { email })
      .getOne();
  }

  /** Those of `emails`, in small letters, that nobody has signed up with. */
  async withoutAccount(em: EntityManager, emails: readonly string[]): Promise<string[]> {
    const rows: { email: string }[] = await em.query(
      `SELECT email FROM unnest($1::text[]) AS listed (email)
       WHERE NOT EXISTS (SELECT FROM users WHERE lower(users.email) = listed.email)`,
      [emails],
    );
    return rows.map(({ email }) => email);
  }

  /** Null when the address is taken. */
  async insert(em: EntityManager, user: NewUser): Promise<User | null> {
    const rows: { id: string }[] = await em.query(
      `INSERT INTO users (id, email, password_hash, role, viewed) VALUES (coalesce($1, gen_random_uuid()), $2, $3, $4, $5)
       ON CONFLICT DO NOTHING RETURNING id`,
      [user.id ?? null, user.email, user.passwordHash, user.role, user.viewed],
    );
    return rows[0] ? this.find(em, rows[0].id) : null;
  }

  async update(em: EntityManager, id: string, changes: Partial<Omit<User, 'id'>>): Promise<void> {
    await em.getRepository(User).update({ id }, changes);
  }

  /** With everything that belongs to them. */
  async remove(em: EntityManager, id: string): Promise<void> {
    await em.query('DELETE FROM users WHERE id = $1', [id]);
  }

  /** Spends a temporary password that is still good; false when it is spent or expired. */
  async spendTemporaryPassword(em: EntityManager, id: string): Promise<boolean> {
    // now() is when the unit of work began, and that may have been before another one spent it.
    const [, count]: [unknown, number] = await em.query(
      `UPDATE users SET temporary_password_expires_at = now()
       WHERE id = $1 AND temporary_password_expires_at > clock_timestamp()`,
      [id],
    );
    return count > 0;
  }

  /** Accepts a one-time code's step unless that step or a later one has been used. */
  async spendMfaStep(em: EntityManager, id: string, step: number): Promise<boolean> {
    const [, count]: [unknown, number] = await em.query(
      'UPDATE users SET mfa_last_step = $2 WHERE id = $1 AND (mfa_last_step IS NULL OR mfa_last_step < $2)',
      [id, step],
    );
    return count > 0;
  }
}
