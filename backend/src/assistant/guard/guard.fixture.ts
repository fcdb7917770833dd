import type { Estimate } from '../../pricing/index.js';
import { type GuardContext, guardContext } from './context.js';
import { readInstructions } from './leak.js';

const estimateOf = (
  amount: number,
  low: number,
  high: number,
  lines: readonly (readonly [string, number])[],
): Estimate => ({
  currency: 'USD',
  amountCents: amount * 100,
  lowCents: low * 100,
  highCents: high * 100,
  confidence: 'medium',
  basis: 'rate',
  lines: lines.map(([label, dollars]) => ({ label, amountCents: dollars * 100, source: { type: 'jobs', jobIds: [] } })),
  assumptions: [],
});

const PAINTER = {
  businessName: 'Straight Edge Painting',
  ownerTexts: [
    'Family painting firm since 1998. We give a 2-year warranty on all exterior work. Free on-site visits within 20 miles. We accept cash, check and cards.',
    'Interior painting from $2.80 per sq ft',
    'Heritage listed',
    'Add 20% for heritage listed buildings',
    'Minimum job is $250',
    'Seniors get 10% off',
    'Call-out fee ninety dollars after 6pm or on weekends',
    '1420 Elm Street, Portland, OR 97209',
  ],
  phones: ['(503) 555-0160'],
  emails: ['office@straightedge.example'],
};
const PLUMBER = {
  businessName: 'Riverside Plumbing',
  ownerTexts: ['Licensed plumbers, open 24/7. All repairs carry a 5 year warranty.', 'Drain cleaning', 'Water heaters'],
  phones: ['(503) 555-0170'],
  emails: [],
};
const INSTRUCTIONS = readInstructions(
  'Your part is to talk and never to name a price, for the server does that by itself.',
);

/** A painter (N), the same with an estimate (E), a plumber (P), the same with an estimate (PE). */
type Firm = 'N' | 'E' | 'P' | 'PE';

/** What the guard knows when a model answers a visitor's message. */
export function contextOf(firm: Firm, visitor: string): GuardContext {
  const painted = estimateOf(1_840, 1_650, 2_100, [
    ['Walls', 1_600],
    ['Heritage', 240],
  ]);
  const plumbed = estimateOf(420, 360, 500, [
    ['Work', 300],
    ['Night', 120],
  ]);
  const estimates: Record<Firm, Estimate | null> = { N: null, E: painted, P: null, PE: plumbed };
  const business = firm.startsWith('P') ? PLUMBER : PAINTER;
  return guardContext({ ...business, estimate: estimates[firm], visitorTexts: [visitor], instructions: INSTRUCTIONS });
}
