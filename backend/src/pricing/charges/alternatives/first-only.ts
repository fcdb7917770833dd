import { conceptsOf } from '../../rules/index.js';
import type { Effect } from '../../types.js';

interface Held {
  ruleId: string;
  effect: Effect;
  units: number;
  /** What each one beyond the first costs (see RuleContext). */
  isForMore: boolean;
}

const isOfOneThing = ({ condition: one }: Effect, { condition: other }: Effect): boolean =>
  one === other || conceptsOf(one ?? '').join(' ') === conceptsOf(other ?? '').join(' ');

/** "$30 a window, each additional $25": the first price is that of so many as the second is not for. */
export const withFirstOnly = <H extends Held>(held: H[]): H[] =>
  held.map((one) => {
    const { ruleId, effect, units } = one;
    if (effect.kind !== 'unit_rate') return one;
    const more = held.find(
      (other) =>
        other.isForMore &&
        other.ruleId === ruleId &&
        other.effect.unit === effect.unit &&
        other.effect.amount < effect.amount &&
        isOfOneThing(other.effect, effect),
    );
    return more ? { ...one, units: Math.min(units, more.effect.above ?? units) } : one;
  });
