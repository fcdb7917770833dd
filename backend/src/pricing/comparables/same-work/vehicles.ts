import { contentWords, pattern } from '../../language/index.js';
import type { Work } from '../../work/index.js';
import type { WordCounts } from '../similarity/similarity.js';

const VEHICLES = contentWords('car truck van suv vehicle boat rv motorhome windshield auto');
/** A two-car garage is none. */
const PART_OF_ONE = pattern('i')`
  \b(?:cars?|trucks?|vans?|suvs?|vehicles?|boats?|rvs?|motorhomes?|windshields?) (?:windows?|doors?|seats?|roofs?
    |floors?|carpets?|batter(?:y|ies)|paint\w*|tint\w*|engines?|glass)\b
`;

/** "Do you tint car windows?", of who puts windows into houses and has never worked on a car. */
export const isOfAVehicle = ({ text }: Work, counts: WordCounts): boolean =>
  PART_OF_ONE.test(text) && !VEHICLES.some((word) => counts.words.has(word));
