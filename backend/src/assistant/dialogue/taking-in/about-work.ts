import { withoutContact, pattern } from '../../../pricing/index.js';
import { LOCATION, PROPERTY } from '../../intake/index.js';
import type { BusinessFacts } from '../../port.js';
import type { ConversationState } from '../../state.js';
import type { News } from '../remarks/changes.js';
import { type Attempt, withoutAttempts } from '../remarks/hostile.js';
import { meetsOwnersCondition } from '../remarks/owners-work.js';
import { knowsService, tellsWork } from '../remarks/work-told.js';
import { changesSubject, passesStreet } from './read-message.js';
import { type VisitorAnswer, withoutQuestions } from '../answers/visitor-asks.js';

/** A message and what is known of it when it is asked whether it speaks of the work. */
interface Heard {
  business: BusinessFacts;
  before: ConversationState;
  text: string;
  /** The text without what it tells of others, and without who writes and how to reach them. */
  own: string;
  attempt: Attempt | null;
  isSmallTalk: boolean;
  /** Other work than before is asked for. */
  turned: boolean;
  news: News;
  /** How many contact details were given, and how many declined. */
  newContact: number;
  declined: number;
  answer: VisitorAnswer | null;
}

const FEW_WORDS = 4;

/** Asked how to be reached, somebody says something else: "The furniture will have to be moved, I can't lift it." */
const isNoContact = ({ text, newContact, declined }: Heard): boolean =>
  changesSubject(text) || (newContact === 0 && declined === 0 && text.trim().split(/\s+/).length > FEW_WORDS);

const SITUATED = pattern('i')`
  \b(?:outside of|out past|miles|km|islands?|ferry|floor|elevator|lift|stairs|walk-?up|gated|downtown
    |out of town|basement|attic)\b
`;

/** "12 Pine Crest, Bellevue, outside of Omaha": what an answer about the place also tells of the work there. */
const situationIn = (text: string): string =>
  text
    .split(/[,.;!?\n]+/)
    .filter((clause) => SITUATED.test(clause) && !/\d+ \p{Lu}/u.test(clause))
    .join(', ');

/** Where a visitor lives and who they are says nothing about the work; everything else may. */
const isAboutWork = ({ before, text }: Heard): boolean =>
  !(before.pending === LOCATION.id && !changesSubject(text) && !passesStreet(before, text)) &&
  !(before.pending === PROPERTY.id && text.trim().split(/\s+/).length <= 6);

/** What a message says about the work, which is what its price is worked out from; null when it says nothing. */
export function saidOfWork(heard: Heard): string | null {
  const { business, before, text, own, attempt, news } = heard;
  const work = attempt === 'haggle' || attempt === 'others' ? withoutAttempts(own) : attempt ? '' : own;
  const isSpokenOf = before.pending?.startsWith('contact') === true ? isNoContact(heard) : isAboutWork(heard);
  const isOnWork = heard.turned || news.quantities.length > 0 || isSpokenOf;
  const ofWork = isOnWork ? work : before.pending === LOCATION.id ? situationIn(work) : '';
  if (!/[\p{L}\d]/u.test(ofWork)) return null;
  // Talk about the business or the weather would only blur what the work is.
  const isAnswered = heard.answer !== null && heard.answer.id !== 'open';
  const isChat = !news.any && (isAnswered || heard.isSmallTalk) && !meetsOwnersCondition(text, business.rules);
  if (!isChat) return withoutContact(ofWork);
  // "Are you a robot? I'm after some lights": what is wished for beside the question is not lost with it.
  const beside = knowsService(before, business) ? '' : withoutQuestions(own);
  return tellsWork(beside, business) ? withoutContact(beside) : null;
}
