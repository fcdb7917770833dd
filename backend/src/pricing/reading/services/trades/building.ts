import { lines } from '../../../language/index.js';
import { FIX, NEW, REMOVE, type ServiceWords } from './words.js';

/** Those of garage doors, and no season. */
const SPRINGS = lines`
  springs$|torsion|garage spring|door spring|one spring|single spring|a spring on|both spring|two spring|broken spring|snapped spring|spring snap|spring brok|spring is brok
  |spring just snap|spring just brok|spring has snap|spring has brok|spring has gone|spring is gone|spring gone
  |spring went|spring chang|spring replac|spring on|spring of|spring for|spring in
`;

const COUNTERTOPS =
  'countertop|counter top|counter-top|benchtop|bench top|worktop|work top|kitchen counters|vanity top|vanity tops';
/** Of these nobody lays a floor on an island. */
const SLABS = 'granite|quartz$|quartzite|soapstone|corian|marble|caesarstone|silestone|butcher block|solid surface';

/** "Kitchen 12 by 13, mid range finishes": how good all of it is to be. */
const FINISHED_TO = lines`
  mid range|mid-range|midrange|mid grade|mid-grade|high end finish|high-end finish|builder grade finish|basic finishes
  |nice finishes|standard finishes|everything original|down to the studs|back to the studs|full gut
`;

export const BUILDING: ServiceWords[] = [
  ['deck removal', REMOVE, 'deck'],
  ['deck repair', FIX + '|rot', 'deck|porch'],
  ['deck building', 'deck|porch'],
  ['pergola', 'pergola|gazebo'],
  ['mold removal', 'mold$|mould$|mildew', 'remov|treat|clean|kill|growing|behind|smell|found'],
  [
    'trim installation',
    lines`
      trim|baseboards|baseboard trim|baseboard all|baseboard in|baseboard for|baseboard through|baseboard on
      |new baseboard|skirting|crown mo|molding|moulding|wainscot
    `,
  ],
  ['garage door installation', NEW, 'garage door|overhead door|car door|car steel'],
  [
    'garage door installation',
    'insulated|steel double|steel single|carriage',
    'garage door|double door|single door|overhead door|car door',
  ],
  ['garage door installation', 'one-car|one car|single car|two-car|two car|double car|8x7|9x7|16x7|16x8', 'door'],
  ['door installation', NEW + '|hang', 'door'],
  ['garage door opener', 'opener', 'garage|door', 'opener|remote|keypad'],
  ['garage door opener', 'opener', 'belt|chain|drive|remote|keypad|wifi|wi-fi|smart|motor|' + NEW],
  ['gate opener', 'gate opener|gate motor|gate automation|automatic gate'],
  ['garage door springs', SPRINGS, 'garage|door|torsion', FIX + '|' + NEW + '|torsion|pair|both|snap|went'],
  ['garage door springs', SPRINGS, 'garage|door|torsion'],
  ['garage door springs', 'spring is brok|spring is snapp|spring brok|spring snapp|spring has brok|spring has snapp'],
  ['garage door repair', FIX + '|bent|rust|cable|wont|bang|snap', 'door', 'garage|overhead'],
  ['door repair', FIX + '|squeak|stick', 'door'],
  ['built-in shelves', 'built-in|built in shel|built in cabinet|built in bookcase|built in closet|bookcase|bookshel'],
  ['countertops', COUNTERTOPS],
  ['countertops', SLABS, 'island|bar$|bars$|counter|bench|tops$|peninsula|vanity|vanities'],
  ['cabinet installation', 'cabinet|cupboard|vanity'],
  ['stair work', 'stairs|stair tread|treads$|staircase|stairway|banister|railing|handrail'],
  ['framing', 'framing|stud wall'],
  ['wall removal', REMOVE + '|knock', 'wall'],
  ['kitchen remodel', FINISHED_TO, 'kitchen'],
  ['bathroom remodel', FINISHED_TO, 'bath|bathroom|ensuite'],
  ['kitchen remodel', 'remodel|renovat|refit|redo|gut|makeover', 'kitchen'],
  ['bathroom remodel', 'remodel|renovat|refit|redo|gut|makeover', 'bath|bathroom|ensuite'],
  ['basement finishing', 'finish|remodel|renovat|convert', 'basement'],
  ['home addition', 'addition$|additions$|extension|extend'],
  ['garage construction', 'build|construct|new|detached', 'garage'],
  ['shed construction', 'shed'],
  ['carport construction', 'carport'],
  [
    'granny flat',
    'adu|granny flat|in-law suite|in-law unit|in-law apartment|in law suite|in law unit|in law apartment',
  ],
  ['playhouse building', 'build|construct|new|want|like|make', 'treehouse|tree house|playhouse|play house|cubby house'],
  ['sunroom', 'sunroom|sun room|conservatory'],
  ['demolition', 'demolish|demolition'],
  ['remodeling', 'remodel|renovat|rehab'],
  ['house building', 'new home|new house|custom home|house build|home build|build a house|build a home'],
];
