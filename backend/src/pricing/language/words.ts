import { isWithinOneEdit } from './edit-distance.js';
import { cleanText, tokenize } from './tokens.js';
import { wordTable } from './word-table.js';
import { wordValue } from './numbers.js';

/** Words of grammar: they tell no two texts apart. */
const STOP = new Set(
  `a an the of for on in or and to at as if is are was were be been being am it its it's this that these those there
  here any all every each per by with from into when where while which who whom whose how what we our ours us you your
  yours they their them i i'm i'd i've me my mine he she his her do does did done doing get gets got getting have has
  had having need needs needed want wants wanted would will shall should could can may might must also just only then
  so than too very really about some put puts putting proper properly please hi hello hey thanks thank up off out like looking look ups offs outs ons
  ins`.split(/\s+/),
);

/** One spelling for words that mean the same to a trade. */
// prettier-ignore
const SPELLINGS = wordTable<string>({
  inside: 'interior', internal: 'interior', indoor: 'interior', indoors: 'interior', internally: 'interior',
  outside: 'exterior', external: 'exterior', outdoor: 'exterior', outdoors: 'exterior', externally: 'exterior',
  colour: 'color', colours: 'color', coloured: 'color', grey: 'gray', neighbour: 'neighbor', labour: 'labor', aluminium: 'aluminum',
  storeys: 'storey', story: 'storey', stories: 'storey', storied: 'storey', metre: 'meter', metres: 'meter', mould: 'mold', mouldy: 'mold',
  moldy: 'mold', plough: 'plow', instal: 'install', tyre: 'tire', kerb: 'curb', paver: 'pave', centre: 'center', moulding: 'molding', mouldings: 'molding', cheque: 'check', froze: 'freez', frozen: 'freez', broke: 'break', broken: 'break', fell: 'fall', fallen: 'fall', tore: 'tear', torn: 'tear', swept: 'sweep', dug: 'dig', hung: 'hang', blown: 'blow', blew: 'blow', laid: 'lay',
  fertilizer: 'fertiliz', fertiliser: 'fertiliz', fertilis: 'fertiliz', installat: 'install', restorat: 'restor', alterat: 'alter', shelv: 'shelf', roov: 'roof', fridge: 'refrigerator', rad: 'radiator', rads: 'radiator', fridges: 'refrigerator', tvs: 'tv', telly: 'tv', tellys: 'tv', tellies: 'tv', television: 'tv', televisions: 'tv', programme: 'program', mown: 'mow', sofa: 'couch', sofas: 'couch', settee: 'couch', settees: 'couch', chesterfield: 'couch', chesterfields: 'couch', sulphur: 'sulfur', bathrm: 'bathroom', bdrm: 'bedroom', appt: 'apartment', apt: 'apartment',
});

/** "Tiling" and "retiled" are of tiles: short words keep an e, which others lose to be one with theirs in -ing. */
const SILENT_E = /^(?:re)?(?:pip|wir|til|pav|mov|tun|glu|rak|edg)$/;

/** Reduces a word to what its forms share ("windows", "window" · "painting", "painted"); spelling variants become one. */
export function stem(word: string): string {
  const known = SPELLINGS[word];
  let w = known ?? word;
  if (!/^[a-z']+$/.test(w) || w.length < 4) return w;
  w = w.replace(/'s?$/, '');
  if (w.endsWith('ies') && w.length > 4) w = `${w.slice(0, -3)}y`;
  else if (/(ss|x|ch|sh|z)es$/.test(w)) w = w.slice(0, -2);
  else if (w.endsWith('s') && !/(ss|us|is)$/.test(w)) w = w.slice(0, -1);
  if (/i[sz]ation$/.test(w)) w = `${w.slice(0, -7)}iz`;
  else if (w.endsWith('ation') && w.length > 7) w = w.slice(0, -3);
  if (w.endsWith('ing') && w.length > 5) w = w.slice(0, -3);
  else if (w.endsWith('ed') && !w.endsWith('eed') && w.length > 4) w = w.slice(0, -2);
  if (/([bdgmnprt])\1$/.test(w) && w.length > 4) w = w.slice(0, -1);
  if (w.endsWith('e') && w.length > 4) w = w.slice(0, -1);
  if (w.endsWith('y') && w.length > 4) w = `${w.slice(0, -1)}i`;
  return SPELLINGS[w] ?? w.replace(SILENT_E, '$&e');
}

/** Whether a lower-case word carries no meaning of its own ("the", "with"). */
export const isStopWord = (word: string): boolean => STOP.has(word);

/** The stems of the words that carry meaning, in order; numbers in words become digits. */
export function contentWords(text: string): string[] {
  return tokenize(cleanText(text))
    .filter((token) => token.kind !== 'sign' && !STOP.has(token.text))
    .map((token) => {
      const value = token.kind === 'number' ? token.value : wordValue(token.text);
      return value === null ? stem(token.text) : String(value);
    });
}

/** The same word but for one typing slip (a letter more, less, other, or two swapped), in words of six letters or more. */
export function nearlySame(a: string, b: string): boolean {
  if (a === b) return true;
  if (Math.min(a.length, b.length) < 6 || Math.abs(a.length - b.length) > 1) return false;
  return isWithinOneEdit(a, b) && /^[a-z]+$/.test(a + b);
}
