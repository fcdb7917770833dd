import { FIX, REMOVE, type ServiceWords } from './words.js';

const CHAIN_LINK = 'chain link|chain-link|chain wire|chainwire|chain mesh';

/** "36 metres of Colorbond", "25 metre colorbond": sold by its length as a fence, and by its area as a roof. */
const COLORBOND = ['metres', 'meters', 'metre', 'meter', 'm', 'mtrs', 'lm']
  .flatMap((unit) => [`${unit} of colorbond`, `${unit} of colourbond`, `${unit} colorbond`, `${unit} colourbond`])
  .join('|');

/** "130 ft of six foot cedar": so much of it, or so high. */
const inLengths = (materials: string): string =>
  materials
    .split('|')
    .flatMap((material) =>
      ['ft', 'foot', 'feet', 'm', 'metre', 'meter', 'metres', 'meters'].flatMap((unit) => [
        `${unit} ${material}`,
        `${unit} of ${material}`,
      ]),
    )
    .join('|');
/** With one of these it is a fence. */
const OF_A_FENCE = 'gate$|gates$|dog ear|dog-ear|line post|corner post';

export const FENCING: ServiceWords[] = [
  ['fence removal', REMOVE, 'fence'],
  ['fence repair', FIX + '|blew|fell|lean|hit by|backed into|ran into|knocked over|knocked down', 'fence'],
  ['gate repair', FIX, 'gate'],
  ['cedar fence', 'cedar', 'fence'],
  ['cedar fence', inLengths('cedar'), OF_A_FENCE],
  ['vinyl fence', inLengths('vinyl|pvc|white vinyl'), OF_A_FENCE],
  ['iron fence', inLengths('aluminum|black aluminum|aluminium|wrought iron'), OF_A_FENCE],
  ['wood fence', inLengths('pine|treated pine|redwood|pressure treated'), OF_A_FENCE],
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
  ['fence installation', COLORBOND],
  ['gate installation', 'gate'],
];
