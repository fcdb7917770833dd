import type { PriceResult } from '../../pricing/index.js';
import { business, priceOf, Talk } from '../assistant.fixture.js';

const none = { comparables: [], warnings: [] };
const found = (cents: number): PriceResult => ({ estimate: priceOf(cents), reason: null, ...none });

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
