import { textAt } from '../../../language/index.js';
import type { Details } from '../../../types.js';
import type { Mention } from '../denials/denials.js';
import type { Evidence } from '../evidence.js';

/** "Three wattles, and their stumps ground out": as many as the things that they belong to. */
export function theirNumber(named: Mention[], { quantities }: Details, { tokens }: Evidence): number | null {
  const items = quantities.filter(({ unit }) => unit === 'item');
  const areTheirs = named.some(
    ({ at }) =>
      OF_EVERY_TREE.test(`${textAt(tokens, at)} ${textAt(tokens, at + 1)}`) ||
      (/s$/.test(textAt(tokens, at)) && /^(?:their|all|the|whose)$/.test(textAt(tokens, at - 1))),
  );
  return areTheirs && items.length === 1 ? (items[0]?.quantity ?? null) : null;
}

/** "3 pines down, stumps ground too", "with stump grinding": every tree has one. */
const OF_EVERY_TREE = /^stumps |^stump (?:grind|remov)/;
