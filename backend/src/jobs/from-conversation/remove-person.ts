import { isTitle, readContact, readDetails, UNDATED, lines, pattern } from '../../pricing/index.js';
import { removeContact } from './remove-contact.js';

/** What is known of a customer; null where it is not. */
export interface Person {
  name: string | null;
  email: string | null;
  phone: string | null;
  location: string | null;
}

/** Names that are words of the trades, too: "brown" is a colour, and only "Brown" may be somebody. */
const WORDS_TOO = new Set(
  `amber art ash banks bill black brook brown bush chase clay cook cross dawn day drew english field fields fish flowers forest frank
  garden gardener gates glass grant gray green grey hall hill house king lake lane light long love mark marsh mason mill miller moss
  mills olive page painter parks park pearl penny pipes pool pools post potter price rain reed rich rivers robin rock rose rowan rusty
  sandy short silver slate small stone summer taylor tiles tyler violet wade walls ward waters wells west white will winter wood woods
  woodward young`.split(/\s+/),
);

const LITERAL = /[$()*+.?[\\\]^{|}]/g;
/** These words as they stand, not as a part of longer ones; null for what is too short to be looked for. */
const wholly = (words: string, flags: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${words.replace(LITERAL, String.raw`\$&`)}(?![\p{L}\p{N}])`, flags);

const INTRODUCED = lines`
  (?:\b(?:(?:hi|hello|hey)\b,? )?(?:my name(?:['’]s| is)|(?:the )?name(?:['’]s| is)|i['’]?m|i am|this is
      |it['’]?s|it is|call me|ask for|regards,?|cheers,?)[ :]+)?
`;
/** A name with what introduces it: "hi, I'm Dana Reed here and". */
const named = (name: string, flags: string): RegExp =>
  new RegExp(`${INTRODUCED}${wholly(name, 'u').source}(?:['’]s\\b| here\\b)?(?:,? (?:and|but|so)\\b)?`, flags);

/** "My wife Jenny", "ask for Bob", "Mrs Lund": somebody else of the house. */
const SOMEBODY = pattern('gu')`
  (?<=\b(?:wife|husband|partner|son|daughter|mo[mt]her|mom|mum|father|dad|brother|sister|neighbou?r|tenant
      |roommate|landlord|assistant|manager|ask for|(?:call|contact|text|ring)|(?:speak|talk) (?:to|with))
      (?: is|['’]s|,)?) \p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?
  |(?<=\b(?:next door to|neighbou?rs?(?: of|,)?|friends? of)) the \p{Lu}\p{Ll}+s\b
  |\b(?:Mr|Mrs|Ms|Miss|Dr)\b\.? \p{Lu}\p{Ll}+
`;

const MEASURED = lines`
  (?! ?(?:sq|ft|feet|foot|m\b|m2|met|y(?:ar)?ds?|['"′″]|inch|square|linear|dollars|bucks|lbs?|pounds|gal|litres?
      |liters?|btu|watts?|amps?|volts?|psi|rooms?|panels?|tiles|bricks|blocks))
`;
/** What can still be told to be a way to somebody, however it is spelt: a mail address cut short, a number of too few digits. */
const LEADS_TO_THEM = pattern('iu')`
  @|\b[\p{L}\d-]{2,}\.(?!\d)(?:c\p{L}{1,2}|net|org|edu|gov|info|biz|me|io|uk|us|au|nz|de|fr|es|ie)\b
  |\b(?:g-?m(?:ai|ia)l|hotm(?:ai|ia)l|yahoo|outlook|icloud|aol|whatsapp)\b
  |(?<![\d$.,])\d{3,}[-–. ]\d{2,}(?:[-–. ]\d+)*(?![\d,])${MEASURED}|(?<![\d$.,])\d{5,}(?![\d,])${MEASURED}
  |\b(?:my|our|the) (?:e-?mail|(?:(?:tele|cell|mobile) ?)?phone(?: number)?|cell|number|zip(?: code)?|postcode|address)
    (?: (?:is|was|should)\b|['’]s|:)
  |\b(?:typo|misspelled|mistyped)\b
`;

/** How to get in: it is for nobody but who works there. "Paint code 2231" is about the work. */
const LETS_IN = pattern('iu')`
  \b(?:gate|door|alarm|lock ?(?:box)?|entry|access|garage|security|key ?(?:pad|box|safe))(?:['’]s)? (?:code|pin|combination|number)
    \b
  |\b(?:spare |house |front door |back door )?keys? (?:is |are |will be |['’]s )?(?:left |hidden |kept )?
    (?:under|behind|beneath|inside|with the neighbou?rs?|with my)\b
`;
/** A firm, by what it is in law. */
const FIRM = /\b(?:LLC|L\.L\.C|Inc|Ltd|LLP|GmbH|Pty)\b/u;
/** Nothing but a street or a house that has a name: "Church Lane", "at the Old Rectory". */
const ONLY_A_PLACE = pattern('u')`
  ^(?:(?:at|on|in|off|near) )?(?:[Tt]he )?(?:\p{Lu}[\p{L}'’-]* ){1,3}
    (?:Street|Road|Lane|Avenue|Crescent|Boulevard|Close|Mews|Rectory|Vicarage|Cottage|Lodge)[.,;]?$
`;
const TELLS_OF_THEM = [LEADS_TO_THEM, LETS_IN, FIRM, ONLY_A_PLACE];

/**
 * What somebody said without who and where they are: names, ways to reach them and places are taken out, and clauses in which
 * something of the kind is left go as a whole.
 * @param country ISO 3166 code: how a number without a country code is read
 */
export function removePerson(text: string, person: Person, country: string): string {
  const sentences = removeContact(text, country).split(/(?<=[.!?])\s+|\n/);
  const patterns = patternsOf(person);
  return sentences
    .map((sentence) => plain(sentence, patterns, country))
    .filter(Boolean)
    .join(' ');
}

function plain(sentence: string, patterns: readonly RegExp[], country: string): string {
  const { name } = readContact(sentence, { country });
  const { location } = readDetails(sentence, UNDATED);
  const own = [...(name === null ? [] : namePatterns(name)), ...(location === null ? [] : placePatterns(location))];
  const left = [...own, ...patterns].reduce(
    (rest, pattern) => rest.replace(pattern, ' '),
    sentence.replace(SOMEBODY, ''),
  );
  return tidy(
    left
      .split(/(?<=[,;])(?:\s+|(?=\p{L}))/u)
      .filter((clause) => !TELLS_OF_THEM.some((pattern) => pattern.test(clause)))
      .join(' '),
  );
}

function patternsOf({ name, email, phone, location }: Person): RegExp[] {
  const ways = [email, phone].filter((way) => way !== null).map((way) => wholly(way, 'giu'));
  return [...(name === null ? [] : namePatterns(name)), ...(location === null ? [] : placePatterns(location)), ...ways];
}

/** The whole name, and each part of it by itself. */
function namePatterns(name: string): RegExp[] {
  const parts = name.split(/\s+/).filter((part) => part.length > 1 && !isTitle(part));
  return [
    named(name, 'giu'),
    ...parts.map((part) => {
      const isWord = part.length < 3 || WORDS_TOO.has(part.toLowerCase());
      return isWord ? named(part.charAt(0).toUpperCase() + part.slice(1), 'gu') : named(part, 'giu');
    }),
  ];
}

/** "44 oak street springfield": a last word after the street is the town, whether or not it was read as one. */
const TOWN_AFTER = String.raw`(?:,? \p{L}{3,}(?: [a-z]{2})?(?: \d{5})?(?=\s*(?:[,.;]|$)))?`;

/** "At 12 Elm St, Springfield", whole and in its parts. */
const placePatterns = (location: string): RegExp[] =>
  [location, ...location.split(',')]
    .map((part) => part.trim())
    .filter((part) => /\p{L}{3}|\d{4}|^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$|^[A-Z]\d[A-Z] ?\d[A-Z]\d$/u.test(part))
    .map(
      (part) =>
        new RegExp(
          lines`
  (?:,? ?\b(?:(?:we|i) live |(?:my|our|the) (?:address|house|place|home) is )?(?:located )?
      (?:at|in|on|of|near|from|over in|out in)[ :]+
    |\b(?:(?:my|our|the) )?(?:zip(?: code)?|postcode)(?: is)?[ :]+)?${wholly(part, 'u').source}
    ${/\d/.test(part) ? TOWN_AFTER : ''}
`,
          'giu',
        ),
    );

const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/[,;.](?:\s*[,;.])*(?=\s*[,;.])/g, '')
    .replace(/ +(?=[ ,;.]|$)/gm, '')
    .replace(/^[\s,;.:-]+|[\s,;:-]+$/g, '');
