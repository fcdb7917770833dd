import type { PriceResult } from '../../pricing/index.js';
import { business, priceOf, Talk } from '../assistant.fixture.js';

const none = { comparables: [], warnings: [] };
const found = (cents: number): PriceResult => ({ estimate: priceOf(cents), reason: null, ...none });

describe('a price far beyond the dearest job like it', () => {
  const beside = (cents: number): PriceResult => ({
    ...found(cents),
    comparables: [{ jobId: 'a', similarity: 0.9, priceCents: 370_000, adjustedCents: 238_700, adjustments: [] }],
  });

  it('is left to the owner', async () => {
    const talk = new Talk(business('other'), {}, () => beside(881_699_839));
    const { text } = await talk.say('termite treatment for the whole house, 1200 sq ft, this month');
    expect(text).not.toMatch(/\$\d/);
    expect(text).toContain('the owner answers you personally');
  });

  it('is told where the job is only a big one', async () => {
    const talk = new Talk(business('other'), {}, () => beside(9_000_000));
    expect((await talk.say('termite treatment for the whole house, 1200 sq ft, this month')).text).toContain('$90,000');
  });
});

describe('a correction after the price', () => {
  it('changes it at once, whatever is still to be asked', async () => {
    const talk = new Talk(business('cleaning'));
    await talk.say('48 windows, inside and outside');
    expect((await talk.say('Correction: 38 windows, not 48. The east wing does its own.')).text).toContain('$3,800');
  });
});

describe('a remark after the price', () => {
  it('asks for the size that the price did without and keeps the price until it is told', async () => {
    const talk = new Talk(business('other'), {}, ({ text, details }) => {
      if (details.quantities.some(({ unit }) => unit === 'lin_ft')) return found(160_000);
      return text.includes('crawl space')
        ? { estimate: null, reason: 'needs_details', missing: 'lin_ft', ...none }
        : found(120_000);
    });
    expect((await talk.say('termite treatment for the whole house, this month')).text).toContain('$1,200');
    const { text } = await talk.say('there is a crawl space under it, too');
    expect(text).toContain('feet');
    expect(talk.state.estimate?.amountCents).toBe(120_000);
    expect((await talk.say('190 ft')).text).toContain('$1,600');
  });

  it('asks once, and goes on where it is not known', async () => {
    const talk = new Talk(business('other'), {}, ({ text }) =>
      text.includes('crawl space')
        ? { estimate: null, reason: 'needs_details', missing: 'lin_ft', ...none }
        : found(120_000),
    );
    await talk.say('termite treatment for the whole house, this month');
    expect((await talk.say('there is a crawl space under it, too')).text).toContain('feet');
    const { text } = await talk.say('no idea, sorry');
    expect(text).not.toContain('feet');
    expect(talk.state.estimate?.amountCents).toBe(120_000);
  });
});
