import { pattern } from '../../../pricing/index.js';
import { FURNITURE, REMOVAL, STAIRS, TO_REMOVE } from '../common.js';
import type { Intake } from '../intake.js';

/** "Replace my carpet with oak": what was there comes out first. */
const REPLACED = pattern('u')`
  \breplac(?:e|ing) (?:(?:all|the|my|our|this|that|old|existing) ){1,3}(?:\p{L}+ ){0,2}
    (?:carpet(?:ing|s)?|floor(?:s|ing)?|hardwood|laminate|vinyl|lino\p{L}*|tiles?)\b
    (?! (?:vents?|lamps?|registers?|cleaner))
`;

export const flooring: Intake = {
  trade: 'flooring',
  words:
    /\b(?:floor(?:s|ing)?|hardwood|laminate|vinyl|lvp|carpet\w*(?! (?:care|clean\w*|shampoo\w*))|parquet|linoleum|refinish\w*)\b/i,
  service: {
    id: 'service',
    ask: 'What kind of floor work do you need?',
    suggestions: ['Vinyl plank', 'Hardwood', 'Laminate', 'Carpet', 'Sand and refinish'],
  },
  sizes: [
    {
      id: 'area',
      ask: 'Roughly how many square feet or square metres is it?',
      suggestions: ['200 sq ft', '400 sq ft', '800 sq ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'room', 'item'],
    },
  ],
  factors: [
    {
      ...REMOVAL,
      ask: 'Is there an old floor or carpet to remove first?',
      // The old floor is what is worked on.
      notFor: /^(?!.*(?:install|laminate|vinyl|carpet|plank|tile|\band\b)).*(?:refinish|sand)/i,
      yes: 'remove the old floor',
      yesWhen: new RegExp(`${TO_REMOVE.source}|${REPLACED.source}`, 'iu'),
    },
    FURNITURE,
    {
      id: 'steps',
      ask: 'Are there stairs to cover as well?',
      suggestions: ['Yes', 'No'],
      unless: /\b(?:stairs?|steps?|ground floor|one level|treads?)\b/i,
      rule: /\b(?:stairs?|steps?|treads?)\b/i,
    },
    {
      id: 'pattern',
      ask: 'Is it a herringbone or diagonal layout?',
      suggestions: ['Straight', 'Diagonal', 'Herringbone'],
      unless: /\b(?:diagonal\w*|herringbone|chevron|straight|carpet|refinish\w*|pattern\w*)\b/i,
      rule: /\b(?:diagonal\w*|herringbone|chevron|pattern\w*)\b/i,
    },
    {
      id: 'subfloor',
      ask: 'Is the subfloor even and dry?',
      suggestions: ['Yes', 'Uneven', 'Not sure'],
      unless: /\b(?:sub-?floor|uneven|level(?:l?ing)?|slab|moisture)\b/i,
      rule: /\b(?:sub-?floor|level(?:l?ing)|uneven|moisture)\b/i,
    },
    STAIRS,
  ],
};
