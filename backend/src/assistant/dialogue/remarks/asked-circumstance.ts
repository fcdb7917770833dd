import {
  contentWords,
  type Details,
  isKnownService,
  pattern,
  readDetails,
  servicesNamed,
} from '../../../pricing/index.js';
import type { AssistantTurn, PublishedRule } from '../../port.js';
import { inOwnersWords } from '../answers/owner-says.js';
import type { VisitorAnswer } from '../answers/visitor-asks.js';
import { meetsOwnersCondition } from './owners-work.js';

/** A clause that asks what the business does at all: "do you do it on sunday?", "is there a discount for seniors". */
const ASKS_WHETHER = pattern('giu')`
  (?:^|(?<=[.!?;,\n])\s*|(?<=\b(?:and|but|so|also|oh|hi|hey|hello))\s+)(?:and |but |so |also |oh |hey |hi )*
    (?:do|does|are|is|will) (?:you|u|ya|they|there|it|seniors?|veterans?|the (?:price|estimate|crew))\b[^.!?;\n]{3,120}
    (?:\?|(?=[.!;\n]|$))
`;
/** "Do you have time on Sunday?", "will you come on Friday?": who asks so wants that day. */
const WANTS_IT = pattern('i')`
  \b(?:have|got) (?:any ?(?:time|thing|one|body)?|an? |some |time|room|openings?|availab\w+|someone|somebody)(?! (?:discount|fee|charge))\b
    |\b(?:can|could|able to|available|free|come|start|get it done|fit (?:us|me)|for (?:me|us)|if (?:i|we)|(?:i|we) (?:have|need|want|am|are)|my|our)\b
`;
/** A rule longer than this is no answer. */
const MOST_CHARACTERS = 180;
const OF_PRICE = /\b(?:charge|extra|more|discounts?|fees?|surcharges?|cheaper)\b/i;
const HABIT = /^\W*(?:and |but |so |also |oh |hey |hi )*will\b/i;

/**
 * A message without the clauses that only ask about a circumstance of the price: nobody who asks "do you do it on sunday?" has said that
 * it is to be on a Sunday, or who asks "do you give seniors a discount?" that they are one. What asks for other work stays.
 */
export function withoutAskedCircumstances(text: string, known: Details, turn: AssistantTurn): string {
  return text.replace(ASKS_WHETHER, (clause) => (isOfCircumstance(clause, known, turn) ? ' ' : clause));
}

/** The owner's rule about such a circumstance, in their words: "Pets: add $40" to "do you charge more for pets?". Null without one. */
export function ruleOfCircumstance(text: string, known: Details, turn: AssistantTurn): VisitorAnswer | null {
  const { name, rules } = turn.business;
  const asked = [...text.matchAll(ASKS_WHETHER)].map(([clause]) => clause).filter((one) => !WANTS_IT.test(one));
  const rule = rules.find((one) =>
    asked.some(
      (clause) =>
        (isOfCircumstance(clause, known, turn) && meetsOwnersCondition(clause, [one])) ||
        (OF_PRICE.test(clause) && namesCondition(clause, known, one)),
    ),
  );
  const isShort = rule !== undefined && rule.description.length <= MOST_CHARACTERS;
  return isShort ? { id: 'circumstance', text: inOwnersWords(name, [rule.description]), passOn: false } : null;
}

/** Whether a rule turns on what is asked about, beside the work itself: the pets of "do you charge more for pets?". */
function namesCondition(clause: string, { service }: Details, { conditions }: PublishedRule): boolean {
  const [asked, usual] = [contentWords(clause), contentWords(service ?? '')];
  return conditions.map(contentWords).some((words) => {
    const telling = words.filter((word) => !usual.includes(word));
    return telling.length > 0 && telling.every((word) => asked.includes(word));
  });
}

function isOfCircumstance(clause: string, known: Details, { today, country, business }: AssistantTurn): boolean {
  if (WANTS_IT.test(clause) || HABIT.test(clause)) return false;
  const read = readDetails(clause, { today, country });
  const usual = contentWords(known.service ?? '');
  const isOtherWork = servicesNamed(read.service).some(
    (one) => isKnownService(one) && !contentWords(one).every((word) => usual.includes(word)),
  );
  if (isOtherWork || read.quantities.length > 0) return false;
  const isWhen = read.urgency !== null || read.preferredDate !== null;
  return isWhen || read.conditions.length > 0 || meetsOwnersCondition(clause, business.rules);
}
