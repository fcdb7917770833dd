import { unitName, withDigits } from '../language/index.js';
import type { AppliedEffect } from './applied-effects.js';

const WHOLE = withDigits(0, 0);
const TENTHS = withDigits(0, 1);
const HUNDREDTHS = withDigits(0, 2);
const CENTS = withDigits(2, 2);

/** Dollars as people write them: "$1,150", "$0.85", "$3.50". */
export function sayDollars(cents: number): string {
  const amount = (cents % 100 === 0 ? WHOLE : CENTS).format(Math.abs(cents) / 100);
  return `${cents < 0 ? '-' : ''}$${amount}`;
}

/** A count or size as people write it: "1,800", "2.5". */
export function sayNumber(value: number): string {
  return (value < 10 ? HUNDREDTHS : value < 100 ? TENTHS : WHOLE).format(value);
}

/** What an effect does to this piece of work: "+20%", "+10% × 2 storeys", "600 sq ft × $2", "3 × $20", "+$85". */
export function sayEffect({ effect, units }: AppliedEffect): string {
  const sign = effect.amount < 0 ? '-' : '+';
  const what = effect.unit === null || effect.unit === 'item' ? '' : ` ${unitName(effect.unit, units)}`;
  const counted = sayNumber(units) + what;
  const dollars = sayDollars(Math.round(effect.amount * 100));
  switch (effect.kind) {
    case 'percentage':
      return `${sign}${sayNumber(Math.abs(effect.amount))}%`;
    case 'percentage_per_unit':
      return `${sign}${sayNumber(Math.abs(effect.amount))}% × ${counted}`;
    case 'fixed':
      if (units > 1) return `${counted} × ${dollars}`;
      return effect.amount < 0 ? dollars : `+${dollars}`;
    case 'minimum':
      return `at least ${dollars}`;
    case 'fixed_per_unit':
    case 'unit_rate':
      return `${counted} × ${dollars}`;
  }
}
