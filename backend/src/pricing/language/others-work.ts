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

const TO_COME = /^ (?:is |are )?(?:comes?|coming|moves? in|moving in|arrives?|arriving|starts?|due)\b/;
/** "The new tenant comes Monday": who is not there yet, by the words after it. */
export const isYetToCome = (after: string): boolean => TO_COME.test(after);

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

const NOT_OF_THE_HOUSE = lines`
  (?:neighbou?r|friend|mate|budd(?:y|ies)|sister|brother|nephew|niece|cousin|uncle|boss|colleague|co-?worker|room-?mate|\p{L}+[- ]in[- ]law)s?
`;
const THEY_ARE = new RegExp(
  String.raw`\b(?:my|our|his|her|the|a) (?:\p{L}+ )?${NOT_OF_THE_HOUSE}\b(?:(?!\b(?:i|we|me|us)\b)[^.;!?\n])*$`,
  'u',
);
const AS_IT_TURNS_OUT = new RegExp(
  String.raw`^[^.;!?\n]{0,12},? (?:that'?s |is )?(?:my|our) (?:\p{L}+ )?${NOT_OF_THE_HOUSE}\b`,
  'u',
);
const FOR_THEM = /\bfor (?:my|our|him|her|them)\b/u;
/** "My sister is a senior and needs her lawn mowed": the work is theirs. */
const THEIR_WORK = /\bfor (?:him|her|them)\b|\b(?:needs?|wants?|would like) (?:his|her|their)\b/u;
/** "My son is active military, stationed in Guam" */
const THEY_ALL = /\b(?:my|our) (?:\p{L}+ )?\p{L}+(?:'s| is| are)(?: \p{L}+)? $/u;
const STATIONED = /^[^.;!?\n]{0,30}\b(?:stationed|overseas|abroad|away|deployed|home on leave)\b/u;
/** "My granddaddy was a " */
const WAS_ONE =
  /\b(?:my|our|his|her) (?:late )?(?!husband|wife|partner|spouse)\p{L}+ (?:was|used to be) (?:(?:an?|in the) )?(?:\p{L}+ )?$/u;
/** "You did mum's place last year with her " */
const IN_THEIRS =
  /\byou (?:guys |lot |folks |lads )?(?:did|done|\p{L}{3,}ed) (?:my |our )?\p{L}+'s\b[^.;!?\n]*\b(?:his|her|their) $/u;

/**
 * Whether a group of people is named to say who somebody else is: "my sister's a landlord", "he is a marine, my nephew". Of who lives
 * in one house, one counts for all.
 */
export const isWhatOthersAre = (before: string, after: string): boolean =>
  (!FOR_THEM.test(before) &&
    !THEIR_WORK.test(after) &&
    (THEY_ARE.test(before) ||
      (/\b(?:he|she) (?:is|was)|\b(?:he|she)'s/u.test(before) && AS_IT_TURNS_OUT.test(after)))) ||
  (THEY_ALL.test(before) && STATIONED.test(after)) ||
  IN_THEIRS.test(before) ||
  WAS_ONE.test(before);
