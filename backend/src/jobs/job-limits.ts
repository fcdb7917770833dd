import { applyDecorators } from '@nestjs/common';
import { IsNumber, Max, Min } from 'class-validator';

/** What a job may hold, however it comes in: typed, imported, or won from a chat. Dollars and characters. */
export const MAX_TITLE = 300;
export const MAX_DESCRIPTION = 100_000;
const MAX_PRICE = 100_000_000;
const NEGATIVE = 'Price must be 0 or greater';
const TOO_HIGH = 'Price must be 100,000,000 or less';

/** Why a price in dollars cannot be one; null when it can. */
export function priceProblem(dollars: number): string | null {
  if (dollars < 0) return NEGATIVE;
  return dollars > MAX_PRICE ? TOO_HIGH : null;
}

/** A field of a body that holds a price in dollars. */
export const Price = (): PropertyDecorator =>
  applyDecorators(
    IsNumber({}, { message: NEGATIVE }),
    Min(0, { message: NEGATIVE }),
    Max(MAX_PRICE, { message: TOO_HIGH }),
  );
