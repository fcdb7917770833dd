import { LONG_AGO, NUMBER_WORD, pattern, textBefore } from '../../language/index.js';
import { sentencesOf, type Scan } from '../scan.js';
import { isAnew, isPlainVinyl } from './part-of-another.js';
import { takesFloorOut } from './preparation.js';
import { pick } from './service-choice.js';
import type { ServiceFound } from './service-found.js';
import { withoutBystanders } from './bystanders.js';
import { isKnownService, isTrade, renewal, servicesNamed } from './service-names.js';
import { GUTTED } from './instead.js';
import { isOnlyLookedAt } from './only-looked-at.js';
import { askedInOwnWords } from './own-words.js';
import { servicesIn } from './services-in.js';
import { DIAGNOSIS } from './trades/handyman.js';
import { beginsWithAction } from './trades/words.js';
import { YOU_DID } from '../beside/told-of.js';

const MOST_SENTENCES = 12;
/** Of "old carpet that you'd need to take out" the business needs something, and nobody wishes for it. */
const WISH = pattern()`
  \b(?:(?<!\byou(?:'d|'ll| would| will) )need|want(?:ing)?|let's (?:do|go|get|make)|(?:switch|change) to|go with|looking (?:for|to|at|into)
    |like to (?:get|have)|would (?:like|love)|(?:i|we)'d (?:also |then )?(?:like|love|do|want|add)|quote|estimate|price|cost|how much
    |interested in|can you|could you|do you|help|thinking (?:about|of)|keen on|after an?
    |what (?:i'?m|i am|we'?re|we are) after|hire|time (?:for|to)|necesit\w+|quiero|quisiera|busco|buscamos
    |me gustar[ií]a|planning|redo|things|job)\b
  |\b(?:\d+|${NUMBER_WORD}) (?:[a-z]+ ){1,3}to (?:be )?(?:remov|replac|paint|install|fix|repair|clean|trim|cut|grind|fell|tak|tile
    |mov|wash|hang|mount|patch|pour|lay|haul|refinish|sand|stain|wir|rekey)
  |^\W*(?:(?:and|also|then|please) )*(?:grind|haul away|hang|mount|trim|rekey) (?:\d+|${NUMBER_WORD}|both|all|the|these|those)\b
`;

/** "We have a big pine by the garage. We want it removed": what it is was said right before. */
const OF_IT = pattern('i')`
  \b(?:want|wants|need|needs|like|get|have|take|can you|could you|replace|replacing|fix|repair|remove|clean|move
    |trim|redo)\b[^.,!?]{0,20}\b(?:it|them|those|these)\b
`;

const NEXT_TO = pattern()`
  \b(?:by|behind|near|beside|beneath|next to|close to|from|towards?|against|past|along) (?:(?:the|my|our|a|an|old|new|back|front) ){1,2}
    $
`;
const isLandmark = (at: number, lower: string): boolean => NEXT_TO.test(textBefore(lower, at, 24));

type Sentence = ReturnType<typeof sentencesOf>[number];

/** "We just put in new floors and now need baseboard": the floors are done. */
const DONE_BEFORE = pattern('u')`
  \b(?:we|i|they|he|she|my \p{L}+|(?:previous|last) owners?)(?:'ve|'d)? (?:have |had )?
    (?:just|already|recently|finally) (?:had )?(?:put in|laid|did|redid|built|hung|installed|painted|repainted
    |replaced|refinished|remodeled|remodelled|tiled|finished|removed|cleaned|took|taken|pulled|tore|torn|ripped
    |gutted|stripped|cleared)\b[^.,;!?]*$
`;

/** "We closed in a porch and now it's time for drywall": so is what somebody did before it. */
const DID = pattern()`
  \b(?:we|i)(?:'ve| have)? (?:took|taken|tore|torn|ripped|pulled|knocked|closed|gutted|built|put|added|opened
    |removed|replaced|installed|hung|laid)\b[^.,;!?]*$
`;
const THEN_NOW = /^[^.;!?]{0,80}\b(?:and|so|but),? now\b/;

/** "I looked at the eaves and the patio and there is nothing": where somebody looked is not where work is wanted. */
const LOOKED_AT = pattern('u')`
  \b(?:looked (?:at|around|over|under|behind|in|through)|checked|searched|inspected) (?:the|our|my|all|every|each)
    \b(?:(?!\band (?:it|they|there|that|we|i)\b)[^.,;!?])*$
`;

/** "You all stained our fence two years ago": so is what the business did for them once. */
const BY_YOU = new RegExp(String.raw`${YOU_DID}(?:\p{L}+ )?$`, 'u');
/** "I'm a repeat customer, you built our window seat" */
const CAME_BACK =
  /\b(?:repeat|returning|past|previous|loyal|regular) (?:customer|client)s?\b|\bused you (?:guys )?before\b/;
const ONCE = new RegExp(String.raw`^[^.?!;]{0,40}${LONG_AGO}`);

/** "Somebody repointed them in 1999", "it was painted five years ago", "it came down in 2019": over for long. */
const DID_IT = /\b(?:somebody|someone|they|we|he|she|i|was|were|been|(?:had|got) (?:it|them|that)) (?:\p{L}+ly )?$/u;
const CAME_DOWN = /^(?:came down|fell|blew (?:over|down))\b/;
/** "It was stained in 2015, time to do it again" */
const DONE_AGAIN = /\b(?:again|redo(?:ne|ing)?|another coat|new coat|refresh(?:ed|ing)?)\b/;
function isLongAgo(place: number, { lower }: Scan): boolean {
  const end = wordEnd(lower, place);
  const isPast = lower.slice(place, end).endsWith('ed') && DID_IT.test(textBefore(lower, place, 60));
  return (isPast || CAME_DOWN.test(lower.slice(place))) && ONCE.test(lower.slice(end)) && !DONE_AGAIN.test(lower);
}

const wordEnd = (lower: string, place: number): number =>
  place + (/^\p{L}+/u.exec(lower.slice(place, place + 30))?.[0].length ?? 0);

function isDoneBefore(place: number, { lower }: Scan): boolean {
  const end = wordEnd(lower, place);
  const clause = textBefore(lower, place, 60);
  const isByYou = BY_YOU.test(clause) || BY_YOU.test(`${clause}${lower.slice(place, end)} our `);
  if (isByYou && (ONCE.test(lower.slice(end)) || CAME_BACK.test(lower))) return true;
  if (LOOKED_AT.test(clause)) return true;
  if (DID.test(clause) && THEN_NOW.test(lower.slice(end))) return true;
  return DONE_BEFORE.test(clause) && !/\b(?:and|but|so|now)\b/.test(DONE_BEFORE.exec(clause)?.[0] ?? '');
}

/** "The carpets have been ripped up", and not "should have been", "the fence has been torn" */
const HAS_BEEN =
  /(?<!\b(?:should|could|would|must|might|may|not|never) )\b(?:has|have)(?: already| all)? been (?:already |all )?$/;
const TAKEN_OUT =
  /^(?:(?:ripped|torn|pulled|taken|dug|lifted|stripped|hauled|cut) (?:up|out|off|down|away)|removed|demolished|felled)\b/;
const STILL_LIES = /\bhaul(?:ing|ed)?\b|\bdebris\b|\bdispos\w+|\btak(?:e|en|ing) (?:it |them |that )?away\b/;
const isGone = (place: number, { lower }: Scan): boolean =>
  TAKEN_OUT.test(lower.slice(place)) &&
  HAS_BEEN.test(textBefore(lower, place, 40)) &&
  !STILL_LIES.test(lower.slice(place));

const isOver = ({ at }: ServiceFound, scanned: Scan): boolean =>
  at.some((place) => isLongAgo(place, scanned) || isGone(place, scanned));

/**
 * The work that was not done before. "The deck was stained in 2015 and peels": where nothing but the thing itself is left, what was
 * done to it long ago is wanted again.
 */
function withoutOver(found: ServiceFound[], scanned: Scan): ServiceFound[] {
  const open = found.filter(({ at }) => !at.every((place) => isDoneBefore(place, scanned)));
  const over = open.filter((one) => isOver(one, scanned)).flatMap(({ at }) => at);
  const rest = open.filter((one) => !isOver(one, scanned));
  return rest.every(({ at }) => at.every((place) => over.includes(place))) ? open : rest;
}

/**
 * The kind of work, in a trade's words ("exterior painting", "drain unblocking"), several joined by "and"; what is not in the table is taken
 * from the wish itself ("a stamped bird bath"). Sentences that wish for something count before those that only tell. Null when nothing is said.
 */
export function readService(scanned: Scan): string | null {
  if (isOnlyLookedAt(scanned.lower)) return DIAGNOSIS;
  const others = withoutBystanders(scanned);
  return serviceAmong(others, scanned) ?? ofBareWalls(others.lower);
}

/** The work of a text, `others` being the same without what is only mentioned. */
function serviceAmong(others: Scan, scanned: Scan): string | null {
  if (others.lower === scanned.lower) return serviceOf(scanned);
  // "Smoke from the furnace, please repair it": where nothing else is named, it is what left the stains.
  const service = serviceOf(others);
  return service !== null && servicesNamed(service).every(isKnownService) ? service : serviceOf(scanned);
}

const INTERIOR_WALLS = /\b(?:interior|inside|internal|indoor) walls?\b/;
const EXTERIOR_WALLS = /\b(?:exterior|outside|external) walls?\b/;

/** "95 sq m of interior walls": of what is done nobody says a word who paints them every day. */
function ofBareWalls(lower: string): string | null {
  if (INTERIOR_WALLS.test(lower)) return 'interior painting';
  return EXTERIOR_WALLS.test(lower) ? 'exterior painting' : null;
}

/** Whether a text names work, and not only things that are there ("and there are 2 skylights"). */
export const namesWork = (scanned: Scan): boolean => serviceOf(withoutBystanders(scanned)) !== null;

/** The sentence that says what "it" is: of "The spring snapped. It's a wood door. I need it fixed" the first. */
function whatItIs(sentences: Sentence[], at: number): Sentence | undefined {
  const back = sentences
    .slice(0, at)
    .findLastIndex(({ text }) => !/^\W*(?:it|they|that)(?:'s|'re| is| are| has)\b/i.test(text));
  return sentences[back < 0 ? at - 1 : back];
}

function serviceOf(scanned: Scan): string | null {
  const sentences = sentencesOf(scanned).slice(0, MOST_SENTENCES * 3);
  const wishes = sentences.flatMap((one, at) =>
    WISH.test(one.text.toLowerCase())
      ? { ...one, first: (OF_IT.test(one.text) ? whatItIs(sentences, at) : one)?.first ?? one.first }
      : [],
  );
  const places: ServiceFound[] = [];
  for (const group of [wishes, sentences]) {
    const before = group === wishes ? toldBefore(scanned, wishes, sentences) : [];
    const found = [
      ...before,
      ...group.slice(0, MOST_SENTENCES).flatMap(({ first, last }) => servicesIn(scanned, first, last)),
    ];
    const open = withoutOver(found, scanned);
    const services = open.length > 0 || sentences.length > 1 ? open : found;
    const isJob = group === sentences && wishes.length === 0 && sentences.length === 2;
    // "Our wood fence is rotten. Looking at vinyl": the sentences together say of what.
    const isVinyl = group === wishes && services.length > 0 && services.every(isPlainVinyl);
    const together = isVinyl ? acrossSentences(scanned, sentences) : null;
    if (together !== null) return together;
    const isWork = services.some(
      ({ groups, at }) => groups > 1 || !at.every((place) => isLandmark(place, scanned.lower)),
    );
    const name = isWork ? pick([...ofItToo(scanned, services), ...services], scanned.lower) : null;
    // "Swap our old tiles for Colorbond. The roof is about 150 square metres": the thing itself is named beside the wish.
    if (name !== null) {
      const room = wholeRoom(scanned, services);
      if (room !== null) return room;
      const exact = isTrade(name) ? (nextTo(scanned, group, sentences) ?? sameWork(scanned, services)) : null;
      if (exact !== null && !isAnew(exact, scanned.lower)) return exact;
      // "Our AC died. It's a 3 ton. What would a replacement run?"
      // "There's oak under the carpet. The carpet has to come up, then sand and finish it": what makes way is not all.
      const named = exact ?? name;
      const wantsNew = isAnew(named, scanned.lower);
      const anew = (wantsNew || takesFloorOut(name)) && acrossSentences(scanned, sentences);
      const renewed = wantsNew ? renewal(named) : null;
      return anew || renewed || exact || (isJob && titled(scanned, sentences)) || name;
    }
    places.push(...services);
  }
  const across = acrossSentences(scanned, sentences);
  return across ?? (places.length > 0 ? pick(places, scanned.lower) : askedInOwnWords(scanned.lower));
}

const ROOM = /^(?:bathroom|kitchen) remodel$/;

/** "Our bathroom is from 1974, pink toilet. Room is 6x8, we want it gutted": what is only named stands in a room that is made anew. */
function wholeRoom(scanned: Scan, services: ServiceFound[]): string | null {
  if (!GUTTED.test(scanned.lower) || services.some(({ groups }) => groups > 1)) return null;
  const rooms = servicesIn(scanned, 0, scanned.tokens.length - 1).filter(({ service }) => ROOM.test(service));
  return rooms.length > 0 ? pick([...rooms, ...services], scanned.lower) : null;
}

const ALSO = /\b(?:also|too|as well)\b/;

/** "2 bed unit, end of lease. Need the carpets steamed": a size, and nobody who tells of it. */
const HEADING = pattern('u')`
  ^(?:\d+|one|two|three|four) ?\p{L}
    (?!.*\b(?:i|i'm|we|we're|my|our|you|your|he|she|they|it|it's|is|are|was|were|has|have|had|got|need|needs|old|existing)\b)
`;

/** "The parquet brought back to life. Sanded and sealed. The stairs also need sanding": the wish comes beside what was told before it. */
function toldBefore(scanned: Scan, [wish]: Sentence[], [opening]: Sentence[]): ServiceFound[] {
  if (!wish || !opening || wish.first === 0) return [];
  if (!ALSO.test(wish.text.toLowerCase()))
    return HEADING.test(opening.text.toLowerCase())
      ? servicesIn(scanned, opening.first, opening.last).filter(({ groups }) => groups > 1)
      : [];
  // "New sod, 1,100 sq ft. Also need 5 yards of topsoil": what a message opens with is asked for.
  const end = scanned.tokens[opening.last]?.start ?? 0;
  return servicesIn(scanned, 0, wish.first - 1).filter(({ groups, at }) => groups > 1 || at.every((one) => one <= end));
}

/** "Cedar deck. 300 sq ft, sealed at the end" was built: what is only washed was not. */
const CLEANS = / (?:washing|cleaning)$/;
/** "Replaced, cleaned up after": tidied, and no cleaning. */
const CLEANED_UP = /^clean(?:ed|ing)?[ -]up\b/;

/** "Fall cleaning. 200 ft of gutters": a title tells what is done, and the text below it what it is done to. */
function titled(scanned: Scan, [title, text]: Sentence[]): string | null {
  if (!title || !text) return null;
  const named = servicesIn(scanned, title.first, title.last).filter(({ service }) => !isTrade(service));
  if (named.length === 0) return acrossSentences(scanned, [title, text]);
  if (named.some(({ groups, at }) => groups > 1 || at.some((place) => beginsWithAction(scanned.lower, place))))
    return null;
  // "Deck. 300 sq ft, wash only": the title names the thing, and the text below it what is done
  const places = named.flatMap(({ at }) => at);
  const exact = servicesIn(scanned, 0, text.last).filter(
    ({ service, groups, at }) =>
      groups > 1 &&
      CLEANS.test(service) &&
      at.some((place) => places.includes(place)) &&
      !at.some((place) => CLEANED_UP.test(scanned.lower.slice(place))),
  );
  return exact.length > 0 ? pick(exact, scanned.lower) : null;
}

const SAID_OF_IT = /\b(?:it|they|them|that)(?:'s|'ll)? (?:[a-z]+ ){0,4}$/;

/** "The pool is green. It has to be drained": the exact work on what was named before; null when there is none. */
function sameWork(scanned: Scan, vague: ServiceFound[]): string | null {
  const places = vague.flatMap(({ at }) => at).filter((at) => SAID_OF_IT.test(textBefore(scanned.lower, at, 40)));
  const exact = servicesIn(scanned, 0, scanned.tokens.length - 1).filter(
    ({ groups, at }) => groups > 1 && places.includes(Math.max(...at)),
  );
  return exact.length > 0 ? pick(exact, scanned.lower) : null;
}

/** "Two dead ashes. They both have to come down, and grind the stumps": the other work on what was named before. */
function ofItToo(scanned: Scan, services: ServiceFound[]): ServiceFound[] {
  const isNew = ({ service, at, groups }: ServiceFound): boolean =>
    groups > 1 &&
    services.every((one) => one.service !== service && !one.at.includes(Math.max(...at))) &&
    MAKES_WAY.test(textBefore(scanned.lower, Math.max(...at), 40)) &&
    !at.some((place) => isDoneBefore(place, scanned));
  return services.length > 0 ? servicesIn(scanned, 0, scanned.tokens.length - 1).filter(isNew) : [];
}

const MAKES_WAY =
  /(?:\b(?:they|both)|(?:^|[.!?] )it)(?:'s|'ve)? (?:both |all |each )?(?:has to|have to|got to|needs? to|must|should|to) $/;

const IS_THERE = /\b(?:now|currently|old|existing|current)\b/i;

/** The exact work that a wish and the sentence after it name together; null when they name none. */
function nextTo(scanned: Scan, [wish]: Sentence[], sentences: Sentence[]): string | null {
  const next = sentences.find(({ first }) => wish !== undefined && first > wish.last);
  if (!wish || !next) return null;
  // "Tile in two bedrooms. Carpet in there now that you'd rip out": what is there makes way for it.
  const isGoing = ({ service }: ServiceFound): boolean => service.endsWith(' removal') && IS_THERE.test(next.text);
  const services = servicesIn(scanned, wish.first, next.last).filter((one) => one.groups > 1 && !isGoing(one));
  return services.length > 0 ? pick(services, scanned.lower) : null;
}

/** "2 trees came down. They need to be removed.": the thing in one sentence, what is to be done with it in another. */
function acrossSentences(scanned: Scan, sentences: { last: number }[]): string | null {
  const services = servicesIn(scanned, 0, sentences.at(-1)?.last ?? 0).filter(
    ({ groups, at }) => groups > 1 && !at.every((place) => isDoneBefore(place, scanned)),
  );
  return services.length > 0 ? pick(services, scanned.lower) : null;
}
