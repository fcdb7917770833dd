import { specsOf } from './specs.js';

await specsOf(
  'pricing/accuracy',
  'pricing/charges',
  'pricing/comparables',
  'pricing/estimate',
  'pricing/reading',
  'pricing/statistics',
  'pricing/work',
);
