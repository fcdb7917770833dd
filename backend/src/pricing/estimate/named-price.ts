import { isServiceMark, type AppliedEffect, type Work } from '../comparables/index.js';
import { readDetails } from '../reading/index.js';

/**
 * Rules that state the price of the very work asked for ("AC tune-up $129", "EV charger install $650"): where no past job
 * tells a price, theirs is the price. What only comes on top (a permit, an emergency) names no work. Returns rule ids.
 */
export function pricesByName(applied: AppliedEffect[], work: Work): string[] {
  const asked = new Set(work.serviceWords.filter(isServiceMark).map((mark) => mark.slice(mark.indexOf(':') + 1)));
  return applied.flatMap(({ ruleId, title, effect }) => {
    if (effect.kind !== 'fixed' || effect.amount <= 0 || effect.condition === null) return [];
    const names = [effect.condition, title].map((text) => readDetails(text, { today: '2000-01-01' }).service);
    return names.some((name) => name !== null && asked.has(name.toLowerCase())) ? [ruleId] : [];
  });
}
