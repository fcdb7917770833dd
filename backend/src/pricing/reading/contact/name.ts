import { pattern } from '../../language/index.js';
import { ALL_CONTACTS, bareName } from './bare-name.js';
import { nameAt, type Taken } from './name-at.js';
import { beginsPlace, isExclaimed, isExclaimedName, isNameWord, isPlaceWord, isStreetWord } from './name-words.js';
import { hasTown, streetIn } from '../places/location.js';
import { STATES } from '../places/regions.js';
import { RECOMMENDED } from '../beside/told-of.js';

/** After these, a name follows even when it is written in lower case. */
const LABELS = pattern('giu')`
  (?:\b(?:my |the )?names?(?: ?is|'s)?(?: not|n't) [\p{L}'-]+(?: [\p{L}'-]+)?[,.;]?
    (?: but)? (?:it'?s|it is|i'?m|is) |(?<!\b(?:her|his|their) )\b(?:my |full |the |first |contact )?names?
    (?: ?is|'s| ?:| ?=| -)|\b(?:my|full|first) name
    |(?<=^|[,.;!\n] ?)names?|\b(?:my |here is my )?(?:e-?mail )?signature ?:(?: (?:dr|mr|mrs|ms|miss|prof)\.?)?
    |\bpoc\b ?[:-]?|\bpoint of contact\b(?: is| ?[:-])?
    |\bcontact(?: person)?(?: ?:| is )
    |\b(?:person|one) to (?:call|contact|reach|ask for|talk to|speak (?:to|with))(?: is|,|:)?(?: me,)?
    |\b(?:applicant|owner|homeowner|customer|client|requested by|submitted by|prepared by) ?:|\battn\b\.? ?:?
    |\bme llamo|\bmi nombre es|\bje m'appelle|\bmon nom est|\bich hei(?:ß|ss)e|\bmein name ist|\bmi chiamo
    |\bmeu nome é|меня зовут|我叫|我是|اسمي|שמי)[ :]*(?:is )?
`;
/** "Her name is Ruth Adler": whoever the work is for, where the writer gives no name of their own. */
const OF_ANOTHER = /\b(?:her|his|their) (?:full |first )?names?(?: ?is|'s| ?:) +/giu;
/** After these, only capitals make a name: "I'm flexible" is none. */
const OPENERS = pattern('giu')`
  \b(?:(?:i'm|i am)(?: called| named)?|im|this is|call me|they call me|ask for|soy|ich bin|je suis|c'est|moi c'est|speaking with) +
`;
/** "It's Ankeny" may be a town: after these, a name only when it was asked for or is said to be speaking. */
const LOOSE_OPENERS = pattern('giu')`
  \b(?:it is|it's|its|that's|here is|you can (?:put|write)(?: down)?
    |(?:put|write) (?:me|it|that|this)(?: down)? (?:as|under|for)|under the name(?: of)?|use the name) +
`;
const SPEAKS = /^,? (?:here|speaking|calling|again|from)\b|^[ ,.:]*(?:\S+@|\+?\(?\d[\d ().-]{6,})/i;
const SIGN_OFF = pattern('giu')`
  (?:\b(?:thanks|thank you|thx|cheers|regards|best wishes|best|sincerely|yours|signed|gracias|ta|love)\b[ ,!.]*
    |\n| - (?=\p{Lu}\S*(?: \p{Lu}\S*)?$))[ ]*(?:- ?|~ ?)?(?=\p{L})
`;
const HERE = pattern('giu')`
  (?:^|[.!?,\n] ?|\b(?:hi|hello|hey|there|morning|day)\b[ ,!]+)(?:(?:hi|hello|hey|hiya)\b[ ,!]+)?
    (\p{L}[\p{L}\p{M}'.-]*(?: \p{L}[\p{L}\p{M}'.-]*){0,3}) (?:here|speaking)\b
`;
/** "Giuseppe Tomasello is the name" */
const NAME_FIRST = /(?<![\p{L}'-])(\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'.-]+){1,3}) (?:is|'s) (?:the|my) name\b/u;
/** "lan nguyen here. outside of my place ...": two small words that somebody begins with, and no more of the sentence. */
const SMALL_HERE = pattern('iu')`
  ^\W*(?:(?:hi|hello|hey|hiya|g'?day|gday|morning|evening|afternoon)\b(?: (?:there|all|team|guys|mate))?[ ,!.]*)?
    (?=(?!it\b|its\b|we\b|i\b|the\b)\p{L}+ \p{L}+ here(?:[.,!]|$))
`;
/** "Mr and Mrs Dubois", and not "the people before us, a Mr and Mrs Dubois" */
const COUPLE =
  /(?<!\b(?:an?|the|old|to|from|by|of|with|bought|people|owners?|neighbou?rs?),? )\bmr\.? (?:and|&) mrs\.? \p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+)?/iu;
/** "Hey, Alex from 12 Birch Rd": a name after a greeting, when somebody comes from somewhere. */
const GREETED = /^\W*(?:hi|hello|hey|hiya|g'day)\b(?: (?:guys|all|team|there|folks|everyone))?[ ,!]+(?=\p{Lu})/giu;
const COMES_FROM = new RegExp(
  String.raw`^,? (?:(?:from|at|calling|over) (?![^.!?]{0,40}\b${RECOMMENDED})|again\b)`,
  'i',
);
/** "Hello from Nora Whitfield!"; one word there is as likely a town, as is what a state follows. */
const GREETS_FROM = pattern('giu')`
  \b(?:hi|hello|hey|hiya|howdy|greetings|good (?:morning|afternoon|evening|day))(?: there| all| everyone| team)? from (?=\p{Lu})
`;
const IS_GREETED = pattern('u')`
  ^(?=\s*(?:$|[^\s\p{L}]| (?:here|again|at|in|over|and|on)\b))
    (?!,? (?:\p{Lu}{2,3}\b|\p{Lu}\p{Ll}{3,}(?: \p{Lu}\p{Ll}+)?\s*(?:[.,!;]|$)))
`;
/** "Call my husband Dave on 0491 570 156" */
const RELATIVE =
  /\b(?:husband|wife|partner|son|daughter|mum|mom|dad|brother|sister|tenant|assistant|manager|super),? +(?=\p{Lu})/giu;
const BEFORE_NUMBER = /^,? *(?:on|at|is (?:on|at)|can be reached (?:on|at)|:|\()? *\+?\(?\d[\d ().-]{5,}/i;
/** "Call Erin at 612 …", "contact Greg 615 …", "ask for Linda Park at the office, 503 …": whoever is to be reached there. */
const CALLEE = pattern('giu')`
  \b(?:call|text|e-?mail|phone|ring|contact|reach|ask for|see|dial|speak to|speak with|talk to|get hold of|owner
    |homeowner|superintendent|foreman) +(?=\p{L})
`;
const AT_NUMBER = pattern('iu')`
  ^,?(?: (?:at|in|from) (?:the |our |my )?\p{L}+,?)?(?: (?:on|at|is (?:on|at)|can be reached (?:on|at)))?
    [ :,(@]*(?:\+?\(?\d[\d ().-]{5,}|\S+@)
`;
/** "Nina from 42 Maple Court here", "Vikram Singh, homeowner" */
const FROM_START = /^\W*(?=\p{L})/gu;
const FROM_PLACE = pattern('iu')`
  ^,? (?:from|at) (?:\d+ \p{L}|[^.,!?\n]{1,30} here\b)
  |^, (?:the )?(?:(?:home)?owner|landlord|tenant|(?:property|site|project) manager|superintendent)\b
`;
/** "415.555.0132 - Priya", "text 07700 900123, Tom" */
const AFTER_NUMBER = /(?<=\d[\d ().-]{5,})\d(?: *[,-] *| +(?:ask for )?)(?=\p{L})/giu;
/** "Best is dwight@example.com or 828-555-0104. Dwight Cass": who signs below */
const SIGNED_BELOW = pattern('gu')`
  (?:\d[\d ().-]{5,}\d|\S@[\w-]+(?:\.[a-z]{2,})+)\. +(?=\p{Lu}\p{Ll}+ \p{Lu})(?!(?:North|South|East|West|God) |\p{L}+ (?:North|South|East|West)\b)
`;
/** In small letters a name is believed after a greeting ("hi im dave") or as two words ("im priya sharma and i need"). */
const SMALL = pattern('giu')`
  ^\W*(?:hi|hello|hey|hiya|morning|evening|good \p{L}+)\b[ ,!.]*(?:there\b[ ,!.]*)?
    (?:this is|its|it's|i'm|im|i am) (?=\p{Ll})
  |\b(?:i'm|im|i am|this is) (?=\p{Ll}+ \p{Ll}+ (?:and|from|here|at|my)\b)
`;

/**
 * The visitor's name in a cleaned text: after a label ("name: …", "POC …", "me llamo …"), an opener in capitals ("I'm Nora Whitfield"),
 * in a sign-off, or beside an e-mail address or telephone number. `asked` allows a bare answer ("nora whitfield").
 * Businesses, streets, refusals and orders to the assistant are no names.
 */
export function readName(clean: string, asked: boolean): string | null {
  const text = clean
    .replace(/\p{Extended_Pictographic}|\u200d|\ufe0f/gu, '')
    .replace(/ ?\((?:they|she|he)(?:\/[a-z]+){1,2}\)/gi, '');
  return (
    firstLast(text) ??
    COUPLE.exec(text)?.[0] ??
    nameFirst(text) ??
    after(text, LABELS, true) ??
    after(text, OPENERS, false) ??
    after(text, LOOSE_OPENERS, false, asked ? null : SPEAKS) ??
    smallName(text) ??
    smallHere(text) ??
    hereIn(text) ??
    after(text, GREETED, false, COMES_FROM) ??
    greetedAt(text) ??
    namedAt(text) ??
    greetsFrom(text) ??
    after(text, RELATIVE, false, BEFORE_NUMBER) ??
    after(text, CALLEE, false, AT_NUMBER) ??
    after(text, FROM_START, false, FROM_PLACE) ??
    (asked ? bareName(text) : null) ??
    signedIn(text) ??
    besideContact(text) ??
    after(text, OF_ANOTHER, true) ??
    onlyName(text) ??
    unlessPlace(after(text, SIGNED_BELOW, false, /^[\s.!]*$/)) ??
    unlessStreet(after(text, AFTER_NUMBER, asked, /^[\s.!]*$/))
  );
}

/** "(02) 9876 5432 12 Smith St Penrith": what follows is where, not who. */
const unlessStreet = (name: string | null): string | null =>
  name?.split(' ').slice(1).some(isStreetWord) === true ? null : name;

function firstLast(text: string): string | null {
  const first = /\bfirst(?: name(?: is| ?:)?| ?:) +(\p{L}[\p{L}'-]*)/iu.exec(text)?.[1];
  const last = /\b(?:(?:last|family) name(?: is| ?:)?|surname(?: is| ?:)?|last ?:) +(\p{L}[\p{L}'-]*)/iu.exec(
    text,
  )?.[1];
  return first && last && isNameWord(first) && isNameWord(last) ? `${first} ${last}` : null;
}

/** The name after a pattern; `then`: what must follow it. */
function after(text: string, pattern: RegExp, anyCase: boolean, then: RegExp | null = null): string | null {
  for (const match of text.matchAll(pattern)) {
    const start = match.index + match[0].length;
    const taken = nameAt(text, start, anyCase);
    // "I'm Quillon's wife"
    if (!taken || /'s$/.test(taken.name) || (then && !then.test(text.slice(taken.end)))) continue;
    // A number behind it is proof enough in a text all in capitals.
    if (anyCase || then === AT_NUMBER || !startsLikeSpeech(text, taken)) return wholeName(text, taken);
  }
  return null;
}

/** "The name's Bond, James Bond." */
function wholeName(text: string, { name, end, words }: Taken): string {
  const again = words === 1 ? nameAt(text, end + (/^, */.exec(text.slice(end))?.[0].length ?? 0), false) : null;
  // "I'm Dimitri, Dimitri Papadakis"
  const isWhole = again?.name.endsWith(` ${name}`) === true || again?.name.startsWith(`${name} `) === true;
  return again && again.words >= 2 && isWhole ? again.name : name;
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

/** "Hi im dave, need a quote", and not "hi im dead set on a new deck": what may follow a name in small letters. */
const AFTER_SMALL = pattern('iu')`
  ^(?:$|[^\p{L}\s]
    |\s+(?:and|from|here|at|in|over|my|i|i'm|im|i've|we|we're|looking|calling|writing|wondering|need|needs
      |needing|want|wanting|got|have|just|with|\d|\())
`;

function smallName(text: string): string | null {
  for (const match of text.matchAll(SMALL)) {
    const taken = nameAt(text, match.index + match[0].length, true);
    if (
      taken &&
      taken.words <= 2 &&
      AFTER_SMALL.test(text.slice(taken.end)) &&
      !/(?:ing|ed|ly|ful|less|ry)$/i.test(taken.name)
    )
      return taken.name;
  }
  return null;
}

function nameFirst(text: string): string | null {
  const name = NAME_FIRST.exec(text)?.[1] ?? '';
  return name !== '' && nameAt(name, 0, false)?.end === name.length ? name : null;
}

function smallHere(text: string): string | null {
  const start = SMALL_HERE.exec(text)?.[0].length;
  const taken = start === undefined ? null : nameAt(text, start, true);
  return taken?.words === 2 && /^ here\b/.test(text.slice(taken.end)) ? taken.name : null;
}

/** "Hi, Catriona MacIsaac, 27 Purcells Cove Road": who greets, and where they live. */
function greetedAt(text: string): string | null {
  for (const { index, 0: greeting } of text.matchAll(GREETED)) {
    const taken = nameAt(text, index + greeting.length, false);
    const after = taken ? text.slice(taken.end) : '';
    if (taken && taken.words >= 2 && /^, \d/.test(after) && streetIn(after) !== null) return taken.name;
  }
  return null;
}

/** "Meredith Vance-Okafor, 5128 Wayne Ave Philadelphia, mvo@example.com": a sentence that begins with who, where and how. */
function namedAt(text: string): string | null {
  for (const { index, 0: opening } of text.matchAll(/(?:^|[.!?\n]\s*)(?=\p{Lu})/gu)) {
    const taken = nameAt(text, index + opening.length, false);
    const [after = ''] = text.slice(taken?.end ?? text.length).split(/[!?\n]/);
    const isPlaced = /^, \d/.test(after) && streetIn(after) !== null && after.search(ALL_CONTACTS) >= 0;
    if (taken && taken.words >= 2 && isPlaced && !taken.name.split(' ').some(isPlaceWord)) return taken.name;
  }
  return null;
}

function hereIn(text: string): string | null {
  for (const match of text.matchAll(HERE)) {
    // "No hurry. Graham Lusk here"
    const said = match[1]?.split(/(?<=\p{Ll}{2})\. /u).at(-1) ?? '';
    const taken = nameAt(said, 0, false);
    if (taken?.end === said.length) return taken.name;
  }
  return null;
}

const greetsFrom = (text: string): string | null => unlessPlace(after(text, GREETS_FROM, false, IS_GREETED));

/** A name of two words or more that is no town: "Hello from Nora Whitfield", and not "from Salt Lake". */
function unlessPlace(name: string | null): string | null {
  const words = name?.split(' ') ?? [];
  const isPlace =
    words.some(isPlaceWord) || beginsPlace(words[0] ?? '') || STATES.split('|').includes(words.at(-1) ?? '');
  return words.length > 1 && !isPlace ? name : null;
}

function signedIn(text: string): string | null {
  for (const match of text.matchAll(SIGN_OFF)) {
    const taken = nameAt(text, match.index + match[0].length, false);
    const rest = taken ? text.slice(taken.end) : '';
    if (taken && taken.words <= 3 && !isShouted(text) && /^[\s.!,-]*(?:$|[\d(+]|\S+@)/u.test(rest)) return taken.name;
  }
  return null;
}

/** A telephone number in groups or of ten digits, or an address, with what it is called: ", cell 541 555 0128". */
const BESIDE = pattern('iu')`
  ^(?: (?:on|at))? *[,;:|<(@/.-]? *(?:(?:my |and )?
      (?:e-?mail|(?:tele)?phone|cell|mobile|mob|tel|ph|number|no|text|call|contact|reach me)\b\.?
      (?: (?:address|number|phone|me|is|at|on|or text|or call))* *[:=-]? *)?(?!\d+ \p{L})
    (?:\(?\+?\d{2,4}\)?[ .-]\d{3,4}[ .-]|[2-9]\d{3} \d{4}\b|\(\d{3}\)\d{3}|\+\d{1,3}[ .-]\(?\d{2,5}\)?[ .-]\d
    |0\d{3,4} \d{3} ?\d|\d{9,12}\b|[\w.+-]+@)
`;

/** "hank hill 512-555-0150": a text of nothing but two or three words of a name and how to reach it. */
function onlyName(text: string): string | null {
  const rest = text.replace(ALL_CONTACTS, ' ');
  const words = rest.split(/(?:[\s,;:|<>()@/]|(?<!\p{L})-|-(?!\p{L}))+/u).filter(Boolean);
  if (rest === text || words.length < 2 || words.length > 3 || words.some(isStreetWord)) return null;
  const name = words.join(' ');
  return nameAt(name, 0, true)?.end === name.length ? name : null;
}

const endsAddress = (before: string): boolean => {
  const place = streetIn(before);
  return place !== null && before.trim().endsWith(place.trim()) && hasTown(place);
};

/** "Nora Whitfield, 541-555-0128": two or three capital words on their own before a number or an address. */
function besideContact(text: string): string | null {
  for (const match of text.matchAll(
    /(?:^|[.;:,!?\n|]|(?<= )-) *(?:(?:ok(?:ay)?|yes|sure|thanks|great|fine|alright)(?: then)?,? )?(?=\p{Lu})/giu,
  )) {
    const taken = nameAt(text, match.index + match[0].length, false);
    // One word alone may be a town after a comma; at the start of a sentence before a number it is who to ask for.
    // "14 Railway Pde Westmead, Deepak, 0411 999 888": where its town is said, too.
    const alone = taken?.words === 1 && (!/^,/.test(match[0]) || endsAddress(text.slice(0, match.index)));
    if (!taken || (taken.words < 2 && !alone) || taken.words > 3 || taken.name.split(' ').some(isPlaceWord)) continue;
    if (isExclaimed(taken.name) && !isExclaimedName(taken.name)) continue;
    if (BESIDE.test(text.slice(taken.end))) return taken.name;
  }
  return null;
}
