import { readRequest } from '../work/index.js';
import { besideWork, declinedBy } from './declined.js';
import { asked, job, price, written } from './samples.fixture.js';

const NOTES = [
  { title: 'Murals', description: "We don't paint murals." },
  { title: 'Lead', description: 'Lead paint: we have to come and look before we quote' },
];
const besideOf = (text: string) => besideWork(text, NOTES, true);

describe('work beside the one that is asked for', () => {
  it.each([
    'do you paint murals?',
    'And murals, is that something you paint?',
    'are murals something you paint',
    'Murals?',
    'what about a mural in the hall',
    'could you do a mural while you are here',
    'how much would it be for murals?',
    'by the way, do you guys paint murals too',
  ])('is only asked about: %s', (text) => {
    expect(besideOf(text)).toEqual({ rest: '', ownerSays: "We don't paint murals", isWanted: false });
  });

  it('is wanted, too', () => {
    expect(besideOf('Also paint a mural in the nursery.')).toMatchObject({ rest: '', isWanted: true });
    expect(besideOf('Two coats please. We also want a mural')).toMatchObject({
      rest: 'Two coats please.',
      isWanted: true,
    });
  });

  it('has to be seen first', () => {
    expect(besideOf('can you work on lead paint?')?.ownerSays).toBe(NOTES[1]?.description);
  });

  it.each([
    'Paint a mural in the nursery',
    "it's a mural",
    'the walls have lead paint, is that ok?',
    'is it a problem that there is lead paint?',
    'can you do a mural instead?',
    'do you paint ceilings?',
    'also the fence, 30 ft',
  ])('is none: %s', (text) => {
    expect(besideOf(text)).toBeNull();
  });

  it('is told from the work in one message, where that is named', () => {
    expect(besideWork('Repaint 3 bedrooms, walls only, do you do murals?', NOTES, false)?.rest).toBe(
      'Repaint 3 bedrooms, walls only',
    );
    expect(besideWork('Do you do murals? My hall is to be repainted', NOTES, false)?.rest).toBe(
      'My hall is to be repainted',
    );
    expect(besideWork('Do you paint murals? 12 ft wide', NOTES, false)).toBeNull();
  });

  it('is looked for in a text that asks for it again and again', () => {
    const notes = Array.from({ length: 300 }, (_, at) => ({
      title: `No ${at}`,
      description: `We don't do thing ${at}x`,
    }));
    expect(besideWork('do you do murals? '.repeat(1_000), notes, true)).toBeNull();
  });
});

describe('what an owner does not put in', () => {
  const declines = (note: string, text: string): boolean =>
    declinedBy(readRequest(asked(text)), written(['', note])) !== null;

  it.each([
    ["we don't install carpet", 'rip up the carpet and lay 400 sq ft of oak'],
    [
      "we don't install carpet",
      "vinyl plank for the den, 300 sq ft. carpet is still down so you'd have to take that out",
    ],
    ["we don't install wood fences", 'old wood fence torn down and a vinyl one, 120 ft'],
    ["we don't install tankless", 'the tankless one is leaking, take it out and put in a 50 gallon tank'],
    ["we don't lay tile", 'replace the tile with LVP, 60 sq ft'],
  ])('may have to go: %s / %s', (note, text) => {
    expect(declines(note, text)).toBe(false);
  });

  it.each([
    ["we don't install carpet", 'new carpet for 300 sq ft, the old carpet has to come out'],
    ["we don't install carpet", 'replace the carpet in 3 bedrooms'],
    ["we don't build decks", 'old deck torn down, and build a new deck'],
    ["we don't remove wallpaper", 'paint the bedroom, the wallpaper has to come off'],
    ["we don't touch asbestos", 'popcorn ceiling 500 sq ft, asbestos has to be taken out'],
  ])('is declined where it is to come, or is no matter of putting in: %s / %s', (note, text) => {
    expect(declines(note, text)).toBe(true);
  });
});

const CLEANERS = written(
  ['Roofs', 'not something we do'],
  ['Height', 'two storeys max'],
  ['Reach', 'local only, up to 45 miles'],
  ['Builders cleans', "we don't do those"],
);
const CLEANED = [
  job('a', 'Gutters cleaned', 'one storey', 150),
  job('b', 'Gutters cleaned', 'two storey', 210),
  job('c', '3 bed house clean', '', 180),
];

it.each([
  ['clean the gutters of a three storey house', 'two storeys max'],
  ['gutters cleaned, we are 60 miles out', 'local only, up to 45 miles'],
  [
    'We just had the kitchen plastered. 3 bed house, how much for a builders clean?',
    "Builders cleans: we don't do those",
  ],
])('an owner says where the work ends: %s', (text, ownerSays) => {
  expect(price(text, CLEANERS, CLEANED)).toMatchObject({ estimate: null, ownerSays });
});

it.each(['clean the gutters of a two storey house', 'gutters cleaned, we are 20 miles out'])(
  'and not before: %s',
  (text) => {
    expect(price(text, CLEANERS, CLEANED).estimate).not.toBeNull();
  },
);
