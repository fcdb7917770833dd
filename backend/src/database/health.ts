import { Inject, Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'pg';
import { within } from '../common/index.js';
import { SERVING_URL } from './events.js';
import { missingMigrations } from './missing-migrations.js';
import { PreparedClient } from './prepared-client.js';

/** A statement may take ten times as long; whoever asks whether to send visitors here must know sooner. */
export const HEALTH_PATIENCE_MS = 2_000;

/**
 * Asks over a connection of its own, kept between the questions. Among the requests' connections the question would queue
 * behind a table that is locked for a while, and take away every replica although the database answers.
 */
@Injectable()
export class DatabaseHealth implements OnApplicationShutdown {
  private readonly logger = new Logger('DatabaseHealth');
  private readonly line: Pool;

  constructor(@Inject(SERVING_URL) connectionString: string) {
    this.line = new Pool({
      connectionString,
      max: 1,
      connectionTimeoutMillis: HEALTH_PATIENCE_MS,
      // A little longer, so that silence is told as such; the next question then takes another connection.
      query_timeout: 1.5 * HEALTH_PATIENCE_MS,
      // Longer than probes let it idle.
      idleTimeoutMillis: 60_000,
      Client: PreparedClient,
    });
    // A lost connection is noticed by the next question, and told then.
    this.line.on('error', () => undefined);
    this.line.on('connect', (client) => client.on('error', () => undefined));
  }

  /** One sentence on why the database is not fit to serve, or null. Answers in bounded time. */
  problem(): Promise<string | null> {
    return within(HEALTH_PATIENCE_MS, this.ask(), 'The database does not answer.');
  }

  onApplicationShutdown(): Promise<void> {
    return this.line.end();
  }

  private async ask(): Promise<string | null> {
    try {
      const client = await this.line.connect();
      try {
        return await missingMigrations(async (statement) => (await client.query<{ applied: number }>(statement)).rows);
      } finally {
        // One that has been lost is not kept.
        client.release();
      }
    } catch (error) {
      this.logger.warn({ err: error }, 'the database cannot be reached');
      return 'The database cannot be reached.';
    }
  }
}
