import { ApiExtraModels, ApiProperty, getSchemaPath } from '@nestjs/swagger';
import { toDollars } from '../common/index.js';
import type { Estimate, LineSource } from '../pricing/index.js';

class JobsSourceDto {
  @ApiProperty({ enum: ['jobs'] }) type: 'jobs';
  @ApiProperty({ type: [String] }) jobIds: string[];
}

class RuleSourceDto {
  @ApiProperty({ enum: ['rule'] }) type: 'rule';
  @ApiProperty() ruleId: string;
}

@ApiExtraModels(JobsSourceDto, RuleSourceDto)
export class EstimateLineDto {
  @ApiProperty() label: string;
  @ApiProperty({ description: 'Dollars.' }) amount: number;
  @ApiProperty({ oneOf: [{ $ref: getSchemaPath(JobsSourceDto) }, { $ref: getSchemaPath(RuleSourceDto) }] })
  source: LineSource;
}

/** An estimate on the wire: dollars; the lines add up to the amount, to the cent. */
export class EstimateDto {
  @ApiProperty({ enum: ['USD'] }) currency: 'USD';
  @ApiProperty() amount: number;
  @ApiProperty() low: number;
  @ApiProperty() high: number;
  @ApiProperty({ enum: ['high', 'medium', 'low'] }) confidence: 'high' | 'medium' | 'low';
  @ApiProperty({ enum: ['rate', 'comparable_jobs', 'mixed'] }) basis: 'rate' | 'comparable_jobs' | 'mixed';
  @ApiProperty({ type: [EstimateLineDto] }) lines: EstimateLineDto[];
  @ApiProperty({ type: [String] }) assumptions: string[];
}

export const estimateDto = (estimate: Estimate): EstimateDto => ({
  currency: estimate.currency,
  amount: toDollars(estimate.amountCents),
  low: toDollars(estimate.lowCents),
  high: toDollars(estimate.highCents),
  confidence: estimate.confidence,
  basis: estimate.basis,
  lines: estimate.lines.map(({ label, amountCents, source }) => ({ label, amount: toDollars(amountCents), source })),
  assumptions: estimate.assumptions,
});
