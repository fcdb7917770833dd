import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { notFound } from '../../common/index.js';
import type { PricingRule } from '../../pricing/index.js';
import { readRuleWords } from '../../rules/index.js';
import { accuracySummaryDto } from './accuracy.dto.js';
import type { ImpactDto, ImpactInput } from './impact.dto.js';
import { KnowledgeService } from './knowledge.service.js';
import { Learning } from './learning.js';

/** Id of a rule that is only being thought about. */
const NOT_SAVED_YET = '00000000-0000-4000-8000-000000000000';
/** Jobs that a what-if is tried on: enough to see a difference, few enough to answer while the owner types. */
const MAX_JOBS = 300;

/** What adding, changing or switching off a rule would do to the back-test; of one that stays as it is, what it does. */
@Injectable()
export class ImpactService {
  constructor(
    private readonly knowledge: KnowledgeService,
    private readonly learning: Learning,
  ) {}

  /** @throws DomainError not_found when ruleId names no rule of this business; invalid as for saving a rule. */
  async of(businessId: string, input: ImpactInput): Promise<ImpactDto> {
    const { rules } = await this.knowledge.of(businessId);
    const before = rules.find(({ id }) => id === input.ruleId);
    if (input.ruleId !== undefined && !before) throw notFound('Rule');
    const others = rules.filter((rule) => rule !== before);
    const rule = changed(before, input);
    const change =
      input.remove === true
        ? { rules, after: others }
        : isTold(before, rule)
          ? { rules: others, after: [...others, { ...rule, isActive: true }] }
          : { rules, after: [...others, rule] };
    const impact = await this.learning.impact(businessId, async () => ({
      jobs: await this.knowledge.listLearnedJobs(businessId, MAX_JOBS),
      ...change,
    }));
    return {
      before: accuracySummaryDto(impact.before),
      after: accuracySummaryDto(impact.after),
      change: impact.change,
      jobsAffected: impact.jobsAffected,
      message: impact.message,
    };
  }
}

/** Nothing would be priced otherwise: what is told then is what the rule does where it counts. */
const isTold = (before: PricingRule | undefined, after: PricingRule): boolean =>
  before?.isActive === true ? isDeepStrictEqual(counting(before), counting(after)) : !after.isActive;

const counting = ({ isActive, interpretation: { effects } }: PricingRule) => ({ isActive, effects });

function changed(before: PricingRule | undefined, input: ImpactInput): PricingRule {
  const title = input.title ?? before?.title ?? '';
  const description = input.description ?? before?.description ?? '';
  const { confirmedEffects } = input;
  const isSame = confirmedEffects === undefined && title === before?.title && description === before.description;
  return {
    id: before?.id ?? NOT_SAVED_YET,
    title,
    description,
    isActive: input.isActive ?? before?.isActive ?? true,
    interpretation: isSame
      ? before.interpretation
      : readRuleWords({ title, description, ...(confirmedEffects && { confirmedEffects }) }).interpretation,
  };
}
