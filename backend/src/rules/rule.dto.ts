import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { ArrayMaxSize, IsBoolean, IsOptional } from 'class-validator';
import { IsMoment, Records, Text } from '../common/index.js';
import { EffectDto, InterpretationDto } from './interpretation.dto.js';
import type { Rule } from './rule.entity.js';

/** Characters. */
export const MAX_TITLE = 300;
export const MAX_DESCRIPTION = 100_000;
const NO_EFFECTS = 'confirmedEffects must be a list of effects';

/** A reading that the owner confirmed. */
export const ConfirmedEffects = (): PropertyDecorator =>
  applyDecorators(
    ApiPropertyOptional({
      type: [EffectDto],
      description: 'A reading that the owner confirmed; used where the grammar finds none.',
    }),
    IsOptional(),
    ArrayMaxSize(20),
    Records(() => EffectDto, NO_EFFECTS, NO_EFFECTS),
  );

/** The words of a rule; the description may be empty where the title says it all. */
export class InterpretInput {
  @Text('Title', MAX_TITLE, { empty: true }) title: string;
  @Text('Description', MAX_DESCRIPTION, { empty: true }) description: string;

  @ApiPropertyOptional({ description: 'Ask the model for a reading where the grammar finds none.' })
  @IsOptional()
  @IsBoolean()
  propose?: boolean;

  @ConfirmedEffects() confirmedEffects?: EffectDto[];
}

/** What an owner sends for a rule. New rules default to active. */
export class RuleInput {
  @Text('Title', MAX_TITLE) title: string;
  @Text('Description', MAX_DESCRIPTION) description: string;

  @ApiPropertyOptional({ default: true })
  @IsOptional()
  @IsBoolean({ message: 'isActive must be true or false' })
  isActive?: boolean;

  @ConfirmedEffects() confirmedEffects?: EffectDto[];

  @ApiPropertyOptional({
    type: String,
    format: 'date-time',
    description: 'updatedAt of the rule as it was loaded; refuses the save when it has changed since.',
  })
  @IsOptional()
  @IsMoment('updatedAt must be a date and time')
  updatedAt?: string;
}

/** A rule on the wire. */
export class RuleDto {
  @ApiProperty({ format: 'uuid' }) id: string;
  @ApiProperty({ format: 'uuid' }) businessId: string;
  @ApiProperty() title: string;
  @ApiProperty() description: string;
  @ApiProperty() isActive: boolean;
  @ApiProperty({ type: InterpretationDto }) interpretation: InterpretationDto;
  @ApiProperty({ description: 'The reading is the owner’s confirmation.' }) confirmed: boolean;
  @ApiProperty({ format: 'date-time' }) createdAt: string;
  @ApiProperty({ format: 'date-time' }) updatedAt: string;
}

export const ruleDto = (rule: Rule): RuleDto => ({
  id: rule.id,
  businessId: rule.businessId,
  title: rule.title,
  description: rule.description,
  isActive: rule.isActive,
  interpretation: rule.interpretation,
  confirmed: rule.confirmed,
  createdAt: rule.createdAt.toISOString(),
  updatedAt: rule.updatedAt.toISOString(),
});

export class RuleFindingDto {
  @ApiProperty({ enum: ['overlap', 'contradiction', 'never_fires', 'unreadable'] }) kind: string;
  @ApiProperty({ type: [String] }) ruleIds: string[];
  @ApiProperty() message: string;
}

export class RuleCheckDto {
  @ApiProperty({ type: [RuleFindingDto] }) findings: RuleFindingDto[];
}

export class StarterRuleDto {
  @ApiProperty() title: string;
  @ApiProperty() description: string;
  @ApiProperty({ type: InterpretationDto }) interpretation: InterpretationDto;
}

export class StarterPackDto {
  @ApiProperty() trade: string;
  @ApiProperty({ type: [StarterRuleDto] }) rules: StarterRuleDto[];
}
