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
