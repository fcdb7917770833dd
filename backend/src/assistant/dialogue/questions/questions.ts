import {
  type Quantity,
  contentWords,
  hasStreet,
  isExtent,
  isKnownService,
  isTradeName,
  openAlternatives,
  pattern,
  readDetails,
  servicesNamed,
  thingsOf,
  UNDATED,
  WEEKDAY,
} from '../../../pricing/index.js';
import {
  INTAKES,
  LOCATION,
  PROPERTY,
  type Question,
  STREET,
  TIMING,
  TIMING_RULE,
  type Trade,
} from '../../intake/index.js';
import type { AssistantTurn } from '../../port.js';
import { type ConversationState, timesAsked, wasPassedOver } from '../../state.js';
import { onePiece } from './one-piece.js';
import { GENERIC_SIZE, HOURS, questionOfUnit, SIZE_QUESTIONS, WORK_WANTED } from './size-questions.js';
import { isOfTrade } from '../remarks/owners-work.js';
import { knowsService, saidSoFar, workSaid } from '../remarks/work-told.js';

const BY_THE_HOUR = /\b(?:per|an|each|first|a|\d) ?-?(?:hours?|hrs?)\b|\/ ?(?:hour|hr)\b|\bhourly\b/i;

const listed = (words: string[]): string => `${words.slice(0, -1).join(', ')} or ${words.at(-1) ?? ''}`;
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "Which material would you like, shingles or metal?" */
function choiceQuestion(state: ConversationState): Question | null {
  const { shownCents } = state;
  const open = openAlternatives(saidSoFar(state));
  const choice = open ? { of: 'one', between: open } : state.choice;
  if (choice === null || shownCents !== null || timesAsked(state, 'choice') > 0) return null;
  const { of, between } = choice;
  return { id: 'choice', ask: `Which ${of} would you like, ${listed(between)}?`, suggestions: between.map(capital) };
}

/** Who has said which days suit has said all that a rule about days needs. */
const DAY_SAID = pattern('i')`\b(?:week-?days?|week-?ends?|${WEEKDAY}s?|daytime|evenings?)\b`;

/** How many turns may pass before the price comes even though a finer question is still open. */
const PATIENCE = 4;
/** How many finer questions come before the price at most. */
const FACTORS_BEFORE_PRICE = 2;

/** The question of a trade that `asked` and `pending` of a state name; null for one that it no longer asks. */
export function questionById(trade: Trade, id: string): Question | null {
  const { service, sizes, factors } = INTAKES[trade];
  return (
    [service, ...sizes, ...SIZE_QUESTIONS, ...factors, LOCATION, TIMING, PROPERTY].find(
      (question) => question.id === id,
    ) ?? null
  );
}

const wasAsked = (state: ConversationState, { id }: Question): boolean => timesAsked(state, id) > 0;

const fitsWork = ({ notFor }: Question, { details }: ConversationState): boolean =>
  !notFor?.test(details.service ?? '');

function isKnown(question: Question, state: ConversationState, said: string): boolean {
  if (question.unless?.test(said)) return true;
  return state.details.quantities.some(({ unit }) => question.units?.includes(unit) === true);
}

/** "How many are there?" is answered by "a big dead pine". */
function oneOf({ units = [] }: Question, said: string, service: string | null): Quantity | null {
  if (units.some(isExtent)) return null;
  const one = onePiece(said, UNDATED.today, service);
  return one !== null && units.includes(one.unit) ? one : null;
}

const fittingSize = (state: ConversationState, trade: Trade): Question | null =>
  INTAKES[trade].sizes.find(
    (question) => fitsWork(question, state) && (!question.when || question.when.test(workSaid(state))),
  ) ?? null;

/** The one piece that the visitor speaks of, where the trade would ask how many there are; null when a size is known. */
export function impliedPiece(state: ConversationState, trade: Trade): Quantity | null {
  const fitting = state.details.quantities.length === 0 ? fittingSize(state, trade) : null;
  return fitting && oneOf(fitting, saidSoFar(state), state.details.service);
}

/** Work with a price that is not what the trade is asked for most ("green pool", of a fencer): the trade's own questions do not fit it. */
function isBesideTrade(state: ConversationState, business: AssistantTurn['business']): boolean {
  const { service } = state.details;
  const isExact = service !== null && isKnownService(service) && !isTradeName(service);
  return isExact && state.noEstimate === null && !isOfTrade(business, saidSoFar(state), service);
}

/** The one size question that fits this work; null when it is priced as one piece, or its size is known or was asked. */
function sizeQuestion(state: ConversationState, { trade, rules }: AssistantTurn['business']): Question | null {
  if (state.byRate && state.noEstimate !== 'needs_details') return null;
  const said = workSaid(state);
  const fitting = fittingSize(state, trade);
  // The owner's own rate, or their past jobs, say what is to be measured.
  if (state.noEstimate === 'needs_details' && state.missing !== null) {
    // "The lounge and hall walls" are 2 rooms, and the rate goes by the square metre.
    const asksForIt = fitting?.units?.includes(state.missing) === true && !isKnown(fitting, state, said);
    const asked = asksForIt ? fitting : questionOfUnit(state.missing);
    return isKnown(asked, state, said) || wasAsked(state, asked) ? null : asked;
  }
  if (state.noEstimate === 'needs_details' && !wasAsked(state, GENERIC_SIZE) && !wasAsked(state, HOURS)) {
    const last = rules.some(({ description }) => BY_THE_HOUR.test(description)) ? HOURS : GENERIC_SIZE;
    const { service } = state.details;
    if ((service === null || isTradeName(service)) && !fitting && !wasAsked(state, WORK_WANTED)) return WORK_WANTED;
    const isOpen = (question: Question): boolean =>
      fitsWork(question, state) && !isKnown(question, state, said) && !wasAsked(state, question);
    if (fitting && isOpen(fitting)) return fitting;
    return fitting && wasAsked(state, fitting) ? null : isOpen(last) ? last : null;
  }
  if (!fitting || wasAsked(state, fitting) || isKnown(fitting, state, said)) return null;
  return oneOf(fitting, saidSoFar(state), state.details.service) ? null : fitting;
}

/** Questions that one of the owner's active rules makes a difference to, and that are still open. */
function factorQuestions(state: ConversationState, turn: AssistantTurn): Question[] {
  const said = [workSaid(state), ...state.details.conditions, state.details.issues ?? ''].join(' ');
  const rules = turn.business.rules
    .filter(({ isPriced }) => isPriced)
    .map(({ title, description }) => `${title}. ${description}`);
  return INTAKES[turn.business.trade].factors.filter(
    (question) =>
      !wasAsked(state, question) &&
      fitsWork(question, state) &&
      (!question.when || question.when.test(said)) &&
      !isKnown(question, state, said) &&
      question.rule !== undefined &&
      rules.some((rule) => question.rule?.test(rule) && isOfThisWork(rule, question.rule, state)),
  );
}

/** "Composite decking adds 30%" makes no difference to whoever asks for repairs; "hardwood adds 30%" may do so to all. */
function isOfThisWork(rule: string, factor: RegExp, state: ConversationState): boolean {
  const rest = rule.replace(new RegExp(factor.source, 'giu'), ' ');
  const named = servicesNamed(readDetails(rest, UNDATED).service).filter(
    (one) => isKnownService(one) && !isTradeName(one),
  );
  if (named.length === 0) return true;
  const { service } = state.details;
  if (service === null) return !state.byRate;
  const asked = contentWords(`${service} ${workSaid(state)}`);
  return named.some((one) => thingsOf(one).some((thing) => asked.includes(thing)));
}

interface Agenda {
  /** To be asked before a price can be computed at all. */
  beforePrice: Question | null;
  /** To be asked after the price and the contact details. */
  afterwards: Question | null;
}

/**
 * What a good tradesperson asks next: the work, then its size, then what the owner's rules make a difference for, as long
 * as it does not keep the visitor from the price for too long; afterwards place, time and kind of property.
 */
export function agenda(state: ConversationState, turn: AssistantTurn): Agenda {
  const { details, emergency } = state;
  const { trade, rules } = turn.business;
  // Who will not be reached is not asked where they live.
  const mayAsk = !state.contactRefused;
  const where = mayAsk && !details.location && !wasAsked(state, LOCATION) ? LOCATION : null;
  const isTown = details.location !== null && !hasStreet(details.location) && !/ to /.test(details.location);
  const street = mayAsk && isTown && !wasAsked(state, LOCATION) ? STREET : null;
  // "Saturday would suit best" names a day, and of no particular week.
  const when = !details.urgency && !wasAsked(state, TIMING) ? TIMING : null;
  const property = mayAsk && !details.propertyType && !wasAsked(state, PROPERTY) ? PROPERTY : null;
  const unpriced = state.noEstimate === 'no_basis' || state.noEstimate === 'needs_visit';
  if (!knowsService(state, turn.business)) {
    const { service } = INTAKES[trade];
    return { beforePrice: timesAsked(state, service.id) < 2 ? service : null, afterwards: where ?? when ?? property };
  }
  if (emergency) return { beforePrice: null, afterwards: where ?? street };
  const isBeside = isBesideTrade(state, turn.business);
  const factors = unpriced || isBeside ? [] : factorQuestions(state, turn);
  const afterwards = (state.contactAsked ? null : when) ?? where ?? when ?? property ?? street ?? factors[0] ?? null;
  if (unpriced) return { beforePrice: null, afterwards };
  if (state.undecided) return { beforePrice: INTAKES[trade].service, afterwards };
  const size = isBeside ? null : sizeQuestion(state, turn.business);
  if (size) return { beforePrice: size, afterwards };
  const choice = choiceQuestion(state);
  if (choice) return { beforePrice: choice, afterwards };
  const finer = INTAKES[trade].factors.filter((question) => wasAsked(state, question)).length;
  const early = state.shownCents === null && state.turns < PATIENCE && finer < FACTORS_BEFORE_PRICE;
  // Who was asked and spoke of something else gets the price first.
  const timeMatters =
    when !== null &&
    !wasPassedOver(state, TIMING.id) &&
    !DAY_SAID.test(saidSoFar(state)) &&
    rules.some(({ isPriced, title, description }) => isPriced && TIMING_RULE.test(`${title}. ${description}`));
  return { beforePrice: early ? (factors[0] ?? (timeMatters ? when : null)) : null, afterwards };
}

/** "Leave the oven": whether it is to be done is no question any more. */
export function settledBy(takenBack: string[][], trade: Trade): Record<string, number> {
  const said = takenBack.map((words) => words.join(' ')).filter(Boolean);
  const settled = INTAKES[trade].factors.filter(({ rule }) => rule && said.some((words) => rule.test(words)));
  return Object.fromEntries(settled.map(({ id }) => [id, 1]));
}
