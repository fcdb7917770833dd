import { isTradeName, pattern } from '../../../pricing/index.js';
import { INTAKES, speaksOf } from '../../intake/index.js';
import type { AssistantTurn, BusinessFacts } from '../../port.js';
import { type ConversationState, timesAsked } from '../../state.js';
import { namesOwnersWork } from './owners-work.js';

/** All that was said of the work. A message ends a sentence: "it fell over" and "12 metres" are not "over 12 metres". */
export const saidSoFar = (state: ConversationState): string =>
  state.said.map((words) => (/[.!?;:,]\s*$/.test(words) ? words : `${words}.`)).join('\n');

/** The same with the name of the work. */
export const workSaid = (state: ConversationState): string => `${saidSoFar(state)} ${state.details.service ?? ''}`;

const WORK = pattern('i')`
  \b(?:(?:need|needs|want|wants|looking|like)
      (?! to (?:know|ask|see|speak|talk|understand|check|find out|chat|hear|be sure|make sure)\b)|(?:i'm|i am|im|we're|we are|just) after|keen on|interested in|fix
    |fixed|repair\w*|install\w*|replac\w*|build\w*|broken?|broke|leak\w*|remov\w*|clean\w*|paint\w*|mov(?:e|ing)
    |haul\w*|get rid|new|job|do you (?:do|fix|install|repair)|necesito|quiero|quote for|estimate for|price for)\b
`;
/** Words of any request: with them alone nothing has been said of the work. */
const EMPTY_WORDS = pattern('i')`
  ^(?:hello|please|want\w*|need\w*|looking|like|quotes?|estimates?|prices?|some|someone|something|have|help
    |thanks?|could|would|your|this|that|with|about|just|work|jobs?|done|much|what|free|there)$
`;
const REAL_WORDS = /\p{L}{4,}/gu;

/** Whether the visitor has said what work it is about, in any words. */
export function knowsService(state: ConversationState, { trade, rules }: AssistantTurn['business']): boolean {
  const { details } = state;
  if (isOnlyTrade(state)) return false;
  if (details.service || details.issues || state.emergency) return true;
  if (details.quantities.length > 0 && state.said.length > 0) return true;
  return tellsWork(saidSoFar(state), { trade, rules });
}

/** Whether words speak of the trade, of work that the owner prices, or of a wish. */
export function tellsWork(said: string, { trade, rules }: Pick<BusinessFacts, 'trade' | 'rules'>): boolean {
  if (INTAKES[trade].words.test(said) || namesOwnersWork(said, rules)) return true;
  return WORK.test(said) && (said.match(REAL_WORDS) ?? []).filter((word) => !EMPTY_WORDS.test(word)).length >= 2;
}

const FEW_WORDS = 2;

/** "Hi, electrics question", "need a plumber": the trade and nothing of the work. */
function isOnlyTrade(state: ConversationState): boolean {
  const { service, issues, quantities, conditions } = state.details;
  if (service === null || !isTradeName(service) || issues !== null || state.emergency) return false;
  const said = saidSoFar(state);
  // "Can you fix my shed" tells what is to be done.
  if (/\b(?:fix|repair|replace|remove)\b/i.test(said)) return false;
  const words = said.match(REAL_WORDS)?.length ?? 0;
  return quantities.length === 0 && conditions.length === 0 && words <= FEW_WORDS;
}

/** Whether a thing of the trade was named, and nobody has asked yet what is to be done about it. */
export function isUndecided(state: ConversationState, { trade }: AssistantTurn['business']): boolean {
  const { service } = state.details;
  const isOpen = service === null || isTradeName(service);
  return (
    isOpen &&
    !state.emergency &&
    speaksOf(trade, saidSoFar(state)) &&
    timesAsked(state, INTAKES[trade].service.id) === 0
  );
}
