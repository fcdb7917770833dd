import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { JwtModule } from '@nestjs/jwt';
import { PassportModule } from '@nestjs/passport';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SETTINGS_TOKEN, type Settings } from '../config/index.js';
import { MailModule } from '../mail/index.js';
import { ProfilesModule } from '../profiles/index.js';
import { AccessGuard } from './access/access.guard.js';
import { AccessTokens } from './access/access-tokens.js';
import { authSecret } from './access/auth-secret.js';
import { JwtStrategy } from './access/jwt.strategy.js';
import { RecentTokens } from './access/recent-tokens.js';
import { Revocations } from './access/revocations.js';
import { AccountMails } from './accounts/account-mails.js';
import { AccountsController } from './accounts/accounts.controller.js';
import { AccountsService } from './accounts/accounts.service.js';
import { ClosingService } from './accounts/closing.service.js';
import { SignInService } from './accounts/sign-in.service.js';
import { Audit } from './audit/audit.repository.js';
import { OwnerLimits } from './limits/owner-limits.js';
import { RateLimits } from './limits/rate-limits.js';
import { MfaController } from './mfa/mfa.controller.js';
import { MfaService } from './mfa/mfa.service.js';
import { RecoveryCodeRepository } from './mfa/recovery-code.repository.js';
import { SecondFactor } from './mfa/second-factor.js';
import { SecretSeal } from './mfa/secret-seal.js';
import { PasswordProof } from './passwords/password-proof.js';
import { PasswordResetRepository } from './passwords/password-reset.repository.js';
import { PasswordsController } from './passwords/passwords.controller.js';
import { PasswordsService } from './passwords/passwords.service.js';
import { RefreshTokenRepository } from './sessions/refresh-token.repository.js';
import { RenewalTokens } from './sessions/renewal-tokens.js';
import { SessionsService } from './sessions/sessions.service.js';
import { User } from './users/user.entity.js';
import { Roles } from './users/roles.js';
import { UnclaimedAdmins } from './users/unclaimed-admins.js';
import { UserRepository } from './users/user.repository.js';

/** Accounts and sessions, and the guard that stands before every route of the application. */
@Module({
  imports: [
    TypeOrmModule.forFeature([User]),
    PassportModule,
    JwtModule.registerAsync({
      inject: [SETTINGS_TOKEN],
      useFactory: (settings: Settings) => ({
        secret: authSecret(settings),
        signOptions: { algorithm: 'HS256' },
        verifyOptions: { algorithms: ['HS256'] },
      }),
    }),
    MailModule,
    ProfilesModule,
  ],
  controllers: [AccountsController, PasswordsController, MfaController],
  providers: [
    { provide: APP_GUARD, useClass: AccessGuard },
    JwtStrategy,
    AccessTokens,
    Revocations,
    RecentTokens,
    AccountsService,
    AccountMails,
    ClosingService,
    SignInService,
    SessionsService,
    RenewalTokens,
    PasswordsService,
    PasswordProof,
    MfaService,
    SecondFactor,
    SecretSeal,
    RateLimits,
    OwnerLimits,
    Audit,
    Roles,
    UnclaimedAdmins,
    UserRepository,
    RefreshTokenRepository,
    PasswordResetRepository,
    RecoveryCodeRepository,
  ],
  exports: [AccountsService, Audit, OwnerLimits, PasswordsService, RateLimits, Revocations],
})
export class AuthModule {}
