import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Client } from 'pg';
import { Subject } from 'rxjs';
import type { DataSource, EntityManager } from 'typeorm';

export const SERVING_URL = Symbol('serving database url');

/** Seconds between attempts to listen again after the connection was lost. */
const RECONNECT_SECONDS = [1, 2, 5, 10];

/** Milliseconds in which events are gathered. */
const BATCH_MS = 30;
const CHANNEL = 'chalkline';
const NOTIFY_ALL = 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload';

/** Tells every replica what happened, through PostgreSQL's LISTEN/NOTIFY: no other server is needed. */
@Injectable()
export class DatabaseEvents implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('DatabaseEvents');
  private client: Client | null = null;
  private stopped = false;
  private retry: NodeJS.Timeout | null = null;
  private waiting: string[] = [];
  private readonly catchUps: (() => Promise<void>)[] = [];
  /** What was sent, by any replica. */
  readonly received = new Subject<string>();

  constructor(
    @Inject(SERVING_URL) private readonly url: string,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {}

  /** Sent when the surrounding transaction commits, never when it rolls back. Payloads are ids: at most 8,000 bytes. */
  async send(em: EntityManager, payload: string): Promise<void> {
    await em.query('SELECT pg_notify($1, $2)', [CHANNEL, payload]);
  }

  /**
   * Sent in a moment, together with others, by a commit of its own: PostgreSQL lets only one transaction that notifies
   * commit at a time, and busy work must not queue for that. Call it after the work is committed; a crash may lose it.
   */
  sendSoon(payload: string): void {
    this.waiting.push(payload);
    if (this.waiting.length > 1) return;
    setTimeout(() => {
      const payloads = this.waiting.splice(0);
      this.dataSource.query(NOTIFY_ALL, [CHANNEL, payloads]).catch((error: unknown) => {
        if (!this.stopped) this.logger.warn({ err: error }, 'live updates could not be told');
      });
    }, BATCH_MS).unref();
  }

  /** Runs `work` each time listening begins: nobody tells again what happened while nobody listened. */
  whenListening(work: () => Promise<void>): void {
    this.catchUps.push(work);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.listen(0);
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    if (this.retry) clearTimeout(this.retry);
    this.received.complete();
    await this.client?.end();
  }

  private async listen(attempt: number): Promise<void> {
    const client = new Client({ connectionString: this.url, keepAlive: true });
    let lost = false;
    const lose = (error?: Error) => {
      if (lost || this.stopped) return;
      lost = true;
      this.client = null;
      const seconds = RECONNECT_SECONDS[Math.min(attempt, RECONNECT_SECONDS.length - 1)] ?? 10;
      this.logger.warn(
        `live updates lost their connection (${error?.message ?? 'closed'}), trying again in ${seconds} s`,
      );
      this.retry = setTimeout(() => void this.listen(attempt + 1), seconds * 1000);
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload = '' }) => {
      this.received.next(payload);
    });
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      for (const catchUp of this.catchUps) await catchUp();
      this.client = client;
    } catch (error) {
      lose(error instanceof Error ? error : undefined);
      void client.end().catch(() => undefined);
    }
  }
}
