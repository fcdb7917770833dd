import { STREET, pattern } from '../../language/index.js';
import { nameAt } from './name-at.js';
import { isExclaimed, isExclaimedName, isPlaceWord, isStreetWord, isTitle } from './name-words.js';

const CONTACT = /(?<!\S)\S+@\S+|\+?\(?\d[\d ().-]{6,}\d/;
/** Every e-mail address, and digits that may be a telephone number. */
export const ALL_CONTACTS = new RegExp(CONTACT, 'g');
/** In so many words and no way to be reached, small letters are speech: "my cat hates it, poor thing". */
const MOST_SPOKEN = 7;
const PARTS = pattern('iu')`
  [,;\n!?|]| - | \/ | and (?=(?:my|the|you|phone|number|e-?mail|call|it)\b)
  |\.(?=\s|$)(?<!\b(?:mr|mrs|ms|dr|st|\p{L})\.)
`;
const OPENING = pattern('iu')`
  ^(?:(?:yes|yeah|sure|ok(?:ay)?|alright|all right|fine|then|of course|hi|hello|oh|well|um|and|it's|its|just
      |name|is|the name|c'est)\b ?)+
`;
/** "Just Hollis is fine"; small letters may be of a thing: "just text is fine" */
const JUST = /^[Jj]ust (\p{Lu}\p{L}+) (?:is|'s|will|'ll)(?: be)? (?:fine|ok|okay|enough|good|do)(?: for (?:me|now))?$/u;
/** "yes it's level" says so of something else. */
const AGREES = /^(?:[Yy]es|[Yy]eah|[Yy]ep|[Nn]o|[Nn]ope),? (?:it's|its|it is) \p{Ll}+(?=[,.;!\n]|$)/u;
/** "the Johnsons", not "the hall" */
const ARTICLE = /^[Tt]he (?=\p{Lu})/u;
/** "im vinny russo"; beside a way to be reached "im shaz", too, and not "im sorted". */
const OPENED_WHOLE = /^(?:i'm|im|i am|this is) (?=\p{L}+ \p{L}+$)/iu;
const OPENED = /^(?:i'm|im|i am|this is) (?=\p{L}+(?: \p{L}+){1,2}$|\p{L}+(?<!ing|ed|ly|ful|able)$)/iu;
/** "a normal back yard", "the old one's wood": three words and more that tell of a thing. */
const STATEMENT = /^(?:an?|the|our|my|we|it|there|they|i) (?:\p{L}+ )+\p{L}+/iu;
/** "no composite": what is not wanted, beside which "Pine" names what is. */
const UNWANTED =
  /^(?:(?:actually|so|but|and) )*(?:no|not|without|scratch|scrap|forget|skip|drop|make (?:it|that)) (?!me\b)\p{L}{3}/iu;
/** "Can you add the conservatory roof, it's green" */
const REQUEST = /^(?:can|could|would|will) (?:you|u|ye|we|i)\b|^(?:please |pls )?add (?:the|a|an|my|our)\b/i;
/** "cash discount?", not "Will?" */
const QUESTION = /(?<=^|[,;.!?\n])[^,;.!?\n]*\?/g;
/** "44 Oak Street", "Maple Close": where somebody lives. */
const STREET_ADDRESS = new RegExp(
  String.raw`(?:^|\b(?:at|on|is) )\d+ (?!percent|per\b|min(?:ute)?s?\b|hours?\b|days?\b|weeks?\b|bars?\b)\p{L}|^\p{L}+ (?:${STREET.capital})$`,
  'u',
);
const ALL_CAPITAL = /^\s*\p{Lu}\S*(?: \p{Lu}\S*)*$/u;

/** The name in an answer to "What is your name?": the part of it that is nothing but a name. Null for places, refusals and all else. */
export function bareName(text: string): string | null {
  const turned = lastFirst(text);
  if (turned) return turned;
  const isReachable = CONTACT.test(text);
  const parts = text
    .replace(AGREES, '')
    .replace(ALL_CONTACTS, ', ')
    .replace(QUESTION, (asked) => (ALL_CAPITAL.test(asked) ? asked : ''))
    .split(PARTS)
    .map((part) =>
      part
        .trim()
        .replace(/^[-~] ?/, '')
        .replace(JUST, '$1')
        .replace(OPENING, '')
        .replace(ARTICLE, '')
        .replace(/ (?:here|speaking)$/i, '')
        // "Ann 12345": a number that breaks off
        .replace(/(?: (?:cell|mobile|mob|phone|tel|ph|number|on|at))?[ :-]+\d(?:[ ().-]{0,2}\d){2,}$/i, '')
        // "im vinny russo"
        .replace(isReachable ? OPENED : OPENED_WHOLE, ''),
    );
  const isWhole = parts.filter(Boolean).length === 1;
  const couple = parts.find((part) => isCouple(part));
  if (couple) return couple;
  const names = parts.map((part, index) => {
    const taken = part ? nameAt(part, 0, true) : null;
    if (!taken || taken.end < part.length || isPlace(taken.name, isWhole)) return null;
    if (isExclaimed(part) && !(isReachable && isExclaimedName(part) && isWhole)) return null;
    // A place beside a street address is a town: "Maple Grove, 88 Birch Court", "44 Oak Street, Springfield".
    const isBeside = index > 0 && STREET_ADDRESS.test(parts[index - 1] ?? '');
    return isBeside && (parts.length > 2 || taken.words === 1) ? null : taken;
  });
  const found = names.filter((taken) => taken !== null);
  const capital = found.find(({ name, words }) => words > 1 && /^\p{Lu}|^[^\p{Ll}]/u.test(name));
  const isSpeech = parts.join(' ').split(/\s+/).length > MOST_SPOKEN && !isReachable;
  // "It's a normal back yard, chain link": beside a statement, small letters go on with it.
  const isStated =
    !isReachable && parts.some((part) => [STATEMENT, UNWANTED, REQUEST].some((words) => words.test(part)));
  const small = isSpeech || (isStated && !ALL_CAPITAL.test(found[0]?.name ?? ''));
  const alone = small ? undefined : isWhole || found.length === 1 ? found[0] : found.find(({ words }) => words > 1);
  return (capital ?? alone)?.name ?? null;
}

const PAIR = /^(\p{Lu}[\p{L}'-]+) (?:&|and|\+) (\p{Lu}[\p{L}'-]+(?: \p{Lu}[\p{L}'-]+){0,2})$/u;

/** "Mina & Paul Osei" */
function isCouple(part: string): boolean {
  const [, first, second] = PAIR.exec(part) ?? [];
  return (
    first !== undefined &&
    second !== undefined &&
    [first, second].every((name) => nameAt(name, 0, true)?.end === name.length && !isPlace(name, true))
  );
}

/** "van der Berg, Piet", "DE LA CRUZ, MARIA": as forms want it. */
function lastFirst(text: string): string | null {
  const [last, first, ...more] = text.split(',').map((part) => part.trim());
  if (!last || !first || more.length > 0 || !/^\p{Lu}[\p{L}'-]+$/u.test(first)) return null;
  if (!/^(?:van|von|de|del|della|da|di|du|la|le|el|al|bin|ter|ten)\b/i.test(last)) return null;
  const taken = nameAt(`${first} ${last}`, 0, true);
  return taken?.end === first.length + last.length + 1 ? taken.name : null;
}

/** "Rosa Lake" alone is a person, "Elm Street" never is; among other things said "Maple Grove" is a town. */
function isPlace(name: string, isWhole: boolean): boolean {
  // "Dr" before a name is no drive.
  const words = name.split(' ').filter((word, place) => place > 0 || !isTitle(word));
  // "Walt Pike" alone: few streets end so, and somebody was asked who they are.
  if (isWhole && words.length > 1)
    return words.some((word) => isStreetWord(word) && !/^(?:pike|lane|court|way)$/i.test(word));
  return words.some(isPlaceWord);
}
