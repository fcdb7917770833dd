import {
  readDetails,
  UNDATED,
  withoutAsideTimes,
  withoutContact,
  withoutOthers,
  withoutRefused,
  withoutToldClauses,
  withoutUnasked,
} from '../../../pricing/index.js';
import { withoutAdvice } from '../answers/visitor-asks.js';
import { withoutAskedCircumstances } from '../remarks/asked-circumstance.js';
import { withoutHalfContact } from '../remarks/half-contact.js';
import { withoutOtherTrades } from '../remarks/other-trades.js';
import { withoutSmallTalk } from '../remarks/small-talk.js';
import type { Asked } from './asked.js';
import type { Heard } from './heard.js';
import type { Person } from './person.js';
import { withoutName } from './take-contact.js';

/** What a message tells of the visitor's own work: each is a part of the one before. */
export interface OwnWords {
  /** What is said of the work, and asked about what may make its price another. */
  wish: string;
  /** Without such questions, and what is told of others and of other times: the order itself. */
  order: string;
  /** Without how to reach whoever gives it. */
  uncontacted: string;
  /** Without their name either, where the message tells it. */
  unsigned: string;
  /** The message asks for advice, or about what may make the price another, where it might have ordered. */
  isAsking: boolean;
}

export function ownWords({ turn, text, before }: Heard, person: Person, { beside }: Asked): OwnWords {
  const { business } = turn;
  const { contact, newContact, isContactAsked, half } = person;
  const wanted = withoutOtherTrades(beside?.rest ?? text, business);
  // Before any work is named, "do I need to replace the roof?" is how somebody asks for it.
  const wish = before.details.service === null ? wanted : withoutAdvice(wanted);
  const ordered = withoutAskedCircumstances(wish, before.details, turn);
  const reachable = half ? withoutHalfContact(ordered, contact, isContactAsked) : ordered;
  const aloud = withoutAsideTimes(withoutSmallTalk(reachable, business));
  const order = withoutRefused(withoutUnasked(beyondTelling(withoutOthers(aloud), before.details.service)));
  const uncontacted = withoutContact(order);
  return {
    ...{ wish, order, uncontacted },
    unsigned: newContact.includes('name') ? withoutName(uncontacted, contact.name ?? '') : uncontacted,
    isAsking: ordered !== wanted,
  };
}

/** What a message says beyond what it only tells; all of it where no work is known and nothing else names any. */
function beyondTelling(text: string, known: string | null): string {
  const rest = withoutToldClauses(text);
  if (rest === text || known !== null) return rest;
  const names = (words: string): boolean => {
    const { service, quantities } = readDetails(words, UNDATED);
    return service !== null || quantities.length > 0;
  };
  return names(text) && !names(rest) ? text : rest;
}
