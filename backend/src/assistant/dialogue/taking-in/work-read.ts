import {
  type Details,
  emptyDetails,
  isAddition,
  isKnownService,
  pattern,
  servicesNamed,
} from '../../../pricing/index.js';
import { asksThem } from '../answers/visitor-asks.js';
import { withoutPieceSize } from '../questions/piece-size.js';
import { calledHere } from '../remarks/called-here.js';
import { withoutAttempts } from '../remarks/hostile/index.js';
import { isFarewell } from '../remarks/leave-taking.js';
import { withoutTheirs } from '../remarks/no-longer-wanted.js';
import { findsDear } from '../remarks/objection.js';
import { withoutOldFloor } from '../remarks/old-floor.js';
import { answersOnlyContact } from '../remarks/only-contact.js';
import { serviceBeyond } from '../remarks/taken-back.js';
import type { GivenUp } from './given-up.js';
import type { Message } from './message.js';
import { readMessage, saysWhatItIs } from './read-message.js';

/** The work as this one message tells it, under the names that the business's trade has for it. */
export function readWork(message: Message, { gone, takenBack }: GivenUp): Details {
  const { turn, text, before, own } = message;
  const told = withoutPieceSize(detailsTold(message), before.details, text);
  const service = withoutOldFloor(told.service, before.said.join('\n'), own.order);
  const named = namesNoWork(message, service) ? null : calledHere(turn.business, text, service, before.details.service);
  return { ...told, service: withoutTheirs(serviceBeyond(named, text, takenBack), gone) };
}

function detailsTold(message: Message): Details {
  const { turn, attempt, pending, asked, own } = message;
  if (asked.isNoWork || asked.isForPerson) return emptyDetails();
  // What somebody asks about others says nothing about the work, but what stands beside it does.
  const words = attempt === 'others' ? withoutAttempts(own.unsigned) : own.unsigned;
  return readMessage(turn, words, mayAnswer(message) ? pending : null, asked.isPriceAsked || asked.topic !== null);
}

/** Whether a message may answer the question of the last reply: "Wow, too expensive" is no place, whatever was asked. */
const mayAnswer = ({ text, original, attempt, changed, asked, own, person }: Message): boolean =>
  attempt === null &&
  !findsDear(text) &&
  !asked.isUnclear &&
  !isFarewell(text) &&
  !answersOnlyContact(own.unsigned, original, person.newContact) &&
  changed !== 'refused';

const ABOUT_CONTACT = /\b(?:e-?mail|phone|mobile|cell|number|inbox)\b/i;

const ONLY_COUNTS = pattern('iu')`
  \b(?:counted again|recounted|miscounted|(?:it'?s|it is|there are|there's|make (?:it|that)|that'?s)(?: actually| only| really)? (?:\d{1,3}|[a-z]{3,9}) \p{L}+,? (?:and )?not (?:\d{1,3}|[a-z]{3,9})\b)
`;

/** "I counted again, it's 8 windows, not 10": what was counted before is put right, and no other work asked for. */
const correctsCount = (text: string, before: Details): boolean =>
  ONLY_COUNTS.test(text) &&
  before.quantities.some(({ unit }) => new RegExp(String.raw`\d ${unit}s?\b`, 'i').test(text));

/** Whether what reads like a kind of work in a message, `service`, is not the work asked for. */
function namesNoWork({ text, before, asked, person }: Message, service: string | null): boolean {
  const isKnown = before.details.service !== null;
  if (isKnown && correctsCount(text, before.details)) return true;
  // "Could you paint it as well", after a price for a planter box, whose work has no name: what is added is not all of it.
  const isBeside = !isKnown && before.estimate !== null && isAddition(text.toLowerCase());
  // "Do you help with the rebate paperwork?"
  const isAsked = isKnown && asksThem(text) && !servicesNamed(service).some(isKnownService);
  // "That e-mail has gone to junk lately, use this one"
  const isOfContact = isKnown && person.newContact.length > 0 && ABOUT_CONTACT.test(text);
  // "It'll need new plywood", of a roof that was spoken of
  const isPart = isKnown && IT_NEEDS.test(text) && !servicesNamed(service).some(isKnownService);
  const isOfRoof = isDeckingOfKnownRoof(before.details.service, service, text);
  return isBeside || isAsked || isOfContact || isPart || isOfRoof || asked.isNoWork || saysWhatItIs(before, text);
}

const IT_NEEDS = /\bit(?:'?ll| will|'s going to)? (?:probably |also |then )?needs? (?:new|a|an|some)\b/i;

/**
 * "The old decking has to be replaced", after a roof was spoken of: what the shingles lie on, and no deck. Its own words could tell
 * of either, so that the readers of single messages, which know "decking under the shingles", take it for a deck.
 */
const isDeckingOfKnownRoof = (known: string | null, service: string | null, text: string): boolean =>
  service === 'deck building' && /\broof/.test(known ?? '') && /\bdecking\b/i.test(text) && !A_DECK.test(text);

const A_DECK = /\b(?:decks?|patio|porch|pergola|railing|composite|trex|cedar|pressure[- ]treated)\b|\d/i;
