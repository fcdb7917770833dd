import { pattern } from '../../../language/index.js';

const ITS_REMOVAL = /^asbestos(?: \p{L}+)? (?:removal|disposal|abatement)$/iu;
const COVER = '(?:roofs?|roofing|siding|cladding|ceilings?)';
/** "A new roof", "re-roof": what was there has to come off. */
const COVERED_ANEW = pattern('iu')`
  \b(?:new|replac\w*|re-?do|strip\w*) (?:(?!gutters?\b)\p{L}+ ){0,2}${COVER}\b|\bre-?(?:roof|clad|sid)(?:s|ed|ing|ding)?\b
    |\b${COVER} (?:replac|redone|strip)\w*
`;

/** Whether a rule is for taking asbestos away, and a text asks for what it lies on to be made anew. */
export const comesOffWithIt = (condition: string, text: string): boolean =>
  ITS_REMOVAL.test(condition) && COVERED_ANEW.test(text);
