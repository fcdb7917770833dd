import { Injectable } from '@nestjs/common';
import { comparableDtos, estimateDto } from '../../estimates/index.js';
import { readDetails } from '../../pricing/index.js';
import { ProfilesService } from '../../profiles/index.js';
import { EstimatorService } from './estimator.service.js';
import { correctedDetails } from './corrected-details.js';
import type { QuickEstimateDto, QuickEstimateInput } from './quick-estimate.dto.js';

/** What a caller says, priced for the owner: no conversation, and prices are never hidden. */
@Injectable()
export class QuickEstimateService {
  constructor(
    private readonly estimator: EstimatorService,
    private readonly profiles: ProfilesService,
  ) {}

  async estimate(businessId: string, input: QuickEstimateInput): Promise<QuickEstimateDto> {
    const today = await this.profiles.today(businessId);
    const details = { ...readDetails(input.description, { today }), ...correctedDetails(input.details) };
    const priced = await this.estimator.estimate(businessId, { text: input.description, details, today });
    return {
      estimate: priced.estimate ? estimateDto(priced.estimate) : null,
      ...(priced.reason ? { reason: priced.reason } : {}),
      ...(priced.missing ? { missing: priced.missing } : {}),
      details,
      comparables: comparableDtos(priced.comparables, priced.candidates),
      warnings: priced.warnings,
    };
  }
}
