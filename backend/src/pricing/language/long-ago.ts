import { SEASON } from './calendar.js';

/** "Two years ago", "last spring", "in 2018": the source of a regular expression. */
export const LONG_AGO = String.raw`\b(?:ago|last (?:year|month|${SEASON})|in (?:19|20)\d\d)\b`;
