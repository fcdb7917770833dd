import { Injectable } from '@nestjs/common';
import { Tenant } from '../../database/index.js';
import { type PastJob, type PriceRequest, type PriceResult, estimate, searchTerms } from '../../pricing/index.js';
import { CandidateRepository, MAX_CANDIDATES } from './candidate.repository.js';
import { type Knowledge, KnowledgeService } from './knowledge.service.js';

/** A price, and the past jobs that were looked at for it. */
export interface PricedRequest extends PriceResult {
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
    const knowledge = await this.knowledge.of(businessId);
    const candidates = await this.candidatesFor(businessId, request, knowledge);
    return { ...estimate(request, candidates, knowledge.rules, knowledge.model), candidates };
  }

  private candidatesFor(businessId: string, request: PriceRequest, { model }: Knowledge): Promise<PastJob[]> {
    return this.tenant.run(businessId, (em) =>
      model.jobs <= MAX_CANDIDATES
        ? this.candidates.listNewest(em, businessId, MAX_CANDIDATES)
        : this.candidates.search(em, businessId, searchTerms(request, model)),
    );
  }
}
