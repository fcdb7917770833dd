import type { Intake, Trade } from '../intake.js';
import { building } from './building.js';
import { carpentry } from './carpentry.js';
import { cleaning } from './cleaning.js';
import { concrete } from './concrete.js';
import { drywall } from './drywall.js';
import { electrical } from './electrical.js';
import { fencing } from './fencing.js';
import { flooring } from './flooring.js';
import { handyman } from './handyman.js';
import { hvac } from './hvac.js';
import { landscaping } from './landscaping.js';
import { other } from './other.js';
import { painting } from './painting.js';
import { plastering } from './plastering.js';
import { plumbing } from './plumbing.js';
import { roofing } from './roofing.js';
import { tiling } from './tiling.js';
import { windows } from './windows.js';

export const INTAKES: Record<Trade, Intake> = {
  painting,
  landscaping,
  plumbing,
  roofing,
  tiling,
  hvac,
  electrical,
  flooring,
  concrete,
  'window installation': windows,
  fencing,
  drywall,
  carpentry,
  cleaning,
  building,
  plastering,
  handyman,
  other,
};
