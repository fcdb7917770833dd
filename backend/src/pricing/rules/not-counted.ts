import { lines, pattern } from '../language/index.js';

/** Longer texts are remarks on much else, and each part costs a reading. */
const LONGEST_TAKEN_APART = 600;
const MOST_PARTS = 16;

const PART = /(?:[^.;,!?()\n]|(?<=\d)[.,](?=\d))+/gu;

/** A part that could have been meant to count: with a number, a limit, or something given away. */
const COUNTS = pattern('iu')`
  [\d$£€%]
  |\b(?:no|not|nothing|never|nobody|don't|won't|except|only|unless|minimum|min|maximum|max|least|most|up to
    |discount|free|half|double|twice|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|percent
    |waived?|waives|credited|refunded|deducted|comes? off|taken off|goes? toward|counts? toward)\b
`;

interface Part {
  part: string;
  index: number;
}

/** "Diagnosis $89 waived if we do the repair": what is taken back begins a part of its own. */
const WAIVED = lines`
  (?:(?:but|and|which|that|it) )?(?:(?:is|gets|will be|we|i) )?
    (?:waived?|credited|refunded|deducted) (?:if|when|with|once|on|for|to|toward|against|should|that|it)\b
`;
const TAKEN_BACK = pattern('i')` (?=${WAIVED})`;

function taken({ part, index }: Part): Part[] {
  const at = part.search(TAKEN_BACK);
  return at > 0 && /\d/.test(part.slice(0, at)) ? [{ part: part.slice(at), index: index + at }] : [];
}

/** "6/12 $0" of a list says itself that it adds nothing. */
const COSTS_NOTHING = /(?:[$£€] ?0(?:\.00?)?|(?<![\d.])0 ?%)\s*$/;

const MOST_SHOWN = 3;
const LIST = new Intl.ListFormat('en', { style: 'long', type: 'conjunction' });

/**
 * Tells an owner which parts of a rule's text had no say in how it was read: “nothing past 60 miles” beside a price by the mile.
 * @param effects what the whole text was read as
 * @param known other parts of which that is known
 */
export function notCounted<Effects>(
  text: string,
  effects: Effects,
  read: (text: string) => Effects,
  known: string[] = [],
): string[] {
  const parts = [...withoutSay(text, effects, read), ...known];
  const shown = parts.slice(0, MOST_SHOWN).map((part) => `“${part}”`);
  return parts.length === 0 ? [] : [`${LIST.format(shown)} ${shown.length === 1 ? 'changes' : 'change'} no price.`];
}

/** The parts without which a text reads the same, in the owner's words. */
function withoutSay<Effects>(text: string, effects: Effects, read: (text: string) => Effects): string[] {
  const parts =
    text.length > LONGEST_TAKEN_APART ? [] : [...text.matchAll(PART)].map(({ 0: part, index }) => ({ part, index }));
  const halves = parts.flatMap(taken);
  if (parts.length + halves.length < 2 || parts.length > MOST_PARTS) return [];
  const whole = JSON.stringify(effects);
  const isWithoutSay = ({ part, index }: Part): boolean =>
    COUNTS.test(part) &&
    !COSTS_NOTHING.test(part) &&
    JSON.stringify(read(text.slice(0, index) + text.slice(index + part.length))) === whole;
  return parts
    .flatMap((one) => (isWithoutSay(one) ? [one] : taken(one).filter(isWithoutSay)))
    .map(({ part }) => part.replace(/^[^\p{L}\p{N}$£€]+|\s+$/gu, ''))
    .filter((part) => part !== '');
}
