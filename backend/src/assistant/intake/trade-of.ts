import { INTAKES } from './trades/index.js';
import { TRADES, type Trade } from './intake.js';

const global = new Map(TRADES.map((trade) => [trade, new RegExp(INTAKES[trade].words.source, 'gi')] as const));

const count = (trade: Trade, text: string): number => text.match(global.get(trade) ?? /$^/)?.length ?? 0;

/** "We cannot take paint": what a business will not do tells nothing of its trade. */
const DECLINED = /\b(?:no|not|cannot|can't|don't|won't|never)\b[^.!?\n]*/gi;

/** Whether more than half of some jobs speak of a trade. */
const areMostly = (trade: Trade, jobs: readonly string[]): boolean =>
  2 * jobs.filter((job) => speaksOf(trade, job)).length > jobs.length;

interface TradeHints {
  /** The option chosen at sign-up. */
  industry: string;
  businessName: string;
  /** Services and the text about the business. */
  about: string;
  /** Titles of rules and the like: many weak hints. */
  titles: string;
  /** Past jobs. What most of them are tells more than the text about the business. */
  jobs: readonly string[];
}

const WEIGHT_OF_JOBS = 4;

/**
 * The trade of a business: its industry where that names one, else what its own words speak of most. A name weighs more
 * than a description. With nothing to go on it is none of the trades known here, and nothing is asked that only fits one of them.
 */
export function tradeOf({ industry, businessName, about, titles, jobs }: TradeHints): Trade {
  const named = TRADES.find((trade) => trade === industry.toLowerCase());
  if (named && named !== 'other') return named;
  const said = titles.replace(DECLINED, ' ');
  const scores = TRADES.map((trade) => ({
    trade,
    score:
      6 * count(trade, businessName) +
      2 * count(trade, `${industry} ${about}`) +
      count(trade, said) +
      (areMostly(trade, jobs) ? WEIGHT_OF_JOBS : 0),
  }));
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return best.score > 1 ? best.trade : 'other';
}

/** Whether words about a job speak of a trade. */
export const speaksOf = (trade: Trade, text: string): boolean => INTAKES[trade].words.test(text);

/** The other trades that past jobs tell of; a roof that was painted is a painter's work, and no roofing. */
export function tradesBeside(own: Trade, jobs: readonly string[]): Trade[] {
  const others = jobs.filter((job) => !speaksOf(own, job));
  return TRADES.filter((trade) => trade !== own && others.some((job) => speaksOf(trade, job)));
}
