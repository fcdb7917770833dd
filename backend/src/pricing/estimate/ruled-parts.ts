import { readRequest, type AppliedEffect, type Work } from '../comparables/index.js';
import { isKnownService, servicesNamed } from '../reading/index.js';
import { conceptsOf } from '../rules/index.js';
import type { PriceRequest } from '../types.js';

/** How much of a visitor's own name for some work a rule has to say. */
const MOST = 2 / 3;

/**
 * The work without what only an amount of the rules prices: of "unclog the main line, and the camera inspection", where no trade
 * has a name for the latter and a rule charges for it, past jobs have to price the main line.
 */
export function withoutRuledParts(request: PriceRequest, read: Work, found: AppliedEffect[]): Work {
  const services = servicesNamed(read.details.service);
  const charged = found.flatMap(({ effect: { kind, amount, condition } }) =>
    kind.startsWith('fixed') && amount > 0 ? [new Set(conceptsOf(condition ?? ''))] : [],
  );
  const isRuled = (service: string): boolean => {
    const words = isKnownService(service) ? [] : conceptsOf(service);
    return (
      words.length > 0 && charged.some((said) => words.filter((word) => said.has(word)).length >= MOST * words.length)
    );
  };
  const own = services.filter((service) => !isRuled(service));
  if (own.length === 0 || own.length === services.length) return read;
  return readRequest({ ...request, details: { ...request.details, service: own.join(' and ') } });
}
