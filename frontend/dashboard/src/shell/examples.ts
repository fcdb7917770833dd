import type { Profile } from '@chalkline/api';
import { useAuth } from '../account/auth-context.ts';
import { inMetres, measuresInMetres } from './measures.ts';

interface Examples {
  /** A finished job's title. */
  job: string;
  /** What a caller says. */
  request: string;
  ruleTitle: string;
  rule: string;
}

/** What to type, in the words of each trade. */
const EXAMPLES: Record<Profile['industry'], Examples> = {
  Painting: {
    job: 'Exterior repaint, two storey house',
    request: 'repaint the outside of a two storey house, about 1,800 square feet, some peeling',
    ruleTitle: 'Multi-storey surcharge',
    rule: 'Add 10% for each storey above the ground floor',
  },
  Landscaping: {
    job: 'Paver patio with a seating wall',
    request: 'lay a paver patio of 300 square feet in the back yard, access through a narrow gate',
    ruleTitle: 'Steep slope',
    rule: 'Add 15% for a steep slope',
  },
  Plumbing: {
    job: 'Water heater replaced, 40 gallons',
    request: 'replace a 40 gallon gas water heater in the garage and take the old one away',
    ruleTitle: 'After hours',
    rule: 'Call-out fee $95 after 6pm or on weekends',
  },
  Roofing: {
    job: 'Asphalt shingle roof, tear-off',
    request: 'replace 24 squares of asphalt shingles on a two storey house, two skylights',
    ruleTitle: 'Steep roof',
    rule: 'Add 20% for a steep pitch',
  },
  Tiling: {
    job: 'Bathroom floor and shower walls',
    request: 'tile a bathroom floor of 60 square feet and the shower walls, old tile comes out',
    ruleTitle: 'Large format tile',
    rule: 'Add $4 per square foot for large format tile',
  },
  HVAC: {
    job: 'Furnace and AC replaced',
    request: 'replace the furnace and air conditioner of a 2,000 square foot house, ducts stay',
    ruleTitle: 'Attic unit',
    rule: 'Add $350 for a unit in the attic',
  },
  Electrical: {
    job: 'Panel upgrade to 200 amps',
    request: 'upgrade the panel to 200 amps and add four outlets in the garage',
    ruleTitle: 'Old wiring',
    rule: 'Add 15% for knob and tube wiring',
  },
  Flooring: {
    job: 'Oak floor, living room and hall',
    request: 'lay 650 square feet of oak in the living room and hall, carpet comes out',
    ruleTitle: 'Stairs',
    rule: '$60 per stair',
  },
  Concrete: {
    job: 'Driveway, broom finish',
    request: 'pour a driveway of 600 square feet, four inches thick, old asphalt comes out',
    ruleTitle: 'Stamped concrete',
    rule: 'Add $6 per square foot for stamped concrete',
  },
  'Window Installation': {
    job: 'Eight double-hung windows',
    request: 'replace eight double-hung windows, two of them on the second floor',
    ruleTitle: 'Second floor',
    rule: 'Add $75 per window on the second floor',
  },
  Fencing: {
    job: 'Cedar privacy fence, 120 ft',
    request: '120 feet of six foot cedar privacy fence with one gate, old fence comes out',
    ruleTitle: 'Gates',
    rule: '$350 per gate',
  },
  Drywall: {
    job: 'Basement hung and finished',
    request: 'hang and finish drywall in a basement of 900 square feet, eight foot ceilings',
    ruleTitle: 'High ceilings',
    rule: 'Add 20% for ceilings over 9 feet',
  },
  Other: {
    job: 'Deep clean, three bedroom house',
    request: 'deep clean of a three bedroom house with two bathrooms before moving out',
    ruleTitle: 'Rush',
    rule: 'Add 25% for work within 24 hours',
  },
};

/** Examples in the signed-in owner's trade, and in the measure of where they are. */
export function useExamples(): Examples {
  const { user } = useAuth();
  const { job, request, ruleTitle, rule } = EXAMPLES[user?.profile?.industry ?? 'Other'];
  if (!measuresInMetres(Intl.DateTimeFormat().resolvedOptions().timeZone)) return { job, request, ruleTitle, rule };
  return { job: inMetres(job), request: inMetres(request), ruleTitle, rule: inMetres(rule) };
}
