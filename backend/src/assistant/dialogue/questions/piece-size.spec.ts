import { mergeDetails, readDetails } from '../../../pricing/index.js';
import { withoutPieceSize } from './piece-size.js';

const read = (text: string) => readDetails(text, { today: '2026-03-11' });
const known = read('Bathroom floor 50 sq ft');
const sizes = (text: string) =>
  mergeDetails(known, withoutPieceSize(read(text), known, text), text).quantities.map(({ quantity }) => quantity);

describe('the size of one tile', () => {
  it.each([
    ['porcelain 12x24', [50]],
    ['and the floor tile is porcelain, 12x24', [50]],
    ['and a hall floor of porcelain, 12x14', [50, 168]],
    ['plus the kitchen in porcelain, 12x12', [50, 144]],
  ])('%s', (text, all) => {
    expect(sizes(text)).toEqual(all);
  });
});
