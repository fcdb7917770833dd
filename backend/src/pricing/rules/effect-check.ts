import type { Effect } from '../types.js';

/** Beyond these it is a slip of the keyboard, or somebody trying what happens. */
const MOST_DOLLARS = 10_000_000;
const MOST_PERCENT = 1000;
/** Nobody takes more than the whole price off. */
const LEAST_PERCENT = -100;

/** Why no price can be computed with an effect: the field that is wrong, and a sentence for whoever named it. */
interface EffectFault {
  field: 'amount' | 'unit';
  message: string;
}

const isPercent = ({ kind }: Pick<Effect, 'kind'>): boolean => kind.startsWith('percentage');

const counts = ({ kind }: Effect): boolean =>
  kind === 'percentage_per_unit' || kind === 'fixed_per_unit' || kind === 'unit_rate';

/** The most that an effect's amount may be, in its own measure. */
export const mostOf = (effect: Pick<Effect, 'kind'>): number => (isPercent(effect) ? MOST_PERCENT : MOST_DOLLARS);

/** The amount that counts: percent below the least take the whole price off. */
export const limited = (effect: Effect): Effect =>
  isPercent(effect) && effect.amount < LEAST_PERCENT ? { ...effect, amount: LEAST_PERCENT } : effect;

/** The effect with what its kind takes and nothing else: no unit where none is counted, no empty condition. */
export function plainEffect({ kind, amount, unit, above, condition }: Effect): Effect {
  const counted = counts({ kind, amount, unit, above, condition });
  return {
    kind,
    amount,
    unit: counted ? unit : null,
    above: counted && above !== null && above > 0 ? above : null,
    condition: condition?.trim() || null,
  };
}

/** What keeps an effect from being worked into a price, whoever read it; null when it is sound. */
export function effectFault(effect: Effect): EffectFault | null {
  const { kind, amount, unit } = effect;
  const wrong = (message: string): EffectFault => ({ field: 'amount', message });
  if (counts(effect) && unit === null) return { field: 'unit', message: 'Name the unit that is counted' };
  if (!Number.isFinite(amount) || amount === 0) return wrong('Amount must be a number other than 0');
  if ((kind === 'unit_rate' || kind === 'minimum') && amount < 0) return wrong('Amount must be above 0');
  if (isPercent(effect))
    return amount < LEAST_PERCENT || amount > MOST_PERCENT ? wrong('Amount must be from -100% to 1,000%') : null;
  return Math.abs(amount) > MOST_DOLLARS ? wrong('Amount must be at most $10,000,000') : null;
}
