import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { within } from '../common/index.js';
import { missingMigrations } from './missing-migrations.js';

/** A statement may take ten times as long; whoever asks whether to send visitors here must know sooner. */
export const HEALTH_PATIENCE_MS = 2_000;

@Injectable()
export class DatabaseHealth {
  private readonly logger = new Logger('DatabaseHealth');

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** One sentence on why the database is not fit to serve, or null. Answers in bounded time. */
  problem(): Promise<string | null> {
    return within(HEALTH_PATIENCE_MS, this.ask(), 'The database does not answer.');
  }

  private async ask(): Promise<string | null> {
    try {
      return await missingMigrations(this.dataSource);
    } catch (error) {
      this.logger.warn({ err: error }, 'the database cannot be reached');
      return 'The database cannot be reached.';
    }
  }
}
