/** Trades that sign-up offers, in the order of its dropdown. */
export const INDUSTRIES = [
  'Painting',
  'Landscaping',
  'Plumbing',
  'Roofing',
  'Tiling',
  'HVAC',
  'Electrical',
  'Flooring',
  'Concrete',
  'Window Installation',
  'Fencing',
  'Drywall',
  'Other',
] as const;

export type Industry = (typeof INDUSTRIES)[number];
