import { type Details, type PriceResult, isExtent } from '../../pricing/index.js';
import { INTAKES, type Trade } from '../intake/index.js';
import type { AssistantTurn } from '../port.js';
import type { ConversationState } from '../state.js';
import { onePiece } from './questions/one-piece.js';
import { impliedPiece } from './questions/questions.js';
import { saidSoFar } from './remarks/work-told.js';

/** What pricing reads: the visitor's words, and that it is urgent even where they only described a danger. */
const workText = (state: ConversationState): string =>
  `${saidSoFar(state)}${state.details.urgency === 'emergency' ? '\nThis is an emergency.' : ''}`;

/** "3 dogs", "2 kids": who lives there is no size of any work. */
const LIVING =
  /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|kids?|child(?:ren)?|bab(?:y|ies)|people|adults?|tenants?)$/i;

export const hasSize = ({ quantities }: Details): boolean =>
  quantities.some(({ unit, of }) => unit !== 'storey' && !LIVING.test(of ?? ''));

/** What the visitor told, with what goes without saying: the one piece spoken of, and what the trade does to anything. */
function withImplied(state: ConversationState, trade: Trade): Details {
  const piece = impliedPiece(state, trade);
  const details = piece ? { ...state.details, quantities: [piece] } : state.details;
  if (details.service !== null || !hasSize(details)) return details;
  return { ...details, service: INTAKES[trade].doesToAnything ?? null };
}

/** Whether a price lacks only how many: what goes by its area is not one of anything, whatever is to stand on it. */
const lacksCount = ({ reason, missing }: PriceResult, { quantities }: Details): boolean =>
  reason === 'needs_details' &&
  quantities.length === 0 &&
  (missing === undefined || missing === null || !isExtent(missing));

/** The details that a price was asked for, and what came of it; null where no prices are to be had just now. */
export interface Priced {
  details: Details;
  result: PriceResult | null;
}

/** Asks what the work costs, and once more for one piece where only a size is lacking. Changes nothing. */
export async function askPrice(turn: AssistantTurn, state: ConversationState): Promise<Priced> {
  const { trade } = turn.business;
  const { doesToAnything } = INTAKES[trade];
  const details = withImplied(state, trade);
  const goesWithoutSaying = doesToAnything !== undefined && details.service?.endsWith(doesToAnything) === true;
  const ask = async (asked: Details): Promise<Priced> => {
    const text = workText({ ...state, details: asked });
    const result = await turn.tools.price({ text, details: asked, today: turn.today, goesWithoutSaying });
    return { details: asked, result };
  };
  const first = await ask(details);
  if (first.result === null || !lacksCount(first.result, details)) return first;
  // "A dripping faucet" is one of them.
  const one = onePiece(saidSoFar(state), turn.today, details.service);
  return one === null ? first : ask({ ...details, quantities: [one] });
}
