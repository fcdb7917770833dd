import { Injectable, Logger } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { escapeLiteral } from 'pg';
import type { DataSource, EntityManager, QueryRunner } from 'typeorm';

/** System work that is for no single business. Policies open only the tables that such work needs. */
export type Scope = 'auth' | 'admin' | 'worker';

/**
 * The unit of work: one transaction, bound to one business (or one kind of system work), so that row-level security
 * sees who it is for. Keep it short: never hold it open across a model call, a mail or any other network call.
 * Inside it use queries and query builders; `save` would open a transaction of its own.
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

  private async bound<T>(setting: string, value: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
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
