import { lines } from '../../../language/index.js';
import { CLEAN, GROWTH, type ServiceWords } from './words.js';

const LEAVING =
  'moving out|move out|moved out|move-out|vacating|vacate|end of lease|end of tenancy|lease is up|lease ends|lease end';

/** "A spring clean", and not "our spring list: mulch, and the edges cleaned up". */
const DEEP = 'deep|spring clean|spring-clean|springclean|spring house|spring home|spring scrub';

const USUAL = 'standard clean|regular clean|routine clean|maintenance clean';

export const CLEANING: ServiceWords[] = [
  [
    'move-out cleaning',
    CLEAN,
    'move-out|move out|moveout|moving out|end of lease|end of tenancy|bond|move-in|move in|vacate clean|exit clean',
  ],
  [
    'move-out cleaning',
    'end of lease|end of tenancy|bond clean|vacate clean|exit clean',
    'bed$|beds$|bedroom|bath|unit$|house|flat$|apartment|studio|townhouse',
  ],
  [
    'move-out cleaning',
    LEAVING,
    'keys back|hand back|handing back|hand over|landlord|bond|deposit|final inspection|exit inspection',
  ],
  // "Moving out Friday, the inside of the oven is bad": said to no mover
  [
    'move-out cleaning',
    LEAVING,
    lines`
      inside of the|inside the oven|inside the fridge|oven inside|oven is|oven needs|fridge is|fridge needs|carpets steamed
      |dirty|filthy|grime|grimy|greas|spotless|scrub|dusty
    `,
  ],
  ['post-construction cleaning', CLEAN, 'construction|renovation|builders'],
  ['deep cleaning', CLEAN, DEEP, 'house|home|apartment|flat|condo|bedroom'],
  ['deep cleaning', CLEAN, DEEP],
  ['office cleaning', CLEAN, 'office|shop|store$|stores$|storefront|commercial|restaurant'],
  ['pressure washing', 'pressure wash|power wash|soft wash|pressure clean'],
  [
    'house washing',
    'wash$|washed$|washing the|washing my|washing our|washdown|wash down',
    'house$|home$|siding|exterior|outside of',
  ],
  ['dryer vent cleaning', CLEAN, 'dryer vent|dryer duct|lint'],
  ['oven cleaning', CLEAN, 'oven'],
  // "A standard clean of the house, plus ten windows": which are cleaned besides
  ['house cleaning', USUAL, 'house|home|apartment|flat|condo|bedroom'],
  ['house cleaning', USUAL],
  ['house cleaning', CLEAN, 'house|home|apartment|flat|condo|bedroom|airbnb|casa|weekly|biweekly'],
  ['cleaning', 'cleaning|cleaner|clean|limpieza|maid'],
  ['house washing', GROWTH, 'siding|stucco|clapboard|weatherboard|cladding'],
  ['pressure washing', 'wash|clean', 'driveway|patio|siding|sidewalk|walkway'],
  ['pressure washing', 'wash$|washed$|washing$', 'fence'],
  [
    'pressure washing',
    GROWTH,
    'driveway|patio|sidewalk|walkway|path$|front walk|back walk|garden walk|paver|deck|porch|steps',
  ],
];
