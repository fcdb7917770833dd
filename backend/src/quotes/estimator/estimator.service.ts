import { Injectable } from '@nestjs/common';
import { type EntityManager, Tenant } from '../../database/index.js';
import {
  MOST_CANDIDATES,
  type PastJob,
  type PriceRequest,
  type PriceResult,
  estimate,
  searchTerms,
} from '../../pricing/index.js';
import { CandidateRepository } from './candidate.repository.js';
import { type Knowledge, KnowledgeService } from './knowledge.service.js';

/** A price, and the past jobs that were looked at for it. */
export interface PricedRequest extends PriceResult {
  candidates: PastJob[];
}

/** Lets short work wait until there is room for it. */
export type Queue = <T>(work: () => Promise<T>) => Promise<T>;

/** So many of the newest jobs show what a business measures in. */
const MEASURED_JOBS = 30;

/** All that one estimate is computed from. */
interface Gathered {
  knowledge: Knowledge;
  candidates: PastJob[];
}

/** Prices a request from the business's own jobs and active rules. The one way to a price in the whole product. */
@Injectable()
export class EstimatorService {
  constructor(
    private readonly tenant: Tenant,
    private readonly knowledge: KnowledgeService,
    private readonly candidates: CandidateRepository,
  ) {}

  /** @param queue takes the work on the database. Learning, which may take a while, keeps no place in it. */
  async estimate(businessId: string, request: PriceRequest, queue: Queue = (work) => work()): Promise<PricedRequest> {
    const { knowledge, candidates } =
      (await queue(() =>
        this.tenant.run(businessId, async (em) => {
          const known = await this.knowledge.recall(em, businessId);
          return known && this.gather(em, businessId, request, known);
        }),
      )) ?? (await this.learnAndGather(businessId, request, queue));
    return { ...estimate(request, candidates, knowledge.rules, knowledge.model), candidates };
  }

  /** The owner's words of the newest jobs, clipped: what the business measures, and in what. */
  newestWork(em: EntityManager, businessId: string): Promise<string[]> {
    return this.candidates.listNewestWork(em, businessId, MEASURED_JOBS);
  }

  private async learnAndGather(businessId: string, request: PriceRequest, queue: Queue): Promise<Gathered> {
    const knowledge = await this.knowledge.of(businessId);
    return queue(() => this.tenant.run(businessId, (em) => this.gather(em, businessId, request, knowledge)));
  }

  private async gather(
    em: EntityManager,
    businessId: string,
    request: PriceRequest,
    knowledge: Knowledge,
  ): Promise<Gathered> {
    const candidates =
      knowledge.model.jobs <= MOST_CANDIDATES
        ? await this.candidates.listNewest(em, businessId, MOST_CANDIDATES)
        : await this.candidates.search(em, businessId, searchTerms(request, knowledge.model));
    return { knowledge, candidates };
  }
}
