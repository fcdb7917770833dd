import { onePiece } from './one-piece.js';

describe('one piece without a number', () => {
  it.each([
    ['how much to fix a faucet that drips', 'fixture'],
    ['my toilet runs all night', 'fixture'],
    ['new front door please, an oak door', 'door'],
    ['big dead pine behind the house has to come down', 'item'],
    ['I have a stump to grind', 'item'],
  ])('%s', (said, unit) => {
    expect(onePiece(said, '2026-03-11', null)).toMatchObject({ quantity: 1, unit });
  });

  it.each(['a deck', 'new windows for the whole house', 'paint a house', 'new faucets', 'the driveway has a crack'])(
    'none: %s',
    (said) => {
      expect(onePiece(said, '2026-03-11', null)).toBeNull();
    },
  );

  it.each([
    ['the faucet and the toilet need replacing', 'faucet replacement and toilet replacement', true],
    ['a stump to grind, and the hedge trimmed', 'stump grinding and hedge trimming', false],
  ])('of two works: %s', (said, service, isOne) => {
    expect(onePiece(said, '2026-03-11', service) !== null).toBe(isOne);
  });

  it('does not count what left its marks', () => {
    expect(
      onePiece('wash the windows, there are rust streaks from the garden sprinkler', '2026-03-11', null),
    ).toBeNull();
  });
});
