import { type Quantity, readDetails } from '../../pricing/index.js';

/** Counted one by one where somebody orders the work; "a deck" is one, too, and its size is still open. */
const PIECES = new Set(['fixture', 'outlet', 'door', 'window']);

/** "A dripping faucet", "my toilet": one of them, although no number is said. Null when no such thing is spoken of. */
export function onePiece(said: string, today: string): Quantity | null {
  const numbered = said.replace(/\b(?:an?|my|our|the|this)\b/gi, '1');
  const { quantities } = readDetails(numbered, { today });
  return quantities.find(({ quantity, unit }) => quantity === 1 && PIECES.has(unit)) ?? null;
}
