import { pattern } from '../../language/index.js';
import { servicesNamed } from '../../reading/index.js';
import type { PastWork } from '../../comparables/index.js';
import { bearsService, type Work } from '../../work/index.js';

/** Works of many hands and much material: by judgement, nobody who is paid by the hour does them on the side. */
const WHOLE_TRADE = pattern()`
  ^(?:roof (?:replacement|restoration)|siding installation|(?:concrete|asphalt) driveway|foundation repair|leach field|septic work
    |sewer line work|repiping|air conditioning installation|HVAC change-out|furnace replacement|boiler replacement
    |heat pump installation|solar panels(?: with batteries)?|home addition|house building|garage construction|sunroom)$
`;

/** "Replace my whole roof", of a handyman by the hour who never has: the hours of it are for no visitor to guess. */
export function isNeverHourly({ details }: Work, pasts: PastWork[]): boolean {
  const services = servicesNamed(details.service);
  const isDoneHere = (service: string): boolean => pasts.some(({ work }) => bearsService(work, service));
  return services.length > 0 && services.every((service) => WHOLE_TRADE.test(service) && !isDoneHere(service));
}
