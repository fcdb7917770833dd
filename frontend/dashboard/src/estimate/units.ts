const UNITS: Record<string, string> = {
  sq_ft: 'sq ft',
  sq_m: 'sq m',
  lin_ft: 'linear ft',
  lin_m: 'linear m',
  cu_yd: 'cubic yards',
  cu_m: 'cubic m',
  km: 'km',
};

/** A unit behind a number: "sq ft", "1 room", "3 rooms". */
export const unitWords = (unit: string, quantity: number): string =>
  UNITS[unit] ?? (quantity === 1 ? unit : `${unit}s`);

/** Of what either system measures: the estimator's unit need not be the one that the business works in. */
const QUESTIONS: Record<string, string> = {
  sq_ft: 'how large it is',
  sq_m: 'how large it is',
  lin_ft: 'how long it is',
  lin_m: 'how long it is',
  cu_yd: 'how much of it there is',
  cu_m: 'how much of it there is',
  mile: 'how far it is',
  km: 'how far it is',
  item: 'how many there are',
};

/** What to ask where the number of a unit is missing: "how large it is", "how many rooms it is". */
export const sizeQuestion = (unit: string): string => QUESTIONS[unit] ?? `how many ${unitWords(unit, 2)} it is`;
