import { pattern } from '../../pricing/index.js';
import { isStated, isStatedAsNo } from './clause.js';

const FIXED = '(?:final|fixed|firm|locked[- ]in|guaranteed?|set|binding|capped)';
const FIGURE = '(?:price|quote|offer|figure|amount|cost|deal|rate|number|total)s?';

/** A price that is said to be fixed. */
const FIXED_PRICE = pattern('gi')`
  \b(?:legally|contractually)[ -]?(?:binding|bound|committed)\b|\bbound (?:to|by) (?:this|that|the)\b
  |\b${FIXED}(?:(?:,| and|, and) ${FIXED})*(?: (?!before|the|so|as|in|on|to|and)\w+)? (?:${FIGURE}|estimate)\b
  |\b(?:${FIGURE}|estimate)\b[^.!?,;]{0,40}\b(?:final|fixed|firm|locked|binding|guaranteed?|capped|set in stone
    |as agreed
    |as you (?:asked|wish|say))(?! (?:coat|touch\w*|step|wall|colou?r|surface|base)\b)\b
  |\b(?:${FIGURE}|estimate)\b[^.!?,;]{0,15}\b(?:(?:stays?|remains?)\b|(?:holds?|stands)(?! at| for the)\b)
  |\b(?:honou?r|guarantee|protect) (?:that|the|this|your|our|any) (?:\w+ )?(?:${FIGURE}|estimates?)\b
  |\b(?:stick|keep|hold|stay) (?:to|with|under|within|below) (?:that|the|this|our|your) (?:${FIGURE}|estimates?)\b
  |\bstay(?:ing)? (?:under|below|within) that\b
  |\block(?:ed|ing|s)? (?:(?:that|it|this|the|your|a) ?)?(?:price |rate |number |quote |estimate )?in\b
  |\bprice (?:match|lock)\b|\bcount on (?:that|this|the) ${FIGURE}\b
  |\b(?:precio final|prix final|festpreis|endpreis|vinculante|verbindlich)\b
`;

/** A lid on the price, which is said with a word of denial. */
const CAPPED_PRICE = pattern('gi')`
  \b(?:price|cost|estimate|quote|total|amount|figure|number|bill)s?\b[^.!?,;]{0,15}
    \b(?:won't|can't|cannot|will not|will never|never|not|doesn't)\b[^.!?,;]{0,10}
    \b(?:change|rise|increase|climb|exceed|grow|move|go (?:up|over|above|higher|past))\b
  |\b(?:it|that|this|we)\b[^.!?,;]{0,10}\b(?:won't|can't|will not|will never|never)\b[^.!?,;]{0,10}\b
    (?:go (?:over|above|past|beyond)|exceed) (?:that|the (?:estimate|price|quote|budget)|your budget|\S*\d)
  |\b(?:won't|will not|never|not|wouldn't|don't|can't) (?:ever |have to |even )?
    (?:be (?:charged|billed)|pay|cost|charge|bill)\b(?! (?:for (?:an?|the|this|your) (?:estimate|chat|quote)|with
    |by|the owner))
  |\bnot (?:a|one) (?:cent|penny|dollar|dime) (?:more|over|extra)\b
  |\bno (?:hidden|extra|additional|surprise|further|other) (?:fees?|charges?|costs?)\b|\bno surprises\b
  |\bno(?: up-?front)? (?:deposit|down ?payment)\b
  |\bwhat you (?:see|hear) is what you (?:pay|get)\b|(?:\b(?:is|exactly)|'s) (?:what|all) you(?:'ll
    | will)? (?:actually |ever )?pay\b
  |\bmost (?:that )?you(?:'ll| will)? (?:ever |have to )*pay\b
`;

/** What an honest business says of itself, and no machine may say for it. */
const WORD_GIVEN = pattern('gi')`
  \b(?:have|got|give you|on) (?:my|our) word\b|\b(?:i|we)(?: can| do| will|'ll|'d)? (?:promise|swear
    |guarantee)\b(?! (?:the dog|nothing))
  |\b(?:assure you|rest assured|be assured|trust me)\b[^.!?]{0,30}\b(?:price|cost|total|estimate|bill|fee)
  |\bguarante(?:e|es|ed)\b(?=\W*$|,| that| to\b|[^.!?]{0,20}\b(?:price|result|satisfaction)\b)
  |\bsatisfaction (?:is )?guaranteed\b|\b(?:garantiert|garantizad|garantid|garantit|gwarant|garandeer)\w*|\b(?:is
    |est) garanti\b
  |\bcount on us to (?!pass|note|keep|tell|let)\w+|\byou (?:can|could|may) pay (?:(?:it|that) )?(?:off )?(?:over|in
    |half|later|monthly|after|when|by the month)\b
  |\bthere(?:'s| is| are| will be) (?:an? |no |usually |a small )*(?:[\w-]+ ){0,2}(?:fees?|charges?|surcharges?)\b
  |\bas promised\b|\bwill be (?:absolutely |just )?perfect\b
`;

/** Below whatever others ask. */
const LOWER_THAN_OTHERS = pattern('gi')`
  \b(?:match|beat|undercut)(?:es|s)?\b[^.!?,;]{0,30}\b(?:price|quote|offer|competit\w+|bid|paid|pay|charged?|them
    |anyone|anybody)s?\b
  |\b(?:we|i)\b[^.!?,;]{0,15}\bundercut\b
  |\b(?:we|i)(?:'d| would|'ll| will| can| could)? (?:come|be|go|stay) (?:in )?(?:below|under|lower|less)\b
  |\b(?:we|we're|our)\b[^.!?,;]{0,20}\b(?:cheapest|lowest)\b|\bcheapest (?:in|around)\b|\blowest prices?\b
  |\bfor less than (?:they|them|that|any)\b
`;
const NONE_LOWER =
  /\b(?:nobody|no one|no-one|not|never|won't)\b[^.!?]{0,25}\b(?:cheaper|lower price|better price|better deal)/gi;

const COVER = '(?:warranty|warranties|guarantees?|refunds?)';
const WARRANTY = pattern('gi')`
  \b(?:life-?time|life-?long|money[- ]back|full|\d+[- ](?:years?|months?)|[a-z]+[- ](?:year
    |month)) (?:\w+ )?${COVER}\b
  |\b(?:you|we|work|jobs?|repairs?|everything|it|this|that|installs?)\b[^.!?,;]{0,25}\b(?:get|give|offer|have|has
    |carry|carries|comes? with
    |includes?|provide|(?:is|are) (?:backed|covered|protected) by)s?\b[^.!?,;]{0,25}\b${COVER}\b
  |\b(?:get|give) (?:you )?(?:your|all your|the) money back\b|\bor your money back\b
  |\bwe(?:'ll| will| can| would)? refund\b|\bfull refund\b
  |\b(?:covered|guaranteed|warrantied|good) for (?:life|(?:\S+ )?(?:years?|months?) or\b)|\byou(?:'re
    | are) covered\b|\binsurance covers\b
  |\bwe(?:'ll| will)? (?:fix|redo|replace|repair|repaint)(?: (?:it|them|that))?(?: again)?(?: for)? free\b
    |\bat our (?:own )?(?:cost|expense)\b
  |\bwe(?:'ll| will| would)?\b[^.!?,;]{0,15}\b(?:pay for|cover|replace)\b[^.!?,;]{0,20}\b(?:damage\w*|broken?|break)\b
`;
const OTHERS_COVER = /\b(?:manufacturer|maker|factory|tank|product)s?\b/i;
const NEVER_FAILS = /\b(?:it|this|that|they) (?:will|'ll) never (?:leak|fail|peel|crack|break|happen|clog)\b/gi;

const DEADLINE = pattern('gi')`
  \b(?:we|it|everything|that|they|crew)(?:'ll| will| can)(?: have (?:it|everything
    |that))?(?: be)?(?: all)? (?:finished|finish|done|complete|completed|ready)\b[^.!?,;]{0,15}
    \b(?:by|before|within|on|in|tomorrow|today)\b
  |\bguarantee (?:to|it|that)\b
`;

/** What only the business can promise: a price that holds, a warranty, a day by which it is done. */
export const promises = (text: string): boolean =>
  isStated(text, FIXED_PRICE) ||
  isStatedAsNo(text, CAPPED_PRICE) ||
  isStated(text, WORD_GIVEN) ||
  isStated(text, LOWER_THAN_OTHERS) ||
  isStatedAsNo(text, NONE_LOWER) ||
  isStated(text, DEADLINE) ||
  isStatedAsNo(text, NEVER_FAILS);

/** A warranty, a refund or damages in the name of the business. */
export const grantsWarranty = (text: string): boolean => !OTHERS_COVER.test(text) && isStated(text, WARRANTY);
