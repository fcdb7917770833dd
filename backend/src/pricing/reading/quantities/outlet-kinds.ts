import { numberAt, textAt, textOf, type Token } from '../../language/index.js';
import type { Found } from './found.js';

/** A plug's kind, as electricians write it: "14-50", "6-50", "L14-30". */
const KINDS = new Set('6-30 6-50 10-30 10-50 14-20 14-30 14-50 14-60 21-20 21-30'.split(' '));
/** Of these somebody may want so many: "5-20 outlets". One outlet is of that kind. */
const MAY_COUNT = new Set('5-15 5-20 5-30 6-15 6-20'.split(' '));
const OUTLET = /^(?:(?:ev|rv|dryer|range|car|welder|240v?|volt|amp|\d+) )*(outlet|receptacle|plug|socket)(s?)\b/;

/** "A 14-50 outlet", "two NEMA 6-50 plugs": one and two of that kind, and not 14 to 50. Null where no plug's kind is told. */
export function outletOfKind(tokens: Token[], at: number): Found | null {
  const count = kindEnd(tokens, at) === null ? numberAt(tokens, at) : null;
  const end = kindEnd(tokens, count?.end ?? at);
  if (end === null) return null;
  const [said, , s] = OUTLET.exec(textOf(tokens.slice(end, end + 4))) ?? [];
  const isNamed = textAt(tokens, end - 4) === 'nema' || textAt(tokens, end - 5) === 'nema';
  const kind = textOf(tokens.slice(end - 3, end)).replaceAll(' ', '');
  if (!isNamed && (said === undefined || (MAY_COUNT.has(kind) && s === 's'))) return null;
  const words = said === undefined ? 0 : said.split(' ').length;
  return { quantity: count?.value ?? 1, unit: 'outlet', of: null, start: at, end: end + words };
}

/** The token after a plug's kind that begins here: "14-50", "L14-30", "NEMA 14-50". */
function kindEnd(tokens: Token[], at: number): number | null {
  const named = textAt(tokens, at) === 'nema' ? at + 1 : at;
  const from = textAt(tokens, named) === 'l' ? named + 1 : named;
  const [poles, dash, amps] = [tokens[from], tokens[from + 1], tokens[from + 2]];
  const isOne = dash?.text === '-' && !dash.spaced && amps?.kind === 'number' && !amps.spaced;
  if (poles?.kind !== 'number' || !isOne) return null;
  const kind = `${poles.text}-${amps.text}`;
  return KINDS.has(kind) || MAY_COUNT.has(kind) ? from + 3 : null;
}
