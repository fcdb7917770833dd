import { pattern } from '../../language/index.js';
import { CORRECTED, NOT_THIS } from './corrections.js';

const LOCAL = String.raw`[\p{L}\p{N}][\p{L}\p{N}._%+'&-]{0,63}`;
const LABEL = String.raw`[\p{L}\p{N}](?:[\p{L}\p{N}-]{0,62})`;
const WRITTEN = new RegExp(
  String.raw`(${LOCAL}) ?@ ?(${LABEL}(?:\.${LABEL}){0,5})(?: ?[.,] ?(com|net|org|edu|co\.uk|com\.au|co\.nz)\b)?`,
  'giu',
);
const JOINT = String.raw` {1,3}(?:dot|point|punto|underscore|under score|dash|hyphen|minus) {1,3}`;
const DOT = String.raw` {0,3}(?:\.| (?:dot|point|punto) ) {0,3}`;
const SPELLED = pattern('giu')`
  ([\p{L}\p{N}._+-]{1,64}(?:${JOINT}[\p{L}\p{N}._+-]{1,30}){0,5}) {1,3}(?:at(?: (?:symbol|sign))?|arroba) {1,3}
    (${LABEL}(?:${DOT}${LABEL}){1,4})
`;
/** "nora at gmail": everyone leaves the ending out. */
const HOSTED = pattern('giu')`
  (?<![\p{L}\p{N}._+-])([\p{L}\p{N}._+-]{2,64}) {0,2}(?:at|@) {0,2}(gmail|yahoo|hotmail|outlook|icloud|aol)\b
    (?! ?[.,]\p{L}| dot)
`;
const BRACKETED_AT = / {0,3}[[({<] {0,3}(?:at|@|arroba) {0,3}[\])}>] {0,3}/giu;
const BRACKETED_DOT = / {0,3}[[({<] {0,3}(?:dot|\.|punto) {0,3}[\])}>] {0,3}/giu;
/** "g r e g at example dot com" */
const LETTER_BY_LETTER = /(?<!\p{L})(?:\p{L} ){2,30}\p{L}(?= (?:at|@|dot|arroba) )/giu;
/** "tjm all one word at example dot net", "ann.lee, all lower case, at gmail.com": how it is written, and no part of it. */
const HOW_WRITTEN = pattern('giu')`
  ,? (?:\(? ?(?:all )?(?:one word|(?:in )?lower ?case|(?:in )?small letters|no spaces?|together) ?\)?,? )+(?=(?:at|@|arroba)\b|@)
`;
/** Endings trusted where the address is spelled out: in "I am at work dot later" nothing is an address. */
const ENDINGS = new Set(
  'com net org edu gov mil int io co uk us ca au nz ie in za de fr es it nl be ch at se no dk fi pl pt br mx ar cl jp cn kr sg hk biz info me app dev pro name online email xyz'.split(
    ' ',
  ),
);
/** Before "at", these words are speech, not the first half of an address. */
const SPEECH = new Set(
  'me us him her them it is am are be reach email mail e-mail contact call write look looking available home here there work message located house job online best or and address'.split(
    ' ',
  ),
);
const MAIL_HOSTS = pattern('i')`
  ^(?:gmail|googlemail|yahoo|hotmail|outlook|live|icloud|me|aol|proton|protonmail|msn|comcast|gmx|mail|bigpond
    |example)\.
`;
/** "It's @gmail.com" is the end of an address. */
const END_ONLY = pattern('giu')`
  (?<![\p{L}\p{N}._%+'&-])(?:it'?s|is|be|meant|the|say|said|with|put|use|to|not|sorry|actually|and) @ ?
    (?=[\p{L}\p{N}])
`;

/** A text with veiled and spelled addresses as they are: "john(at)gmail[dot]com", "walt dot grabowski at example dot com". */
export const unveiled = (text: string): string =>
  unspelled(
    text
      .replace(HOW_WRITTEN, ' ')
      .replace(BRACKETED_AT, '@')
      .replace(BRACKETED_DOT, '.')
      .replace(LETTER_BY_LETTER, (letters) => letters.replaceAll(' ', '')),
  );

/**
 * The e-mail address in a cleaned text (see cleanText): written plainly ("nora@example.com."), veiled or spelled (see unveiled). Of several
 * the first counts, or the last after a correction. Null when there is none.
 */
export function readEmail(clean: string): string | null {
  const text = unveiled(clean).replace(END_ONLY, (words) => words.replace('@', ''));
  const isMeant = ({ index }: RegExpExecArray): boolean => !NOT_THIS.test(text.slice(0, index));
  const written = [...text.matchAll(WRITTEN)]
    .filter(isMeant)
    .map(([, local, domain, ending]) =>
      address(local ?? '', ending && !/\.\p{L}{2,}$/u.test(domain ?? '') ? `${domain}.${ending}` : (domain ?? '')),
    );
  const hosted = [...text.matchAll(HOSTED)].flatMap(([, local = '', host = '']) =>
    SPEECH.has(local.toLowerCase()) ? [] : [address(local, `${host.toLowerCase()}.com`)],
  );
  const found = [...written, ...hosted].filter((email) => email !== null);
  return (CORRECTED.test(text) ? found.at(-1) : found[0]) ?? null;
}

function unspelled(text: string): string {
  let rest = '';
  let done = 0;
  const spelled = new RegExp(SPELLED);
  for (let match = spelled.exec(text); match; match = spelled.exec(text)) {
    const [whole, local = '', domain = ''] = match;
    const host = joined(domain);
    const plain = !/ (?:dot|point|punto) /i.test(domain);
    const isSpeech = SPEECH.has(local.toLowerCase());
    const isTrusted = ENDINGS.has(host.split('.').at(-1)?.toLowerCase() ?? '') && (!plain || MAIL_HOSTS.test(host));
    const found = isSpeech || !isTrusted ? null : address(joined(local), host);
    if (found === null) {
      spelled.lastIndex = match.index + Math.max(1, Math.min(local.length, whole.length));
      continue;
    }
    rest += text.slice(done, match.index) + found;
    done = spelled.lastIndex;
  }
  return rest + text.slice(done);
}

function joined(spelled: string): string {
  return spelled
    .replace(/ +(?:dot|point|punto) +/gi, '.')
    .replace(/ +(?:underscore|under score) +/gi, '_')
    .replace(/ +(?:dash|hyphen|minus) +/gi, '-')
    .replaceAll(' ', '');
}

function address(local: string, domain: string): string | null {
  const name = local.replace(/^['.-]+|['.-]+$/g, '');
  let host = domain.replace(/[.-]+$/, '');
  // "nora@example.com.Thanks": the next sentence, not a part of the address.
  const labels = host.split('.');
  const last = labels.at(-1) ?? '';
  if (labels.length > 2 && /^\p{Lu}\p{Ll}+$/u.test(last) && ENDINGS.has(labels.at(-2) ?? ''))
    host = labels.slice(0, -1).join('.');
  if (!name || name.includes('..') || !/\.\p{L}{2,24}$/u.test(host) || name.length + host.length > 253) return null;
  return `${name}@${host}`;
}
