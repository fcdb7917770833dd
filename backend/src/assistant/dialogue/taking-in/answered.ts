import { priceAnswer } from '../answers/price-words.js';
import { openQuestion, type VisitorAnswer, wantsToKnow } from '../answers/visitor-asks.js';
import { ruleOfCircumstance } from '../remarks/asked-circumstance.js';
import { asksAboutThem } from '../remarks/small-talk.js';
import type { Learned } from './learned.js';
import type { Message } from './message.js';

/** What is said to the questions of a message. */
interface Answered {
  /** The answer to what the visitor asks about the business; null when they ask nothing that is known. */
  answer: VisitorAnswer | null;
  /** What is said to a question in a message that tells of the work, where no new price answers it; null without one. */
  aside: VisitorAnswer | null;
}

export function answerQuestions(message: Message, learned: Learned): Answered {
  const { turn, text, before, attempt, asked, own } = message;
  const isQuestion = attempt === null && !asked.isSmallTalk && !asked.isUnclear;
  const open = isQuestion ? openQuestion(text, turn.business, before.details.service) : null;
  const answer = attempt
    ? null
    : (asked.topic ??
      priceAnswer(text, before) ??
      ruleOfCircumstance(own.wish, before.details, turn) ??
      (isOnlyAsking(message, learned) ? open : null));
  const isAside = answer === null && before.turns > 0 && !asksForWork(message, learned);
  return { answer, aside: isAside ? open : null };
}

/** The first message asks for work, however it is put, unless it asks for advice, or about the business and names no work. */
function isOnlyAsking({ text, before, changed, asked, own }: Message, { details, news }: Learned): boolean {
  if (before.turns > 0) return own.isAsking || !(news.any || asked.isPriceAsked || changed !== null);
  return wantsToKnow(text) || (details.service === null && details.quantities.length === 0 && asksAboutThem(text));
}

const asksForWork = ({ before, changed, asked }: Message, { details, news }: Learned): boolean =>
  news.corrected ||
  news.quantities.length > 0 ||
  changed !== null ||
  asked.isPriceAsked ||
  details.service !== before.details.service;
