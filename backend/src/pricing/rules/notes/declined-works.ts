import { lines, pattern } from '../../language/index.js';

const NOT = lines`
  (?:do not|don'?t|no longer|never|can'?t|cannot|won'?t|will not|are not able to|aren'?t able to|not allowed to)
`;
const DOES = lines`
  (?:do|install|offer|work (?:on|with)|take on|take|handle|fit|repair|replace|service|paint|clean|wash|move|carry
    |treat|remove|touch|deal with|build|lay|insulate|tile)
`;
/** Of "no raccoons, squirrels, bats etc" one. */
const ITEM = String.raw`[\p{L}-]+(?: [\p{L}-]+)?`;
const DECLINES = pattern('giu')`
  \b(?:${NOT} (?:currently |usually )?${DOES}
    |we are not (?:licen[cs]ed|insured|set up) (?:for|to do)|(?<=^|[.;!?\n]\s*)(?:sorry,? )?no)\s+(?:any |the )?
    ([^.,;:!?\n]{3,60}(?:(?:(?:, ?${ITEM}){2,5}(?: etc)?|(?:, ?${ITEM}){1,5},? (?:or|nor|and) ${ITEM})(?=\W*(?:[.;!?\n]|$)))?)
`;
/** "If it's asbestos we can't touch it", "where there is knob and tube wiring we won't do it": what "it" is. */
const DECLINES_IF = pattern('gi')`
  \b(?:if|when|where|once) (?:(?:it|they|that|this|there)(?:['’]?s|['’]re| is| are| has| have)|it has|we find|you have|you've got)
    (?: an?| any)? ([^.,;:!?\n]{3,40}?),? (?:then )?(?:we|i) ${NOT} ${DOES} (?:it|that|those|them|these)\b
`;
/** "We don't work on Sundays", "we don't do free quotes": no kind of work. */
const NO_WORK = pattern('i')`
  \b(?:week-?ends?|\w+days?|holidays?|evenings?|nights?|hours?|after|before|until|unless|estimates?|quotes?
    |visits?|prices?|pricing|cards?|cash|checks?|payments?|discounts?|financing|warrant\w*|calls?|deposits?
    |charges?|fees?|contracts?|obligation|hidden|credit|refunds?|smoking|less|more|than|without|if|when|need
    |problem|appointments?)\b
`;
/** "We can't touch it": what is said before it. */
const POINTS_BACK = /^(?:it|that|those|them|these|this)\b/i;

/** Work that an owner's text turns away ("we don't install metal roofs"), and where it says so. */
export interface DeclinedWork {
  work: string;
  at: number;
}

export const declinedWorks = (text: string): DeclinedWork[] =>
  [...text.matchAll(DECLINES), ...text.matchAll(DECLINES_IF)].flatMap((match) =>
    (match[1] ?? '')
      .replace(/,? etc\.?$/i, '')
      .split(/,?\s+(?:n?or|and(?! tube))\s+|\s*[/,]\s*/)
      .filter((work) => !NO_WORK.test(work) && !POINTS_BACK.test(work))
      .map((work) => ({ work: work.trim(), at: match.index }))
      .filter(({ work }) => work !== ''),
  );
