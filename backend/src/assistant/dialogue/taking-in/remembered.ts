import type { ConversationState } from '../../state.js';
import { isForEmergencyServices } from '../answers/danger-advice.js';
import type { VisitorAnswer } from '../answers/visitor-asks.js';
import { settledBy } from '../questions/questions.js';
import { withNewSize } from '../remarks/changed-size.js';
import { withoutDroppedWork } from '../remarks/dropped-work.js';
import { wantsNoQuestions } from '../remarks/leave-taking.js';
import { beyondWhatIsGone } from '../remarks/taken-back.js';
import { saidOfWork } from './about-work.js';
import type { Learned } from './learned.js';
import type { Message } from './message.js';

const MOST_SAID = 40;

/** What the conversation remembers after a message, to which `answer` is said. */
export function remember(message: Message, learned: Learned, answer: VisitorAnswer | null): ConversationState {
  const { turn, before, text, danger, asked } = message;
  const { contact, refused } = message.person;
  const { details, isTurned, news, read, givenUp } = learned;
  return {
    ...before,
    ...{ details, contact, refused },
    // Who keeps two of three back does not want to be asked for the third.
    contactRefused: refused.length >= 2 && !contact.email && !contact.phone,
    said: saidOfThisWork(message, learned, answer),
    asked: { ...before.asked, ...settledBy(givenUp.takenBack, turn.business.trade) },
    noEstimate: isTurned ? null : before.noEstimate,
    estimate: isTurned ? null : before.estimate,
    emergency: before.emergency || danger !== null || details.urgency === 'emergency',
    danger: danger ?? before.danger,
    isDangerOpen:
      isForEmergencyServices(danger) || (before.isDangerOpen && news.quantities.length === 0 && read.service === null),
    turns: before.turns + 1,
    isQuiet: before.isQuiet || wantsNoQuestions(text),
    wantsNoWork: asked.isNoWork || (before.wantsNoWork && details.service === null),
  };
}

/** What the visitor said about the work, message by message, of which nothing is given up and no size is an old one. */
function saidOfThisWork(message: Message, learned: Learned, answer: VisitorAnswer | null): string[] {
  const { before } = message;
  const { details, known, left, isTurned, affirmed, givenUp } = learned;
  const earlier = isTurned ? [] : withNewSize(left, before.details.quantities, details.quantities);
  const said = message.asked.isNoWork ? null : saidOfWork(message, learned, answer);
  const ofWork = said === null ? null : beyondWhatIsGone(said, givenUp.takenBack, left);
  const now = ofWork === null ? [] : [[ofWork, ...affirmed].join('. ')];
  const all = [...earlier, ...now, ...givenUp.inShort].slice(-MOST_SAID);
  return withoutDroppedWork(all, known.service, details.service);
}
