import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, IsOptional } from 'class-validator';
import { Text } from '../../common/index.js';
import { ComparableDto, DetailsDto, EstimateDto } from '../../estimates/index.js';
import { type NoEstimateReason, type Unit, UNITS } from '../../pricing/index.js';

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
  @ApiProperty({ type: DetailsDto }) details: DetailsDto;
  @ApiProperty({ type: [ComparableDto] }) comparables: ComparableDto[];
  @ApiProperty({ type: [String], description: 'For the owner: what is odd about the rules or jobs behind this price.' })
  warnings: string[];
}
