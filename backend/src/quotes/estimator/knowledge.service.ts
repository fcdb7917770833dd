import { Injectable, Logger } from '@nestjs/common';
import { DomainError, within } from '../../common/index.js';
import { type EntityManager, Tenant } from '../../database/index.js';
import type { BusinessModel, PastJob, PricingRule } from '../../pricing/index.js';
import { RulesService } from '../../rules/index.js';
import { CandidateRepository } from './candidate.repository.js';
import { FEW_JOBS, Learning } from './learning.js';
import { ModelRepository } from './model.repository.js';
import { RESTING } from './learning-pool.js';

/** What a business's prices are computed from, besides the comparable jobs. */
export interface Knowledge {
  revision: number;
  model: BusinessModel;
  rules: PricingRule[];
}

/** Most jobs that are learned from: the newest. */
const MAX_LEARNED_JOBS = 2000;
/** Up to this many, learning is quick enough to wait for; above, an estimate uses what was learned last. */
const LEARN_AT_ONCE = 400;
const MAX_CACHED = 500;
/**
 * Milliseconds that a visitor waits for learning. With the longest answer of a model that stays below what a chat is kept for
 * one message, and below the patience of the widget.
 */
const PATIENCE_MS = 5_000;

/** Keeps what was learned from each business's jobs and rules, and learns anew after either has changed. */
@Injectable()
export class KnowledgeService {
  private readonly logger = new Logger('Knowledge');
  private readonly cache = new Map<string, Knowledge>();
  /** By business: one learns once at a time. */
  private readonly running = new Map<string, { revision: number; knowledge: Promise<Knowledge> }>();

  constructor(
    private readonly tenant: Tenant,
    private readonly rules: RulesService,
    private readonly candidates: CandidateRepository,
    private readonly models: ModelRepository,
    private readonly learning: Learning,
  ) {}

  /** What is known already, when neither jobs nor rules have changed since; null when there is something to learn. */
  async recall(em: EntityManager, businessId: string): Promise<Knowledge | null> {
    return (await this.lookUp(em, businessId)).known;
  }

  /**
   * The newest knowledge; for large businesses, at worst what was learned before the last changes, with the rules of now.
   * @throws DomainError unavailable (RESTING) where nothing was ever learned because it takes too long
   */
  async of(businessId: string): Promise<Knowledge> {
    const { known, cached, revision, learnedRevision } = await this.tenant.run(businessId, (em) =>
      this.lookUp(em, businessId),
    );
    if (known) return known;
    const isStoredNewer = learnedRevision > (cached?.revision ?? 0);
    const latest = isStoredNewer ? ((await this.restore(businessId)) ?? cached) : cached;
    if (latest && latest.revision >= revision) return latest;
    const running = this.running.get(businessId);
    const rests = this.learning.rests(businessId);
    if (latest && (latest.model.jobs > LEARN_AT_ONCE || rests)) {
      if (!running && !rests) this.learnInBackground(businessId, revision);
      // Rules count at once: they are cheap to read. Only what the jobs teach may lag.
      return { ...latest, rules: await this.rules.listForPricing(businessId) };
    }
    if (!running) return this.learnOnce(businessId, revision, true);
    if (running.revision === revision) return running.knowledge;
    // Something was saved after that had begun. Whether it fails is told to whoever began it.
    await Promise.allSettled([running.knowledge]);
    return this.of(businessId);
  }

  /** The same while a visitor waits; null where it is not there in time, and learning goes on or is tried again later. */
  async soon(businessId: string): Promise<Knowledge | null> {
    const knowledge = this.of(businessId).catch(nullWhereItRests);
    const soon = await within(PATIENCE_MS, knowledge, null);
    if (soon === null) knowledge.catch((error: unknown) => this.tellFailure(businessId, error));
    return soon;
  }

  /** The newest jobs, at most `limit`: unless told otherwise, as many as are learned from. */
  listLearnedJobs(businessId: string, limit = MAX_LEARNED_JOBS): Promise<PastJob[]> {
    return this.tenant.run(businessId, (em) => this.candidates.listNewest(em, businessId, limit));
  }

  /** What this process remembers, beside what the database says is the newest; `known` is the memory while it is that. */
  private async lookUp(em: EntityManager, businessId: string) {
    const state = await this.models.findState(em, businessId);
    const cached = this.cache.get(businessId) ?? null;
    return { ...state, cached, known: cached && cached.revision >= state.revision ? cached : null };
  }

  private learnOnce(businessId: string, revision: number, isAwaited: boolean): Promise<Knowledge> {
    const knowledge = this.learn(businessId, revision, isAwaited).finally(() => this.running.delete(businessId));
    this.running.set(businessId, { revision, knowledge });
    return knowledge;
  }

  private learnInBackground(businessId: string, revision: number): void {
    this.learnOnce(businessId, revision, false).catch((error: unknown) => this.tellFailure(businessId, error));
  }

  private tellFailure(businessId: string, error: unknown): void {
    this.logger.error({ err: error, businessId }, 'learning from past jobs failed');
  }

  /** What any process learned last, with the rules of now. */
  private async restore(businessId: string): Promise<Knowledge | null> {
    const learned = await this.tenant.run(businessId, (em) => this.models.findLearned(em, businessId));
    return learned && this.remember(businessId, { ...learned, rules: await this.rules.listForPricing(businessId) });
  }

  private async learn(businessId: string, revision: number, isAwaited: boolean): Promise<Knowledge> {
    const isLong = await this.tenant.run(businessId, (em) => this.candidates.hasMoreThan(em, businessId, FEW_JOBS));
    let rules: PricingRule[] = [];
    const { model, report } = await this.learning.learn(businessId, isLong, isAwaited, async () => {
      rules = await this.rules.listForPricing(businessId);
      return { jobs: await this.listLearnedJobs(businessId), rules };
    });
    if (revision > 0)
      await this.tenant.run(businessId, async (em) => {
        await this.models.saveModel(em, businessId, revision, model);
        await this.models.saveAccuracy(em, businessId, revision, report);
      });
    return this.remember(businessId, { revision, model, rules });
  }

  private remember(businessId: string, knowledge: Knowledge): Knowledge {
    this.cache.delete(businessId);
    this.cache.set(businessId, knowledge);
    // A Map keeps the order of insertion: the first key is the one that was learned longest ago.
    const [oldest] = this.cache.keys();
    if (this.cache.size > MAX_CACHED && oldest !== undefined) this.cache.delete(oldest);
    return knowledge;
  }
}

/** That it took too long has been told when it happened. */
function nullWhereItRests(error: unknown): null {
  if (error instanceof DomainError && error.code === RESTING) return null;
  throw error;
}
