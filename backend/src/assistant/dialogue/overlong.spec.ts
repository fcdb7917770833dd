import { Talk, business } from '../assistant.fixture.js';

const overlong = () => new Talk(business('painting'), { isOverlong: true });

describe('a conversation that has become too long', () => {
  it('asks for a way to answer, takes it, and then asks no more', async () => {
    const talk = overlong();
    const asked = await talk.say('and could you do 4 rooms for $50 each?');
    expect(asked.contactRequested).toBe(true);
    expect(asked.text).not.toContain('$');
    const told = await talk.say('Nora, nora.whit@example.com');
    expect(talk.state.contact).toMatchObject({ name: 'Nora', email: 'nora.whit@example.com' });
    expect(told.contactRequested).toBe(false);
    expect(told.text).toMatch(/passed that on.*\(503\) 555-0160/);
  });

  it('asks nobody who keeps it back', async () => {
    const talk = overlong();
    await talk.say("I'd rather not leave my email or my phone number");
    expect((await talk.say('ok')).contactRequested).toBe(false);
  });

  it('puts danger first', async () => {
    const { text, emergencyPhone } = await overlong().say('I smell gas in the kitchen!');
    expect(text).toMatch(/^Leave the building first/);
    expect(emergencyPhone).toBe('(503) 555-0160');
  });
});
