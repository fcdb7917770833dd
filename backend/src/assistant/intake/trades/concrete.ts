import { pattern } from '../../../pricing/index.js';
import { ACCESS, REMOVAL } from '../common.js';
import type { Intake } from '../intake.js';

export const concrete: Intake = {
  trade: 'concrete',
  words: /\b(?:concrete|slabs?|driveways?|patios?|footings?|cement|foundations?|stamped|sidewalks?|walkways?)\b/i,
  service: {
    id: 'service',
    ask: 'What would you like us to pour?',
    suggestions: ['Driveway', 'Patio', 'Walkway', 'Garage slab', 'Repair'],
  },
  implies: [{ when: /\b(?:front |back |porch |entry )?steps\b/i, service: 'concrete steps' }],
  sizes: [
    {
      id: 'area',
      ask: 'Roughly how big is it (length and width, or square feet)?',
      suggestions: ['10 x 12 ft', '20 x 20 ft', '20 x 30 ft', 'Not sure'],
      units: ['sq_ft', 'sq_m', 'cu_yd', 'cu_m', 'lin_ft', 'lin_m', 'item'],
    },
  ],
  factors: [
    { ...REMOVAL, ask: 'Is there an old slab to remove first?', yes: 'break out and haul away old concrete' },
    {
      id: 'finish',
      ask: 'Which finish: broom, smooth, exposed or stamped?',
      suggestions: ['Broom finish', 'Smooth', 'Exposed aggregate', 'Stamped'],
      unless: pattern('i')`
        \b(?:broom|smooth|exposed|aggregate|stamped|polished|colou?red|pattern\w*|plain|basic|standard|regular
          |nothing fancy)\b
      `,
      rule: /\b(?:stamped|exposed|aggregate|colou?red|polished|decorative|finish)\b/i,
    },
    {
      id: 'thickness',
      ask: 'Will heavy vehicles stand on it?',
      suggestions: ['Cars only', 'Trucks or an RV', 'No vehicles'],
      unless: /\b(?:\d ?(?:in|inch\w*|") thick|thick\w*|rv|trucks?|cars?|patio|walkway|path|shed)\b/i,
      rule: /\b(?:thick\w*|rebar|heavy|reinforc\w*|\d[- ]inch)\b/i,
      yes: 'heavy vehicles, reinforced',
    },
    {
      ...ACCESS,
      unless: /\b(?:access|pump|get (?:in|round|around|to it)|truck|gate|narrow|tight|street)\b/i,
      rule: /\b(?:pump|access|wheelbarrow|barrow)\b/i,
    },
  ],
};
