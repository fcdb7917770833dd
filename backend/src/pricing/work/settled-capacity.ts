import { lines, pattern } from '../language/index.js';
import type { PriceRequest } from '../types.js';

/** How much a machine holds or gives, by its unit: of a heater, a cooler, a panel. */
const UNIT = String.raw`(kw|tons?|gal(?:lon)?s?|amps?|hp|btus?|litres?|liters?)\b`;
/** "40 gal", and the 40 of "40 or 50 gal" */
const CAPACITY = new RegExp(
  String.raw`(?<![\d.,$])(\d{1,3}(?:,\d{3})+|\d+(?:\.\d+)?)(?:[ -]?${UNIT}|(?= ?(?:or|to|/|-) ?\d+(?:\.\d+)?[ -]?${UNIT}))`,
  'giu',
);

/** Between two of them: the second is meant instead of the first. */
const INSTEAD = pattern('iu')`
  \b(?:wait|sorry|scratch that|i mean|i meant|actually|make (?:it|that)|correction|oops|or rather|instead|no,)\b
  |\b(?:with|to|for|by|into|or)\b(?:(?! and ).)*$
`;
/** Before the first: it is there, and goes. */
const GOES = lines`
  \b(?:replac\w*|swap\w*|chang\w*|switch\w*|upgrad\w*|upsiz\w*|downsiz\w*|go(?:ing)?|from|old|existing|current|have|has|is)\b
`;
const IS_THERE = new RegExp(String.raw`${GOES}[^.;!?\n]*$`, 'iu');
/** A message that adds one. */
const ADDS = /\b(?:also|another|as well|too|plus|add|second|both|each)\b/i;

interface Said {
  size: number;
  unit: string;
  start: number;
  end: number;
}

function capacitiesIn(text: string): Said[] {
  return [...text.matchAll(CAPACITY)].map(({ 0: whole, 1: size = '', 2: own, 3: shared, index }) => ({
    size: Number(size.replaceAll(',', '')),
    unit: (own ?? shared ?? '').toLowerCase().slice(0, 2),
    start: index,
    end: index + whole.length,
  }));
}

const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;

/** Whether the second of two capacities stands in for the first: said in a later message, as a correction, or as what is to come. */
function isInstead(text: string, first: Said, second: Said): boolean {
  const between = text.slice(first.end, second.start);
  const message = text.split('\n')[lineOf(text, second.start) - 1] ?? '';
  if (between.includes('\n')) return !ADDS.test(message);
  if (!INSTEAD.test(between)) return false;
  // "A 40 gal for the flat and a 50 gal": two, as against "from a 40 gal to a 50 gal", "40 or 50 gal"
  return !/\b(?:with|to|for|by|into)\b/i.test(between) || IS_THERE.test(text.slice(0, first.start));
}

const OTHER_KIND =
  /^[^.;!?\n]{0,30}\b(?:to|with|for|into|by) (?:an? )?(?:new )?(?:tankless|on[- ]demand|heat pump|hybrid|combi)\b/i;

/** "Switch my old 50 gallon tank to a tankless": that of what goes. */
const isGone = (text: string, { start, end }: Said): boolean =>
  IS_THERE.test(text.slice(0, start)) && OTHER_KIND.test(text.slice(end));

/** Nobody asks for so many machines; each is compared with each. */
const MOST_SAID = 20;

/** The capacities of a text that another one, said later, stands in for. */
function outdatedIn(text: string): Said[] {
  const said = capacitiesIn(text);
  if (said.length > MOST_SAID) return [];
  const isSame = (one: Said, other: Said): boolean => one.size === other.size && one.unit === other.unit;
  return said.filter(
    (one, at) =>
      isGone(text, one) ||
      said.some((other, place) => {
        const isOther = place > at && other.unit === one.unit && other.size !== one.size;
        const isSaidAgain = said.some((again) => isSame(again, one) && again.start > other.start);
        return isOther && !isSaidAgain && isInstead(text, one, other);
      }),
  );
}

const without = (text: string, dropped: Said[]): string =>
  dropped
    .toReversed()
    .reduce(
      (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^ ?(?:or|to|\/|-) ?(?=\d)|^ /i, ''),
      text,
    );

/**
 * A request with the one capacity of several that is meant: of "a 40 gal heater", then "sorry, it's 50 gal", the 50; of "replace a 40
 * gal with a 50 gal", too. Where two are wanted ("a 40 gal and a 50 gal one"), both stay.
 */
export function withSettledCapacity(request: PriceRequest): PriceRequest {
  const outdated = outdatedIn(request.text);
  if (outdated.length === 0) return request;
  const text = without(request.text, outdated);
  const kept = capacitiesIn(text);
  const isKept = ({ size, unit }: Said): boolean => kept.some((one) => one.size === size && one.unit === unit);
  const settled = (words: string): string =>
    without(
      words,
      capacitiesIn(words).filter((one) => outdated.some(({ unit }) => unit === one.unit) && !isKept(one)),
    ).trim();
  const { conditions, issues } = request.details;
  const details = {
    ...request.details,
    conditions: conditions.map(settled).filter(Boolean),
    issues: issues === null ? null : settled(issues),
  };
  return { ...request, text, details };
}
