import { isTitle } from '../../pricing/index.js';
import { type Question, TIMING } from '../intake/index.js';
import type { AssistantTurn } from '../port.js';
import { type ConversationState, timesAsked } from '../state.js';
import { closingWords, wordsAfterClose } from './closing.js';
import { type ContactRequest, contactRequest, lastCall, nameAgain, otherChannel } from './contact-request.js';
import { emailSlip } from './questions/email-slip.js';
import { asksAbout } from './answers/topics/of-the-price.js';
import { dangerAdvice } from './answers/danger-advice.js';
import { givesUp, isFarewell, wantsNoQuestions } from './remarks/leave-taking.js';
import { moodWords } from './remarks/moods.js';
import { unclearWords } from './remarks/not-understood.js';
import { dearWords } from './remarks/objection.js';
import { isTheirs } from './remarks/owners-work.js';
import { possessive } from './answers/possessive.js';
import {
  heldBack,
  isNewPrice,
  mayShowPrice,
  neverShownWords,
  notReadyWords,
  ownerPricesWords,
  ownerSaysWords,
  priceWords,
  statedWords,
} from './answers/price-words.js';
import { priceWork } from './price-work.js';
import { agenda } from './questions/questions.js';
import { askWords, suggestionsFor } from './questions/question-words.js';
import { recap } from './recap.js';
import { reopenPassedOver } from './reopen.js';
import type { TakenIn } from './taking-in/take-in.js';
import { knowsService, saidSoFar } from './remarks/work-told.js';

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

const MOST_QUESTIONS = 8;
/** Asked again, it is kept once. */
const withQuestion = (kept: string[], asked: string): string[] =>
  [...kept.filter((one) => one.toLowerCase() !== asked.toLowerCase()), asked].slice(-MOST_QUESTIONS);

const THANKS = ['Thanks, that helps.', 'Noted, thank you.', 'Got it.', 'Thank you.'] as const;

/** "Dr. Felix Obi" is called Felix; of a title and one name, both ("Mrs Lund") would be stiff, and neither is used. */
const firstName = (state: ConversationState): string => {
  const words = state.contact.name?.split(/\s+/) ?? [];
  const untitled = words.filter((word) => !isTitle(word) && !/^(?:and|&)$/i.test(word));
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
  // "Why do you need my number?" is half answered while the number is what the price waits for.
  const isFirst = turn.state.turns === 0 && turn.priceVisibility !== 'never';
  const isJustTold = state.toldOwnerPrices && !turn.state.toldOwnerPrices;
  const waits = taken.isPriceAsked ? !isFirst : answer?.id === 'why_contact';
  const held = waits && !isJustTold ? heldBack(turn, state) : '';
  if (taken.isPriceAsked && state.isDangerOpen) return 'That has to be seen before it can be priced.';
  if (answer ?? held) return [answer?.text, held].filter(Boolean).join(' ');
  if (taken.isSmallTalk && (!news.any || text.includes('?')))
    return "I can't help with that one, but I'm glad to help with the job.";
  if (taken.isUnclear && turn.state.pending !== null) return unclearWords(turn.state.pending);
  const thanks = newContact.length > 0 && turn.state.turns > 0 ? `Thank you${firstName(state)}.` : '';
  if (taken.half) return [thanks, taken.half].filter(Boolean).join(' ');
  const dear = news.any ? '' : dearWords(turn, text);
  if (dear) return dear;
  const mood = news.any || newContact.length > 0 || turn.state.closed ? '' : moodWords(text, state, turn.business);
  if (mood) return mood;
  if (taken.keepsPlace) return "That's fine.";
  if (refusedNow && newContact.length === 0)
    return state.refused.includes('email') && state.refused.includes('phone')
      ? "That's fine, no contact details then."
      : "That's fine.";
  if (thanks) return thanks;
  if (givesUp(text) && !news.any) return 'No problem at all.';
  const isComing = state.estimate === null && !state.toldOwnerPrices && knowsService(state, turn.business);
  if (turn.state.turns > 0 && isComing && taken.isPriceAsked) return 'One more detail and I can work that out.';
  const understood = recap(taken, turn.business.rules);
  if (understood) return understood;
  if (taken.aside) return taken.aside.text;
  if (turn.state.closed) return wordsAfterClose(turn, taken);
  return state.turns > 1 ? (THANKS[state.turns % THANKS.length] ?? '') : '';
}

/** Why the owner has to answer a price. */
const UNPRICED = new Set<ConversationState['noEstimate']>(['no_basis', 'needs_visit', 'not_ready']);

function priceOrReason(turn: AssistantTurn, { state, material }: TakenIn, stated: string[]): string {
  const { name } = turn.business;
  if (mayShowPrice(turn, state) && state.estimate && isNewPrice(state)) {
    const words = priceWords(state.estimate, state.shownCents, name, material);
    state.shownCents = state.estimate.amountCents;
    return words;
  }
  const hidden = state.estimate !== null && turn.priceVisibility === 'never';
  const unpriced = state.estimate === null && UNPRICED.has(state.noEstimate);
  if ((!hidden && !unpriced) || state.toldOwnerPrices) return '';
  state.toldOwnerPrices = true;
  // Who was just told to call does not want to read of working hours.
  if (state.emergency && !hidden) return '';
  if (hidden) return neverShownWords(name);
  if (state.noEstimate === 'not_ready') return notReadyWords(name);
  return state.ownerSays !== null
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
  const slip = emailSlip(state, taken.newContact);
  if (slip) return slip;
  if (state.wantsNoWork) return contactRequest(taken) ?? nameAgain(state);
  const { beforePrice, afterwards } = agenda(state, turn);
  const isOpen = state.shownCents === null && state.estimate === null;
  if (beforePrice && (isOpen || state.noEstimate === 'needs_details')) return beforePrice;
  if (state.isQuiet) return null;
  // Who wants to be called is asked at once where.
  const callback = taken.answer?.id === 'callback' ? contactRequest(taken) : null;
  if (callback) return callback;
  // The day is easy to name and keeps the talk going; only an emergency asks for the number before anything else.
  if (afterwards?.id === TIMING.id && state.shownCents !== null && !turn.state.contactAsked) return afterwards;
  const contact = isContactTime(turn, state) ? contactRequest(taken) : null;
  // When nothing could be priced and nothing more is asked, the lead still needs a way back.
  return (
    contact ??
    afterwards ??
    (knowsService(state, turn.business) ? contactRequest(taken) : null) ??
    nameAgain(state) ??
    otherChannel(taken) ??
    lastCall(state)
  );
}

/** Says in the first reply who is speaking, unless that is just what the visitor asked. */
export const introductionOf = (turn: AssistantTurn, { state, answer, isForeign }: TakenIn): string =>
  state.turns === 1 && answer?.id !== 'robot' && answer?.id !== 'human'
    ? `Hi, I'm ${possessive(turn.business.name)} automated assistant${isForeign ? ', and I can only answer in English' : ''}.`
    : '';

/** Decides what this turn says, asks for the price when there is enough, and updates the state. */
export async function planTurn(turn: AssistantTurn, taken: TakenIn): Promise<Plan> {
  const { state } = taken;
  reopenPassedOver(taken, turn);
  const stated = await priceWork(turn, taken);
  const firm = firmWords(turn, taken);
  const isPriceNew = state.estimate !== null && isNewPrice(state);
  // "Do you do interiors too?": what can be priced from their own work, they do.
  const isDone = taken.answer?.id === 'also' && isPriceNew && asksAbout(taken.text, state.details.service ?? '');
  const answer = isDone ? { id: 'also', text: `Yes, ${turn.business.name} does that.`, passOn: false } : taken.answer;
  if (answer?.passOn || (taken.aside?.passOn && !isPriceNew))
    state.openQuestions = withQuestion(state.openQuestions, taken.text.slice(0, 200));
  const priceText = priceOrReason(turn, taken, mayShowPrice(turn, state) ? stated : []);
  const isLeaving =
    isFarewell(taken.text) ||
    wantsNoQuestions(taken.text) ||
    answer?.id === 'erase' ||
    (givesUp(taken.text) && !taken.news.any);
  // Who finds it too dear and can be reached is not questioned on.
  const isDear = dearWords(turn, taken.text) !== '' && (state.contact.email ?? state.contact.phone) !== null;
  const question = isLeaving || (isDear && !taken.news.any) ? null : nextQuestion(turn, taken);
  const isAside = answer !== null || taken.isSmallTalk;
  // "And on Monday?": the price that comes with it is the answer.
  const isAnswered = priceText !== '' && (!isAside || answer?.id === 'price');
  const reaction = firm.text || isAnswered ? '' : reactionWords(turn, { ...taken, answer });
  state.pending = question?.id ?? null;
  if (question) state.asked = { ...state.asked, [question.id]: timesAsked(state, question.id) + 1 };
  state.contactAsked ||= question?.id.startsWith('contact') ?? false;
  // The form wants a number or an address; who has given one and is asked for a name types it.
  const contactRequested = question?.id === 'contact';
  return {
    state,
    introduction: introductionOf(turn, taken),
    firm: firm.text,
    reaction,
    price: priceText,
    question: question ? askWords(question, state, turn) : closingWords(turn, state, reaction),
    suggestions: question && 'suggestions' in question ? suggestionsFor(question, state, turn) : [],
    contactRequested,
    emergencyPhone: firm.phone,
  };
}
