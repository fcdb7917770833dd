import { lines } from '../language/index.js';

/** How trades shorten their own words in a past job, where the letters stand for nothing else beside these. */
const WRITTEN_OUT: [short: RegExp, long: string][] = [
  // "WH swap 50 gal gas", "40 gal elec water htr"
  [/\bWHs?\b|\b(?:wtr|water) ?htrs?\b/g, 'water heater'],
  [/\bhtrs?\b/gi, 'heater'],
  [/\bHWS\b/g, 'hot water system'],
  [/\belec\b\.?(?! tape)/gi, 'electric'],
  // "3 ton HP changeout", and not "1/2 HP disposal"
  [/(?<!\d ?)\bHP\b(?! (?:printer|laptop))/g, 'heat pump'],
  [/\bAH\b/g, 'air handler'],
  [/\b(?:t-?stat)s?\b/gi, 'thermostat'],
  [/\bsvc\b/gi, 'service'],
  // "10 DH, vinyl, white"
  [/\bDHs?\b/g, 'double hung'],
  [/(?<=\b(?:broom|smooth|trowel|sand|salt|level \d|lvl \d) )fin\b/gi, 'finish'],
  [/\blvl\b/gi, 'level'],
  // "GP initial", "quarterly GP" of who treats pests
  [/\bGP(?= (?:initial|treatment|service|visit|quarterly|monthly|spray)\b)|(?<=\b(?:quarterly|monthly|bi-?monthly|annual|initial) )GP\b/g, 'general pest'], // prettier-ignore
  [/\bGPOs?\b/g, 'power point'],
  [/\bCP12s?\b/gi, 'gas safety certificate'],
  [/\bHSL\b/g, 'hall, stairs and landing'],
  [/\bD ?& ?R\b/g, 'detach and reset'],
  [/\bencap(?:'d|ped)?\b/gi, 'encapsulation'],
  // "Single 9x7 insul steel": a door
  [/\binsul\b\.?(?= (?:steel|alum\w*|vinyl|doors?|glass|panels?|single|double|dbl|garage)\b)/gi, 'insulated'],
  [/\binsul\b\.?/gi, 'insulation'],
  [/\bthru\b/gi, 'through'],
  [/\b(?:dwy|drvwy)\b/gi, 'driveway'],
  // "New drive 2000 sf", and not "belt drive", "a drive gate"
  [/(?<=\b(?:new|long|short|sf|ft|gravel|concrete|asphalt|brick|paver|front) )drive\b(?! (?:gate|time|belt|shaft|motor|in|to)\b)/gi, 'driveway'], // prettier-ignore
  [/\bconserv\b\.?/gi, 'conservatory'],
  // "4 bed det, ext every 4 wks"
  [/(?<=\bbed(?:room)? )det\b\.?/gi, 'detached'],
  [/\bext\b\.?(?! \d)/gi, 'exterior'],
  [/\bbsmt\b/gi, 'basement'],
  [/\bhdwd\b/gi, 'hardwood'],
  [/\b(?:mstr|mstr bdrm)\b/gi, 'master'],
  [/\bkit(?= (?:faucet|sink|tap|floor|cabinets?|backsplash)\b)/gi, 'kitchen'],
  [/\b(?:dbl)\b/gi, 'double'],
  [/\balum\b/gi, 'aluminum'],
];

const ANY = new RegExp(
  lines`
  \b(?:WHs?|htrs?|HWS|elec|HP|AH|t-?stat|svc|DHs?|fin|lvl|GPO?s?|CP12s?|HSL|D ?& ?R|encap|insul|thru|dwy|drvwy|bsmt
    |hdwd|mstr|kit|dbl|alum|drive|conserv|det|ext)\b
`,
  'i',
);

/** A past job's text with the trades' shorthand written out: customers ask for a water heater, and never for a "WH". */
export const writtenOut = (text: string): string =>
  ANY.test(text) ? WRITTEN_OUT.reduce((told, [short, long]) => told.replace(short, long), text) : text;
