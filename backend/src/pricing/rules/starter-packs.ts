/** Example rules by trade: an owner picks from them and puts in their own figures. Each is read by `interpret` as it stands. */
type Example = [title: string, description: string];

const EVERY_TRADE: Example[] = [
  ['Emergencies', 'Emergency call-outs cost time and a half.'],
  ['Seniors and veterans', 'Seniors and veterans get 10% off.'],
  ['Travel', 'Jobs further than 25 miles: $2 a mile.'],
];

const PACKS: Record<string, Example[]> = {
  Painting: [
    ['Heritage homes', 'Add 20% for heritage listed buildings.'],
    ['Walls', 'Interior walls $3.50 per sq ft, exterior walls $4.25.'],
    ['Storeys', 'Exterior painting: 10% per storey above ground.'],
    ['Dark to light', 'Add 15% when a dark colour goes to a light one.'],
    ['Minimum', 'Minimum job is $250.'],
  ],
  Landscaping: [
    ['Mulch', 'Mulch, spread: $70 a cubic yard.'],
    ['Stumps', 'Stump grinding: $150 for the first stump, $75 for each additional stump.'],
    ['Slopes', 'Steep slopes add 15%.'],
    ['Regulars', 'Fortnightly customers get 10% off.'],
    ['Minimum', 'Minimum visit is $120.'],
  ],
  Plumbing: [
    ['Labour', 'First hour $130, then $98 per hour.'],
    ['After hours', 'Call-out fee $95 after 6pm or on weekends.'],
    ['Crawl space', 'Add 15% for work in a crawl space.'],
    ['Water heaters', 'Hot water tank swap starts at $1,400.'],
    ['Fixtures', 'Every additional fixture is $140.'],
  ],
  Roofing: [
    ['Architectural shingles', '$480 a square.'],
    ['Steep roofs', 'Add 20% when the pitch is steeper than 8/12.'],
    ['Tear off', 'Tear off of old shingles adds $1.15 per sq ft.'],
    ['Skylights', 'Add $350 per skylight.'],
    ['Second layer', 'Two layers of old shingles add 15%.'],
  ],
  Tiling: [
    ['Floor tiles', 'Laying floor tiles: $14 per sq ft.'],
    ['Herringbone or diagonal', 'Add 30%.'],
    ['Supplied tiles', 'If we supply the tiles add 8%.'],
    ['Large areas', 'Over 1,000 sq ft take 5% off.'],
    ['Minimum', 'Minimum job is $400.'],
  ],
  HVAC: [
    ['Diagnosis', 'A diagnostic visit is $95.'],
    ['Labour', '$120 an hour.'],
    ['Attic work', 'Units in an attic add 12%.'],
    ['Permit', 'If a permit is needed add $150.'],
    ['After hours', 'After 6pm or on weekends add 25%.'],
  ],
  Electrical: [
    ['Outlets', 'New outlets $115 each.'],
    ['Labour', '$110 per hour, two hour minimum.'],
    ['Old wiring', 'Knob and tube or aluminum wiring adds $275.'],
    ['High ceilings', 'Ceilings over 12 ft: plus $60 per fixture.'],
    ['Permit', 'If a permit is needed add $170.'],
  ],
  Flooring: [
    ['Hardwood', 'Hardwood $9 per sq ft.'],
    ['Laminate', 'Laminate $4 per sq ft.'],
    ['Stairs', '$45 per step.'],
    ['Old carpet', 'Taking up old carpet adds $1 per sq ft.'],
    ['Furniture', 'Moving furniture: $40 extra per room.'],
  ],
  Concrete: [
    ['Driveways', 'Driveways $9 per sq ft.'],
    ['Stamped concrete', 'Stamped concrete $16 per sq ft.'],
    ['Breaking out', 'Breaking out old concrete adds $2.50 per sq ft.'],
    ['No truck access', 'Add 18% where there is no truck access.'],
    ['Minimum', 'Minimum pour is $1,500.'],
  ],
  'Window Installation': [
    ['Windows', 'Fitting a window is $320 per window.'],
    ['Second floor', '$60 extra per window on the second floor.'],
    ['Bay windows', 'Bay windows add $450 each.'],
    ['Lead paint', 'Houses built before 1978 add 10%.'],
    ['Ten or more', 'Ten or more windows get 8% off.'],
  ],
  Fencing: [
    ['Timber fences', 'Timber fence $38 a foot.'],
    ['Vinyl fences', 'Vinyl fence $52 a foot.'],
    ['Gates', 'Gates are an extra $280 each.'],
    ['Rocky ground', 'Rocky ground adds 15%.'],
    ['Old fence', 'Taking away the old fence: $6 extra per foot.'],
  ],
  Drywall: [
    ['Hanging', 'Hanging drywall $2.20 per sq ft.'],
    ['High ceilings', 'Ceilings over 9 ft add 12%.'],
    ['Level 5 finish', 'Level 5 finish adds $0.90 per sq ft.'],
    ['Patches', 'Small patches $85 each.'],
    ['Minimum', 'Minimum job is $300.'],
  ],
  Carpentry: [
    ['Labour', '$85 per hour.'],
    ['Interior doors', 'Hanging interior doors is $160 per door.'],
    ['Baseboards', 'Baseboards $7 per linear foot.'],
    ['Decks', 'Decks start at $4,500.'],
    ['Stairs', 'A new handrail is $350.'],
  ],
  Cleaning: [
    ['Rooms', '$45 per bedroom and $40 per bathroom.'],
    ['First clean', 'The first clean is 25% more.'],
    ['Oven', 'Inside the oven adds $40.'],
    ['Pets', 'Homes with pets add $25.'],
    ['Weekly customers', 'Weekly customers get 15% off.'],
  ],
  Building: [
    ['Day rate', '$680 a day.'],
    ['Extensions', 'Extensions start at $60,000.'],
    ['Permit', 'If a permit is needed add $450.'],
    ['Tight access', 'Tight access adds 10%.'],
    ['Skip', 'If a skip is needed add $380.'],
  ],
  Plastering: [
    ['Skim coat', 'Skim coat $18 per square metre.'],
    ['Ceilings', 'Ceilings add 15%.'],
    ['Cornice', 'Cornice $22 per lineal metre.'],
    ['Old lath', 'Lath and plaster walls add 20%.'],
    ['Minimum', 'Minimum job is $280.'],
  ],
  Handyman: [
    ['Labour', 'First hour $95, then $70 per hour.'],
    ['Flat packs', 'Flat pack assembly is $60 per item.'],
    ['TV mounting', 'Mounting a TV is $120.'],
    ['Rubbish', 'Taking rubbish away adds $60.'],
    ['Weekends', 'Weekends add 20%.'],
  ],
  Other: [
    ['Labour', 'First hour $95, then $70 per hour.'],
    ['Minimum', 'Minimum job is $150.'],
    ['Weekends', 'Weekends add 20%.'],
  ],
}; // prettier-ignore

/** Says on the rule itself that its figure is made up. A sentence that begins so is never read as a price. */
const EXAMPLE_REMARK = 'Example: put in your own figure.';

/** The trades that have a pack, as they are shown. */
export const STARTER_TRADES: string[] = Object.keys(PACKS);

/** Example rules of a trade (any case); [] for a trade without a pack. */
export function starterPack(trade: string): { title: string; description: string }[] {
  const known = STARTER_TRADES.find((name) => name.toLowerCase() === trade.trim().toLowerCase());
  const examples = known === undefined ? [] : [...(PACKS[known] ?? []), ...EVERY_TRADE];
  return examples.map(([title, description]) => ({ title, description: `${description} ${EXAMPLE_REMARK}` }));
}
