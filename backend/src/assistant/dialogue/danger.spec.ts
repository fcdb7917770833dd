import { Talk, business, priceOf } from '../assistant.fixture.js';
import { summaryOf } from './summary.js';

const PRICED = { estimate: priceOf(152_000), reason: null, comparables: [], warnings: [] };
const talkTo = (trade: 'painting' | 'plumbing' | 'hvac' | 'electrical') => new Talk(business(trade), {}, () => PRICED);

describe('a danger that the emergency services come first for', () => {
  it.each([
    ['painting', 'I smell gas in my kitchen', 'gas'],
    ['plumbing', 'I smell gas near my water heater', 'gas smell'],
    ['plumbing', 'There is a fire in my kitchen', 'fire'],
    ['hvac', 'our carbon monoxide alarm is going off by the furnace', 'carbon monoxide'],
    ['electrical', 'help, fire in the garage', 'fire'],
  ] as const)('has no price: %s, %s', async (trade, words, named) => {
    const talk = talkTo(trade);
    const { text, emergencyPhone } = await talk.say(words);
    expect(emergencyPhone).toBe('(503) 555-0160');
    expect(text).toMatch(/^Hi, I'm Straight Edge Works' automated assistant\. Leave the building first/);
    for (const more of ['Joe, 541-555-0199', '12 Elm St, Springfield', 'how much will that be?'])
      expect((await talk.say(more)).text).not.toContain('$');
    expect(talk.transcript.at(-1)?.content).toMatch(/^That has to be seen before it can be priced\./);
    expect(talk.state.estimate).toBeNull();
    expect(summaryOf(talk.state)).toMatch(new RegExp(`^EMERGENCY: Joe: .*${named}`, 'i'));
  });

  it.each(["My nan's house has a strong gas smell", 'My mum has a gas leak'])(
    'is one in whoever’s house it is: %s',
    async (words) => {
      expect((await talkTo('plumbing').say(words)).text).toContain('Leave the building first');
    },
  );

  it('leaves the work that is named afterwards its price', async () => {
    const talk = talkTo('plumbing');
    await talk.say('I smell gas near my water heater');
    await talk.say('Joe, 541-555-0199');
    const { text } = await talk.say('The gas company made it safe. Please replace the 50 gallon water heater');
    expect(text).toContain('$1,520');
    expect(summaryOf(talk.state)).toContain('gas smell');
  });

  it.each(["there's a fire in the lounge we want removed", 'we had a fire in the kitchen last year, repaint it'])(
    'is none in: %s',
    async (words) => {
      const { emergencyPhone } = await talkTo('painting').say(words);
      expect(emergencyPhone).toBeNull();
    },
  );
});
