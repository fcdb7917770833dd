import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { escapeLiteral } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';
import { DomainError } from '../common/index.js';
import { codeOf } from './connection-failure.js';

/** System work that is for no single business. Policies open only the tables that such work needs. */
type Scope = 'auth' | 'admin' | 'worker';

/** PostgreSQL ends one of two units of work that wait for each other. The other goes on, and then the way is free. */
const DEADLOCK = '40P01';
const MOST_TRIES = 4;
/** What a row belongs to was deleted while the row was being written. */
const BELONGS_TO_NOTHING = '23503';

/**
 * The unit of work: one transaction, bound to one business (or one kind of system work), so that row-level security
 * sees who it is for. Keep it short: never hold it open across a model call, a mail or any other network call.
 * Inside it use queries and query builders; `save` would open a transaction of its own. It is begun again from its start when
 * it had to give way to another one, so that what it does outside of the database must be harmless to do twice.
 */
@Injectable()
export class Tenant {
  private readonly logger = new Logger('Tenant');

  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Runs `work` for one business. A business id that does not exist simply sees no rows. */
  run<T>(businessId: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.bound('app.business_id', businessId, work);
  }

  /** Runs `work` for the system itself. */
  asSystem<T>(scope: Scope, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.bound('app.scope', scope, work);
  }

  /** @throws DomainError not_found when what a row was to belong to is deleted meanwhile */
  private async bound<T>(setting: string, value: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await this.attempt(setting, value, work);
      } catch (error) {
        const code = codeOf(error);
        if (code === BELONGS_TO_NOTHING)
          throw new DomainError('not_found', 'not_found', 'That was deleted a moment ago.');
        if (code !== DEADLOCK || tries === MOST_TRIES) throw error;
      }
    }
  }

  private async attempt<T>(setting: string, value: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      // One round trip for both. true: for this transaction only, so that a pooled connection carries nothing over.
      await runner.query(`START TRANSACTION; SELECT set_config('${setting}', ${escapeLiteral(value)}, true)`);
      const result = await work(runner.manager);
      await runner.query('COMMIT');
      return result;
    } catch (error) {
      await this.rollBack(runner);
      throw error;
    } finally {
      await runner.release();
    }
  }

  /** The error that led here is the one to tell; a connection that cannot even roll back is gone, and its work with it. */
  private async rollBack(runner: QueryRunner): Promise<void> {
    try {
      await runner.query('ROLLBACK');
    } catch (error) {
      this.logger.warn({ err: error }, 'a transaction could not be rolled back');
    }
  }
}
