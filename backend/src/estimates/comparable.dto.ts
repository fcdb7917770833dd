import { ApiProperty } from '@nestjs/swagger';
import { toDollars } from '../common/index.js';
import type { Comparable, PastJob } from '../pricing/index.js';

/** One past job behind an estimate; for the owner only. */
export class ComparableDto {
  @ApiProperty() jobId: string;
  @ApiProperty() title: string;
  @ApiProperty({ description: 'What it cost, in dollars.' }) price: number;
  @ApiProperty({ description: 'What it would have cost for this request, in dollars.' }) adjusted: number;
  @ApiProperty({ description: '0 to 1.' }) similarity: number;
  @ApiProperty({ type: [String] }) adjustments: string[];
}

/** @param candidates the jobs that were looked at, which have the titles */
export function comparableDtos(
  comparables: Comparable[],
  candidates: Pick<PastJob, 'id' | 'title'>[],
): ComparableDto[] {
  const titles = new Map(candidates.map(({ id, title }) => [id, title]));
  return comparables.map(({ jobId, priceCents, adjustedCents, similarity, adjustments }) => ({
    jobId,
    title: titles.get(jobId) ?? '',
    price: toDollars(priceCents),
    adjusted: toDollars(adjustedCents),
    similarity,
    adjustments,
  }));
}
