import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { notFound } from '../common/index.js';
import { countryOf } from './country.js';
import { Profile } from './profile.entity.js';

/** What an owner says about the business. */
export type BusinessDetails = Pick<Profile, 'businessName' | 'industry'> &
  Partial<Pick<Profile, 'name' | 'phone' | 'businessAddress' | 'contactEmail' | 'about' | 'timezone'>> & {
    services?: readonly string[];
  };
export type NewProfile = BusinessDetails & Pick<Profile, 'id'>;
export type ProfileChanges = Partial<Omit<Profile, 'id' | 'country' | 'updatedAt'>>;

@Injectable()
export class ProfileRepository {
  find(em: EntityManager, id: string): Promise<Profile | null> {
    return em.getRepository(Profile).findOneBy({ id });
  }

  /** @throws DomainError not_found */
  async get(em: EntityManager, id: string): Promise<Profile> {
    const profile = await this.find(em, id);
    if (!profile) throw notFound('Business');
    return profile;
  }

  /** Name and phone start empty; everything else has its default in the table. */
  async insert(em: EntityManager, profile: NewProfile): Promise<Profile> {
    await em
      .getRepository(Profile)
      .insert({ ...profile, ...placeOf(profile), services: [...(profile.services ?? [])] });
    return this.get(em, profile.id);
  }

  /** @throws DomainError not_found */
  async update(em: EntityManager, id: string, changes: ProfileChanges): Promise<Profile> {
    await em.getRepository(Profile).update({ id }, { ...changes, ...placeOf(changes), updatedAt: new Date() });
    return this.get(em, id);
  }
}

/** Who moves to another time zone may move to another country; a zone of none leaves it as it is. */
function placeOf({ timezone }: Partial<Pick<Profile, 'timezone'>>): Partial<Pick<Profile, 'country'>> {
  const country = timezone === undefined ? null : countryOf(timezone);
  return country === null ? {} : { country };
}
