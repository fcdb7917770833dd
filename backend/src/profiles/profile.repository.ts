import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { notFound } from '../common/index.js';
import { Profile } from './profile.entity.js';

export type NewProfile = Pick<Profile, 'id' | 'businessName' | 'industry'>;
export type ProfileChanges = Partial<Omit<Profile, 'id' | 'updatedAt'>>;

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
    await em.getRepository(Profile).insert(profile);
    return this.get(em, profile.id);
  }

  /** @throws DomainError not_found */
  async update(em: EntityManager, id: string, changes: ProfileChanges): Promise<Profile> {
    await em.getRepository(Profile).update({ id }, { ...changes, updatedAt: new Date() });
    return this.get(em, id);
  }
}
