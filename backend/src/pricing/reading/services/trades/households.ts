import { lines } from '../../../language/index.js';
import { FIX, NEW, type ServiceWords } from './words.js';

/** How well it insulates: "R49", "R-49". */
const R_VALUES = [11, 13, 15, 19, 21, 30, 38, 44, 49, 60].flatMap((value) => [`r${value}$`, `r-${value}$`]).join('|');

const APPLIANCES =
  'washer|washing machine|dryer|fridge|refrigerator|freezer|dishwasher|oven|stove|microwave|ice maker|range$';

/** What fails in an appliance, and is changed without it. */
const APPLIANCE_PARTS = lines`
  drain pump|pump replac|new pump|replace pump|replace the pump|pump swap|pump went|pump is$|pump needs|circ pump
  |circulation pump|wash pump|washer pump|dishwasher pump|washing machine pump|belt$|element|igniter
  |ignitor|fan motor|drum motor|door seal|door gasket|door latch|door switch|lid switch|thermal fuse|defrost|start relay
  |control board|bearing|rollers|heating coil|inlet valve|water valve|spray arm
`;

export const HOUSEHOLDS: ServiceWords[] = [
  // "The dryer belt needs replacing": a part, and no new dryer
  ['appliance repair', APPLIANCE_PARTS, APPLIANCES, FIX + '|' + NEW + '|shot$|gone$|bad$|worn|dead$|burn'],
  ['appliance repair', APPLIANCE_PARTS, APPLIANCES],
  [
    'appliance repair',
    FIX +
      lines`
      |wont|no heat|not heat|isn't heat|not cool|isn't cool|not cold|not dry|isn't dry|not spin|noise|noisy
      |knock|error|drain|dead|stopped|warm|service
    `,
    APPLIANCES,
  ],
  ['ant control', 'ants$|ant$'],
  ['wasp nest removal', 'wasp|hornet|yellow jacket|beehive|bee hive|bees$'],
  ['cockroach control', 'roach|cockroach|cucaracha'],
  ['termite control', 'termite'],
  ['bed bug treatment', 'bed bug|bedbug'],
  ['rodent control', 'mice$|mouse$|rats$|rat$|rodent'],
  ['flea control', 'flea$|fleas$'],
  ['spider control', 'spider'],
  ['wildlife removal', 'raccoon|squirrel|possum|skunk'],
  ['pest control', 'pest|exterminat'],
  [
    'moving',
    lines`
      movers|mover$|moving our household|move our household|household move|household goods|moving compan
      |moving help|help moving|help us move|help me move|move us|moving us|moving from|a move of|book a move
      |our move |the move |relocation of|relocat|move from|moving out of|move out of|moving to|relocating|uhaul
      |u-haul|moving truck|local move|house move|home move|apartment move|office move|studio move|studio to move
      |bedroom move|long distance move|across town|removalist|guys and a truck|men and a truck
      |people and a truck|moving house|moving home|house into storage|bedroom into storage|apartment into storage
      |flat into storage|moving our|moving my|moving a house|moving an apartment|moving a flat|shifting out of
      |shift out of|shifting from|shifting house|shift house
    `,
  ],
  [
    'insulation removal',
    "vacuum|vac'd|vacced|vac out|suck|removal|removed|remove the old|remove old|remove all",
    'insulation',
  ],
  ['insulation', `blown in|blow in|${R_VALUES}`, 'attic|loft$|crawl|rafter|joist'],
  ['insulation', 'insulation|insulate$|insulating|spray foam|blown-in|blow-in|loose fill|loose-fill|cellulose|batts$'],
];
