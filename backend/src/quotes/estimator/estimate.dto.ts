import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import { Text } from '../../common/index.js';
import {
  type Details,
  type Estimate,
  type LineSource,
  type NoEstimateReason,
  PROPERTY_TYPES,
  type Unit,
  UNITS,
  URGENCIES,
} from '../../pricing/index.js';
import type { PricedRequest } from './estimator.service.js';

export class QuantityDto {
  @ApiProperty() quantity: number;
  @ApiProperty({ enum: UNITS }) unit: string;
  @ApiProperty({ type: String, nullable: true }) of: string | null;
}

/** What a text about work was read as. */
export class DetailsDto {
  @ApiProperty({ type: String, nullable: true }) service: string | null;
  @ApiProperty({ enum: URGENCIES, nullable: true }) urgency: string | null;
  @ApiProperty({ type: String, nullable: true, format: 'date' }) preferredDate: string | null;
  @ApiProperty({ enum: PROPERTY_TYPES, nullable: true }) propertyType: string | null;
  @ApiProperty({ type: String, nullable: true }) location: string | null;
  @ApiProperty({ type: [QuantityDto] }) quantities: QuantityDto[];
  @ApiProperty({ type: [String] }) conditions: string[];
  @ApiProperty({ type: String, nullable: true }) issues: string | null;
}

export class LineSourceDto {
  @ApiProperty({ enum: ['jobs', 'rule'] }) type: 'jobs' | 'rule';
  @ApiPropertyOptional({ type: [String] }) jobIds?: string[];
  @ApiPropertyOptional() ruleId?: string;
}

export class EstimateLineDto {
  @ApiProperty() label: string;
  @ApiProperty({ description: 'Dollars.' }) amount: number;
  @ApiProperty({ type: LineSourceDto }) source: LineSource;
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

/** One past job behind an estimate; for the owner only. */
export class ComparableDto {
  @ApiProperty() jobId: string;
  @ApiProperty() title: string;
  @ApiProperty({ description: 'What it cost, in dollars.' }) price: number;
  @ApiProperty({ description: 'What it would have cost for this request, in dollars.' }) adjusted: number;
  @ApiProperty({ description: '0 to 1.' }) similarity: number;
  @ApiProperty({ type: [String] }) adjustments: string[];
}

export class QuickEstimateInput {
  @Text('Description', 100_000) description: string;

  @ApiPropertyOptional({ type: DetailsDto, description: 'Corrections of what the description was read as.' })
  @IsOptional()
  @IsObject({ message: 'details must be an object' })
  details?: object;
}

export class QuickEstimateDto {
  @ApiProperty({ type: EstimateDto, nullable: true }) estimate: EstimateDto | null;
  @ApiPropertyOptional({ enum: ['needs_details', 'no_basis', 'hidden_by_owner', 'needs_visit'] })
  reason?: NoEstimateReason;
  @ApiPropertyOptional({ enum: UNITS, description: 'The measure that a price for this work waits for.' })
  missing?: Unit;
  @ApiProperty({ type: DetailsDto }) details: Details;
  @ApiProperty({ type: [ComparableDto] }) comparables: ComparableDto[];
  @ApiProperty({ type: [String], description: 'For the owner: what is odd about the rules or jobs behind this price.' })
  warnings: string[];
}

const dollars = (cents: number) => cents / 100;

export const estimateDto = (estimate: Estimate): EstimateDto => ({
  currency: estimate.currency,
  amount: dollars(estimate.amountCents),
  low: dollars(estimate.lowCents),
  high: dollars(estimate.highCents),
  confidence: estimate.confidence,
  basis: estimate.basis,
  lines: estimate.lines.map(({ label, amountCents, source }) => ({ label, amount: dollars(amountCents), source })),
  assumptions: estimate.assumptions,
});

export function comparableDtos(priced: PricedRequest): ComparableDto[] {
  const titles = new Map(priced.candidates.map(({ id, title }) => [id, title]));
  return priced.comparables.map(({ jobId, priceCents, adjustedCents, similarity, adjustments }) => ({
    jobId,
    title: titles.get(jobId) ?? '',
    price: dollars(priceCents),
    adjusted: dollars(adjustedCents),
    similarity,
    adjustments,
  }));
}
