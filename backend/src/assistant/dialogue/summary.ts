import { contentWords, laterSaid } from '../../pricing/index.js';
import type { ConversationState } from '../state.js';
import { dollars } from './answers/price-words.js';
import { quantityWords } from './recap.js';

const URGENCY_WORDS = {
  emergency: 'EMERGENCY',
  this_week: 'this week',
  this_month: 'this month',
  flexible: 'flexible',
} as const;
/** What the owner has to do where code could not price the work. */
const OWNER_PRICES: Record<string, string | undefined> = {
  no_basis: 'no price yet',
  needs_visit: 'no price before a visit',
  not_ready: 'no price yet',
};
/** Of all facts, and of all questions. */
const MOST_CHARACTERS = 200;
/** Of each piece where all of them together are longer: an owner who has room for the whole reads the whole. */
const SHORTENED = { work: 70, place: 40, question: 50 };

/** Never in the middle of an emoji. */
const clip = (text: string, length: number): string =>
  text.length > length
    ? `${text
        .slice(0, length - 1)
        .replace(/[\ud800-\udbff]$/, '')
        .trimEnd()}…`
    : text;
const plain = (text: string): string => text.replace(/[<>]/g, '').replace(/\s+/g, ' ').trim();

/** More than a greeting. */
const MEANS_SOMETHING = /\p{L}{3}.*\s\p{L}{4}/u;
const questionWords = (asked: string, longest: number): string => plain(clip(asked, longest)).replace(/[.!?]+$/, '');

/** A visitor was promised that the owner gets each question, so none is left out. */
function questionsIn({ openQuestions }: ConversationState): string {
  const words = (longest: number): string => openQuestions.map((one) => questionWords(one, longest)).join(' / ');
  const whole = words(MOST_CHARACTERS);
  return whole.length > MOST_CHARACTERS ? words(SHORTENED.question) : whole;
}

/** "Next month" tells an owner more than that the visitor is flexible. */
function whenWords({ details: { urgency }, said }: ConversationState): string {
  if (urgency === null) return '';
  return (urgency === 'flexible' && laterSaid(said.join('\n'))) || URGENCY_WORDS[urgency];
}

/** The danger, where the work does not name it already. */
function dangerWords({ danger }: ConversationState, work: string): string {
  const named = contentWords(work);
  return danger === null || contentWords(danger).every((word) => named.includes(word)) ? '' : danger;
}

/**
 * The lead in one sentence, short enough for a phone: what, how much, where, when, what was said about the price. It grows
 * only by the questions that were noted for the owner.
 */
export function summaryOf(state: ConversationState): string {
  const { details, contact, estimate } = state;
  const work =
    plain(details.service ?? state.said.find((one) => MEANS_SOMETHING.test(one)) ?? state.said[0] ?? '') ||
    'No details yet';
  const wordsOf = (isStorey: boolean): string[] =>
    details.quantities
      .filter(({ unit }) => (unit === 'storey') === isStorey)
      .flatMap((one) => quantityWords(one) ?? []);
  const factsIn = (longest: { work: number; place: number }): string[] => [
    clip(work.charAt(0).toUpperCase() + work.slice(1), longest.work),
    dangerWords(state, work),
    wordsOf(false).slice(0, 3).join(' + '),
    // How high it is adds nothing to how much it is.
    wordsOf(true)[0] ?? '',
    details.location ? plain(clip(details.location, longest.place)) : '',
    whenWords(state),
    estimate ? `estimate ${dollars(estimate.amountCents)}` : (OWNER_PRICES[state.noEstimate ?? ''] ?? ''),
  ];
  const who = contact.name ? `${plain(contact.name)}: ` : '';
  const urgent = details.urgency === 'emergency' ? 'EMERGENCY: ' : '';
  const toldIn = (longest: { work: number; place: number }): string =>
    `${urgent}${who}${factsIn(longest)
      .filter((fact) => fact !== '' && fact !== 'EMERGENCY')
      .join(', ')}`;
  const whole = toldIn({ work: MOST_CHARACTERS, place: MOST_CHARACTERS });
  const told = whole.length < MOST_CHARACTERS ? whole : clip(toldIn(SHORTENED), MOST_CHARACTERS - 1);
  const questions = questionsIn(state);
  const sentence = [told, questions && `asks: ${questions}`].filter(Boolean).join(', ');
  // A visitor's own words may end already: "How much?"
  return /[.!?…]$/.test(sentence) ? sentence : `${sentence}.`;
}
