import { EXCHANGE, isStopWord, numberAt, textAt, type Token, pattern, WEEKDAY } from '../../language/index.js';
import { type Scan } from '../scan.js';

const MOST_WORDS = 5;
const MOST_WORDS_BEFORE = 8;
const BREAKS = pattern()`
  ^(?:and|or|in|on|at|to|for|with|per|total|each|approx|approximately|about|around|roughly|altogether|together
    |all|that|which|is|are|was|so|but|by|from|also|plus|maybe|max|min|ea|please|located|other|others|behind|near
    |off|counting|including|excluding|not|give|take|think|guess|now|here|there|already|if|when|because|it|i|we
    |last|next|ago|over|across|between|according)$
`;
const FILLER = pattern()`
  ^(?:they're|theyre|they|both|r|actually|well|as|sorry|wait|but|think|guess|reckon|husband|wife|wants|wanted|ok|okay|how|one|other|others
    |originally|initially|thought|figured|meant|mean|tell|told|me|forgot|oops|adjuster|ah|hmm|hang|straight|standard|nothing|wanting
    |another|about|approximately|approx|around|roughly|maybe|total|size|is|are|that's|thats|it's|its|it|please
    |need|want|then|and|also|plus|with|of|at|just|only|some|say|like|circa|measuring|measures|measured|sized|two
    |things|worth|job|work|quote|price|for|new|have|has|got|get|would|could|can|you|do|make|pour|like|i|we|i'll|we'll|i'd|we'd|i've|we've|decided|my|our|the
    |a|an|hi|hello|hey|counting|including|so|to|twice|once|measured|getting|having|redoing|now|after|himself
    |herself|myself|ft|feet|foot|tall|high|install|construct|build|went|going|walked|paced|holding|neighbou?r|out|tape|ruler|laser|checked|counted
    |again|says|said|altogether|together|overall|small|smaller|big|bigger|large|larger|tiny|little|good|great
    |decent|bad|fair|poor|condition|shape|${WEEKDAY}s?|today|tomorrow|paint
    |painted|repaint|someone|somebody)$
`;

const OPENS_SENTENCE = pattern('u')`
  ^(?:\p{Lu}|(?:it'?s|they'?re|that'?s|there'?s|i'?m|we'?re|don'?t|we|i|no|not|can|could|please|need|want
      |thanks) |[\p{L} ]{3,30} (?:has|have|is|are|needs?|must|was|were|will|should)\b)
`;

/** What a measure is of, in the speaker's words: "of siding" after it, else "garage" right after, else what was named before it. */
export function subjectOf(scan: Scan, start: number, end: number, earliest: number): string | null {
  const { tokens } = scan;
  // "10 ft. Penny tile, please", "10 ft. old carpet has to go": the dot belongs to the unit as much as it ends the sentence.
  if (textAt(tokens, end - 1) === '.' && OPENS_SENTENCE.test(scan.clean.slice(tokens[end]?.start)))
    return before(scan, start, earliest);
  const link = textAt(tokens, end);
  if (link === 'of') return phraseFrom(tokens, end + 1) ?? before(scan, start, earliest);
  const right = phraseFrom(tokens, end);
  if (right) return right;
  // "Take the garage off and it's 115 square metres"
  if (/^(?:it's|its|that's)$/.test(textAt(tokens, start - 1)) && textAt(tokens, start - 2) === 'and') return null;
  const left = before(scan, start, earliest);
  if (left) return left;
  return link === 'in' || link === 'for' || link === 'on' ? phraseFrom(tokens, end + 1) : null;
}

function phraseFrom(tokens: Token[], index: number): string | null {
  const words: string[] = [];
  for (let at = index; at < tokens.length && words.length < MOST_WORDS; at += 1) {
    const token = tokens[at];
    if (token?.kind !== 'word' || BREAKS.test(token.text) || numberAt(tokens, at)) break;
    // "Cedar w/ one gate"
    if (token.text === 'w' && textAt(tokens, at + 1) === '/') break;
    words.push(token.text);
  }
  const thing = trimmed(words);
  return named(thing.includes('of') ? thing : thing.filter((word) => !isStopWord(word)));
}

/** "There's an old fence, but just along the alley, 60 ft of it": where it is, and not what. */
const ONLY_WHERE =
  /^(?:(?:but|just|only|all|right|and|so) )*(?:along|beside|behind|by|near|around|across|between) (?:the|our|my) /;

/** "The old walkway has to go, new one 45 ft long": of the work itself, and not of what goes */
const NEW_ONE = /^(?:and |but )?(?:the |a )?new ones?(?: (?:is|are|will be|would be|should be|to be|about|around))*$/;

/** "A bar and an island, no sinks, 44 sq ft": what there is none of has no size. */
const NONE = /^(?:no|not|without|none|never|nothing)$/;

/** "85 sq m of sod and a walkway of 10": what was measured before it ends with the "and". */
function withoutEarlier(words: string[]): string[] {
  const joint = words.findIndex((word) => /^(?:and|plus)$/.test(word));
  return joint > 0 && joint <= (words[0] === 'of' ? MOST_WORDS : 2) ? words.slice(joint + 1) : words;
}

/** The nearest part of the sentence before the measure that names something: "Vinyl plank in the living room, that's 400 sq ft". */
function before({ tokens, sentence }: Scan, start: number, earliest: number): string | null {
  let words: string[] = [];
  for (let at = start - 1; at >= earliest - 1; at -= 1) {
    const token = tokens[at];
    const isInside = token !== undefined && at >= earliest && sentence[at] === sentence[start];
    if (isInside && token.kind === 'word') words.unshift(token.text);
    if (isInside && token.kind !== 'sign') continue;
    if (NEW_ONE.test(words.join(' '))) return null;
    const isAside = ONLY_WHERE.test(words.join(' ')) || NONE.test(words[0] ?? '');
    const isAfterEarlier = !isInside && earliest > 0 && at < earliest;
    const name = isAside ? null : named(trimmed(isAfterEarlier ? withoutEarlier(words) : words));
    if (name !== null) return name;
    if (!isInside) break;
    words = [];
  }
  return null;
}

/** "Exterior painting of my house" is "house exterior painting"; null where nothing is named. */
function named(words: string[]): string | null {
  if (!words.some((word) => !isStopWord(word))) return null;
  const at = words.indexOf('of');
  if (at < 1 || at !== words.lastIndexOf('of')) return words.join(' ');
  return [...words.slice(at + 1), ...words.slice(0, at)].filter((word) => !isStopWord(word)).join(' ');
}

/** "The carpet in the hallway and put in vinyl": what is done there begins another thing. */
const DOES = new Set(['put', 'putting', 'lay', 'laying', 'replace', 'replacing', 'install', 'installing']);

/** "Getting the gutters redone on our place": the gutters. */
const DONE = /^(?:redone|done|re-?done|sorted|replaced|fixed|repaired|looked)$/;

function withoutDone(words: string[]): string[] {
  const done = words.findIndex((word, at) => at > 0 && DONE.test(word));
  return done > 0 && words.slice(0, done).some((word) => !FILLER.test(word)) ? words.slice(0, done) : words;
}

/** "Swap the wooden fence for Colorbond", "we have chain link and want cedar": what comes. */
const INSTEAD = new RegExp(
  String.raw`(?:\b${EXCHANGE} .+? (?:with|for|by)|\bha(?:ve|s) .+? (?:and|but) (?:want|need|would like|'?d like)) (?=\p{L}{3})`,
  'u',
);

const withoutGiven = (words: string[]): string[] =>
  words
    .join(' ')
    .replace(INSTEAD, '')
    .split(' ')
    .filter((word) => word !== '');

function trimmed(said: string[]): string[] {
  const last = withoutGiven(said).slice(-MOST_WORDS_BEFORE);
  const does = last.findLastIndex((word, at) => at > 0 && DOES.has(word));
  const words = withoutDone(does > 0 ? last.slice(0, does) : last);
  // "I went round with the tape", as against "quarter round"
  while (words.length > 0 && (FILLER.test(words[0] ?? '') || words[0] === 'round')) words.shift();
  while (words.length > 0 && FILLER.test(words.at(-1) ?? '')) words.pop();
  return words;
}
