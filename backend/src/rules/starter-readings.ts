import { STARTER_TRADES, starterPack } from '../pricing/index.js';
import { type RuleReading, readRuleWords } from './reading.js';

interface StarterRule extends RuleReading {
  title: string;
  description: string;
}

/** By trade. To read all of them takes a third of a second, and they never change: once in a process is enough. */
const read = new Map<string, StarterRule[]>();

/** The example rules of a trade (any case) and how they are read; null for a trade without a pack. */
export function starterRules(trade: string): StarterRule[] | null {
  const name = STARTER_TRADES.find((known) => known.toLowerCase() === trade.toLowerCase());
  if (name === undefined) return null;
  const known = read.get(name);
  if (known) return known;
  const rules = starterPack(name).map((words) => ({ ...words, ...readRuleWords(words) }));
  read.set(name, rules);
  return rules;
}
