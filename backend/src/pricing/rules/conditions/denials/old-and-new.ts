import type { Details, Quantity } from '../../../types.js';
import { evidenceOf, type Evidence } from '../evidence.js';

const OLD = /\b(?:old|existing|current)\b/i;

/** Of "a 240 sq ft deck, demo the old 10x12 deck" the old one; [] where nothing is old, or all of it. */
function oldOf<Q extends Pick<Quantity, 'of'>>(quantities: Q[]): Q[] {
  const old = quantities.filter(({ of }) => OLD.test(of ?? ''));
  return old.length < quantities.length ? old : [];
}

const TAKES_AWAY =
  /\b(?:old|existing|remov\w*|demo\w*|tear\w*|rip(?:ping)?|lift(?:ing)?|strip(?:ping)?|haul\w*|dispos\w*|tak(?:e|ing) (?:up|out|down|off|away))\b/i;
/** What is done to that which is there. */
const WORKS_ON =
  /\b(?:(?:re)?paint\w*|clean\w*|wash\w*|stain\w*|seal\w*|sand\w*|refinish\w*|repair\w*|polish\w*|restor\w*|buff\w*)\b/i;

/** Of "120 ft of cedar fence, remove 80 ft of the old one" what is to go for the removal, and for all that is new the rest. */
export function ofWhatIsMeant(all: Quantity[], condition: string | null, { said }: Evidence): Quantity[] {
  const old = oldOf(all);
  if (old.length === 0 || !said.has('remove') || WORKS_ON.test(condition ?? '')) return all;
  return TAKES_AWAY.test(condition ?? '') ? old : all.filter((one) => !old.includes(one));
}

/** What of several sizes a work itself goes by: of a deck that is built 240 sq ft, where 120 of an old one come down first. */
export function sizesMeant({ quantities, service }: Details, text: string): Quantity[] {
  return oldOf(quantities).length === 0 ? quantities : ofWhatIsMeant(quantities, service, evidenceOf(text));
}
