import { FIX, REMOVE, type ServiceWords } from './words.js';

const CHAIN_LINK = 'chain link|chain-link|chain wire|chainwire|chain mesh';

export const FENCING: ServiceWords[] = [
  ['fence removal', REMOVE, 'fence'],
  ['fence repair', FIX + '|blew|fell|lean', 'fence'],
  ['gate repair', FIX, 'gate'],
  ['cedar fence', 'cedar', 'fence'],
  ['chain link fence', CHAIN_LINK, 'fence'],
  ['chain link fence', CHAIN_LINK],
  ['vinyl fence', 'vinyl|pvc', 'fence'],
  ['privacy fence', 'privacy', 'fence'],
  ['privacy fence', 'wood privacy|pine privacy|cedar privacy|vinyl privacy|pvc privacy'],
  ['picket fence', 'picket', 'fence'],
  ['split rail fence', 'split rail|post and rail'],
  [
    'board fence',
    'four board|4 board|three board|3 board|four-board|three-board|board fence|horse fence|paddock fence',
  ],
  ['iron fence', 'iron|steel|metal|alumin', 'fence'],
  ['wood fence', 'wood|timber|pine|redwood', 'fence'],
  ['fence installation', 'fence|fencing|palings|closeboard|close board|featheredge|feather edge'],
  ['fence installation', 'metres of colorbond|meters of colorbond|m of colorbond|metres of colourbond|m of colourbond'],
  ['gate installation', 'gate'],
];
