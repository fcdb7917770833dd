/**
 * Words that a reply may open with while the rest of its sentence is still unknown: thanks and sympathy, which give
 * nothing away. "Yes", "great" and "okay" are not among them: before a bargain they are the bargain.
 */
const OPENERS = new Set(
  'thanks thank lovely sorry understood noted nice beautiful wow ah oh congratulations'.split(' '),
);
/** What may follow an opener at once: what the job is, never a number, a name or a word of any other language. */
const FOLLOWERS = new Set([
  ...OPENERS,
  ...'old place house home project room kitchen garden deck fence a an the big what such and so very much really for all those these details there'.split(
    ' ',
  ),
]);
/** So few words are shown early that the rest of a dropped sentence is not missed. */
const EARLY_WORDS = 3;

/**
 * How much of an unfinished sentence may be shown already: a shown word cannot be taken back, a held one is only later.
 * @returns the number of characters, from its beginning, that can be part of nothing forbidden.
 */
export function showableLength(sentence: string): number {
  let shown = 0;
  for (const [index, match] of [...sentence.matchAll(/\S+\s*/g)].entries()) {
    const [piece] = match;
    const word = piece
      .trim()
      .replace(/[,;:!]+$/, '')
      .toLowerCase();
    const isHarmless = index === 0 ? OPENERS.has(word) : FOLLOWERS.has(word);
    if (!isHarmless || index >= EARLY_WORDS) return shown;
    // Marks and spaces after a word wait for the next word: a dropped sentence ends neatly then.
    shown = match.index + piece.replace(/[\s,;:!]+$/, '').length;
  }
  return shown;
}
