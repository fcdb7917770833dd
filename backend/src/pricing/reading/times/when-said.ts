import { MONTH, NUMBER_WORD, SEASON, pattern } from '../../language/index.js';

const FEAST = "(?:the )?(?:new year|christmas|xmas|easter|thanksgiving|holidays)(?:'s)?";
const PART = '(?:early|mid|late|(?:by |towards? )?(?:the )?(?:end|middle|beginning|start) of|some ?time)';
const LATER = pattern('giu')`
  \b(?<!\b(?:not|last|this|since|every|until) )(?:${PART} )?(?:(?:in|by|before|after|around|during) )?
    (?:${PART} )?(?:next (?:month|year|${SEASON}|${MONTH})
    |(?<=\b(?:in|by|before|after|around|during|early|mid|late|of|sometime|some time) )(?:the )?
      (?:${SEASON}|${FEAST}|${MONTH}(?! \d))
    |(?<=\bin )(?:an? )?(?:\d{1,2}|${NUMBER_WORD}|couple of|few) months)\b
`;

/** The words in which a visitor puts the work off ("next month", "in early spring"); null where a text holds none. The last ones count. */
export const laterSaid = (text: string): string | null =>
  [...text.matchAll(LATER)].at(-1)?.[0].replace(/\s+/g, ' ') ?? null;
