import { lines, pattern } from '../../../../pricing/index.js';
import type { Row } from './row.js';

/** "Do you have a discount", "is there any discount": asks for what everybody may have. */
const ASKED_FOR = String.raw`\b(?:do|does|is|are|any|offer|if|qualify)\b[^.!?]{0,30}discounts?`;
/** "I have a coupon" */
const HAS_ONE = lines`
  \b(?:have|got|had|saw|found|bring|show)(?: you)? (?:an? |the |this |that |your |my )?(?:[a-z]+ ){0,2}
`;
/** "I hope it's cheaper" */
const HOPED = String.raw`\b(?:hope|hoping|bet|assume|guess) (?:it|that|mine|ours)(?:'s| is| will be) `;
/** "Repair or replace, whichever is cheaper" */
const OF_TWO = `(?:which|what)(?:ever|'s)? (?:is |one is |would be |comes? out )?`;
/** Those whose prices are held against this one's: "two other roofers are cheaper". */
const COMPETITORS = lines`
  guys|quotes|bids|prices|companies|firms|places|outfits|shops|yours|others|ones
  |(?:competit|contract|roof|paint|plumb|clean|electric|mov|fenc|til|build)\w+
`;
/** "Blankets are cheaper than gas" */
const OTHER_THINGS = String.raw`\b(?!(?:${COMPETITORS})\b)[a-z]{3,}s are (?:way |much |a lot |far )?`;

/** Less than was said, or than others take. */
export const CHEAPER: readonly Row[] = [
  { says: 'Give me a discount', pattern: pattern()`\bdiscounts?(?<!${ASKED_FOR})\b` },
  {
    says: 'Two other painters are cheaper',
    pattern: pattern()`
      \b(?<!${HOPED})(?<!${OF_TWO})(?<!${OTHER_THINGS})cheaper(?! (?:if|to|option|way)\b)\b
    `,
  },
  {
    says: 'Can you knock a bit off the price?',
    pattern: pattern()`
      \b(?:knock|off the price|lower|reduce|haggle|negotia\w*|best price|beat (?:that|the|this|any)
        |match (?:that|the|this|a|any)|bargain|meet me)\b
    `,
  },
  { says: 'Last price please', pattern: pattern()`\b(?:last|lowest|cash) price\b(?= please|[?!.]|$)` },
  { says: 'Honour my promo code', pattern: pattern()`\b(?<!${HAS_ONE})(?:coupon|promo\w*|voucher)\b` },
  { says: 'Do it for half', pattern: /\b(?:do|make|take) it for half\b/ },
  {
    says: 'Half of that and we shake hands',
    pattern: pattern()`
      \bhalf (?:of )?(?:price\b|(?:that|it)(?=\W*$|[?!.,;]| (?:and|now|then|please|price|amount)\b)
        |the (?:price|quote|estimate|cost|amount|total|money|figure)\b)
    `,
  },
  {
    says: 'A third of the price',
    pattern: pattern()`
      \b(?:twice|double|third|quarter|percent|per cent|%) (?:of )?(?:that|it|less|off|the price)\b
    `,
  },
  { says: 'Take 20% and it is a price', pattern: /\d\s?%/ },
];
