import type { Effect, Rule } from '@chalkline/api';

/** A rule as it is typed. */
export interface RuleForm {
  title: string;
  description: string;
  isActive: boolean;
  /** A reading that the owner has said yes to; it is dropped when the words change. */
  confirmedEffects?: Effect[] | undefined;
}

export function formOf(rule: Rule | undefined): RuleForm {
  return {
    title: rule?.title ?? '',
    description: rule?.description ?? '',
    isActive: rule?.isActive ?? true,
    ...(rule?.confirmed === true && { confirmedEffects: rule.interpretation.effects }),
  };
}
