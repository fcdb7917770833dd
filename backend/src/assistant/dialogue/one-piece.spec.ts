import { onePiece } from './one-piece.js';

describe('one piece without a number', () => {
  it.each([
    ['how much to fix a faucet that drips', 'fixture'],
    ['my toilet runs all night', 'fixture'],
    ['new front door please, an oak door', 'door'],
    ['big dead pine behind the house has to come down', 'item'],
    ['I have a stump to grind', 'item'],
  ])('%s', (said, unit) => {
    expect(onePiece(said, '2026-03-11')).toMatchObject({ quantity: 1, unit });
  });

  it.each(['a deck', 'new windows for the whole house', 'paint a house', 'new faucets', 'the driveway has a crack'])(
    'none: %s',
    (said) => {
      expect(onePiece(said, '2026-03-11')).toBeNull();
    },
  );
});
