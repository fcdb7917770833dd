const LEAST_AGE = 65;
const AGE =
  /\b(?:i'?m|i am|we'?re both|we are both|turned|turning|aged|age|(?:he|she|mom|mum|mother|dad|father|grandma|grandpa|grandmother|grandfather|granny|nan|aunt|uncle|husband|wife)(?:'s| is)) (?:now |just |almost |nearly )?(\d{2,3})\b(?! ?(?:miles?|mins?|minutes|km|ft|feet|weeks?|months?|days?|hours?|%|units?|[a-z]+ (?:away|from)))|\b(\d{2,3})[- ]years?[- ](?:old|young) (?:woman|man|lady|gentleman|mother|father|mom|mum|dad|grandmother|widow|widower|retiree)\b/g;
const PENSION = /\bon (?:a|the|my) (?:age |old[- ]age |state )?pension\b/;

/** Whether somebody says that they are of a senior's age: "I'm 81", "she is 74", "on a pension". */
function saysSenior(lower: string): boolean {
  if (PENSION.test(lower)) return true;
  return [...lower.matchAll(AGE)].some(([, own, other]) => {
    const age = Number(own ?? other);
    return age >= LEAST_AGE && age <= 110;
  });
}

const LETS =
  /\b(?:i|we) (?:own|have|manage|let|rent out)\b[^.?!]{0,30}\b(?:rentals?|rental (?:property|house|unit|home)s?|tenants?|investment (?:property|properties))\b|\b(?:my|our) (?:rentals?|tenants?|investment property)\b|\b(?:rent|rents|let|lets) (?:it|this|that|the \w+) out\b/;

const BELONGS =
  /(?<!n't |not |never )\b(?:have|has|got|on|in|part of|(?:signed|sign) up (?:for|to)|pay for) (?:your|the|one of your) (?:\w+ ){0,2}(?:plan|club|membership|program(?:me)?)\b/;

/** "You all stained our fence two years ago" */
const CAME_BEFORE =
  /\byou (?:guys |all |folks |people )?(?:\p{L}{3,}ed|did|built|hung|laid|put in) (?:our|my|the) [^.?!]{2,40}\b(?:ago|last (?:year|month|spring|summer|fall|autumn|winter)|in (?:19|20)\d\d)\b/u;

/** "Military housing", "a police station": what is named after people is none of them. */
export const NAMED_AFTER =
  /^ ?(?:housing|base|barracks|quarters|station|surplus|grade|style|street|road|lane|hall|dorms?)\b/;

/** "USAF retired", "retired Navy" */
const FORCES = 'army|navy|air force|marines?|marine corps|coast guard|usaf|usmc|usn|military';
const SERVED = new RegExp(
  String.raw`\b(?:${FORCES}),? (?:retired|retiree|ret\b)|\b(?:retired|ex-?|former) (?:us )?(?:${FORCES})\b(?!${NAMED_AFTER.source.slice(1)})`,
);

/** The groups that somebody says to be of in other words: "I'm 81", "I own four rentals", "we've got your care plan". */
export function groupsIn(lower: string): string[] {
  return [
    ...(saysSenior(lower) ? ['senior'] : []),
    ...(CAME_BEFORE.test(lower) ? ['repeat'] : []),
    ...(SERVED.test(lower) ? ['veteran'] : []),
    ...(LETS.test(lower) ? ['landlord'] : []),
    ...(BELONGS.test(lower) ? ['member'] : []),
  ];
}
