import { concrete } from './concrete.ts';
import { drywall } from './drywall.ts';
import { electrical } from './electrical.ts';
import { fencing } from './fencing.ts';
import { flooring } from './flooring.ts';
import { hvac } from './hvac.ts';
import { landscaping } from './landscaping.ts';
import { painting } from './painting.ts';
import { plumbing } from './plumbing.ts';
import { roofing } from './roofing.ts';
import { tiling } from './tiling.ts';
import type { Trade } from './trade.ts';
import { windows } from './windows.ts';

export type { SampleFirm, Titled, Trade } from './trade.ts';

/** The trades that have a page, in the order of the sign-up form. */
export const trades: Trade[] = [
  painting,
  landscaping,
  plumbing,
  roofing,
  tiling,
  hvac,
  electrical,
  flooring,
  concrete,
  windows,
  fencing,
  drywall,
];

/** Trades that are served without a page of their own. */
export const otherTrades = ['Carpentry', 'Cleaning', 'Building', 'Plastering', 'Handyman work'];

/** The trade of a page address, with or without the leading slash; undefined for any other address. */
export function findTrade(path: string): Trade | undefined {
  const slug = path.replace(/^\/|\/$/g, '');
  return trades.find((trade) => trade.slug === slug);
}
