import { FURNITURE, HERITAGE, REMOVAL, STOREYS } from '../common.js';
import type { Intake } from '../intake.js';

export const plastering: Intake = {
  trade: 'plastering',
  words: /\b(?:plaster(?:s|ed|er|ers|ing)?|render(?:s|ed|ing)?|stucco\w*|skim(?:s|med|ming)?|cornices?|coving|lath)\b/i,
  service: {
    id: 'service',
    ask: 'What would you like us to plaster?',
    suggestions: ['Skim walls', 'Ceiling', 'New plaster', 'Outside render', 'Repair a crack'],
  },
  doesToAnything: 'plastering',
  sizes: [
    {
      id: 'length',
      when: /\b(?:cornices?|coving|moulding|molding)\b/i,
      ask: 'Roughly how many feet or metres long is it in all?',
      suggestions: ['20 ft', '40 ft', '80 ft', 'Not sure'],
      units: ['lin_ft', 'lin_m', 'room'],
    },
    {
      id: 'area',
      when: /\b(?:outside|exterior|render\w*|stucco|facade|wall)\b/i,
      ask: 'Roughly how many square feet or square metres is it?',
      suggestions: ['200 sq ft', '500 sq ft', '1,000 sq ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'room', 'item'],
    },
    {
      id: 'rooms',
      ask: 'How many rooms, or roughly how many square feet is it?',
      suggestions: ['1 room', '2 rooms', '3 rooms', 'Not sure'],
      units: ['room', 'bedroom', 'sq_ft', 'sq_m', 'item'],
    },
  ],
  factors: [
    { ...STOREYS, when: /\b(?:outside|exterior|render\w*|stucco|facade)/i },
    {
      id: 'ceilings',
      ask: 'Are ceilings part of it?',
      suggestions: ['Walls only', 'Walls and ceilings', 'Ceilings only'],
      unless: /\bceilings?\b|\bwalls only|\boutside|\bexterior/i,
      rule: /\b(?:ceilings?|high ceilings?)\b/i,
      yes: 'ceilings',
    },
    { ...REMOVAL, ask: 'Is there old plaster to remove first?', yes: 'remove old plaster' },
    HERITAGE,
    FURNITURE,
  ],
};
