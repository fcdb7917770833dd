import { Talk, business, priceOf, rule } from '../assistant.fixture.js';

const NO_PRICE = { estimate: null, reason: 'no_basis' as const, comparables: [], warnings: [] };

describe('a visitor', () => {
  it.each([
    ['Sure, Priya Nair 512 555 0188', 'Priya Nair'],
    ['name is Lee', 'Lee'],
  ])('who says %s when asked for the place names no place', async (words, name) => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only, next week');
    await talk.say('Not yet');
    talk.state.pending = 'location';
    await talk.say(words);
    expect(talk.state.contact.name).toBe(name);
    expect(talk.state.details.location).toBeNull();
  });

  it('who asks about the owner before naming the work is asked for the work', async () => {
    const talk = new Talk(business('plumbing'));
    await talk.say("What's your license number?");
    const { text } = await talk.say('are you insured');
    expect(text).toMatch(/noted your question/);
    expect(text).not.toMatch(/outside of what/);
    expect(talk.state.details.service).toBeNull();
  });

  it('who waits for another day hears what it costs then, once', async () => {
    const onSunday = /sunday/i;
    const talk = new Talk(business('plumbing'), {}, ({ text }) => ({
      ...NO_PRICE,
      estimate: priceOf(onSunday.test(text) ? 26_250 : 17_500),
      reason: null,
    }));
    await talk.say("it's sunday and my kitchen sink is blocked");
    const { text } = await talk.say('how much if i wait til monday');
    expect(text).toContain('$175');
    expect(text).not.toContain('$26');
    expect(talk.state.details.conditions).not.toContain('weekend');
  });

  it('who wants to have washed what others build is asked for its size, and not sent away', async () => {
    const talk = new Talk(business('cleaning'), {}, () => NO_PRICE);
    const { text } = await talk.say("the patio's all green");
    expect(talk.state.details.service).toBe('pressure washing');
    expect(text).toContain('square feet');
    const told = await talk.say('400 sq ft');
    expect(told.text).not.toMatch(/outside of what/);
  });

  it('who tells a roofer of water through the ceiling has a roof to be repaired, of no size', async () => {
    const talk = new Talk(business('roofing'), {}, () => ({ ...NO_PRICE, estimate: priceOf(64_000), reason: null }));
    const { text } = await talk.say('a storm came by and now water is coming into the bedroom');
    expect(talk.state.details.service).toBe('roof repair');
    expect(text).toContain('$640');
  });

  it('who names a part of what the business is about has named the work', async () => {
    const talk = new Talk(business('handyman', { name: 'Azure Lane Pools' }));
    await talk.say("The pump's humming but doesn't turn");
    expect(talk.state.details.service).toBe('pool pump');
    const other = new Talk(business('handyman', { name: 'Azure Lane Pools' }));
    await other.say('What do you charge?');
    expect(other.state.details.service).toBeNull();
  });

  it('who wants a new part of something else has not asked for what the business is called after', async () => {
    const talk = new Talk(business('other', { name: 'Copper Kettle Appliance Service' }));
    await talk.say('Could you change the strap of my watch?');
    expect(talk.state.details.service).toBeNull();
  });

  it('who spells out a telephone number counts nothing by it', async () => {
    const talk = new Talk(business('landscaping'));
    await talk.say('a sprinkler system with 5 zones');
    await talk.say('three one six, five five five, zero one four eight');
    expect(talk.state.details.quantities).toHaveLength(1);
  });

  it('is not asked for hours that no price goes by', async () => {
    const talk = new Talk(business('handyman'));
    const { text } = await talk.say('we got wasps, 3 nests under the eaves');
    expect(text).not.toMatch(/hours/);
  });

  it('who tells a drywaller of a hole has a wall to be repaired, and of its size says nothing of how many', async () => {
    const talk = new Talk(business('drywall'));
    await talk.say('my kid put his fist through the wall');
    await talk.say("it's like 2x3 feet");
    expect(talk.state.details).toMatchObject({ service: 'drywall repair', quantities: [] });
  });

  it.each(['about 20,000 gallons', "it's like 10 yrs old", 'yes please schedule for april 15'])(
    'who says %s when asked for an area measures none',
    async (words) => {
      const talk = new Talk(business('landscaping'));
      await talk.say('sod for the back yard');
      await talk.say(words);
      expect(talk.state.details.quantities).toEqual([]);
    },
  );

  it.each([
    ['cleaning', 'moving out friday, 2 bedroom apt, need deposit back', 'move-out cleaning'],
    ['cleaning', '3 bed house, the windows only. We are moving in May', 'window cleaning'],
    ['fencing', 'A tree fell on my fence', 'fence repair'],
    ['roofing', 'a big tree fell on our roof last night', 'roof repair'],
    ['landscaping', 'a huge limb came down on our garage', 'tree removal'],
    ['electrical', 'what would 18 panels on my roof cost', 'solar panels'],
  ] as const)('who tells somebody in %s %s wants %s', async (trade, words, service) => {
    const talk = new Talk(business(trade));
    await talk.say(words);
    expect(talk.state.details.service).toBe(service);
  });

  it('who goes on with something else has not said yes to what was asked', async () => {
    const rules = [rule('Gates', '$300 a gate', 'gate')];
    const talk = new Talk(business('fencing', { rules }));
    await talk.say('vinyl fence, 75 ft, nothing to remove');
    talk.state.pending = 'gates';
    await talk.say('ok. what would it be if I take the old one down myself');
    expect(talk.state.details.conditions).not.toContain('one gate');
  });

  it.each(['is it cheaper if you do both the same day', 'how thick do you pour'])(
    'who asks %s is not passed over',
    async (question) => {
      const talk = new Talk(business('concrete'));
      await talk.say('a patio of 300 sq ft, broom finish');
      expect((await talk.say(question)).text).toContain("I've noted your question");
    },
  );

  it('who weighs two kinds of glass has chosen neither, and then the one', async () => {
    const talk = new Talk(business('window installation'));
    await talk.say('9 windows, double hung vinyl. 5 up 4 down');
    await talk.say("triple pane or double, what's the difference in price?");
    await talk.say('double');
    expect(talk.state.said.join(' ')).not.toContain('triple');
    expect(talk.state.said.join(' ')).toContain('5 upstairs');
  });

  it('who asks for a discount for somebody is told of no other one', async () => {
    const rules = [rule('Weekly', 'Weekly customers save 20%', 'weekly')];
    const talk = new Talk(business('cleaning', { rules }));
    expect((await talk.say('do you do senior discounts?')).text).toContain("I've noted your question");
    expect((await talk.say('do you have any discounts?')).text).toContain('20%');
  });

  it('who first names the trade and then the work has named the work', async () => {
    const talk = new Talk(business('plumbing'));
    await talk.say('I need a plumber');
    await talk.say('kitchen sink');
    await talk.say('leaking under the sink');
    expect(talk.state.details.service).toBe('leak repair');
  });

  it('who has not chosen between two materials is asked which', async () => {
    const talk = new Talk(business('roofing'));
    await talk.say('price for metal vs asphalt, 2200 sq ft?');
    await talk.say('asphalt then');
    expect(talk.state.said.join(' ')).not.toContain('metal');
  });

  it('who mentions what the owner takes less for, beside a question, is heard', async () => {
    const rules = [rule('Seniors', '10% off for seniors', 'seniors')];
    const talk = new Talk(business('painting', { rules }));
    await talk.say('3 rooms, walls only');
    await talk.say('any discount? im 71');
    expect(talk.state.said.join(' ')).toContain('71');
  });

  it('who gives up is let go', async () => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only');
    const { text } = await talk.say("ok that's more than expected. nevermind");
    expect(text).toMatch(/^No problem at all\./);
    expect(text).not.toContain('?');
  });

  it('who asks for a quote and nothing else has named no work', async () => {
    const talk = new Talk(business('painting'), {}, () => NO_PRICE);
    await talk.say('hello');
    expect((await talk.say('i want a quote')).text).toMatch(/What would you like us to paint\?/);
    expect(talk.state.details.service).toBeNull();
  });

  it.each([
    ['need my deck redone, its peeling', 'deck staining'],
    ['I need the outside done. Also the fence, about 80 feet.', 'exterior painting and fence staining'],
    ['Cabinets', 'cabinet painting'],
    ['constructor', 'constructor'],
  ])('who tells a painter %s wants %s', async (words, service) => {
    const talk = new Talk(business('painting'));
    talk.state.pending = 'service';
    await talk.say(words);
    expect(talk.state.details.service).toBe(service);
  });

  it.each(['tomorrow if possible', 'ok sounds fair'])(
    'who says %s when asked for the place names none',
    async (words) => {
      const talk = new Talk(business('painting'));
      await talk.say('3 rooms, walls only');
      talk.state.pending = 'location';
      await talk.say(words);
      expect(talk.state.details.location).toBeNull();
    },
  );

  it('who asks about other work in the middle of one is passed on', async () => {
    const talk = new Talk(business('landscaping'));
    await talk.say('mulch, 5 cubic yards');
    expect((await talk.say('do you do edging?')).text).toMatch(/noted your question/);
    expect(talk.state.openQuestions).toEqual(['do you do edging?']);
  });

  it('who tells of other people has told nothing of the work', async () => {
    const talk = new Talk(business('electrical'));
    await talk.say('10 recessed lights, my brother-in-law has 12 ft ceilings and it cost him a fortune. Ours are 8 ft');
    expect(talk.state.said.join()).not.toContain('12 ft');
    expect(talk.state.said.join()).toContain('8 ft');
    expect(talk.state.details.service).toBe('lighting installation');
  });

  it('whose rooms are counted is asked for the measure of the rate', async () => {
    const talk = new Talk(business('plastering'), {}, () => ({
      ...NO_PRICE,
      reason: 'needs_details',
      missing: 'sq_m',
    }));
    expect((await talk.say('skim the lounge and the hall')).text).toContain('square metres');
  });

  it('who passes over the size to say more is asked for it once more, and no more', async () => {
    const talk = new Talk(business('tiling'));
    const { text } = await talk.say('tiling in the bathroom');
    expect(text).toContain('square');
    expect((await talk.say('just the floor, in mosaic, the old tile has to go')).text).toContain('square');
    expect((await talk.say('the subfloor is rotten too')).text).not.toContain('square');
  });

  it('who wants something done beside what was priced without a name still wants that', async () => {
    const price = () => ({ ...NO_PRICE, estimate: priceOf(30_600), reason: null });
    const talk = new Talk(business('handyman'), {}, price);
    await talk.say('Build me a planter box');
    await talk.say('could you paint it as well');
    expect(talk.state.details.service).toBeNull();
    expect(talk.state.said).toHaveLength(2);
  });

  it('who taps "Fridge" means the inside of it', async () => {
    const rules = [rule('Extras', 'Inside fridge $30, inside oven $35', 'Inside fridge', 'inside oven')];
    const talk = new Talk(business('cleaning', { rules }));
    await talk.say('deep clean, 2 bed 1 bath apartment');
    expect(talk.state.pending).toBe('extras');
    await talk.say('Fridge');
    expect(talk.state.details.conditions).toContain('inside fridge');
  });

  it('whose gate will not close is asked for no length, no old fence and no slope', async () => {
    const rules = [rule('Removal', 'Old fence tear out $4 per foot', 'old fence tear out')];
    const talk = new Talk(business('fencing', { rules }), {}, () => ({
      ...NO_PRICE,
      estimate: priceOf(18_000),
      reason: null,
    }));
    expect((await talk.say('my gate wont close, its sagging')).text).toContain('$180');
    expect(talk.state.details.service).toBe('gate repair');
  });

  it('who corrects a telephone number is called by the whole one', async () => {
    const talk = new Talk(business('hvac'));
    await talk.say('My furnace is 20 years old and needs replacing');
    await talk.say('Bill Stone 555-0142... sorry 303-555-0142');
    expect(talk.state.contact.phone).toBe('303-555-0142');
  });

  it('whose gutters run over when it rains is in no danger', async () => {
    const talk = new Talk(business('roofing'));
    await talk.say(
      'Our gutters are rusted through and water pours over the front door every time it rains. 30 metres.',
    );
    expect(talk.state.emergency).toBe(false);
    const { text } = await new Talk(business('roofing')).say('Water is pouring in through the roof, please come now!');
    expect(text).not.toContain('water main');
    expect(text).not.toContain('water valve');
  });

  it('tells of a previous owner, and of a price to hope for, without trying anything', async () => {
    const talk = new Talk(business('painting'));
    const { text } = await talk.say(
      "The previous owner was a lovely man who smoked in there. Paint 4 rooms; the inside of the garage I'll do myself, 1 room a year. I hope it's cheaper than a new house!",
    );
    expect(text).not.toMatch(/can't/);
    expect(talk.state.details.quantities).toEqual([{ quantity: 4, unit: 'room', of: null }]);
  });
});
