import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { FastifyRequest } from 'fastify';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Principal } from '../../common/index.js';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import { ACCESS_AUDIENCE } from './access-tokens.js';
import { authSecret } from './auth-secret.js';
import { RecentTokens, type VerifiedClaims } from './recent-tokens.js';

/** Reads the bearer token into a principal, without asking the database. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(SETTINGS_TOKEN) settings: Settings,
    private readonly recent: RecentTokens,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: authSecret(settings),
      algorithms: ['HS256'],
      audience: ACCESS_AUDIENCE,
      passReqToCallback: true,
    });
  }

  validate({ headers }: FastifyRequest, claims: VerifiedClaims): Principal | false {
    const principal = this.recent.principalOf(claims);
    if (principal === null) return false;
    if (headers.authorization !== undefined) this.recent.remember(headers.authorization, claims);
    return principal;
  }
}
