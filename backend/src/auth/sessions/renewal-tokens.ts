import { createHmac, hkdfSync } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import { authSecret } from '../access/auth-secret.js';
import { randomToken } from '../tokens.js';

/**
 * The token that takes a spent one's place. For a renewal with a key of its own it is the same at every try, without
 * being stored: whose answer was lost on its way may ask again. It cannot be told from the token and the key alone.
 */
@Injectable()
export class RenewalTokens {
  private readonly secret: Buffer;

  constructor(@Inject(SETTINGS_TOKEN) settings: Settings) {
    this.secret = Buffer.from(hkdfSync('sha256', authSecret(settings), '', 'renewed refresh tokens', 32));
  }

  after(refreshToken: string, key: string | null): string {
    if (key === null) return randomToken();
    // Tokens hold no space.
    return createHmac('sha256', this.secret).update(`${refreshToken} ${key}`).digest('base64url');
  }
}
