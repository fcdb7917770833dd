import { business, priceOf, Talk } from '../assistant.fixture.js';

const priced = () => ({ estimate: priceOf(90_000), reason: null, comparables: [], warnings: [] });

describe('who wants no work done', () => {
  it.each([
    ['are you lot taking anyone on? I have tiled 300 m2 a month for 8 years', 'own tools, can start next week'],
    ['How much acid should I put in my 20,000 gallon pool? not after a visit, doing it myself', 'the water is green'],
    [
      'Your estimator was out on Monday for my 3 bedrooms and I still haven’t heard. Can you chase him?',
      'he had a clipboard',
    ],
  ])('gets no price, and is asked only how to be reached: %s', async (first, then) => {
    const talk = new Talk(business('other'), {}, priced);
    const answers = [await talk.say(first.replace('’', "'")), await talk.say(then)];
    expect(answers.map(({ text }) => text).join(' ')).not.toMatch(/\$/);
    expect(answers[0]?.contactRequested).toBe(true);
    expect(talk.state.openQuestions).toHaveLength(1);
    await talk.say('Ana Prieto, ana@example.com');
    expect(talk.state.pending).toBeNull();
  });

  it('gets one for the work that is asked for after it', async () => {
    const talk = new Talk(business('painting'), {}, priced);
    await talk.say('are you hiring?');
    await talk.say('ok. I also need 3 rooms painted');
    expect(talk.state.estimate).not.toBeNull();
  });

  it.each(['we are looking for work on our roof, 20 squares', 'I have been waiting for the summer to paint 3 rooms'])(
    'is somebody else than who writes: %s',
    async (text) => {
      const talk = new Talk(business('other'), {}, priced);
      await talk.say(text);
      expect(talk.state.wantsNoWork).toBe(false);
    },
  );
});
