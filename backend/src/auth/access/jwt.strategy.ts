import { Inject, Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import type { Principal } from '../../common/index.js';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import { ACCESS_AUDIENCE, type AccessClaims } from './access-tokens.js';
import { authSecret } from './auth-secret.js';
import { Revocations } from './revocations.js';

/** Reads the bearer token into a principal, without asking the database. */
@Injectable()
export class JwtStrategy extends PassportStrategy(Strategy) {
  constructor(
    @Inject(SETTINGS_TOKEN) settings: Settings,
    private readonly revocations: Revocations,
  ) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      secretOrKey: authSecret(settings),
      algorithms: ['HS256'],
      audience: ACCESS_AUDIENCE,
    });
  }

  validate(claims: AccessClaims): Principal | false {
    if (this.revocations.covers(claims)) return false;
    return { id: claims.sub, email: claims.email, role: claims.role, needsPasswordChange: claims.pwc };
  }
}
