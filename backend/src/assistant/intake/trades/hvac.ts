import { pattern } from '../../../pricing/index.js';
import type { Intake } from '../intake.js';

export const hvac: Intake = {
  trade: 'hvac',
  words: pattern('i')`
    \b(?:hvac|air ?con\w*|furnaces?|heat pumps?|mini[- ]?splits?|ducts?|thermostats?|a\/c|heating|cooling
      |ventilation)\b
  `,
  service: {
    id: 'service',
    ask: 'What can we fix or install: what do you need done?',
    suggestions: ['Furnace repair', 'AC repair', 'New mini split', 'Heat pump', 'Tune-up'],
  },
  sizes: [
    {
      id: 'heads',
      when: /\b(?:mini[- ]?split|ductless|multi[- ]?split)/i,
      unless: /\b(?:single|one|two|three|four|five|\d+)[\w ]{0,12}(?:heads?|zones?|units?|rooms?)\b|\bsingle[- ]zone/i,
      ask: 'How many indoor heads (rooms) should it have?',
      suggestions: ['1', '2', '3', '4 or more'],
      units: ['item', 'room', 'bedroom'],
    },
    {
      id: 'area',
      when: pattern('i')`
        \b(?:new (?:furnace|system|ac|air|heat pump|central)
          |replace (?:the |my |our )?(?:furnace|system|ac|air|heat pump)|central air|ductwork|whole house)
      `,
      unless: /\b(?:ton|btu|kw)s?\b/i,
      ask: 'Roughly how big is the home, in square feet?',
      suggestions: ['1,200 sq ft', '1,800 sq ft', '2,500 sq ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'item'],
    },
    {
      id: 'vents',
      when: /\b(?:vents?|duct cleaning|clean (?:the )?ducts|registers?)\b/i,
      ask: 'How many vents are there?',
      suggestions: ['8', '12', '16', 'Not sure'],
      units: ['item', 'sq_ft'],
    },
  ],
  factors: [
    {
      id: 'attic',
      ask: 'Is the equipment up in the attic?',
      suggestions: ['In the attic', 'In the basement', 'Somewhere else'],
      unless: /\b(?:attic|basement|garage|closet|roof|outside|crawl ?space|wall)\b/i,
      rule: /\b(?:attic|crawl ?space|roof ?top)\b/i,
      yes: 'in the attic',
      notFor: /cleaning/i,
    },
    {
      id: 'ducts',
      ask: 'Does the ductwork need replacing too?',
      suggestions: ['Yes', 'No', 'Not sure'],
      when: /\b(?:new|replace|install)\b/i,
      unless: /\bduct(?:s|work|less)\b|\bmini[- ]?split/i,
      rule: /\bduct(?:s|work)\b/i,
      yes: 'new ductwork',
    },
  ],
};
