import { isCounted } from '../../language/index.js';
import type { Effect } from '../../types.js';

const KIND = /^(?:an? )?(?:double|triple|large|small|big)(?: one)?$/i;

/** "$250 per gate, $450 for a double": of what is counted right before it, each of that kind. */
export const withKindsCounted = (effects: Effect[]): Effect[] =>
  effects.map((effect, at) => {
    const before = effects[at - 1];
    const isKind =
      effect.kind === 'fixed' &&
      before?.kind === 'unit_rate' &&
      isCounted(before.unit ?? '') &&
      KIND.test(effect.condition ?? '');
    return isKind ? { ...effect, kind: 'unit_rate', unit: before.unit } : effect;
  });
