import { isTradeName, servicesNamed } from '../../reading/index.js';
import type { Work } from '../../work/index.js';

const AT_LEAST = [
  /\b(two|2|three|3|four|4)(?:\+|(?: or)? more| plus)?(?: of our| different| separate)* (?:services|treatments)\b/i,
  /\b(two|2|three|3|four|4)(?:\+| or more| plus) (?:\p{L}+ )?(?:things|jobs|projects|repairs|tasks)\b/iu,
  /^(?:\p{L}+ ){0,3}(two|2|three|3|four|4)(?: or more|\+)$/iu,
  /\b(?:several|multiple|more than one|combin\w+|bundl\w+)\b.*\bservices?\b|^(?:multiple|several)$|\bboth services\b/i,
];
const NUMBERS: Record<string, number> = { two: 2, three: 3, four: 4, 2: 2, 3: 3, 4: 4 };

/** How many kinds of work a condition wants at once ("two or more services", "multiple services"); null when it counts none. */
export function servicesWanted(condition: string | null): number | null {
  const found = AT_LEAST.map((words) => words.exec(condition?.trim() ?? '')).find((match) => match !== null);
  return found ? (NUMBERS[found[1]?.toLowerCase() ?? ''] ?? 2) : null;
}

/** Whether as many kinds of work are asked for, whatever they are called. */
export const areAsked = (wanted: number, { details }: Work): boolean =>
  servicesNamed(details.service).filter((service) => !isTradeName(service)).length >= wanted;
