import { lines, SEVERAL_TREES, TREES } from '../../../language/index.js';
import { FIX, REMOVE, type ServiceWords } from './words.js';

const TREE = `tree|gum tree|gums$|leylandii|conifer|dead ash|dead oak|dead elm|dead pine|${SEVERAL_TREES.map((trees) => `${trees}$`).join('|')}`;
/** Trees whose wood is another thing: "a pine fence", "an oak floor". */
const ONE_TREE = `${TREES.map((tree) => `${tree}$`).join('|')}|cedar$|cherry$|walnut$`;
/** The tree itself. */
const A_TREE = TREES.map((tree) => `${tree}$$`).join('|');

export const LANDSCAPING: ServiceWords[] = [
  ['artificial turf', 'artificial|synthetic|fake', 'turf|grass'],
  ['turf laying', 'turf|sod|new lawn|lay lawn|ready lawn|instant lawn|roll-on lawn|lawn laid'],
  [
    'lawn mowing',
    lines`
      mow$|mowed|mown$|mowing|mows$|cut the grass|cut my grass|grass cut|lawn cut|cut the lawn|cut my lawn|cut el lawn
      |cutting the lawn
    `,
  ],
  ['lawn aeration', 'aerat|dethatch'],
  ['lawn care', 'lawn|grass', 'fertili|weed|overseed|seed|care$|maint'],
  ['stump grinding', 'stump'],
  [
    'tree removal',
    REMOVE +
      lines`
      |fell|storm dropped|storm just dropped|wind dropped|toppled|uprooted|came down|blew over|cut down
      |cutting down|come down|coming down|bring down|dropped|need to go|needs to go|has to go|have to go|got to go|gotta go|fell$|felled
    `,
    TREE,
  ],
  [
    'tree removal',
    REMOVE +
      '|fell$|felled|cut down|cutting down|it down|them down|come down|coming down|come out|has to go|have to go|needs to go|must go',
    ONE_TREE,
    'tall$|power line|lean|stump|limb|branch|root|trunk|dead$|dying|storm|fallen',
  ],
  [
    'tree removal',
    'remov|take down|taking down|taken down|take out|taken out|taking out|pull out|fell$|felled|felling|cut down|cutting down|gone$|come down|coming down',
    A_TREE,
  ],
  ['tree trimming', 'trim|prun|lop|cut back', `${TREE}|branch|limb|${A_TREE}`],
  [
    'hedge trimming',
    'trim|prun|cut|overgrown|eaten|taken over|grown over|out of hand|out of control|got away|gotten away',
    'hedge|bush|shrub',
  ],
  ['mulching', 'mulch'],
  ['soil and gravel delivery', 'topsoil|top soil|gravel|compost|fill dirt'],
  ['retaining wall', 'retaining'],
  [
    'sprinkler winterization',
    'blowout|blow-out|blow out|blown out|blowing out|winteri',
    'sprinkler|irrigation|zone|line',
  ],
  ['sprinkler repair', FIX, 'irrigat|sprinkler'],
  ['irrigation', 'irrigat|sprinkler'],
  ['irrigation', 'spring start|seasonal start|spring turn|start up|startup|start-up', 'heads$|zones$|backflow'],
  ['paving', 'paver|paving|paved|brick patio|flagstone'],
  ['yard clean-up', 'clean|clear', 'yard|garden|brush|leaves|leaf'],
  ['garden design', 'garden|landscap', 'design|plan|makeover'],
  ['planting', 'plant', 'shrub|flower|tree|bed|garden|hedge'],
  ['drainage', 'french drain|yard drain|drainage|regrad|grading'],
  ['landscaping', 'landscap|gardening|yard work'],
];
