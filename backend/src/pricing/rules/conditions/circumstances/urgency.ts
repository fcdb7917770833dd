import { numberAt, textAt, tokenize, pattern } from '../../../language/index.js';
import type { Details } from '../../../types.js';
import type { Evidence } from '../evidence.js';

const RUSH = pattern()`
  \b(?:rush|urgent(?:ly)?|asap|same[\s-]?day|next[\s-]?day|short notice
    |(?:within|inside|in (?:under|less than)) (?:\d+|\w+(?:-\w+)?) (?:hours?|hrs?|days?|weeks?)
    |less than \S+ (?:hours?|hrs?|days?)(?:'|’)? notice|last[\s-]?minute|express|expedited?|priority|today
    |tomorrow|immediate(?:ly)?|straight away|right away)\b
`;

/** A check when a condition is about how soon; only the customer's own urgency decides it. */
export function rushCheck(part: string): ((evidence: Evidence, details: Details) => boolean) | null {
  const match = RUSH.exec(part);
  if (!match) return null;
  const days = /(?:within|inside|under|than) (\S+) (hours?|hrs?|days?|weeks?)/.exec(match[0]);
  const count = days
    ? (numberAt(tokenize(days[1] ?? ''), 0)?.value ?? 1) * daysIn(days[2] ?? '')
    : match[0].startsWith('next')
      ? 1.5
      : /same|today/.test(match[0])
        ? 0.9
        : 2;
  return (evidence, details) =>
    details.urgency === 'emergency' ||
    (details.urgency === 'this_week' && count >= DAYS_A_WEEK) ||
    soon(evidence, count);
}

const DAYS_A_WEEK = 7;
const daysIn = (unit: string): number => (/^h/.test(unit) ? 1 / 24 : /^w/.test(unit) ? DAYS_A_WEEK : 1);

function soon(evidence: Evidence, days: number): boolean {
  return evidence.mentions.some((mention) => {
    const token = evidence.tokens[mention.at];
    if (mention.negated || !token) return false;
    if (/^(?:today|tonight|asap|immediately|urgent|urgently|emergency|now)$/.test(token.text))
      return token.text !== 'now' || /^(?:right|straight)$/.test(textAt(evidence.tokens, mention.at - 1));
    if (token.text === 'tomorrow') return days >= 1;
    if (mention.concept === 'rush' && !/^(?:tomorrow|quickly)$/.test(token.text)) return true;
    if (/^(?:hours?|hrs?|days?)$/.test(token.text)) {
      const number = numberAt(evidence.tokens, mention.at - 1);
      const within = /^(?:within|in|next)$/.test(textAt(evidence.tokens, mention.at - 2));
      return number !== null && within && number.value / (token.text.startsWith('h') ? 24 : 1) <= days + 1e-9;
    }
    return false;
  });
}
