import { lines } from '../../language/index.js';

/** How towns, states and postal codes are written: sources of regular expressions. */
export const CITY = String.raw`\p{Lu}[\p{L}.'-]*\p{L}(?: \p{Lu}\p{Ll}[\p{L}'-]*){0,2}`;
export const STATES = lines`
  Alabama|Alaska|Arizona|Arkansas|California|Colorado|Connecticut|Delaware|Florida|Georgia|Hawaii|Idaho|Illinois
  |Indiana|Iowa|Kansas|Kentucky|Louisiana|Maine|Maryland|Massachusetts|Michigan|Minnesota|Mississippi|Missouri
  |Montana|Nebraska|Nevada|New Hampshire|New Jersey|New Mexico|New York|North Carolina|North Dakota|Ohio
  |Oklahoma|Oregon|Pennsylvania|Rhode Island|South Carolina|South Dakota|Tennessee|Texas|Utah|Vermont|Virginia
  |Washington|West Virginia|Wisconsin|Wyoming|Ontario|Queensland|Victoria|Tasmania
`;
export const STATE_CODES = lines`
  (?:A[KLRZ]|C[AOT]|D[CE]|FL|GA|HI|I[ADLN]|K[SY]|LA|M[ADEINOST]|N[CDEHJMVY]|O[HKR]|PA|RI|S[CD]|T[NX]|UT|V[AT]|W[AIVY]
  |AB|BC|ON|NSW|VIC|QLD|TAS)
`;
export const REGION = String.raw`(?:,? (?:[A-Z]{2,3}\b|${STATES}))?`;
export const POSTCODE = lines`
  (?:\d{5}(?:-\d{4})?|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|[A-Z]\d[A-Z] ?\d[A-Z]\d
    |(?:NSW|VIC|QLD|WA|SA|TAS|ACT|NT) \d{4})\b
`;
