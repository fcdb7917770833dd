import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import Tinypool from 'tinypool';
import { DomainError } from '../../common/index.js';
import type { AccuracyImpact, AccuracyReport, Lesson, PricingRule } from '../../pricing/index.js';
import { learnFrom, type Taught } from './learning.worker.js';

/** Handing over costs more than so few jobs do. */
export const FEW_JOBS = 25;
/** Long enough for the next rule that is being typed, short enough to give the memory back. */
const IDLE_MS = 5_000;
const RETRY_SECONDS = 5;
/** The other process runs what was built, also when this file is run from its source, as tests do. */
const WORKER = new URL('./learning.worker.js', import.meta.url.replace('/backend/src/', '/backend/dist/src/'));

/** What is used of the pool. What a task answers is known by its name. */
interface Teacher {
  run<Answer>(task: Taught & { after?: PricingRule[] }, options: { name: string }): Promise<Answer>;
  destroy(): Promise<void>;
}

/** A process that is there while something is asked of it; a little later it ends, and gives its memory back. */
const newTeacher = (): Teacher =>
  new Tinypool({
    filename: WORKER.href,
    runtime: 'child_process',
    // It needs no setting, so it gets no secret.
    env: {},
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });

/** What a what-if is worked out from. */
export interface Compared extends Taught {
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
  private readonly teacher = newTeacher();
  private readonly inTurnOfTests = pLimit(1);
  private readonly examiner = newTeacher();
  /** The latest what-if of each business that waits: an owner who goes on typing wants no earlier one. */
  private readonly latest = new Map<string, symbol>();

  /**
   * @param isLong more than FEW_JOBS
   * @param isAwaited whether somebody waits for it: that goes before all that nobody does
   * @param gather reads what is learned from, when its turn has come
   */
  async learn(isLong: boolean, isAwaited: boolean, gather: () => Promise<Taught>): Promise<Lesson> {
    if (!isLong) return learnFrom(await gather());
    const learn = () => this.inTurn(async () => this.teacher.run<Lesson>(await gather(), { name: 'learnFrom' }));
    return isAwaited ? learn() : this.inBackground(learn);
  }

  /** @param gather reads what is tested, when its turn has come */
  backTest(gather: () => Promise<Taught>): Promise<AccuracyReport> {
    return this.inTurnOfTests(async () => this.examiner.run(await gather(), { name: 'backTestOf' }));
  }

  /**
   * @param gather reads what is compared, when its turn has come
   * @throws DomainError unavailable when the same business has asked again before that
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
      return this.examiner.run(await gather(), { name: 'impactOf' });
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all([this.teacher.destroy(), this.examiner.destroy()]);
  }
}
