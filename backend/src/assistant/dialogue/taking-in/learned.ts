import { contentWords, type Details, isKnownService, mergeDetails, needsHelpToday } from '../../../pricing/index.js';
import { affirmations, says } from '../remarks/affirmations.js';
import { withNewSide } from '../remarks/changed-size.js';
import { type News, newsBetween } from '../remarks/changes.js';
import { withoutDroppedWork } from '../remarks/dropped-work.js';
import { withOwnersConditions } from '../remarks/owners-conditions.js';
import { beyondTakingBack, isAbout, withoutDropped, withoutTakenBack } from '../remarks/taken-back.js';
import type { Course } from './current-work.js';
import type { GivenUp } from './given-up.js';
import type { Message } from './message.js';

/** What is known of the work after a message. */
export interface Learned extends Course {
  details: Details;
  /** What is left of what was said before. */
  left: string[];
  /** Situations that the message confirms without naming them, in the trade's words. */
  affirmed: string[];
  givenUp: GivenUp;
  news: News;
}

/** Merges what a message tells into what was known. */
export function learn(message: Message, course: Course, givenUp: GivenUp): Learned {
  const { before, text, changed } = message;
  const { merged, left } = merge(message, course, givenUp);
  const standing = inNeed(message, withoutGone(merged, course.known.service, givenUp));
  const affirmed = affirmedIn(message, standing);
  const details = { ...standing, conditions: conditionsOf(message, standing, affirmed, givenUp) };
  const isTakingBack = changed !== null || left !== before.said || givenUp.gone.length > 0;
  const news = newsBetween(before.details, details, text, isTakingBack);
  return { ...course, details, left, affirmed, givenUp, news };
}

function merge(
  { before, attempt, own: { uncontacted } }: Message,
  { known, read }: Course,
  { takenBack, inShort }: GivenUp,
): { merged: Details; left: string[] } {
  // A telephone number corrects no quantity ("no e-mail, sorry, 207-555-0110").
  const grown = attempt ? null : withNewSide(before.said, known.quantities, uncontacted, read.quantities);
  const merged = mergeDetails(
    { ...known, quantities: grown?.quantities ?? known.quantities },
    { ...read, quantities: grown?.told ?? read.quantities },
    [grown?.message ?? uncontacted, ...inShort].join('. '),
  );
  const parted = withoutTakenBack(grown?.said ?? before.said, takenBack);
  return { merged: withoutDropped(merged, parted, uncontacted, takenBack), left: parted.left };
}

/** Details without work of no known kind that is given up, and without issues of work that is; `before` is the work known so far. */
function withoutGone(details: Details, before: string | null, { gone, takenBack }: GivenUp): Details {
  const isGone = (words: string): boolean =>
    gone.some(({ thing }) => contentWords(thing).every((word) => contentWords(words).includes(word)));
  const isWorkGone = details.service !== null && !isKnownService(details.service) && isGone(details.service);
  const service = isWorkGone ? null : details.service;
  if (details.issues === null) return { ...details, service };
  const still = withoutDroppedWork([details.issues], before, service);
  const issues = beyondTakingBack(withoutTakenBack(still, takenBack).left.join(' '), takenBack);
  return { ...details, service, issues };
}

const inNeed = ({ told, attempt, own }: Message, details: Details): Details =>
  !attempt && needsHelpToday(told, own.order) ? { ...details, urgency: 'emergency' } : details;

const affirmedIn = ({ turn, attempt, pending, own }: Message, { conditions }: Details): string[] =>
  attempt
    ? []
    : affirmations(turn, own.order, pending).filter((phrase) => !conditions.some((known) => says(known, phrase)));

function conditionsOf(
  { turn, attempt, own }: Message,
  details: Details,
  affirmed: string[],
  { things }: GivenUp,
): string[] {
  const conditions = [...details.conditions, ...affirmed];
  const inOwnersWords = attempt
    ? conditions
    : withOwnersConditions({ ...details, conditions }, own.uncontacted, turn.business.rules);
  return inOwnersWords.filter((one) => !isAbout(one, things));
}
