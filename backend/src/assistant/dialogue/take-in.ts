import {
  CONTACT_FIELDS,
  type ContactField,
  type Details,
  type Quantity,
  type Topic,
  dangerIn,
  dayChange,
  emptyDetails,
  holdsContact,
  inEnglish,
  isAddition,
  isSameQuantity,
  materialChange,
  mergeDetails,
  needsHelpToday,
  readAnswer,
  readDetails,
  refusedContact,
  saysYes,
  storeysChange,
  wantsPriceFirst,
  withoutAsideTimes,
  withoutContact,
  withoutOthers,
  withoutUnasked,
  withoutTypos,
} from '../../pricing/index.js';
import { showable } from '../guard/index.js';
import { LOCATION, PROPERTY, type Question, TIMING } from '../intake/index.js';
import type { AssistantTurn } from '../port.js';
import type { ConversationState } from '../state.js';
import { affirmations, mayConfirm, says } from './affirmations.js';
import { attemptIn, type Attempt, withoutHaggling } from './hostile.js';
import { calledHere } from './called-here.js';
import { meetsOwnersCondition } from './owners-work.js';
import { knowsService, questionById, tellsWork, unitAsked } from './questions.js';
import { askedFields, takeContact } from './take-contact.js';
import { asksPrice, priceAnswer } from './price-words.js';
import {
  HIRING,
  type VisitorAnswer,
  answerTo,
  asksAboutThem,
  isSmallTalk,
  openQuestion,
  wantsToKnow,
  withoutAdvice,
  withoutQuestions,
} from './visitor-asks.js';

/** What one message told. */
export interface TakenIn {
  state: ConversationState;
  /** The visitor's words, without invisible characters. */
  text: string;
  attempt: Attempt | null;
  danger: string | null;
  /** The answer to what the visitor asks about the business; null when they ask nothing that is known. */
  answer: VisitorAnswer | null;
  /** What the details gained or changed with this message. */
  news: { quantities: Quantity[]; conditions: string[]; corrected: boolean; any: boolean };
  /** Whether the question of the last reply was answered, declined or left. */
  pendingAnswered: boolean;
  /** The message is in another language than English. */
  isForeign: boolean;
  newContact: ContactField[];
  refusedNow: boolean;
  /** The visitor was asked where the property is and would rather not say. */
  keepsPlace: boolean;
  /** What the work costs was asked. */
  isPriceAsked: boolean;
}

/** Nothing can be told, in so many words or by a "no" that stands alone; "there's no machine access" tells something. */
export const UNSURE =
  /\b(?:not sure|no idea|don'?t know|dunno|unsure|no clue|can'?t say|hard to say|not really|nothing like that|no preference|you tell me|that'?s all i know)\b|^\W*(?:no|nope|nah|none|nothing|whatever|n\/?a)(?=\W*$|[,.;!](?! (?:wait|sorry))| (?:thanks|thank you|thx|sir|ma'?am|particular|specific|special|real|set|fixed|exact)\b)/i;
/** "Like I said, moving our household": what was said is what counts. */
const SAID_BEFORE =
  /(^|[.!?]\s+)(?:(?:like|as) i (?:already |just )?(?:said|mentioned|told you)|same as (?:before|i said)|as (?:said|mentioned)(?: before| above| already)?)\b[,:;.]*\s+/gi;
const CORRECTING =
  /\b(?:actually|sorry|i mean|i meant|correction|make (?:it|that)|instead|rather|not \d|wait|(?:scratch|scrap) that|change (?:it|that)|on second thought)\b/i;

const TOPICS = new Map<string, Topic>([
  [LOCATION.id, 'location'],
  [TIMING.id, 'urgency'],
  [PROPERTY.id, 'propertyType'],
  ['service', 'service'],
]);

/** Something else was said instead of an answer: a question, a correction, a new wish. */
const CHANGES_SUBJECT = /\?|\b(?:actually|by the way|btw|forgot|also|one more|another thing|random|and could you)\b/i;

function topicOf(question: Question): Topic {
  return TOPICS.get(question.id) ?? (question.yes ? 'condition' : question.units ? 'size' : 'access');
}

/** "Sure, Priya Nair 512 555 0188", "Mina Park": who somebody is, and no place. */
function withoutName(text: string, name: string): string {
  const at = text.toLowerCase().indexOf(name.toLowerCase());
  return at < 0 ? text : `${text.slice(0, at)} ${text.slice(at + name.length)}`;
}

/** Reads a message; a bare answer ("5", "townhouse", "Sebastopol") in the light of the question it answers. */
function readMessage(turn: AssistantTurn, text: string, pending: Question | null, isAsking: boolean): Details {
  const context = { today: turn.today, country: turn.country };
  const isCard = pending?.id === 'service' && holdsContact(turn.message);
  if (pending === null || isCard || (TOPICS.has(pending.id) && CHANGES_SUBJECT.test(text)))
    return readDetails(text, context);
  // What is asked in turn ("are you insured") is no kind of work, and no place.
  if (isAsking && TOPICS.has(pending.id)) return readDetails(text, context);
  return readAnswer(text, topicOf(pending), {
    ...context,
    ...unitAsked(pending, turn),
    condition: mayConfirm(pending, text) ? pending.yes : undefined,
  }).details;
}

/** "What if we refinish the hardwood instead", or other work after one that cannot be priced here. */
function turnsTo({ details, noEstimate }: ConversationState, read: Details, text: string): boolean {
  const isOther = read.service !== null && details.service !== null && read.service !== details.service;
  return isOther && (/\b(?:instead|rather)\b/i.test(text) || noEstimate === 'no_basis');
}

/** What stays when the work is another: the place, the time, and a size that was not measured anew. */
function afresh(details: Details, read: Details): Details {
  const quantities =
    read.quantities.length > 0
      ? []
      : details.quantities.map((one) => ({ ...one, of: one.unit === 'item' ? one.of : null }));
  return { ...details, service: null, quantities, conditions: [], issues: null };
}

/** What was said before, with the material or the day that the visitor has now changed to. */
function inOtherWords(state: ConversationState, change: (words: string) => string): ConversationState {
  const { service, quantities, conditions, issues } = state.details;
  return {
    ...state,
    details: {
      ...state.details,
      service: service === null ? null : change(service),
      quantities: quantities.map((one) => ({ ...one, of: one.of === null ? null : change(one.of) })),
      conditions: conditions.filter((one) => change(one) === one),
      issues: issues === null ? null : change(issues),
    },
    said: state.said.map(change),
  };
}

function newsBetween(before: Details, after: Details, text: string): TakenIn['news'] {
  const quantities = after.quantities.filter((item) => !before.quantities.some((old) => isSameQuantity(old, item)));
  const conditions = after.conditions.filter((item) => !before.conditions.includes(item));
  const gone = before.quantities.some((item) => !after.quantities.some((now) => isSameQuantity(now, item)));
  const scalar = (['service', 'urgency', 'propertyType', 'location', 'issues', 'preferredDate'] as const).some(
    (key) => after[key] !== null && after[key] !== before[key],
  );
  const isFirst = before.quantities.length === 0 && before.service === null;
  const corrected = gone || (!isFirst && CORRECTING.test(text) && (quantities.length > 0 || scalar));
  return { quantities, conditions, corrected, any: quantities.length > 0 || conditions.length > 0 || scalar || gone };
}

const FEW_WORDS = 4;

/** Asked how to be reached, somebody says something else: "The furniture will have to be moved, I can't lift it." */
const isNoContact = (text: string, { newContact, refused }: { newContact: number; refused: number }): boolean =>
  CHANGES_SUBJECT.test(text) || (newContact === 0 && refused === 0 && text.trim().split(/\s+/).length > FEW_WORDS);

const SITUATED =
  /\b(?:outside of|out past|miles|km|islands?|ferry|floor|elevator|lift|stairs|walk-?up|gated|downtown|out of town|basement|attic)\b/i;

/** "12 Pine Crest, Bellevue, outside of Omaha": what an answer about the place also tells of the work there. */
const situationIn = (text: string): string =>
  text
    .split(/[,.;!?\n]+/)
    .filter((clause) => SITUATED.test(clause) && !/\d+ \p{Lu}/u.test(clause))
    .join(', ');

/** Where a visitor lives and who they are says nothing about the work; everything else may. */
const isAboutWork = (pending: string | null, text: string): boolean =>
  !(pending === LOCATION.id && !CHANGES_SUBJECT.test(text)) &&
  !(pending === PROPERTY.id && text.trim().split(/\s+/).length <= 6);

/**
 * Reads one message into the conversation's state: details, contact, refusals, danger. Deterministic; a model may add to
 * the details afterwards and never takes anything away.
 */
export function takeIn(turn: AssistantTurn): TakenIn {
  const original = showable(turn.message).slice(0, 4_000);
  const english = inEnglish(original);
  const written = withoutTypos(english ?? original).replace(SAID_BEFORE, '$1');
  const attempt = attemptIn(turn.message);
  const told = [...turn.state.said, turn.state.details.service ?? ''].join('\n');
  const material = attempt ? null : materialChange(told, written, turn.state.details.service ?? '');
  const day = attempt || material ? null : dayChange(told, written);
  const change = material ?? day ?? (attempt ? null : storeysChange(told, written));
  const before = change ? inOtherWords(turn.state, change) : turn.state;
  if (day) before.details.preferredDate = null;
  const text = change ? change(written) : written;
  const pending = before.pending ? questionById(turn.business.trade, before.pending) : null;
  const asking = askedFields(before);

  const contact = takeContact(turn, original, asking);
  const newContact = CONTACT_FIELDS.filter((field) => contact[field] && contact[field] !== before.contact[field]);

  const asked = attempt ? null : answerTo(text, turn.business);
  const isPriceAsked = asksPrice(text) || wantsPriceFirst(text);
  // Before any work is named, "do I need to replace the roof?" is how somebody asks for it.
  const ordered = before.details.service === null ? text : withoutAdvice(text);
  const own = withoutOthers(withoutAsideTimes(ordered));
  const uncontacted = withoutContact(own);
  const answering = newContact.includes('name') ? withoutName(uncontacted, contact.name ?? '') : uncontacted;
  // What somebody asks about others says nothing about the work.
  const read =
    attempt === 'others' || HIRING.test(text)
      ? emptyDetails()
      : readMessage(turn, withoutUnasked(answering), attempt ? null : pending, isPriceAsked || asked !== null);
  // "Could you paint it as well", after a price for a planter box, whose work has no name: what is added is not all of it.
  const isBeside = before.details.service === null && before.estimate !== null && isAddition(text.toLowerCase());
  read.service = isBeside ? null : calledHere(turn.business, text, read.service, before.details.service);
  const turned = material === null && turnsTo(before, read, text);
  const known = turned ? afresh(before.details, read) : before.details;
  // A telephone number corrects no quantity ("no e-mail, sorry, 207-555-0110").
  const details = mergeDetails(known, read, uncontacted);
  if (!attempt && needsHelpToday(told, text)) details.urgency = 'emergency';
  const affirmed = attempt
    ? []
    : affirmations(turn, text, pending).filter((phrase) => !details.conditions.some((known) => says(known, phrase)));
  details.conditions = [...details.conditions, ...affirmed];

  const isPriceFirst = turn.priceVisibility === 'after_contact' && wantsPriceFirst(original);
  const declined = isPriceFirst ? [] : refusedContact(original, asking).filter((field) => !newContact.includes(field));
  const refused = CONTACT_FIELDS.filter(
    (field) => !contact[field] && (before.refused.includes(field) || declined.includes(field)),
  );

  const news = newsBetween(before.details, details, text);
  const keepsPlace = before.pending === LOCATION.id && !news.any && refusedContact(original, CONTACT_FIELDS).length > 0;
  const danger = attempt ? null : dangerIn(text);
  const emergency = before.emergency || danger !== null || details.urgency === 'emergency';
  // The first message asks for work, however it is put, unless it asks for advice, or about the business and names no work.
  const isOpen =
    before.turns === 0
      ? wantsToKnow(text) || (details.service === null && details.quantities.length === 0 && asksAboutThem(text))
      : ordered !== text || !(news.any || isPriceAsked || change);
  const answer = attempt
    ? null
    : (asked ?? priceAnswer(text, before) ?? (isOpen ? openQuestion(text, turn.business) : null));
  // Talk about the business or the weather would only blur what the work is.
  const isAnswered = answer !== null && answer.id !== 'open';
  const isChat =
    !news.any && (isAnswered || isSmallTalk(text, turn.business)) && !meetsOwnersCondition(text, turn.business.rules);
  // "Are you a robot? I'm after some lights": what is wished for beside the question is not lost with it.
  const beside = isChat && !knowsService(before, turn.business) ? withoutQuestions(own) : '';
  const isWished = tellsWork(beside, turn.business);
  const work = attempt === 'haggle' ? withoutHaggling(own) : attempt ? '' : own;
  const answersContact = before.pending?.startsWith('contact') === true;
  const isSpokenOfWork = answersContact
    ? isNoContact(text, { newContact: newContact.length, refused: declined.length })
    : isAboutWork(before.pending, text);
  const isOnWork = turned || news.quantities.length > 0 || isSpokenOfWork;
  const ofWork = isOnWork ? work : before.pending === LOCATION.id ? situationIn(work) : '';
  const words = [withoutContact(isWished ? beside : ofWork), ...affirmed].join('. ');
  const state: ConversationState = {
    ...before,
    details,
    contact,
    refused,
    // Who keeps two of three back does not want to be asked for the third.
    contactRefused: refused.length >= 2 && !contact.email && !contact.phone,
    said: ofWork === '' || (isChat && !isWished) ? before.said : [...(turned ? [] : before.said), words].slice(-40),
    noEstimate: turned ? null : before.noEstimate,
    estimate: turned ? null : before.estimate,
    emergency,
    turns: before.turns + 1,
  };
  return {
    state,
    text,
    attempt,
    danger,
    answer,
    news,
    pendingAnswered:
      pending === null ||
      news.any ||
      keepsPlace ||
      (!CHANGES_SUBJECT.test(text) && (saysYes(text) || UNSURE.test(text))),
    newContact,
    refusedNow: declined.length > 0,
    keepsPlace,
    isPriceAsked,
    isForeign: english !== null,
  };
}
