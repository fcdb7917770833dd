import { REMOVAL, SLOPE } from '../common.js';
import type { Intake } from '../intake.js';

const REPAIR = /\brepair\b/i;

const FENCES = /\b(?:fenc(?:e|es|ing)\w*|gates?|palings?|pickets?|posts?)\b/i;

export const fencing: Intake = {
  trade: 'fencing',
  words: FENCES,
  service: {
    id: 'service',
    ask: 'What kind of fence do you need?',
    suggestions: ['Wood privacy fence', 'Chain link', 'Vinyl', 'Gate', 'Repair'],
  },
  calls: { 'tree removal': 'fence repair' },
  callsWhen: FENCES,
  sizes: [
    {
      id: 'pieces',
      when: /\bfence repair\b/i,
      ask: 'How many posts or panels are affected?',
      suggestions: ['1', '2', '4', 'Not sure'],
      units: ['item', 'lin_ft', 'lin_m', 'hour'],
    },
    {
      id: 'length',
      unless: /\bgate repair\b/i,
      ask: 'Roughly how many feet or metres long is it?',
      suggestions: ['50 ft', '100 ft', '150 ft', 'Not sure'],
      units: ['lin_ft', 'lin_m', 'item'],
    },
  ],
  factors: [
    { ...REMOVAL, ask: 'Is there an old fence to remove first?', yes: 'remove the old fence', notFor: REPAIR },
    {
      id: 'gates',
      ask: 'Will there be a gate?',
      suggestions: ['No gate', '1 gate', '2 gates'],
      unless: /\bgates?\b/i,
      rule: /\bgates?\b/i,
      yes: 'one gate',
      notFor: REPAIR,
    },
    { ...SLOPE, notFor: REPAIR },
    {
      id: 'height',
      ask: 'How tall should it be?',
      suggestions: ['4 ft', '6 ft', '8 ft'],
      unless: /\b(?:tall|high|height|\d ?(?:ft|foot|feet|m) (?:tall|high|cedar|privacy|fence))\b/i,
      rule: /\b(?:tall|high|height|\d[- ]?(?:ft|foot))\b/i,
      notFor: REPAIR,
    },
  ],
};
