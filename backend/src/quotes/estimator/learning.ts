import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import { DomainError } from '../../common/index.js';
import type { AccuracyImpact, AccuracyReport, Lesson, PricingRule } from '../../pricing/index.js';
import { learnFrom, type Taught } from './learning.worker.js';
import { LearningPool } from './learning-pool.js';

/** Handing over costs more than so few jobs do. */
export const FEW_JOBS = 25;
const RETRY_SECONDS = 5;
/** The other process runs what was built, also when this file is run from its source, as tests do. */
const WORKER = new URL('./learning.worker.js', import.meta.url.replace('/backend/src/', '/backend/dist/src/'));

/** What a what-if is worked out from. */
interface Compared extends Taught {
  after: PricingRule[];
}

/**
 * Learning and back-testing take seconds for thousands of jobs. Learning, for which visitors wait, has a process of its own;
 * what owners look at, back-tests, has another. Each takes one business at a time.
 */
@Injectable()
export class Learning implements OnApplicationShutdown {
  /** One business's jobs at a time are in memory to be learned from, however many wait. */
  private readonly inTurn = pLimit(1);
  /** At most one that nobody waits for stands in that line. */
  private readonly inBackground = pLimit(1);
  private readonly lessons = new LearningPool(WORKER.href);
  private readonly inTurnOfTests = pLimit(1);
  private readonly backTests = new LearningPool(WORKER.href);
  /** The latest what-if of each business that waits: an owner who goes on typing wants no earlier one. */
  private readonly latest = new Map<string, symbol>();

  /**
   * @param isLong more than FEW_JOBS
   * @param isAwaited whether somebody waits for it: that goes before all that nobody does
   * @param gather reads what is learned from, when its turn has come
   * @throws DomainError unavailable (RESTING) when it takes too long, or did so a while ago
   */
  async learn(businessId: string, isLong: boolean, isAwaited: boolean, gather: () => Promise<Taught>): Promise<Lesson> {
    if (!isLong) return learnFrom(await gather());
    const learn = () => this.inTurn(() => this.lessons.run<Lesson>(businessId, 'learnFrom', gather));
    return isAwaited ? learn() : this.inBackground(learn);
  }

  /** Whether learning took too long a while ago, and is not tried again yet. */
  rests(businessId: string): boolean {
    return this.lessons.rests(businessId);
  }

  /**
   * @param gather reads what is tested, when its turn has come
   * @throws DomainError unavailable when it takes too long, or did so a while ago
   */
  backTest(businessId: string, gather: () => Promise<Taught>): Promise<AccuracyReport> {
    return this.inTurnOfTests(() => this.backTests.run(businessId, 'backTestOf', gather));
  }

  /**
   * @param gather reads what is compared, when its turn has come
   * @throws DomainError unavailable when the same business has asked again before that, or as for a back-test
   */
  async impact(businessId: string, gather: () => Promise<Compared>): Promise<AccuracyImpact> {
    const asked = Symbol(businessId);
    this.latest.set(businessId, asked);
    return this.inTurnOfTests(async () => {
      if (this.latest.get(businessId) !== asked)
        throw new DomainError('unavailable', 'superseded', 'Another change is being worked out.', {
          retryAfter: RETRY_SECONDS,
        });
      this.latest.delete(businessId);
      return this.backTests.run(businessId, 'impactOf', gather);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.lessons.destroy(), this.backTests.destroy()]);
  }
}
