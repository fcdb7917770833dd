import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { Pool } from 'pg';
import type { DataSource } from 'typeorm';
import { measured } from '../common/index.js';

/** The connections of this replica to the database, and who waits for one. */
@Injectable()
export class PoolMetrics implements OnApplicationBootstrap {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  onApplicationBootstrap(): void {
    const { driver } = this.dataSource;
    if (!('master' in driver)) return;
    // The driver for PostgreSQL keeps its pool there.
    const pool = driver.master as Pool;
    measured('chalkline_database_pool', 'Connections of this replica, and requests that wait for one.', 'state', () =>
      Promise.resolve({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    );
  }
}
