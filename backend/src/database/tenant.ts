import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { DataSource, EntityManager } from 'typeorm';

/** System work that is for no single business. Policies open only the tables that such work needs. */
export type Scope = 'auth' | 'admin' | 'worker';

/**
 * The unit of work: one transaction, bound to one business (or one kind of system work), so that row-level security
 * sees who it is for. Keep it short: never hold it open across a model call, a mail or any other network call.
 */
@Injectable()
export class Tenant {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  /** Runs `work` for one business. A business id that does not exist simply sees no rows. */
  run<T>(businessId: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.bound('app.business_id', businessId, work);
  }

  /** Runs `work` for the system itself. */
  asSystem<T>(scope: Scope, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.bound('app.scope', scope, work);
  }

  private bound<T>(setting: string, value: string, work: (em: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (em) => {
      // true: for this transaction only, so that a pooled connection carries nothing over.
      await em.query('SELECT set_config($1, $2, true)', [setting, value]);
      return work(em);
    });
  }
}
