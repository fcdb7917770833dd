import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { Principal } from '../../common/index.js';
import { ACCESS_TOKEN_LIFETIME, MFA_TOKEN_LIFETIME } from '../lifetimes.js';

/** Claims of an access token. Everything a guard asks is in it, or in the settings (the role), so that no request costs a query. */
export interface AccessClaims {
  sub: string;
  email: string;
  /** Id of the session (family of refresh tokens). */
  sid: string;
  /** Password change pending. */
  pwc: boolean;
  /** Issued at, in milliseconds: `iat` is too coarse to tell "before the reset" from "after". */
  at: number;
}

export const ACCESS_AUDIENCE = 'access';
const MFA_AUDIENCE = 'mfa';

@Injectable()
export class AccessTokens {
  constructor(private readonly jwt: JwtService) {}

  /** A signed access token and when it ends. */
  async issue(
    principal: Omit<Principal, 'role' | 'sessionId' | 'until'>,
    sessionId: string,
  ): Promise<{ accessToken: string; expiresAt: Date }> {
    const at = Date.now();
    const claims: AccessClaims = {
      sub: principal.id,
      email: principal.email,
      sid: sessionId,
      pwc: principal.needsPasswordChange,
      at,
    };
    const accessToken = await this.jwt.signAsync(claims, {
      audience: ACCESS_AUDIENCE,
      expiresIn: ACCESS_TOKEN_LIFETIME,
    });
    return { accessToken, expiresAt: new Date(at + ACCESS_TOKEN_LIFETIME * 1000) };
  }

  /** Proof that the password was right; good for nothing but entering a one-time code. */
  issueMfaToken(userId: string, passwordMark: string): Promise<string> {
    return this.jwt.signAsync(
      { sub: userId, pwm: passwordMark },
      { audience: MFA_AUDIENCE, expiresIn: MFA_TOKEN_LIFETIME },
    );
  }

  /** What a good second-factor token says; null otherwise. */
  async readMfaToken(token: string): Promise<{ userId: string; passwordMark: string } | null> {
    try {
      const { sub, pwm } = await this.jwt.verifyAsync<{ sub: string; pwm: string }>(token, { audience: MFA_AUDIENCE });
      return { userId: sub, passwordMark: pwm };
    } catch {
      // Forged, expired and malformed tokens are all the same to the caller.
      return null;
    }
  }
}
