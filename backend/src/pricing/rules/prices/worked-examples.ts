import { numberAt, textAt, textOf, type Token } from '../../language/index.js';
import { wordSet } from '../text/lexicon.js';
import { pricesIn } from './prices.js';

const SAYS_SO = /^(?:for (?:example|instance)|example|eg|e g)\b/;
const RESULT_OF =
  /^(?:that's|thats|meaning|making|becomes|equals|(?:works|comes|which) (?:out|to|makes|means|is))(?: |$)/;
/** "A $150 call": a price by its name, as against "a $10,000 roof becomes …". */
const CHARGES = wordSet(
  `off call fee surcharge charge discount minimum trip flat service callout travel booking per extra disposal delivery
  setup set`,
);
const BECOMES = wordSet(`becomes comes costs works would is are goes ends turns pays = becoming`);

/** "For example …", "so a $10,000 roof comes to …": a whole sentence of it. */
export function isExampleSentence(tokens: Token[]): boolean {
  const text = textOf(tokens.slice(0, 3));
  // "So 30 miles out is $105."
  const isCase = /^so \d/.test(text) && becomesLater(tokens, 2) && tokens.some((token) => token.text === '$');
  return SAYS_SO.test(text) || /^(?:e g\b|so (?:an?|on|for)\b|so \$)/.test(text) || isCase;
}

/** Drops "so a $10,000 roof comes to $11,600", "e.g. …", "for example …", "that's $180 on a $1,200 job". */
export function withoutExample(tokens: Token[], alone: boolean): Token[] {
  const first = pricesIn(tokens, alone)[0]?.end ?? tokens.length;
  const start = tokens.findIndex((_, at) => startsExample(tokens, at) || (at >= first && startsResult(tokens, at)));
  return start < 0 ? tokens : trimOpening(tokens.slice(0, start));
}

/** At a place where it may also stand before the price: "on a $2,000 job add 10%". */
function startsExample(tokens: Token[], at: number): boolean {
  if (SAYS_SO.test(textOf(tokens.slice(at, at + 3)))) return true;
  const [here, next, third] = [textAt(tokens, at), textAt(tokens, at + 1), textAt(tokens, at + 2)];
  if (here === 'on') return /^(?:an?|your)$/.test(next) && /^[$£€]$/.test(third);
  return here === 'a' && next === '$' && !CHARGES.has(textAt(tokens, at + 3)) && becomesLater(tokens, at);
}

/** Behind a price: "so a …", "so three rooms are $1,200", "that's $180". */
function startsResult(tokens: Token[], at: number): boolean {
  const isSum = RESULT_OF.test(textOf(tokens.slice(at, at + 2)));
  const isCase = textAt(tokens, at) === 'so' && /^(?:an?|on|your|\$)$/.test(textAt(tokens, at + 1));
  const isCount = textAt(tokens, at) === 'so' && numberAt(tokens, at + 1) !== null;
  return ((isSum || isCase) && hasDigits(tokens, at)) || (isCount && becomesLater(tokens, at));
}

const hasDigits = (tokens: Token[], from: number): boolean => tokens.slice(from).some(({ kind }) => kind === 'number');

const becomesLater = (tokens: Token[], from: number): boolean =>
  tokens.slice(from).some(({ text }) => BECOMES.has(text));

function trimOpening(tokens: Token[]): Token[] {
  const last = tokens.at(-1)?.text ?? '';
  return ['(', ',', '-', '=', ':', ';', 'and'].includes(last) ? trimOpening(tokens.slice(0, -1)) : tokens;
}
