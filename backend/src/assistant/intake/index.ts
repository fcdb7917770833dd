export { LOCATION, PROPERTY, TIMING, TIMING_RULE } from './common.js';
export { type Intake, type Question, TRADES, type Trade } from './intake.js';
export { type TradeHints, speaksOf, tradeOf } from './trade-of.js';
export { INTAKES } from './trades/index.js';
