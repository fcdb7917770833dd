import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsString, IsUUID, MaxLength } from 'class-validator';
import { Trimmed } from '../../common/index.js';
import { AccuracySummaryDto } from './accuracy.dto.js';

/** A rule as it would be: a new one, a changed one (ruleId), or one that is taken away (remove). */
export class ImpactInput {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'ruleId must be the id of a rule' })
  ruleId?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @Trimmed()
  @MaxLength(300, { message: 'Title must be at most 300 characters' })
  @IsString({ message: 'Title is required' })
  title?: string;

  @ApiPropertyOptional()
  @IsOptional()
  @Trimmed()
  @MaxLength(100_000, { message: 'Description must be at most 100000 characters' })
  @IsString({ message: 'Description is required' })
  description?: string;

  @ApiPropertyOptional({ default: true })
  @IsOptional()
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive?: boolean;

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean({ message: 'remove must be true or false' })
  remove?: boolean;
}

/** How the back-test would change. */
export class ImpactDto {
  @ApiProperty({ type: AccuracySummaryDto }) before: AccuracySummaryDto;
  @ApiProperty({ type: AccuracySummaryDto }) after: AccuracySummaryDto;
  @ApiProperty({ description: 'Past jobs whose estimate would change.' }) jobsAffected: number;
  @ApiProperty() message: string;
}
