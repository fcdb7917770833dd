import { CLEAN, type ServiceWords } from './words.js';

const LEAVING =
  'moving out|move out|moved out|move-out|vacating|vacate|end of lease|end of tenancy|lease is up|lease ends|lease end';

export const CLEANING: ServiceWords[] = [
  ['move-out cleaning', CLEAN, 'move-out|move out|moveout|moving out|end of lease|end of tenancy|bond|move-in|move in'],
  [
    'move-out cleaning',
    LEAVING,
    'keys back|hand back|handing back|hand over|landlord|bond|deposit|final inspection|exit inspection',
  ],
  ['post-construction cleaning', CLEAN, 'construction|renovation|builders'],
  ['deep cleaning', CLEAN, 'deep|spring', 'house|home|apartment|flat|condo|bedroom'],
  ['deep cleaning', CLEAN, 'deep|spring'],
  ['office cleaning', CLEAN, 'office|shop|store$|stores$|storefront|commercial|restaurant'],
  ['pressure washing', 'pressure wash|power wash|soft wash|pressure clean'],
  [
    'house washing',
    'wash$|washed$|washing the|washing my|washing our|washdown|wash down',
    'house$|home$|siding|exterior|outside of',
  ],
  ['dryer vent cleaning', CLEAN, 'dryer vent|dryer duct|lint'],
  ['oven cleaning', CLEAN, 'oven'],
  ['house cleaning', CLEAN, 'house|home|apartment|flat|condo|bedroom|airbnb|casa|weekly|biweekly'],
  ['cleaning', 'cleaning|cleaner|clean|limpieza|maid'],
  ['pressure washing', 'wash|clean', 'driveway|patio|siding|sidewalk|walkway'],
  ['pressure washing', 'wash$|washed$|washing$', 'fence'],
];
