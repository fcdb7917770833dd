import { specsOf } from './specs.js';

await specsOf('pricing/accuracy', 'pricing/comparables', 'pricing/estimate', 'pricing/reading', 'assistant');
