import { DOING, isKnownService, servicesNamed } from '../../reading/index.js';
import { conceptsOf } from '../../rules/index.js';
import type { Effect } from '../../types.js';
import { serviceIn, type Work } from '../../work/index.js';

/** What is done by whatever name the work has. */
const DONE = new Set(conceptsOf(`${DOING} clear snake rod open service swap put`));

/** "Clear a drain $185", where a drain is clogged: a flat price that names nothing but the very work asked for, in other words. */
export function namesAskedWork({ kind, condition }: Effect, { details }: Work): boolean {
  const service = kind === 'fixed' && condition !== null ? serviceIn(condition) : null;
  if (service === null || !isKnownService(service) || !servicesNamed(details.service).includes(service)) return false;
  const known = conceptsOf(service);
  return conceptsOf(condition ?? '').every((word) => known.includes(word) || DONE.has(word));
}
