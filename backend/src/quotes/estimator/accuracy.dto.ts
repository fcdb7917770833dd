import { ApiProperty } from '@nestjs/swagger';
import { toDollars } from '../../common/index.js';
import type { AccuracyReport } from '../../pricing/index.js';

/** How estimates would have held on the owner's own jobs, each estimated from the others. Shares are 0 to 1. */
export class AccuracySummaryDto {
  @ApiProperty() jobs: number;
  @ApiProperty() estimated: number;
  @ApiProperty({ type: Number, nullable: true, description: 'Percent.' }) medianAbsolutePercentageError: number | null;
  @ApiProperty({ type: Number, nullable: true }) withinTwentyFivePercent: number | null;
  @ApiProperty({ type: Number, nullable: true }) rangeCoverage: number | null;
  @ApiProperty({ type: Number, nullable: true, description: 'Width of the range as a share of the estimate.' })
  medianRangeWidth: number | null;
  @ApiProperty({ type: Number, nullable: true }) tooLow: number | null;
  @ApiProperty({ type: Number, nullable: true }) tooHigh: number | null;
}

export class BackTestRowDto {
  @ApiProperty() jobId: string;
  @ApiProperty({ description: 'Dollars.' }) actual: number;
  @ApiProperty() estimate: number;
  @ApiProperty() low: number;
  @ApiProperty() high: number;
}

export class AccuracyDto extends AccuracySummaryDto {
  @ApiProperty({ type: [BackTestRowDto] }) byJob: BackTestRowDto[];
  @ApiProperty({ type: [String], description: 'What to add next, in plain words.' }) advice: string[];
}

export function accuracySummaryDto(report: AccuracyReport): AccuracySummaryDto {
  const { byJob: _, ...summary } = report;
  return summary;
}

export const accuracyDto = (report: AccuracyReport, advice: string[]): AccuracyDto => ({
  ...accuracySummaryDto(report),
  byJob: report.byJob.map(({ jobId, actualCents, estimateCents, lowCents, highCents }) => ({
    jobId,
    actual: toDollars(actualCents),
    estimate: toDollars(estimateCents),
    low: toDollars(lowCents),
    high: toDollars(highCents),
  })),
  advice,
});
