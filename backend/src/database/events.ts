import { Inject, Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { Subject } from 'rxjs';
import type { DataSource, EntityManager } from 'typeorm';
import { Listener } from './listener.js';

export const SERVING_URL = Symbol('serving database url');

/** Milliseconds in which events are gathered. */
const BATCH_MS = 30;
const CHANNEL = 'chalkline';
const NOTIFY_ALL = 'SELECT pg_notify($1, payload) FROM unnest($2::text[]) AS payload';

/** Tells every replica what happened, through PostgreSQL's LISTEN/NOTIFY: no other server is needed. */
@Injectable()
export class DatabaseEvents implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('DatabaseEvents');
  private readonly listener: Listener;
  private stopped = false;
  private waiting: string[] = [];
  private readonly catchUps: (() => Promise<void>)[] = [];
  /** What was sent, by any replica. */
  readonly received = new Subject<string>();

  constructor(
    @Inject(SERVING_URL) url: string,
    @InjectDataSource() private readonly dataSource: DataSource,
  ) {
    this.listener = new Listener(url, CHANNEL, {
      told: (payload) => this.received.next(payload),
      listening: async () => {
        for (const catchUp of this.catchUps) await catchUp();
      },
    });
  }

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
    await this.listener.start();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.received.complete();
    await this.listener.stop();
  }
}
