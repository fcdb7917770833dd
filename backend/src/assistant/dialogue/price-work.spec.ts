import type { PriceResult } from '../../pricing/index.js';
import { business, priceOf, rule, Talk } from '../assistant.fixture.js';

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

describe('an answer in numbers alone', () => {
  it('is told to whoever works the price out', async () => {
    const steep = rule('Steep', 'Add 18% when steeper than 8/12', 'steeper than 8/12');
    const talk = new Talk(business('roofing', { rules: [steep] }));
    expect((await talk.say('2000 sq ft asphalt shingle roof')).text).toContain('steep');
    await talk.say('9/12');
    expect(talk.state.said).toContain('9/12');
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

describe('prices that are not ready yet', () => {
  it('are left to the owner, and told as soon as they are there', async () => {
    let isReady = false;
    const talk = new Talk(business('painting'), {}, () => (isReady ? found(120_000) : null));
    const { text, contactRequested } = await talk.say('3 rooms, walls only, this month');
    expect(text).toContain("I can't work out the price just now.");
    expect(text).toContain('the owner answers you personally');
    expect(text).not.toMatch(/\$\d/);
    expect(contactRequested).toBe(true);
    expect(talk.state).toMatchObject({ estimate: null, shownCents: null });
    expect((await talk.say('Jo Mason, 503-555-0188')).text).not.toContain('just now');
    isReady = true;
    expect((await talk.say('two coats please')).text).toContain('$1,200');
  });

  it('are not missed while something is asked first', async () => {
    let isReady = false;
    const talk = new Talk(business('painting'), {}, () => (isReady ? found(120_000) : null));
    const { text } = await talk.say('I want some walls painted');
    expect(text).toContain('?');
    expect(text).not.toContain('just now');
    isReady = true;
    expect((await talk.say('3 rooms, walls only, this month')).text).toContain('$1,200');
  });

  it('leave the one that was told', async () => {
    let isReady = true;
    const talk = new Talk(business('painting'), {}, () => (isReady ? found(120_000) : null));
    expect((await talk.say('3 rooms, walls only, this month')).text).toContain('$1,200');
    isReady = false;
    expect((await talk.say('two coats please')).text).not.toContain('just now');
    expect(talk.state).toMatchObject({ shownCents: 120_000, estimate: { amountCents: 120_000 } });
  });
});
