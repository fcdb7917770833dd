import { knownServices } from '../../reading/index.js';
import type { Work } from '../../work/index.js';
import type { PastWork } from '../similarity/past-work.js';

/** Services that only take away what others build. */
const TAKES_AWAY = /^(?:fence|deck|concrete|tile|carpet) removal$/;

/** Whether all that a work does is to take away. */
export const onlyTakesAway = ({ details }: Work): boolean => {
  const services = knownServices(details.service);
  return services.length > 0 && services.every((service) => TAKES_AWAY.test(service));
};

/** "Remove 60 ft of old fence", of who has only ever built new ones: what those cost tells nothing of it. */
export const isTakenAwayOnly = (asked: Work, pasts: PastWork[]): boolean =>
  onlyTakesAway(asked) && !pasts.some(({ work }) => onlyTakesAway(work));
