import { pattern, textOf } from '../../../language/index.js';
import type { Evidence } from '../evidence.js';

const WHO_SUPPLIES = pattern()`
  \b(we|our|you|your|customer|client|owner|i)\b[^.]*\b
    (?:supply|supplies|supplied|provide|provides|provided|bring|buy|bought|source)\b
  |\b(?:supply|provide|bring|supplied by)\b[^.]*\b(your|own)\b
`;
/** "Paint is coming from us" */
const COMING_FROM = /\bcom(?:es?|ing) from (us|me|you)\b/;
/** "Own toilet", "with your own tile": what is theirs, and what is done with it. */
const OWN_THING = pattern()`
  ^(?:(?:with|for|on|if|using|fitting|installing|hanging) )*(?:(?:your|their) )?own\s
    (?!(?:entrance|risk|cost|expense|car|van|home|house|property|parking)\b)\w+
`;

const THEIRS = pattern()`
  \b(?:i|we)(?: \w+){0,4} (?:supply|supplying|provide|providing|bought|buy|got|purchased|ordered|have(?! (?:none|no|nothing)\b))\b
  |\b(?:i've|we've|i'll|we'll)(?: \w+){0,2} (?:supply|buy|provide|bought|got|ordered|purchased|already)\b
  |\bmy own\b|\bour own\b|\blabou?r only\b|\balready (?:have|bought|got|own)\b
  |\b(?:already|just) (?:grabbed|picked up|ordered|purchased) (?:(?:the|a|an|some|my|our|new|all|\d+) )*(?:\w+ )?
  |\b(?:grabbed|got|bought|picked up|ordered) (?:(?:the|new|a|an|some|my|our|\d+) )*
    (?!(?:quote|price|estimate|idea|number)\b)\w+ (?:from|at|off|on) (?:the |a )?(?:\w+ )?(?:store|shop|sale
    |online|amazon|bunnings|lowe'?s|home depot|ikea|ebay|warehouse)\b
`;

const OURS = pattern()`
  \b(?:you|your|you'd|youd|you'll|youll)(?: \w+){0,4} (?:supply|provide|bring|source|get|buy|order)\b
  |\b(?:supply|supplied|provide) (?:by you|and (?:lay|install|fit))\b
  |\b(?:come|comes|coming|be) from you\b
`;

/** Who supplies the materials: "you" in a rule is the customer, "we" the firm; in a message it is the other way round. */
export function supplyCheck(
  part: string,
  wanted: { stem: string }[],
  isNamed: (stem: string, evidence: Evidence) => boolean,
): ((evidence: Evidence) => boolean) | null {
  const isOwn = OWN_THING.test(part);
  const match = WHO_SUPPLIES.exec(part) ?? COMING_FROM.exec(part);
  if (!match && !isOwn) return null;
  const firm = /^(?:we|our|i|us|me)$/.test(match?.[1] ?? '');
  const things = wanted.filter(
    (one) => !/^(?:suppli|supply|provid|provide|bring|buy|bought|sourc|source|own|com|come|coming)$/.test(one.stem),
  );
  return (evidence) => {
    const text = textOf(evidence.tokens);
    const theirs = THEIRS.test(text);
    const ours = OURS.test(text);
    const asked = /\b(?:suppl(?:y|ies|ied)|provide|bring)\b/.test(text) && !theirs;
    const named =
      things.length === 0 ||
      things.some((one) => isNamed(one.stem, evidence) || evidence.denied.has(one.stem)) ||
      (theirs && !isOwn);
    return named && (firm ? (ours || asked) && !/\bdon't (?:need|want) you\b/.test(text) : theirs && !ours);
  };
}
