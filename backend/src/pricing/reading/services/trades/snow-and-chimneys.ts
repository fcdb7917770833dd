import { CLEAN, type ServiceWords } from './words.js';

/** What nothing but snow is cleared under. */
const FOR_THE_WINTER = ['contract', 'service']
  .flatMap((deal) => [
    ...['the winter', 'winter', 'this winter', 'the snow season'].map((time) => `${deal} for ${time}`),
    ...['winter', 'snow', 'seasonal'].map((kind) => `${kind} ${deal}`),
  ])
  .join('|');

export const SNOW_AND_CHIMNEYS: ServiceWords[] = [
  [
    'snow removal',
    `plow|plough|shovel|snow|${FOR_THE_WINTER}`,
    'driveway|walk$|walks|walkway|lot$|lots$|sidewalk|steps|car park',
  ],
  [
    'snow removal',
    'snow removal|snow plow|snowplow|snow blow$|snow blowing|snow clear|snow shovel|plowing|plowed|ploughing',
  ],
  ['chimney sweeping', 'sweep|swept|clean', 'chimney|flue'],
  ['chimney sweeping', 'swept|sweep|sweeping', 'fireplace|wood ?burner|log ?burner|open fire'],
  [
    'upholstery',
    'reupholster|upholster|recover',
    'chair|seat|sofa|couch|settee|chesterfield|bench|cushion|armchair|stool|loveseat|ottoman|headboard',
  ],
  [
    'upholstery cleaning',
    CLEAN + '|shampoo|steam',
    'upholster|sofa|couch|settee|chesterfield|armchair|sectional|mattress',
  ],
  ['upholstery', 'reupholster|upholster'],
];
