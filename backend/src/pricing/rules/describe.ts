import type { Effect } from '../types.js';

export function describeEffects(effects: Effect[]): { explanation: string; example: string } {
  return { explanation: effects.length === 0 ? 'note' : '', example: effects.length === 0 ? '' : 'x' };
}
