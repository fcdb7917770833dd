import { Inject, Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import { Tenant } from '../../database/index.js';
import { UserRepository } from './user.repository.js';

/** Says at every start which addresses of the setting are still free: whoever signs up with one first has the admin role. */
@Injectable()
export class UnclaimedAdmins implements OnApplicationBootstrap {
  private readonly logger = new Logger('Start');

  constructor(
    private readonly tenant: Tenant,
    private readonly users: UserRepository,
    @Inject(SETTINGS_TOKEN) private readonly settings: Pick<Settings, 'ADMIN_EMAILS'>,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    const { ADMIN_EMAILS } = this.settings;
    if (ADMIN_EMAILS.length === 0) return;
    const free = await this.tenant.asSystem('auth', (em) => this.users.withoutAccount(em, ADMIN_EMAILS));
    if (free.length === 0) return;
    this.logger.warn(
      `Nobody has signed up with ${free.join(', ')} of ADMIN_EMAILS: whoever does first becomes admin. ` +
        'Sign up before others can, or take it out of ADMIN_EMAILS until you have.',
    );
  }
}
