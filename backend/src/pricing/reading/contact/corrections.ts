import { isWithinOneEdit, pattern } from '../../language/index.js';

/** Says that what was written before is not right. */
export const CORRECTED = pattern('i')`
  \b(?:actually|sorry|correction|i mean(?:t)?|no wait|rather|instead|scratch that|o+ps\w*|wh?oops\w*|typos?
    |mistyped|misspell?ed|wrong|my bad|should (?:be|say|read)|make that)\b
`;
/** What follows is what was wrong: "gmail.com, not gmial.com". */
export const NOT_THIS = /\b(?:not|instead of|rather than) (?:["'(]|at )?$/i;

/** Most private addresses are with these; their names are long enough for a slip to be told from another name. */
const PROVIDERS = ['gmail', 'yahoo', 'hotmail', 'outlook', 'icloud', 'comcast'];
/** Other providers, a letter away. */
const NAMESAKES = new Set(['mail', 'email', 'ymail']);
/** No address ends so. */
const NO_ENDING = /^(?:c[oi0]n|cmo|ocm|comm|vom|xom|cim|cpm|coom|con\.au)$/i;
/** Countries, where hardly any of the large providers' addresses end. */
const RARE_ENDING = /^(?:co|cm|om|cim)$/i;

/**
 * The address that somebody most likely meant, where its end looks mistyped: "ana@gmail.com" for "ana@gmial.con". Null for one that may
 * well be right, and for one that is none.
 */
export function meantEmail(email: string): string | null {
  const [, local = '', name = '', ending = ''] = /^([^@]+)@([^@.]+)\.([^@]+)$/.exec(email) ?? [];
  const lower = name.toLowerCase();
  const provider = NAMESAKES.has(lower)
    ? undefined
    : PROVIDERS.find((one) => one === lower || isWithinOneEdit(lower, one));
  const host = provider ?? name;
  const isMistyped = NO_ENDING.test(ending) || (provider !== undefined && RARE_ENDING.test(ending));
  const meant = `${local}@${host}.${isMistyped ? 'com' : ending}`;
  return local === '' || meant.toLowerCase() === email.toLowerCase() ? null : meant;
}

const ENDING = String.raw`(?:com|net|org|edu|us|ca|co\.uk|com\.au|co\.nz)`;
const HOST = pattern('giu')`
  (?<![\p{L}\p{N}@._+-])@?
    ((?:[\p{L}\p{N}][\p{L}\p{N}-]{0,40}\.){1,3}\p{L}{2,12}|gmail|yahoo|hotmail|outlook|icloud)
    (?![\p{L}\p{N}@]|\.\p{L})
`;
const ENDING_ALONE = new RegExp(String.raw`(?<![\p{L}\p{N}.])\.(${ENDING})(?![\p{L}\p{N}.@])`, 'giu');
const SPOKEN_DOT = new RegExp(String.raw`\s?\bdot (?=(?:con|${ENDING})\b)`, 'gi');
/** "It's gmail.com", "I meant gmail" */
const IT_IS = pattern('iu')`
  (?:^\W*(?:\p{L}+\W+)?
    |\b(?:should (?:be|say|read|have been|end in|end with)|meant|it'?s|it is|that'?s|make (?:it|that)|is|at) (?:actually |really |supposed to be )?
      (?:at )?)$
`;

/**
 * An address whose end a later message corrects ("sorry, it's gmail.com, not gmial.con", ".com not .con"); null when it
 * corrects none: "I found you on yelp.com".
 */
export function correctedEmail(clean: string, known: string): string | null {
  const text = clean.replace(SPOKEN_DOT, '.');
  const at = known.lastIndexOf('@');
  const [local, host] = [known.slice(0, at), known.slice(at + 1).toLowerCase()];
  const said = [...text.matchAll(HOST)].map(({ 1: name = '', index, 0: whole }) => ({
    ...{ host: name.includes('.') ? name.toLowerCase() : `${name.toLowerCase()}.com` },
    isBare: !name.includes('.'),
    ...{ before: text.slice(0, index), after: text.slice(index + whole.length) },
  }));
  // "It's gmail.com" corrects, "I found you at yahoo.com" and "great, Yahoo!" tell of something else
  const isCorrecting =
    CORRECTED.test(text) || /^\W*(?:it'?s|it is|that'?s|i meant|meant|make it|make that)\b|\bnot\b/i.test(text);
  const isTakenBack = said.some((one) => NOT_THIS.test(one.before) && isLike(one.host, host));
  const meant = said.find((one) => {
    if (one.host === host || NOT_THIS.test(one.before)) return false;
    if (isTakenBack) return true;
    const isAlone = /^\W*$/.test(one.before + one.after) && isNear(one.host, host);
    const isToBe = (isCorrecting || isAlone) && IT_IS.test(one.before) && isLast(one.after);
    const isOther = nameOf(one.host) !== nameOf(host);
    if (isCorrecting && isOther && !one.isBare && isWithinOneEdit(nameOf(one.host), nameOf(host))) return true;
    return isToBe && (isProvider(one.host) || isNear(one.host, host));
  });
  if (meant) return `${local}@${meant.host}`;
  const ends = [...text.matchAll(ENDING_ALONE)].find(({ index }) => !NOT_THIS.test(text.slice(0, index)));
  const isMeant = ends !== undefined && (IT_IS.test(text.slice(0, ends.index)) || /\bnot \./.test(text));
  const ending = isMeant ? (ends[1] ?? '').toLowerCase() : '';
  return ending === '' || host.endsWith(`.${ending}`) ? null : `${local}@${host.split('.')[0] ?? ''}.${ending}`;
}

const nameOf = (host: string): string => host.split('.')[0] ?? '';
const isProvider = (host: string): boolean => PROVIDERS.includes(nameOf(host));
const isLast = (after: string): boolean => /^\W*(?:$|not\b|sorry\b|instead\b|of course\b|pls\b|please\b)/i.test(after);
const isLike = (host: string, known: string): boolean => host === known || isNear(host, known);
/** Another ending of the same name, or a slip of it. */
const isNear = (host: string, known: string): boolean =>
  nameOf(host) === nameOf(known) || isWithinOneEdit(nameOf(host), nameOf(known));

const ENDS_IN = pattern('i')`
  (?<!\b(?:serial|model|order|part|account|reference|unit|tank|policy|invoice|house|lot) )\b(?:(?:it|number|phone
    |mine) (?:should |really )?ends? (?:in|with)|last (?:two|three|four|[234])(?: digits| numbers)? (?:is|are|should be
    |were meant to be))\s
    (\d{2,4})(?!\d)
`;

/** "It ends in 0192, not 0129": the known number with its last digits put right; null where a message says none, or no others. */
export function correctedPhone(text: string, known: string): string | null {
  const [, end = ''] = ENDS_IN.exec(text) ?? [];
  if (end === '' || !/\d{4}\D*$/.test(known)) return null;
  const left = [...end];
  const turned = [...known].reverse().map((letter) => (/\d/.test(letter) ? (left.pop() ?? letter) : letter));
  const corrected = turned.reverse().join('');
  return corrected === known ? null : corrected;
}
