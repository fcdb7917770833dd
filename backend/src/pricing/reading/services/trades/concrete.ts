import { REMOVE, type ServiceWords } from './words.js';

export const CONCRETE: ServiceWords[] = [
  ['stamped concrete patio', 'stamp', 'patio'],
  ['stamped concrete', 'stamp', 'concrete|driveway|walkway'],
  [
    'sealcoating',
    'sealcoat|seal coat|seal-coat|resealed|sealed|sealing|seal$|reseal$',
    'driveway|asphalt|blacktop|parking lot|car park',
  ],
  ['sealcoating', 'sealcoat|seal coat|seal-coat'],
  [
    'asphalt driveway',
    'asphalt$|blacktop|tarmac|bitumen|hot mix',
    'driveway|drive$|parking lot|car park|pave|paving|overlay|torn out|tear out|dug out|dug up',
  ],
  ['concrete driveway', 'driveway'],
  ['paver patio', 'paver|paving|paved|pave$|flagstone|bluestone', 'patio'],
  ['concrete patio', 'patio'],
  ['foundation repair', 'foundation'],
  ['sidewalk', 'sidewalk|walkway|footpath|front walk|back walk|garden walk'],
  ['concrete removal', REMOVE + '|torn|jackhammer', 'concrete|slab|patio|driveway|sidewalk|walkway'],
  [
    'concrete slab',
    'slab|footing|concrete pad|new pad|parking pad|shed pad|generator pad|rv pad|pour a pad|need a pad|pad for|pads$',
  ],
  ['concrete steps', 'steps', 'concrete'],
  ['concrete work', 'concrete|cement'],
];
