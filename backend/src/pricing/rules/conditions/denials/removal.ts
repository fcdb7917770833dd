import {
  EXCHANGE,
  isByOthers,
  isPutAway,
  pattern,
  restOfSentence,
  textAt,
  textOf,
  type Token,
} from '../../../language/index.js';
import { AWAY } from '../../text/removal-verbs.js';
import { EQUIPMENT, LEFTOVERS, wordsFrom } from './left-there.js';

const LEAVES = /^(?:come|comes|coming|go|goes|going)$/;
const TAKES =
  /^(?:take|taking|taken|cut|cutting|chop|tear|tearing|torn|pull|pulling|pulled|break|breaking|broken|rip|haul|get|getting)$/;
const GONE = /^(?:out|gone|up)$/;
const OLD = /^(?:old|existing|current|original)$/;
/** What a removal is of, by name or not: what is old, "it", "that layer". */
const THERE = /^(?:old|existing|current|original|everything|it|them|that|those|one|ones|layers?)$/;
const THEN = /^(?:first|too|as|and|before|please|asap|also|beforehand)$/;
const IS_GONE = /^(?:off|out|gone|up|moved|removed|cleared|stored)$/;

const LIFTED = /^(?:(?:up)?lift(?:ing|ed)?|pulling|ripping)$/;
const EXCHANGES = new RegExp(`^${EXCHANGE}$`);

const BUILT = /^(?:driveway|sidewalk|walkway|patio|slab|fence|deck)$/;
const PART = pattern()`
  ^(?:boards?|planks?|posts?|panels?|sections?|pickets?|slats?|rails?|railings?|joists?|gates?|doors?|screens?
    |stairs?|steps?|lights?|covers?|drains?|furniture)$
`;

/** "Replace my driveway": what is built on the ground has to go before it is built anew. Of "the deck boards" no deck goes. */
function isRebuilt(after: string[]): boolean {
  const at = after.slice(0, 6).findIndex((one) => BUILT.test(one));
  return at >= 0 && !after.slice(0, at + 2).some((one) => PART.test(one));
}

/** "A new fence to replace our old timber one" */
const isOldOne = (tokens: Token[], at: number, after: string[]): boolean =>
  /^(?:old|existing)$/.test(after.find((one) => !/^(?:the|our|my|an?)$/.test(one)) ?? '') &&
  after.some((one) => /^ones?$/.test(one)) &&
  wordsFrom(tokens, at - 1, -1).some((one) => BUILT.test(one));

/** "Swap our old tiles for Colorbond": what is given for something new has to go first. */
function isExchanged(tokens: Token[], at: number): boolean {
  const after = wordsFrom(tokens, at + 1, 1);
  if (/^replac/.test(textAt(tokens, at)) && (isRebuilt(after) || isOldOne(tokens, at, after))) return true;
  const old = after.findIndex((one) => OLD.test(one));
  const joint = after.findIndex((one) => /^(?:for|with|to|by)$/.test(one));
  return old >= 0 && old < 3 && joint > old + 1;
}

/** "The old one has to come out", "that has to go", "take the old carpet up": a removal in other words. */
export function saysRemoval(tokens: Token[], at: number): boolean {
  const word = textAt(tokens, at);
  if (ridsOfOld(tokens, at) || scrapesOff(tokens, at) || isToPull(tokens, at)) return true;
  if (/^empt(?:ied|ying)$/.test(word)) return true;
  if (liftsOld(tokens, at)) return true;
  if (EXCHANGES.test(word)) return isExchanged(tokens, at);
  if (LEAVES.test(word)) return leaves(tokens, at);
  if (GONE.test(word) && wantsGone(tokens, at)) return true;
  return /^(?:off|out)$/.test(word) ? mustGo(tokens, at) || isToMakeWay(tokens, at) : takesAway(tokens, at);
}

/** "The back has old chain link to pull" */
const isToPull = (tokens: Token[], at: number): boolean =>
  /^(?:pull|rip|tear|demo|yank)$/.test(textAt(tokens, at)) &&
  textAt(tokens, at - 1) === 'to' &&
  wordsFrom(tokens, at - 2, -1)
    .slice(0, 3)
    .some((one) => OLD.test(one)) &&
  /^(?:|[,.;!?]|and|first|too|as|before)$/.test(textAt(tokens, at + 1));

/** "Take the old sink out", "haul the brush away", "take it with you" */
export function takesAway(tokens: Token[], at: number): boolean {
  const word = textAt(tokens, at);
  if (!TAKES.test(word)) return false;
  const after = wordsFrom(tokens, at + 1, 1);
  const isTaken =
    /^(?:take|taking)$/.test(word) && after.some((one, place) => /^w(?:ith)?$/.test(one) && after[place + 1] === 'you');
  const end = isTaken ? after.findIndex((one) => /^w(?:ith)?$/.test(one)) : after.findIndex((one) => AWAY.test(one));
  return end > 0 && after.slice(0, end).some((one) => THERE.test(one) || LEFTOVERS.test(one));
}

/** "Trim it and take everything away", "haul it all off": what the work leaves behind, too. */
export const takesAll = (tokens: Token[], at: number): boolean =>
  takesAway(tokens, at) &&
  wordsFrom(tokens, at + 1, 1)
    .slice(0, 3)
    .some((one) => /^(?:everything|all|lot|mess)$/.test(one));

const MOST_APART = 16;

/** "They'd need to be", of what was spoken of right before; of "the piano has to be" another thing. */
const NEEDED = /\bneeds?$|\b(?:they|it|these|those)(?:'d|'ll| would| will)? (?:needs?|has|have) to be$/;

/** "Lifting old tiles", "the old carpet needs lifting"; a lift of a building is none. */
export function liftsOld(tokens: Token[], at: number): boolean {
  if (/^(?:an?|the|car|two|scissor|boom|stair|chair)$/.test(textAt(tokens, at - 1)) && textAt(tokens, at) === 'lift')
    return false;
  const word = textAt(tokens, at);
  // "The old carpet is only in the lounge, 30 m2, needs lifting", "old tiles are still down, they'd need to be lifted"
  const isNeeded = NEEDED.test(textOf(tokens.slice(Math.max(0, at - 5), at)));
  if (
    isNeeded &&
    LIFTED.test(word) &&
    tokens.slice(Math.max(0, at - MOST_APART), at).some(({ text }) => OLD.test(text))
  )
    return true;
  const before = word === 'lift' && textAt(tokens, at - 1) !== 'to' ? [] : wordsFrom(tokens, at - 1, -1).slice(0, 7);
  return LIFTED.test(word) && [...before, ...wordsFrom(tokens, at + 1, 1)].some((one) => THERE.test(one));
}

const WOULD = /^(?:would|\p{L}+'d|really|just)$/u;
const VERB = /^(?:is|are|was|were|has|have|had|to|if|it's|they're)$/;

/** "Want it brought up to R49", "it needs tidying up": the better for it, and still there. */
const BETTERED = pattern()`
  ^(?:br(?:ing|ings|inging|ought)|top|topped|topping|touch\w*|tid\w*|clean\w*|spruc\w*|free\w*|fix\w*|do|done
    |doing|dress\w*|hook\w*|set|wir\w*|fill\w*|lift\w*|jack\w*|prop\w*|shor\w*)$
`;

const LIES =
  /^(?:carpets?|floor\w*|tiles?|tiling|lino\w*|vinyl|laminate|turf|grass|lawn|sod|pavers?|paving|slabs?|concrete)$/;

/** "We'd like it up this month": a fence that is to be built; of a carpet it is one that is to go. */
const isToStand = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === 'up' &&
  /^(?:it|them|this|that)$/.test(textAt(tokens, at - 1)) &&
  !tokens.slice(Math.max(0, at - MOST_APART), at).some(({ text }) => LIES.test(text));

/** "We want the old grass out" */
function wantsGone(tokens: Token[], at: number): boolean {
  const before = wordsFrom(tokens, at - 1, -1).slice(0, 5);
  if (textAt(tokens, at) === 'up' && (BETTERED.test(before[0] ?? '') || isToStand(tokens, at))) return false;
  // "there is a wall we want gone", "I'd like the popcorn gone"; of "I want to know if it is gone" nothing is wanted gone
  const wish = before.findIndex(
    (one, place) =>
      /^(?:wants?|needs?)$/.test(one) || (/^(?:like|love)$/.test(one) && WOULD.test(before[place + 1] ?? '')),
  );
  if (textAt(tokens, at) === 'gone' && wish >= 0 && !before.slice(0, wish).some((one) => VERB.test(one))) return true;
  const old = before.findIndex((one) => /^(?:old|existing|current|it|them|this|that|everything)$/.test(one));
  return old >= 0 && before.slice(old).some((one) => /^(?:want|wants|need|needs|get|have|would|like)$/.test(one));
}

/** "Old trim has to be pried off first" */
function mustGo(tokens: Token[], at: number): boolean {
  const before = wordsFrom(tokens, at - 1, -1);
  const old = before.findIndex((one) => OLD.test(one));
  return before
    .slice(0, Math.max(0, old))
    .some(
      (one, place) => one === 'must' || (one === 'to' && /^(?:has|have|needs?|got)$/.test(before[place + 1] ?? '')),
    );
}

/** "Old insulation out and new blown in", "the old carpet coming out first": told of what goes, in a list of what is to be done. */
function isToMakeWay(tokens: Token[], at: number): boolean {
  const before = wordsFrom(tokens, at - 1, -1);
  const things = /^(?:coming|going)$/.test(before[0] ?? '')
    ? before.slice(/^(?:is|are)$/.test(before[1] ?? '') ? 2 : 1)
    : before;
  const old = things.findIndex((one) => /^(?:old|existing)$/.test(one));
  if (/ed$|^(?:ran|fell|came|went|gave|wore|burnt|is|was|are|were)$/.test(things[0] ?? '')) return false;
  // "We already pulled the old tile out"
  if (
    things
      .slice(old + 1)
      .some((one) => /^(?:took|taken|tore|torn|pulled|ripped|dug|broke|cut|had|got|getting)$/.test(one))
  )
    return false;
  return old > 0 && old <= 2 && /^(?:|[,.;!?]|and|first|then|new|before)$/.test(textAt(tokens, at + 1));
}

/** "The old floor has to come up". */
export const leaves = (tokens: Token[], at: number): boolean =>
  LEAVES.test(textAt(tokens, at)) && mustLeave(tokens, at);

function mustLeave(tokens: Token[], at: number): boolean {
  const before = wordsFrom(tokens, at - 1, -1);
  if (before.some((one) => /^(?:you|someone|i|we|he|she|they)$/.test(one))) return false;
  const next = textAt(tokens, at + 1);
  const must = /^(?:to|must|should|can|will)$/.test(before[0] ?? '');
  // "The old lawn is full of weeds and needs to come out first"
  if (must && /^(?:needs?|has|have)$/.test(before[1] ?? '') && AWAY.test(next) && isOldBefore(tokens, at)) return true;
  // "The chain link has to go"
  const isBound = must && textAt(tokens, at) === 'go' && before.includes('the') && /^(?:of|$|\W)/.test(next);
  // "The carpet is still down so that'd need to come up"
  const isStill = before.some((one) => THERE.test(one) || /^(?:that'd|it'd|it'll|that'll|they'd)$/.test(one));
  // "Woodchip needs to come off first"
  const isCoating = must && next === 'off' && before.some((one) => COATING.test(one));
  if (!isStill) return isBound || isCoating;
  return AWAY.test(next) || (must && textAt(tokens, at) === 'go' && (!/^\p{L}/u.test(next) || THEN.test(next)));
}

/** Whether something old is spoken of earlier in a sentence. */
function isOldBefore(tokens: Token[], at: number): boolean {
  const near = tokens.slice(Math.max(0, at - MOST_APART), at);
  const start = near.findLastIndex(({ text }) => /^[.;!?]$/.test(text)) + 1;
  return near.slice(start).some(({ text }) => OLD.test(text));
}

/** "My brother pulled the carpet up" */
const PEOPLE = pattern()`
  ^(?:husband|wife|partner|brother|sister|dad|father|mom|mother|sons?|daughter|uncle|cousin|friends?
    |neighbou?rs?|landlord|boys|kids|buddy|nephew|tenants?)$
`;

/** "The man who came also took it out": these tell of what is over, whoever did it; "torn" and "ripped" may be asked for. */
const TOLD = /^(?:took|tore|dug|broke)$/;
/** Who did it, before words like "also" and "had": "the last owners had already", "somebody", "a guy who". */
const TELLERS = pattern()`
  ^(?:i|we|i've|we've|he|she|they|he'd|she'd|they'd|we'd|i'd|who|somebody|someone|owners?|tenants?|guys?|man|men
    |lady|contractors?|builders?|crew|company|plumbers?|roofers?|painters?|electricians?|landlord|buyers?
    |sellers?)$
`;
const BEFORE_VERB = /^(?:also|already|just|then|later|even|finally|actually|have|has|had|recently)$/;

/** Whether the words before a verb, the nearest first, name somebody who did it. */
function isTold(before: string[]): boolean {
  const [who = '', whose = ''] = before.slice(before.findIndex((one) => !BEFORE_VERB.test(one)));
  return TELLERS.test(who) || (/^(?:my|our)$/.test(whose) && PEOPLE.test(who));
}

/** "We pulled it out ourselves", "already removed", "we'll move it": the customer's own work, or done before. */
export function isOwnWork(tokens: Token[], at: number): boolean {
  const before = wordsFrom(tokens, at - 1, -1);
  const around = [...before.slice(0, 3), ...wordsFrom(tokens, at + 1, 1)];
  if (before[0] === 'own') return true;
  // "We pulled up the old carpet"
  if (TOLD.test(textAt(tokens, at)) || (PAST.test(textAt(tokens, at)) && isTold(before))) return true;
  // "We can't move it ourselves"
  const isUnable = around.some((word) => /^(?:can['’]?t|cannot|unable)$/.test(word));
  return (
    (!isUnable && around.some((word) => /^(?:ourselves|myself|already)$/.test(word))) ||
    isByOthers(before.reverse().join(' '))
  );
}

const HAS_BEEN_REMOVED = pattern()`
  ^(?:(?:ones?|fence|fencing|roof|floor|tiles?|panels?) )?(?:(?:has|have|had)(?: all| already)* been
    |(?:was|were|got)(?= .*\b(?:(?:years|months|weeks|days|long|while|year|month|week) ago
        |last (?:year|month|week|summer|winter|spring|fall|autumn)|already)\b))(?: all| already)*\s
    (?:removed|moved|cleared|(?:taken|torn|pulled|ripped|broken|stripped) (?:up|out|off|down|away))\b
    (?!.*\b(?:another|others?|still|haul\w*|back|again|to the (?:driveway|garage|kerb|curb|front))\b)
`;

/** "Old tiles are already off", "furniture will be out": nothing is to be done about it any more. */
export function isGone(tokens: Token[], at: number): boolean {
  const after = wordsFrom(tokens, at + 1, 1);
  if (isPutAway(after.join(' ')) && !EQUIPMENT.test(textAt(tokens, at))) return true;
  const [first = '', second = '', third = '', fourth = ''] = after;
  if (/^(?:is|are|was|were)$/.test(first) && second === 'already') return IS_GONE.test(third);
  return (
    (first === 'will' && second === 'be' && IS_GONE.test(third === 'all' ? fourth : third)) ||
    HAS_BEEN_REMOVED.test(restOfSentence(tokens, at + 1))
  );
}

const PAST = /^(?:\p{L}{2,}ed|took|taken|tore|torn|dug|broke|ripped|cut|got)$/u;

/** "Sucked out", "scraping off": what is done to be rid of something. */
const RIDDING = pattern()`
  ^(?:suck|vacuum|scrap|grind|ground|chip|cut|cutting|dig|digging|dug|pry|pried|prying|hack|peel|scoop|yank
    |chisel|jackhammer|bust|smash|gut|gutt|blast|heav|cart|saw|knock|lift|tak|took|bash)(?:e|ed|ing|en|n)?$
`;

const RIDS = /^(?:suck|vacuum|scrape|chip|hack|dig|pry|rip|tear|pull|bust|jackhammer|cut|haul|cart)$/;

/** "Sucking out the old insulation", "the old stuff has to be sucked out" */
export function ridsOfOld(tokens: Token[], at: number): boolean {
  const word = textAt(tokens, at);
  // "Suck that out first and blow in new"
  const isThat = /^(?:that|it|them|those|this)$/.test(textAt(tokens, at + 1)) && AWAY.test(textAt(tokens, at + 2));
  if (isThat && RIDS.test(word) && /^(?:|[,.;!?]|and|first|then|before)$/.test(textAt(tokens, at + 3))) return true;
  if (!(RIDDING.test(word) || TAKES.test(word)) || !AWAY.test(textAt(tokens, at + 1))) return false;
  const before = wordsFrom(tokens, at - 1, -1);
  // "Brown tile that has to be busted out"
  const isBound = before[0] === 'be' && before[1] === 'to' && /^(?:has|have|needs?|got)$/.test(before[2] ?? '');
  return isBound || [...before, ...wordsFrom(tokens, at + 2, 1).slice(0, 3)].some((one) => OLD.test(one));
}

const SCRAPED = /^scrap(?:e|es|ed|ing)$/;
/** Nobody scrapes these but to be rid of them, as against paint that is about to be painted over. */
const COATING = pattern()`
  ^(?:popcorn|stipple|artex|wallpaper|woodchip|anaglypta|linoleum|lino|adhesive|glue|thinset|mastic|mortar|grout|caulk(?:ing)?|moss
    |gum|residue|barnacles)$
`;

/** "Popcorn ceiling scraped", "scraping off wallpaper". */
export const scrapesOff = (tokens: Token[], at: number): boolean =>
  SCRAPED.test(textAt(tokens, at)) &&
  [...wordsFrom(tokens, at - 1, -1).slice(0, 4), ...wordsFrom(tokens, at + 1, 1).slice(0, 4)].some((one) =>
    COATING.test(one),
  );
