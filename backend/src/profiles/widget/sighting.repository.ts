import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export interface Sighting {
  origin: string;
  at: Date;
}

/** More websites than any business has: strangers can send any Origin, and must not fill the table. */
const MAX_ORIGINS = 50;

@Injectable()
export class SightingRepository {
  /** Notes that the widget was drawn on a website, at most once a minute. */
  async record(em: EntityManager, businessId: string, origin: string): Promise<void> {
    await em.query(
      `INSERT INTO widget_sightings (business_id, origin)
       SELECT $1, $2 WHERE (SELECT count(*) FROM widget_sightings WHERE business_id = $1 AND origin <> $2) < $3
       ON CONFLICT (business_id, origin) DO UPDATE SET last_seen_at = now()
       WHERE widget_sightings.last_seen_at < now() - interval '1 minute'`,
      [businessId, origin, MAX_ORIGINS],
    );
  }

  async findLast(em: EntityManager, businessId: string): Promise<Sighting | null> {
    const rows: Sighting[] = await em.query(
      'SELECT origin, last_seen_at AS at FROM widget_sightings WHERE business_id = $1 ORDER BY last_seen_at DESC LIMIT 1',
      [businessId],
    );
    return rows[0] ?? null;
  }
}
