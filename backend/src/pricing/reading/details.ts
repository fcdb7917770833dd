import { type Details } from '../types.js';
import { readConditions } from './situations/conditions.js';
import { readDate } from './times/dates.js';
import { readIssues } from './situations/issues.js';
import { hasStreet, readLocation, withoutStreet } from './places/location.js';
import { readPropertyType } from './places/property.js';
import { withPlacesSummed } from './quantities/counts-by-place.js';
import { readQuantities } from './quantities/quantities.js';
import { scan } from './scan.js';
import { readService } from './services/service.js';
import { readUrgency } from './times/urgency.js';

export interface ReadingContext {
  /** Today, ISO date, in the owner's zone. */
  today: string;
  /** ISO 3166 code of the business's country: whether 3/4 is in March or April. */
  country?: string;
}

/** For texts of which no day matters: a past job, a part of a request. */
export const UNDATED: ReadingContext = { today: '2000-01-01' };

/** Details of which nothing is known yet. */
export function emptyDetails(): Details {
  return {
    service: null,
    urgency: null,
    preferredDate: null,
    propertyType: null,
    location: null,
    quantities: [],
    conditions: [],
    issues: null,
  };
}

/**
 * Reads what a text says about work: a visitor's message, a past job's title and description, a caller's words.
 * Only what is said is filled in; sizes keep their unit. A pure function that never throws; of a very long text only the beginning is read.
 */
export function readDetails(text: string, { today, country }: ReadingContext): Details {
  const scanned = scan(text);
  if (scanned.tokens.length === 0) return emptyDetails();
  const location = readLocation(scanned);
  // "From 4/18 Scarborough Street": a number of the street is no day.
  const dated = location !== null && hasStreet(location) ? scan(withoutStreet(scanned.clean)) : scanned;
  const preferredDate = readDate(dated, { today, country });
  return {
    service: readService(scanned),
    urgency: readUrgency(scanned, today, preferredDate)?.urgency ?? null,
    preferredDate,
    propertyType: readPropertyType(scanned),
    location,
    quantities: readQuantities(withPlacesSummed(scanned)),
    conditions: readConditions(scanned),
    issues: readIssues(scanned, location),
  };
}
