import { type Estimate, type PriceResult, isExtent } from '../../pricing/index.js';
import { INTAKES } from '../intake/index.js';
import type { AssistantTurn } from '../port.js';
import type { ConversationState } from '../state.js';
import { onePiece } from './questions/one-piece.js';
import { isOfTrade } from './remarks/owners-work.js';
import { agenda, impliedPiece } from './questions/questions.js';
import type { TakenIn } from './taking-in/take-in.js';
import { isUndecided, knowsService, saidSoFar } from './remarks/work-told.js';

/** What pricing reads: the visitor's words, and that it is urgent even where they only described a danger. */
const workText = (state: ConversationState): string =>
  `${saidSoFar(state)}${state.details.urgency === 'emergency' ? '\nThis is an emergency.' : ''}`;

/** "3 dogs", "2 kids": who lives there is no size of any work. */
const LIVING =
  /\b(?:dogs?|cats?|pets?|pupp(?:y|ies)|kittens?|kids?|child(?:ren)?|bab(?:y|ies)|people|adults?|tenants?)$/i;

const hasSize = ({ details }: ConversationState): boolean =>
  details.quantities.some(({ unit, of }) => unit !== 'storey' && !LIVING.test(of ?? ''));

/** High divided by low from which a range tells a visitor nothing, and the owner prices the work. */
const WIDEST = 40;

/** "$1 to $8,730" is no estimate to show anybody. */
const saysNothing = ({ lowCents, highCents }: Estimate): boolean => highCents > WIDEST * Math.max(1, lowCents);

/** Times the dearest past job much like it at which a price is a misreading, and no big job. */
const BEYOND_BELIEF = 50;
const MUCH_LIKE_IT = 0.5;

/** "$8,816,998" for a floor like one of $3,700: whatever was misread, nobody is told that. */
function isBeyondBelief({ estimate, comparables }: PriceResult): boolean {
  const like = comparables.filter(({ similarity }) => similarity >= MUCH_LIKE_IT);
  const dearest = Math.max(0, ...like.map(({ priceCents, adjustedCents }) => Math.max(priceCents, adjustedCents)));
  return estimate !== null && dearest > 0 && estimate.amountCents > BEYOND_BELIEF * dearest;
}

const SLIGHT = 0.02;
/** The same where nothing was understood that could change a price. */
const SLIGHT_WITHOUT_NEWS = 0.08;

/** Whether two estimates differ by so little, and by no rule, that telling the second would only confuse. */
function isSlight(a: Estimate, b: Estimate, isNews: boolean): boolean {
  const rules = ({ lines }: Estimate): string =>
    lines.flatMap(({ source }) => (source.type === 'rule' ? [source.ruleId] : [])).join(' ');
  const most = isNews ? SLIGHT : SLIGHT_WITHOUT_NEWS;
  return rules(a) === rules(b) && Math.abs(a.amountCents - b.amountCents) <= most * b.amountCents;
}

async function askPrice(turn: AssistantTurn, state: ConversationState): Promise<PriceResult | null> {
  const implied = impliedPiece(state, turn.business.trade);
  if (implied) state.details = { ...state.details, quantities: [implied] };
  const { doesToAnything } = INTAKES[turn.business.trade];
  if (state.details.service === null && hasSize(state))
    state.details = { ...state.details, service: doesToAnything ?? null };
  const goesWithoutSaying = doesToAnything !== undefined && state.details.service?.endsWith(doesToAnything) === true;
  const ask = () =>
    turn.tools.price({ text: workText(state), details: state.details, today: turn.today, goesWithoutSaying });
  const result = await ask();
  if (result === null) return null;
  // What goes by its area is not one of anything, whatever is to stand on it.
  const isPieces = result.missing === undefined || result.missing === null || !isExtent(result.missing);
  const one =
    result.reason === 'needs_details' && isPieces && state.details.quantities.length === 0
      ? onePiece(saidSoFar(state), turn.today, state.details.service)
      : null;
  if (one === null) return result;
  state.details = { ...state.details, quantities: [one] };
  return ask();
}

/** "There's a crawl space, too": what was told after the price may need a size that the price did without. */
function askForSize(turn: AssistantTurn, state: ConversationState, { reason, missing }: PriceResult): void {
  const isOpen = reason === 'needs_details' && missing !== undefined && missing !== null;
  state.noEstimate = isOpen ? reason : null;
  state.missing = isOpen ? missing : null;
  if (isOpen && agenda(state, turn).beforePrice === null) state.noEstimate = null;
}

/** What is asked before a price is asked all the same, and a price that was told stays: only else is there something to say. */
function withoutPrice(turn: AssistantTurn, state: ConversationState): void {
  if (state.shownCents !== null) return;
  state.estimate = null;
  if (agenda(state, turn).beforePrice === null) state.noEstimate = 'not_ready';
}

/** Returns what the owner has written of prices where no total can be worked out. */
export async function priceWork(turn: AssistantTurn, { state, news, material, danger }: TakenIn): Promise<string[]> {
  if (!knowsService(state, turn.business)) return [];
  // "I can smell gas", after a price: nobody reads a dearer one now.
  if (danger !== null && state.shownCents !== null) return [];
  // Nobody who smells gas is told a price.
  if (state.isDangerOpen) {
    if (state.shownCents === null) state.noEstimate = 'needs_visit';
    return [];
  }
  // Of a danger without a name for the work, a look-alike's price would be a guess.
  if (state.emergency && state.details.service === null && state.details.quantities.length === 0) return [];
  const { hasPrices } = turn.business;
  const priced = await askPrice(turn, state);
  if (priced === null) {
    withoutPrice(turn, state);
    return [];
  }
  // Where nothing can be priced, no size that anybody tells changes that.
  const isNone = priced.estimate ? saysNothing(priced.estimate) || isBeyondBelief(priced) : !hasPrices;
  const result: PriceResult = isNone ? { ...priced, estimate: null, reason: 'no_basis', missing: null } : priced;
  const isTold = state.shownCents !== null && state.shownCents === state.estimate?.amountCents;
  if (
    isTold &&
    news.quantities.length === 0 &&
    result.estimate &&
    state.estimate &&
    isSlight(result.estimate, state.estimate, news.any)
  )
    return [];
  // "How much is wrought iron?", after vinyl: the price of the one is none of the other.
  if (!result.estimate && material !== null && result.reason === 'no_basis') state.shownCents = null;
  // A price that the visitor has been told stays on the table when a later remark cannot be priced.
  const ownerSays = result.ownerSays ?? null;
  if (!result.estimate && state.shownCents !== null && ownerSays === null) {
    askForSize(turn, state, result);
    return [];
  }
  // "It's popcorn", after a price for the ceiling, and the owner paints none.
  if (ownerSays !== null) state.shownCents = null;
  state.noEstimate = result.reason;
  state.choice = result.choice ?? null;
  state.missing = result.missing ?? null;
  state.ownerSays = ownerSays;
  state.byRate = result.estimate?.basis === 'rate';
  // Work of this trade whose size is still open may only lack that size.
  const mayLackSize =
    hasPrices &&
    ownerSays === null &&
    isOfTrade(turn.business, saidSoFar(state), state.details.service) &&
    !hasSize(state);
  // "Our furnace is 27 years old": what is to be done about it has not been said.
  state.undecided = result.reason === 'no_basis' && ownerSays === null && isUndecided(state, turn.business);
  if (state.undecided) state.noEstimate = 'needs_details';
  else if (result.reason === 'no_basis' && mayLackSize) {
    state.noEstimate = 'needs_details';
    if (agenda(state, turn).beforePrice === null) state.noEstimate = 'no_basis';
  }
  // The visitor was asked for what the price needs and cannot tell.
  if (state.noEstimate === 'needs_details' && agenda(state, turn).beforePrice === null)
    state.noEstimate = 'needs_visit';
  // Whoever was told a price hears at once what a correction makes of it.
  if (state.shownCents === null && agenda(state, turn).beforePrice !== null && result.estimate) return [];
  // In danger the phone number comes first; a price can wait for the next message.
  if (state.emergency && state.turns === 1) return [];
  state.estimate = result.estimate;
  return result.estimate ? [] : (result.stated ?? []);
}
