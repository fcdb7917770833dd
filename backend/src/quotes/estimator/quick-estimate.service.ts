import { Injectable } from '@nestjs/common';
import { readDetails } from '../../pricing/index.js';
import { ProfilesService } from '../../profiles/index.js';
import { type QuickEstimateDto, type QuickEstimateInput, comparableDtos, estimateDto } from './estimate.dto.js';
import { EstimatorService } from './estimator.service.js';
import { correctedDetails } from './corrected-details.js';

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
      comparables: comparableDtos(priced),
      warnings: priced.warnings,
    };
  }
}
