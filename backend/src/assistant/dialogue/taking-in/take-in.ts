import {
  asDenied,
  CONTACT_FIELDS,
  contentWords,
  type ContactField,
  dangerIn,
  emptyDetails,
  inEnglish,
  isOtherScript,
  isAddition,
  isKnownService,
  mergeDetails,
  needsHelpToday,
  refusedContact,
  saysYes,
  servicesNamed,
  wantsPriceFirst,
  withoutAsideTimes,
  withoutContact,
  withoutOthers,
  withoutRefused,
  withoutUnasked,
  withoutTypos,
} from '../../../pricing/index.js';
import { showable } from '../../guard/index.js';
import { LOCATION } from '../../intake/index.js';
import type { AssistantTurn } from '../../port.js';
import type { ConversationState } from '../../state.js';
import { saidOfWork } from './about-work.js';
import { affirmations, says } from '../remarks/affirmations.js';
import { calledHere } from '../remarks/called-here.js';
import { ruleOfCircumstance, withoutAskedCircumstances } from '../remarks/asked-circumstance.js';
import { otherSide } from '../remarks/other-side.js';
import { droppedInForm, halfContact, withoutHalfContact } from '../remarks/half-contact.js';
import { answersOnlyContact } from '../remarks/only-contact.js';
import { noLongerWanted, withoutTheirs } from '../remarks/no-longer-wanted.js';
import { withNewSide, withNewSize } from '../remarks/changed-size.js';
import { withoutSaidBefore } from '../remarks/said-before.js';
import { withoutDroppedWork } from '../remarks/dropped-work.js';
import {
  beyondTakingBack,
  beyondWhatIsGone,
  isAbout,
  serviceBeyond,
  takenBackIn,
  withoutDropped,
  withoutTakenBack,
} from '../remarks/taken-back.js';
import { afresh, type News, newsBetween, reworded, turnsTo } from '../remarks/changes.js';
import { attemptIn, type Attempt, withoutAttempts } from '../remarks/hostile.js';
import { withoutOldFloor } from '../remarks/old-floor.js';
import { withOwnersConditions } from '../remarks/owners-conditions.js';
import { isFarewell, wantsNoQuestions } from '../remarks/leave-taking.js';
import { isUnclearToThem, UNSURE } from '../remarks/not-understood.js';
import { otherTradeAnswer, withoutOtherTrades } from '../remarks/other-trades.js';
import { withOwnersWord, workBeside } from '../remarks/work-beside.js';
import { tellsWork } from '../remarks/work-told.js';
import { findsDear } from '../remarks/objection.js';
import { isForEmergencyServices } from '../answers/danger-advice.js';
import { asksPrice, priceAnswer } from '../answers/price-words.js';
import { withoutPieceSize } from '../questions/piece-size.js';
import { questionById, settledBy } from '../questions/questions.js';
import { changesSubject, readMessage, saysWhatItIs } from './read-message.js';
import { asksAboutThem, asksSmallTalk, withoutSmallTalk } from '../remarks/small-talk.js';
import { takeContact, withoutName } from './take-contact.js';
import {
  type VisitorAnswer,
  answerTo,
  asksThem,
  openQuestion,
  wantsToKnow,
  withoutQuestions,
  withoutAdvice,
} from '../answers/visitor-asks.js';
import { asksForNoWork } from '../answers/visitor-topics.js';

/** What one message told. */
export interface TakenIn {
  state: ConversationState;
  /** The visitor's words, without invisible characters. */
  text: string;
  attempt: Attempt | null;
  /** Something is asked that has nothing to do with the work. */
  isSmallTalk: boolean;
  /** The visitor does not understand what was asked. */
  isUnclear: boolean;
  danger: string | null;
  /** The answer to what the visitor asks about the business; null when they ask nothing that is known. */
  answer: VisitorAnswer | null;
  /** What is said to a question in a message that tells of the work, where no new price answers it; null without one. */
  aside: VisitorAnswer | null;
  news: News;
  /** Whether the question of the last reply was answered, declined or left. */
  pendingAnswered: boolean;
  /** The message is in another language than English. */
  isForeign: boolean;
  newContact: ContactField[];
  refusedNow: boolean;
  /** What to say of a number or an address that nobody can be reached at; "" without one. */
  half: string;
  /** The visitor was asked where the property is and would rather not say. */
  keepsPlace: boolean;
  /** The material that the work was changed to, as written; null when it was not. */
  material: string | null;
  /** What the work costs was asked. */
  isPriceAsked: boolean;
}

const ABOUT_CONTACT = /\b(?:e-?mail|phone|mobile|cell|number|inbox)\b/i;
/**
 * Reads one message into the conversation's state: details, contact, refusals, danger. Deterministic; a model may add to
 * the details afterwards and never takes anything away.
 */
export function takeIn(turn: AssistantTurn): TakenIn {
  const { business } = turn;
  const original = showable(turn.message).slice(0, 4_000);
  const english = inEnglish(original);
  const typed = withoutSaidBefore(withoutTypos(english ?? original));
  const written = asDenied(turn.state.details.conditions, typed);
  const attempt = attemptIn(turn.message);
  const told = [...turn.state.said, turn.state.details.service ?? ''].join('\n');
  const { before, text, changed, material } = attempt
    ? { before: turn.state, text: written, changed: null, material: undefined }
    : reworded(turn.state, told, written, withoutSmallTalk(written, business));
  const pending = before.pending ? questionById(business.trade, before.pending) : null;
  const { contact, newContact, declined, refused } = takeContact(turn, original, before);
  const isContactAsked = before.pending?.startsWith('contact') ?? false;
  const half = droppedInForm(turn.contact, contact) || halfContact(original, contact, isContactAsked);
  const beside = attempt ? null : workBeside(text, before, business);
  const answered = otherTradeAnswer(text, business) ?? answerTo(text, business);
  const topic = attempt ? null : withOwnersWord(answered, beside, business.name);
  // "Wow, too expensive" is no place, whatever was asked.
  const isUnclear = isUnclearToThem(text);
  const isAnswer = attempt === null && !findsDear(text) && !isUnclear && !isFarewell(text);
  const isPriceAsked = asksPrice(text) || wantsPriceFirst(text);
  // "Just tell me a price" asks for one, and not how one that was never told came about.
  const isUntold = isPriceAsked && before.shownCents === null;
  const asked = topic?.id === 'why_price' && isUntold ? null : topic;
  // Before any work is named, "do I need to replace the roof?" is how somebody asks for it.
  const wanted = withoutOtherTrades(beside?.rest ?? text, business);
  const advised = before.details.service === null ? wanted : withoutAdvice(wanted);
  const ordered = withoutAskedCircumstances(advised, before.details, turn);
  const reachable = half ? withoutHalfContact(ordered, contact, isContactAsked) : ordered;
  const own = withoutRefused(withoutUnasked(withoutOthers(withoutAsideTimes(withoutSmallTalk(reachable, business)))));
  const uncontacted = withoutContact(own);
  const answering = newContact.includes('name') ? withoutName(uncontacted, contact.name ?? '') : uncontacted;
  const isOnlyContact = answersOnlyContact(answering, original, newContact);
  // What somebody asks about others says nothing about the work, but what stands beside it does.
  // "I want to talk to a human" asks for nobody's work.
  const asksForPerson = ['human', 'person'].includes(topic?.id ?? '') && !tellsWork(withoutQuestions(text), business);
  const isNoWork = attempt === null && asksForNoWork(text);
  const heard =
    isNoWork || asksForPerson
      ? emptyDetails()
      : readMessage(
          turn,
          attempt === 'others' ? withoutAttempts(answering) : answering,
          isAnswer && !isOnlyContact && changed !== 'refused' ? pending : null,
          isPriceAsked || asked !== null,
        );
  const read = withoutPieceSize(heard, before.details, text);
  read.service = withoutOldFloor(read.service, before.said.join('\n'), own);
  // "Could you paint it as well", after a price for a planter box, whose work has no name: what is added is not all of it.
  const isBeside = before.details.service === null && before.estimate !== null && isAddition(text.toLowerCase());
  // "Do you help with the rebate paperwork?"
  const isAsked =
    before.details.service !== null && asksThem(text) && !servicesNamed(read.service).some(isKnownService);
  // "That e-mail has gone to junk lately, use this one"
  const isOfContact = before.details.service !== null && newContact.length > 0 && ABOUT_CONTACT.test(text);
  read.service =
    isBeside || isAsked || isOfContact || isNoWork || saysWhatItIs(before, text)
      ? null
      : calledHere(business, text, read.service, before.details.service);
  // "We'll take the old lawn out ourselves"
  const gone = attempt ? [] : noLongerWanted(text, told);
  const left = gone.filter(({ isLeft }) => isLeft).map(({ thing }) => contentWords(thing));
  const takenBack = attempt ? [] : [...takenBackIn(text), ...left];
  read.service = withoutTheirs(serviceBeyond(read.service, text, takenBack), gone);
  const side = attempt ? null : otherSide(before.details.service, text);
  if (side !== null) read.service = side;
  const turned = side !== null || (changed !== 'material' && turnsTo(before, read, text));
  const known = turned ? afresh(before.details, read, side !== null) : before.details;
  const dropped = gone.map(({ inShort }) => inShort);
  // A telephone number corrects no quantity ("no e-mail, sorry, 207-555-0110").
  const grown = attempt ? null : withNewSide(before.said, known.quantities, uncontacted, read.quantities);
  const merged = mergeDetails(
    { ...known, quantities: grown?.quantities ?? known.quantities },
    { ...read, quantities: grown?.told ?? read.quantities },
    [grown?.message ?? uncontacted, ...dropped].join('. '),
  );
  const parted = withoutTakenBack(grown?.said ?? before.said, takenBack);
  const details = withoutDropped(merged, parted, uncontacted, takenBack);
  const isGone = (words: string): boolean =>
    gone.some(({ thing }) => contentWords(thing).every((word) => contentWords(words).includes(word)));
  if (details.service !== null && !isKnownService(details.service) && isGone(details.service)) details.service = null;
  if (details.issues !== null) {
    const still = withoutDroppedWork([details.issues], known.service, details.service);
    details.issues = beyondTakingBack(withoutTakenBack(still, takenBack).left.join(' '), takenBack);
  }
  if (!attempt && needsHelpToday(told, own)) details.urgency = 'emergency';
  const affirmed = attempt
    ? []
    : affirmations(turn, own, pending).filter((phrase) => !details.conditions.some((known) => says(known, phrase)));
  details.conditions = [...details.conditions, ...affirmed];
  if (!attempt) details.conditions = withOwnersConditions(details, uncontacted, business.rules);

  details.conditions = details.conditions.filter(
    (one) => !isAbout(one, [...takenBack, ...gone.map(({ thing }) => contentWords(thing))]),
  );

  const news = newsBetween(
    before.details,
    details,
    text,
    changed !== null || parted.left !== before.said || dropped.length > 0,
  );
  const isSmallTalk = asksSmallTalk(text, business);
  const keepsPlace = before.pending === LOCATION.id && !news.any && refusedContact(original, CONTACT_FIELDS).length > 0;
  const danger = attempt ? null : dangerIn(text);
  // The first message asks for work, however it is put, unless it asks for advice, or about the business and names no work.
  const isOpen =
    before.turns === 0
      ? wantsToKnow(text) || (details.service === null && details.quantities.length === 0 && asksAboutThem(text))
      : ordered !== wanted || !(news.any || isPriceAsked || changed);
  const isQuestion = attempt === null && !isSmallTalk && !isUnclear;
  const open = isQuestion ? openQuestion(text, business, before.details.service) : null;
  const answer = attempt
    ? null
    : (asked ??
      priceAnswer(text, before) ??
      ruleOfCircumstance(advised, before.details, turn) ??
      (isOpen ? open : null));
  const asksForWork =
    [news.corrected, news.quantities.length > 0, changed !== null, isPriceAsked].some(Boolean) ||
    details.service !== before.details.service;
  const saidHere = isNoWork
    ? null
    : saidOfWork({
        ...{ business, before, text, own: answering, attempt, isSmallTalk, turned, news, answer },
        newContact: newContact.length,
        declined: declined.length,
      });
  const ofWork = saidHere === null ? null : beyondWhatIsGone(saidHere, takenBack, parted.left);
  const said = turned ? [] : withNewSize(parted.left, before.details.quantities, details.quantities);
  const state: ConversationState = {
    ...before,
    details,
    contact,
    refused,
    // Who keeps two of three back does not want to be asked for the third.
    contactRefused: refused.length >= 2 && !contact.email && !contact.phone,
    said: withoutDroppedWork(
      [...said, ...(ofWork === null ? [] : [[ofWork, ...affirmed].join('. ')]), ...dropped].slice(-40),
      known.service,
      details.service,
    ),
    asked: { ...before.asked, ...settledBy(takenBack, business.trade) },
    noEstimate: turned ? null : before.noEstimate,
    estimate: turned ? null : before.estimate,
    emergency: before.emergency || danger !== null || details.urgency === 'emergency',
    danger: danger ?? before.danger,
    isDangerOpen:
      isForEmergencyServices(danger) || (before.isDangerOpen && news.quantities.length === 0 && read.service === null),
    turns: before.turns + 1,
    isQuiet: before.isQuiet || wantsNoQuestions(text),
    wantsNoWork: isNoWork || (before.wantsNoWork && details.service === null),
  };
  return {
    ...{
      state,
      text,
      attempt,
      isSmallTalk,
      isUnclear,
      danger,
      answer,
      news,
      newContact,
      half,
      keepsPlace,
      isPriceAsked,
    },
    material: material ?? null,
    aside: answer === null && before.turns > 0 && !asksForWork ? open : null,
    pendingAnswered:
      pending === null ||
      news.any ||
      keepsPlace ||
      (!changesSubject(text) && ((saysYes(text) && pending.id !== LOCATION.id) || UNSURE.test(text))),
    refusedNow: declined.length > 0,
    isForeign: english !== null || isOtherScript(original),
  };
}
