import { pattern } from '../../language/index.js';
import { isDenied } from '../denial.js';
import { FITTINGS } from './danger.js';
import { sentencesOf, tokenAtOffset, type Scan } from '../scan.js';

/** Characters of a description of trouble that are kept. */
export const LONGEST_ISSUES = 300;
const DAMAGE = pattern('g')`
  \b(?:leak\w*|drip\w*|crack\w*|peel\w*|flak(?:e|es|ing|y)|blister\w*|bubbl\w*|rot(?:s|ten|ted|ting)?|rust\w*
    |mou?ld\w*|mildew|damp\w*|stain(?:s|ed)? (?:on|from|in)|water stains?|broke|broken(?! out)|burst\w*
    |block(?:ed|age)|clog\w*|backed? up|backing up|loose|missing|sag(?:s|gy|ged|ging)?|draft\w*|draught\w*
    |holes?|dents?|dented|chip(?:s|ped|ping)|worn|fad(?:ed|ing)|scratch(?! (?:the|that|my|those|all)\b)\w*|scuff\w*|gouge\w*|won'?t
    |doesn'?t (?:work|turn|close|open|drain|flush|heat|cool|start|light)
    |not (?:working|cooling|heating|draining|closing|starting|level)|isn'?t (?:working|cooling|heating)|stopped
    |quits?|died|dead|nois[ey]\w*|rattl\w*|squeak\w*|flood\w*|smell\w*|odou?rs?|buzz\w*|flicker\w*
    |trip(?:s|ping|ped)|spark\w*|curl\w*|lift(?:ing|ed)|warp\w*|buckl\w*|uneven|bumpy|waves
    |(?:rain|water)(?: is|'s| keeps)? (?:coming|getting|running|pouring) (?:in|through)|no (?:heat|hot water|ac|power|pressure)
      (?! (?:${FITTINGS})\b)
    |off (?:its|the) track|infest\w*|termites?|damag\w*|fell|fallen
    |falling|collapsed?|lean(?:s|ing)|erosion|eroded|overgrown|dead (?:tree|grass|lawn)|dirty|filthy|greasy
    |stuck|jam(?:s|med)|slow(?:ly)? drain\w*|drains? slow\w*|low pressure|old and|falling apart|wobbl\w*
    |(?:is|has|have|are) split\b|splitting|shifted|settl(?:ed|ing)|sunk\w*|sinking|puddl\w*|pooling|ponding
    |bare (?:dirt|ground)|problems?|issues?|keeps? \w+ing|escap(?:e|es|ing))\b
`;

/** Towns that are called by a word of damage. */
const TOWNS = /^(?:Broken (?:Arrow|Bow|Hill|Head)|Cold Spring|Dead ?wood|Leak(?:ey|sville)|Rust(?:on|burg))\b/;

/** Whether a word stands in the name of a place: "34 Leak Street", "we are in Broken Arrow". */
function isInName(said: string, at: number, location: string | null): boolean {
  const from = location === null || !/^\p{Lu}/u.test(said.slice(at)) ? -1 : said.indexOf(location);
  const isAddress = from >= 0 && at >= from && at < from + (location ?? '').length;
  return isAddress || TOWNS.test(said.slice(at));
}

/**
 * The sentences that tell what is damaged or wrong, as written (at most 300 characters); null when nothing is. What only
 * stands in the name of a place, as in `location`, is nothing wrong.
 */
export function readIssues(scanned: Scan, location: string | null): string | null {
  const found: string[] = [];
  for (const { text, first, last } of sentencesOf(scanned)) {
    const start = scanned.tokens[first]?.start ?? 0;
    const sentence = scanned.lower.slice(start, scanned.tokens[last]?.end);
    const said = scanned.clean.slice(start, scanned.tokens[last]?.end);
    const match = [...sentence.matchAll(DAMAGE)].find(({ 0: word, index }) => {
      const at = tokenAtOffset(scanned, start + index);
      return (
        !isInName(said, index, location) && !isDenied(scanned, at, tokenAtOffset(scanned, start + index + word.length))
      );
    });
    if (match) found.push(text.length <= LONGEST_ISSUES ? text : around(text, match.index));
  }
  const issues = found.join(' ').replace(/\s+/g, ' ').trim();
  return issues ? issues.slice(0, LONGEST_ISSUES).trim() : null;
}

/** Of a very long sentence, the words around what is wrong. */
function around(text: string, at: number): string {
  const start = text.lastIndexOf(' ', Math.max(0, at - LONGEST_ISSUES / 3)) + 1;
  return text.slice(start, start + LONGEST_ISSUES);
}
