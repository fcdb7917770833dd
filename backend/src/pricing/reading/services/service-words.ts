import { BUILDING } from './trades/building.js';
import { CLEANING } from './trades/cleaning.js';
import { CONCRETE } from './trades/concrete.js';
import { ELECTRICAL } from './trades/electrical.js';
import { FENCING } from './trades/fencing.js';
import { FLOORING } from './trades/flooring.js';
import { HANDYMAN } from './trades/handyman.js';
import { HOUSEHOLDS } from './trades/households.js';
import { HVAC } from './trades/hvac.js';
import { LANDSCAPING } from './trades/landscaping.js';
import { LOCKS_AND_JUNK } from './trades/locks-and-junk.js';
import { PAINTING } from './trades/painting.js';
import { PLASTERING } from './trades/plastering.js';
import { PLUMBING } from './trades/plumbing.js';
import { POOLS_AND_MASONRY } from './trades/pools-and-masonry.js';
import { ROOFING } from './trades/roofing.js';
import { SNOW_AND_CHIMNEYS } from './trades/snow-and-chimneys.js';
import { TILING } from './trades/tiling.js';
import { WINDOWS_AND_DOORS } from './trades/windows-and-doors.js';
import { type ServiceWords } from './trades/words.js';

/** The work of all trades. Of several that fit, the one with more groups counts, then the one that stands first here. */
export const SERVICES: ServiceWords[] = [
  ...PAINTING,
  ...LANDSCAPING,
  ...PLUMBING,
  ...ROOFING,
  ...TILING,
  ...HVAC,
  ...ELECTRICAL,
  ...FLOORING,
  ...CONCRETE,
  ...WINDOWS_AND_DOORS,
  ...FENCING,
  ...PLASTERING,
  ...BUILDING,
  ...CLEANING,
  ...HOUSEHOLDS,
  ...POOLS_AND_MASONRY,
  ...SNOW_AND_CHIMNEYS,
  ...LOCKS_AND_JUNK,
  ...HANDYMAN,
];
