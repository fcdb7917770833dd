import type { PricingRule } from '../../types.js';

/** How a share of a truck is said; the longer ones first. */
const SHARES: [said: string, share: number][] = [
  [String.raw`three[ -]quarters?|3\/4`, 0.75],
  [String.raw`two[ -]thirds?|2\/3`, 2 / 3],
  [String.raw`half|1\/2`, 0.5],
  [String.raw`(?:one[ -])?third|1\/3`, 1 / 3],
  [String.raw`(?:one[ -])?quarter|1\/4`, 0.25],
  ['full|whole|entire', 1],
];
const LOAD = String.raw`(?:pick-?up |dump )?(?:truck|load|trailer|van|bin|dumpster|skip)(?:[ -]?loads?|s)?`;
const OF = String.raw`[ -]?(?:of )?(?:(?:an?|the|your|one|my|our) )?(?:full )?`;

const shareBy = (form: (said: string) => RegExp, text: string): number | null =>
  SHARES.find(([said]) => form(said).test(text))?.[1] ?? null;

const shareNamed = (condition: string | null): number | null =>
  shareBy((said) => new RegExp(`^(?:an? )?(?:${said})(?:${OF}${LOAD})?$`, 'i'), condition?.trim() ?? '');

/** The share of a load that one price of a list is for ("quarter $175, half $300, full $520"); null where it is of no such list. */
export function shareOf({ interpretation: { effects } }: PricingRule, condition: string | null): number | null {
  const isListed = effects.filter((one) => shareNamed(one.condition) !== null).length > 1;
  return isListed ? shareNamed(condition) : null;
}

/** The share of a load that a text speaks of: "about half a truck", "three quarters of the trailer"; null for none. */
export const shareSaid = (text: string): number | null =>
  shareBy((said) => new RegExp(String.raw`(?<![\w/])(?:${said})${OF}${LOAD}\b`, 'i'), text);
