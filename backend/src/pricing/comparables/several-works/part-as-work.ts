import { UNDATED } from '../../reading/index.js';
import type { Details } from '../../types.js';
import { readRequest, type Work } from '../../work/index.js';

/** What is said of one part of the work. */
type Part = Pick<Details, 'service' | 'quantities'> & { text: string };

/** A part of a work as it would be asked for by itself; place, time and kind of property are those of the whole. */
export const partOf = ({ details, goesWithoutSaying }: Work, { text, service, quantities }: Part): Work =>
  readRequest({
    text,
    details: { ...details, service, quantities, issues: null },
    today: UNDATED.today,
    goesWithoutSaying,
  });
