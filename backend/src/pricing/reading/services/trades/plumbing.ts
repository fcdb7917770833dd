import { lines } from '../../../language/index.js';
import { FIX, NEW, type ServiceWords } from './words.js';

const BLOCKED = lines`
  blocked|blockage|blocking|blocks up|block up
  |drain blocks|sink blocks|toilet blocks|is block|got block|clog|slow|unblock|unclog
  |back up|backs up|backed|backing|backup|snake|jet|gurgl
  |won't drain|wont drain|not drain|isn't drain|isnt drain|doesn't drain|doesnt drain|stopped drain
`;
const TOILET = 'toilet|dunny|dunnies|loo$|loos$|lavator';

export const PLUMBING: ServiceWords[] = [
  ['water heater replacement', NEW + '|died|dead$|shot$|rusted out', 'water heater|hot water|hot-water|tankless'],
  ['water heater replacement', 'gal$|gals$|gallon|litre|liter', 'water heater|hot water|hot-water'],
  ['water heater replacement', 'tankless'],
  ['water heater repair', 'flush|descal|maint', 'water heater|hot water|tankless'],
  ['water heater repair', FIX + '|drip|no hot|cold', 'water heater|hot water|hot-water|tankless'],
  ['water heater repair', 'water heater|hot water|no hot water'],
  ['burst pipe repair', 'burst|busted|split|exploded', 'pipe|hose$|hoses$|flexi'],
  ['drain unblocking', BLOCKED, 'drain|sink|toilet|dunny|dunnies|loo$|sewer|pipe|tub|bathtub|shower'],
  ['drain inspection', 'camera|cctv|scope', 'drain|sewer|main line|mainline|lateral'],
  ['toilet replacement', NEW, TOILET],
  ['toilet repair', FIX + '|run|drip', TOILET],
  ['toilet repair', TOILET],
  ['faucet replacement', NEW, 'faucet|tap$|taps$|kitchen mixer|sink mixer|basin mixer|shower mixer'],
  ['leak repair', 'leak|drip', 'pipe|faucet|tap$|taps$|sink|plumb|shower|valve|water|tub|spigot|hose bib'],
  ['sump pump', 'sump'],
  ['sewer line work', 'sewer'],
  ['repiping', 'repip|re-pip|new pipes'],
  ['gas line', 'gas line|gas pipe|gas fitting'],
  ['garbage disposal', 'disposal|disposer'],
  ['shower installation', NEW, 'shower'],
  ['bathtub installation', NEW, 'bathtub|tub'],
  ['water softener', 'softener|filtration|water filter'],
  ['septic pumping', 'pump|empt|clean', 'septic|tank'],
  ['leach field', 'leach|drain field|drainfield'],
  ['septic work', 'septic'],
  ['plumbing', 'plumb|pipe|drain|fuga'],
];
