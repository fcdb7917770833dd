import type { PriceResult } from '../../pricing/index.js';
import { business, priceOf, questionsIn, rule, Talk } from '../assistant.fixture.js';
import type { PublishedRule } from '../port.js';
import { measuresInMetres } from './questions/metric.js';

const NOTE: PublishedRule = { title: 'Dogs', description: 'Please keep dogs indoors', conditions: [], isPriced: false };

/** What each reply to these messages asks. */
async function asked(talk: Talk, ...messages: string[]): Promise<string[]> {
  const asked: string[] = [];
  for (const message of messages) asked.push(questionsIn((await talk.say(message)).text).at(-1) ?? '');
  return asked;
}

describe('the order of questions', () => {
  it('has the second way to be reached at its end', async () => {
    const talk = new Talk(business('painting'));
    const questions = await asked(
      talk,
      '3 rooms, walls only, sometime this month',
      'eli@example.com',
      'Eli Voss',
      '9 Dune Street, Salem',
      'a house',
      'no thanks',
    );
    expect(questions.map((question) => /name|where|house|phone/i.exec(question)?.[0] ?? '')).toEqual(
      ['name', 'name', 'Where', 'house', 'phone', ''], // prettier-ignore
    );
    expect(talk.state.closed).toBe(true);
  });

  it('has no second way where one of two was chosen', async () => {
    const talk = new Talk(business('painting'));
    await asked(talk, '3 rooms of a house, walls only, sometime this month', 'Eli Voss, eli@example.com');
    expect(await asked(talk, '9 Dune Street, Salem')).toEqual(['']);
  });

  it('has no size of the trade where other work has a price without one', async () => {
    const price: PriceResult = {
      estimate: { ...priceOf(40_000), basis: 'comparable_jobs' },
      reason: null,
      comparables: [],
      warnings: [],
    };
    expect(await asked(new Talk(business('fencing'), {}, () => price), 'My pool is green, can you clean it?')).toEqual([
      expect.stringMatching(/When/),
    ]);
    expect(await asked(new Talk(business('fencing'), {}, () => price), 'I want a vinyl fence')).toEqual([
      expect.stringMatching(/how many feet/i),
    ]);
  });

  it('has no choice that a rule offers for other work', async () => {
    const rules = [rule('Composite', 'Composite decking adds 30%', 'Composite decking')];
    const ask = (wanted: string): Promise<string[]> => asked(new Talk(business('carpentry', { rules })), wanted);
    expect(await ask('a deck, 12 x 20 ft')).toEqual([expect.stringMatching(/material/)]);
    expect(await ask('new stair railing, 20 ft')).toEqual([expect.not.stringMatching(/material/)]);
  });

  it('in an emergency is who, and where, and nothing else', async () => {
    const talk = new Talk(business('plumbing'));
    const { text, emergencyPhone } = await talk.say(
      'water is dripping through our hall ceiling from a pipe upstairs!!',
    );
    expect(emergencyPhone).toBe('(503) 555-0160');
    expect(text).toContain('What is your name');
    const [where, end] = await asked(talk, 'Eli Voss, 503-555-0133', '9 Dune Street, Salem');
    expect([where, end]).toEqual(['Where is the property (street and town)?', '']);
  });

  it('for an address alone in an emergency goes on to the number', async () => {
    const talk = new Talk(business('plumbing'));
    await talk.say('a pipe burst, water everywhere!');
    expect(await asked(talk, 'Eli Voss, eli@example.com')).toEqual([
      'Is there also a phone number for quick questions?',
    ]);
  });

  it('asks nobody where they live who will not be reached', async () => {
    const talk = new Talk(business('painting'));
    const [when, end] = await asked(
      talk,
      '3 rooms, walls only, a ballpark please. I leave no name, number or email',
      'sometime this month',
    );
    expect(when).toBe('When would you like it done?');
    expect(end).toBe('');
    expect(talk.state.closed).toBe(true);
  });

  it('comes back to the day that was passed over', async () => {
    const talk = new Talk(business('painting'));
    const [when] = await asked(talk, '3 rooms, walls only');
    expect(when).toBe('When would you like it done?');
    const [again] = await asked(talk, 'oh, there is no lift, only stairs');
    expect(again).toBe('And roughly when should it be done?');
  });

  it.each([
    ['9 Dune Street', '9 Dune Street, Salem'],
    ['Dune Lane', 'Dune Lane, Salem'],
    ["it's 31 birchwood", '31 birchwood, Salem'],
    ["I'd rather not say", 'Salem'],
    ["that's it", 'Salem'],
    ["he'll get it by text", 'Salem'],
    ['I want the walls green, please', 'Salem'],
  ])('asks once for the street of a town that was named in passing: %s', async (answer, location) => {
    const talk = new Talk(business('painting'));
    await asked(talk, "3 rooms of our house in Salem, walls only, this month. It's been years since the last coat");
    expect(await asked(talk, 'Eli Voss, 503-555-0133')).toEqual(['What is the street address?']);
    expect(await asked(talk, answer)).not.toContain('What is the street address?');
    expect(talk.state.details.location).toBe(location);
  });

  it('hears what is told of the work instead of a street', async () => {
    const talk = new Talk(business('painting'));
    await asked(talk, '3 rooms of our house in Salem, walls only, this month', 'Eli Voss, 503-555-0133');
    await talk.say('You need a long ladder, the ceilings are 15 ft high');
    expect(talk.state.details.location).toBe('Salem');
    expect(talk.state.said.at(-1)).toContain('15 ft');
  });

  it('asks for no street where the place was the answer', async () => {
    const talk = new Talk(business('painting'));
    await asked(talk, '3 rooms of a house, walls only, this month', 'Eli Voss, 503-555-0133', 'Salem');
    expect(talk.state.closed).toBe(true);
  });

  it('takes no for an answer about the place', async () => {
    const talk = new Talk(business('painting'));
    await asked(talk, '3 rooms, walls only, this month', 'Eli Voss, 503-555-0133');
    const { text } = await talk.say("I'd rather not say");
    expect(text).toMatch(/^That's fine\. Is the property/);
    expect(talk.state.contactRefused).toBe(false);
  });

  it('holds no question that only a note speaks of', async () => {
    const pets = /Are there pets/;
    const first = async (rules: PublishedRule[]): Promise<string> =>
      (await new Talk(business('cleaning', { rules })).say('deep clean, 2 bedrooms')).text;
    expect(await first([NOTE])).not.toMatch(pets);
    expect(await first([rule('Dogs', '$20 more with dogs', 'dogs')])).toMatch(pets);
  });

  it('holds no question about pets where the work is outside', async () => {
    const rules = [rule('Dogs', '$20 more with dogs', 'dogs')];
    const first = async (text: string): Promise<string> =>
      (await new Talk(business('cleaning', { rules })).say(text)).text;
    expect(await first('gutters cleaned on a detached house')).not.toContain('pets');
    expect(await first('12 windows cleaned, outside only')).not.toContain('pets');
    expect(await first('gutter cleaning and carpets cleaned in 2 rooms')).toContain('pets');
  });

  it.each([
    ['please regrout the shower, 4 sq m', false],
    ['new silicone round the bath, 6 m', false],
    ['30 m of skirting tile', false],
    ['waterproof the laundry, 5 sq m', false],
    ['floor tiles, 20 sq m', true],
    ['tiled splashback in the kitchen, 3 sq m', true],
    ['waterproof the bathroom and lay floor tiles, 6 sq m', true],
  ])('asks for a layout only where tiles are laid: %s', async (text, isLaid) => {
    const rules = [rule('Herringbone', '$40 more per sq m for herringbone', 'herringbone')];
    const { text: reply } = await new Talk(business('tiling', { rules })).say(text);
    expect(reply.includes('herringbone layout')).toBe(isLaid);
  });

  it('holds back no price a second time for the day', async () => {
    const rules = [rule('Weekends', '20% more at weekends', 'weekends')];
    const talk = new Talk(business('cleaning', { rules }));
    expect((await talk.say('carpets in 3 rooms')).text).toContain('When would you like it done?');
    expect((await talk.say('Pat Moss, 555-201-3344')).text).toContain('My estimate is $300');
  });

  it('gives no reasons for a price that was never told', async () => {
    const rules = [rule('Weekends', '20% more at weekends', 'weekends')];
    const talk = new Talk(business('cleaning', { rules }));
    await talk.say('carpets in 3 rooms');
    expect((await talk.say('why is it a range, just tell me a price')).text).toContain('My estimate is $300');
    expect((await talk.say('why is it that much?')).text).toContain('own rates and past work');
  });

  it('is in the measure of the business', async () => {
    const ask = async (isMetric: boolean): Promise<string> =>
      (await new Talk(business('painting', { isMetric })).say('paint the outside of the house')).text;
    expect(await ask(true)).toContain('square metres');
    expect(await ask(false)).toContain('square feet');
    expect(measuresInMetres(['Fence, 30 m of palings', 'Deck, 20 m2'], 'US')).toBe(true);
    expect(measuresInMetres(['Fence, 90 ft'], 'NZ')).toBe(false);
    expect(measuresInMetres([], 'NZ')).toBe(true);
  });
});

describe('a call', () => {
  it.each(['Will you call me before you come?', "can you text us when you're half an hour away?"])(
    'is not wanted now in: %s',
    async (text) => {
      expect((await new Talk(business('electrical')).say(text)).text).not.toContain('like a call');
    },
  );

  it('is wanted in "when you have a minute"', async () => {
    const { text } = await new Talk(business('electrical')).say('can somebody call me when they have a minute?');
    expect(text).toContain('like a call');
  });
});

describe('whoever', () => {
  it('asks for a call is asked for the number at once, and the owner is told', async () => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only');
    const { text } = await talk.say('could somebody call me?');
    expect(text).toMatch(/like a call\. What is your name, and which phone number/);
    expect(talk.state.openQuestions).toEqual(['could somebody call me?']);
  });

  it('asks why has refused nothing', async () => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only, sometime this month');
    const { text } = await talk.say('why do you need my name?');
    expect(text).toMatch(/^What you write here goes to Straight Edge Works only.* Whenever you're ready/);
  });

  it('leaves is let go', async () => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only, sometime this month');
    expect((await talk.say('no thanks')).text).toMatch(/You can reach Straight Edge Works/);
    expect((await talk.say('ok bye')).text).toBe('Goodbye.');
  });
});

describe('what is said beside a question', () => {
  it('is heard', async () => {
    const talk = new Talk(business('electrical'));
    const { text } = await talk.say(
      'Is this a machine or a person? Either way, I am after some pot lights for the den.',
    );
    expect(text).toMatch(/automated assistant, not a person/);
    expect(talk.state.said.join(' ')).toContain('pot lights');
    expect(talk.state.pending).not.toBe('service');
  });
});

describe('a machine', () => {
  it.each([
    'my washing machine leaks, can you fix it?',
    'can you lay artificial turf?',
    'do you install automated gates?',
    'or computer desk assembly, how much?',
  ])('is not asked after in: %s', async (text) => {
    expect((await new Talk(business('handyman')).say(text)).text).not.toContain('not a person');
  });

  it.each(['am I typing to a machine?', 'is this automated?', 'are you human?', 'is there a human here?'])(
    'is asked after in: %s',
    async (text) => {
      expect((await new Talk(business('handyman')).say(text)).text).toContain('not a person');
    },
  );
});

describe('small talk', () => {
  it.each([
    'unrelated, but who makes the best pie in town?',
    'off topic: what time is sunset today?',
    'did you see the game?',
  ])('is left aside: %s', async (text) => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only');
    expect((await talk.say(text)).text).toMatch(/^I can't help with that one/);
    expect(talk.state.openQuestions).toEqual([]);
  });

  it.each([
    'how much to paint our game room?',
    'could you replace the weather stripping?',
    'random one, can you do gutters too?',
    "there's a random crack in the hall, is that harder?",
    'unrelated: how much for the gate?',
    'random question, is a cracked ceiling paintable?',
  ])('is not: %s', async (text) => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only');
    expect((await talk.say(text)).text).not.toContain("can't help with that one");
  });
});
