export { LOCATION, PROPERTY, STREET, TIMING, TIMING_RULE } from './common.js';
export { type Question, TRADES, type Trade } from './intake.js';
export { speaksOf, tradeOf, tradesBeside } from './trade-of.js';
export { INTAKES } from './trades/index.js';
