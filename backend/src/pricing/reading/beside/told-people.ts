import { lines } from '../../language/index.js';

/** Who is told of where others are, as sources of regular expressions. */

export const RELATIVES = lines`
  (?:step)?(?:sister|brother|mother|father|mum|mom|mam|mama|dad|da|daddy|parents?|son|daughter|cousin|uncle|aunt(?:ie|y)?|nephew|niece|boys|lads|girls|gran|granny|nan|nana|grandad
    |(?:sister|brother|mother|father|son|daughter)s?[- ]in[- ]laws?|in-laws|grand(?:ma|pa|mother|father|dad|daddy|kids?|son|daughter|parents)s?)
`;
const OTHERS = lines`
  (?:neighbou?rs?|friends?|mates?|budd(?:y|ies)|co-?workers?|colleagues?|boss|landlord|tenants?|previous owners?|last owners?|sellers?|builders?|roommate
    |flatmate|fella|bloke|lad|crew|contractor|plumber|electrician|roofer|painter|handyman|gardener)
`;
const BY_NAME = '(?:granny|gran|grandma|grandpa|grandad|nan|nana|mum|mom|dad|mam|mama)';
export const ACROSS = lines`
  (?:next door|across the (?:street|road|way)|over the (?:street|road|fence)|(?:up|down) the (?:street|road|hill)
    |behind us|opposite|at (?:number|no\.?) \d+|two doors (?:up|down))
`;
/** "My sister", "the fella across the street", "Granny", "next door" */
export const THEY = lines`
  (?:(?:my|our|his|her) (?:late |older? |little |big |best |next[- ]door )*(?:${RELATIVES}|${OTHERS})|(?:the|a|some|every) (?:late |old |next[- ]door )?${OTHERS}
    |${BY_NAME}|next[- ]door|the (?:\p{L}+ )?(?:fella|fellow|bloke|guy|lad|lady|man|woman|people|family|couple|house|place|block|building|flats|one|lot|ones) ${ACROSS})
`;
export const HOUSEHOLD =
  '(?:my |the )?(?:husband|wife|partner|missus|hubby|himself|herself|fianc[eé]e?|boys|kids|other half)';
export const LEAD = lines`
  ^\W*(?:(?:and|but|so|because|since|as|although|though|plus|also|oh|well|now|then|only|actually|funny story|every (?:year|spring|winter|summer)|long story short|last year
    |back then)\b[, ]*)*
`;
