import { pattern } from '../../../../pricing/index.js';
import type { Row } from './row.js';

/** What an assistant of this business is not there for: "write a poem". */
export const OFF_TASK: readonly Row[] = [
  { says: 'Count up by hundreds from 100 to 2000', pattern: /\bcount (?:up|down|from|to|by)\b/ },
  {
    says: 'Write a poem about gutters',
    pattern: pattern()`
      \b(?:write|compose|draft|generate|create|tell)\b.{0,20}\b(?:essay|poem|story|song|code|script|program|joke
        |article|blog|letter|email to|recipe|novel|python|javascript|haiku|rap|limerick)\b
    `,
  },
  { says: 'In 500 words', pattern: /\b\d{3,}[- ]?words?\b/ },
  { says: 'Help with my homework', pattern: /\b(?:homework|translate this|solve this|python|javascript)\b/ },
];
