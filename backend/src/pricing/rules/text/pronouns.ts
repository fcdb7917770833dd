import { NUMBER_WORD, pattern } from '../../language/index.js';

const AREA = pattern('gu')`
  \b((?:(?:[Ww]e|[Ii]) (?:only |mainly |mostly )?(?:cover|serve|service|work in|travel (?:to|in)|do)
      |(?:[Ss]ervice |[Oo]ur |[Ll]ocal )?[Aa]rea(?: is|:)?) )((?:all of |the )?\p{Lu}[^.;:!?\n]{2,60})
    ([.;:!?\n,]+ ?[^.;!?\n]{0,30}?\b(?:[Oo]utside|[Bb]eyond|[Pp]ast)(?: of)?) (?:that|this|those|these|it|there|here|our (?:service )?area)
    \b
`;

const MEASURE = pattern('gu')`
  \b((?:\d[\d.,]*|an?|${NUMBER_WORD}) (?:inch(?:es)?|foot|feet|ft|lbs?|pounds|gallons?|tons?|years?)\b)
    ([^;]{0,80}?\b(?:deep|long|tall|high|wid|thick|heavi|bigg|larg|old)er than) (?:that|this|those)\b
`;

/** "$14 with screens, $10 without" */
const WITHOUT = pattern('giu')`
  \b(with|w\/) ?((?!out\b|o\b)(?:an? |the )?\p{L}[\p{L}-]*(?: (?!for|at|is|are|it|each|per|only|add)\p{L}[\p{L}-]*)?)
    ((?: (?:for|at|is|are|it's|only|only ))?(?=[ ,:]*(?:[$£€]|\d)|[,;])(?:[^;!?\n.]|\.\d){0,60}?(?:\bwithout|\bw\/o(?:ut)?))
    (?=\s*(?:[,.;]|$)|:? (?:it's |is )?(?:[$£€]|\d))
`;

/**
 * Names what "that" stands for. "We cover Travis and Hays county. Outside that add $75" is outside of what was named, or it
 * would read as always; "we dig 6 inches, deeper than that is $50" is deeper than so much.
 */
export const withNamed = (text: string): string =>
  text
    .replace(
      AREA,
      (_, head: string, area: string, joint: string) =>
        `${head}${area}${joint.replace(/^[;:,\n]+/, '.')} ${area.replace(/^the /i, '').trim()}`,
    )
    .replace(MEASURE, '$1$2 $1')
    .replace(WITHOUT, (_, joint: string, thing: string, rest: string) => `${joint} ${thing}${rest} ${thing}`);
