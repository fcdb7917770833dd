import { isFirmWord, isNameWord, isPlaceWord, PARTICLES, TITLES } from './name-words.js';

const MOST_WORDS = 5;
/** After these, a name follows even when it is written in lower case. */
const LABELS = new RegExp(
  String.raw`(?:\b(?:my |full |the |first |contact )?names?(?: ?is|'s| ?:| ?=| -)|\b(?:my|full|first) name|^names?|\bpoc\b ?:?|\bcontact(?: person)? ?:|\battn\b\.? ?:?|\bme llamo|\bmi nombre es|\bje m'appelle|\bmon nom est|\bich hei(?:ß|ss)e|\bmein name ist|\bmi chiamo|\bmeu nome é|меня зовут|我叫|我是|اسمي|שמי)[ :]*(?:is )?`,
  'giu',
);
/** After these, only capitals make a name: "I'm flexible" is none. */
const OPENERS =
  /\b(?:i'm|i am|im|this is|it is|it's|its|that's|call me|ask for|soy|ich bin|je suis|here is|speaking with) +/giu;
const SIGN_OFF =
  /(?:\b(?:thanks|thank you|thx|cheers|regards|best wishes|best|sincerely|yours|signed|gracias|ta|love)\b[ ,!.]*|\n| - (?=\p{Lu}\S*(?: \p{Lu}\S*)?$))[ ]*(?:- ?|~ ?)?(?=\p{L})/giu;
const HERE =
  /(?:^|[.!?,\n] ?|\b(?:hi|hello|hey|there|morning|day)\b[ ,!]+)(\p{L}[\p{L}\p{M}'.-]*(?: \p{L}[\p{L}\p{M}'.-]*){0,3}) here\b/giu;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['-]\p{L}[\p{L}\p{M}]*)*\.?/gu;

interface Taken {
  name: string;
  end: number;
  words: number;
}

/**
 * The visitor's name in a cleaned text: after a label ("name: …", "POC …", "me llamo …"), an opener in capitals ("I'm Nora Whitfield"),
 * in a sign-off, or beside an e-mail address or telephone number. `asked` allows a bare answer ("nora whitfield").
 * Businesses, streets, refusals and orders to the assistant are no names.
 */
export function readName(clean: string, asked: boolean): string | null {
  const text = clean.replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, '');
  return (
    firstLast(text) ??
    after(text, LABELS, true) ??
    after(text, OPENERS, false) ??
    hereIn(text) ??
    (asked ? bareName(text) : null) ??
    signedIn(text) ??
    besideContact(text)
  );
}

function firstLast(text: string): string | null {
  const first = /\bfirst name(?: is| ?:)? +(\p{L}[\p{L}'-]*)/iu.exec(text)?.[1];
  const last = /\b(?:last name|surname|family name)(?: is| ?:)? +(\p{L}[\p{L}'-]*)/iu.exec(text)?.[1];
  return first && last && isNameWord(first) && isNameWord(last) ? `${first} ${last}` : null;
}

function after(text: string, pattern: RegExp, anyCase: boolean): string | null {
  for (const match of text.matchAll(pattern)) {
    const start = match.index + match[0].length;
    const taken = nameAt(text, start, anyCase);
    if (taken && (anyCase || !startsLikeSpeech(text, taken))) return taken.name;
  }
  return null;
}

/** "It's Looking Good": one capital word that ends like a verb, after an opener, is speech. */
function startsLikeSpeech(text: string, { name, words }: Taken): boolean {
  return (words === 1 && /(?:ing|ed|ly)$/i.test(name)) || isShouted(text);
}

/** In a text all in capitals, capitals mean nothing. */
function isShouted(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  const capitals = text.match(/\p{Lu}/gu) ?? [];
  return letters.length > 12 && capitals.length > letters.length * 0.8;
}

function hereIn(text: string): string | null {
  for (const match of text.matchAll(HERE)) {
    const said = match[1] ?? '';
    const taken = nameAt(said, 0, false);
    if (taken?.end === said.length) return taken.name;
  }
  return null;
}

function signedIn(text: string): string | null {
  for (const match of text.matchAll(SIGN_OFF)) {
    const taken = nameAt(text, match.index + match[0].length, false);
    const rest = taken ? text.slice(taken.end) : '';
    if (taken && taken.words <= 3 && !isShouted(text) && /^[\s.!,-]*(?:$|[\d(+]|\S+@)/u.test(rest)) return taken.name;
  }
  return null;
}

/** "Nora Whitfield, 541-555-0128": two or three capital words on their own before a number or an address. */
function besideContact(text: string): string | null {
  for (const match of text.matchAll(/(?:^|[.;:,\n|]) *(?=\p{Lu})/gu)) {
    const taken = nameAt(text, match.index + match[0].length, false);
    if (!taken || taken.words < 2 || taken.words > 3 || taken.name.split(' ').some(isPlaceWord)) continue;
    if (/^ *[,;:-]? *(?:\(?\+?\d{2,4}\)?[ .-]?\d{3}[ .-]|[\w.+-]+@)/u.test(text.slice(taken.end))) return taken.name;
  }
  return null;
}

function bareName(text: string): string | null {
  const parts = text
    .split(
      /[,;\n!?()]| - | and (?=(?:my|the|you|phone|number|e-?mail|call|it)\b)|\.(?=\s|$)(?<!\b(?:mr|mrs|ms|dr|st|\p{L})\.)/iu,
    )
    .map((part) => part.trim());
  const names = parts.map((part, index) => {
    const said = part.replace(
      /^(?:(?:yes|yeah|sure|ok(?:ay)?|of course|hi|hello|oh|well|um|and|it's|its|just|name|is|the)\b ?)+/iu,
      '',
    );
    const taken = said ? nameAt(said, 0, true) : null;
    if (!taken || taken.end < said.length || taken.name.split(' ').some(isPlaceWord)) return null;
    // A place beside a street address is a town: "Maple Grove, 88 Birch Court".
    const beside = index > 0 && /^\d+ \p{L}/u.test(parts[index - 1] ?? '');
    return beside && parts.length > 2 ? null : taken;
  });
  const whole = names.filter((taken) => taken !== null);
  const capital = whole.find(({ name, words }) => words > 1 && /^\p{Lu}|^[^\p{Ll}]/u.test(name));
  const alone =
    parts.filter(Boolean).length === 1 || whole.length === 1 ? whole[0] : whole.find(({ words }) => words > 1);
  return (capital ?? alone)?.name ?? null;
}

/** Reads a name that begins at an offset; null when what stands there is none. */
function nameAt(text: string, start: number, anyCase: boolean): Taken | null {
  const words: string[] = [];
  const pattern = new RegExp(WORD);
  let end = start;
  for (;;) {
    pattern.lastIndex = end;
    const match = pattern.exec(text);
    const gap = match ? text.slice(end, match.index) : '';
    if (!match || !(words.length === 0 ? /^ *$/ : /^ ?$|^ \(?"?$/).test(gap)) break;
    const word = match[0].replace(/\.$/, '');
    const isTitle = TITLES.has(word.toLowerCase()) && words.length === 0;
    const isInitial = /^\p{L}$/u.test(word) && /^\p{Lu}/u.test(word) && word !== 'I';
    const isParticle = words.length > 0 && PARTICLES.has(word.toLowerCase());
    if (words.length > 0 && isFirmWord(word)) return null;
    if (!isTitle && !isInitial && !isParticle && !(isNameWord(word) && hasNameShape(word, anyCase))) break;
    const ends = match[0].endsWith('.') && !isTitle && !isInitial;
    words.push(isTitle || (isInitial && match[0].endsWith('.')) ? match[0] : word);
    end = match.index + (ends ? word.length : match[0].length);
    if (ends || words.length > MOST_WORDS) break;
  }
  while (words.length > 0 && PARTICLES.has((words.at(-1) ?? '').toLowerCase()) && /^\p{Ll}/u.test(words.at(-1) ?? ''))
    words.pop();
  const name = words.join(' ');
  const untitled = words.filter((word) => !TITLES.has(word.toLowerCase().replace('.', '')));
  if (untitled.length === 0 || words.length > MOST_WORDS || name.replace(/[^\p{L}]/gu, '').length < 2) return null;
  return { name, end, words: words.length };
}

function hasNameShape(word: string, anyCase: boolean): boolean {
  return anyCase || !/^\p{Ll}/u.test(word) || /^\p{Ll}{1,2}'\p{Lu}/u.test(word);
}
