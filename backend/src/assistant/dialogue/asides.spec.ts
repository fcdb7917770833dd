import { Talk, business } from '../assistant.fixture.js';

async function asked(): Promise<Talk> {
  const talk = new Talk(business('painting'));
  await talk.say('3 rooms, walls only, next week');
  talk.state.pending = 'contact';
  return talk;
}

describe('what is said to "Where is the property?" and is no place', () => {
  it.each([
    'oh sorry', 'one sec', 'hang on, let me check', 'great', 'remove the heritage', 'add another room', 'call me on 123', 'ok cool thanks',
    'I already told you', 'you tell me', 'leave it', 'lol', 'change it to 4 rooms', 'send me the price',
  ])('%s', async (words) => {
    const talk = await asked();
    await talk.say('Dana Reyes, 512-555-0177');
    expect(talk.answers.at(-1)?.text).toContain('Where is the property');
    await talk.say(words);
    expect(talk.state.details.location).toBeNull();
  }); // prettier-ignore

  it.each([
    ['we live at 12 Elm St', '12 Elm St'],
    ['oh sorry, 12 Elm St, Salem', '12 Elm St, Salem'],
    ['Sebastopol', 'Sebastopol'],
    ['near the old mill in Mabou', 'Mabou'],
    ['make it 14 Elm St', '14 Elm St'],
    ['Show Low', 'Show Low'],
  ])('%s is in %s', async (words, place) => {
    const talk = await asked();
    await talk.say('Dana Reyes, 512-555-0177');
    await talk.say(words);
    expect(talk.state.details.location).toContain(place);
  });
});
