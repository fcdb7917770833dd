import { lines } from './pattern.js';

/** To put one thing in the place of another: the source of a regular expression. What follows is what has to go. */
export const EXCHANGE = lines`
  (?:replac(?:e|ing)|swap(?:ping)?|switch(?:ing)?|chang(?:e|ing)|trad(?:e|ing)|exchang(?:e|ing))
`;
