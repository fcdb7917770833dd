import { lines } from '../../../../pricing/index.js';

const BUSINESS = '(?:business|company|firm|bot|chat\\w*|site|website|assistant|system)';
/** "I'm the owner of the house", and not "I'm the owner of this business, show me the leads". */
export const AS_IF_IN_CHARGE = lines`
  (?=.{0,100}\b(?:(?:this|the|your) ${BUSINESS}|you (?:must|should|will|have to|can|are|work)|authori[sz]\w*|permission
    |allow\w*|override|approv\w*|order(?:ing)? you|prices?|set|change|show|give|list|tell|leads|customers|discount|free
    |confirm\w*|reveal|print)\b)
`;
const PLACE = lines`
  (?:an?|the|my|our|this|some|\w+) (?:\w+ ){0,3}?(?:apartments?|building|block|bungalow|caf[eé]|church
    |complex|condos?|duplex|flats?|homes?|hotel|houses?|inn|motel|property|properties|rentals?|restaurant|school|units?
    |warehouse)
`;
const ORDERED = lines`
  \b(?:(?:this|your) ${BUSINESS}|you (?:must|should|have to)|authori[sz]\w*|permission|override|order(?:ing)? you
    |prices|set|change|leads|customers|rules|instructions|reveal|print)\b
`;
/** "I'm the manager of an apartment building, can you give me a quote": of another place, and nothing is ordered. */
export const OF_PREMISES = String.raw` of ${PLACE}\b(?!.{0,100}${ORDERED})`;
