import { wordTable, pattern, textBefore } from '../../language/index.js';
import {
  isSupportedCountry,
  parsePhoneNumberFromString,
  validatePhoneNumberLength,
  type CountryCode,
} from 'libphonenumber-js';
import { CORRECTED, NOT_THIS } from './corrections.js';

const CANDIDATE =
  /(?<![\p{L}\d#$€£@_.-])(?<![^\p{L}\s]\/|\.\p{L}{1,12}\/|^\/)(?:\+ ?|00)?[\d(](?:[\d ()·-]|\.(?! )){4,24}\d/gu;
/** Numbers after these words name a thing, not a telephone. */
const LABELLED = pattern('i')`
  (?:#[a-z]{0,6}
    |\b(?:parcels?|permit|lot|case|licen[cs]e|lic|invoice|order|ref|reference|account|acct|policy|claim|session
      |id|ul|serial|model|map|zip|code|unit|suite|apt|tracking|budget|price|cost|spend|paid|pay)
      (?: (?:is|of|was|about|around))?(?: (?:no|number|#|id))?)\W{0,4}$
`;
const PHONE_WORD = pattern('i')`
  \b(?:phone|telephone|tel|call|text|txt|sms|cell|mobile|mob|ring|whatsapp|reach|number|fax|contact|ph|dial|poc
    |tel[eé]fono|celular|n[uú]mero)\b
`;
const UNIT_NEXT = pattern('i')`
  ^ ?-?(?:sq|sf|ft|feet|foot|square|m2|m²|metre|meter|mm|cm|inch|in\b|"|'|lbs|kg|gal|kw|btu|hours?|years?|miles?
    |km|%|usd|dollars?)
`;
/** "07700 900117 is the old number" */
const OUT_OF_USE = pattern('i')`
  ^,? (?:is|was) (?:the |my |an? )?(?:old|wrong|former|previous)(?: (?:number|one|phone|cell|mobile))?(?=\s*(?:[.,;!?]|$|and\b))
  |^,? is out of (?:date|order|use)\b|^ (?:doesn't work|no longer works)
`;
/** "540-555-0120 is my husband's": theirs only where no number of one's own is given. */
const OF_ANOTHER = pattern('i')`
  ^,? (?:is|that'?s|belongs to) (?:my|our|the) (?:husband|wife|partner|boyfriend|girlfriend|mom|mum|dad|mother|father
    |son|daughter|brother|sister|roommate|flatmate|neighbou?r|landlord|tenant|boss|friend)(?:'?s)?\b
`;
const OWN = /\bmine(?:'s| is|:)? ?$/i;
const DATE = /^(?:\d{1,2}[ .-]\d{1,2}[ .-](?:19|20)?\d{2}|(?:19|20)\d{2}[ .-]\d{1,2}[ .-]\d{1,2})$/;
const NORTH_AMERICA = new Set(['US', 'CA', 'PR', 'JM', 'TT', 'BS', 'BB', 'DO', 'GU', 'VI']);
/** Where a number that does not fit the business's country may come from. */
const ELSEWHERE: CountryCode[] = ['US', 'AU', 'GB', 'NZ', 'IE', 'ZA', 'IN', 'MX', 'DE', 'FR', 'ES', 'IT', 'NL'];
/** "555-123-4567": written like a telephone number, and no other thing is, even where nobody can have it. */
const AMERICAN = /^(?:\+?1[ .-])?(?:\(\d{3}\) ?|\d{3}([.-]))\d{3}(?:\1|[.-])\d{4}$/;
const LOCAL = /^\d{3}[ .-]\d{4}$|^\d{4}[ .-]\d{4}$/;
/** "9876 5432": in Australia nobody dials the area code next door. Years and round sums are no numbers. */
const AUSTRALIAN = /^(?!(?:19|20)\d\d (?:19|20)\d\d|\d+00 \d+00)[2-9]\d{3} \d{4}$/;

const DIGITS = wordTable<string>({
  zero: '0', oh: '0', o: '0', nought: '0', one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9',
}); // prettier-ignore
const REPEATS = wordTable<number>({ double: 2, triple: 3, treble: 3 });

interface PhoneContext {
  /** ISO 3166 code of the business's country. */
  country: string;
  /** The visitor was just asked for a number. */
  asked?: boolean;
}

/**
 * The telephone number in a cleaned text, as typed; spelled digits ("five five five, oh one two eight") come back in the national form.
 * Numbers of parcels, prices, sizes and dates are none. A local number without its area code counts only where telephones are spoken of.
 */
export function readPhone(text: string, { country, asked = false }: PhoneContext): string | null {
  const home = homeOf(country);
  const clean = inOneRow(text);
  let best: { phone: string; weight: number; end: number } | null = null;
  for (const match of clean.matchAll(CANDIDATE)) {
    const before = textBefore(clean, match.index, 30);
    const end = match.index + match[0].length;
    const after = clean.slice(end);
    if (LABELLED.test(before) || NOT_THIS.test(before) || OUT_OF_USE.test(after) || UNIT_NEXT.test(after.slice(0, 12)))
      continue;
    const isSpokenOf = PHONE_WORD.test(before);
    const phone = bestRun(match[0], home, asked || isSpokenOf);
    // A number in groups is more likely a telephone than a bare run of digits, which may be any code.
    // "555-0142, sorry, 303-555-0142": the whole number is meant.
    const isWhole = phone !== null && fits(phone, home);
    const whose = OWN.test(before) ? 2 : OF_ANOTHER.test(after) ? -4 : 0;
    const weight = (isSpokenOf ? 2 : 0) + (phone && /\D/.test(phone) ? 1 : 0) + (isWhole ? 1 : 0) + whose;
    // "503-555-0142, oops, 503-555-0124"
    const isCorrection =
      best !== null && CORRECTED.test(clean.slice(best.end, match.index)) && weight >= best.weight - 2;
    if (phone && (isCorrection || weight > (best?.weight ?? Number.NEGATIVE_INFINITY))) best = { phone, weight, end };
  }
  // "nine one nine 555 0180": the digits alone are a local number, the words belong to it.
  const isLocal = best !== null && best.phone.replace(/\D/g, '').length < 9;
  return best === null || isLocal ? (spelledPhone(clean, home) ?? best?.phone ?? null) : best.phone;
}

/** "615/555/0147", "area code 404, then 555 0166", "555 0166, area code 404": a number as most write it. */
const inOneRow = (text: string): string =>
  text
    .replace(/(?<![\d/])(\d{3})\/(\d{3})[/-](\d{4})(?![\d/])/g, '$1-$2-$3')
    .replace(AREA_CODE_FIRST, '$1-$2-$3')
    .replace(AREA_CODE_LAST, '$3-$1-$2');
const AREA_CODE_FIRST =
  /(?:\barea code(?: is|:)? ?(?=\d{3}\b)|(?<!\d)(?=\d{3},? (?:and )?then ))(\d{3}),?(?: and)?(?: then)? (\d{3})[ .-]?(\d{4})(?!\d)/gi;
const AREA_CODE_LAST = /(?<!\d)(\d{3})[ .-]?(\d{4}),? (?:with )?(?:the )?area code(?: is|:)? ?(\d{3})(?!\d)/gi;

const homeOf = (country: string): CountryCode => (isSupportedCountry(country) ? country : 'US');

/** What stands in a field for telephone numbers, with 7 to 15 digits, of whatever country: sizes and dates are not typed there. */
export function phoneTyped(typed: string, country: string): string | null {
  const [number = ''] = /\+?\(?\d[\d\s()./·-]*\d/.exec(typed) ?? [];
  return /^\d{7,15}$/.test(number.replace(/\D/g, '')) && !isCutShort(number, homeOf(country)) ? number : null;
}

/**
 * "937 555 018" for a business in the US: too short for every number there, too long for one without its area code. It may
 * be whole in another country, but whoever calls it from here reaches nobody; numbers from abroad begin with "+" or "0".
 */
const isCutShort = (run: string, home: CountryCode): boolean =>
  /^\(?[1-9]/.test(run) &&
  run.replace(/\D/g, '').length > 7 &&
  !LOCAL.test(run) &&
  validatePhoneNumberLength(run, home) === 'TOO_SHORT';

/** "9 1 8 5 5 5 0 1 0 4", and a country's code before it. */
const MOST_GROUPS = 13;

/**
 * Neighbouring numbers may have been caught too ("615-555-0103 2 rooms"): the longest run of groups that is a number of the business's country
 * wins, then one from elsewhere.
 */
function bestRun(candidate: string, home: CountryCode, isSpokenOf: boolean): string | null {
  const groups = [...candidate.matchAll(/\+? ?\(?\d+\)?/g)].slice(0, MOST_GROUPS);
  const runs: string[] = [];
  for (let size = groups.length; size > 0; size -= 1) {
    for (let start = 0; start + size <= groups.length; start += 1) {
      const [first, last] = [groups[start], groups[start + size - 1]];
      if (first && last) runs.push(candidate.slice(first.index, last.index + last[0].length).trim());
    }
  }
  const likely = runs.filter((run) => hasShape(run));
  const found =
    likely.find((run) => isDialledAbroad(run)) ??
    likely.find((run) => fits(run, home)) ??
    likely.find((run) => NORTH_AMERICA.has(home) && AMERICAN.test(run)) ??
    likely.find((run) => (!isCutShort(run, home) && isElsewhere(run, isSpokenOf)) || isLocal(run, home, isSpokenOf));
  return found?.endsWith(')') && !found.includes('(') ? found.slice(0, -1) : (found ?? null);
}

/** "0044 7700 900601": of which the beginning may look like a local number. */
const isDialledAbroad = (run: string): boolean =>
  /^00[1-9]/.test(run) && parsePhoneNumberFromString(run.replace('00', '+'))?.isPossible() === true;

function hasShape(run: string): boolean {
  const digits = run.replace(/\D/g, '');
  return !DATE.test(run) && digits.length >= 7 && digits.length <= 15 && !/^(\d)\1+$/.test(digits);
}

const isLocal = (run: string, home: CountryCode, isSpokenOf: boolean): boolean =>
  home === 'AU' && (AUSTRALIAN.test(run) || (isSpokenOf && /^[2-9]\d{7}$/.test(run)));

function isElsewhere(run: string, isSpokenOf: boolean): boolean {
  const digits = run.replace(/\D/g, '');
  const isAbroad = isSpokenOf || (digits.startsWith('0') && digits.length > 8 && /\d[ .()-]\d/.test(run));
  if (isAbroad && ELSEWHERE.some((country) => fits(run, country, true))) return true;
  // What is given for a telephone number is kept as it was typed, even where no such number exists.
  const isGiven = (digits.length >= 9 && run.startsWith('+')) || (digits.length >= 10 && digits.length <= 13);
  return isSpokenOf && (LOCAL.test(run) || isGiven);
}

function fits(run: string, country: CountryCode, strictly = false): boolean {
  const phone = parsePhoneNumberFromString(run, { defaultCountry: country, extract: false });
  if (!phone?.isPossible() || (strictly && !phone.isValid())) return false;
  if (phone.countryCallingCode === '1') return /^[2-9]\d\d[2-9]\d{6}$/.test(phone.nationalNumber);
  // In most countries a national number begins with 0; a bare run of digits may be anything.
  return run.startsWith('+') || run.startsWith('0') || phone.isValid();
}

function spelledPhone(clean: string, home: CountryCode): string | null {
  let digits = '';
  let words = 0;
  let repeat = 1;
  const tokens = clean.toLowerCase().match(/\p{L}+|\d+|[^\s\p{L}\d]/gu) ?? [];
  for (const token of [...tokens, 'end']) {
    const spelled = DIGITS[token];
    if (spelled !== undefined) {
      digits += spelled.repeat(repeat);
      words += 1;
      repeat = 1;
    } else if (REPEATS[token] !== undefined) repeat = REPEATS[token];
    else if (/^\d+$/.test(token)) digits += token;
    else if (!/^[,.()-]$/.test(token) && token !== 'and') {
      const enough = words >= 4 ? 7 : 10;
      const phone = words >= 3 && digits.length >= enough && digits.length <= 13 ? spoken(digits, home) : null;
      if (phone) return phone;
      [digits, words, repeat] = ['', 0, 1];
    }
  }
  return null;
}

function spoken(digits: string, home: CountryCode): string | null {
  if (digits.length === 7 && NORTH_AMERICA.has(home)) return `${digits.slice(0, 3)}-${digits.slice(3)}`;
  const country = fits(digits, home)
    ? home
    : ELSEWHERE.find((other) => digits.startsWith('0') && fits(digits, other, true));
  return country ? (parsePhoneNumberFromString(digits, country)?.formatNational() ?? null) : null;
}
