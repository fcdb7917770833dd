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

  async estimate(businessId: string, request: PriceRequest): Promise<PricedRequest> {
    const { knowledge, candidates } =
      (await this.tenant.run(businessId, async (em) => {
        const known = await this.knowledge.recall(em, businessId);
        return known && this.gather(em, businessId, request, known);
      })) ?? (await this.learnAndGather(businessId, request));
    return { ...estimate(request, candidates, knowledge.rules, knowledge.model), candidates };
  }

  private async learnAndGather(businessId: string, request: PriceRequest): Promise<Gathered> {
    const knowledge = await this.knowledge.of(businessId);
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
