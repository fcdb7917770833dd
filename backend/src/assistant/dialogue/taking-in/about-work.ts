import { withoutContact, pattern } from '../../../pricing/index.js';
import { LOCATION, PROPERTY } from '../../intake/index.js';
import { type VisitorAnswer, withoutQuestions } from '../answers/visitor-asks.js';
import { type Attempt, withoutAttempts } from '../remarks/hostile/index.js';
import { meetsOwnersCondition } from '../remarks/owners-work.js';
import { knowsService, tellsWork } from '../remarks/work-told.js';
import type { Learned } from './learned.js';
import type { Message } from './message.js';
import { changesSubject, passesStreet } from './read-message.js';

const FEW_WORDS = 4;

/** Asked how to be reached, somebody says something else: "The furniture will have to be moved, I can't lift it." */
const isNoContact = ({ text, person: { newContact, declined } }: Message): boolean =>
  changesSubject(text) ||
  (newContact.length === 0 && declined.length === 0 && text.trim().split(/\s+/).length > FEW_WORDS);

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
const isAboutWork = ({ before, text }: Message): boolean =>
  !(before.pending === LOCATION.id && !changesSubject(text) && !passesStreet(before, text)) &&
  !(before.pending === PROPERTY.id && text.trim().split(/\s+/).length <= 6);

/** What a message says about the work, which is what its price is worked out from; null when it says nothing. */
export function saidOfWork(message: Message, { isTurned, news }: Learned, answer: VisitorAnswer | null): string | null {
  const { before, text, attempt, asked, own } = message;
  const { business } = message.turn;
  const isSpokenOf = message.person.isContactAsked ? isNoContact(message) : isAboutWork(message);
  const isOnWork = isTurned || news.quantities.length > 0 || isSpokenOf;
  const work = withoutTries(own.unsigned, attempt);
  const ofWork = isOnWork ? work : before.pending === LOCATION.id ? situationIn(work) : '';
  if (!/[\p{L}\d]/u.test(ofWork)) return null;
  // Talk about the business or the weather would only blur what the work is.
  const isAnswered = answer !== null && answer.id !== 'open';
  const isChat = !news.any && (isAnswered || asked.isSmallTalk) && !meetsOwnersCondition(text, business.rules);
  if (!isChat) return withoutContact(ofWork);
  // "Are you a robot? I'm after some lights": what is wished for beside the question is not lost with it.
  const beside = knowsService(before, business) ? '' : withoutQuestions(own.unsigned);
  return tellsWork(beside, business) ? withoutContact(beside) : null;
}

/** Who haggles or asks about others may tell of the work, too; who gives orders or wants something else tells nothing. */
const withoutTries = (words: string, attempt: Attempt | null): string =>
  attempt === null ? words : attempt === 'haggle' || attempt === 'others' ? withoutAttempts(words) : '';
