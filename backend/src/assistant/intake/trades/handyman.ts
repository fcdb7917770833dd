import { pattern } from '../../../pricing/index.js';
import { ELEVATOR, MATERIAL_BY, STAIRS } from '../common.js';
import type { Intake } from '../intake.js';

export const handyman: Intake = {
  trade: 'handyman',
  words: pattern('i')`
    \b(?:handy ?(?:man|woman|person|men)|odd jobs?|fix[- ]?it|home repairs?|small jobs?|honey[- ]do|maintenance
      |fix(?:ed|ing)?|repair\w*|mount\w*|assembl\w*|hang(?:ing)?|hung|stuff|things)\b
  `,
  service: {
    id: 'service',
    ask: 'What do you need done or fixed?',
    suggestions: ['A list of small jobs', 'TV mounting', 'Furniture assembly', 'Door or lock repair', 'Shelves'],
  },
  sizes: [
    {
      id: 'count',
      when: /\b(?:assembl\w*|shelves|blinds|curtains?|pictures|mirrors|doors|locks|tvs|faucets|fans)\b/i,
      unless: pattern('i')`
        \b(?:a|an|one|single) (?:\w+ ){0,2}
          (?:shelf|blind|curtain|picture|mirror|door|lock|tv|faucet|fan|desk|bed|dresser|wardrobe|bookcase)\b
      `,
      ask: 'How many are there, or how many hours do you expect?',
      suggestions: ['1', '2', '3', 'More than 3'],
      units: ['hour', 'item', 'door', 'window', 'fixture', 'day'],
    },
  ],
  factors: [MATERIAL_BY, STAIRS, ELEVATOR],
};
