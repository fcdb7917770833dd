const NUMBERED =
  /(?<![\p{L}\d.,$£€])(\d+)[ -]?(yard|gallon|litre|liter|ton|inch|amp|person|seat|seater|man|car|panel|zone)s?\b/giu;

/** "10 yard", of "a 15 yard dumpster for 10 days": its number stands there, but before something else, and before its unit another. */
export function isOfOtherNumber(condition: string, text: string): boolean {
  const wanted = [...condition.matchAll(NUMBERED)];
  if (wanted.length !== 1 || condition.trim() !== wanted[0]?.[0]) return false;
  const [, number, unit] = wanted[0];
  const said = [...text.matchAll(NUMBERED)].filter(([, , other]) => other?.toLowerCase() === unit?.toLowerCase());
  return said.length > 0 && said.every(([, other]) => other !== number);
}
