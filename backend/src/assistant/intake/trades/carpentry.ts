import { pattern } from '../../../pricing/index.js';
import { MATERIAL_BY } from '../common.js';
import type { Intake } from '../intake.js';

export const carpentry: Intake = {
  trade: 'carpentry',
  words: pattern('i')`
    \b(?:carpent\w*|joiner\w*|cabinet\w*|decks?|shel(?:f|ves|ving)|trim|skirting|woodwork\w*|millwork|wardrobes?
      |built-ins?|staircase)\b
  `,
  service: {
    id: 'service',
    ask: 'What would you like us to build or repair?',
    suggestions: ['Deck', 'Built-in shelves', 'Doors', 'Trim', 'Repair'],
  },
  sizes: [
    {
      id: 'doors',
      when: /\b(?:doors|windows|cabinets)\b/i,
      ask: 'How many are there?',
      suggestions: ['1', '3', '6', 'More than 6'],
      units: ['door', 'window', 'item', 'lin_ft', 'lin_m'],
    },
    {
      id: 'area',
      when: /\b(?:deck|pergola|floor|framing|wall|porch|boards)\b/i,
      ask: 'Roughly how big is it (length and width, or square feet)?',
      suggestions: ['10 x 12 ft', '12 x 16 ft', '16 x 20 ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'lin_ft', 'lin_m'],
    },
    {
      id: 'length',
      when: pattern('i')`
        \b(?:trim|skirting|baseboards?|crown|shel\w+|built-ins?|bench|railing|wardrobe|counter\w*|moulding
          |molding)\b
      `,
      ask: 'Roughly how many feet or metres long is it in all?',
      suggestions: ['6 ft', '12 ft', '40 ft', 'Not sure'],
      units: ['lin_ft', 'lin_m', 'room', 'item', 'sq_ft', 'sq_m'],
    },
  ],
  factors: [
    {
      id: 'wood',
      ask: 'Which material should it be: hardwood, pine, composite or painted board?',
      suggestions: ['Hardwood', 'Pine', 'Painted MDF', 'Not sure'],
      unless:
        /\b(?:hard-?wood|oak|walnut|maple|cherry|pine|cedar|mdf|plywood|composite|pressure[- ]treated|softwood)\b/i,
      rule: /\b(?:hard-?wood|oak|walnut|maple|cherry|cedar|composite|mdf|exotic)\b/i,
    },
    {
      id: 'height',
      ask: 'Is it more than a few steps above the ground?',
      suggestions: ['Low', 'Raised', 'Not sure'],
      when: /\bdeck|porch/i,
      unless: /\b(?:raised|elevated|ground level|low|high|second[- ]stor\w+)\b/i,
      rule: /\b(?:raised|elevated|above ground|second[- ]stor\w+|high)\b/i,
      yes: 'raised',
    },
    MATERIAL_BY,
  ],
};
