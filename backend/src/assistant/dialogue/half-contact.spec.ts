import { Talk, business } from '../assistant.fixture.js';
import type { Trade } from '../intake/index.js';

const NUMBER = 'That phone number does not look complete.';
const EMAIL = 'That email address does not look complete.';

async function atContact(trade: Trade = 'painting'): Promise<Talk> {
  const talk = new Talk(business(trade));
  await talk.say('3 rooms, walls only, next week');
  talk.state.pending = 'contact';
  talk.state.asked['contact'] = 1;
  return talk;
}

describe('what nobody can be reached at', () => {
  it.each([
    ['Ann, 555-01', 'Ann', NUMBER],
    ['Ann, ann@mycompany', 'Ann', EMAIL],
    ['Ann Lee, my number is 0412 34', 'Ann Lee', NUMBER],
    ['Ann 12345', 'Ann', NUMBER],
    ['Omar Haddad cell 503 555', 'Omar Haddad', NUMBER],
    ['Priya Nair, priya@, 512-55', 'Priya Nair', `${EMAIL} ${NUMBER}`],
    ['Dana Fox, 937 555 018', 'Dana Fox', NUMBER],
  ])('is named beside a name, and asked for again: %s', async (words, name, told) => {
    const talk = await atContact();
    const { text } = await talk.say(words);
    expect(text).toContain(`Thank you, ${name.split(' ')[0] ?? ''}. ${told} Which phone number or email address`);
    expect(talk.state.contact).toEqual({ name, email: null, phone: null });
    expect(talk.state.details.location).toBeNull();
    await talk.say('541-555-0177');
    expect(talk.state.contact).toEqual({ name, email: null, phone: '541-555-0177' });
  });

  it.each(['937 555 018', '614 555 017', '(937) 555-014', '937555018'])(
    'is a number that is a digit short in the country of the business: %s',
    async (words) => {
      const talk = await atContact();
      const { text } = await talk.say(words);
      expect(text).toContain(`${NUMBER} What is your name, and which phone number or email address`);
      expect(text).not.toContain('Thank');
      expect(talk.state.contact.phone).toBeNull();
      await talk.say('Dana Fox, 937 555 0182');
      expect(talk.state.contact).toMatchObject({ name: 'Dana Fox', phone: '937 555 0182' });
    },
  );

  it.each(['555-0142', '+34 612 345 678', '0412 345 678', '020 7946 0018'])(
    'is no number from next door or from abroad: %s',
    async (words) => {
      const talk = await atContact();
      expect((await talk.say(words)).text).not.toContain('does not look complete');
      expect(talk.state.contact.phone).toBe(words);
    },
  );

  it('is asked for again each time, and not for ever', async () => {
    const talk = await atContact('plumbing');
    for (const words of ['Ann 12345', '555', '555 12'])
      expect((await talk.say(words)).text).toContain(`${NUMBER} Which phone number or email address`);
    const { text } = await talk.say('5551');
    expect(text).toContain(NUMBER);
    expect(text).not.toContain('Which phone number');
  });

  it('is named beside an address that is whole', async () => {
    const talk = await atContact('roofing');
    const { text } = await talk.say('Ann Lee, ann@lee.example, 555-01');
    expect(text).toContain(`Thank you, Ann. ${NUMBER}`);
    expect(talk.state.contact).toEqual({ name: 'Ann Lee', email: 'ann@lee.example', phone: null });
  });

  it.each(['Ann Lee, ann@gmail', 'Ann Lee, Ann@Gmail'])(
    'is no address that is read as a whole one: %s',
    async (words) => {
      const talk = await atContact();
      expect((await talk.say(words)).text).not.toContain('does not look complete');
      expect(talk.state.contact.email?.toLowerCase()).toBe('ann@gmail.com');
    },
  );

  it('names no work, whenever it is told', async () => {
    const talk = new Talk(business('electrical'));
    await talk.say('hi');
    const { text } = await talk.say('call me on 123');
    expect(text).toContain(NUMBER);
    expect(talk.state.details.service).toBeNull();
    expect(talk.state.said.join(' ')).not.toContain('123');
    await talk.say('install 4 outlets');
    expect(talk.state.details.service).toBe('outlet installation');
    expect(talk.answers.at(-1)?.text).toContain('$400');
  });

  it.each(['my number one wish is 2 coats', 'Dana, 12 Oak St', 'Dana, unit 5'])('is not: %s', async (words) => {
    const talk = await atContact();
    expect((await talk.say(words)).text).not.toContain('does not look complete');
  });

  it('is no time of the day', async () => {
    const talk = new Talk(business('painting'));
    expect((await talk.say('paint 3 rooms, you can call me at 530')).text).not.toContain('does not look complete');
  });

  it('leaves digits behind a name out of the place', async () => {
    const talk = new Talk(business('fencing'));
    await talk.say('40 ft cedar fence at 12 Elm St, flexible');
    await talk.say('541-555-0199');
    await talk.say('Ann 12345');
    expect(talk.state.contact).toEqual({ name: 'Ann', email: null, phone: '541-555-0199' });
    expect(talk.state.details.location).toBe('12 Elm St');
  });
});
