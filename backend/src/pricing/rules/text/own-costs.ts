import { pattern } from '../../language/index.js';

/** What the business has to do for any work of the kind. */
const ALWAYS = /^(?:admin|administration|booking|processing|handling|paperwork|set[ -]?up|mobili[sz]ation)$/i;

/** The same in a list of what is needed for it: "for plastic and cleanup". */
const NEEDED = pattern('i')`
  ^(?:(?:plastic|sheeting|masking|tape|protection|covering|dust sheets?|drop cloths?|clean[ -]?up|disposal
      |set[ -]?up|prep|sundries|consumables|supplies|mobili[sz]ation|testing|containment|(?:scaffold )?boards?
      |(?:an? )?towers?|ferry|extra time)(?:,? (?:and|&|n)(?: an?)? |, |$))+$
`;
export const isNeeded = (condition: string): boolean => NEEDED.test(condition);

/** What is so only where a charge is called after it: "a dust fee", as against "a piano fee". */
const CHARGED = pattern()`
  \b(?:dust|fuel|gas|mess|disposal|dump(?:ing)?|tip|tipping|landfill|environmental|eco|clean[ -]?up|parking
    |travel|trip|truck|safety|equipment|machine|tool|insurance|sanitation|hygiene|consumables|sundries|supplies
    |materials|dispatch|scaffold(?:ing)?|masks?|ppe|admin|administration|set[ -]?up|booking) (?:fee|charge|surcharge|levy)
    \b
`;

/** Whom and what the business takes along: "for the extra crew". */
const TAKEN_ALONG = pattern()`
  \bfor (?:the|our|all the|an?|another) (?:(?:extra|added|additional|second|third|bigger|longer|special) )?
    (?:crew|man|men|guys?|hands?|helper|help|labou?r|time|work|hassle|trouble|risk|fuel|gas|diesel|gear|rigging
    |equipment|machine|truck|driver|people|muscle|drive|trip|insurance|paperwork)$
`;

/**
 * Whether what an amount on top is for, as its clause (`said`) and its condition tell, is what the work before it costs the business, and
 * no work of its own.
 */
export const isOwnCost = (said: string, condition: string): boolean =>
  ALWAYS.test(condition) || CHARGED.test(said) || TAKEN_ALONG.test(said);
