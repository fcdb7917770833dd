import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, safe in an address. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. The token is random, so a fast hash without salt is enough. */
export const tokenHash = (token: string): Buffer => createHash('sha256').update(token).digest();
