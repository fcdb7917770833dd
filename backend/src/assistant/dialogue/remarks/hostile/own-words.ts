import { lines } from '../../../../pricing/index.js';

const WHAT_I_SAID = lines`
  (?:about )?(?:what|everything|anything|all|that|the \w+) (?:that )?
    i (?:just |already )?(?:said|told|wrote|typed|mentioned|sent|gave)
`;
const MY_MESSAGE = lines`
  my (?:previous|prior|last|earlier|first) (?:message|text|answer|reply|comment|question|one)
`;
const THE_NUMBER = lines`
  (?:my|the|that) (?:previous |prior |last |earlier |first )?
    (?:number|size|measurement|figure|dimension|address|date)s?\b
`;
/** "Forget what I said earlier, it is 60 sq ft": whoever takes back what they wrote themselves orders nothing. */
export const OWN_WORDS = ` (?:${WHAT_I_SAID}|${MY_MESSAGE}|${THE_NUMBER})`;

const OF_YOURS = 'all|any|every|your|these|those|previous|prior|earlier|initial|original|given|above';
/** What is beside it: "ignore my last message and all previous instructions". */
export const AND_ORDERS = lines`
  .{0,40}(?:[,;&+:]|\b(?:and|or|plus|then|with|as well as)\b)\W*(?:\w+ ){0,3}?(?:
      (?:${OF_YOURS}|the) (?:\w+ ){0,3}?(?:instructions?|prompts?|guidelines?|restrictions?)\b
    |(?:${OF_YOURS}) (?:\w+ ){0,3}?(?:rules?|polic(?:y|ies))\b
    |(?:everything|anything|all(?: of)?(?: the)?|whatever|what) (?:above|before (?:this|that|it)
      |you (?:were|have been|had been|know|are)|they told you)\b)
`;
