import { remembered } from '../language/index.js';
import { readDetails, UNDATED } from '../reading/index.js';

const MOST_CONDITIONS = 2_000;

/** The work that a few words name; null when they name none. */
export const serviceIn = remembered(MOST_CONDITIONS, (text): string | null => readDetails(text, UNDATED).service);
