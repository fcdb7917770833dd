import { NEW, CLEAN, type ServiceWords } from './words.js';

/** Somebody comes to say what is wrong, and mends nothing. */
export const DIAGNOSIS = 'diagnostic visit';

export const HANDYMAN: ServiceWords[] = [
  ['TV mounting', 'mount|hang|hung|install|put up|on the wall', 'tv$|tvs$|television|flat screen|flatscreen'],
  ['grab bar installation', 'grab bar|grab rail|handrail|hand rail'],
  ['furniture assembly', 'assembl|put together', 'furniture|ikea|desk|bed|wardrobe|shelf|crib|dresser|bookcase'],
  ['hanging shelves', 'shelf|shelves'],
  ['blinds cleaning', CLEAN + '|dust', 'blind|curtain|drape'],
  ['blinds installation', 'blind|curtain|drape'],
  ['picture hanging', 'hang', 'picture|mirror|art$|frame'],
  ['caulking', 'caulking|caulk$|caulk the|recaulk|re-caulk|be caulked|get caulked|caulked again'],
  ['small handyman jobs', 'handyman|odd jobs|small jobs|honey do|honey-do|little jobs|punch list|to-do list'],
  [DIAGNOSIS, 'diagnos'],
  ['appliance installation', NEW, 'dishwasher|washer|dryer|appliance|oven|stove|range|fridge'],
];
