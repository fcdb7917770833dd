import { isCounted, pattern } from '../../language/index.js';
import { readDetails, sizedPieces, UNDATED } from '../../reading/index.js';
import { limitsSet } from '../../rules/index.js';
import type { Effect } from '../../types.js';
import type { Work } from '../../work/index.js';

interface Priced {
  ruleId: string;
  effect: Effect;
}

/** "Trees 30 to 50 ft $700", "20 yard dumpster $420", "$5 per inch of diameter". */
const SIZE = pattern('i')`
  \d[ -]?(?:ft|feet|foot|in|inch|inches|cm|mm|m|met(?:re|er)s?|yards?|yds?|gal(?:lon)?s?|lit(?:re|er)s?|tons?|kw
    |lbs?|pounds?|kgs?|amps?)\b|\d ?["']|\binch(?:es)?\b
`;

/** Whether an amount is for a single piece, and goes by how large that is. */
const isBySize = ({ kind, unit, condition, amount }: Effect): boolean =>
  amount > 0 &&
  (kind === 'fixed' || ((kind === 'unit_rate' || kind === 'fixed_per_unit') && unit !== null && isCounted(unit))) &&
  condition !== null &&
  (SIZE.test(condition) || limitsSet(condition).length > 0);

/** The prices that each piece of a request is to be asked of by itself: those that go by its size, and what stands in one list with them. */
export function bySize<P extends Priced>(prices: P[]): P[] {
  const rules = new Set(prices.filter(({ effect }) => isBySize(effect)).map(({ ruleId }) => ruleId));
  return prices.filter(
    ({ ruleId, effect: { kind } }) => rules.has(ruleId) && (kind === 'fixed' || kind === 'unit_rate'),
  );
}

/** A request for pieces of several sizes, as one for each size, with how many there are of it; [] where it is for one piece. */
export function pieceWorks(work: Work): { work: Work; count: number; noun: string }[] {
  return sizedPieces(withoutRepeats(work)).map(({ count, noun, text }) => ({
    count,
    noun,
    // What was noted as an issue may tell of all of them.
    work: {
      ...work,
      text,
      details: { ...work.details, issues: null, quantities: readDetails(text, UNDATED).quantities },
    },
  }));
}

interface Held extends Priced {
  units: number;
}

interface Asked<H> {
  count: number;
  noun: string;
  held: H[];
}

/** What holds for each of the pieces, as it holds for all of them; a list that prices only some of what is called alike prices none. */
export function inAll<H extends Held>(pieces: Asked<H>[]): (H & { isByPiece: true })[] {
  const sums = new Map<Effect, H & { isByPiece: true }>();
  for (const { count, noun, held } of pieces) {
    for (const one of held) {
      if (pieces.some((other) => other.noun === noun && !other.held.some(({ ruleId }) => ruleId === one.ruleId)))
        continue;
      const units = one.units * count + (sums.get(one.effect)?.units ?? 0);
      sums.set(one.effect, { ...one, units, isByPiece: true });
    }
  }
  return [...sums.values()];
}

/** What was noted of a message stands beside it in its own words. */
function withoutRepeats({ text, details: { conditions, issues } }: Work): string {
  const noted = [...conditions, issues ?? ''].filter((part) => part !== '');
  return noted.reduce((rest, part) => {
    const first = rest.indexOf(part);
    const again = rest.indexOf(part, first + 1);
    return first < 0 || again < 0 ? rest : rest.slice(0, again) + rest.slice(again + part.length);
  }, text);
}
