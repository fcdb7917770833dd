import { unitName } from '../language/index.js';
import { sayDollars, sayNumber } from '../work/index.js';
import type { AppliedEffect } from './rule-book.js';

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
