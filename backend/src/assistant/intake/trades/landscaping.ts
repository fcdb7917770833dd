import { pattern } from '../../../pricing/index.js';
import { ACCESS, REMOVAL, SLOPE } from '../common.js';
import type { Intake } from '../intake.js';

export const landscaping: Intake = {
  trade: 'landscaping',
  words: pattern('i')`
    \b(?:landscap\w*|garden\w*|lawn\w*|turf|sod|mulch\w*|hedges?|tree\w*|yard|irrigation|pav(?:er|ing)\w*|mow\w*
      |arborist)\b
  `,
  service: {
    id: 'service',
    ask: 'What would you like us to do in the garden?',
    suggestions: ['New lawn', 'Mulching', 'Hedge or tree trimming', 'Retaining wall', 'Garden clean-up'],
  },
  implies: [
    {
      when: pattern('i')`
        \b(?:limbs?|branch(?:es)?|trees?)\b[^.!?]{0,30}\b
          (?:came down|come down|fell|fallen|snapped|blew down|split)\b
      `,
      service: 'tree removal',
    },
  ],
  sizes: [
    {
      id: 'volume',
      when: /\b(?:mulch|soil|gravel|(?<!for (?:our|my|the) (?:own )?)compost|bark|topsoil)\b/i,
      ask: 'How many cubic yards, or how big is the bed?',
      suggestions: ['2 cubic yards', '5 cubic yards', '10 cubic yards', 'Not sure'],
      units: ['cu_yd', 'cu_m', 'sq_ft', 'sq_m'],
    },
    {
      id: 'length',
      when: /\b(?:hedges?|edging|retaining|wall|border|fence|drain)\b/i,
      ask: 'Roughly how long is it, in feet or metres?',
      suggestions: ['20 ft', '50 ft', '100 ft', 'Not sure'],
      units: ['lin_ft', 'lin_m', 'sq_ft', 'sq_m', 'item'],
    },
    {
      id: 'count',
      when: /\b(?:trees?|stumps?|shrubs?|bushes|plants?|palms?)\b/i,
      ask: 'How many are there?',
      suggestions: ['1', '2', '3', 'More than 3'],
      units: ['item', 'hour'],
    },
    {
      id: 'area',
      ask: 'Roughly how big is the area, in square feet or square metres?',
      suggestions: ['About 500 sq ft', 'About 1,000 sq ft', 'About 2,500 sq ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'cu_yd', 'cu_m', 'lin_ft', 'lin_m', 'hour', 'item'],
    },
  ],
  factors: [
    SLOPE,
    ACCESS,
    { ...REMOVAL, when: /\b(?:turf|sod|lawn|pav(?:er|ing)\w*|patio|deck|wall|fence|beds?|borders?|plant\w*)\b/i },
  ],
};
