import { business, questionsIn, Talk } from '../assistant.fixture.js';

const HELD = 'The price is shown here once there is a name';
const rules = [
  { title: 'Pets', description: 'Add $30 where there are pets', conditions: ['pets'], isPriced: true },
  { title: 'Double storey', description: 'Two storeys cost 10% more', conditions: ['two storey'], isPriced: true },
];

describe('a price that waits for contact details', () => {
  const talk = (): Talk => new Talk(business('fencing'), { priceVisibility: 'after_contact', country: 'AU' });

  it('is said to wait when it is asked for', async () => {
    const waiting = talk();
    await waiting.say('40 m of paling fence, flat ground');
    expect((await waiting.say("so what's the price")).text).toContain(HELD);
    const { text } = await waiting.say('i want just a rough price before i give my number');
    expect(text).toContain(HELD);
    expect(waiting.state.refused).toEqual([]);
    expect((await waiting.say('fine, Kel 9555 0142')).text).toContain('$4,000');
    expect(waiting.state.contact).toMatchObject({ name: 'Kel', phone: '9555 0142' });
  });

  it('comes with details that were refused before', async () => {
    const refusing = talk();
    await refusing.say('40 m of paling fence, flat ground');
    await refusing.say('no thanks');
    expect(refusing.state.contactRefused).toBe(true);
    expect((await refusing.say('ok then kel, 9555 0142')).text).toContain('$4,000');
    expect(refusing.state.details.location).toBeNull();
  });

  it.each(['what do you need my number for?', 'why should I leave a phone number, just tell me the price'])(
    'is part of the answer to %s',
    async (question) => {
      const asking = talk();
      await asking.say('40 m of paling fence, flat ground');
      const { text } = await asking.say(question);
      expect(text).toContain('goes to Straight Edge Works only');
      expect(text).toContain(HELD);
    },
  );

  it('is not spoken of where only privacy is asked about', async () => {
    const asking = talk();
    await asking.say('40 m of paling fence, flat ground');
    expect((await asking.say('do you have a privacy policy?')).text).not.toContain(HELD);
  });
});

describe('a price that is never shown', () => {
  const PERSONALLY = 'Straight Edge Works sends you the price personally.';
  const told = (text: string): number => text.split(PERSONALLY).length - 1;

  it('is not promised, however early it is asked for', async () => {
    const talk = new Talk(business('fencing'), { priceVisibility: 'never' });
    for (const message of ["what's the price of a fence?", '40 ft, wood', 'and how much is that?']) {
      const { text } = await talk.say(message);
      expect(text).not.toMatch(/work that out|estimate is|\$/);
      expect(told(text)).toBe(1);
    }
  });

  it('is spoken of once where all is told at once', async () => {
    const talk = new Talk(business('fencing'), { priceVisibility: 'never' });
    expect(told((await talk.say('how much for 40 ft of wood fence?')).text)).toBe(1);
  });
});

describe('an answer', () => {
  it('that begins an address counts no storeys', async () => {
    const talk = new Talk(business('roofing', { rules }), { country: 'AU' });
    await talk.say('gutters, 20 m');
    expect(talk.state.pending).toBe('storeys');
    await talk.say('3 Mill Pde Ryde, Arun, 0491 570 156');
    expect(talk.state.details.quantities).toHaveLength(1);
    expect(talk.state.contact.name).toBe('Arun');
    expect(talk.state.details.location).toBe('3 Mill Pde Ryde');
  });

  it('of yes to two things is asked back, unless one is named', async () => {
    const asked = async (): Promise<Talk> => {
      const talk = new Talk(business('cleaning', { rules }));
      await talk.say('deep clean, 2 bedrooms, 1 bath');
      expect(talk.state.pending).toBe('pets');
      return talk;
    };
    const [bare, urgent, named] = [await asked(), await asked(), await asked()];
    expect(questionsIn((await bare.say('yes')).text)[0]).toMatch(/^Which of the two: pets/);
    expect(bare.state.details.conditions).toEqual([]);
    await urgent.say("yes it's urgent");
    expect(urgent.state.details.conditions).toEqual([]);
    await named.say('Yes, pets');
    expect(named.state.details.conditions).toEqual(['pets']);
  });

  it.each([
    ['the roof is leaking in the hall', 'can someone come today?', true],
    ["roof's leaking and it's pouring down outside", 'ok', true],
    ['the roof leaks when it rains', 'can someone come today?', false],
    ['the roof is leaking in the hall', 'can you send a quote today?', false],
  ])('%s, %s: an emergency is %s', async (first, then, expected) => {
    const talk = new Talk(business('roofing'));
    await talk.say(first);
    await talk.say(then);
    expect(talk.state.emergency).toBe(expected);
  });

  it('about tax is given in the words of the owner, and days that suit are an answer', async () => {
    const talk = new Talk(business('painting', { about: 'Family firm. All prices include GST.' }));
    await talk.say('3 rooms, walls only');
    expect((await talk.say('is that incl gst?')).text).toContain('All prices include GST.');
    expect(talk.state.pending).toBe('timing');
    await talk.say('thursdays suit best');
    expect(talk.state.details.urgency).toBe('flexible');
  });
});
