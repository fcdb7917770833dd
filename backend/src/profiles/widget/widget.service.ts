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
  async open(businessId: string, origin: string | null): Promise<Profile> {
    const profile = await this.tenant.run(businessId, async (em) => {
      const found = await this.profiles.find(em, businessId);
      if (!found) throw notFound('Business');
      const site = origin === null ? null : readOrigin(origin);
      // The product's own pages (preview, demo) are no website of the owner's.
      if (site !== null && site !== this.links.origin)
        await this.sightings.record(em, businessId, site, !this.isAllowed(found, origin));
      return found;
    });
    // Not before: the refusal would take the note of it back.
    this.checkOrigin(profile, origin);
    return profile;
  }

  /** @throws DomainError forbidden origin_not_allowed when the owner's list does not name this website */
  checkOrigin(profile: Pick<Profile, 'allowedOrigins'>, origin: string | null): void {
    if (this.isAllowed(profile, origin)) return;
    throw new DomainError(
      'forbidden',
      'origin_not_allowed',
      "This website is not on the business's list of allowed websites.",
    );
  }

  private isAllowed({ allowedOrigins }: Pick<Profile, 'allowedOrigins'>, origin: string | null): boolean {
    return origin === this.links.origin || isOriginAllowed(allowedOrigins, origin);
  }
}
