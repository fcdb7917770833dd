import { Logger } from '@nestjs/common';
import type { Client } from 'pg';
import { PreparedClient } from './prepared-client.js';

/** In milliseconds. */
interface ListenerTimings {
  /** Pauses before the first, second, … attempt to listen again; the last one also before all further ones. */
  reconnect: readonly number[];
  /** Between two questions whether the other end is still there. */
  ask: number;
  /** Silence after which it is not. */
  answer: number;
}

interface Hearing {
  told(payload: string): void;
  /** Listening has begun, for the first time or again. */
  listening(): Promise<void>;
}

const TIMINGS: ListenerTimings = { reconnect: [1_000, 2_000, 5_000, 10_000], ask: 30_000, answer: 10_000 };

/** Hears what is told on a channel, on a connection of its own that is made again when it is lost or has gone silent. */
export class Listener {
  private readonly logger = new Logger('DatabaseEvents');
  private client: Client | null = null;
  private retry: NodeJS.Timeout | undefined;
  private ask: NodeJS.Timeout | undefined;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly channel: string,
    private readonly hearing: Hearing,
    private readonly timings = TIMINGS,
  ) {}

  /** Resolves when it listens, or will try again. */
  start(): Promise<void> {
    return this.listen(0);
  }

  async stop(): Promise<void> {
    this.stopped = true;
    clearTimeout(this.retry);
    clearInterval(this.ask);
    await this.client?.end();
  }

  /** `failures`: attempts in a row that came to nothing before this one. */
  private async listen(failures: number): Promise<void> {
    const { reconnect, ask, answer } = this.timings;
    const client = new PreparedClient({
      connectionString: this.url,
      connectionTimeoutMillis: answer,
      query_timeout: answer,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
    });
    let pauses = failures;
    let lost = false;
    const lose = (error?: Error) => {
      if (lost || this.stopped) return;
      lost = true;
      this.client = null;
      clearInterval(this.ask);
      const pause = reconnect[Math.min(pauses, reconnect.length - 1)] ?? 0;
      const why = error?.message ?? 'closed';
      this.logger.warn(`live updates lost their connection (${why}), trying again in ${pause / 1000} s`);
      this.retry = setTimeout(() => void this.listen(pauses + 1), pause);
    };
    client.on('error', lose);
    client.on('end', lose);
    client.on('notification', ({ payload = '' }) => this.hearing.told(payload));
    try {
      await client.connect();
      await client.query(`LISTEN ${this.channel}`);
      await this.hearing.listening();
      // Lost or stopped while it caught up: another attempt is under way, or none is wanted.
      if (lost || this.stopped) return void (await client.end());
      this.client = client;
      pauses = 0;
      // A line that is cut without a word tells nobody: only an answer shows that it is there.
      this.ask = setInterval(() => void client.query('SELECT 1').catch(lose), ask).unref();
    } catch (error) {
      lose(error instanceof Error ? error : undefined);
      void client.end().catch(() => undefined);
    }
  }
}
