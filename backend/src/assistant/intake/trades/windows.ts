import { pattern } from '../../../pricing/index.js';
import { OLD_HOUSE } from '../common.js';
import type { Intake } from '../intake.js';

export const windows: Intake = {
  trade: 'window installation',
  words: pattern('i')`
    \b(?:windows?(?!,? (?:(?:and|&) )?(?:clean|wash|in and out|inside and out))|glaz(?:ing|ier)\w*|sash\w*
      |double[- ]hung|skylights?|(?:patio|sliding|french) doors?|sliders?|glass)\b
  `,
  service: {
    id: 'service',
    ask: 'What would you like us to install or replace?',
    suggestions: ['Replacement windows', 'New window opening', 'Patio door', 'Glass only'],
  },
  sizes: [
    {
      id: 'count',
      ask: 'How many windows or doors are there?',
      suggestions: ['1', '4', '8', '12'],
      unless: /\b(?:a|an|one|single) (?:\w+ ){0,3}(?:window|door|slider|skylight|pane)\b/i,
      units: ['window', 'door', 'item'],
    },
  ],
  factors: [
    {
      id: 'floor',
      ask: 'Are any of them above the ground floor?',
      suggestions: ['All on the ground floor', 'Some upstairs', 'All upstairs'],
      unless: pattern('i')`
        \b(?:ground|upstairs|upper|(?:first|second|third|2nd|3rd) (?:floor|storey|story)|single[- ]stor
          |one[- ]stor|one level|downstairs|basement
          |(?:patio|sliding|french|front|back) (?:glass )?(?:door|slider))
      `,
      rule: /\b(?:above (?:the )?ground|upper|second|upstairs|floors?|store?ys?|stories|ladder|scaffold)/i,
      yes: 'above the ground floor',
    },
    OLD_HOUSE,
    {
      id: 'frames',
      ask: 'Do you have a frame in mind: vinyl, wood or aluminum, and in white or another shade?',
      suggestions: ['White vinyl', 'Black frames', 'Wood', 'Not sure'],
      unless: /\b(?:vinyl|wood\w*|alumin\w*|fiberglass|black|white|bronze|frames?)\b/i,
      rule: /\b(?:vinyl|wood\w*|alumin\w*|fiberglass|black|colou?r\w*|bronze|frames?)\b/i,
    },
  ],
};
