import { pattern } from '../../../pricing/index.js';
import type { BusinessFacts } from '../../port.js';
import { noteAbout, ownerSays } from './owner-says.js';
import type { Topic } from './topics/topic.js';
import { ERASE, TOPICS, asksForNoWork } from './visitor-topics.js';

const passedOn = (name: string): string => `That is one for ${name}: I've noted your question for them.`;

export interface VisitorAnswer {
  id: string;
  text: string;
  /** Set when only the owner can answer: it is kept for them. */
  passOn: boolean;
}

/** A question mark, or a clause that opens like a question: "insurance is paying" asks nothing. */
const ASKING = pattern('i')`
  \?
  |(?:^|[.!;,:\n]\s*|\b(?:and|also|but|so|hi|hey|hello|please|well) )(?:do|does|did|are|is|can|could|would|will
    |may|what|what'?s|when|where|where'?s|who|why|how|how'?s|which|am i|any|have you)\b
  |\b(?:photos?|pictures?|pics|wonder(?:ing)?|know (?:if|whether|how|what)|think|come back|sleep on|let me
    |want to|like to|put me|get me|connect me)\b
`;

/**
 * Answers what a visitor asks about the business, from what the owner has published and nothing else. What the owner has
 * not written is not made up: it is passed on.
 */
export function answerTo(written: string, facts: BusinessFacts): VisitorAnswer | null {
  const message = written.replace(/\br u\b/gi, 'are you').replace(/\bu\b/gi, 'you');
  const topic =
    ASKING.test(message) || asksForNoWork(message) || ERASE.test(message)
      ? TOPICS.find(({ asks }) => asks.test(message))
      : undefined;
  if (!topic) return null;
  const subject = typeof topic.subject === 'function' ? topic.subject(message) : topic.subject;
  const price = topic.orPrice?.(message);
  const owners =
    (subject ? ownerSays(withoutPrices(facts, topic), subject) : null) ?? (price ? ownerSays(facts, price) : null);
  if (owners) return { id: topic.id, text: owners, passOn: false };
  if (topic.answer) return { id: topic.id, text: topic.answer(facts), passOn: topic.passOn ?? false };
  return { id: topic.id, text: passedOn(facts.name), passOn: true };
}

const withoutPrices = (facts: BusinessFacts, { notesOnly }: Topic): BusinessFacts =>
  notesOnly ? { ...facts, rules: facts.rules.filter(({ isPriced }) => !isPriced) } : facts;

/** "Do you clean up afterwards?": something asked of the business, in a sentence with a question mark. */
const ASKED_OF_THEM = pattern('i')`
  (?:^|[.!,;\n]\s*|\b(?:and|but|so|also|oh|btw|wait) )
    (?:do|does|did|can|could|will|would|are|is|have|should|shall|what|when|where|which|who|how|why)\b
    [^.!?\n]{3,160}\?
`;

/** "do u clean up after": nobody has to type the question mark. */
const OPENS_ASKING = pattern('iu')`
  ^\W*(?:(?:and|also|btw|oh|so) )?(?:(?:how|what|which|when|where|why|who) (?:[\p{L}-]+ ){0,2})?
    (?:do|does|can|could|will|would|are|is) (?:you|u|ya|your|they|there|the (?:price|estimate|crew))\b
    [^.!?\n]{3,80}$
`;

/** Whether a message asks the business something, in so many words. */
export const asksThem = (message: string): boolean => ASKED_OF_THEM.test(message) || OPENS_ASKING.test(message);

/**
 * A question that no topic fits, is no small talk and does not ask what was meant: a note of the owner's answers it, or it is
 * passed on and never met with a mere thank you. `known` is the work asked for.
 */
export function openQuestion(message: string, business: BusinessFacts, known: string | null): VisitorAnswer | null {
  if (!asksThem(message)) return null;
  const note = noteAbout(business, message, known);
  return note === null
    ? { id: 'open', text: passedOn(business.name), passOn: true }
    : { id: 'note', text: note, passOn: false };
}

const WANTS_TO_KNOW = pattern('i')`
  \b(?:how (?:often|do i|should i|can i tell)
    |(?:is|are) (?:it|this|that|these|they) (?:safe|ok|okay|bad|normal|toxic|worth|harmful)
    |what(?:'?s| is) the (?:best|difference|right|point)
    |(?:will|does|would) (?:it|this|that) (?:hurt|harm|damage|kill|smell|stain|last|fade))\b[^.!?]*\?
`;

/** "How often should I pump my tank?", "is it safe for my plants?": what somebody wants to know before they order anything. */
export const wantsToKnow = (message: string): boolean => WANTS_TO_KNOW.test(message);

const ADVICE = pattern('gi')`
  (?:^|(?<=[.,;!?\n]))[^.,;!?\n]*\b(?:(?:do|does|will|would) (?:i|we|it|that|this) (?:also |really |even |then )?
      (?:need|have to|require)
    |should (?:i|we|it)|is it (?:worth|better))\b[^.!?\n]*\?
`;

/** What a message tells beside what it asks. */
export const withoutQuestions = (message: string): string => message.replace(/[^.!?\n]*\?/g, ' ').trim();

/** What a message says beside asking for advice: "do I need to upgrade the panel?" orders no panel. */
export const withoutAdvice = (message: string): string => message.replace(ADVICE, ' ');
