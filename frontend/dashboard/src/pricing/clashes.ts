import type { Effect, Rule } from '@chalkline/api';

/** One sentence for every active rule that already changes the price for the same reason in the same way. */
export function clashesWith(effects: Effect[], others: Rule[]): string[] {
  const sentences = others.flatMap((rule) => {
    const same = rule.interpretation.effects.find((theirs) => effects.some((effect) => alike(effect, theirs)));
    if (same === undefined) return [];
    const when = same.condition === null ? 'every job' : `“${same.condition}”`;
    return [
      same.kind === 'minimum'
        ? `“${rule.title}” already sets a lowest price for ${when}.`
        : `“${rule.title}” already changes the price for ${when}. Both would count.`,
    ];
  });
  return [...new Set(sentences)];
}

/** Whether a rule still says what it said: what was found in the saved words holds for no others. */
export const sameEffects = (one: Effect[], other: Effect[]): boolean => JSON.stringify(one) === JSON.stringify(other);

function alike(one: Effect, other: Effect): boolean {
  return (
    one.kind === other.kind &&
    one.unit === other.unit &&
    (one.condition ?? '').toLowerCase() === (other.condition ?? '').toLowerCase()
  );
}
