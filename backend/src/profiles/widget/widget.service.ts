import { Injectable } from '@nestjs/common';
import { DomainError, notFound } from '../../common/index.js';
import { Tenant } from '../../database/index.js';
import { PublicLinks } from '../../mail/index.js';
import type { Profile } from '../profile.entity.js';
import { ProfileRepository } from '../profile.repository.js';
import { isOriginAllowed, readOrigin } from './origins.js';
import { RecentSightings } from './recent-sightings.js';
import { SightingRepository } from './sighting.repository.js';

/** What a business shows to strangers, and on which websites. */
@Injectable()
export class WidgetService {
  constructor(
    private readonly tenant: Tenant,
    private readonly profiles: ProfileRepository,
    private readonly sightings: SightingRepository,
    private readonly recent: RecentSightings,
    private readonly links: PublicLinks,
  ) {}

  /**
   * The business as its widget shows it, seen on this website now.
   * @throws DomainError not_found, forbidden origin_not_allowed
   */
  async open(businessId: string, origin: string | null): Promise<Profile> {
    const profile = await this.tenant.run(businessId, (em) => this.profiles.find(em, businessId));
    if (!profile) throw notFound('Business');
    await this.note(profile, origin);
    this.checkOrigin(profile, origin);
    return profile;
  }

  private async note(profile: Profile, origin: string | null): Promise<void> {
    const site = origin === null ? null : readOrigin(origin);
    // The product's own pages (preview, demo) are no website of the owner's.
    if (site === null || site === this.links.origin) return;
    const refused = !this.isAllowed(profile, origin);
    if (this.recent.has(profile.id, site, refused)) return;
    await this.tenant.run(profile.id, (em) => this.sightings.record(em, profile.id, site, refused));
    this.recent.add(profile.id, site, refused);
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
