import { pattern } from '../../../pricing/index.js';
import { STOREYS } from '../common.js';
import type { Intake } from '../intake.js';

export const roofing: Intake = {
  trade: 'roofing',
  words: /\b(?:roof\w*|shingles?|gutters?|flashing|downspouts?|skylights?)\b/i,
  service: {
    id: 'service',
    ask: 'What would you like us to do on the roof?',
    suggestions: ['New roof', 'Leak repair', 'Gutters', 'Flashing', 'Inspection'],
  },
  implies: [
    {
      when: pattern('i')`
        \b(?:leak\w*|drip\w*|water (?:stains?|marks?|spots?)
          |water(?:'s)? (?:is )?(?:com\w*|get\w*|runn\w*|pour\w*)|rain(?:water)? (?:is )?(?:com\w*|get\w*))\b
      `,
      service: 'roof repair',
    },
  ],
  calls: {
    'leak repair': 'roof repair',
    'drywall repair': 'roof repair',
    'ceiling fan installation': 'roof repair',
    plumbing: 'roof repair',
    'tree removal': 'roof repair',
  },
  // "A brown ring on my ceiling, and it grows when it rains", as against a hole in a wall
  callsWhen:
    /\b(?:leak|drip|water|rain|roof|ceiling|shingle|storm|skylight|chimney|attic|fell on|fallen on|came down)/i,
  sizes: [
    {
      id: 'length',
      when: /\b(?:gutters?|downspouts?|fascia|soffits?|flashing|ridge)\b/i,
      ask: 'Roughly how long is the run, in feet or metres?',
      suggestions: ['40 ft', '100 ft', '180 ft', 'Not sure'],
      units: ['lin_ft', 'lin_m', 'sq_ft', 'sq_m', 'item'],
    },
    {
      id: 'area',
      when: /\b(?:re-?roof\w*|new roof|new [\w ]{0,20}roof|replac\w*|shingles?|metal|tiles?|whole|full|tear)/i,
      unless: /\b(?:roof repair|repair\w*|patch\w*|leak\w*)\b/i,
      ask: 'Roughly how many square feet is the roof?',
      suggestions: ['About 1,500 sq ft', 'About 2,000 sq ft', 'About 2,500 sq ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'item'],
    },
  ],
  factors: [
    {
      id: 'pitch',
      ask: 'Is the roof steep, or is it a low pitch?',
      suggestions: ['Low pitch', 'Medium pitch', 'Steep'],
      unless: /\b(?:steep|pitch\w*|slope\w*|flat|walkable|\d+\/12)\b/i,
      rule: /\b(?:steep|pitch\w*|slope\w*|\d+\/12)\b/i,
      yes: 'steep',
    },
    {
      id: 'layers',
      ask: 'Is there one layer of old shingles on it, or two?',
      suggestions: ['One layer', 'Two layers', 'Not sure'],
      unless: /\blayers?\b|\bbare\b|\bnew build|\broof repair\b|\bflat\b|\bmembrane\b/i,
      rule: /\blayers?\b|\btear[- ]?off/i,
    },
    STOREYS,
    {
      id: 'decking',
      ask: 'Is any of the wood underneath soft or rotten?',
      suggestions: ['Yes', 'No', 'Not sure'],
      unless: /\b(?:rot\w*|deck(?:ing)?|plywood|sagg\w*|soft)\b/i,
      rule: /\b(?:rot\w*|decking|plywood|sheathing)\b/i,
      yes: 'rotten decking',
    },
  ],
};
