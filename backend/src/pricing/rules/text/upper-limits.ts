import { lines, pattern } from '../../language/index.js';

const WHAT = lines`
  (?:it|that|this|which|(?:the |our )?(?:discount|saving|surcharge|charge|fee|total|extra|travel|most (?:we|i) (?:take off|give|charge)))
`;
const SUM = String.raw`[$£€] ?\d[\d,]*(?:\.\d+)?k?|\d[\d,]{1,}(?:\.\d+)? ?(?:dollars|bucks|quid|pounds|euros?)|(?:[3-9]\d|[1-9]\d{2,}|[1-9]\d?,\d{3})`;
const ENDS = String.raw`(?: (?:dollars|bucks|quid|pounds|euros?))?(?: (?:off|total|in total|max(?:imum)?|tops|at (?:the )?most|discount|per job|a job))?\)?(?=\s*(?:[,;.!)]|$))`;

/** "But not more than $400", "capped at 500", "max $300", "$350 maximum": the most that a percentage or a rate comes to. */
const MOST = pattern('giu')`
  (?:[,;(-] ?|\s)(?:(?:but|and|though|with|however) )*(?:an? )?(?:${WHAT}(?:'s| is| are)? )?
    (?:
      (?:(?:not|no|never|nothing) (?:ever )?(?:more|over|above|higher|greater|bigger) (?:than )?
        |(?:never|not|won'?t|will not|doesn'?t|does not|can'?t|cannot|can not|may not) (?:to |ever )?(?:exceed|go (?:over|above|past|beyond)|(?:be|come to|cost) (?:more than|over))\s
        |(?:up )?to (?:an? )?max(?:imum)?(?: of)?\s
        |(?:max(?:imum)?\.?|limit(?:ed)?|cap(?:ped)?)(?: discount| saving)?(?: is| of| at| to|:)?\s
        |at (?:the )?most\s|(?<=(?:off|discount|%|percent),? )up to\s)
      (?:about |around )?(?:${SUM})
    |(?:[$£€] ?\d[\d,]*|\d[\d,]{2,}(?: (?:dollars|bucks))?) (?:max(?:imum)?|cap|tops|limit|at (?:the )?most)
    )${ENDS}
`;
/** What such a limit can be the most of. */
const RATE =
  /%|\b(?:percent|per cent|pct)\b|(?:\/|\b(?:per|an?|each|every) )(?:mile|mi|km|kilomet|hour|hr|sq|foot|ft|yard|m\b|met)/i;

/** A text without the upper limits of its percentages and rates, which no effect can say, and those limits as it words them. */
export function withoutUpperLimits(text: string): { text: string; limits: string[] } {
  const limits: string[] = [];
  const rest = text.replace(MOST, (limit: string, ...places: unknown[]) => {
    const at = places.find((one) => typeof one === 'number') ?? 0;
    const sentence =
      text
        .slice(0, at)
        .split(/[.;!?\n](?!\d)/)
        .at(-1) ?? '';
    if (!RATE.test(sentence)) return limit;
    limits.push(limit.replace(/^[^\p{L}\p{N}$£€]+(?:(?:but|and|though) )*|\)$/gu, ''));
    return '';
  });
  return { text: rest.trim(), limits };
}
