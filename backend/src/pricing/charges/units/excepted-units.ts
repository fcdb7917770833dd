import { emptyDetails, servicesNamed } from '../../reading/index.js';
import { conceptsOf, conditionHolds } from '../../rules/index.js';
import type { Details } from '../../types.js';
import type { Work } from '../../work/index.js';

/**
 * What else is asked for beside a thing that a rate is not for: of "4 doors and 2 closet doors" with "except closet doors" the 4,
 * of "3 rooms and the stairs" all rooms. The same details where only that thing is asked for, or no thing is excepted.
 */
export function withoutExcepted(exception: string, { details }: Work): Details {
  const isMeant = (said: string): boolean =>
    conceptsOf(exception).length > 0 && conditionHolds(exception, { text: said, details: emptyDetails() });
  const quantities = details.quantities.filter(({ of, unit }) => of === null || !isMeant(`${of} ${unit}`));
  const services = servicesNamed(details.service);
  const others = services.filter((service) => !isMeant(service));
  const isBeside =
    quantities.length < details.quantities.length
      ? quantities.some(({ unit }) => unit !== 'storey')
      : others.length < services.length && others.length > 0;
  return isBeside ? { ...details, quantities } : details;
}
