import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

const PERIOD = 30;
/** Codes of the step before and after are accepted too: telephones' clocks are not exact (RFC 6238, section 5.2). */
const WINDOW = 1;

/** SHA-1, six digits, 30 seconds: what every authenticator app understands. */
const totpOf = (secret: string, account: string): TOTP =>
  new TOTP({ issuer: 'Chalkline', label: account, secret: Secret.fromBase32(secret), period: PERIOD, digits: 6 });

/** 160 random bits in base32, as RFC 4226 recommends. */
export const newTotpSecret = (): string => new Secret({ size: 20 }).base32;

/** The address that authenticator apps read from the QR code. */
export const otpauthUrl = (secret: string, account: string): string => totpOf(secret, account).toString();

/** The 30-second step a code belongs to; null when it is wrong. `now` in milliseconds. */
export function stepOf(secret: string, code: string, now: number = Date.now()): number | null {
  const delta = totpOf(secret, '').validate({ token: code, timestamp: now, window: WINDOW });
  return delta === null ? null : Math.floor(now / 1000 / PERIOD) + delta;
}

/** No vowels and no look-alikes: nothing to misread, nothing to be offended by. */
const ALPHABET = 'BCDFGHJKMPQRTVWXY2346789';

/** Ten codes of 10 characters (45 bits each), written in two groups. */
export function newRecoveryCodes(): string[] {
  const pick = (): string => ALPHABET[randomInt(ALPHABET.length)] ?? '';
  const group = (): string => Array.from({ length: 5 }, pick).join('');
  return Array.from({ length: 10 }, () => `${group()}-${group()}`);
}

/** How a code is compared: without the dash, spaces and case that people type. */
export const plainRecoveryCode = (code: string): string => code.replace(/[\s-]/g, '').toUpperCase();
