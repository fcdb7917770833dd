import { Injectable } from '@nestjs/common';
import { type EntityManager, Tenant } from '../database/index.js';
import type { ProfileInput } from './profile.dto.js';
import type { Profile } from './profile.entity.js';
import { type NewProfile, ProfileRepository } from './profile.repository.js';

/** Businesses. Methods that take `em` work inside the caller's unit of work. */
@Injectable()
export class ProfilesService {
  constructor(
    private readonly tenant: Tenant,
    private readonly profiles: ProfileRepository,
  ) {}

  create(em: EntityManager, profile: NewProfile): Promise<Profile> {
    return this.profiles.insert(em, profile);
  }

  /** @throws DomainError not_found */
  getWithin(em: EntityManager, businessId: string): Promise<Profile> {
    return this.profiles.get(em, businessId);
  }

  /** @throws DomainError not_found */
  get(businessId: string): Promise<Profile> {
    return this.tenant.run(businessId, (em) => this.profiles.get(em, businessId));
  }

  /** Makes a business the invented one of the public demo, whose leads nobody is told of and which go by themselves. */
  async makeDemoWithin(em: EntityManager, businessId: string, retentionDays: number): Promise<void> {
    const profile = await this.profiles.get(em, businessId);
    if (profile.isDemo && profile.retentionDays === retentionDays) return;
    await this.profiles.update(em, businessId, { isDemo: true, retentionDays });
  }

  /** Saves what was sent, keeps the rest. */
  updateDetails(businessId: string, input: ProfileInput): Promise<Profile> {
    const given = Object.fromEntries(
      Object.entries(input).filter(([, value]) => value !== undefined && value !== null),
    );
    return this.tenant.run(businessId, (em) => this.profiles.update(em, businessId, given));
  }

  /** The date at the business, as YYYY-MM-DD: "tomorrow" means the visitor's tomorrow, not the server's. */
  async today(businessId: string): Promise<string> {
    return dateIn((await this.get(businessId)).timezone, new Date());
  }
}

/** Making one costs more than all else in a short request. There are some 600 zones. */
const clocks = new Map<string, Intl.DateTimeFormat>();

/** Date and time of day in a time zone, as "2026-03-05 14:07". sv-SE writes them the ISO way, which spreadsheets read. */
export function minuteIn(timezone: string, moment: Date): string {
  const clock =
    clocks.get(timezone) ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: timezone, dateStyle: 'short', timeStyle: 'short' });
  clocks.set(timezone, clock);
  return clock.format(moment);
}

/** Year, month and day in a time zone, as "2026-03-05". */
export const dateIn = (timezone: string, moment: Date): string => minuteIn(timezone, moment).slice(0, 10);
