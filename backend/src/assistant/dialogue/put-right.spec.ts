import { business, Talk } from '../assistant.fixture.js';

async function asked(...messages: string[]): Promise<Talk> {
  const talk = new Talk(business('painting'));
  for (const message of ['3 rooms, walls only, no rush', ...messages]) await talk.say(message);
  return talk;
}
const last = ({ answers }: Talk): string => answers.at(-1)?.text ?? '';

describe('contact details that are put right', () => {
  it('are the last ones, and what is said with them is no place', async () => {
    const talk = await asked('Jo Marsh 503 555 01234', 'oops 503-555-0123');
    expect(talk.state.contact).toEqual({ name: 'Jo Marsh', email: null, phone: '503-555-0123' });
    expect(talk.state.details.location).toBeNull();
    expect(last(talk)).toMatch(/^Thank you, Jo\..*where is the property/);
  });

  it('are nobody’s name', async () => {
    const { state } = await asked('503-555-0124', 'oops, 503 555 0123');
    expect(state.contact).toMatchObject({ name: null, phone: '503 555 0123' });
  });

  it('change the end of an address, and no place', async () => {
    const talk = await asked(
      'Ana Ruiz, ana@gmial.con, 9 Dune Street, Salem',
      "sorry, typo, it's gmail.com not gmial.con",
    );
    expect(talk.state.contact.email).toBe('ana@gmail.com');
    expect(talk.state.details.location).toBe('9 Dune Street, Salem');
  });
});

describe('an address that looks mistyped', () => {
  it('is asked about, and changed with a yes', async () => {
    const talk = await asked('Ana Ruiz, ana@gmial.con');
    expect(last(talk)).toContain('did you mean Gmail?');
    await talk.say('yes');
    expect(talk.state.contact.email).toBe('ana@gmail.com');
    expect(last(talk)).toContain('Where is the property');
  });

  it('stays with a no, and is not asked about again', async () => {
    const talk = await asked('Ana Ruiz, ana@larkhill.con', 'no');
    expect(talk.answers.at(-2)?.text).toContain('did you mean ".com"?');
    expect(talk.state.contact.email).toBe('ana@larkhill.con');
    expect(last(talk)).toContain('Where is the property');
  });
});

describe('the form', () => {
  const typed = (phone: string) => new Talk(business('painting'), { contact: { name: 'Pat Lund', phone } });

  it.each(['555-01', '937 555 018'])('has a number that is no telephone number named: %s', async (phone) => {
    const talk = typed(phone);
    const { text } = await talk.say(`Pat Lund, ${phone}`);
    expect(text).toContain('That phone number does not look complete.');
    expect(talk.state.contact).toMatchObject({ name: 'Pat Lund', phone: null });
  });

  it.each(['5550142', '555 123 4567', '+49 30 901820'])('has a number kept as it was typed: %s', async (phone) => {
    const talk = typed(phone);
    await talk.say(`Pat Lund, ${phone}`);
    expect(talk.state.contact.phone).toBe(phone);
  });
});

describe('a name that was passed over', () => {
  it('is asked for once more before the end', async () => {
    const talk = await asked('503-555-0124', 'the ceilings stay as they are', '9 Dune Street, Salem');
    await talk.say('a house');
    const questions = talk.answers.map(({ text }) => text).filter((text) => /\bname\b/.test(text));
    expect(questions.length).toBeGreaterThanOrEqual(2);
    await talk.say('Iris Malone');
    expect(talk.state.contact.name).toBe('Iris Malone');
  });
});
