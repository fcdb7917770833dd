/**
 * Prices the sample firms of the pages with the pricing module that answers customers, and takes over what the chat asks.
 * Runs when the site is built; nothing of the backend reaches the pages but the figures and the questions.
 */
import { INTAKES, TIMING, TRADES } from '../../../backend/src/assistant/intake/index.ts';
import {
  estimate,
  interpret,
  learn,
  readDetails,
  type Estimate,
  type PastJob,
  type PriceResult,
  type PricingRule,
} from '../../../backend/src/pricing/index.ts';
import { demoChats } from '../content/demo/chats.ts';
import { demoRules } from '../content/demo/demo.ts';
import { trades, type SampleFirm } from '../content/trades/index.ts';
import type { RuleReading, Samples, WorkedSample } from '../src/sample.ts';

/** A fixed day, so that two builds of the same text show the same figures. */
const TODAY = '2026-10-01';

type RuleText = SampleFirm['rules'][number];

function readRules(rules: RuleText[]): PricingRule[] {
  return rules.map((rule, i) => ({
    id: `rule-${i + 1}`,
    ...rule,
    isActive: true,
    interpretation: interpret(rule.title, rule.description),
  }));
}

function pastJobs(firm: SampleFirm): PastJob[] {
  return firm.jobs.map(({ title, description, price, date }, i) => ({
    id: `job-${i + 1}`,
    title,
    description,
    priceCents: Math.round(price * 100),
    date,
  }));
}

function price(text: string, jobs: PastJob[], rules: PricingRule[]): PriceResult {
  const request = { text, details: readDetails(text, { today: TODAY }), today: TODAY };
  return estimate(request, jobs, rules, learn(jobs, rules));
}

function inDollars(found: Estimate) {
  return {
    currency: found.currency,
    amount: found.amountCents / 100,
    low: found.lowCents / 100,
    high: found.highCents / 100,
    lines: found.lines.map(({ label, amountCents, source }) => ({
      label,
      amount: amountCents / 100,
      source: { type: source.type },
    })),
    assumptions: found.assumptions,
  };
}

function reading(rule: PricingRule): RuleReading {
  const { explanation, example } = rule.interpretation;
  return { title: rule.title, description: rule.description, explanation, example };
}

/** How many past jobs a page shows; the estimate may rest on more. */
const COMPARABLES_SHOWN = 4;

/** Questions about the work itself that a page shows. */
const FACTORS_SHOWN = 4;

function questionsOf(industry: string): string[] {
  const trade = TRADES.find((name) => name === industry.toLowerCase());
  if (!trade) throw new Error(`the chat knows no trade ${industry}`);
  const { service, sizes, factors } = INTAKES[trade];
  // One size is asked for where no other fits better; a trade without one asks for each in its case.
  const usual = sizes.filter(({ when }) => !when);
  return [service, ...(usual.length > 0 ? usual : sizes), ...factors.slice(0, FACTORS_SHOWN), TIMING].map(
    ({ ask }) => ask,
  );
}

function workOut(name: string, industry: string, firm: SampleFirm): WorkedSample {
  const jobs = pastJobs(firm);
  const rules = readRules(firm.rules);
  const unread = rules.find((rule) => rule.interpretation.status !== 'priced');
  if (unread) throw new Error(`${name}: the rule “${unread.description}” was not understood`);
  const result = price(firm.request.join(' '), jobs, rules);
  if (!result.estimate) throw new Error(`${name}: no estimate (${result.reason})`);
  const comparables = result.comparables.slice(0, COMPARABLES_SHOWN).map((found) => ({
    title: jobs.find((job) => job.id === found.jobId)?.title ?? '',
    price: found.priceCents / 100,
    adjusted: found.adjustedCents / 100,
    adjustments: found.adjustments,
  }));
  return {
    estimate: inDollars(result.estimate),
    rules: rules.map(reading),
    comparables,
    questions: questionsOf(industry),
  };
}

function priceChats(firm: SampleFirm): Samples['chats'] {
  const jobs = pastJobs(firm);
  const rules = readRules(firm.rules);
  return Object.fromEntries(
    demoChats.map((chat) => {
      const priced = chat.messages.some(({ content }) => content.includes('{range}'));
      if (!priced) return [chat.id, null];
      const said = chat.messages.filter(({ type }) => type === 'customer').map(({ content }) => content);
      const found = price(said.join(' '), jobs, rules).estimate;
      if (!found) throw new Error(`no estimate for the demo chat ${chat.id}`);
      return [chat.id, inDollars(found)];
    }),
  );
}

/** All figures that the pages show. Throws when a sample gets no price or a rule of a sample is not understood. */
export function computeSamples(): Samples {
  const painter = trades.find(({ industry }) => industry === 'Painting');
  if (!painter) throw new Error('the demo firm is a painter, and there is none');
  const texts = demoRules.map(({ id, name, description }) => [id, { title: name, description }] as const);
  return {
    trades: Object.fromEntries(trades.map(({ slug, industry, sample }) => [slug, workOut(slug, industry, sample)])),
    chats: priceChats(painter.sample),
    demoRules: Object.fromEntries(
      texts.map(([id, text]) => [
        id,
        reading({ id, ...text, isActive: true, interpretation: interpret(text.title, text.description) }),
      ]),
    ),
  };
}
