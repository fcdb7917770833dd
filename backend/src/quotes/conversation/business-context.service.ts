import { Injectable } from '@nestjs/common';
import { type BusinessFacts, measuresInMetres, tradeOf, tradesBeside } from '../../assistant/index.js';
import { Tenant } from '../../database/index.js';
import { splitExcepted } from '../../pricing/index.js';
import { type Profile, ProfilesService, dateIn } from '../../profiles/index.js';
import { type Rule, RulesService } from '../../rules/index.js';
import { EstimatorService } from '../estimator/estimator.service.js';

/** A business as its visitors may know it, and how it wants its prices shown. */
export interface BusinessContext {
  facts: BusinessFacts;
  profile: Profile;
  today: string;
}

const MOST_RULES_READ = 300;
const orNull = (text: string): string | null => text.trim() || null;

function published({ title, description, interpretation }: Rule): BusinessFacts['rules'][number] {
  const conditions = interpretation.effects.flatMap(({ condition }) => splitExcepted(condition).main ?? []);
  return { title, description, conditions, isPriced: interpretation.effects.length > 0 };
}

function factsOf(profile: Profile, rules: readonly Rule[], jobs: readonly string[]): BusinessFacts {
  const active = rules.filter(({ isActive }) => isActive).slice(0, MOST_RULES_READ);
  const { id, businessName, phone, contactEmail, businessAddress, about, services, industry } = profile;
  const titles = rules
    .map(({ title, description }) => `${title} ${description}`)
    .join('\n')
    .slice(0, 20_000);
  const trade = tradeOf({ industry, businessName, about: `${about} ${services.join(' ')}`, titles, jobs });
  return {
    id,
    name: businessName,
    phone: orNull(phone),
    email: orNull(contactEmail),
    address: orNull(businessAddress),
    about: orNull(about),
    services,
    isMetric: measuresInMetres(jobs, profile.country),
    trade,
    otherTrades: tradesBeside(trade, jobs),
    hasPrices: jobs.length > 0 || active.some(({ interpretation }) => interpretation.effects.length > 0),
    rules: active.map(published),
  };
}

/** Gathers what an assistant may know about a business: its profile, its active rules, what its jobs are measured in and which trades they tell of; no job, no other chat. */
@Injectable()
export class BusinessContextService {
  constructor(
    private readonly tenant: Tenant,
    private readonly profiles: ProfilesService,
    private readonly rules: RulesService,
    private readonly estimator: EstimatorService,
  ) {}

  /** @throws DomainError not_found */
  async of(businessId: string): Promise<BusinessContext> {
    return this.tenant.run(businessId, async (em) => {
      const profile = await this.profiles.getWithin(em, businessId);
      const rules = await this.rules.listForPricingWithin(em, businessId);
      const jobs = await this.estimator.newestWork(em, businessId);
      return { facts: factsOf(profile, rules, jobs), profile, today: dateIn(profile.timezone, new Date()) };
    });
  }
}
