import { type DynamicModule, Global, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DatabaseEvents, SERVING_URL } from './events.js';
import { DatabaseHealth } from './health.js';
import { PoolMetrics } from './pool-metrics.js';
import { PreparedClient } from './prepared-client.js';
import { Tenant } from './tenant.js';

/** Of every connection that serves, in milliseconds. Migrations have connections of their own, without these limits. */
export const CONNECTION = {
  connectionTimeoutMillis: 10_000,
  statement_timeout: 30_000,
  /** Longer than the server's own limit: what reaches it is a line that is cut, or a server that has stopped. */
  query_timeout: 35_000,
  idle_in_transaction_session_timeout: 30_000,
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
} as const;

/** Connects as the serving role. Migrations have run before the application starts. */
@Global()
@Module({})
export class DatabaseModule {
  static at(servingUrl: string, poolSize: number): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [
        TypeOrmModule.forRoot({
          type: 'postgres',
          url: servingUrl,
          autoLoadEntities: true,
          poolSize,
          retryAttempts: 3,
          applicationName: 'chalkline',
          logging: false,
          extra: { ...CONNECTION, Client: PreparedClient },
        }),
      ],
      providers: [Tenant, DatabaseHealth, DatabaseEvents, PoolMetrics, { provide: SERVING_URL, useValue: servingUrl }],
      exports: [Tenant, DatabaseHealth, DatabaseEvents],
    };
  }
}
