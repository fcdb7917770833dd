import { Talk, business, rule } from '../../assistant.fixture.js';

describe('work beside the one that was priced', () => {
  const NO_MURALS = { ...rule('Murals', "We don't paint murals"), isPriced: false };
  const priced = async (): Promise<Talk> => {
    const talk = new Talk(business('painting', { rules: [NO_MURALS] }));
    await talk.say('3 rooms, walls only');
    return talk;
  };

  it('is answered in the owner’s words and changes nothing', async () => {
    const talk = await priced();
    const { said, details, estimate } = talk.state;
    const { text } = await talk.say('are murals something you paint as well?');
    expect(text).toMatch(/^Straight Edge Works says: We don't paint murals\. /);
    expect(text).not.toContain('noted your question');
    expect(talk.state).toMatchObject({ said, details, estimate, shownCents: 30_000, openQuestions: [] });
    await talk.say('4 rooms, sorry');
    expect(talk.state.shownCents).toBe(40_000);
  });

  it('is passed on where it is wanted', async () => {
    const talk = await priced();
    expect((await talk.say('Also paint a mural in the hall please')).text).toContain('I pass it on all the same');
    expect(talk.state).toMatchObject({ shownCents: 30_000, openQuestions: ['Also paint a mural in the hall please'] });
  });
});
