import type { AppliedEffect } from '../charges/index.js';
import { partOf, type PastWork } from '../comparables/index.js';
import { isTimeUnit } from '../language/index.js';
import { isKnownService, readDetails, servicesNamed, textOfEach, thingsOf, UNDATED } from '../reading/index.js';
import { conceptsOf, conditionHolds } from '../rules/index.js';
import { priceByJobs } from './by-jobs.js';
import type { Facts } from './facts.js';
import type { PricedWork } from './works.js';

/** So many past jobs of a work alone tell what it costs beside one that a rate prices. */
const LEAST_JOBS = 2;

/** What stands beside the works that rates price: those that past jobs tell the price of, and the names of the others. */
interface BesideRates {
  priced: PricedWork[];
  left: string[];
}
const NONE: BesideRates = { priced: [], left: [] };

/**
 * The works of a request whose things no rule of the owner's speaks of: of "wash the driveway, 900 sq ft, and clean the gutters", with
 * a rate for driveways, the gutters. Past jobs price them; where too few do, they are left out, by name.
 */
export function besideRates(facts: Facts): BesideRates {
  const { work, pasts, noBasis, found, request } = facts;
  const rates = found.filter(({ effect, isBeside }) => effect.kind === 'unit_rate' && !isBeside);
  const services = servicesNamed(work.details.service);
  // What goes by the hour, or for whatever is done, is paid for all of it.
  const isForAll = rates.some(({ effect }) => effect.condition === null || isTimeUnit(effect.unit));
  if (noBasis !== null || services.length < 2 || rates.length === 0 || isForAll) return NONE;
  // "New baseboards", which a rate for them prices by another name than the work's
  const isRatedElsewhere = (service: string): boolean =>
    pasts.some(
      (past) => isOf(past, service) && rates.some(({ effect }) => conditionHolds(effect.condition, past.work)),
    );
  const others = services.filter((service) => !isSpokenOf(service, found) && !isRatedElsewhere(service));
  const rated = services.filter((service) => !others.includes(service));
  const texts = others.length === 0 || rated.length === 0 ? null : textOfEach(request.text, services);
  if (texts === null) return NONE;
  const told = others.map((service) => ({ service, jobs: jobsOf(service, rated, pasts) }));
  const priced = told.flatMap(({ service, jobs }) => {
    if (jobs.length < LEAST_JOBS) return [];
    const text = texts[services.indexOf(service)] ?? '';
    const workForJobs = partOf(work, { text, service, quantities: readDetails(text, UNDATED).quantities });
    return priceByJobs({ ...facts, request: { ...request, text }, workForJobs }, jobs).priced;
  });
  return { priced, left: told.flatMap(({ service, jobs }) => (jobs.length < LEAST_JOBS ? [service] : [])) };
}

/** Done to whatever is there. */
const TO_ANYTHING = /^(?:(?:pressure|power|soft) washing|painting|cleaning|sealing|demolition|moving|junk removal)$/;

/** Whether a rule that applies names the thing of a service; "pressure washing" has none of its own. */
function isSpokenOf(service: string, found: AppliedEffect[]): boolean {
  const things = isKnownService(service) && !TO_ANYTHING.test(service) ? conceptsOf(thingsOf(service).join(' ')) : [];
  const isOf = ({ effect, title }: AppliedEffect): boolean =>
    conceptsOf(`${effect.condition ?? ''} ${title}`).some((word) => things.includes(word));
  return things.length === 0 || found.some(isOf);
}

const isOf = ({ work }: PastWork, service: string): boolean => servicesNamed(work.details.service).includes(service);

const jobsOf = (service: string, rated: string[], pasts: PastWork[]): PastWork[] =>
  pasts.filter((past) => isOf(past, service) && !rated.some((one) => isOf(past, one)));
