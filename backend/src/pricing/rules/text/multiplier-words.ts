import { wordSet } from './lexicon.js';

/** A price said as a share of the usual one, already as a signed percent: "time and a half" is +50. */
export interface Multiplier {
  percent: number;
  end: number;
}

/** What a multiple may be one of ("half the rate"). */
export const PRICE_NOUNS = wordSet(`time times rate rates price prices pay cost charge labor labour fee money`);
export const AFTER = wordSet(
  `| / it that them weekends saturdays sundays holidays nights evenings . , ; ) ! ( - : ? & for on at the our my your what if when after before and during usual normal standard
  regular hourly base than in as over between per from because`,
).add('');
export const PAYING = wordSet(
  `pay pays paid charge charged charges cost costs priced billed bill at is are invoiced come comes quoted`,
);
