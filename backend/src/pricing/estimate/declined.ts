import type { Work } from '../comparables/index.js';
import { conditionHolds } from '../rules/index.js';
import type { PricingRule } from '../types.js';
import { activeRules } from './active-rules.js';

const DECLINES =
  /\b(?:do not|don'?t|no longer|never|can'?t|cannot|won'?t) (?:currently |usually )?(?:do|install|offer|work (?:on|with)|take on|handle|fit|repair|replace|service|paint|clean|build|lay|touch|deal with)\s+(?:any |the )?([^.,;:!?\n]{3,60})/gi;
/** "We don't work on Sundays", "we don't do free quotes": no kind of work. */
const NO_WORK =
  /\b(?:week-?ends?|\w+days?|holidays?|evenings?|nights?|hours?|after|before|until|unless|estimates?|quotes?|visits?|prices?|pricing|cards?|cash|checks?|payments?|discounts?|financing|warrant\w*|calls?|deposits?|charges?|less|more|than|without|if|when)\b/i;

/** Whether the owner has said in a note that this is no work of theirs: "We don't install metal roofs". */
export function isDeclined({ text, details }: Work, rules: PricingRule[]): boolean {
  return activeRules(rules)
    .filter(({ interpretation }) => interpretation.status === 'note')
    .some(({ description }) =>
      [...description.matchAll(DECLINES)].some(
        ([, work = '']) => !NO_WORK.test(work) && conditionHolds(work.trim(), { text, details }),
      ),
    );
}
