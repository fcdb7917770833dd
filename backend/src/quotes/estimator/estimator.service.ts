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
type Queue = <T>(work: () => Promise<T>) => Promise<T>;

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

  /** The price for somebody who waits until it is there. */
  async estimate(businessId: string, request: PriceRequest): Promise<PricedRequest> {
    const known = await this.gatherKnown(businessId, request);
    if (known) return priced(request, known);
    const knowledge = await this.knowledge.of(businessId);
    return priced(request, await this.gatherFor(businessId, request, knowledge));
  }

  /**
   * The price for a visitor; null where what it is computed from is not learned in time.
   * @param queue takes the work on the database. Learning, which may take a while, keeps no place in it.
   */
  async estimateSoon(businessId: string, request: PriceRequest, queue: Queue): Promise<PricedRequest | null> {
    const known = await queue(() => this.gatherKnown(businessId, request));
    if (known) return priced(request, known);
    const knowledge = await this.knowledge.soon(businessId);
    return knowledge && priced(request, await queue(() => this.gatherFor(businessId, request, knowledge)));
  }

  /** The owner's words of the newest jobs, clipped: what the business measures, and in what. */
  newestWork(em: EntityManager, businessId: string): Promise<string[]> {
    return this.candidates.listNewestWork(em, businessId, MEASURED_JOBS);
  }

  /** Null where there is something to learn. */
  private gatherKnown(businessId: string, request: PriceRequest): Promise<Gathered | null> {
    return this.tenant.run(businessId, async (em) => {
      const known = await this.knowledge.recall(em, businessId);
      return known && this.gather(em, businessId, request, known);
    });
  }

  private gatherFor(businessId: string, request: PriceRequest, knowledge: Knowledge): Promise<Gathered> {
    return this.tenant.run(businessId, (em) => this.gather(em, businessId, request, knowledge));
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

const priced = (request: PriceRequest, { knowledge, candidates }: Gathered): PricedRequest => ({
  ...estimate(request, candidates, knowledge.rules, knowledge.model),
  candidates,
});
