import type { EntityManager } from 'typeorm';

/** Keys of the locks by name, one a purpose: any numbers do, as long as they differ and every replica has the same. */
export const ADVISORY_LOCKS = {
  /** One replica migrates at a time. */
  migration: 7_245_171,
  /** One running Chalkline has an embedded database, for as long as it lives. */
  claim: 7_245_172,
  /** One replica at a time lets go of what has had its time. */
  cleanUp: 7_245_173,
  /** One replica fills the demo business. */
  demo: 7_245_174,
  /** One import stores jobs of a business at a time; taken together with the business. */
  jobImport: 7_245_175,
  /** One replica writes a business's digest; taken together with the business. */
  digest: 7_245_176,
} as const;

/** Waits for a lock. Until the unit of work ends no other one, on any replica, holds the same. */
export async function holdLock(em: EntityManager, purpose: 'demo'): Promise<void> {
  await em.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS[purpose]]);
}

/** The same for one business only: units of work of others do not wait. */
export async function holdLockOf(
  em: EntityManager,
  businessId: string,
  purpose: 'jobImport' | 'digest',
): Promise<void> {
  await em.query('SELECT pg_advisory_xact_lock($1::int, hashtext($2))', [ADVISORY_LOCKS[purpose], businessId]);
}

/** Takes a lock until the unit of work ends, without waiting for it. @returns false where another one holds it */
export async function tryLock(em: EntityManager, purpose: 'cleanUp'): Promise<boolean> {
  const [row]: { mine: boolean }[] = await em.query('SELECT pg_try_advisory_xact_lock($1) AS mine', [
    ADVISORY_LOCKS[purpose],
  ]);
  return row?.mine ?? false;
}
