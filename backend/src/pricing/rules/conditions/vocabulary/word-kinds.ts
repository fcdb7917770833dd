import { stem } from '../../../language/index.js';
import { wordSet } from '../../text/lexicon.js';

/** Too general to tell one job from another when another word stands beside them. */
export const GENERAL = new Set(
  `hous hom house home build building properti property place area job jobs work space thing person peopl custom
  customer client someth anyth stuff old new type kind sort use involv surfac item way need put extra whol existing
  involve surface something anything people existing exist each number lot bit done make made take more less get once
  access book find found friend cover covering within over under above below between first time day price rate special general
  special rates call calls callout visit appointment equipment unit board after during following past previous fellow
  plan program programme schedule present labor labour keep leave left layout pattern style come room rooms site
  handle arrange organise organize anyway already itself alone own separate holder holders family families sit sits
  located grid kit package sheet sheets trip supply supplied`
    .split(/\s+/)
    .map(stem),
);
const PERSONS = 'senior veteran student teacher nurse responder military landlord';
/** What somebody is, whoever asks for the work. */
export const WHO_THEY_ARE = wordSet(PERSONS);
/** Who gets a price of their own. */
export const GROUPS_OF_PEOPLE = wordSet(`${PERSONS} church charity repeat referral neighbor firsttime`);

/** What makes a job harder than others of its kind; a roof with a pitch is not yet a steep one. */
export const DECISIVE = new Set(
  `steep slope tight rock dark light vault high low tall wide deep thick heavy larg small narrow curv round rotten
  damag wet textur smooth stack buri asbestos asbesto locate fallenon overhang smart dryer`.split(/\s+/),
);

/** What such a word is said of, mostly left out by customers ("it slopes down to the street"). */
export const GROUNDS = new Set(
  'ground land terrain yard lot block site section roof pitch drive driveway'.split(' ').map(stem),
);

/** What things are made of: a thing of the one is not a thing of the other. */
export const MATERIALS = new Set(
  `marble granite slate travertine brick stucco cedar redwood hardwood bamboo copper iron steel glass vinyl laminate
  carpet tile porcelain ceramic concrete metal aluminum aluminium asphalt composite pine oak fiberglass thatch`
    .split(/\s+/)
    .map(stem),
);

/** Of these a rule may name one kind, and the price of a cat is none of a dog. */
export const KINDS = [
  'dog puppy',
  'cat kitten',
  'oak',
  'maple',
  'elm',
  'birch',
  'palm',
  'cottonwood',
  'spruce',
  'willow',
  'poplar',
].map((names) => names.split(' ').map(stem));

/** Why the year of a house matters. */
export const WHY_A_YEAR = wordSet(`lead safe safeti paint epa rrp certif asbesto asbestos test`);
