import { business, rule, Talk } from '../../assistant.fixture.js';
import { otherTradeAnswer, withoutOtherTrades } from './other-trades.js';

const painter = business('painting');

describe('a question for work of another trade', () => {
  it.each([
    ['painting', 'do you do plumbing?'],
    ['painting', 'do you do electrical work?'],
    ['painting', 'Hi, do you guys also do roofing'],
    ['plumbing', 'can you do drywall repair as well?'],
    ['roofing', 'do you handle landscaping?'],
    ['electrical', 'do you fix leaking taps?'],
    ['fencing', 'Do you install hardwood floors?'],
  ] as const)('of %s is noted for the owner, and asks for no work: %s', (trade, asked) => {
    const facts = business(trade);
    expect(otherTradeAnswer(asked, facts)).toMatchObject({
      text: "Nothing here tells me whether Straight Edge Works does that: I've noted your question for them.",
      passOn: true,
    });
    expect(withoutOtherTrades(asked, facts)).not.toMatch(/\p{L}{4}/u);
  });

  it.each([
    ['painting', 'do you do ceilings?'],
    ['painting', 'do you do exterior painting?'],
    ['painting', 'do you do cabinets?'],
    ['painting', 'do you do decks?'],
    ['plumbing', 'do you replace toilets?'],
    ['plumbing', 'can you fix my drywall?'],
    ['handyman', 'do you do plumbing?'],
    ['electrical', 'do you do estimates on weekends?'],
    ['painting', 'do you work with my plumber?'],
  ] as const)('is none, of %s: %s', (trade, asked) => {
    expect(otherTradeAnswer(asked, business(trade))).toBeNull();
    expect(withoutOtherTrades(asked, business(trade))).toBe(asked);
  });

  it('is answered from what the owner wrote, and what past jobs and services show', () => {
    const about = 'We paint. We do no plumbing.';
    expect(otherTradeAnswer('do you do plumbing?', { ...painter, about })?.text).toBe(
      'Straight Edge Works says: We do no plumbing.',
    );
    for (const known of [{ otherTrades: ['plumbing' as const] }, { services: ['Small plumbing repairs'] }])
      expect(otherTradeAnswer('do you do plumbing?', { ...painter, ...known })).toMatchObject({
        text: 'Yes, Straight Edge Works has done that kind of work before.',
        passOn: false,
      });
    const rules = [rule('Drywall', 'Drywall patches are $90 each', 'drywall patches')];
    expect(otherTradeAnswer('do you do drywall?', { ...painter, rules })).toBeNull();
  });

  it('leaves the work of the lead as it is, and is answered', async () => {
    const talk = new Talk(painter);
    expect((await talk.say('do you do plumbing?')).text).toContain(
      "I've noted your question for them. What would you like",
    );
    await talk.say('interior painting of 3 rooms, walls only, next week');
    for (const asked of ['do you also do roofing?', 'do you do electrical work?']) {
      expect((await talk.say(asked)).text).toContain('Nothing here tells me whether Straight Edge Works does that');
      expect(talk.state.details.service).toBe('interior painting');
    }
    expect(talk.state.openQuestions).toHaveLength(3);
  });

  it('leaves the work that is told beside it', async () => {
    const talk = new Talk(painter);
    await talk.say('Do you do plumbing? And I need 2 rooms painted, 300 sq ft of walls');
    expect(talk.state.details.service).toBe('interior painting');
  });
});
