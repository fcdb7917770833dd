import { type Instructions, opensLikeInstructions } from './leak.js';

/**
 * Word beginnings after which a sentence could become an amount, a promise, a link or a question: from there on it is
 * held back until it is whole. Generous on purpose: a held sentence is only later, a shown one cannot be taken back.
 */
const STEMS = (
  'zero one two three four five six seven eight nine ten eleven twel thirt fourt fift sixt sevent eight ninet twent ' +
  'fort hundred thousand grand million dozen dollar buck usd aud cad nzd gbp eur quid pound peso cent ' +
  'pric cost estimat quot total charg pay paid fee budget bill invoice rate deposit offer deal discount money cheap ' +
  'amount figure sum worth come call run sold half halv third quarter double twice triple treble thrice percent per pct ' +
  'off free waiv knock final fix firm guarant lock bind bound legal promis special complimentary gratis reduc lower less ' +
  'add only just it that this there these those we hello hi hey welcome system prompt instruction http www human person owner now you save between about around say'
).split(' ');
const QUESTION_OPENERS = new Set(
  'how what when where which who whose why is are was were do does did can could would will shall should may might have has any roughly approximately also and so or please tell share send leave give describe let need'.split(
    ' ',
  ),
);
/** So few words are shown early that the rest of a dropped sentence is not missed. */
const EARLY_WORDS = 3;
const PLAIN_WORD = /^[a-z]+(?:'[a-z]*)?$/i;

const isRiskyStem = (word: string): boolean =>
  STEMS.some((stem) => stem.startsWith(word) || (word.startsWith(stem) && stem.length > 2) || word === stem);

const mayOpenQuestion = (word: string, whole: boolean): boolean =>
  whole ? QUESTION_OPENERS.has(word) : [...QUESTION_OPENERS].some((opener) => opener.startsWith(word));

/**
 * How much of an unfinished sentence may be shown already.
 * @returns the number of characters, from its beginning, that can be part of nothing forbidden.
 */
export function showableLength(sentence: string, instructions: Instructions | null): number {
  let shown = 0;
  const words = [...sentence.matchAll(/\S+\s*/g)];
  for (const [index, match] of words.entries()) {
    const [piece] = match;
    const word = piece.trim().replace(/^[("']+|[)"',;:]+$/g, '');
    const whole = /\s$/.test(piece);
    const lower = word.toLowerCase();
    const roman = /^[MDCLXVI]{2,}$/.test(word);
    if (!PLAIN_WORD.test(word) || roman || isRiskyStem(lower)) return shown;
    if (index === 0 && mayOpenQuestion(lower, whole || /[,]$/.test(piece.trim()))) return shown;
    if (index === 0 && instructions !== null && opensLikeInstructions(lower, instructions)) return shown;
    if (index >= EARLY_WORDS || QUESTION_OPENERS.has(lower)) return shown;
    // Marks and spaces after a word wait for the next word: a dropped sentence ends neatly then.
    shown = match.index + piece.replace(/[\s,;:]+$/, '').length;
  }
  return shown;
}
