import type { Intake } from '../intake.js';

export const drywall: Intake = {
  trade: 'drywall',
  words: /\b(?:dry-?wall\w*|sheetrock\w*|gyps\w*|plasterboard|tap(?:e|ing) and mud\w*|popcorn)\b/i,
  service: {
    id: 'service',
    ask: 'What drywall work do you need done?',
    suggestions: ['Hang and finish', 'Repair holes', 'Ceiling', 'Texture', 'Popcorn removal'],
  },
  implies: [{ when: /\b(?:holes?|fist|punched|kicked|door ?knobs?|dents?)\b/i, service: 'drywall repair' }],
  // What came through the ceiling, others stop.
  calls: { 'leak repair': 'drywall repair', 'roof repair': 'drywall repair', plumbing: 'drywall repair' },
  sizes: [
    {
      id: 'holes',
      when: /\b(?:repair|holes?|patch\w*|dents?|water stain)\b/i,
      unless:
        /\b(?:a|an|one|single) (?:[\w.]+ ){0,5}(?:hole|patch|dent)\b|\b[\d.]+ ?(?:x|by) ?[\d.]+ ?(?:ft|feet|foot|in|inch|inches|cm)? (?:hole|patch)\b/i,
      ask: 'How many places are there to repair, and how large are they?',
      suggestions: ['One small hole', 'A few', 'A whole wall'],
      units: ['item', 'sq_ft', 'sq_m', 'room'],
    },
    {
      id: 'area',
      ask: 'Roughly how many square feet is it, walls and ceilings together?',
      suggestions: ['300 sq ft', '600 sq ft', '1,200 sq ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'room', 'item'],
    },
  ],
  factors: [
    {
      id: 'level',
      ask: 'Which finish would you like: ready for paint (level 4) or extra smooth (level 5)?',
      suggestions: ['Ready for paint (level 4)', 'Extra smooth (level 5)', 'Textured'],
      unless: /\blevel (?:\d|four|five)|\b(?:smooth|textur\w*|knockdown|orange peel|holes?|patch\w*|dents?)\b/i,
      notFor: /popcorn|repair/,
      rule: /\blevel (?:\d|four|five)|\b(?:smooth|textur\w*)\b/i,
    },
    {
      id: 'ceilings',
      ask: 'Are ceilings part of it?',
      suggestions: ['Walls only', 'Walls and ceilings', 'Ceilings only'],
      unless: /\b(?:ceilings?|walls only|holes?|patch\w*|dents?)\b/i,
      rule: /\bceilings?\b/i,
      yes: 'ceilings',
    },
    {
      id: 'occupied',
      ask: 'Will somebody be living there during the work?',
      suggestions: ['Yes, occupied', 'No, empty'],
      unless: /\b(?:occupied|empty|vacant|live here|living here|we live|new build|addition is new)\b/i,
      rule: /\b(?:occupied|lived[- ]in|dust)\b/i,
      yes: 'occupied home, dust control needed',
      yesWhen: /\b(?:occupied|lived in|(?:we|i|family) (?:will )?(?:still )?(?:live|be living|are living|stay))\b/i,
    },
  ],
};
