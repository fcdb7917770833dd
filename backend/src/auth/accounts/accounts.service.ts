import { Inject, Injectable, Logger } from '@nestjs/common';
import { isTimeZone } from 'class-validator';
import { DomainError, sentenceOf } from '../../common/index.js';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import { type EntityManager, Tenant } from '../../database/index.js';
import { type BusinessDetails, ProfilesService } from '../../profiles/index.js';
import { Audit } from '../audit/audit.repository.js';
import { RateLimits } from '../limits/rate-limits.js';
import { hashPassword } from '../passwords/argon2.js';
import { type SessionDto, type UserDto, userDto } from '../sessions/session.dto.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { Roles } from '../users/roles.js';
import { UserRepository } from '../users/user.repository.js';
import type { SignupInput } from './account.dto.js';
import { AccountMails } from './account-mails.js';

const RETRY_SECONDS = 5;

const emailTaken = () =>
  new DomainError('conflict', 'email_taken', 'An account with this email already exists', {
    fields: [{ field: 'email', message: 'An account with this email already exists' }],
  });

/** Accounts: a person, the business that is theirs, and the first session. */
@Injectable()
export class AccountsService {
  private readonly logger = new Logger('Accounts');

  constructor(
    private readonly tenant: Tenant,
    private readonly users: UserRepository,
    private readonly roles: Roles,
    private readonly profiles: ProfilesService,
    private readonly sessions: SessionsService,
    private readonly limits: RateLimits,
    private readonly audit: Audit,
    private readonly mails: AccountMails,
    @Inject(SETTINGS_TOKEN) private readonly settings: Pick<Settings, 'SUPPORT_EMAIL'>,
  ) {}

  /** @throws DomainError conflict email_taken, rate_limited, unavailable profile_failed */
  async signUp(input: SignupInput, ip: string): Promise<SessionDto> {
    await this.limits.take('sign_up_address', ip);
    const email = input.email.toLowerCase();
    const passwordHash = await hashPassword(input.password);
    return this.tenant.asSystem('auth', async (em) => {
      const user = await this.users.insert(em, { email, passwordHash, role: this.roles.of(email), viewed: false });
      if (!user) throw emailTaken();
      const { businessName, industry, timezone } = input;
      const known = isTimeZone(timezone) && typeof timezone === 'string' ? { timezone } : {};
      await this.createProfile(em, { id: user.id, businessName, industry, ...known });
      await this.audit.record(em, user, 'signed_up', { ip });
      await this.mails.welcome(em, user, input.businessName);
      return this.sessions.open(em, user);
    });
  }

  /** Without a profile there is no account either: the caller's unit of work is undone. */
  private async createProfile(em: EntityManager, profile: BusinessDetails & { id: string }): Promise<void> {
    try {
      await this.profiles.create(em, profile);
    } catch (error) {
      this.logger.error({ err: error }, 'a profile could not be created');
      const message = `Failed to create profile: ${sentenceOf(error)}`;
      throw new DomainError('unavailable', 'profile_failed', message, { retryAfter: RETRY_SECONDS });
    }
  }

  /** @throws DomainError unauthenticated when the account is gone while its token still lives. */
  async get(userId: string): Promise<UserDto> {
    return this.tenant.run(userId, async (em) => {
      const user = await this.users.get(em, userId);
      return userDto(user, await this.profiles.getWithin(em, userId), this.settings.SUPPORT_EMAIL);
    });
  }

  /** An account that nobody can sign in to. One that has a password all the same loses it, and who came in by it is sent out. */
  async ensureWithoutPassword(
    id: string,
    email: string,
    { businessName, industry, ...details }: BusinessDetails,
  ): Promise<void> {
    await this.tenant.asSystem('auth', async (em) => {
      const found = await this.users.lock(em, id);
      if (found) {
        if (found.passwordHash === null) return;
        await this.users.update(em, id, {
          passwordHash: null,
          needsPasswordChange: false,
          temporaryPasswordExpiresAt: null,
        });
        await this.sessions.endAll(em, id);
        return;
      }
      const user = await this.users.insert(em, { id, email, passwordHash: null, role: 'owner', viewed: true });
      // Another replica was quicker.
      if (!user) return;
      await this.profiles.create(em, { id, businessName, industry, ...details });
    });
  }
}
