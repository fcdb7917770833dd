import { business, Talk } from '../assistant.fixture.js';
import { isUnclearToThem } from './remarks/not-understood.js';

const tiler = () => new Talk(business('tiling', { rules: [] }));

/** A talk in which the price is told and the contact details have just been asked for. */
async function atContact(): Promise<Talk> {
  const talk = tiler();
  await talk.say('Tile a bathroom floor, 50 sq ft');
  for (let turns = 0; turns < 6 && !(talk.answers.at(-1)?.contactRequested ?? false); turns++)
    await talk.say('next month');
  expect(talk.answers.at(-1)?.contactRequested).toBe(true);
  return talk;
}

describe('a question that was not understood', () => {
  it('is asked again, and nothing is passed on to the owner', async () => {
    const talk = tiler();
    await talk.say('I need a floor tiled');
    const { text, state } = await talk.say('what do you mean?');
    expect(text).toContain('Sorry, that was unclear.');
    expect(text).toMatch(/square feet/);
    expect(state.openQuestions).toEqual([]);
  });

  it.each([
    "i don't understand the question",
    'huh?',
    'what does that mean',
    'sorry?',
    'can you explain that',
    'what do you mean by layout',
  ])('is: %s', (words) => {
    expect(isUnclearToThem(words)).toBe(true);
  });

  it.each([
    'what does it cost?',
    'I mean the small bathroom',
    "I don't understand why the wall is wet, 3 m of it",
    'sorry, the bathroom is 6x8',
    'what?? 800 sq ft, not 80',
    'I do not get home before six',
    'what do you charge',
  ])('is not: %s', (words) => {
    expect(isUnclearToThem(words)).toBe(false);
  });
});

describe('a price that is too high', () => {
  it.each([
    'that is too expensive',
    'wow, pricey',
    "thanks, that's way too much",
    'out of our budget',
    "we can't afford that",
    'more than we expected',
  ])('is answered: %s', async (words) => {
    const talk = await atContact();
    expect((await talk.say(words)).text).toMatch(/^I understand\. .* what would bring it down\./);
  });

  it('ends the questions for whoever can be reached', async () => {
    const talk = await atContact();
    await talk.say('Dana Reyes, 512-555-0177');
    const { text } = await talk.say('thanks, that is too expensive');
    expect(text).toContain('I understand.');
    expect(text).not.toContain('?');
  });

  it.each([
    'the slope is too steep',
    'is marble more expensive?',
    'the ceiling is too high to reach',
    'nothing too expensive please',
    'it looks steep to me on the left side',
  ])('is not said with: %s', async (words) => {
    const talk = await atContact();
    expect((await talk.say(words)).text).not.toContain('I understand.');
  });
});

describe('what answers no question', () => {
  it.each(['wow, too expensive', 'what do you mean?', 'ok bye'])('is no place: %s', async (words) => {
    const talk = await atContact();
    const { text } = await talk.say('Dana Reyes, 512-555-0177');
    expect(text).toContain('Where is the property');
    expect((await talk.say(words)).state.details.location).toBeNull();
  });
});

describe('half a contact', () => {
  it.each([
    ['my number is 555', 'That phone number does not look complete.'],
    ['512-555', 'That phone number does not look complete.'],
    ['dana@reyes', 'That email address does not look complete.'],
  ])('is told: %s', async (words, told) => {
    const talk = await atContact();
    expect((await talk.say(words)).text).toContain(told);
  });

  it.each(['Dana, 12 Oak St', '78701', '512-555-0177', 'dana@reyes.example', 'call me after 5'])(
    'is not: %s',
    async (words) => {
      const talk = await atContact();
      expect((await talk.say(words)).text).not.toContain('does not look complete');
    },
  );

  it('shows no form that wants a number again for the name that goes with one', async () => {
    const talk = await atContact();
    const { text, contactRequested, state } = await talk.say('dana@reyes.example');
    expect(text).toContain('what name');
    expect(contactRequested).toBe(false);
    expect(state.contactAsked).toBe(true);
  });

  it('asks only for what is left after a refusal', async () => {
    const talk = await atContact();
    const { text } = await talk.say("I don't want to give my email");
    expect(text).toContain('phone number');
    expect(text).not.toContain('email');
  });
});

describe('what is no news and no question', () => {
  it.each([
    ['ok lets do it', /^Good\. .* confirms the price and the day/],
    ['yes please go ahead', /^Good\./],
    ['you already asked me that', /^Sorry about that\. You can also reach .* at \(503\) 555-0160\./],
    ['this is useless', /^Sorry about that\./],
    ['I made a mistake', /^No problem: tell me what should be different\./],
    ['thank you so much!!', /^You're welcome\./],
    ['help', /get back to you/],
  ])('%s', async (words, answer) => {
    const talk = await atContact();
    expect((await talk.say(words)).text).toMatch(answer);
  });

  it.each(['cancel', 'stop'])('is nobody\u2019s name: %s', async (words) => {
    const talk = await atContact();
    const { text, state } = await talk.say(words);
    expect(state.contact.name).toBeNull();
    expect(text).not.toContain('?');
  });

  it.each([
    'this is a useless old shed, take it down',
    'go ahead and call me on 512-555-0199',
    'thanks, it is a house',
    'you asked me about the tiles: porcelain',
  ])('leaves alone what tells more: %s', async (words) => {
    const talk = await atContact();
    expect((await talk.say(words)).text).not.toMatch(/^(?:Good\.|Sorry about|You're welcome)/);
  });

  it('agrees to nothing before a price is told', async () => {
    expect((await tiler().say('ok lets do it')).text).not.toContain('Good.');
  });
});

describe('questions about what happens next', () => {
  it.each([
    ['is that the final price?', 'an estimate, not an offer'],
    ['how do I book?', 'Nothing is booked or paid in this chat'],
    ['do I have to pay now?', 'Nothing is booked or paid in this chat'],
    ['who is this', 'automated assistant'],
  ])('%s', async (words, answer) => {
    const talk = await atContact();
    expect((await talk.say(words)).text).toContain(answer);
  });

  it('takes a wish to be erased to the owner and asks nothing more', async () => {
    const talk = await atContact();
    const { text, state } = await talk.say('please delete this chat');
    expect(text).toContain('that you want this erased.');
    expect(text).not.toContain('?');
    expect(state.openQuestions).toHaveLength(1);
    expect((await (await atContact()).say('delete the shower wall tiles')).text).not.toContain('erased');
  });
});

describe('what was meant', () => {
  it.each(['porcelain 12x24, straight lay', 'big format 24x48', '3x6 subway'])(
    'is the size of one tile after that of the floor: %s',
    async (words) => {
      const talk = tiler();
      await talk.say('Tile my bathroom floor, about 50 square feet');
      const { state } = await talk.say(words);
      expect(state.details.quantities).toMatchObject([{ quantity: 50, unit: 'sq_ft' }]);
    },
  );

  it.each([
    ['sorry, the bathroom is 6x8', 48],
    ['actually it is 8x10 ft of tile', 80],
  ])('is the floor itself, corrected: %s', async (words, quantity) => {
    const talk = tiler();
    await talk.say('Tile my bathroom floor, about 50 square feet');
    const { state } = await talk.say(words);
    expect(state.details.quantities.map((one) => one.quantity)).toContain(quantity);
  });

  it('is the work that a visitor meant', async () => {
    const talk = tiler();
    await talk.say('How much for a fence, 40 ft of it?');
    expect((await talk.say('no, i meant tiles for my kitchen floor')).state.details.service).toBe('floor tiling');
  });
});
