import { Client } from 'pg';
import { ADVISORY_LOCKS } from './advisory-locks.js';

const ATTEMPTS = 20;
const PAUSE_MS = 250;

/**
 * Claims an embedded database for this process; a killed one loses its claim with its connection.
 * @returns how to give it back, or null when another process has it.
 */
export async function claimDatabase(ownerUrl: string): Promise<(() => Promise<void>) | null> {
  const client = new Client({ connectionString: ownerUrl });
  // The server may be stopped before us; losing the claim then is what is wanted.
  client.on('error', () => undefined);
  await client.connect();
  // A process that was killed a moment ago may still be holding it.
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const { rows } = await client.query<{ mine: boolean }>('SELECT pg_try_advisory_lock($1) AS mine', [
      ADVISORY_LOCKS.claim,
    ]);
    if (rows[0]?.mine) return () => client.end();
    await new Promise((resume) => setTimeout(resume, PAUSE_MS));
  }
  await client.end();
  return null;
}
