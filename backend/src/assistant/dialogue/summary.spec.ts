import { Talk, business, rule } from '../assistant.fixture.js';
import { summaryOf } from './summary.js';

const QUESTIONS = [
  'do you use brushes or rollers?',
  'would you do it for 250?',
  'are you insured?',
  'do you wear shoe covers?',
];

describe('the summary', () => {
  it('holds every question that was noted for the owner, once', async () => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only');
    for (const question of [...QUESTIONS, 'Are you insured?']) {
      expect((await talk.say(question)).text).toContain("I've noted your question");
    }
    const summary = summaryOf(talk.state);
    for (const question of QUESTIONS) expect(summary.toLowerCase().split(question.slice(0, -1))).toHaveLength(2);
  });

  it('cuts nothing short where there is room for the whole', async () => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only');
    await talk.say('do you take the old wallpaper off before you begin, or do we have to do that?');
    const address = '1480 Northwest Winchester Boulevard, Springfield';
    talk.state.details.location = address;
    const summary = summaryOf(talk.state);
    expect(summary).toContain(address);
    expect(summary).toContain('or do we have to do that');
    expect(summary).not.toContain('…');
  });

  it('stays short where there is not', async () => {
    const talk = new Talk(business('painting'));
    await talk.say('3 rooms, walls only');
    talk.state.details.location = `12 Elm Street, ${'behind the old mill '.repeat(12)}`;
    talk.state.openQuestions = QUESTIONS.map((question) => `${question} ${'and so on, '.repeat(9)}`);
    const summary = summaryOf(talk.state);
    expect(summary.length).toBeLessThan(450);
    for (const question of QUESTIONS) expect(summary).toContain(question.slice(0, 20));
  });

  it('asks nothing that the owner’s own words answered', async () => {
    const rules = [rule('Small jobs', 'Minimum charge $180')];
    const talk = new Talk(business('painting', { rules }));
    await talk.say('3 rooms, walls only');
    for (const question of [
      'What is your minimum charge?',
      'do you guys have a minimum?',
      'is there a minimum price?',
    ]) {
      expect((await talk.say(question)).text).toContain('Minimum charge $180.');
    }
    expect(summaryOf(talk.state)).not.toContain('asks');
  });
});
