import { isExtent, isSameMeasure, tokenize, unitAt } from '../../language/index.js';
import { isKnownService, knownServices } from '../../reading/index.js';
import {
  conceptsOf,
  conditionHolds,
  isAskedBare,
  isOnlyDenied,
  PUT_ON,
  thingsSaid,
  unitsThatCount,
} from '../../rules/index.js';
import type { Effect } from '../../types.js';
import { serviceIn, type Work } from '../../work/index.js';
import { isKind, kindAlone, withoutService } from '../units/claimed-units.js';
import { isOfOld, PLACES } from '../scope/price-of.js';

interface Priced {
  title: string;
  effect: Effect;
}

/**
 * The rate that is meant when its kind is said in fewer words than the owner's: "batts" where the rates are for "fiberglass
 * batts" and "blown-in cellulose". Several rates by the same measure show that they tell kinds apart; only where none
 * holds and one alone shares a telling word with what was said is it that one. What a kind comes with goes without saying, and
 * so does what an only kind is like: "seamless gutters" under the title "Gutters".
 */
export function inFewerWords<P extends Priced>(asked: P[], holding: P[], work: Work): (P & { units: number })[] {
  const rates = asked.filter(({ effect }) => isKind(effect));
  const found = rates.filter((one) => {
    const family = rates.filter((other) => isSameMeasure(one.effect.unit, other.effect.unit));
    const rivals = holding.filter(
      ({ effect }) =>
        effect.kind === 'unit_rate' && !isOfOld(effect.condition) && isSameMeasure(one.effect.unit, effect.unit),
    );
    return (
      (family.length > 1 || comesWith(one, work) || isTitled(one, work)) &&
      !rivals.some((rival) => isOfThing(rival, one) || !comesWith(one, work)) &&
      !isAnyWordRefused(one, work) &&
      isMeant(one, work) &&
      family.every((other) => other === one || !isMeant(other, work))
    );
  });
  return found
    .map((one) => ({ ...one, units: unitsThatCount(one.effect, work.details, work.text) }))
    .filter(({ units }) => units > 0);
}

/** Whether a rate is for a thing at all: "carpet upstairs and laminate in the den" has a rate for laminate that prices no carpet. */
function isOfThing({ effect: { condition } }: Priced, { effect }: Priced): boolean {
  const thing = conceptsOf(kindAlone(effect.condition ?? ''));
  return condition === null || conceptsOf(condition).some((word) => thing.includes(word));
}

/** "Carpet with pad": carpet is laid over one, which no customer says. */
function comesWith({ effect }: Priced, work: Work): boolean {
  const condition = effect.condition ?? '';
  const thing = kindAlone(condition);
  return thing !== condition && !isAnyWordRefused({ effect }, work) && conditionHolds(thing, work);
}

/** "New gutters. We do not want guards": whoever refuses a word of the rate has not just said it in fewer. */
const isAnyWordRefused = ({ effect }: Pick<Priced, 'effect'>, { text }: Work): boolean =>
  conceptsOf(effect.condition ?? '').some((word) => isOnlyDenied(word, text));

/** Whether a rate's title names its thing without what it is like, and a customer asks for just that. */
function isTitled({ title, effect }: Priced, { text, details }: Work): boolean {
  const name = conceptsOf(title);
  const last = conceptsOf(effect.condition ?? '').slice(-name.length);
  return name.length > 0 && last.join(' ') === name.join(' ') && isAskedBare(title, withoutService(text, details));
}

/** One of each is meant: a crawlspace is no attic, and spray foam is not blown in. */
const EITHER = [
  'attic crawlspace basement garage',
  'foam blown batt cellulose rockwool',
  'gas electric propane oil solar',
  'chimney valley skylight vent pipe wall dormer',
].map(conceptsOf);

const isOfAnotherKind = (said: string[], unsaid: string[], text: string): boolean =>
  EITHER.some(
    (kinds) =>
      unsaid.some((word) => kinds.includes(word)) &&
      !said.some((word) => kinds.includes(word)) &&
      thingsSaid(kinds.join(' '), text).said.length > 0,
  );

/** "Composite decks", where a deck is to be stained: the thing is the same, and another work. */
function isOfOtherWork(condition: string, { details }: Work): boolean {
  const own = serviceIn(condition);
  const asked = knownServices(details.service);
  return own !== null && isKnownService(own) && asked.length > 0 && !asked.includes(own);
}

function isMeant({ effect }: Priced, work: Work): boolean {
  const condition = effect.condition ?? '';
  if (isOfOtherWork(condition, work)) return false;
  const { said, unsaid } = thingsSaid(condition, work.text);
  const named = conceptsOf(condition);
  const left = named.filter((word) => !unsaid.includes(word));
  // Who only names the thing that guards are put on does not mean them.
  const isPutOn = PUT_ON.has(named.at(-1) ?? '') && unsaid.includes(named.at(-1) ?? '');
  if (isPutOn || isOfAnotherKind(said, unsaid, work.text)) return false;
  return said.some(tellsWhat) && unsaid.length > 0 && conditionHolds(left.join(' '), work);
}

/** "1,200 ft" says nothing of gates of "14 to 16 ft", "1.8 m high" nothing of "4 foot high ones". */
const tellsWhat = (word: string): boolean =>
  /^(?!(?:high|tall|deep|wide|thick|long)$)\p{L}/u.test(word) &&
  !PLACES.has(word) &&
  !isExtent(unitAt(tokenize(word), 0)?.unit ?? 'item');
