import { SchedulerRegistry } from '@nestjs/schedule';
import type { TestApp } from './app.js';

/**
 * Nothing happens by itself from now on, neither each second nor at a time of day: a test that says when mails leave,
 * or that they were lost before they left, would race with the schedules.
 */
export async function standStill({ app }: Pick<TestApp, 'app'>): Promise<void> {
  const registry = app.get(SchedulerRegistry, { strict: false });
  for (const name of registry.getIntervals()) registry.deleteInterval(name);
  for (const job of registry.getCronJobs().values()) await job.stop();
}
