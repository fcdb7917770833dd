import { lines } from '../../../language/index.js';
import { FIX, type ServiceWords } from './words.js';

export const PLASTERING: ServiceWords[] = [
  ['popcorn ceiling removal', 'popcorn'],
  ['drywall repair', FIX + '|hole|crack', 'drywall|sheetrock|plasterboard|gyprock|wall|ceiling'],
  ['drywall repair', 'patch|repair', 'hole$|holes$|doorknob'],
  ['drywall hanging and finishing', 'drywall|sheetrock|plasterboard|gyprock|gypsum'],
  [
    'drywall hanging and finishing',
    lines`
      hang, tape|hang tape|hang and finish|hang & finish|hung and finished|hung & finished|hang, mud|tape and finish
      |taped and finished|board hung|hang board
    `,
  ],
  ['skim coating', 'skim'],
  ['rendering', 'render', 'wall|house|exterior|outside|brick|facade|front'],
  ['plaster repair', FIX + '|crack|hole', 'plaster'],
  ['stucco repair', FIX + '|crack', 'stucco'],
  ['stucco', 'stucco'],
  ['plastering', 'plaster|render|cornice'],
];
