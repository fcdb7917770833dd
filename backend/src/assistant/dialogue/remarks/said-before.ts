import { pattern } from '../../../pricing/index.js';

/** "Like I said, moving our household": what was said is what counts. */
const SAID_BEFORE = pattern('gi')`
  (^|[.!?]\s+)(?:(?:like|as) i (?:already |just )?(?:said|mentioned|told you)|same as (?:before|i said)
    |as (?:said|mentioned)(?: before| above| already)?)\b[,:;.]*\s+
`;

/** A message without the words that only remind of what was said. */
export const withoutSaidBefore = (text: string): string => text.replace(SAID_BEFORE, '$1');
