import { business, priceOf, rule, Talk } from '../assistant.fixture.js';

const priced = () => ({ estimate: priceOf(90_000), reason: null, comparables: [], warnings: [] });
const sizes = ({ state }: Talk): string[] =>
  state.details.quantities.map(({ quantity, unit }) => `${quantity} ${unit}`);

async function said(trade: Parameters<typeof business>[0], ...messages: string[]): Promise<Talk> {
  const talk = new Talk(business(trade), {}, priced);
  for (const message of messages) await talk.say(message);
  return talk;
}

describe('a later message that puts something right', () => {
  it.each([
    ['a slab for a shed. 3m x 4m. its down the back', 'hmm bigger shed now, make the slab 3m x 5m', ['15 sq_m']],
    ['need movers, 4 hours should do it', 'my brother says 4 hours is a joke, call it 6 hours', ['6 hour']],
    [
      'can you clean 3 rooms of carpet and the sofa?',
      'sorry meant 4 rooms, forgot the box room. still just the one sofa',
      ['4 room', '1 item'],
    ],
    ['a shed base 10x12 please', "sorry, it's 14 long, not 12", ['140 sq_ft']],
    ['a patio, 5 by 4 metres', 'not 4, it is 6', ['30 sq_m']],
    ['a patio, 5 m x 4 m', 'I measured again, 7 m long not 5. Same width.', ['28 sq_m']],
    ['8 yards of mulch and 90 ft of edging', 'its 12 yards not 8', ['12 cu_yd', '90 lin_ft']],
    ['tile a bathroom floor, 16 m2', 'make it 25 actually', ['25 sq_m']],
    ['replace 6 fence panels', 'our neighbor wants her 2 done as well', ['6 item', '2 item']],
    ['8 yards of topsoil', "my son says 8 won't cover it. do 11", ['11 cu_yd']],
    [
      '4 ceiling fans',
      'five is too many after all, back to the 4 we said. But put in a dimmer too, one dimmer.',
      ['4 item', '1 item'],
    ],
    ['paint 4 rooms, walls only', 'They want the study and the playroom done as well, so 6 rooms.', ['6 room']],
    [
      "we'd like roller blinds on 5 windows and shutters on 3 windows",
      'shutters on 4 windows instead of 3. The 5 roller blinds stay.',
      ['5 window', '4 window'],
    ],
  ])('in sizes: %s / %s', async (first, then, expected) => {
    expect(sizes(await said('other', first, then))).toEqual(expected);
  });

  it('keeps the work, and what was said of it, where only its tiles are others', async () => {
    const { state } = await said(
      'tiling',
      'kitchen floor, 14 sq metres. old tiles have to be lifted first',
      'change of plan, the big tiles, large format 80x80 ones instead of the small ones',
    );
    expect(state.details.service).toBe('floor tiling');
    expect(state.details.conditions).toContain('old tiles have to be lifted first');
  });

  it('leaves a stump where it is, and still fells the tree', async () => {
    const { state } = await said(
      'landscaping',
      'There is a tall dead oak behind the house, about 50 feet, it has to go. And grind the stump too please.',
      'this month',
      'We want a bird bath on it, so leave the stump. But haul the wood away.',
    );
    expect(state.details.service).toBe('tree removal');
    expect(state.said.join(' ')).not.toMatch(/grind/);
    expect(state.pending).toBe('contact');
  });

  it('keeps the word that takes back what a longer sentence still asks for', async () => {
    const { state } = await said(
      'other',
      "Artificial grass, 32 m2. It's just mud and bits of turf now so I guess you'd need a skip for all that",
      "My brother says he'll take all the turf, so no skip needed after all!",
    );
    expect(state.said.join(' ')).toContain('no skip needed after all');
  });

  it('keeps a door beside fewer windows', async () => {
    const { state } = await said(
      'window installation',
      '9 windows replaced, and a new steel front door',
      "One fewer, please: 8 windows. And use ana@example.org instead, I'm locked out of the other address.",
    );
    expect(state.details.service).toBe('window replacement and door installation');
    expect(state.emergency).toBe(false);
    expect(state.contact.email).toBe('ana@example.org');
  });

  it('takes a new house for where the work is, and for no house to be built', async () => {
    const { state } = await said(
      'hvac',
      'We would like ground source geothermal for about 3,400 sq ft, no rush',
      'Helen Boyd, htb@example.org',
      'Shelburne',
      'new house',
    );
    expect(state.details).toMatchObject({ service: 'ground source geothermal', propertyType: 'house' });
  });

  it('has old tiles taken up for what is tiled, and not instead of it', async () => {
    const { state } = await said('tiling', 'Tile a bathroom floor, 16 m2', 'Actually yes, take up the old tiles');
    expect(state.details.service).toBe('bathroom tiling');
    expect(state.details.conditions).toContain('take up the old tiles');
  });

  it('takes when to call for no time of the work, and for no place', async () => {
    const { state } = await said(
      'tiling',
      'tile a floor, 12 m2',
      'flexible',
      'Aoife Byrne, aoife@example.com',
      'ring after 6pm, 086 123 4567',
    );
    expect(state.details).toMatchObject({ location: null, conditions: [] });
    expect(state.said.join(' ')).not.toContain('6pm');
  });

  it('takes a slip in an address for no place', async () => {
    const { state } = await said(
      'other',
      'Duct cleaning, 8 vents',
      'flexible',
      'kofi.mensa@example.com, 301-555-0160, Kofi Mensah',
      "oops typo in my email, it's kofi.mensah@example.com with an h at the end",
    );
    expect(state.contact.email).toBe('kofi.mensah@example.com');
    expect(state.details.location).toBeNull();
  });

  it('changes the number of a house, and not its town', async () => {
    const { state } = await said(
      'drywall',
      'hang 900 sq ft at 18 Quinpool Road, Halifax',
      "Oops, it's 81 Quinpool Road.",
    );
    expect(state.details.location).toBe('81 Quinpool Road, Halifax');
  });

  it('takes no number of a house for a size', async () => {
    const talk = await said(
      'landscaping',
      'trim our hedge, 32 metres of it, the clippings are for our own compost',
      'the address is 17 Boronia Parade, not 71',
    );
    expect(sizes(talk)).toEqual(['32 lin_m']);
    expect(talk.answers[0]?.text).not.toContain('cubic');
  });

  it('gives a name anew, and the end of a number', async () => {
    const { state } = await said(
      'roofing',
      "I'm Elspeth Marshbanks, 828-555-0129, a new roof of 1,750 sq ft",
      "Autocorrect has mangled my surname, it's Elspeth Marchbanks. And my number ends in 0192, not 0129.",
    );
    expect(state.contact).toMatchObject({ name: 'Elspeth Marchbanks', phone: '828-555-0192' });
  });

  it('names a thing and nobody', async () => {
    const { state } = await said(
      'cleaning',
      'clean 24 windows, outside only, this week',
      "oh and can you add the conservatory roof, it's green",
    );
    expect(state.contact.name).toBeNull();
  });
});

it('a day that suits best still leaves open which week', async () => {
  const { state, answers } = await said('painting', '3 rooms, walls only. Saturday would suit best');
  expect(state.details.urgency).toBeNull();
  expect(answers.at(-1)?.text).toContain('When would you like it done?');
});

it('a fine that somebody has to pay is no price to agree to', async () => {
  const { answers } = await said('cleaning', "with a $75 fine if the driveway isn't clean. It has 1,100 sq ft");
  expect(answers[0]?.text).not.toMatch(/can't change/);
});

describe('what is left out later', () => {
  it.each([
    [
      'paling fence, 30 metres, plus a gate',
      "it's actually 42 metres. And don't worry about the gate, we'll go without one",
      'gate',
    ],
    [
      'end of tenancy clean of our 3 bedroom flat, and the inside of the oven, which is bad',
      "Oh, the landlord's throwing that oven out, so leave the oven, don't do it.",
      'oven',
    ],
    [
      'hang 1,100 sq ft of drywall. Plus 3 holes to patch in the back hallway',
      'skip the hole patches, my brother did those',
      'patch',
    ],
  ])('%s / %s', async (first, then, gone) => {
    const { state } = await said('other', first, then);
    expect(state.said[0]).not.toContain(gone);
    expect(state.contact.name).toBeNull();
  });
});

it('takes no cancelled party for the place', async () => {
  const { state } = await said(
    'landscaping',
    '8 yards of mulch, this week',
    'Lee Park, 513-555-0112',
    "And this week isn't needed anymore, the party got cancelled",
  );
  expect(state.details.location).toBeNull();
});

it('to a tiler, a granny flat is where the bathroom is', async () => {
  const { state } = await said(
    'tiling',
    'A granny flat for my dad. Its bathroom needs tiling: 8 square metres of floor',
  );
  expect(state.details.service).toBe('bathroom tiling');
});

it('nobody is asked about what they have just left out, nor kept from giving an address by it', async () => {
  const rules = [rule('Oven', 'Inside of the oven is £45 extra', 'inside of the oven')];
  const talk = new Talk(business('cleaning', { rules }), {}, priced);
  for (const message of [
    'clean our 3 bedroom flat, and the inside of the oven',
    'this week',
    "leave the oven, don't do it",
  ])
    await talk.say(message);
  expect(talk.state.refused).toEqual([]);
  for (const message of ['Morag Bell, morag@example.com', '40 Constitution Street, Leith', 'a flat'])
    await talk.say(message);
  expect(talk.answers.map(({ text }) => text).join(' ')).not.toMatch(/oven[^.]*\?/);
});

it('who asks whether they work weekends hears what weekends cost', async () => {
  const rules = [rule('Weekends', 'Time and a half for evenings and weekends', 'evenings and weekends')];
  const { text } = await new Talk(business('plumbing', { rules }), {}, priced).say(
    '4 radiators want replacing. Do you work weekends? Not that I need one.',
  );
  expect(text).toContain('Time and a half for evenings and weekends');
});

it('who wants no more questions is asked none, and told the number once', async () => {
  const talk = await said('painting', 'exterior painting 1500 sq ft', 'stop asking', 'ok');
  const [, stopped, later] = talk.answers.map(({ text }) => text);
  expect(stopped?.match(/555-0160/g)).toHaveLength(1);
  expect(`${stopped} ${later}`).not.toContain('?');
});

it('who wants to talk to somebody asks for no work, nor does a name put right', async () => {
  const { state } = await said('painting', 'I want to talk to a human', 'my name is not Bob its Rob');
  expect(state.details.service).toBeNull();
  expect(state.contact.name).toBe('Rob');
});

it.each([
  ['150 ft of cedar fence with one gate', "we don't need the gate", ['150 lin_ft']],
  ['4 vinyl windows', 'ok 2 vinyl and 2 wood', ['2 window', '2 window']],
  ['4 vinyl windows', 'make it 5 vinyl', ['5 window']],
  ['2 vinyl windows and 3 wood windows', 'cancel the wood ones', ['2 window']],
])('%s, then %s', async (first, then, expected) => {
  expect(sizes(await said('other', first, then))).toEqual(expected);
});

it('the price of another material names it', async () => {
  const talk = new Talk(business('fencing'), {}, ({ details }) => ({
    ...priced(),
    estimate: priceOf(details.service?.includes('chain') ? 40_000 : 90_000),
  }));
  for (const message of ['150 ft vinyl fence, no gate', 'next month', 'how much would chain link be?'])
    await talk.say(message);
  expect(talk.answers.at(-1)?.text).toContain('With chain link, the estimate comes to $400');
});

it.each([
  ['need two toilets replaced', 'and a faucet', 'toilet replacement and faucet replacement'],
  ['need two toilets replaced', 'and a dog', 'toilet replacement'],
])('%s, %s', async (first, then, service) => {
  const { state } = await said('plumbing', first, then);
  expect(state.details.service).toBe(service);
});
