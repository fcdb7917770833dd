import { createHash } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRes,
} from 'rate-limiter-flexible';
import { clientNetwork, DomainError } from '../../common/index.js';
import { SETTINGS_TOKEN, type Settings } from '../../config/index.js';
import { LIMITS, type Limit, type LimitName } from './limits.js';

/** What the shared counters need of the data source: they talk to its connection pool directly. */
interface PooledSource {
  options: object;
}

@Injectable()
export class RateLimits {
  private readonly limiters = new Map<LimitName, RateLimiterAbstract>();

  constructor(
    @Inject(SETTINGS_TOKEN) private readonly settings: Pick<Settings, 'RATE_LIMIT_FACTOR'>,
    @InjectDataSource() private readonly dataSource: PooledSource,
  ) {}

  /** @throws DomainError rate_limited with the seconds to wait, when `key` has used the limit up. */
  async take(name: LimitName, key: string, points = 1): Promise<void> {
    try {
      await this.limiter(name).consume(counterKey(key), points);
    } catch (reason) {
      if (!(reason instanceof RateLimiterRes)) throw reason;
      const seconds = Math.ceil(reason.msBeforeNext / 1000);
      const { message = `Too many attempts. Try again in ${spoken(seconds)}.` }: Limit = LIMITS[name];
      throw new DomainError('rate_limited', 'rate_limited', message, { retryAfter: seconds });
    }
  }

  /** Gives one point back: the attempt was a good one. */
  async giveBack(name: LimitName, key: string): Promise<void> {
    await this.limiter(name).reward(counterKey(key));
  }

  /** Forgets what `key` has used. */
  async clear(name: LimitName, key: string): Promise<void> {
    await this.limiter(name).delete(counterKey(key));
  }

  private limiter(name: LimitName): RateLimiterAbstract {
    const known = this.limiters.get(name);
    if (known) return known;
    const limit: Limit = LIMITS[name];
    const options = {
      keyPrefix: name,
      points: limit.points * this.settings.RATE_LIMIT_FACTOR,
      duration: limit.seconds,
    };
    const limiter = limit.shared
      ? new RateLimiterPostgres({
          ...options,
          storeClient: this.dataSource,
          storeType: 'typeorm',
          tableName: 'rate_limits',
          tableCreated: true,
          // The scheduled clean-up removes expired rows.
          clearExpiredByTimeout: false,
        })
      : new RateLimiterMemory(options);
    this.limiters.set(name, limiter);
    return limiter;
  }
}

/** Addresses are not kept in the clear, and every key has the same length. Of IPv6 a whole network is one client. */
const counterKey = (key: string): string => createHash('sha256').update(clientNetwork(key)).digest('base64url');

function spoken(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? '1 minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? '1 hour' : `${hours} hours`;
}
