import { lines } from '../../../language/index.js';
import { FIX, NEW, type ServiceWords } from './words.js';

/** What panels do while a roof is renewed under them. */
const REMOUNTED = lines`
  come off|coming off|taken off|take off|off and back|off and on|back on|go back|detach|reinstall|re-install|remount
  |remove and re|removed and re
`;

export const ELECTRICAL: ServiceWords[] = [
  ['EV charger installation', 'charger', 'garage|car$|bolt|tesla|ev$|electric|level 2|chevy|leaf$|wall'],
  [
    'EV charger installation',
    'ev charger|car charger|tesla|wall connector|charging station|wallbox|wall box|charge point|charging point',
  ],
  ['subpanel installation', 'subpanel|sub-panel|sub panel'],
  [
    'electrical repair',
    'burnt|burned|burning|scorched|melted|loose wire|spark|smok|buzzing|hissing',
    'panel$|breaker|fuse box|consumer unit|switchboard',
  ],
  [
    'panel upgrade',
    lines`
      panel$|electric panels|electrical panels|breaker panels|main panels|fuse panels|service panels
      |pacific panels|breaker box|fuse box|consumer unit|switchboard|200 amp
    `,
    'upgrad|replac|new|swap|change|electric|amp',
  ],
  ['outlet installation', NEW + '|wire', 'outlet|outlts|socket|receptacle|plug|power point|powerpoint|gpo'],
  ['outlet installation', 'outlets$|power points$|receptacles$|double socket'],
  ['outlet installation', '14-50|14-30|10-30|6-50|6-30|nema', 'outlet|plug|receptacle|socket'],
  ['outlet repair', FIX, 'outlet|socket|receptacle|plug'],
  ['hot tub wiring', 'hot tub|hottub|spa$|jacuzzi', 'wire|wiring|hook|circuit|electric|amp$|amps$|connect|power'],
  ['ceiling fan installation', 'ceiling fan|bathroom fan'],
  ['solar panels with batteries', 'solar', 'batter'],
  ['solar panels', 'solar'],
  ['solar panels', 'kw$', 'roof|shingle|tile|ground mount|panels$|array|inverter'],
  ['solar panels', 'panels$', REMOUNTED, 'roof|reroof|re-roof'],
  [
    'lighting installation',
    'recessed light|can light|pot light|led light|shop light|led shop light|downlight|pendant light|chandelier|sconce',
  ],
  ['switch installation', NEW, 'light switch|switches$|dimmer|wall switch|way switch'],
  ['lighting installation', NEW + '|hang', 'light|chandelier|downlight|recessed|pendant|sconce|lamp'],
  ['rewiring', 'rewir|re-wir|knob and tube'],
  ['generator installation', 'generator'],
  ['electrical safety certificate', 'eicr|electrical certificate|electrical safety|electrical inspection'],
  ['smoke detectors', 'smoke detector|smoke alarm'],
  ['electric heater installation', 'baseboard heat|electric heat$|electric heater|wall heater|panel heater'],
  ['electrical repair', FIX + '|flicker|trip|spark|no power', 'electric|wiring|wire|breaker|light|power|switch'],
  ['electrical work', 'electric|wiring|breaker|circuit'],
];
