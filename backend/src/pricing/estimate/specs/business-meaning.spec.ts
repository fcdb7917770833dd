import { job, price } from '../samples.fixture.js';

const labelOf = (text: string, jobs: Parameters<typeof job>[]): string | null =>
  price(
    text,
    [],
    jobs.map((told) => job(...told)),
  ).estimate?.lines[0]?.label.replace(/,.*/u, '') ?? null;

const CLEANS_CARPETS: Parameters<typeof job>[] = [
  ['a', '2 bed flat carpets', '2 rooms, hot water extraction', 80],
  ['b', 'Carpet clean lounge', '1 room, steam', 45],
  ['c', 'Carpets cleaned', '5 rooms and hall', 190],
];
const LAYS_CARPETS: Parameters<typeof job>[] = [
  ['a', 'Carpet 3 rooms', 'new carpet laid, 45 m2', 1900],
  ['b', 'Carpet 2 rooms', '30 m2 fitted', 1300],
  ['c', 'Carpet clean', '2 rooms', 90],
  ['d', 'Carpets cleaned', '4 rooms', 150],
];
const TRIMS_TREES: Parameters<typeof job>[] = [
  ['a', 'Trim oak', 'crown reduction, 45 ft', 600],
  ['b', 'Tree trimming', '60 ft maple', 800],
  ['c', 'Removal pine', '50 ft', 1300],
];
const FENCES: Parameters<typeof job>[] = [
  ['a', 'Vinyl fence 80 ft', '6 ft high', 3100],
  ['b', 'Vinyl fence', '200 ft', 7900],
  ['c', 'Chain link', '150 ft', 2600],
];
const STAINS_DECKS: Parameters<typeof job>[] = [
  ['a', 'Deck staining', '300 sq ft', 650],
  ['b', 'Deck stain', '400 sq ft', 860],
  ['c', 'House painted', 'exterior, 2000 sq ft', 6100],
];

describe('a thing that is only named', () => {
  it.each([
    ['Carpets, 4 rooms', CLEANS_CARPETS, 'Carpet cleaning'],
    ['Carpets, 4 rooms', LAYS_CARPETS, 'Carpet installation'],
    ['Trim 60ft', TRIMS_TREES, 'Tree trimming'],
    ['100 ft of vinyl', FENCES, 'Vinyl fence'],
    ['our deck is 350 sq ft, what would it cost', STAINS_DECKS, 'Deck staining'],
  ])('is what the business does to it: %s', (text, jobs, label) => {
    expect(labelOf(text, jobs)).toBe(label);
  });

  it('is new where that is asked for', () => {
    expect(labelOf('a new deck, 350 sq ft', STAINS_DECKS)).toBeNull();
  });
});
