import { contentWords, pattern } from '../../language/index.js';

/** What nobody can carry away, so that to remove it is to take back that it was said. A source of regular expressions. */
const SITUATION = pattern('i')`
  ^(?:(?:two|three|double|second|third|upper|high|tall|vaulted|difficult|tight|poor|limited|narrow|steep|low|premium|same|first|public|active) )?
    (?:heritage(?: (?:list(?:ed|ing)|protected|overlay))?|historic(?:al)?|listed|conservation(?: area)?
    |steep(?: (?:pitch|slope|roof))?|pitch|slop(?:e|ing)|access|stor(?:e?y|e?ys|ies)|levels?|ceilings|upstairs
    |week ?ends?|saturdays?|sundays?|evenings?|nights?|after[- ]hours|overnight|holidays?|rush(?: job)?|day|emergency|urgent
    |seniors?|pensioners?|veterans?|military|students?|responders?|insurance|permit|elevator|parking
    |occupied|rental|herringbone|diagonal|chevron|finish(?:es)?|paint)$
`;
const THING = String.raw`(\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*){0,2}?)`;
const PART = '(?: (?:part|bit|thing|stuff|option|listing|work|job))?';
const END = String.raw`(?=\s*(?:$|[.,;!?\n]|\b(?:again|please|pls|thanks|then|after all|for now|and|but|so|it|because)\b))`;
/** "Remove the heritage", "take off the steep bit", "drop that weekend". */
const TAKE_OFF = pattern('giu')`
  (?<!\b(?:don'?t|not|never|i|we|you|to) )\b(?:remove|delete|drop|forget|scrap|skip|cancel|undo|(?:take|leave)
    (?: (?:off|out|away))|get rid of)(?: about)? (?:the|that|my|our) ${THING}${PART}${END}
`;
/** "Take the heritage off", "leave the weekend out". */
const TAKEN_APART = new RegExp(
  String.raw`(?<!\b(?:don'?t|not|never|i|we|you|to) )\b(?:take|leave) (?:the|that|my|our) ${THING}${PART} (?:off|out|away)${END}`,
  'giu',
);

/**
 * A message that takes a condition off again, `conditions` being those that were told before, as a message that denies it: "remove the
 * heritage" is "no heritage". "Remove the carpet" is work, and stays as it was written.
 */
export function asDenied(conditions: readonly string[], message: string): string {
  const told = conditions.map(contentWords);
  const deny = (words: string, said: string): string => {
    const thing = said.trim();
    const named = contentWords(thing);
    const isTold = named.length > 0 && told.some((one) => named.every((word) => one.includes(word)));
    return isTold && SITUATION.test(thing) ? `no ${thing}` : words;
  };
  return message.replace(TAKEN_APART, deny).replace(TAKE_OFF, deny);
}
