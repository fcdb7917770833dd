import { lines, MONTH, SEASON } from '../../language/index.js';

/** "As of this spring", "effective May 1", "from next month": when a price begins, a source of a regular expression. */
export const SINCE_WHEN = lines`
  (?:(?:as of|effective(?: from| as of)?) (?:next |this |the |last )?
      (?:${MONTH}\p{L}*(?: \d+)?(?: ,? ?20\d\d)?|${SEASON}(?: 20\d\d)?|(?:month|week|year)|now|\d+ ?\p{L}*)
    |(?:starting|beginning)(?: from| in)? (?:this|next) (?:month|week|year|season|${SEASON}|${MONTH}\p{L}*)
    |from ${MONTH} (?:first|1) (?:on|onwards?)
    |from (?:this|next) (?:week|month|year|${SEASON}|${MONTH}\p{L}*)(?: on(?!\p{L})| onwards?)?
    |since (?:${MONTH}\p{L}*|last \p{L}+|this \p{L}+|20\d\d)\b)
`;

/** "Used to be", "was charging": before a price that holds no more, a source of a regular expression. */
export const ONCE = String.raw`used to \w+|(?:was|were)(?: (?:charging|asking|billing))?|previously|formerly|originally`;
