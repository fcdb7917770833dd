import { contentWords, hasStreet, opensWithCount, pattern } from '../../pricing/index.js';
import { LOCATION, PROPERTY, TIMING } from '../intake/index.js';
import type { AssistantTurn } from '../port.js';
import { againKey, type ConversationState, timesAsked } from '../state.js';
import { leavesOpenWhich } from './remarks/affirmations.js';
import { givesUp } from './remarks/leave-taking.js';
import { UNSURE } from './remarks/not-understood.js';
import { questionById } from './questions/questions.js';
import type { TakenIn } from './taking-in/take-in.js';

const FEW_WORDS = 3;
const MOST_AGAIN = 2;
/** "I've no tape measure", "can't tell from here", "somebody would have to measure it", "I told you all I know": a size they do not have. */
const NOT_MEASURED = pattern('iu')`
  \b(?:tape(?: measure)?s?|rulers?|measur(?:e|es|ed|ing|ements?)|dimensions)\b(?![^.!?]*\d)
  |\b(?:can'?t|cannot|can not|couldn'?t|could not|unable to|impossible to|hard to|tough to|difficult to
    |no way (?:to|of)) (?:\p{L}+ )?(?:say\w*|tell\w*|know\w*|guess\w*|judge|count\w*|estimate)\b
  |\b(?:already|just) (?:told|said|gave|mentioned|answered|explained)\b|\b(?:told|gave) you (?:all|every|what)
  |\b(?:haven'?t|have not|no) (?:a |got a |the )?(?:clue|idea|exact|figure|numbers?)\b
  |\b(?:come|comes|stop|swing)\b[^.!?]{0,30}\b(?:look|see|check|visit)\b
`;
const CORE = [LOCATION, TIMING, PROPERTY];

function isKnownNow(id: string, { details, contact }: ConversationState, before: ConversationState): boolean {
  // A town that was known before is no answer to where in it.
  if (id === LOCATION.id)
    return details.location !== null && (hasStreet(details.location) || details.location !== before.details.location);
  if (id === TIMING.id) return details.urgency !== null || details.preferredDate !== null;
  if (id === PROPERTY.id) return details.propertyType !== null;
  if (id === 'contact_name') return contact.name !== null;
  if (id === 'contact_phone') return contact.phone !== null;
  if (id === 'contact_email') return contact.email !== null;
  return id === 'contact' && (contact.email !== null || contact.phone !== null);
}

/** "Like I said, Mahon", after a town that was known: there is no more to tell. */
const saysTownAgain = (id: string, text: string, { details: { location } }: ConversationState): boolean =>
  id === LOCATION.id &&
  location !== null &&
  text.toLowerCase().includes((location.split(',')[0] ?? location).toLowerCase());

/** What answers a question for a size and gives none: "no idea", "one huge limb". */
const isNoMeasure = (text: string): boolean => UNSURE.test(text) || NOT_MEASURED.test(text) || opensWithCount(text);

/** A core question, or a size that the price waits for, which was passed over to say something else may be asked once more. */
export function reopenPassedOver(
  { state, text, isUnclear, pendingAnswered, newContact, refusedNow, half, news }: TakenIn,
  { state: before, business: { trade } }: AssistantTurn,
): void {
  const { pending } = state;
  if (pending === null || isKnownNow(pending, state, before) || saysTownAgain(pending, text, before)) return;
  const isCore = CORE.some(({ id }) => id === pending);
  // Who was busy telling of the work has not yet been asked in peace.
  const isBusy = news.any && !before.said.some((told) => told.includes(text.trim()));
  const most = (isCore || pending === 'contact') && isBusy ? MOST_AGAIN : 1;
  if (timesAsked(state, againKey(pending)) >= most) return;
  const question = questionById(trade, pending);
  const passedContact = pending === 'contact' && newContact.length === 0 && !refusedNow && half === '';
  const units = state.shownCents === null ? question?.units : undefined;
  const isMeasured = news.quantities.some(({ unit }) => units?.includes(unit));
  // "Composite boards, please" tells something, as "no, sorry" does not.
  const isTelling = news.any || (contentWords(text).length >= FEW_WORDS && !givesUp(text));
  const passedName = pending.startsWith('contact_') && newContact.length === 0 && !refusedNow && isTelling;
  const passedSize = units !== undefined && isTelling && !isMeasured && !isNoMeasure(text);
  const isOpenWhich = question !== null && !news.any && leavesOpenWhich(question, text);
  if (
    isUnclear ||
    isOpenWhich ||
    passedContact ||
    passedName ||
    passedSize ||
    (isCore && (news.any || newContact.length > 0 || !pendingAnswered))
  ) {
    state.asked = { ...state.asked, [pending]: 0, [againKey(pending)]: timesAsked(state, againKey(pending)) + 1 };
  }
}
