import { Injectable } from '@nestjs/common';
import { Audit } from '../auth/index.js';
import { type ListQuery, editedElsewhere, notFound } from '../common/index.js';
import { type EntityManager, type Page, Tenant } from '../database/index.js';
import { type RuleFinding, STARTER_TRADES, checkRules } from '../pricing/index.js';
import { type RuleReading, readRuleWords } from './reading.js';
import type { RuleInput, StarterPackDto } from './rule.dto.js';
import type { Rule } from './rule.entity.js';
import { type NewRule, type RuleColumn, RuleRepository } from './rule.repository.js';
import { starterRules } from './starter-readings.js';

/** Most rules that one business prices with: the newest. More are kept and listed. Every visitor's message reads them. */
const MAX_PRICING_RULES = 1_000;

@Injectable()
export class RulesService {
  constructor(
    private readonly tenant: Tenant,
    private readonly rules: RuleRepository,
    private readonly audit: Audit,
  ) {}

  list(businessId: string, query: ListQuery<RuleColumn>): Promise<Page<Rule>> {
    return this.tenant.run(businessId, (em) => this.rules.list(em, businessId, query));
  }

  /** Inside the caller's unit of work. */
  hasAnyWithin(em: EntityManager, businessId: string): Promise<boolean> {
    return this.rules.hasAny(em, businessId);
  }

  /** All rules, active or not, as pricing takes them. */
  listForPricing(businessId: string): Promise<Rule[]> {
    return this.tenant.run(businessId, (em) => this.listForPricingWithin(em, businessId));
  }

  /** The same inside the caller's unit of work. */
  listForPricingWithin(em: EntityManager, businessId: string): Promise<Rule[]> {
    return this.rules.listForPricing(em, businessId, MAX_PRICING_RULES);
  }

  /** @throws DomainError not_found */
  get(businessId: string, id: string): Promise<Rule> {
    return this.tenant.run(businessId, (em) => this.rules.get(em, businessId, id));
  }

  /** It is read before the unit of work begins: a long rule must hold no connection meanwhile. */
  async create(businessId: string, input: RuleInput): Promise<Rule> {
    const rule = newRule(input, readRuleWords(input), null);
    return this.tenant.run(businessId, (em) => this.rules.insert(em, businessId, rule));
  }

  /** The same inside the caller's unit of work. */
  createWithin(em: EntityManager, businessId: string, input: RuleInput): Promise<Rule> {
    return this.rules.insert(em, businessId, newRule(input, readRuleWords(input), null));
  }

  /** @throws DomainError not_found; conflict (edited_elsewhere) when the rule has changed since it was loaded. */
  async update(businessId: string, id: string, input: RuleInput): Promise<Rule> {
    const read = readRuleWords(input);
    return this.tenant.run(businessId, async (em) => {
      const before = await this.rules.get(em, businessId, id);
      const saved = await this.rules.update(em, businessId, id, newRule(input, read, before), input.updatedAt ?? null);
      if (!saved) throw editedElsewhere('rule');
      return saved;
    });
  }

  /** @throws DomainError not_found */
  async remove(businessId: string, id: string): Promise<void> {
    await this.tenant.run(businessId, async (em) => {
      if (!(await this.rules.remove(em, businessId, id))) throw notFound('Rule');
      await this.audit.recordDeletion(em, businessId, 'rule_deleted', id);
    });
  }

  /** Rules that overlap, contradict each other, can never fire or were not understood. */
  async check(businessId: string): Promise<RuleFinding[]> {
    return checkRules(await this.listForPricing(businessId));
  }

  starterPacks(): StarterPackDto[] {
    return STARTER_TRADES.map((trade) => ({
      trade,
      rules: (starterRules(trade) ?? []).map(({ title, description, interpretation }) => ({
        title,
        description,
        interpretation,
      })),
    }));
  }

  /**
   * Adds a trade's examples, all inactive until the owner confirms each; those whose title is there already are left out.
   * @throws DomainError not_found for an unknown trade.
   */
  async addStarterPack(businessId: string, trade: string): Promise<Rule[]> {
    const examples = starterRules(trade);
    if (!examples) throw notFound('Starter pack');
    return this.tenant.run(businessId, async (em) => {
      const added: Rule[] = [];
      const there = await this.rules.titlesAmong(
        em,
        businessId,
        examples.map(({ title }) => title),
      );
      for (const example of examples.filter(({ title }) => !there.has(title))) {
        added.push(await this.rules.insert(em, businessId, { ...example, isActive: false }));
      }
      return added;
    });
  }
}

/** The rule as it was read; what was confirmed before stays while the words do. */
function newRule(input: RuleInput, read: RuleReading, before: Rule | null): NewRule {
  const { title, description } = input;
  const isActive = input.isActive ?? before?.isActive ?? true;
  const isKept =
    read.interpretation.status === 'note' &&
    before?.confirmed === true &&
    before.title === title &&
    before.description === description;
  return {
    title,
    description,
    isActive,
    ...(isKept ? { interpretation: before.interpretation, confirmed: true } : read),
  };
}
