import { applyDecorators } from '@nestjs/common';
import { ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import { IsInt, IsOptional, Max, Min } from 'class-validator';

/** A whole number of a query, from `least` to `most`; left out, it is the field's own default. */
export function WholeNumber(name: string, least: number, most: number, fallback: number): PropertyDecorator {
  const message = `${name} must be a whole number from ${least} to ${most}`;
  return applyDecorators(
    ApiPropertyOptional({ default: fallback }),
    IsOptional(),
    Type(() => Number),
    IsInt({ message }),
    Min(least, { message }),
    Max(most, { message }),
  );
}

/** The number of a page, counted from 0, and how deep a list can be paged. */
export const PageNumber = (): PropertyDecorator => WholeNumber('page', 0, 10_000, 0);
