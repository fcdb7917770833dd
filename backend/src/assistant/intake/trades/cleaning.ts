import { pattern } from '../../../pricing/index.js';
import { FURNITURE, PETS } from '../common.js';
import type { Intake } from '../intake.js';

/** Nothing but work outside, or on glass: whoever lives in the house has no part in it. */
const OUTSIDE = /^(?:(?:^| and |, )(?:(?:window|gutter|chimney|conservatory) cleaning|[a-z]+(?: [a-z]+)? washing))+$/;

export const cleaning: Intake = {
  trade: 'cleaning',
  words: pattern('i')`
    \b(?:(?<!\b(?:pools?|spas?|cells?|filters?|chimneys?|flues?|vents?|coils?|tanks?|hot tubs?) )clean
        (?:s|er|ers|ed|ing)?(?![- ]?ups?\b
        | (?:an? |the |your )?
          (?:pools?|spas?|salt cells?|cells?|filters?|chimneys?|flues?|coils?|tanks?|hot tubs?)\b)
      |(?:carpet|rug|upholstery) care|maids?|housekeep\w*|janitor\w*|limpieza
      |(?<!\b(?:car|hand|white|stone|acid) )wash(?:es|ed|ers|ing)?(?! (?:machine|basin|room|stand|hand)))\b
  `,
  service: {
    id: 'service',
    ask: 'What kind of cleaning do you need?',
    suggestions: ['Regular clean', 'Deep clean', 'Move-out clean', 'Office cleaning', 'After builders'],
  },
  implies: [
    {
      when: pattern('i')`
        \bmov(?:e|ing)[- ]?
          (?:out|in(?! (?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec|\d|an? |two|three|early|mid|late)))\b
        |\bend of (?:lease|tenancy)\b
      `,
      service: 'move-out cleaning',
      leads:
        /^(?!.*\bonly\b).*(?:\d ?(?:bed|br\b)|\bstudio\b|\boven\b|\b(?:whole|entire) (?:house|place|apartment)\b)/is,
    },
  ],
  doesToAnything: 'cleaning',
  calls: {
    'window installation': 'window cleaning',
    'carpet installation': 'carpet cleaning',
    'blinds installation': 'blinds cleaning',
    upholstery: 'upholstery cleaning',
    moving: 'move-out cleaning',
    'concrete driveway': 'driveway washing',
    'concrete patio': 'patio washing',
    // "The patio's all green" is theirs as well, by the name that it has everywhere.
    'pressure washing': 'pressure washing',
    'deck building': 'deck washing',
    'fence installation': 'fence washing',
    'gutter installation': 'gutter cleaning',
    roofing: 'roof washing',
    sidewalk: 'sidewalk washing',
  },
  sizes: [
    {
      id: 'area',
      when: pattern('i')`
        \b(?:office|commercial|shop|warehouse|carpets?|pressure|after (?:the )?build\w*|construction|store
          |restaurant|clinic|drive(?:way)?|siding|patio|deck|roof|sidewalk)\b
        |\b(?:soft|power|house|home|exterior) ?wash\w*
        |\bwash(?:ed|ing)?\b[^.!?]{0,24}\b(?:house|home|exterior|outside)\b
        |\b(?:house|home|exterior|outside)\b[^.!?]{0,24}\bwash(?:ed|ing)?\b
      `,
      ask: 'Roughly how many square feet or square metres is it?',
      suggestions: ['500 sq ft', '1,500 sq ft', '3,000 sq ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'room', 'hour', 'bedroom'],
    },
    {
      id: 'panes',
      when: /\bwindow cleaning\b|\bclean (?:the |my |our )?windows\b|\bwindows? (?:cleaned|washed)\b/i,
      ask: 'How many windows are there?',
      suggestions: ['8', '12', '20', 'Not sure'],
      units: ['window', 'item'],
    },
    {
      id: 'bedrooms',
      notFor: / washing$|^(?:gutter|pool|chimney|dryer vent|duct|blinds|upholstery) /,
      ask: 'How many bedrooms and bathrooms are there?',
      suggestions: ['1 bedroom, 1 bath', '2 bedrooms, 1 bath', '3 bedrooms, 2 baths'],
      units: ['bedroom', 'room', 'sq_ft', 'sq_m', 'hour'],
    },
  ],
  factors: [
    { ...PETS, notFor: OUTSIDE },
    {
      id: 'extras',
      ask: 'Is the inside of the oven or fridge included?',
      suggestions: ['Oven', 'Fridge', 'Oven and fridge', 'Neither'],
      answers: [
        { when: /\boven/i, means: 'inside oven' },
        { when: /\b(?:fridge|refrigerator)/i, means: 'inside fridge' },
      ],
      when: /\b(?:house|home|apartment|move|deep|bedroom|flat|condo|clean)/i,
      unless: /\b(?:oven|fridge|refrigerator|appliances?|office|carpets?|construction|builders|windows)\b/i,
      rule: /\b(?:oven|fridge|refrigerator|appliances?)\b/i,
    },
    {
      id: 'state',
      ask: 'Has it been a long while since the last clean?',
      suggestions: ['Yes, a long while', 'No, cleaned regularly'],
      unless: /\b(?:dirty|filthy|regular\w*|weekly|last clean\w*|deep|move|months since)\b/i,
      rule: /\b(?:first[- ]time|heavy|heavily|soiled|dirty|neglected)\b/i,
      yes: 'heavily soiled',
    },
    { ...FURNITURE, when: /\b(?:move|carpet|floor)/i },
  ],
};
