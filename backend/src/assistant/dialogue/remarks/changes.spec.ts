import { readDetails } from '../../../pricing/index.js';
import { newConversation } from '../../state.js';
import { turnsTo } from './changes.js';

describe('other work than before', () => {
  it.each([
    ['I mean the deck stained, 300 sq ft', true],
    ['we also need the deck stained, I mean 300 sq ft of it', false],
    ['and the deck stained, I mean 300 sq ft', false],
    ['scrap the painting, what we want now is the deck stained', true],
    ['skip the trim, and the deck stained too', false],
  ])('%s', (text, isTurned) => {
    const read = (said: string) => readDetails(said, { today: '2026-03-11' });
    const state = { ...newConversation(), details: read('paint 3 rooms') };
    expect(turnsTo(state, read(text), text)).toBe(isTurned);
  });

  it('is not a number of one of several works', () => {
    const read = (said: string) => readDetails(said, { today: '2026-03-11' });
    const state = { ...newConversation(), details: read('8 recessed lights and one ceiling fan') };
    const text = 'Can we make it two ceiling fans instead of one?';
    expect(turnsTo(state, read(text), text)).toBe(false);
  });
});
