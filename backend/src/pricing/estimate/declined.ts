import { withoutService } from '../charges/index.js';
import { contentWords, lines, pattern } from '../language/index.js';
import { emptyDetails, isAddition, readDetails, servicesNamed, UNDATED } from '../reading/index.js';
import { conditionHolds, declinedWorks } from '../rules/index.js';
import type { PriceRequest, PricingRule } from '../types.js';
import { withoutReplacedThings, type Work } from '../work/index.js';
import { activeRules } from './active-rules.js';

/** What the owner wrote and gave no price in. */
type Note = Pick<PricingRule, 'title' | 'description'>;
type Asked = Pick<Work, 'text' | 'details'>;

const notesOf = (rules: PricingRule[]): Note[] =>
  activeRules(rules).filter(({ interpretation }) => interpretation.status === 'note');

/** "No trim" beside a price is what it leaves out; "won't touch asbestos" is no work of theirs there, too. */
const REFUSES =
  /\b(?:do not|don'?t|never|can'?t|cannot|won'?t|will not) (?:do|touch|take on|work (?:on|with)|deal with)\b/i;

/** What the owner refuses in rules that have a price, sentence by sentence: "Shed removal $20/m. Won't touch asbestos". */
const refusalsOf = (rules: PricingRule[]): Note[] =>
  activeRules(rules)
    .filter(({ interpretation }) => interpretation.status === 'priced')
    .flatMap(({ title, description }) =>
      description
        .split(/(?<=[.!?])\s+|\n/)
        .filter((sentence) => REFUSES.test(sentence) && !/\d/.test(sentence))
        .map((sentence) => ({ title, description: sentence })),
    );

/** The owner's sentence that this is no work of theirs: "We don't install metal roofs"; null when there is none. */
export const declinedBy = (work: Work, rules: PricingRule[]): string | null =>
  declineIn(work, notesOf(rules)) ?? declineIn(work, refusalsOf(rules));

function declineIn(asked: Asked, notes: readonly Note[]): string | null {
  for (const { title, description } of notes) {
    const declined = declinedWorks(description, title).find(
      ({ work, at }) => conditionHolds(work, asked) && !(PUTS_IN.test(description.slice(at)) && onlyGoes(work, asked)),
    );
    if (!declined) continue;
    const sentence = sentenceAt(description, declined.at);
    // "Murals", "not something we do"
    return declined.work === title.trim() ? `${declined.work}: ${sentence}` : sentence;
  }
  return null;
}

const PUTS_IN = /^[^.!?\n]{0,24}?\b(?:install|fit|lay|build|put (?:in|up|down)|hang)\b/i;

/** "We don't install carpet", where carpet is what has to come up for the vinyl. */
function onlyGoes(declined: string, { text, details }: Asked): boolean {
  const rest = withoutReplacedThings(withoutService(text, details));
  return !conditionHolds(declined, { text: rest, details: emptyDetails() });
}

const SEEN_FIRST = pattern('i')`
  \b(?:(?:need|needs|have|has|got|like|want) to (?:be )?
      (?:come|see|look|inspect|assess|be seen|be inspected|be assessed|visit|seen|inspected|assessed)\b
    |(?:come|look|see it|see them|visit|inspect\w*)\b[^.!?]{0,24}\b(?:before|first)\b
    |(?:priced?|quoted?|quotes?) (?:only )?
      (?:on[- ]?site|in person|after (?:a |an |we )?(?:visit|inspect\w*|look\w*|see\w*))
    |(?:comes|looks|inspects|visits) (?:out|over|by|round|at it) first\b
    |(?:never|not?|won'?t|can'?t|cannot|don'?t)\b[^.!?]{0,30}\b(?:pric\w+|quot\w+|estimates?|bids?|figures?|numbers?)\b[^.!?]{0,50}\b
      (?:without|until|unless|before|sight) (?:(?:we|i|somebody|someone)(?:'ve| have)? )?
      (?:seeing|seen|see|looking|looked|look|visiting|visited|inspecting|inspected|a (?:look|visit)|an inspection|unseen)\b
    |site (?:visit|inspection)|case by case|by (?:quote|inspection) only)
`;

/** The owner's sentence, in a note, that such work is priced when it has been seen: "Rats: we have to look before we quote". */
export const seenFirst = (work: Work, rules: PricingRule[]): string | null => lookIn(work, notesOf(rules));

function lookIn(asked: Asked, notes: readonly Note[]): string | null {
  for (const { title, description } of notes) {
    const at = description.search(SEEN_FIRST);
    if (at < 0) continue;
    const subject = /^[^:,.!?\n]{3,60}(?=:)/.exec(description)?.[0] ?? description.slice(0, at);
    const named = [title, subject].map((part) => part.replace(/\b(?:we|are|is|be|will|must|always)\b/gi, ' ').trim());
    const isMeant = named.some((part) => contentWords(part).length > 0 && conditionHolds(part, asked));
    if (isMeant) return sentenceAt(description, at);
  }
  return null;
}

function sentenceAt(text: string, at: number): string {
  const start = text.slice(0, at).search(/[^.!?\n]*$/);
  return (/^[^.!?\n]*/.exec(text.slice(start))?.[0] ?? text).trim();
}

/** Other work than the one that a text is about, which the owner does not do, or not unseen. */
export interface Beside {
  /** The text without it. */
  rest: string;
  /** What the owner's note says of it. */
  ownerSays: string;
  /** It was wanted and not only asked about. */
  isWanted: boolean;
}

const OPENER = lines`
  (?:and|also|but|so|oh|hey|btw|by the way|out of curiosity|just curious|quick question|wait
    |one more (?:thing|question))
`;
const ASKS_THEM = lines`
  (?:${OPENER}[,: ]+)*(?:(?:do|does|did|can|could|would|will|are|is) (?:you|u|ya|y'?all|they|your|any(?:one|body)|some(?:one|body))
    |(?:what|how) about|(?:is|would) that something (?:you|that)
    |(?:is|are) [\p{L} -]{3,40} (?:something|anything|a thing|one of the things|part of what) (?:that )?you)\b
`;
const OPENS_ASKING = new RegExp(String.raw`^\W*${ASKS_THEM}`, 'iu');
/** "Repaint the porch, 40 m2, do you do murals?" asks from its last comma on. */
const CLAUSES = new RegExp(String.raw`(?<!(?<!\p{L})${OPENER}[,: ]*)(?=[, ]\s*\b${ASKS_THEM})`, 'giu');
/** How many clauses that ask or add are held against the owner's notes; nobody asks for so much. */
const MOST = 20;
/** "It's popcorn", "the walls have mould": how the work is that was asked for. */
const TELLS_OF_IT = pattern('iu')`
  \b(?:(?:it|they|that|this|these|those|there)(?:['’]s|['’]re| is| are| was| were| has| have)
    |(?:the|my|our|all) (?:\p{L}+ ){1,2}?(?:is|are|was|were|has|have)|(?:i|we)(?:['’]ve| have| had))\b
`;
const POINTS_BACK = /\b(?:that|this|it|them|those)\b/i;
const INSTEAD = /\b(?:instead|rather)\b/i;

/**
 * Finds work in a text that is only asked about, or added, beside other work, and that a note of the owner's rules out or has seen
 * first; null where there is none, and where the text says that of the work itself ("it's popcorn").
 * @param isKnown whether other work was named before this text; else the rest of it has to name some
 */
export function besideWork(text: string, notes: readonly Note[], isKnown: boolean): Beside | null {
  let found: Omit<Beside, 'rest'> | null = null;
  let rest = '';
  let looked = 0;
  for (const sentence of text.split(/(?<=[.!?;\n]+)(?=[^.!?;\n])/)) {
    const clauses = sentence.split(CLAUSES);
    const isQuestion = /\?\s*$/.test(sentence) || clauses.some((clause) => OPENS_ASKING.test(clause));
    let isPointedAt = false;
    for (const clause of clauses) {
      const isAsked = OPENS_ASKING.test(clause);
      const isBeside = !TELLS_OF_IT.test(clause) && (isQuestion || isAddition(clause.toLowerCase()));
      const isMeant = (isAsked || isBeside) && !INSTEAD.test(clause) && ++looked <= MOST;
      const asked = { text: clause, details: emptyDetails() };
      const ownerSays = isMeant ? (declineIn(asked, notes) ?? lookIn(asked, notes)) : null;
      if (ownerSays !== null) found ??= { ownerSays, isWanted: !isQuestion };
      // "Murals, is that something you paint?"
      else if (!(isPointedAt && isAsked && POINTS_BACK.test(clause))) rest += clause;
      isPointedAt ||= ownerSays !== null;
    }
  }
  return found !== null && (isKnown || readDetails(rest, UNDATED).service !== null)
    ? { ...found, rest: rest.replace(/[,\s]+$/, '').trim() }
    : null;
}

/** A request without such questions; a service that is joined of several is read anew without them. */
export function withoutBesides(request: PriceRequest, rules: PricingRule[]): PriceRequest {
  const notes = notesOf(rules);
  const beside = notes.length > 0 ? besideWork(request.text, notes, false) : null;
  if (!beside) return request;
  const { details } = request;
  const left = readDetails(beside.rest, UNDATED).service;
  // "We've just finished plastering. How much for a builders clean?": nothing else is asked for
  const isAsked = servicesNamed(left).some((service) => servicesNamed(details.service).includes(service));
  if (details.service !== null && !isAsked) return request;
  const service = details.service?.includes(' and ') ? left : details.service;
  return { ...request, text: beside.rest, details: { ...details, service } };
}
