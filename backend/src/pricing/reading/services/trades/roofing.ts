import { FIX, NEW, CLEAN, type ServiceWords } from './words.js';

/** What storms do to a roof. */
const STORM =
  'torn off by|tore off in|wind tore|wind ripped|blew|blown|missing|storm|hail|came off|come off|fell off|lifted';
const WATER_IN = 'water com|water get|water leak|coming in|getting in|water in|drip|rains$|raining|water stain|leak';

export const ROOFING: ServiceWords[] = [
  ['gutter cleaning', CLEAN + '|bright', 'gutter|eavestrough'],
  ['gutter guard installation', 'gutter guard|leaf guard|gutter screen|gutter helmet|gutter mesh|gutter cover'],
  ['gutter installation', 'gutter|eavestrough|downspout'],
  ['roof restoration', 'restor', 'roof|tile'],
  // "One old layer to come off": no storm took it
  ['roof replacement', 'layer to come off|layers to come off|layer coming off|layer off|layers off', 'roof|shingle'],
  ['roof repair', FIX + '|' + STORM, 'roof|shingle|flashing'],
  [
    'roof repair',
    'slipped|refix|loose|broken|cracked|missing',
    'slates$|roof slate|slate roof|slate on the roof|slate off|slate came|slate has|slate is|slate slipped|slipped slate|roof tile',
  ],
  [
    'roof repair',
    'flashing renewed|flashing replaced|flashing redone|replace the flashing|renew the flashing|replace flashing',
  ],
  ['roof repair', 'few shingle|couple shingle|couple of shingle|some shingle|several shingle|handful of shingle'],
  ['roof repair', 'vent boot|pipe boot|roof boot|plumbing boot|vent flashing'],
  ['roof repair', WATER_IN, 'chimney|skylight|attic|roof|flashing'],
  ['roof replacement', NEW + '|reroof|re-roof|tear|reshingl|re-shingl', 'roof|shingle'],
  ['roof replacement', 'reroof|re-roof|reshingl|re-shingl|roof replac|roof done|roof redone'],
  ['skylight installation', 'skylight'],
  ['roof inspection', 'inspect', 'roof'],
  ['roofing', 'roof|shingle'],
];
