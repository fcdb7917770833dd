import { type Beside, wantsPriceFirst } from '../../../pricing/index.js';
import { asksPrice } from '../answers/price-words.js';
import { answerTo, type VisitorAnswer, withoutQuestions } from '../answers/visitor-asks.js';
import { asksForNoWork } from '../answers/visitor-topics.js';
import { isUnclearToThem } from '../remarks/not-understood.js';
import { otherTradeAnswer } from '../remarks/other-trades.js';
import { asksSmallTalk } from '../remarks/small-talk.js';
import { withOwnersWord, workBeside } from '../remarks/work-beside.js';
import { tellsWork } from '../remarks/work-told.js';
import type { Heard } from './heard.js';

/** What a message asks. */
export interface Asked {
  /** Work beside the work it is about, which the owner's notes rule out or have seen first. */
  beside: Beside | null;
  /** The answer to what the visitor asks about the business; null when they ask nothing that is known. */
  topic: VisitorAnswer | null;
  /** What the work costs was asked. */
  isPriceAsked: boolean;
  /** Something is asked that has nothing to do with the work. */
  isSmallTalk: boolean;
  /** The visitor does not understand what was asked. */
  isUnclear: boolean;
  /** Nobody's work is asked for, but a job, a promised price or advice. */
  isNoWork: boolean;
  /** Nobody's work is asked for, but a person to talk to. */
  isForPerson: boolean;
}

export function whatIsAsked({ turn: { business }, text, before, attempt }: Heard): Asked {
  const beside = attempt ? null : workBeside(text, before, business);
  const answered = otherTradeAnswer(text, business) ?? answerTo(text, business);
  const known = attempt ? null : withOwnersWord(answered, beside, business.name);
  const isPriceAsked = asksPrice(text) || wantsPriceFirst(text);
  // "Just tell me a price" asks for one, and not how one that was never told came about.
  const isUntold = isPriceAsked && before.shownCents === null;
  const topic = known?.id === 'why_price' && isUntold ? null : known;
  return {
    ...{ beside, topic, isPriceAsked },
    isSmallTalk: asksSmallTalk(text, business),
    isUnclear: isUnclearToThem(text),
    isNoWork: attempt === null && asksForNoWork(text),
    // "I want to talk to a human" asks for nobody's work.
    isForPerson: ['human', 'person'].includes(topic?.id ?? '') && !tellsWork(withoutQuestions(text), business),
  };
}
