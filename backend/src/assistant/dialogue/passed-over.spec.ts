import { business, Talk } from '../assistant.fixture.js';

const NOTES = [
  { title: 'Rebates', description: 'We fill in the utility rebate forms for you', conditions: [], isPriced: false },
  { title: 'Guarantee', description: 'All our work is guaranteed for 2 years', conditions: [], isPriced: false },
  { title: 'Weekends', description: 'Add 20% for weekend work', conditions: ['weekend work'], isPriced: true },
];

async function talkAfterPrice(): Promise<Talk> {
  const talk = new Talk(business('painting', { rules: NOTES }));
  await talk.say('paint 3 rooms, walls only');
  await talk.say('this month');
  return talk;
}

describe('a question beside the work', () => {
  it.each([
    ['Do you help with the rebate paperwork?', /We fill in the utility rebate forms/],
    ['Oh, and is your work guaranteed at all?', /guaranteed for 2 years/],
    ['My partner is keen on a feature wall, can you do that?', /noted your question/],
  ])('%s', async (question, answer) => {
    const talk = await talkAfterPrice();
    expect((await talk.say(question)).text).toMatch(answer);
    expect(talk.state.details.service).toBe('interior painting');
  });

  it('about opening hours is not answered with what weekends cost', async () => {
    const talk = await talkAfterPrice();
    expect((await talk.say('what are your opening hours on weekends?')).text).not.toContain('20%');
  });
});

describe('what was asked and passed over', () => {
  it('is asked for once more after the work was corrected twice', async () => {
    const talk = await talkAfterPrice();
    expect((await talk.say('sorry, it is 4 rooms, not 3')).text).toMatch(/name/);
    expect((await talk.say('and 5 doors as well, please')).text).toMatch(/name/);
  });

  it('is asked for a last time before the end, of whoever told of the work each time', async () => {
    const talk = await talkAfterPrice();
    await talk.say('and the ceilings in the hall, 120 sq ft');
    await talk.say('there is a ladder in the shed you may use');
    await talk.say('12 Elm Street, Salem');
    expect((await talk.say('a house')).text).toMatch(/name/);
    expect((await talk.say('the walls are green')).text).not.toMatch(/name/);
  });

  it('comes back where a contact was given instead of a street', async () => {
    const talk = await talkAfterPrice();
    await talk.say('Nora Lind, nora@example.com');
    expect(talk.state.pending).toBe('location');
    await talk.say('and my phone is 541-555-0128');
    expect(talk.state.pending).toBe('location');
  });
});

it('a work that is taken back goes with its size', async () => {
  const talk = new Talk(business('electrical'));
  await talk.say('8 LED downlights in the lounge and 4 power points in the study');
  await talk.say('drop the power points, only the downlights');
  expect(talk.state.details.quantities.map(({ unit }) => unit)).toEqual(['item']);
  expect(talk.state.details.service).toBe('lighting installation');
});

it('a floor that goes is not laid anew', async () => {
  const talk = new Talk(business('flooring'));
  await talk.say('The old carpet has to be pulled up, and then vinyl plank all through, 900 sq ft.');
  await talk.say("I left out the hall. With the hall it's 1,000 sq ft of vinyl plank, carpet in the hall too.");
  expect(talk.state.details.service).toBe('vinyl plank flooring');
  expect(talk.state.details.quantities.map(({ quantity }) => quantity)).toEqual([1000]);
});

it('what is kept keeps its number where what is taken back had the same', async () => {
  const talk = new Talk(business('plumbing'));
  await talk.say('2 toilets and 2 faucets replaced');
  await talk.say('forget the faucets');
  expect(talk.state.details.quantities.map(({ quantity }) => quantity)).toContain(2);
});

it('a size that is answered with a count of something else is not asked for again', async () => {
  const talk = new Talk(business('landscaping'));
  await talk.say('could you put down mulch for us');
  const { pending } = talk.state;
  expect(pending).not.toBeNull();
  await talk.say('one huge pile');
  expect(talk.state.pending).not.toBe(pending);
});

it('when it will be done is asked for a third time where both times the work was told of', async () => {
  const talk = new Talk(business('electrical'));
  await talk.say('12 downlights in the lounge');
  for (const more of ['no wait, 14 not 12', 'and 2 outlets as well', 'and a ceiling fan']) {
    expect(talk.state.pending).toBe('timing');
    await talk.say(more);
  }
});

it('is asked again for the place after a yes, which names none', async () => {
  const talk = new Talk(business('cleaning'));
  await talk.say('deep clean of a 3 bedroom house this week, with pets');
  await talk.say('Joanne Petrie, 403-555-0185');
  expect(talk.state.pending).toBe('location');
  expect((await talk.say("yes so that's a home with pets")).text).toContain('where is the property');
  await talk.say('Kensington, 212 10 Street NW');
  expect(talk.state.details.location).toContain('Kensington');
});
