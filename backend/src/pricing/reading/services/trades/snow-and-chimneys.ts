import { CLEAN, type ServiceWords } from './words.js';

export const SNOW_AND_CHIMNEYS: ServiceWords[] = [
  ['snow removal', 'plow|plough|shovel|snow', 'driveway|walk$|walks|walkway|lot$|lots$|sidewalk|steps'],
  [
    'snow removal',
    'snow removal|snow plow|snowplow|snow blow$|snow blowing|snow clear|snow shovel|plowing|plowed|ploughing',
  ],
  ['chimney sweeping', 'sweep|swept|clean', 'chimney|flue'],
  [
    'upholstery',
    'reupholster|upholster|recover',
    'chair|seat|sofa|couch|bench|cushion|armchair|stool|loveseat|ottoman|headboard',
  ],
  ['upholstery cleaning', CLEAN + '|shampoo|steam', 'upholster|sofa|couch|armchair|sectional|mattress'],
  ['upholstery', 'reupholster|upholster'],
];
