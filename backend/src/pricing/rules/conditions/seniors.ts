const LEAST_AGE = 65;
const AGE =
  /\b(?:i'?m|i am|we'?re both|we are both|turned|turning|aged|age|(?:he|she|mom|mum|mother|dad|father|grandma|grandpa|husband|wife)(?:'s| is)) (?:now |just |almost |nearly )?(\d{2,3})\b(?! ?(?:miles?|mins?|minutes|km|ft|feet|weeks?|months?|days?|hours?|%|units?|[a-z]+ (?:away|from)))|\b(\d{2,3})[- ]years?[- ](?:old|young) (?:woman|man|lady|gentleman|mother|father|mom|mum|dad|grandmother|widow|widower|retiree)\b/g;
const PENSION = /\bon (?:a|the|my) (?:age |old[- ]age |state )?pension\b/;

/** Whether somebody says that they are of a senior's age: "I'm 81", "she is 74", "on a pension". */
export function saysSenior(lower: string): boolean {
  if (PENSION.test(lower)) return true;
  return [...lower.matchAll(AGE)].some(([, own, other]) => {
    const age = Number(own ?? other);
    return age >= LEAST_AGE && age <= 110;
  });
}
