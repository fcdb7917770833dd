import { conceptsOf } from '../../rules/index.js';
import type { Effect } from '../../types.js';

interface Priced {
  ruleId: string;
  effect: Effect;
  /** Its place among the prices of its rule. */
  place: number;
  /** What each one beyond the first costs (see RuleContext). */
  isForMore: boolean;
}
interface Held extends Priced {
  units: number;
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

/** "EV charger $850, includes 20 ft of wire, then $18 a foot": the wire of a hot tub, where no charger is asked for, costs nothing by this. */
export const withoutLaterAlone = <H extends Priced>(held: H[], asked: Priced[]): H[] =>
  held.filter((one) => {
    const first = asked.find(({ ruleId, place }) => ruleId === one.ruleId && place === one.place - 1);
    const isLater =
      one.isForMore &&
      first?.effect.kind === 'fixed' &&
      first.effect.amount > 0 &&
      first.effect.condition !== null &&
      first.effect.condition !== one.effect.condition;
    return !isLater || held.some(({ ruleId, place }) => ruleId === first.ruleId && place === first.place);
  });
