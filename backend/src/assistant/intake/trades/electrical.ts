import { pattern } from '../../../pricing/index.js';
import { OLD_HOUSE } from '../common.js';
import type { Intake } from '../intake.js';

export const electrical: Intake = {
  trade: 'electrical',
  words: /\b(?:electric\w*|wir(?:e|ing)|outlets?|sockets?|panels?|breakers?|lighting|ev charger|switch(?:es)?)\b/i,
  service: {
    id: 'service',
    ask: 'What can we fix or install: what do you need done?',
    suggestions: ['New outlets', 'Light fixtures', 'Panel upgrade', 'EV charger', 'Fault finding'],
  },
  calls: { roofing: 'solar panels' },
  sizes: [
    {
      id: 'count',
      when: pattern('i')`
        \b(?:outlets?|outlts?|sockets?|receptacles?|plugs|power ?points?|lights?|fixtures?|fans?|switches
          |downlights?|detectors?|alarms?)\b
      `,
      unless: /\b(?:a|an|one|single) (?:new )?(?:outlet|socket|receptacle|light|fixture|ceiling fan|fan|switch)\b/i,
      ask: 'How many are there to do?',
      suggestions: ['1', '3', '5', '10'],
      units: ['outlet', 'fixture', 'item', 'room', 'lin_ft', 'lin_m'],
    },
    {
      id: 'area',
      when: /\b(?:rewir\w*|whole house|new build)\b/i,
      ask: 'Roughly how big is the home, in square feet?',
      suggestions: ['1,000 sq ft', '1,800 sq ft', '2,500 sq ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'room', 'bedroom'],
    },
    {
      id: 'hours',
      when: /\bby the hour\b|\bodd jobs\b/i,
      ask: 'Roughly how many hours of work is it?',
      suggestions: ['1 hour', '2 hours', '4 hours', 'Not sure'],
      units: ['hour', 'day'],
    },
  ],
  factors: [
    {
      id: 'wiring',
      ask: 'Is the wiring old (knob and tube or aluminum)?',
      suggestions: ['Yes, old wiring', 'No, modern', 'Not sure'],
      unless:
        /\b(?:knob|aluminum|old wiring|modern|rewired|new house|built in|(?:19[89]|20[0-2])\d house|new build)\b/i,
      rule: /\b(?:knob|aluminum|old wiring|older homes?)\b/i,
      yes: 'old wiring, knob and tube',
    },
    {
      id: 'finished',
      ask: 'Are the walls there finished or open?',
      suggestions: ['Finished walls', 'Open or unfinished'],
      unless: /\b(?:finished|unfinished|open|drywall|plaster|brick|exposed)\b/i,
      rule: /\b(?:finished walls?|plaster|brick|fish\w*|masonry)\b/i,
    },
    OLD_HOUSE,
  ],
};
