import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import { authSecret } from '../access/auth-secret.js';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Keeps authenticator secrets unreadable in the database and its backups. The key is derived from AUTH_SECRET; a sealed
 * secret opens for the user it was sealed for and no other.
 */
@Injectable()
export class SecretSeal {
  private readonly key: Buffer;

  constructor(@Inject(SETTINGS_TOKEN) settings: Settings) {
    this.key = Buffer.from(hkdfSync('sha256', authSecret(settings), '', 'authenticator secrets', 32));
  }

  seal(secret: string, userId: string): string {
    const iv = randomBytes(IV_BYTES);
    const cipher = createCipheriv(CIPHER, this.key, iv).setAAD(Buffer.from(userId));
    const sealed = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64');
  }

  /** Null when it was sealed for somebody else or with another AUTH_SECRET. */
  open(sealed: string, userId: string): string | null {
    const bytes = Buffer.from(sealed, 'base64');
    if (bytes.length < IV_BYTES + TAG_BYTES) return null;
    const decipher = createDecipheriv(CIPHER, this.key, bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(userId))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    try {
      return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)).toString('utf8') + decipher.final('utf8');
    } catch {
      // GCM tells only that it is not genuine.
      return null;
    }
  }
}
