import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface Sighting {
  origin: string;
  at: Date;
}

export interface LastSightings {
  seen: Sighting | null;
  refused: Sighting | null;
}

/** More websites than any business has: strangers can send any Origin, and must not fill the table. Of those shown and of those refused. */
const MAX_ORIGINS = 50;

@Injectable()
export class SightingRepository {
  /** Notes that the widget was drawn on a website, or asked for there and refused, at most once a minute. */
  async record(em: EntityManager, businessId: string, origin: string, refused: boolean): Promise<void> {
    // The owner is told of the newest, so that it is the oldest that gives way.
    await em.query(
      `DELETE FROM widget_sightings WHERE business_id = $1 AND origin IN (
         SELECT origin FROM widget_sightings WHERE business_id = $1 AND origin <> $2 AND refused = $4
         ORDER BY last_seen_at DESC OFFSET $3
       )`,
      [businessId, origin, MAX_ORIGINS - 1, refused],
    );
    await em.query(
      `INSERT INTO widget_sightings (business_id, origin, refused)
       SELECT $1, $2, $4 WHERE (
         SELECT count(*) FROM widget_sightings WHERE business_id = $1 AND origin <> $2 AND refused = $4
       ) < $3
       ON CONFLICT (business_id, origin) DO UPDATE SET last_seen_at = now(), refused = $4
       WHERE widget_sightings.last_seen_at < now() - interval '1 minute' OR widget_sightings.refused <> $4`,
      [businessId, origin, MAX_ORIGINS, refused],
    );
  }

  /** Where it was drawn last, and where it was refused last. */
  async findLast(em: EntityManager, businessId: string): Promise<LastSightings> {
    const rows: (Sighting & { refused: boolean })[] = await em.query(
      `SELECT DISTINCT ON (refused) origin, last_seen_at AS at, refused FROM widget_sightings
       WHERE business_id = $1 ORDER BY refused, last_seen_at DESC`,
      [businessId],
    );
    const last = (wanted: boolean): Sighting | null => rows.find(({ refused }) => refused === wanted) ?? null;
    return { seen: last(false), refused: last(true) };
  }
}
