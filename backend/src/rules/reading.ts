import { invalidField } from '../common/index.js';
import {
  type Effect,
  type Interpretation,
  describeEffects,
  effectFault,
  interpret,
  plainEffect,
} from '../pricing/index.js';
import type { EffectDto } from './interpretation.dto.js';

/** The words of a rule, with the reading of them that its owner confirmed, if any. */
interface RuleWords {
  title: string;
  description: string;
  confirmedEffects?: EffectDto[];
}

export interface RuleReading {
  interpretation: Interpretation;
  /** The reading is the owner's and not the grammar's. */
  confirmed: boolean;
}

/**
 * Reads a rule as saving it would: by the grammar, and as the owner confirmed where the grammar finds no price.
 * @throws DomainError invalid when no price can be computed with what was confirmed
 */
export function readRuleWords({ title, description, confirmedEffects = [] }: RuleWords): RuleReading {
  const effects = confirmedEffects.map(confirmedEffect);
  const interpretation = interpret(title, description);
  if (interpretation.status === 'priced' || effects.length === 0) return { interpretation, confirmed: false };
  return { interpretation: { status: 'priced', effects, ...describeEffects(effects) }, confirmed: true };
}

function confirmedEffect({ kind, amount, unit, above, condition }: EffectDto, at: number): Effect {
  const effect = plainEffect({ kind, amount, unit: unit ?? null, above: above ?? null, condition: condition ?? null });
  const fault = effectFault(effect);
  if (fault) throw invalidField(`confirmedEffects.${at}.${fault.field}`, fault.message);
  return effect;
}
