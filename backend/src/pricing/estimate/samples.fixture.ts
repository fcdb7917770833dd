import fc from 'fast-check';
import { anyCharacters } from '../any-text.fixture.js';
import { emptyDetails, readDetails } from '../reading/index.js';
import { interpret } from '../rules/index.js';
import {
  UNITS,
  type Effect,
  type PastJob,
  type PriceRequest,
  type PriceResult,
  type PricingRule,
  type Unit,
} from '../types.js';
import { estimate } from './estimate.js';
import { learn } from './learn.js';
import type { BusinessModel } from './methods/model.js';

/** Ready-made jobs of a painter: outside by the square foot, inside by the room, one of them heritage listed. */
export const PAINTER_JOBS: PastJob[] = [
  job('a', 'Exterior repaint', '1,400 sq ft of siding, single storey', 3_640),
  job('b', 'Cottage outside walls', '950 sq ft of weatherboard painted', 2_565),
  job('c', 'Exterior of a villa', '1,600 sq ft, heritage listed', 4_990),
  job('d', 'Exterior walls and eaves', '1,900 sq ft of brick and timber', 4_845),
  job('e', 'Farmhouse exterior', '2,100 sq ft of siding, mildew washed', 5_350),
  job('f', 'Bedrooms inside', '3 rooms, walls only, interior', 1_380),
  job('g', 'Interior walls', '5 rooms, interior walls and ceilings', 2_350),
  job('h', 'Interior refresh', '6 rooms, interior walls', 2_640),
];

export function job(id: string, title: string, description: string, dollars: number, date = '2026-03-01'): PastJob {
  return { id, title, description, priceCents: Math.round(dollars * 100), date };
}

export function rule(
  id: string,
  title: string,
  ...effects: (Partial<Effect> & Pick<Effect, 'kind' | 'amount'>)[]
): PricingRule {
  const full = effects.map((effect) => ({ unit: null, above: null, condition: null, ...effect }));
  const interpretation = { status: 'priced' as const, effects: full, explanation: '', example: '' };
  return { id, title, description: '', isActive: true, interpretation };
}

/** Rules as an owner writes them, each read from its text. */
export const written = (...texts: [title: string, description: string][]): PricingRule[] =>
  texts.map(([title, description], at) => ({
    ...{ id: `r${at}`, title, description, isActive: true },
    interpretation: interpret(title, description),
  }));

/** A rate for one kind of work; its id is its title, too. */
export const perUnit = (id: string, amount: number, unit: Unit, condition: string): PricingRule =>
  rule(id, id, { kind: 'unit_rate', amount, unit, condition });

export function asked(text: string, today = '2026-06-01'): PriceRequest {
  return { text, details: readDetails(text, { today }), today };
}

/** A fence builder's rate, and jobs at twice that rate. */
export const RATE = rule('rate', 'Fence', { kind: 'unit_rate', amount: 30, unit: 'lin_ft', condition: 'cedar fence' });
export const FENCES = [60, 90, 150, 240].map((feet) =>
  job(`f${feet}`, 'Cedar fence', `${feet} ft of cedar fence`, feet * 60),
);

const models = new WeakMap<PastJob[], WeakMap<PricingRule[], BusinessModel>>();

/** What the same jobs and rules teach is learned once. */
function learnOnce(jobs: PastJob[], rules: PricingRule[]): BusinessModel {
  const known = models.get(jobs) ?? new WeakMap<PricingRule[], BusinessModel>();
  models.set(jobs, known);
  const model = known.get(rules) ?? learn(jobs, rules);
  known.set(rules, model);
  return model;
}

const NO_RULES: PricingRule[] = [];
const NO_JOBS: PastJob[] = [];

/** A text priced from rules and jobs, as learned from just these. */
export function price(text: string, rules = NO_RULES, jobs = PAINTER_JOBS): PriceResult {
  return estimate(asked(text), jobs, rules, learnOnce(jobs, rules));
}

/** What a text costs by rules alone, in dollars; null where they price nothing of it. */
export function dollars(text: string, rules: PricingRule[]): number | null {
  const { estimate: found } = price(text, rules, NO_JOBS);
  return found === null ? null : found.amountCents / 100;
}

/** A pool of texts: reading one takes longer than pricing it, and a thousand runs read each of them once. */
const PHRASES =
  `exterior painting 1,400 sq ft|exterior painting 2,000 sq ft heritage listed|interior walls 3 rooms|interior painting|cedar fence 120 ft
  |cedar fence 200 ft with one gate|gate repair|kitchen drain cleared|emergency drain cleared at night|water heater replaced|steep roof 1,800 sq ft
  |roof 2,200 sq ft|roof leak repair|panel upgrade|5 outlets in the garage|8 outlets|tile floor 60 sq ft|tile floor 180 sq ft|deck stained 300 sq ft
  |two storey exterior painting|large deck|4 windows replaced|10 windows replaced|odd jobs, 3 hours|bathroom`.split(
    /\s*\|/,
  );
const phrase = fc.constantFrom(...PHRASES);

const odd = fc.oneof(
  anyCharacters(20),
  fc.constantFrom(
    '',
    ' ',
    '🎨🏠',
    '\u202eright to left',
    'constructor __proto__ toString',
    '999999999999 sq ft',
    '-5 rooms',
    '0 windows',
  ),
);

const date = fc.option(
  fc.integer({ min: 0, max: 1_500 }).map((days) => new Date(Date.UTC(2022, 0, 1 + days)).toISOString().slice(0, 10)),
);

const id = fc.integer({ min: 0, max: 1_000_000 }).map(String);

export const sensibleJobs = fc.uniqueArray(
  fc.record({ id, title: phrase, description: phrase, priceCents: fc.integer({ min: 1, max: 5_000_000 }), date }),
  { selector: (one) => one.id, maxLength: 14 },
);

const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(Number.NaN, Infinity, -Infinity, 1e308, -1e308, 0, -1),
);

export const anyJobs = fc.array(
  fc.record({
    id: fc.oneof(id, odd),
    title: fc.oneof(phrase, odd),
    description: fc.oneof(phrase, odd),
    priceCents: anyNumber,
    date: fc.oneof(date, odd),
  }),
  { maxLength: 10 },
);

const condition = fc.option(
  fc.constantFrom(
    'heritage listed',
    'steep roof',
    'emergency',
    'cedar',
    'two storey',
    'over $5,000',
    'under $300',
    'interior walls',
  ),
);

const effect = (amount: fc.Arbitrary<number>): fc.Arbitrary<Effect> =>
  fc.record({
    kind: fc.constantFrom('percentage', 'percentage_per_unit', 'fixed', 'fixed_per_unit', 'unit_rate', 'minimum'),
    amount,
    unit: fc.option(fc.constantFrom(...UNITS)),
    above: fc.option(fc.integer({ min: 0, max: 20 })),
    condition,
  });

const rulesOf = (amount: fc.Arbitrary<number>): fc.Arbitrary<PricingRule[]> =>
  fc.uniqueArray(
    fc.record({
      id,
      title: fc.oneof(phrase, odd),
      description: phrase,
      isActive: fc.boolean(),
      interpretation: fc.record({
        status: fc.constant('priced' as const),
        effects: fc.array(effect(amount), { minLength: 1, maxLength: 3 }),
        explanation: fc.constant(''),
        example: fc.constant(''),
      }),
    }),
    { selector: (one) => one.id, maxLength: 5 },
  );

export const sensibleRules = rulesOf(fc.integer({ min: -60, max: 400 }));
export const anyRules = rulesOf(anyNumber);

export const sensibleRequest = fc.tuple(phrase, date).map(([text, today]) => asked(text, today ?? undefined));

export const anyRequest: fc.Arbitrary<PriceRequest> = fc
  .tuple(fc.oneof(phrase, odd), fc.oneof(odd, fc.constant('2026-06-01')), anyNumber, fc.constantFrom(...UNITS), odd)
  .map(([text, today, quantity, unit, service]) => ({
    text,
    today,
    details: { ...emptyDetails(), service, quantities: [{ quantity, unit, of: text }] },
  }));
