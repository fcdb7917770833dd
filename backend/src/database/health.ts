import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource } from 'typeorm';
import { MIGRATIONS } from './migrations/index.js';

@Injectable()
export class DatabaseHealth {
  private readonly logger = new Logger('DatabaseHealth');

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** One sentence on why the database is not fit to serve, or null. */
  async problem(): Promise<string | null> {
    try {
      const [row]: { applied: number }[] = await this.dataSource.query(
        'SELECT count(*)::int AS applied FROM migrations',
      );
      const missing = MIGRATIONS.length - (row?.applied ?? 0);
      return missing > 0 ? `The database lacks ${missing} of ${MIGRATIONS.length} migrations.` : null;
    } catch (error) {
      this.logger.warn({ err: error }, 'the database cannot be reached');
      return 'The database cannot be reached.';
    }
  }
}
