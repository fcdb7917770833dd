import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsNumber, IsOptional, IsString, MaxLength, Min } from 'class-validator';
import { EFFECT_KINDS, type EffectKind, UNITS, type Unit } from '../pricing/index.js';

/** One effect of a rule on a price. */
export class EffectDto {
  @ApiProperty({ enum: EFFECT_KINDS })
  @IsIn(EFFECT_KINDS)
  kind: EffectKind;

  @ApiProperty({ description: 'Percent or dollars; negative for a discount.' })
  @IsNumber(undefined, { message: 'Amount must be a number' })
  amount: number;

  @ApiProperty({ enum: UNITS, nullable: true })
  @IsOptional()
  @IsIn(UNITS)
  unit: Unit | null;

  @ApiProperty({ type: Number, nullable: true, description: 'Units that are free before it counts.' })
  @IsOptional()
  @Min(0)
  @IsNumber()
  above: number | null;

  @ApiProperty({ type: String, nullable: true, description: 'The words that switch it on; null = always.' })
  @IsOptional()
  @MaxLength(200)
  @IsString()
  condition: string | null;
}

export class ReadingDto {
  @ApiProperty({ type: [EffectDto] }) effects: EffectDto[];
  @ApiProperty() explanation: string;
  @ApiProperty() example: string;
}

/** How a rule was understood. */
export class InterpretationDto extends ReadingDto {
  @ApiProperty({ enum: ['priced', 'note'] }) status: 'priced' | 'note';
  @ApiPropertyOptional({
    type: ReadingDto,
    description: "A model's proposal; it counts only once the owner confirms it.",
  })
  proposed?: ReadingDto;
}
