import fc from 'fast-check';
import type { PastJob, PriceRequest, PriceResult, PricingRule } from '../../types.js';
import { estimate, learn } from '../index.js';
import {
  anyJobs,
  anyRequest,
  anyRules,
  rule,
  sensibleJobs,
  sensibleRequest,
  sensibleRules,
} from '../samples.fixture.js';

function price(request: PriceRequest, jobs: PastJob[], rules: PricingRule[]): PriceResult {
  return estimate(request, jobs, rules, learn(jobs, rules));
}

function expectSound({ estimate: price, reason }: PriceResult): void {
  expect(price === null).toBe(reason !== null);
  if (price === null) return;
  const { amountCents, lowCents, highCents, lines } = price;
  expect(lines.reduce((sum, line) => sum + line.amountCents, 0)).toBe(amountCents);
  for (const cents of [amountCents, lowCents, highCents]) expect(Number.isSafeInteger(cents)).toBe(true);
  expect(lowCents).toBeGreaterThanOrEqual(0);
  expect(lowCents).toBeLessThanOrEqual(amountCents);
  expect(amountCents).toBeLessThanOrEqual(highCents);
  for (const { source } of lines) if (source.type === 'jobs') expect(source.jobIds.length).toBeGreaterThan(0);
}

describe('every price', () => {
  it('adds up to the cent, inside its range, never negative, and changes with nothing that does not count', () => {
    const percent = fc.integer({ min: -90, max: 900 });
    fc.assert(
      fc.property(
        sensibleRequest,
        sensibleJobs,
        sensibleRules,
        fc.nat({ max: 6 }),
        percent,
        (request, jobs, rules, turn, amount) => {
          const first = price(request, jobs, rules);
          expectSound(first);
          const turned = <T>(list: T[]): T[] => [...list.slice(turn), ...list.slice(0, turn)].reverse();
          const stored: ReturnType<typeof learn> = JSON.parse(JSON.stringify(learn(jobs, rules)));
          const active = rules.filter(({ isActive }) => isActive);
          const idle = rule('idle', 'Asbestos', {
            kind: 'percentage',
            amount,
            condition: 'asbestos shingles in the attic',
          });
          expect({
            again: price(request, structuredClone(jobs), structuredClone(rules)),
            inAnotherOrder: price(request, turned(jobs), turned(rules)),
            fromWhatWasStored: estimate(request, jobs, rules, stored),
            withoutInactiveRules: price(request, jobs, active),
            withARuleThatHoldsNowhere: price(request, jobs, [...rules, idle]),
          }).toEqual({
            again: first,
            inAnotherOrder: first,
            fromWhatWasStored: first,
            withoutInactiveRules: first,
            withARuleThatHoldsNowhere: first,
          });
        },
      ),
    );
  });

  it('survives any input', () => {
    fc.assert(
      fc.property(anyRequest, anyJobs, anyRules, (request, jobs, rules) => {
        expectSound(price(request, jobs, rules));
      }),
    );
  });

  it('is never lowered by a rule that adds a surcharge', () => {
    const kinds = fc.constantFrom('percentage' as const, 'fixed' as const);
    fc.assert(
      fc.property(
        sensibleRequest,
        sensibleJobs,
        kinds,
        fc.integer({ min: 1, max: 900 }),
        (request, jobs, kind, amount) => {
          const gated: PriceRequest = { ...request, text: `${request.text}. We have a locked community gatehouse.` };
          const surcharge = rule('more', 'Gatehouse', { kind, amount, condition: 'locked community gatehouse' });
          const [without, withIt] = [price(gated, jobs, []).estimate, price(gated, jobs, [surcharge]).estimate];
          if (without === null || withIt === null) return;
          expect(withIt.amountCents).toBeGreaterThanOrEqual(without.amountCents);
          expect(withIt.lines.at(-1)?.label.startsWith('Gatehouse')).toBe(true);
        },
      ),
    );
  });
});
