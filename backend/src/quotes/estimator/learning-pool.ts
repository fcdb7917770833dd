import { Logger } from '@nestjs/common';
import Tinypool from 'tinypool';
import { DomainError, counter } from '../../common/index.js';

/** Short enough to give the memory back, long enough for the next rule that is being typed. */
const IDLE_MS = 5_000;
/** What the longest list takes on a slow machine, many times over. */
const LONGEST_MS = 120_000;
/** A business that was given up takes at most an eighth of the others' time from then on. */
const REST_MS = 15 * 60_000;
/** Code of the error that says that a business rests. */
export const RESTING = 'learning_rests';

const timeouts = counter('chalkline_learning_timeouts_total', 'Learning and back-tests that were given up, by what.', [
  'task',
]);

/**
 * A process that is there while something is asked of it; a little later it ends, and gives its memory back. What does not
 * end in time is ended together with its process, and its business rests for a while: one that can never be learned from
 * must not keep the others waiting again and again.
 */
export class LearningPool {
  private readonly logger = new Logger('Learning');
  private readonly pool: Tinypool;
  /** Until when, by business. */
  private readonly resting = new Map<string, number>();

  /** @param worker address of the module whose functions are the tasks */
  constructor(
    worker: string,
    private readonly longestMs = LONGEST_MS,
    private readonly restMs = REST_MS,
  ) {
    this.pool = new Tinypool({
      filename: worker,
      runtime: 'child_process',
      // It needs no setting, so it gets no secret.
      env: {},
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
    });
  }

  /** Whether work for the business was given up a while ago; nothing is asked for it until it has rested. */
  rests(businessId: string): boolean {
    const until = this.resting.get(businessId);
    if (until === undefined) return false;
    if (until > Date.now()) return true;
    this.resting.delete(businessId);
    return false;
  }

  /**
   * What a task answers is known by its name.
   * @param gather reads what the task is about
   * @throws DomainError unavailable (RESTING) when it takes too long, or did so a while ago
   */
  async run<Answer>(businessId: string, name: string, gather: () => Promise<object>): Promise<Answer> {
    if (this.rests(businessId)) throw this.restingError(businessId);
    const task = await gather();
    const signal = AbortSignal.timeout(this.longestMs);
    try {
      return (await this.pool.run(task, { name, signal })) as Answer;
    } catch (error) {
      if (!signal.aborted) throw error;
      this.resting.set(businessId, Date.now() + this.restMs);
      timeouts.inc({ task: name });
      this.logger.error({ businessId, task: name }, `given up after ${this.longestMs / 1_000} s`);
      throw this.restingError(businessId);
    }
  }

  async destroy(): Promise<void> {
    await this.pool.destroy();
  }

  private restingError(businessId: string): DomainError {
    const seconds = Math.max(1, Math.ceil(((this.resting.get(businessId) ?? 0) - Date.now()) / 1_000));
    const minutes = Math.ceil(seconds / 60);
    return new DomainError(
      'unavailable',
      RESTING,
      `Learning from your past jobs takes too long. It is tried again in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`,
      { retryAfter: seconds },
    );
  }
}
