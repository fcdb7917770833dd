import { type ServiceWords } from './words.js';

export const POOLS_AND_MASONRY: ServiceWords[] = [
  ['pool resurfacing', 'resurfac|replaster|re-plaster|plaster|marcite|pebble', 'pool'],
  ['pool liner replacement', 'liner', 'pool|inground|in-ground|in ground|above ground'],
  ['pool cleaning', 'green|algae|clean|cloudy|swamp|drained and|swimmable', 'pool'],
  ['pool pump', 'pump', 'pool|variable speed|variable-speed|cartridge filter|sand filter|skimmer'],
  ['pool heater', 'heater', 'pool'],
  ['pool opening', 'open', 'pool'],
  ['pool closing', 'clos|winteri', 'pool'],
  ['repointing', 'repoint|tuckpoint|tuck point|tuck-point|re-point|mortar joint'],
  ['chimney rebuild', 'rebuil|lean|loose|crumbl|fall|taken down|tear', 'chimney'],
  ['brick steps', 'step', 'brick|stone|mason'],
  ['brickwork', 'brickwork|bricklay|brick wall|stone wall|stonework|masonry'],
];
