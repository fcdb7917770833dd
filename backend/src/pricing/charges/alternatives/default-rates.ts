import { pattern } from '../../language/index.js';
import { servicesNamed } from '../../reading/index.js';
import type { Effect } from '../../types.js';
import type { Work } from '../../work/index.js';

/** How something is done or made where nobody says otherwise. */
type Called = 'both sides' | 'double glazed' | 'regular';
/** One that is called so, or the clean of a home, whatever comes on top of it. */
export type Usual = Called | 'home';

const CALLED: Record<Called, RegExp> = {
  'both sides': /^in(?:side)? (?:and|&) out(?:side)?$/i,
  'double glazed': /^double[- ](?:panes?|glaz(?:ed|ing))(?: windows?)?$/i,
  regular: /^(?:regular|standard|basic|normal)(?: (?:house|home|domestic))? clean(?:s|ings?)?$/i,
};

/** What a regular clean is not. */
const OTHER_CLEANING = pattern('i')`
  \b(?:deep|spring clean\w*|mov(?:e|ed|ing)[- ]?(?:in|out)|mov(?:e|ed|ing) (?:in|out)|end of (?:lease|tenancy)|eol|bond|vacate
    |builders?|construction|renovation|reno|hoard\w*|carpets?|upholstery|windows?|gutters?|pressure|pool)\b
`;

const ONE_SIDE = pattern('i')`
  \b(?:outsides?|exteriors?|insides?|interiors?) only\b|\b(?:only|just) the (?:outsides?|insides?|exteriors?|interiors?)\b
  |\b(?:only|just) (?:outsides?|insides?|exteriors?|interiors?)\b(?! (?:the|of|town)\b)
  |(?<!\b(?:and|&) (?:the )?)\b(?:outsides?|exteriors?) (?:of|on) (?:(?:the|all|my|our|these|\d+) )*windows\b
  |\binsides? (?:myself|ourselves)\b|\b(?:we|i)(?:'ll)? (?:can )?do the (?:insides?|outsides?)\b
  |\bthe (?:insides?|outsides?) (?:we|i)(?:'ll)? (?:can )?do\b
  |\b(?:not|no) (?:the )?(?:outsides?|insides?|exteriors?|interiors?)\b
  |\bexterior (?:windows?|(?:window )?clean\w*)\b|\bwindows?(?: to (?:clean|wash))?, (?:exterior|outside)\b(?! and)
`;
const OTHERWISE_GLAZED = /(?<!\b(?:old|existing|current|original|our|the|my) )\b(?:single|triple)[- ](?:pane|glaz)/i;
/** Asked for anew, and not to be painted, tinted or hung with blinds. */
const NEW_WINDOWS = pattern('is')`
  ^(?!.*\b(?:paint|tint|caulk|blind|screen|clean|wash|film|curtain|repair)).*(?:
      \b(?:replac\w*|new|install\w*|swap\w*|put in|upgrad\w*)\b[^.,;!?]{0,40}\bwindows?\b
    |\bwindows?\b[^.,;!?]{0,30}\b(?:replac|install|swap|upgrad))
`;

interface Rated {
  effect: Effect;
  usual: Usual | null;
}

/**
 * Rates that nobody has to ask for in the owner's words: "windows £4.50, inside and out", "$780 per window, double pane", where
 * nothing else is charged by the window. Their condition is left out, and `usual` says how they are meant.
 */
export function withDefaultRates<E extends Rated>(entries: E[]): E[] {
  const isRateFor = ({ effect }: E, unit: Effect['unit']): boolean =>
    effect.kind === 'unit_rate' && effect.unit === unit;
  const isRival = (other: E, usual: Usual): boolean => {
    const condition = other.effect.condition ?? '';
    // Deep cleans by the hour, too, are asked for by that name.
    if (usual === 'regular') return !OTHER_CLEANING.test(condition);
    // "Grilles $45 per window" are no windows.
    return usual === 'both sides' || condition === '' || /\b(?:pane|glaz|windows?)/i.test(condition);
  };
  const isOnly = (entry: E, usual: Usual): boolean =>
    isRateFor(entry, entry.effect.unit) &&
    !entries.some((other) => other !== entry && isRateFor(other, entry.effect.unit) && isRival(other, usual));
  const left = new Map(
    entries.flatMap((entry): [string | null, Usual][] => {
      const usual = usualOf(entry.effect.condition);
      return usual !== null && isOnly(entry, usual) ? [[entry.effect.condition, usual]] : [];
    }),
  );
  const homes = byHome(entries);
  // "$55 an hour for regular cleans, 2 hour minimum": the least of them is that of such cleans, too.
  return entries.map((entry) => {
    const { kind, condition } = entry.effect;
    const usual = homes.get(entry) ?? (kind === 'unit_rate' || kind === 'minimum' ? left.get(condition) : undefined);
    return usual === undefined ? entry : { ...entry, effect: { ...entry.effect, condition: null }, usual };
  });
}

const BY_HOME = new Set<string | null>(['bedroom', 'bathroom']);
const OTHER_CLEAN = /\b(?:deep|spring|mov(?:e|ing)|end of (?:lease|tenancy))\b/i;

/**
 * "Regular clean $110, each extra bedroom $20": the prices by which all homes are cleaned, whatever a deep one adds in percent; where that has a price
 * of its own, only the regular ones.
 */
function byHome<E extends Rated>(entries: E[]): Map<E, Usual> {
  const conditions = new Set(
    entries
      .filter(({ effect: { kind, unit } }) => kind !== 'percentage' && BY_HOME.has(unit))
      .map(({ effect }) => effect.condition)
      .filter((one) => one !== null && CALLED.regular.test(one)),
  );
  const hasOwnPrice = entries.some(
    ({ effect: { kind, condition } }) =>
      kind !== 'percentage' && kind !== 'minimum' && OTHER_CLEAN.test(condition ?? ''),
  );
  const own = entries.filter(({ effect }) => conditions.has(effect.condition));
  return new Map(own.map((entry) => [entry, hasOwnPrice ? 'regular' : 'home']));
}

const usualOf = (condition: string | null): Called | null =>
  condition === null ? null : (USUALS.find((usual) => CALLED[usual].test(condition)) ?? null);
const USUALS: Called[] = ['both sides', 'double glazed', 'regular'];

/** Whether a work is wanted in another way than the usual one, or not of this thing at all. */
export function isUnusual(usual: Usual, unit: Effect['unit'], work: Work): boolean {
  const { text, details } = work;
  if (usual === 'home') return !servicesNamed(details.service).some(isHomeCleaning);
  if (usual === 'regular') return OTHER_CLEANING.test(text) || !servicesNamed(details.service).every(isCleaning);
  if (usual === 'both sides') return ONE_SIDE.test(text) || !isAskedByName(unit, work);
  return OTHERWISE_GLAZED.test(text) || !NEW_WINDOWS.test(text.replace(details.service ?? '', ' '));
}

const isHomeCleaning = (service: string): boolean =>
  /^(?:(?:house|home|apartment|deep|spring|move-\w+|end of tenancy|regular) )?cleaning$/.test(service);
const isCleaning = (service: string): boolean => /^(?:house |apartment )?cleaning$/.test(service);

const WHOLE_PLACE = /\b(?:house|deep|move-\w+|end of tenancy) cleaning\b/;

/** "House cleaning, the house has 12 windows" asks for none of them to be cleaned. */
function isAskedByName(unit: Effect['unit'], { details }: Work): boolean {
  const services = servicesNamed(details.service);
  return (
    services.some((service) => unit !== null && service.includes(unit)) ||
    !services.some((service) => WHOLE_PLACE.test(service))
  );
}
