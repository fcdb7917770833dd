import type { AnswerContext, Unit } from '../../../pricing/index.js';
import { INTAKES, type Question } from '../../intake/index.js';
import type { AssistantTurn } from '../../port.js';
import { type ConversationState, timesAsked } from '../../state.js';
import { inCountry } from './country-words.js';
import { IN_METRES, inMetres, isMetric, tapInMetres } from './metric.js';
import { pieceNamed } from './one-piece.js';
import { saidSoFar, workSaid } from '../remarks/work-told.js';

/** A question that was passed over is asked once more, and not in the same words. */
const AGAIN: Record<string, string | undefined> = {
  contact: "Whenever you're ready: which name, and which phone number or email address, should the owner use?",
  channel: "Whenever you're ready: which phone number or email address should the owner use?",
  contact_name: 'And your name, so that the owner knows who to ask for?',
  contact_email: 'And is there an email address for a written copy?',
  contact_phone: 'And is there a phone number for quick questions?',
  pets: 'Which of the two: pets, or something else that we should know about?',
  pitch: 'Which of the two: steep, or a low pitch?',
  location: 'And where is the property, so that the owner can plan?',
  timing: 'And roughly when should it be done?',
  property: 'And is it a house, an apartment or a commercial building?',
};

/** "Roughly how big is it?" is asked again as "And roughly how big is it?" */
const andAsk = (ask: string): string => `And ${ask.charAt(0).toLowerCase()}${ask.slice(1)}`;

/** The words of a question, other ones when it was asked before; in the words and the measure of the business. */
export function askWords(
  { id, ask }: Pick<Question, 'id' | 'ask'>,
  state: ConversationState,
  { business: facts, country }: Pick<AssistantTurn, 'business' | 'country'>,
): string {
  const { contact } = state;
  const again = id === 'contact' && contact.name !== null ? AGAIN.channel : AGAIN[id];
  // What is left to give after a "no email, please" is already put in other words.
  const isAnew = timesAsked(state, `again:${id}`) > 0 && !(id === 'contact' && state.refused.length > 0);
  const words = inCountry(isAnew ? (again ?? andAsk(ask)) : ask, country);
  return isMetric(facts, saidSoFar(state)) ? inMetres(words) : words;
}

const MOST_TAPS = 5;
const LONGEST_TAP = 30;

/** Answers to tap: the kinds of work that the owner lists, else the trade's usual ones; sizes in the measure of the question. */
export function suggestionsFor(
  question: Question,
  state: ConversationState,
  { business: facts, country }: Pick<AssistantTurn, 'business' | 'country'>,
): string[] {
  const listed = facts.services.filter((service) => service.length <= LONGEST_TAP);
  if (question === INTAKES[facts.trade].service && listed.length > 1) return listed.slice(0, MOST_TAPS);
  const suggestions = question.suggestions.map((words) => inCountry(words, country));
  return isMetric(facts, saidSoFar(state)) ? suggestions.map(tapInMetres) : suggestions;
}

/** What a bare number in answer to a question counts or measures: "5" after "How many?" are the detectors spoken of. */
export function unitAsked(
  { ask, units = [] }: Question,
  { business, state }: AssistantTurn,
): Pick<AnswerContext, 'unit' | 'area' | 'second' | 'of'> {
  const said = workSaid(state);
  const [unit] = units;
  const piece = /\bhow many (?:are|of them)\b/i.test(ask) ? pieceNamed(said, units) : null;
  if (piece) return { unit: piece.unit, of: piece.of };
  const inMeasure = (one: Unit | undefined): Unit | undefined => {
    const metric = one && IN_METRES[one];
    return metric && units.includes(metric) && isMetric(business, said) ? metric : one;
  };
  return {
    unit: inMeasure(unit),
    area: units.includes('sq_ft') ? inMeasure('sq_ft') : undefined,
    second: unit === 'bedroom' && /\bbathrooms?\b/i.test(ask) ? 'bathroom' : undefined,
  };
}
