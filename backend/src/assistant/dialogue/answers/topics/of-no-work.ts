import { pattern } from '../../../../pricing/index.js';
import type { Topic } from './topic.js';

/** Somebody who wants to work for the business, not to have work done. */
const HIRING = pattern('i')`
  \b(?:are you|do you|r you|you guys) (?:still |currently )?hir(?:e|ing)\b(?! (?:out|equipment|tools))
  |\b(?:looking for|apply for|want|need) (?:a job|work|employment|a position) (?:as|with you|at)\b
  |\bjob (?:application|opening|vacanc)
  |\b(?:are|r) (?:you|yous|youse|ye|u|ya)(?: guys| lot)? (?:still |currently )?(?:taking|takin) (?:(?:anyone|anybody|people|someone|staff|lads|apprentices) )?on\b
  |\b(?:looking|lookin) (?:for )?a start\b|\b(?:i'?m|i am) (?:after|looking for) (?:work|a job)(?=\W*$|[.,;!]| with\b)
  |\b(?:my|a) (?:cv|resume|résumé)\b
`;

/** "He measured up on Tuesday and I've heard nothing": a price is waited for, and is not to be made up here. */
const WAITING = pattern('i')`
  \b(?:measured up|came (?:out|round|over|by|on)|was (?:out|here|round)|took (?:the )?measurements|did a site visit)\b
    [^?]{0,160}\b(?:heard nothing|(?:haven'?t|have not|not|never) heard|no word|nothing since|still waiting)\b
  |\b(?:still )?waiting (?:on|for) (?:the|my|your|our|a) (?:written )?(?:quote|price|estimate)\b
  |\b(?:haven'?t|have not|never) (?:heard (?:back|anything)|received|got|had)\b[^.!?]{0,30}\b(?:quote|price|estimate)\b
  |\bchas(?:e|ing) (?:him|her|them|up|(?:up )?(?:the|my|a) (?:quote|price|estimate))\b
`;

/** "How much chlorine should I put in? Not after a service": advice on one's own work. */
const ADVICE = pattern('i')`
  \b(?:not|ain'?t|isn'?t) (?:after|looking for|needing|wanting) (?:a |any )?(?:service|job|visit|work|quote|call-?out)\b
  |\b(?:don'?t|do not|dont) (?:need|want) (?:anyone|anybody|someone|somebody|you)(?: to come)? out\b
  |\bjust (?:after|want|need|looking for) (?:some |a bit of )?advice\b
`;

/** What somebody may want who wants no work. */
export const OF_NO_WORK: readonly Topic[] = [
  {
    id: 'hiring',
    asks: HIRING,
    answer: ({ name }) => `${name} reads everything here; tell me how to reach you and I'll pass it on.`,
    passOn: true,
  },
  {
    id: 'waiting',
    asks: WAITING,
    answer: ({ name }) => `I'm sorry about the wait. I tell ${name} that you are waiting for an answer.`,
    passOn: true,
  },
  { id: 'advice', asks: ADVICE, answer: null },
];

/** Whether a message asks for no work: for a job of one's own, for a price that was promised, or for advice. */
export const asksForNoWork = (message: string): boolean => OF_NO_WORK.some(({ asks }) => asks.test(message));
