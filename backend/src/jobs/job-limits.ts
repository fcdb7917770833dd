import { applyDecorators } from '@nestjs/common';
import { IsNumber, Max, Min } from 'class-validator';

/** What a job may hold, however it comes in: typed, imported, or won from a chat. Dollars and characters. */
export const MAX_TITLE = 300;
export const MAX_DESCRIPTION = 100_000;
const MAX_PRICE = 100_000_000;
const NEGATIVE = 'Price must be 0 or greater';
const NOTHING = 'Price must be greater than 0';
const TOO_HIGH = 'Price must be 100,000,000 or less';

/** Why a price in dollars cannot be one; null when it can. */
export function priceProblem(dollars: number): string | null {
  if (dollars < 0) return NEGATIVE;
  return dollars > MAX_PRICE ? TOO_HIGH : null;
}

/** A field of a body that holds a price in dollars. */
export const Price = (): PropertyDecorator => priceFrom(0, NEGATIVE);

/** The same where there has to be one: what comes to no cent would teach the next estimate nothing. */
export const PricePaid = (): PropertyDecorator => priceFrom(0.01, NOTHING);

const priceFrom = (least: number, message: string): PropertyDecorator =>
  applyDecorators(IsNumber({}, { message }), Min(least, { message }), Max(MAX_PRICE, { message: TOO_HIGH }));
