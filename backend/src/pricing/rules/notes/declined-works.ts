import { pattern } from '../../language/index.js';

const DECLINES = pattern('gi')`
  \b(?:(?:do not|don'?t|no longer|never|can'?t|cannot|won'?t) (?:currently |usually )?
      (?:do|install|offer|work (?:on|with)|take on|take|handle|fit|repair|replace|service|paint|clean|wash|move
      |carry|treat|remove|touch|deal with|build|lay|insulate|tile)
    |we are not (?:licen[cs]ed|insured|set up) (?:for|to do)|(?<=^|[.;!?\n]\s*)(?:sorry,? )?no)\s+(?:any |the )?
    ([^.,;:!?\n]{3,60})
`;
/** "We don't work on Sundays", "we don't do free quotes": no kind of work. */
const NO_WORK = pattern('i')`
  \b(?:week-?ends?|\w+days?|holidays?|evenings?|nights?|hours?|after|before|until|unless|estimates?|quotes?
    |visits?|prices?|pricing|cards?|cash|checks?|payments?|discounts?|financing|warrant\w*|calls?|deposits?
    |charges?|fees?|contracts?|obligation|hidden|credit|refunds?|smoking|less|more|than|without|if|when|need
    |problem|appointments?)\b
`;

/** Work that an owner's text turns away ("we don't install metal roofs"), and where it says so. */
export interface DeclinedWork {
  work: string;
  at: number;
}

export const declinedWorks = (text: string): DeclinedWork[] =>
  [...text.matchAll(DECLINES)].flatMap((match) =>
    (match[1] ?? '')
      .split(/\s+or\s+|\s+and\s+|\s*\/\s*/)
      .filter((work) => !NO_WORK.test(work))
      .map((work) => ({ work: work.trim(), at: match.index })),
  );
