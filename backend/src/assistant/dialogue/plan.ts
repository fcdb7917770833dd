import { type Estimate, type PriceResult, isExtent, isTitle } from '../../pricing/index.js';
import { INTAKES, type Question, TIMING } from '../intake/index.js';
import type { AssistantTurn } from '../port.js';
import { timesAsked, type ConversationState } from '../state.js';
import { closingWords, wordsAfterClose } from './closing.js';
import { type ContactRequest, contactRequest, otherChannel } from './contact-request.js';
import { dangerAdvice } from './danger-advice.js';
import { givesUp, isFarewell } from './leave-taking.js';
import { possessive } from './possessive.js';
import { onePiece } from './one-piece.js';
import { isOfTrade, isTheirs } from './owners-work.js';
import {
  heldBack,
  isNewPrice,
  mayShowPrice,
  ownerPricesWords,
  ownerSaysWords,
  priceWords,
  statedWords,
} from './price-words.js';
import { agenda, askWords, impliedPiece, isUndecided, knowsService, saidSoFar, suggestionsFor } from './questions.js';
import { recap } from './recap.js';
import { reopenPassedOver } from './reopen.js';
import type { TakenIn } from './take-in.js';
import { isSmallTalk } from './small-talk.js';

/** What a reply consists of. The server words the price and the question; an assistant may word the rest in its own way. */
export interface Plan {
  state: ConversationState;
  /** Who speaks, in the first reply; "" later. */
  introduction: string;
  /** What the visitor must read first: danger, a refusal. No assistant words this. "" when there is none. */
  firm: string;
  /** The built-in wording of what was understood or asked; an assistant with a model words this itself. */
  reaction: string;
  /** The price or why there is none; "" when nothing about it is new. */
  price: string;
  question: string;
  suggestions: string[];
  contactRequested: boolean;
  emergencyPhone: string | null;
}

const THANKS = ['Thanks, that helps.', 'Noted, thank you.', 'Got it.', 'Thank you.'] as const;

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

async function askPrice(turn: AssistantTurn, state: ConversationState): Promise<PriceResult> {
  const implied = impliedPiece(state, turn.business.trade);
  if (implied) state.details = { ...state.details, quantities: [implied] };
  const { doesToAnything } = INTAKES[turn.business.trade];
  if (state.details.service === null && hasSize(state))
    state.details = { ...state.details, service: doesToAnything ?? null };
  const goesWithoutSaying = doesToAnything !== undefined && state.details.service?.endsWith(doesToAnything) === true;
  const ask = () =>
    turn.tools.price({ text: workText(state), details: state.details, today: turn.today, goesWithoutSaying });
  const result = await ask();
  // What goes by its area is not one of anything, whatever is to stand on it.
  const isPieces = result.missing === undefined || result.missing === null || !isExtent(result.missing);
  const one =
    result.reason === 'needs_details' && isPieces && state.details.quantities.length === 0
      ? onePiece(saidSoFar(state), turn.today)
      : null;
  if (one === null) return result;
  state.details = { ...state.details, quantities: [one] };
  return ask();
}

/** Returns what the owner has written of prices where no total can be worked out. */
async function price(turn: AssistantTurn, { state, news }: TakenIn): Promise<string[]> {
  if (!knowsService(state, turn.business)) return [];
  // Of a danger without a name for the work, a look-alike's price would be a guess.
  if (state.emergency && state.details.service === null && state.details.quantities.length === 0) return [];
  const priced = await askPrice(turn, state);
  const result: PriceResult =
    priced.estimate && saysNothing(priced.estimate) ? { ...priced, estimate: null, reason: 'no_basis' } : priced;
  const isTold = state.shownCents !== null && state.shownCents === state.estimate?.amountCents;
  if (
    isTold &&
    news.quantities.length === 0 &&
    result.estimate &&
    state.estimate &&
    isSlight(result.estimate, state.estimate, news.any)
  )
    return [];
  // A price that the visitor has been told stays on the table when a later remark cannot be priced.
  const ownerSays = result.ownerSays ?? null;
  if (!result.estimate && state.shownCents !== null && ownerSays === null) return [];
  // "It's popcorn", after a price for the ceiling, and the owner paints none.
  if (ownerSays !== null) state.shownCents = null;
  state.noEstimate = result.reason;
  state.choice = result.choice ?? null;
  state.missing = result.missing ?? null;
  state.ownerSays = ownerSays;
  state.byRate = result.estimate?.basis === 'rate';
  // Work of this trade whose size is still open may only lack that size.
  const mayLackSize =
    ownerSays === null && isOfTrade(turn.business, saidSoFar(state), state.details.service) && !hasSize(state);
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
  if (agenda(state, turn).beforePrice !== null && result.estimate) return [];
  // In danger the phone number comes first; a price can wait for the next message.
  if (state.emergency && state.turns === 1) return [];
  state.estimate = result.estimate;
  return result.estimate ? [] : (result.stated ?? []);
}

/** "Dr. Felix Obi" is called Felix; of a title and one name, both ("Mrs Lund") would be stiff, and neither is used. */
const firstName = (state: ConversationState): string => {
  const words = state.contact.name?.split(/\s+/) ?? [];
  const untitled = words.filter((word) => !isTitle(word));
  const first = untitled.length < words.length && untitled.length < 2 ? '' : (untitled[0] ?? '');
  return /^[\p{L}'-]{2,20}$/u.test(first) ? `, ${first.charAt(0).toUpperCase()}${first.slice(1)}` : '';
};

const leftAside = (name: string): string =>
  `I can only help with estimates for ${possessive(name)} work, so I'll leave that aside.`;

const REFUSALS = {
  instructions: leftAside,
  off_task: leftAside,
  others: () => "I can't share anything about other customers or businesses.",
  haggle: (name: string) =>
    `I can't change or agree to prices here: estimates come from the owner's own rates, and ${name} is the one to talk to about them.`,
} as const;

function firmWords(turn: AssistantTurn, taken: TakenIn): { text: string; phone: string | null } {
  const { name, phone } = turn.business;
  const { state, attempt, danger } = taken;
  const isNews = danger !== null || (state.emergency && !turn.state.emergency);
  if (isNews) return { text: dangerAdvice(danger, name, phone), phone };
  return { text: attempt ? REFUSALS[attempt](name) : '', phone: null };
}

function reactionWords(turn: AssistantTurn, taken: TakenIn): string {
  const { answer, text, state, newContact, refusedNow, news } = taken;
  if (answer) return answer.text;
  const held = taken.isPriceAsked && turn.state.turns > 0 ? heldBack(turn, state) : '';
  if (held) return held;
  if (isSmallTalk(text, turn.business) && (!news.any || text.includes('?')))
    return "I can't help with that one, but I'm glad to help with the job.";
  if (taken.keepsPlace) return "That's fine.";
  if (refusedNow && newContact.length === 0)
    return state.refused.includes('email') && state.refused.includes('phone')
      ? "That's fine, no contact details then."
      : "That's fine.";
  if (newContact.length > 0 && turn.state.turns > 0) return `Thank you${firstName(state)}.`;
  if (givesUp(text) && !news.any) return 'No problem at all.';
  const isComing = state.estimate === null && !state.toldOwnerPrices && knowsService(state, turn.business);
  if (turn.state.turns > 0 && isComing && taken.isPriceAsked) return 'One more detail and I can work that out.';
  const understood = recap(taken, turn.business.rules);
  if (understood) return understood;
  if (turn.state.closed) return wordsAfterClose(turn, taken);
  return state.turns > 1 ? (THANKS[state.turns % THANKS.length] ?? '') : '';
}

function priceOrReason(turn: AssistantTurn, state: ConversationState, stated: string[]): string {
  const { name } = turn.business;
  if (mayShowPrice(turn, state) && state.estimate && isNewPrice(state)) {
    const words = priceWords(state.estimate, state.shownCents, name);
    state.shownCents = state.estimate.amountCents;
    return words;
  }
  const hidden = state.estimate !== null && turn.priceVisibility === 'never';
  const unpriced = state.estimate === null && (state.noEstimate === 'no_basis' || state.noEstimate === 'needs_visit');
  if ((!hidden && !unpriced) || state.toldOwnerPrices) return '';
  state.toldOwnerPrices = true;
  // Who was just told to call does not want to read of working hours.
  if (state.emergency && !hidden) return '';
  return hidden
    ? `${name} sends you the price personally.`
    : state.ownerSays !== null
      ? ownerSaysWords(name, state.ownerSays, state.noEstimate === 'needs_visit')
      : statedWords(name, stated) +
        ownerPricesWords(
          name,
          isTheirs(turn.business, saidSoFar(state), state.details.service),
          state.noEstimate === 'needs_visit',
        );
}

/** Whether it is time to ask how to reach the visitor: the price is told, withheld until then, or not to be had here. */
const isContactTime = (turn: AssistantTurn, state: ConversationState): boolean =>
  state.estimate !== null || state.emergency || state.toldOwnerPrices || turn.state.contactAsked;

function nextQuestion(turn: AssistantTurn, taken: TakenIn): Question | ContactRequest | null {
  const { state } = taken;
  const { beforePrice, afterwards } = agenda(state, turn);
  if (beforePrice && state.shownCents === null && state.estimate === null) return beforePrice;
  // Who wants to be called is asked at once where.
  const callback = taken.answer?.id === 'callback' ? contactRequest(taken) : null;
  if (callback) return callback;
  // The day is easy to name and keeps the talk going; only an emergency asks for the number before anything else.
  if (afterwards?.id === TIMING.id && state.shownCents !== null && !turn.state.contactAsked) return afterwards;
  const contact = isContactTime(turn, state) ? contactRequest(taken) : null;
  // When nothing could be priced and nothing more is asked, the lead still needs a way back.
  return (
    contact ?? afterwards ?? (knowsService(state, turn.business) ? contactRequest(taken) : null) ?? otherChannel(state)
  );
}

/** Says in the first reply who is speaking, unless that is just what the visitor asked. */
export const introductionOf = (turn: AssistantTurn, { state, answer, isForeign }: TakenIn): string =>
  state.turns === 1 && answer?.id !== 'robot' && answer?.id !== 'human'
    ? `Hi, I'm ${possessive(turn.business.name)} automated assistant${isForeign ? ', and I can only answer in English' : ''}.`
    : '';

/** Decides what this turn says, asks for the price when there is enough, and updates the state. */
export async function planTurn(turn: AssistantTurn, taken: TakenIn): Promise<Plan> {
  const { state, answer } = taken;
  reopenPassedOver(taken, turn.business);
  const stated = await price(turn, taken);
  if (answer?.passOn) state.openQuestions = [...state.openQuestions, taken.text.slice(0, 200)].slice(-5);
  const firm = firmWords(turn, taken);
  const priceText = priceOrReason(turn, state, mayShowPrice(turn, state) ? stated : []);
  const isLeaving = isFarewell(taken.text) || (givesUp(taken.text) && !taken.news.any);
  const question = isLeaving ? null : nextQuestion(turn, taken);
  const isAside = answer !== null || isSmallTalk(taken.text, turn.business);
  // "And on Monday?": the price that comes with it is the answer.
  const isAnswered = priceText !== '' && (!isAside || answer?.id === 'price');
  const reaction = firm.text || isAnswered ? '' : reactionWords(turn, taken);
  state.pending = question?.id ?? null;
  if (question) state.asked = { ...state.asked, [question.id]: timesAsked(state, question.id) + 1 };
  const contactRequested = question?.id.startsWith('contact') ?? false;
  state.contactAsked ||= contactRequested;
  return {
    state,
    introduction: introductionOf(turn, taken),
    firm: firm.text,
    reaction,
    price: priceText,
    question: question ? askWords(question, state, turn.business) : closingWords(turn, state),
    suggestions: question && 'suggestions' in question ? suggestionsFor(question, state, turn.business) : [],
    contactRequested,
    emergencyPhone: firm.phone,
  };
}
