import { business, rule, Talk } from '../../assistant.fixture.js';

const RULES = [rule('Weekends', 'Weekend jobs add 20%', 'Weekend'), rule('Seniors', 'Seniors get 10% off', 'Seniors')];

async function told(...messages: string[]): Promise<Talk> {
  const talk = new Talk(business('cleaning', { rules: RULES }));
  for (const message of ['clean a 3 bedroom house', ...messages]) await talk.say(message);
  return talk;
}

it.each([
  ['do you do it on sunday?', 'Weekend jobs add 20%'],
  ['do you work weekends', ''],
  ['do you give seniors a discount?', 'Seniors get 10% off'],
  ['great. do you offer anything for seniors? thanks', ''],
])('a question about a circumstance tells none: %s', async (question, answer) => {
  const { state, answers } = await told(question);
  expect(state.details).toMatchObject({ conditions: [], urgency: null, preferredDate: null });
  expect(state.said.join(' ')).not.toMatch(/sunday|weekend|senior/);
  expect(answers.at(-1)?.text).toContain(answer);
});

it.each([
  ['do you give seniors a discount?', 'yes I am a senior', 'seniors'],
  ['do you do it on sunday?', 'ok sunday please', 'weekend'],
  ['can you come on sunday?', 'thanks', 'weekend'],
  ['do you have time on sunday?', 'thanks', 'weekend'],
])('what is so counts: %s, %s', async (first, then, condition) => {
  const { state } = await told(first, then);
  expect(state.details.conditions).toContain(condition);
});
