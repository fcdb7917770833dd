import { pattern } from './pattern.js';

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
