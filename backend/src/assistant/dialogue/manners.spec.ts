import { Talk, business, priceOf, rule } from '../assistant.fixture.js';

const CARD = 'Eli Voss, eli@example.com, 503-555-0133';

/** A talk that has come to its end. */
async function closed(): Promise<Talk> {
  const talk = new Talk(business('painting'));
  await talk.say(`3 rooms, walls only, in a house at 9 Dune Street, Salem, sometime this month. ${CARD}`);
  expect(talk.state.closed).toBe(true);
  return talk;
}

describe('after the close', () => {
  it('thanks are answered', async () => {
    expect((await (await closed()).say('ok great, thanks!')).text).toBe("You're welcome.");
  });

  it('nobody is thanked in circles', async () => {
    const talk = await closed();
    const texts = [(await talk.say("that's all")).text, (await talk.say("that's all")).text];
    expect(new Set(texts).size).toBe(2);
    expect(texts.join(' ')).not.toMatch(/Got it|Noted, thank you|that helps/);
  });

  it('what is new is noted', async () => {
    expect((await (await closed()).say('oh, and the house has pets')).text).toBe(
      'Noted: Straight Edge Works sees that, too.',
    );
  });
});

describe('where the owner declines after a price was told', () => {
  it('the price is taken back', async () => {
    const ownerSays = "We don't paint popcorn ceilings";
    const talk = new Talk(business('painting'), {}, ({ text }) =>
      text.includes('popcorn')
        ? { estimate: null, reason: 'no_basis', comparables: [], warnings: [], ownerSays }
        : { estimate: priceOf(30_000), reason: null, comparables: [], warnings: [] },
    );
    expect((await talk.say('ceiling in 1 room, please')).text).toContain('$300');
    expect((await talk.say("it's popcorn")).text).toContain(ownerSays);
    expect(talk.state.estimate).toBeNull();
  });

  it('other work has a price all the same', async () => {
    const ownerSays = "We don't do flat roofs";
    const talk = new Talk(business('roofing'), {}, ({ text }) =>
      text.includes('flat')
        ? { estimate: null, reason: 'no_basis', comparables: [], warnings: [], ownerSays }
        : { estimate: priceOf(950_000), reason: null, comparables: [], warnings: [] },
    );
    expect((await talk.say('how much for a flat roof, 600 sq ft')).text).toContain(ownerSays);
    await talk.say('ok then the main roof, 20 squares of shingles, low pitch');
    expect(talk.state.estimate?.amountCents).toBe(950_000);
    expect(talk.state.details.quantities.map(({ quantity }) => quantity)).toEqual([2_000]);
  });
});

describe('where no total can be worked out', () => {
  it('the prices that the owner has written are told', async () => {
    const description = 'Upright piano $200, grand piano $450';
    const facts = business('other', { rules: [rule('Piano', description, 'upright piano')] });
    const talk = new Talk(facts, {}, () => ({
      ...{ estimate: null, reason: 'no_basis', comparables: [], warnings: [] },
      stated: [description],
    }));
    const { text } = await talk.say('please move an upright piano');
    expect(text).toContain(`Straight Edge Works says: ${description}.`);
    expect(text).not.toContain('outside of what');
  });
});

describe('a question of the visitor', () => {
  it.each(['are you still there?', 'hello?', 'is anyone there?'])('%s is answered', async (question) => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only');
    expect((await talk.say(question)).text).toMatch(/^Yes, I'm here/);
  });

  it('that no topic fits is passed on', async () => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only');
    expect((await talk.say('do you wear shoe covers?')).text).toMatch(/^That is one for Straight Edge Works/);
    expect(talk.state.openQuestions).toEqual(['do you wear shoe covers?']);
  });

  it('for advice orders nothing more, and is passed on', async () => {
    const talk = new Talk(business('electrical'));
    await talk.say('EV charger in the garage');
    const { text } = await talk.say("it's a 100 amp panel, do I need to upgrade?");
    expect(text).toMatch(/^That is one for Straight Edge Works/);
    expect(talk.state.details.service).toBe('EV charger installation');
  });

  it('needs no question mark', async () => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only');
    expect((await talk.say('do u clean up after')).text).toMatch(/^That is one for Straight Edge Works/);
  });

  it('is answered by the title of a rule, too', async () => {
    const rules = [rule('Financing', '0% for 12 months')];
    const talk = new Talk(business('roofing', { rules }));
    expect((await talk.say('new roof, do you do financing?')).text).toContain('says: Financing: 0% for 12 months.');
  });

  it('about the business is passed on in the first message, too', async () => {
    const talk = new Talk(business('other'));
    expect((await talk.say('are your chemicals safe for cats?')).text).toContain('That is one for Straight Edge Works');
    expect(talk.state.openQuestions).toHaveLength(1);
  });

  it('about what is taken away is answered in the words of the owner', async () => {
    const description = 'We take the old one away for $25';
    const facts = business('plumbing', {
      rules: [rule('Haul away', description, 'take the old one away')],
    });
    const { text } = await new Talk(facts).say('new toilet please, can you take the old one away?');
    expect(text).toContain(`says: ${description}.`);
  });

  it('beside the work is declined, and the rest of the message read', async () => {
    const { text } = await new Talk(business('painting')).say(
      '3 rooms, walls only. is there a good pizza place around here?',
    );
    expect(text).toContain("I can't help with that one");
    expect(text).toContain('$300');
  });

  it('in the middle of another one lets that be asked again', async () => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only');
    expect(talk.state.pending).toBe('timing');
    const { text } = await talk.say('random, do you have kids? no pets btw');
    expect(text).toContain('when should it be done');
  });

  it('"Can you do it or not" asks for no day', async () => {
    const { text } = await new Talk(business('painting')).say('3 rooms, walls only. Can you do it or not');
    expect(text).not.toContain('confirms the day');
  });
});

describe('what is left out of a price', () => {
  it('is told with its number, which the visitor wrote as a word', async () => {
    const left = { ...priceOf(50_000), assumptions: ['Not included: 1 kitchen faucet'] };
    const talk = new Talk(business('handyman'), {}, () => ({
      estimate: left,
      reason: null,
      comparables: [],
      warnings: [],
    }));
    const { text, notices } = await talk.say('two doors hung and one kitchen faucet swapped, for 3 hours');
    expect(text).toContain('without 1 kitchen faucet, which the owner prices');
    expect(notices).toEqual([]);
  });
});

describe('a business that measures in metres', () => {
  const facts = business('roofing', {
    rules: [rule('Tiles', 'Old tiles off: $12 per square metre', 'old tiles')],
  });

  it('asks in metres, and takes a bare number for them', async () => {
    const talk = new Talk(facts);
    const { text, suggestions } = await talk.say('a new roof please');
    expect(text).toContain('how many square metres');
    expect(suggestions).toEqual(['About 140 sq m', 'About 190 sq m', 'About 230 sq m', 'Not sure']);
    await talk.say('about 150');
    expect(talk.state.details.quantities).toEqual([expect.objectContaining({ quantity: 150, unit: 'sq_m' })]);
  });
});

describe('a bare number', () => {
  it('counts what is spoken of', async () => {
    const talk = new Talk(business('electrical'));
    expect((await talk.say('I have a question about smoke detectors')).text).toContain('How many are there');
    await talk.say('5 of them');
    expect(talk.state.details.quantities).toEqual([{ quantity: 5, unit: 'item', of: 'detectors' }]);
  });
});

describe('what was understood', () => {
  it('says the storeys once', async () => {
    const rules = [rule('Stories', 'Two story houses 15% more', 'Two story houses')];
    const talk = new Talk(business('roofing', { rules }), {}, () => ({
      estimate: null,
      reason: 'needs_details',
      comparables: [],
      warnings: [],
    }));
    expect((await talk.say('a new roof on a two story house')).text).toContain('Got it: 2 storeys. ');
  });
});

describe('what the visitor does not name', () => {
  it('is what the trade does to anything', async () => {
    const talk = new Talk(business('painting'));
    await talk.say('1,000 sq ft of walls and 600 sq ft of ceilings please');
    expect(talk.state.details.service).toBe('painting');
  });

  it('is told with the place: how far and how high it is', async () => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only, this month');
    await talk.say(CARD);
    await talk.say('12 Pine Crest, Bellevue, outside of Omaha');
    expect(talk.state.said.at(-1)).toContain('outside of Omaha');
  });
});

describe('a range that tells nothing', () => {
  it('is not shown, and the lead is taken', async () => {
    const vague = { ...priceOf(100_000), lowCents: 100, highCents: 873_000 };
    const talk = new Talk(business('painting'), {}, () => ({
      estimate: vague,
      reason: null,
      comparables: [],
      warnings: [],
    }));
    const { text } = await talk.say('3 rooms, walls only');
    expect(text).not.toContain('$');
    expect(text).toContain('What is your name');
    expect(talk.state.estimate).toBeNull();
  });
});

describe('what somebody wants to know before they order', () => {
  it.each([
    ['How often should I have a 3 bedroom house painted?', 'painting'],
    ['Is it safe for my plants?', 'cleaning'],
  ] as const)('%s is noted for the owner', async (question, trade) => {
    const talk = new Talk(business(trade));
    expect((await talk.say(question)).text).toContain("I've noted your question");
    expect(talk.state.openQuestions).toEqual([question]);
  });
});

it('a name that could be a place is no place', async () => {
  const talk = new Talk(business('painting'));
  await talk.say('3 rooms, walls only, next week');
  await talk.say('Mina Park minap@example.com');
  expect(talk.state.contact.name).toBe('Mina Park');
  expect(talk.state.details.location).toBeNull();
});

describe('a remark that nothing is understood of', () => {
  const said = (cents: number, remark: string): Promise<string> => {
    const talk = new Talk(business('painting'), {}, ({ text }) => ({
      estimate: priceOf(text.includes('myself') ? cents : 100_000),
      reason: null,
      comparables: [],
      warnings: [],
    }));
    return talk.say('3 rooms, walls only').then(async () => (await talk.say(remark)).text);
  };

  it('brings no new price that is nearly the old one', async () => {
    expect(await said(103_000, 'I move the piano myself')).not.toContain('$');
  });

  it('brings one that is far from it', async () => {
    expect(await said(130_000, 'I move the piano myself')).toContain('$1,300');
  });
});

describe('a size that was passed over', () => {
  const toSize = async (answer: string): Promise<string> => {
    const talk = new Talk(business('electrical'));
    await talk.say('I want recessed lights in the den');
    return (await talk.say(answer)).text;
  };

  it.each([
    'The ceiling in there is about 13 ft, and it has no asbestos',
    'There is no attic above, it is a flat roof',
    'Plain white ones, not the warm kind',
    "My dad is a teacher, don't know if you give anything for that",
  ])('is asked for again: %s', async (answer) => {
    expect(await toSize(answer)).toMatch(/how many/i);
  });

  it.each([
    'no idea',
    'No, sorry',
    "I don't know yet, the ceiling is 13 ft",
    'My measuring tape is at the cabin, sadly',
    "It's impossible to tell without plans of the den",
    'Could nobody swing by the den and have a look?',
    'You were already told everything about the den',
  ])('but not of who cannot tell: %s', async (answer) => {
    expect(await toSize(answer)).not.toMatch(/how many/i);
  });
});
