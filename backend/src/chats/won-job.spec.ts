import type { DetailsDto } from '../estimates/index.js';
import { withoutVisitor } from './without-visitor.js';
import { wonJob } from './won-job.js';

const details: DetailsDto = {
  ...{ service: 'interior painting', location: '12 Elm St, Springfield', quantities: [], conditions: [], issues: null },
  ...{ urgency: null, preferredDate: null, propertyType: null },
};

const lead = {
  contactName: 'Dana Reed',
  contactEmail: 'dana@example.com',
  contactPhone: '(503) 555-0117',
  details,
  state: null,
};
const tiled: DetailsDto = {
  ...details,
  ...{ service: 'tiling', location: null, quantities: [{ quantity: 8, unit: 'sq_m', of: null }] },
};
const said = (...words: string[]) => words.map((content) => ({ role: 'user' as const, content }));
const told = (...words: string[]) => wonJob(lead, said(...words), 'US').description;

describe('a won job', () => {
  it.each([
    ['Two coats, my name is Dana Reed, dana@example.com, (503) 555-0117, this month', 'Two coats'],
    ['Please paint the hall at 12 Elm St, Springfield. Walls only', 'Please paint the hall. Walls only'],
    ['It is Dana Reed. The ceiling is low', 'The ceiling is low'],
    ["Hi, I'm Dana and the hall needs paint", 'the hall needs paint'],
    ['old address danar@example.org, then the hall', 'old address, then the hall'],
    [
      'Paint the hall. Write to nora at gmail dot com, or 541 five five five 0128. Two coats',
      'Paint the hall. Two coats',
    ],
    ['the walls are white, the other number is 541-555-0190', 'the walls are white, the other number is'],
    ['Paint the hall, dana.reed@gmial.con', 'Paint the hall'],
    ["Paint the hall, sorry typo, it's gmail.com not gmial.con", 'Paint the hall'],
    ['Paint the hall, 555-01', 'Paint the hall'],
    ['Paint the hall, 555 0117 8', 'Paint the hall'],
    ['Paint the hall, 503555011788', 'Paint the hall'],
    ['Paint the hall, zip is 97201', 'Paint the hall'],
    ['Paint the hall in Springfield please', 'Paint the hall please'],
    ['Paint the hall, 9 Birch Avenue, Salem', 'Paint the hall'],
    ['Paint the hall of 9 birch avenue salem', 'Paint the hall'],
    ['My wife Jenny picks the colour', 'My wife picks the colour'],
    ['Mrs Reed wants the hall in white', 'wants the hall in white'],
    ['Paint the hall, two coats, the door code is 4402', 'Paint the hall, two coats'],
    ['Paint the hall, the spare key is under the blue pot', 'Paint the hall'],
    ['Paint the hall, we are Reed Holdings LLC', 'Paint the hall'],
    ['Paint the hall, Old Mill Lane', 'Paint the hall'],
    ['Paint the hall, we are next door to the Kowalskis', 'Paint the hall, we are next door to'],
  ])('is told without the person: %s', (message, description) => {
    expect(told(message)).toBe(description);
  });

  it.each([
    'Paint the hall, a brown wall and a reed screen',
    'The house was built in 1926, lead paint is likely',
    'A 24000 BTU unit in the office',
    'My budget is $3,500, in white',
    'the phone line runs along the wall',
    'Benjamin Moore paint, two coats',
    'Paint code 2231, the keypad stays',
    'Tiles behind the stove, with a key pattern under the window',
    'Gravel from the Old Lane gate to the shed',
  ])('keeps what is no person: %s', (message) => {
    expect(told(message)).toBe(message);
  });

  it('has no postcode of other countries either', () => {
    const there = { ...lead, details: { ...details, service: null, location: 'SW1A 2AA' } };
    expect(wonJob(there, said('Paint the hall in SW1A 2AA, two coats'), 'GB').description).toBe(
      'Paint the hall, two coats',
    );
  });

  it('holds no more than is learned from, however long they talked', () => {
    const description = told('Paint the hall. '.repeat(200), 'Walls only. '.repeat(200), 'Two coats');
    expect(description).toMatch(/^Paint the hall/);
    expect(description).not.toMatch(/walls only/i);
    expect(description.length).toBeLessThanOrEqual(4_000);
  });

  it('leaves out messages that say nothing else', () => {
    const messages = said('paint the hall', 'Dana Reed', 'dana@example.com, (503) 555-0117', 'walls only');
    expect(wonJob(lead, messages, 'US')).toEqual({
      title: 'Interior painting',
      description: 'paint the hall\nwalls only',
    });
  });

  it('has the sizes that the conversation came to, in what it kept as said of the work', () => {
    const state = { said: ['Repaint the walls, 1,700 sq ft, 2 coats', 'hmm, rather 1350 sq ft'] };
    const resized: DetailsDto = { ...details, quantities: [{ quantity: 1350, unit: 'sq_ft', of: 'hmm rather' }] };
    const won = { ...lead, details: resized, state };
    expect(wonJob(won, said('I am Dana Reed of 12 Elm St'), 'US').description).toBe(
      'Repaint the walls, 2 coats\nrather 1350 sq ft',
    );
  });

  it('tells the work without the talk around it', () => {
    const words = [
      'hi how much to tile a bathroom floor 5 m2',
      'sorry I meant 8 m2, and the old tiles have to come off',
    ];
    const talk = ['are you free next week?', "that's all thanks, bye", 'after 6pm', 'flexible', 'house'];
    expect(
      wonJob({ ...lead, details: { ...tiled, conditions: ['steep'] }, state: { said: [...words, ...talk] } }, [], 'US')
        .description,
    ).toBe('tile a bathroom floor\n8 m2, the old tiles have to come off\nsteep');
  });

  it('has what was settled where the words that told it are no longer there', () => {
    expect(
      wonJob(
        { ...lead, details: { ...tiled, conditions: ['urgent'] }, state: { said: ['how much is that?'] } },
        [],
        'US',
      ).description,
    ).toBe('8 sq m\nurgent');
  });

  it('has the situations that were told beside a telephone number', () => {
    const urgent: DetailsDto = {
      ...details,
      conditions: ['vacant'],
      issues: 'walls are peeling',
      urgency: 'emergency',
    };
    const state = { said: ['Repaint the hall, it is vacant'] };
    expect(wonJob({ ...lead, details: urgent, state }, [], 'US').description).toBe(
      'Repaint the hall, it is vacant\nwalls are peeling\nemergency',
    );
  });

  it('keeps longer words that begin like a name', () => {
    const al = { ...lead, contactName: 'Al', contactPhone: null };
    expect(wonJob(al, said('Al here, Aluminium gutters'), 'US').description).toBe('Aluminium gutters');
  });

  it('is named by what was said where no service is known, and by itself where nothing is', () => {
    const unnamed = { ...lead, details: null };
    expect(wonJob(unnamed, said('fix the loose step', 'soon'), 'US')).toEqual({
      title: 'Fix the loose step',
      description: 'fix the loose step',
    });
    expect(wonJob(unnamed, [], 'US')).toEqual({ title: 'Job from a chat', description: 'Job from a chat' });
  });
});

describe('a won job whose conversation is erased', () => {
  const messages = said(
    'Paint grandma Edith Langford her hall, 12 x 14 ft, high ceiling. After chemo she is home on tuesdays',
  );
  const hall: DetailsDto = {
    ...{ ...details, conditions: ['high ceiling'], issues: 'she is home after chemo' },
    quantities: [{ quantity: 168, unit: 'sq_ft', of: null }],
  };
  const told = wonJob({ ...lead, details: hall }, messages, 'US');

  it('keeps what was understood of the work, and no word of the visitor', () => {
    expect(told.description).toContain('chemo');
    expect(withoutVisitor(told, { ...lead, details: hall }, messages, 'US')).toEqual({
      title: 'Interior painting',
      description: '168 sq ft\nhigh ceiling',
    });
  });

  it('keeps what the owner has written', () => {
    const edited = { title: 'Langford hall', description: `${told.description} Primer needed, patching extra.` };
    expect(withoutVisitor(edited, { ...lead, details: hall }, messages, 'US').description).toBe(
      '168 sq ft\nhigh ceiling\nPrimer needed,\npatching extra.',
    );
  });

  it('keeps all of a description that the owner has written anew, in words that the visitor used, too', () => {
    const talk = said(
      'Repaint the outside, two coats',
      'the walls and the trim',
      'north side is bad',
      'the front porch has 3 boards gone',
    );
    const job = {
      title: 'Exterior repaint',
      description: 'Scraped the north side, two coats on walls and trim. Front porch: 3 boards.',
    };
    expect(withoutVisitor(job, lead, talk, 'US').description).toContain(
      'Scraped the north side,\ntwo coats on walls and trim.\nFront porch:\n3 boards.',
    );
  });

  it('has a title of its own where the visitor gave it one', () => {
    const nameless: DetailsDto = { ...details, service: null, location: null };
    const talk = said(`A thing for grandma Edith ${'and her very long story of it '.repeat(12)}`);
    const filed = wonJob({ ...lead, details: nameless }, talk, 'US');
    expect(filed.title).toContain('Edith');
    expect(withoutVisitor(filed, { ...lead, details: nameless }, talk, 'US').title).toBe('Job from a chat');
  });
});
