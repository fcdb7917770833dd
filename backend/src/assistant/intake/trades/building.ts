import { pattern } from '../../../pricing/index.js';
import { HERITAGE, REMOVAL, SLOPE, STOREYS } from '../common.js';
import type { Intake } from '../intake.js';

const PLANS = /\b(?:plans?|drawings?|permits?|architect\w*|engineer\w*)\b/i;

export const building: Intake = {
  trade: 'building',
  words: pattern('i')`
    \b(?:build(?:er|ers|ing)?|construct\w*|contractors?|renovat\w*|remodel\w*|additions?|extensions?|brick\w*
      |mason\w*|demolition)\b
  `,
  service: {
    id: 'service',
    ask: 'What would you like us to build or change?',
    suggestions: ['Addition', 'Kitchen remodel', 'Bathroom remodel', 'Garage', 'Brickwork'],
  },
  sizes: [
    {
      id: 'length',
      when: /\b(?:brick wall|garden wall|retaining|foundation wall)\b/i,
      ask: 'Roughly how long and how high is it?',
      suggestions: ['20 ft', '40 ft', '60 ft', 'Not sure'],
      units: ['lin_ft', 'lin_m', 'sq_ft', 'sq_m'],
    },
    {
      id: 'area',
      ask: 'Roughly how many square feet or square metres is it?',
      suggestions: ['100 sq ft', '250 sq ft', '500 sq ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'room', 'bathroom', 'item', 'day', 'hour'],
    },
  ],
  factors: [
    STOREYS,
    { ...REMOVAL, ask: 'Is there anything to demolish or remove first?', yes: 'demolition' },
    HERITAGE,
    {
      id: 'plans',
      ask: 'Are there drawings or a permit already?',
      suggestions: ['Yes', 'No', 'Not sure'],
      unless: PLANS,
      rule: PLANS,
    },
    SLOPE,
  ],
};
