import { lines, pattern } from './pattern.js';

const BY_OTHERS = pattern('u')`
  (?:^| )(?:(?:we|i)(?:'ll| will| can| are| am|'re|'m)
    |(?:my|our|some|an?) (?:[\p{L}-]+ ){1,4}(?:will|are|is|can)|friends (?:will|are|can))
    (?: (?:all|also|both|just|happily|coming|over|going|gonna|to|help|helping|me|us|and))* ?$
`;

/** Whether words before a verb say that somebody else than the business does it: "we'll move", "my sons are going to move". */
export const isByOthers = (before: string): boolean => BY_OTHERS.test(before);

const GOES = pattern()`
  ^ ?(?:(?:is|are|will) (?:all |both )?(?:going|go|being put|be put|being moved|be)|all goes|goes|gets put) (?:in|into|to|out) (?:the |our |my |a )?
    (?:garage|storage|shed|basement|attic|other|spare|truck|van|pod|yard|store)\b
`;

/** Whether words after a thing say that it is put out of the way: "the furniture goes in the garage beforehand". */
export const isPutAway = (after: string): boolean => GOES.test(after);

/** Who else may do a part of the work, a source of regular expressions. */
export const OTHER_DOERS = lines`
  (?:builder|contractor|plumber|electrician|sparky|roofer|painter|plasterer|tiler|carpenter|handyman|landlord
    |previous owners?|seller|husband|wife|brother|sister|father|dad|mum|mom|son|nephew|uncle|neighbou?r|friend|mate)
`;
/** "The builder has already done the", "my brother is doing the" */
const THEY_DO = pattern('u')`
  \b${OTHER_DOERS}(?:'s| has| have| is| will be| will)? (?:(?:already|just|also|all) )*
    (?:done|did|do|does|doing|finished|finishing|completed|handled|handles|handling|sorted|taken care of|taking care of)
    (?: all)?(?: of)? (?:the|our|my)(?: \p{L}+)? $
`;
/** "... was done by the builder" */
const BY_THEM = pattern('u')`
  ^(?:is|was|were|are|has been|have been|gets?|will be) (?:(?:already|all|being|getting) )*(?:done|finished|completed|handled|sorted)
    (?: \p{L}+)? by (?:the|our|my|a) (?:\p{L}+ )?${OTHER_DOERS}\b
`;

/** Whether the words around a part of the work say that somebody else does it or has done it: "the builder has done the waterproofing". */
export const isOthersPart = (before: string, after: string): boolean => THEY_DO.test(before) || BY_THEM.test(after);
