import type { ServiceFound } from './service-found.js';
import { isTrade } from './service-names.js';

const FOR_NEW =
  /\b(?:(?<!\b(?:no|nothing|not|without|anything) )new|install\w*|replac\w*|build\w*|erect\w*|put (?:in|up))\b/;

/** "Get rid of the carpet and put in laminate": one floor makes way for another. */
const FLOOR_OUT = /^(?:carpet|tile) removal$/;
export const takesFloorOut = (service: string): boolean => FLOOR_OUT.test(service);
const FLOOR = /\b(?:flooring|floor|carpet installation)\b/;

/** "Build a deck (to include removal of the old one)": what is included stands apart. */
const CLAUSE_BEGINS = /[,.;!?()\n]|\bincl(?:ud\w+)?\b/;

/** "Tile the floor, remove the old tile first": taking the old away is a part of the other work, which stands elsewhere. */
function isPreparation({ service, groups, at }: ServiceFound, services: ServiceFound[], lower: string): boolean {
  const place = at[0] ?? 0;
  if (groups < 2 || !service.endsWith(' removal')) return false;
  // "A new fence, and remove the old one"
  const thing = service.replace(' removal', '');
  const isInstead = (other: ServiceFound): boolean =>
    other.service !== service &&
    (other.service.includes(thing) || (FLOOR_OUT.test(service) && FLOOR.test(other.service)));
  if (FOR_NEW.test(lower) && services.some(isInstead)) return true;
  const start = place - (lower.slice(0, place).split(CLAUSE_BEGINS).at(-1)?.length ?? 0);
  const clause = /^[^,.;!?()\n]*/.exec(lower.slice(start))?.[0] ?? '';
  if (!/\b(?:old|existing|current)\b/.test(clause)) return false;
  const end = start + clause.length;
  return services.some(
    (other) =>
      !other.service.endsWith(' removal') &&
      !isTrade(other.service) &&
      other.at.some((one) => one < start || one >= end),
  );
}

/**
 * Without what only prepares other work: of "rip out the old carpet" the carpet alone is no other work either, unless nothing
 * else is named.
 */
export function withoutPreparations(found: ServiceFound[], lower: string): ServiceFound[] {
  const preparations = found.filter((one) => isPreparation(one, found, lower));
  const rest = found.filter((one) => !preparations.includes(one));
  const others = rest.filter(
    (one) => !preparations.some((other) => other.groups > one.groups && one.at.every((at) => other.at.includes(at))),
  );
  return others.length > 0 ? others : rest.length > 0 ? rest : found;
}
