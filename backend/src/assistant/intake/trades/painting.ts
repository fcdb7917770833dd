import { lines, pattern } from '../../../pricing/index.js';
import { FURNITURE, HERITAGE, STOREYS } from '../common.js';
import type { Intake } from '../intake.js';

/** "Just the inside, nothing outside", "we don't need anything done outside", "the outside was done last year" */
const NOT_MEANT = lines`
  (?<!\b(?:(?:nothing|not|no|never|without|isn't|ignore|forget|skip|leave)(?: on| the| our| my){0,2}
    |(?:don'?t|do not|doesn'?t|won'?t) (?:need|want)(?: \w+){0,4}) )
`;
const IS_DONE = String.raw`(?! (?:was|is|has been|were|got|we did|looks)\b)`;
const OUTER = new RegExp(String.raw`${NOT_MEANT}\b(?:outside|exterior)\b${IS_DONE}`, 'i');
const INNER = new RegExp(String.raw`${NOT_MEANT}\b(?:inside|interior)\b${IS_DONE}`, 'i');
const BOTH = new RegExp(`^(?=.*${OUTER.source})(?=.*${INNER.source})`, 'is');

/** What covers the outside, and `more` that tells of it. */
const outsideOr = (more: string): RegExp =>
  new RegExp(String.raw`${OUTER.source}|\b(?:siding|facade|render|stucco|weatherboard|clapboard|${more})`, 'i');
const OUTSIDE = outsideOr('whole house');

export const painting: Intake = {
  trade: 'painting',
  words: /\b(?:(?:re)?paint\w*|decorat(?:or|ing)\w*|wallpaper\w*|stain(?:ing)?)\b/i,
  service: {
    id: 'service',
    ask: 'What would you like us to paint?',
    suggestions: ['Interior walls', 'House exterior', 'Ceilings', 'Cabinets', 'Deck or fence'],
  },
  doesToAnything: 'painting',
  implies: [
    { when: BOTH, service: 'exterior painting and interior painting' },
    { when: OUTER, service: 'exterior painting' },
    { when: INNER, service: 'interior painting' },
  ],
  calls: {
    interior: 'interior painting',
    inside: 'interior painting',
    'interior walls': 'interior painting',
    exterior: 'exterior painting',
    outside: 'exterior painting',
    'house exterior': 'exterior painting',
    ceilings: 'ceiling painting',
    cabinets: 'cabinet painting',
    'deck building': 'deck staining',
    'deck repair': 'deck staining',
    'fence installation': 'fence staining',
    'wood fence': 'fence staining',
    'picket fence': 'fence staining',
    'cabinet installation': 'cabinet painting',
    'trim installation': 'trim painting',
    'door installation': 'door painting',
    'window installation': 'window painting',
    'stair work': 'stair painting',
  },
  sizes: [
    {
      id: 'length',
      when: pattern('is')`
        ^(?!.*\b(?:walls?|rooms?|siding|stucco|whole|doors?|windows?|decks?|cabinets?|ceilings?)\b).*\b
          (?:trim|fascia|soffits?|railings?|handrails?|banisters?|baseboards?|skirting|gutters?)\b
      `,
      ask: 'Roughly how long is the run, in feet or metres?',
      suggestions: ['50 ft', '150 ft', '250 ft', 'Not sure'],
      units: ['lin_ft', 'lin_m', 'sq_ft', 'sq_m', 'item', 'room', 'bedroom'],
    },
    {
      id: 'area',
      when: outsideOr('fence|deck|roof|brick'),
      ask: 'Roughly how many square feet is the surface?',
      suggestions: ['About 1,000 sq ft', 'About 1,500 sq ft', 'About 2,500 sq ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'lin_ft', 'lin_m', 'item'],
    },
    {
      id: 'count',
      when: /\b(?:cabinets?|doors?|windows?|shutters?|garage door|railing)\b/i,
      ask: 'How many of them are to be painted?',
      suggestions: ['1', '5', '10', 'More than 10'],
      units: ['door', 'window', 'item', 'room', 'bedroom', 'lin_ft', 'lin_m', 'sq_ft', 'sq_m'],
    },
    {
      id: 'rooms',
      ask: 'How many rooms is it, or roughly how many square feet?',
      suggestions: ['1 room', '2 rooms', '3 rooms', '4 or more rooms'],
      units: ['room', 'bedroom', 'bathroom', 'sq_ft', 'sq_m'],
    },
  ],
  factors: [
    { ...STOREYS, when: OUTSIDE },
    { ...HERITAGE, when: OUTSIDE },
    {
      id: 'ceilings',
      ask: 'Are the ceilings and trim to be painted too?',
      suggestions: ['Walls only', 'Walls and ceilings', 'Walls, ceilings and trim'],
      when: /\b(?:interior|inside|rooms?|walls?|bedroom|hall|kitchen|living)/i,
      unless: pattern('i')`
        \b(?:cabinets?|cupboards?|decks?|fences?|shutters?|ceilings?|trim|walls only|just (?:the )?walls
          |only (?:the )?walls|skirting|baseboards?|outside|exterior|siding|facade|render|stucco)\b
      `,
      rule: /\b(?:ceilings?|trim|skirting|baseboards?)\b/i,
    },
    {
      id: 'preparation',
      ask: 'Is there peeling paint or other damage to repair first?',
      suggestions: ['Peeling or cracked', 'Minor holes', 'In good condition'],
      unless: /\b(?:peel\w*|flak\w*|crack\w*|holes?|damage\w*|good condition|scuff\w*|rot\w*|prep)\b/i,
      rule: /\b(?:peel\w*|flak\w*|prep\w*|repair|scrap\w*|damage\w*|crack\w*|rot\w*)\b/i,
    },
    {
      ...FURNITURE,
      when: /^(?!.*\b(?:outside|exterior|siding|facade|render|stucco|weatherboard|fence|deck|roof)\b)/is,
    },
  ],
};
