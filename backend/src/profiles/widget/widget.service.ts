import { Injectable } from '@nestjs/common';
import { DomainError, notFound } from '../../common/index.js';
import { Tenant } from '../../database/index.js';
import { PublicLinks } from '../../mail/index.js';
import type { Profile } from '../profile.entity.js';
import { ProfileRepository } from '../profile.repository.js';
import { isOriginAllowed, readOrigin } from './origins.js';
import { SightingRepository } from './sighting.repository.js';

/** What a business shows to strangers, and on which websites. */
@Injectable()
export class WidgetService {
  constructor(
    private readonly tenant: Tenant,
    private readonly profiles: ProfileRepository,
    private readonly sightings: SightingRepository,
    private readonly links: PublicLinks,
  ) {}

  /**
   * The business as its widget shows it, seen on this website now.
   * @throws DomainError not_found, forbidden origin_not_allowed
   */
  open(businessId: string, origin: string | null): Promise<Profile> {
    return this.tenant.run(businessId, async (em) => {
      const profile = await this.profiles.find(em, businessId);
      if (!profile) throw notFound('Business');
      this.checkOrigin(profile, origin);
      const site = origin === null ? null : readOrigin(origin);
      // The product's own pages (preview, demo) are no website of the owner's.
      if (site !== null && site !== this.links.origin) await this.sightings.record(em, businessId, site);
      return profile;
    });
  }

  /** @throws DomainError forbidden origin_not_allowed when the owner's list does not name this website */
  checkOrigin(profile: Pick<Profile, 'allowedOrigins'>, origin: string | null): void {
    if (origin === this.links.origin || isOriginAllowed(profile.allowedOrigins, origin)) return;
    throw new DomainError(
      'forbidden',
      'origin_not_allowed',
      "This website is not on the business's list of allowed websites.",
    );
  }
}
