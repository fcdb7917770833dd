import { besideWork } from './declined.js';

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
