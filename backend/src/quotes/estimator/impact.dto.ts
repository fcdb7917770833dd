import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsBoolean, IsOptional, IsUUID } from 'class-validator';
import { Text } from '../../common/index.js';
import { ConfirmedEffects, EffectDto, MAX_DESCRIPTION, MAX_TITLE } from '../../rules/index.js';
import { RULE_CHANGES, type RuleChange } from '../../pricing/index.js';
import { AccuracySummaryDto } from './accuracy.dto.js';

/** A rule as it would be: a new one, a changed one (ruleId), or one that is taken away (remove). */
export class ImpactInput {
  @ApiPropertyOptional({ format: 'uuid' })
  @IsOptional()
  @IsUUID(undefined, { message: 'ruleId must be the id of a rule' })
  ruleId?: string;

  @Text('Title', MAX_TITLE, { optional: true, empty: true }) title?: string;
  @Text('Description', MAX_DESCRIPTION, { optional: true, empty: true }) description?: string;

  @ApiPropertyOptional({ default: true })
  @IsOptional()
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive?: boolean;

  @ConfirmedEffects() confirmedEffects?: EffectDto[];

  @ApiPropertyOptional()
  @IsOptional()
  @IsBoolean({ message: 'remove must be true or false' })
  remove?: boolean;
}

/** How the back-test would change. */
export class ImpactDto {
  @ApiProperty({ type: AccuracySummaryDto }) before: AccuracySummaryDto;
  @ApiProperty({ type: AccuracySummaryDto }) after: AccuracySummaryDto;
  @ApiProperty({
    enum: RULE_CHANGES,
    description: 'on: the rule counts after and not before; off: before and not after; changed: otherwise than before.',
  })
  change: RuleChange;

  @ApiProperty({ description: 'Past jobs to which it applies, or would no longer.' }) jobsAffected: number;
  @ApiProperty() message: string;
}
