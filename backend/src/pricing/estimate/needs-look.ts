import { pattern } from '../language/index.js';
import type { Work } from '../work/index.js';

/** "A leak somewhere", "it comes from somewhere in the wall"; "somewhere to sit" is what a patio is for. */
const LOOK = pattern('i')`
  \b(?:(?:leak\w*|drip\w*|water|wet|moisture|damp\w*|smell\w*|noises?|drafts?|draughts?|short(?:s|ed|ing)?
      |faults?|blockage|block(?:ed)?|clog(?:s|ged)?|broken?|crack(?:s|ed)?|problem|com(?:es|ing)|get(?:s|ting)
      |runn?(?:s|ing)?|escap\w*|los(?:es|ing)|burst|damage\w*|rot\w*)\b[^.!?;\n]{0,40}\bsomewhere
      (?! (?:to|else|between|(?:around|about|near) [$£€]?\d|in the (?:range|region|next)))
    |somewhere\b[^.!?;,\n]{0,25}\b(?:leak\w*|drip\w*|broken|blocked|clogged|cracked|loose|shorting)
    |(?:don'?t|do not) know (?:where|what|why)|not sure (?:where|what|why)|no idea (?:where|what|why)
    |can'?t (?:find|tell) (?:where|what|why)|(?:find|track down) (?:the|a|out) (?:leak|source|cause|problem|why)
    |come (?:and |by and |out and )?(?:have a |take a )?look
    |needs? (?:a look|looking at|to be (?:looked at|inspected|seen))
    |have (?:someone|somebody|you) (?:look|check)|inspect(?:ed|ion)?|structural(?:ly)?|load[- ]bearing|sagging
    |sinking|foundation (?:crack|problem|issue)s?)\b
`;

/** Whether nobody can say what has to be done before somebody has seen it: a leak from somewhere, a sagging floor. */
export function needsLook({ text }: Work): boolean {
  return LOOK.test(text);
}
