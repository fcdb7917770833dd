import { lines, pattern } from '../../language/index.js';

const LOOKS = lines`
  (?:diagnos\w+|(?:tell|let|show) (?:me|us) (?:honestly )?(?:know )?(?:what|whether|if|why)
    |(?:see|say|find out|figure out|work out|know|check) (?:what(?:'?s| is| went)|why)|come (?:out )?(?:and )?
    (?:have |take )?a? ?look)
`;
/** "Just come tell me what's wrong", "I only want someone to diagnose it" */
const ONLY_LOOKS = new RegExp(
  String.raw`\b(?:just|only)\b(?:(?! (?:fix|repair|replac|quote|price)\p{L}*)[^.;!?,]){0,40} ${LOOKS}\b`,
  'u',
);
/** "I don't want anything fixed yet", "not looking to repair it now", "I probably won't fix it" */
const NOT_MENDED = pattern('u')`
  \b(?:don'?t|do not|not|won'?t|will not)(?: yet| even| really| probably)? (?:(?:want|wanting|need|looking|going
      |plan|planning|ready|trying)(?: to)? )?(?:(?:anything|it|you to|to|any|have|get|be|them) ){0,3}
    (?:fix|repair|mend|replac)(?:s|e|ed|ing|s)?\b(?! (?:by|on|this|until|before|right))
`;
/** "Diagnose my fridge": and nothing more is said of what is to be done. */
const DIAGNOSE =
  /\bjust (?:want|need|like|looking for) (?:someone|somebody|you|a tech\w*)? ?(?:out )?(?:to |for )?(?:a )?diagnos/;

/** Whether somebody is only to come and say what is wrong. */
export const isOnlyLookedAt = (lower: string): boolean =>
  DIAGNOSE.test(lower) || (NOT_MENDED.test(lower) && new RegExp(LOOKS).test(lower) && ONLY_LOOKS.test(lower));
