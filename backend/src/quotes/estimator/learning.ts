import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import Tinypool from 'tinypool';
import type { AccuracyImpact, AccuracyReport, BusinessModel, PastJob, PricingRule } from '../../pricing/index.js';
import { learnFrom, type Taught } from './learning.worker.js';

/** Handing over costs more than so few jobs do. */
const FEW_JOBS = 25;
/** Long enough for the next rule that is being typed, short enough to give the memory back. */
const IDLE_MS = 5_000;
/** The other process runs what was built, also when this file is run from its source, as tests do. */
const WORKER = new URL('./learning.worker.js', import.meta.url.replace('/backend/src/', '/backend/dist/src/'));

/**
 * Learning and back-testing take seconds for thousands of jobs. They run in a process of their own, one after the other, so
 * that no visitor waits for them; it ends, and gives its memory back, when nothing was asked for a while.
 */
@Injectable()
export class Learning implements OnApplicationShutdown {
  private readonly teacher = new Tinypool({
    filename: WORKER.href,
    runtime: 'child_process',
    // It needs no setting, so it gets no secret.
    env: {},
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });

  async learn(jobs: PastJob[], rules: PricingRule[]): Promise<BusinessModel> {
    return jobs.length <= FEW_JOBS ? learnFrom({ jobs, rules }) : this.run('learnFrom', { jobs, rules });
  }

  backTest(jobs: PastJob[], rules: PricingRule[]): Promise<AccuracyReport> {
    return this.run('backTestOf', { jobs, rules });
  }

  impact(jobs: PastJob[], rules: PricingRule[], after: PricingRule[]): Promise<AccuracyImpact> {
    return this.run('impactOf', { jobs, rules, after });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.teacher.destroy();
  }

  private async run<T>(name: string, task: Taught & { after?: PricingRule[] }): Promise<T> {
    const result: T = await this.teacher.run(task, { name });
    return result;
  }
}
