import { pattern } from '../language/index.js';
import { servicesNamed } from '../reading/index.js';
import type { Effect } from '../types.js';
import type { Work } from './work.js';

/** How something is done or made where nobody says otherwise. */
export type Usual = 'both sides' | 'double glazed';

const CALLED: Record<Usual, RegExp> = {
  'both sides': /^in(?:side)? (?:and|&) out(?:side)?$/i,
  'double glazed': /^double[- ](?:panes?|glaz(?:ed|ing))(?: windows?)?$/i,
};

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
export function asUsual<E extends Rated>(entries: E[]): E[] {
  const isRateFor = ({ effect }: E, unit: Effect['unit']): boolean =>
    effect.kind === 'unit_rate' && effect.unit === unit;
  // "Grilles $45 per window" are no windows.
  const isRival = (other: E, usual: Usual): boolean =>
    usual === 'both sides' || /\b(?:pane|glaz|windows?)/i.test(other.effect.condition ?? 'window');
  return entries.map((entry) => {
    const { condition, unit } = entry.effect;
    const usual = usualOf(condition);
    const isOnly =
      usual !== null &&
      isRateFor(entry, unit) &&
      !entries.some((other) => other !== entry && isRateFor(other, unit) && isRival(other, usual));
    return isOnly ? { ...entry, effect: { ...entry.effect, condition: null }, usual } : entry;
  });
}

function usualOf(condition: string | null): Usual | null {
  if (condition === null) return null;
  if (CALLED['both sides'].test(condition)) return 'both sides';
  return CALLED['double glazed'].test(condition) ? 'double glazed' : null;
}

/** Whether a work is wanted in another way than the usual one, or not of this thing at all. */
export const isUnusual = (usual: Usual, unit: Effect['unit'], work: Work): boolean =>
  usual === 'both sides'
    ? ONE_SIDE.test(work.text) || !isAskedByName(unit, work)
    : OTHERWISE_GLAZED.test(work.text) || !NEW_WINDOWS.test(work.text.replace(work.details.service ?? '', ' '));

const WHOLE_PLACE = /\b(?:house|deep|move-\w+|end of tenancy) cleaning\b/;

/** "House cleaning, the house has 12 windows" asks for none of them to be cleaned. */
function isAskedByName(unit: Effect['unit'], { details }: Work): boolean {
  const services = servicesNamed(details.service);
  return (
    services.some((service) => unit !== null && service.includes(unit)) ||
    !services.some((service) => WHOLE_PLACE.test(service))
  );
}
