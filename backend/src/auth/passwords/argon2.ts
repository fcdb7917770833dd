import { hash, verify } from '@node-rs/argon2';

/**
 * OWASP's minimum for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). The numbers are part of
 * every hash, so raising them later keeps old passwords valid.
 */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => hash(password, COST);

let nobodysHash: Promise<string> | null = null;

/** Compares; with no hash (unknown account) it takes as long and answers false, so that time tells nothing. */
export async function verifyPassword(passwordHash: string | null, password: string): Promise<boolean> {
  nobodysHash ??= hashPassword('nobody has this password');
  const matches = await verify(passwordHash ?? (await nobodysHash), password);
  return matches && passwordHash !== null;
}
