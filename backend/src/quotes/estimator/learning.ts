import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import pLimit from 'p-limit';
import Tinypool from 'tinypool';
import type { AccuracyImpact, AccuracyReport, Lesson, PastJob, PricingRule } from '../../pricing/index.js';
import { learnFrom, type Taught } from './learning.worker.js';

/** Handing over costs more than so few jobs do. */
export const FEW_JOBS = 25;
/** Long enough for the next rule that is being typed, short enough to give the memory back. */
const IDLE_MS = 5_000;
/** The other process runs what was built, also when this file is run from its source, as tests do. */
const WORKER = new URL('./learning.worker.js', import.meta.url.replace('/backend/src/', '/backend/dist/src/'));

/** What is used of the pool. What a task answers is known by its name. */
interface Teacher {
  run<Answer>(task: Taught & { after?: PricingRule[] }, options: { name: string }): Promise<Answer>;
  destroy(): Promise<void>;
}

/**
 * Learning and back-testing take seconds for thousands of jobs. They run in a process of their own, one after the other, so
 * that no visitor waits for them; it ends, and gives its memory back, when nothing was asked for a while.
 */
@Injectable()
export class Learning implements OnApplicationShutdown {
  /** One business's jobs at a time are in memory to be learned from, however many wait. */
  private readonly inTurn = pLimit(1);
  private readonly teacher: Teacher = new Tinypool({
    filename: WORKER.href,
    runtime: 'child_process',
    // It needs no setting, so it gets no secret.
    env: {},
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });

  /** @param isLong more than FEW_JOBS; @param gather reads what is learned from, when its turn has come */
  async learn(isLong: boolean, gather: () => Promise<Taught>): Promise<Lesson> {
    if (!isLong) return learnFrom(await gather());
    return this.inTurn(async () => this.teacher.run(await gather(), { name: 'learnFrom' }));
  }

  backTest(jobs: PastJob[], rules: PricingRule[]): Promise<AccuracyReport> {
    return this.teacher.run({ jobs, rules }, { name: 'backTestOf' });
  }

  impact(jobs: PastJob[], rules: PricingRule[], after: PricingRule[]): Promise<AccuracyImpact> {
    return this.teacher.run({ jobs, rules, after }, { name: 'impactOf' });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.teacher.destroy();
  }
}
