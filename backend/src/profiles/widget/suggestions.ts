import type { Industry } from '../industries.js';

/** What a visitor can tap instead of typing first, in the words that customers of each trade use. */
const SUGGESTIONS: Record<Industry, string[]> = {
  Painting: ['Paint the outside of my house', 'Paint a few rooms', 'Kitchen cabinets'],
  Landscaping: ['New lawn', 'Regular garden care', 'Patio or paving'],
  Plumbing: ['Something is leaking', 'Blocked drain', 'New water heater'],
  Roofing: ['Roof leak', 'Replace my roof', 'Gutters'],
  Tiling: ['Tile a bathroom', 'Kitchen backsplash', 'Floor tiles'],
  HVAC: ['Air conditioning does not cool', 'New heating system', 'Yearly service'],
  Electrical: ['Extra outlets', 'Panel upgrade', 'Something stopped working'],
  Flooring: ['New hardwood floor', 'Refinish my floor', 'Vinyl or laminate'],
  Concrete: ['New driveway', 'Concrete patio', 'Repair cracks'],
  'Window Installation': ['Replace windows', 'Broken glass', 'New patio door'],
  Fencing: ['New fence', 'Repair a fence', 'A gate'],
  Drywall: ['Patch holes', 'Hang new drywall', 'Ceiling repair'],
  Other: ['Get a price for a job', 'Book a visit', 'Ask a question'],
};

/** Falls back to the general ones for a trade that is not in the list. */
export const suggestionsFor = (industry: string): string[] =>
  Object.entries(SUGGESTIONS).find(([trade]) => trade === industry)?.[1] ?? SUGGESTIONS.Other;
