import { Injectable } from '@nestjs/common';
import { Tenant } from '../../database/index.js';
import { Outbox } from '../../mail/index.js';
import { ProfileRepository } from '../profile.repository.js';
import type { SetupDto } from './setup.dto.js';
import { SetupRepository } from './setup.repository.js';

@Injectable()
export class SetupService {
  constructor(
    private readonly tenant: Tenant,
    private readonly profiles: ProfileRepository,
    private readonly repository: SetupRepository,
    private readonly outbox: Outbox,
  ) {}

  async get(businessId: string): Promise<SetupDto> {
    const { profile, counts } = await this.tenant.run(businessId, async (em) => ({
      profile: await this.profiles.get(em, businessId),
      counts: await this.repository.count(em, businessId),
    }));
    const trouble = await this.outbox.findTrouble(businessId);
    return {
      ...counts,
      detailsComplete: profile.name !== '' && profile.phone !== '' && profile.services.length > 0,
      mailFailing: trouble && { since: trouble.since.toISOString(), message: trouble.message },
    };
  }
}
