import { Talk, business } from '../assistant.fixture.js';
import type { Trade } from '../intake/index.js';

const NEEDS_SIZE = { estimate: null, reason: 'needs_details' as const, comparables: [], warnings: [] };
const of = (trade: Trade) => new Talk(business(trade, { hasPrices: false }), {}, () => NEEDS_SIZE);

describe('where nothing can be priced', () => {
  it.each([
    ['plumbing', 'I need a new water heater', '50 gallon'],
    ['painting', 'Paint my bedroom', 'about 12x14'],
    ['electrical', 'I need some outlets in the garage', '4'],
    ['other', 'can you fix my shed', 'not sure'],
    ['roofing', 'new shingle roof', '2,000 sq ft'],
  ] as const)('%s: %s is passed to the owner, and no size is asked for', async (trade, wish, size) => {
    const talk = of(trade);
    const first = await talk.say(wish);
    expect(first.text).toContain('I pass it to Straight Edge Works right away');
    expect(first.text).toContain('What is your name, and which phone number or email address');
    expect((await talk.say(size)).text).not.toMatch(/how (?:big|many|large|long)|square/i);
    await talk.say('Ann Lee, 541-555-0199');
    const asked = [];
    for (const answer of ['12 Elm St, Salem', 'this week', 'a house']) {
      asked.push(talk.state.pending);
      await talk.say(talk.state.pending === 'timing' ? 'this week' : answer);
    }
    expect(asked).toContain('location');
    expect(talk.transcript.at(-1)?.content).toContain('has everything and will get back to you.');
  });

  it('asks what is to be done, where only a thing or a trade was named', async () => {
    const talk = of('plumbing');
    expect((await talk.say('hi')).text).toContain('what do you need done?');
  });
});
