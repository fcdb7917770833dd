import {
  CANNOT,
  DENYING,
  isAnswer,
  isFine,
  isGonePet,
  isLeftAlone,
  isNobody,
  isOthersPart,
  isRuledOut,
  MONTH_IN_FULL,
  restOfSentence,
  SEASON,
  staysAsIs,
  tellsOfPast,
  textAt,
  textOf,
  turnedOutNone,
  type Token,
  lines,
  pattern,
} from '../../../language/index.js';
import { wordSet } from '../../text/lexicon.js';
import { isDoneByThem, isLeftToThem } from './by-themselves.js';
import { isTooDear } from './too-dear.js';
import { isLeftAsIs } from './left-as-is.js';
import { costsNothing, isToBePutIn } from './not-there-yet.js';
import { isGone, saysRemoval } from './removal.js';

const NEGATORS = new Set([...DENYING, ...'nobody nowhere cannot cant hardly minus avoid'.split(' ')]);
/** "Skip the trim", as against "skip hire"; "forget pianos", "we sold it". */
export const isSkipped = (tokens: Token[], at: number): boolean =>
  textAt(tokens, at) === 'forget' ||
  (textAt(tokens, at) === 'sold' && textAt(tokens, at + 1) !== 'on') ||
  (textAt(tokens, at) === 'mind' && textAt(tokens, at - 1) === 'never') ||
  (DROPS.test(textAt(tokens, at)) &&
    /^(?:the|that|any|it|those|this|my|our|painting|all)$/.test(textAt(tokens, at + 1)) &&
    !FELLED.test(textOf(tokens.slice(at + 2, at + 6))) &&
    !isRuledOut(tokens, at - 1));

const DROPS = /^(?:skip|scrap|scratch|drop|ditch|cancel|nix|omit|exclude)$/;
/** "Drop the tree", "drop the ceiling by a foot": work that is wanted. */
const FELLED = pattern()`
  \b(?:trees?|oaks?|pines?|maples?|birch|ash|elms?|gums?|palms?|spruces?|firs?|willows?|poplars?|cedars?|cypress
    |limbs?|branch(?:es)?|ceilings?|prices?|temperature|off|box|level(?! \d)|weight|track)\b
`;

const SCOPE_ENDS = wordSet(`but however though although ; . ! ? , : and because so just only`);
const REACH = 7;
const DAMAGED = pattern()`
  ^(?:flooded|frozen|soaked|cracked|broken|chipped|rusted|corroded|rott(?:ed|en)|clogged|blocked|jammed|leaked
    |swollen|warped|fallen|collapsed|damaged|infested)$
`;

/** "The truck can't get in", "a bobcat will not fit": what follows the thing. */
const GETS_NOWHERE = new RegExp(
  String.raw`^${CANNOT} (?:get(?! hot| cold| warm| going)|fit|reach|come(?! on| open| off)|pass|back|park|drive)\b`,
);

/** "It has been graded already", "the beds are weeded already": done, and not wanted. "The basement is flooded already" is. */
function isDoneAlready(tokens: Token[], at: number): boolean {
  if (!/\p{L}{3}(?:ed|en)$|^dug$/u.test(textAt(tokens, at)) || DAMAGED.test(textAt(tokens, at))) return false;
  const before = [1, 2, 3].map((back) => textAt(tokens, at - back));
  const isDone = before.includes('been') || before.slice(0, 2).some((one) => /^(?:is|are|was|were)$/.test(one));
  if (isDone && [...before, textAt(tokens, at + 1)].includes('already')) return true;
  // "It's all dug out already"
  const isPrepared =
    PREPARED.test(textAt(tokens, at)) && before.some((one) => /^(?:it'?s|they'?re|that'?s)$/.test(one));
  if (isPrepared && [...before, textAt(tokens, at + 1), textAt(tokens, at + 2)].includes('already')) return true;
  return DONE_AND.test(`${textOf(tokens.slice(Math.max(0, at - REACH), at))} `);
}

/** What is done before the work itself. */
const PREPARED =
  /^(?:dug|excavated|graded|demolished|removed|cleared|levell?ed|torn|ripped|stripped|prepped|primed|sanded)$/;

/** "That was already dug up and carted away" */
const DONE_AND = /\b(?:been|is|are|was|were) (?:all )?already (?:\p{L}+ ){1,3}and $/u;

/** "I already pressure washed it last week" */
const DONE_BY_US = /\b(?:i|we|he|she|they|my \p{L}+)(?:'ve|'s| have| has| had)? (?:already|just) (?:\p{L}+ ){0,2}$/u;
function didItAlready(tokens: Token[], at: number): boolean {
  const done = [at, at + 1].find(
    (place) => /\p{L}{3}ed$/u.test(textAt(tokens, place)) && !DAMAGED.test(textAt(tokens, place)),
  );
  if (done === undefined || !/^(?:it|them|the|that|those|all|both|everything)$/.test(textAt(tokens, done + 1)))
    return false;
  return (
    DONE_BY_US.test(`${textOf(tokens.slice(Math.max(0, at - 5), at))} `) &&
    !WANTED_AGAIN.test(restOfSentence(tokens, done + 1))
  );
}

/** "I've got the permit already", "permit in hand": nobody has to get one. */
const HAVE_IT =
  /\b(?:i|we)(?:'ve| have)?(?: already)? (?:got|have|had|pulled)(?: already)? (?:the|a|my|our) (?:\p{L}+ )?$/u;
function isInHand(tokens: Token[], at: number): boolean {
  if (!/^(?:permits?|consent|approval)$/.test(textAt(tokens, at))) return false;
  const [before, after] = [`${textOf(tokens.slice(Math.max(0, at - 7), at))} `, restOfSentence(tokens, at + 1)];
  return (HAVE_IT.test(before) && /\balready\b/.test(before + after)) || /^(?:is |already )?in hand\b/.test(after);
}

const TREATED = '(?:done|redone|painted|repainted|redecorated)';
/** So short a time ago that nobody wants it again. */
const LATELY = lines`
  \b(?:already|recently|last (?:month|year|${SEASON})|(?:a|one|two|three|\d) (?:weeks?|months?) ago)\b
`;
/** "The ceilings were done last year", "have already been painted". */
const WAS_TREATED = pattern('u')`
  ^(?:all |both )?(?:(?:was|were|got) (?:(?:all|both|just|only) )*${TREATED}\b[^.;!?]*${LATELY}
    |(?:have|has) (?:(?:all|both) )*already been ${TREATED}\b|(?:are|is) already ${TREATED}\b
    |(?:are|is) ${TREATED} already\b)
`;
const WE_TREATED = pattern('u')`
  \b(?:we|i|they)(?:'ve| have| had)? (?:(?:just|already|only) )*(?:did|done|redid|painted|repainted|had) (?:all )?
    (?:the|our|my) (?:\p{L}+ )?$
`;
const THEN = new RegExp(String.raw`^(?:${TREATED} )?[^,.;!?]{0,20}${LATELY}`, 'u');
/** "..., and they peel", "do them too", "ready for you": wanted all the same. */
const WANTED_AGAIN = pattern()`
  \b(?:again|but|need\w*|want\w*|peel\w*|bubbl\w*|chip\w*|streak\w*|fad\w*|stain\w*|crack\w*|flak\w*|too|also
    |redo|look|looks|since|still|awful|terrible|bad|badly|hate|failing|another|now|ready|time to|so you|dark
    |primed?)\b
`;

/** "Coils were washed last year, no need" */
const NO_NEED =
  /^(?:all |both )?(?:was|were|got|(?:have|has) been) \p{L}+(?:ed|ne|pt)\b[^.;!?]{0,40}?,? (?:so )?no need\b/u;

/** "Walls only, the ceilings were done last year", "we did the ceilings already": what was done to a thing is not wanted again. */
function wasTreated(tokens: Token[], at: number): boolean {
  const after = restOfSentence(tokens, at + 1);
  if (NO_NEED.test(after)) return true;
  if (WANTED_AGAIN.test(after)) return false;
  const before = `${textOf(tokens.slice(Math.max(0, at - 8), at))} `;
  return WAS_TREATED.test(after) || (WE_TREATED.test(before) && THEN.test(after)) || isOthersPart(before, after);
}

/** "Nobody has cleaned the attic": what nobody has done is denied, and what it was not done to is there. "Nobody goes in the attic" asks nothing of it. */
const isPresupposed = (tokens: Token[], nobody: number, at: number): boolean =>
  /^(?:the|our|my|this|that|these|those)$/.test(textAt(tokens, at - 1)) && tellsOfPast(tokens, nobody, at);

/** "Not only the walls", "no problem", "we can't find the tank": what follows is there all the same. */
const DENIES_NOTHING = /^(?:only|just|problem|worries|sure|idea|find|locate|know|tell|see|remember)$/;

/** "I don't dig anymore": what they do no longer themselves is asked for. */
const isUnableTo = (tokens: Token[], at: number): boolean =>
  /^(?:i|we)$/.test(textAt(tokens, at - 2)) &&
  /^(?:don't|dont|can't|cant|cannot)$/.test(textAt(tokens, at - 1)) &&
  !/^(?:want|need|have|use|smoke|own|like|do)$/.test(textAt(tokens, at)) &&
  /^(?:it |them |that )?(?:any ?more|any longer|(?:by )?(?:myself|ourselves))\b/.test(restOfSentence(tokens, at + 1));

/** A word that denies stands before it in the same clause ("not heritage listed", "no permit is needed"). */
function isNegated(tokens: Token[], at: number): boolean {
  for (let place = at - 1; place >= Math.max(0, at - REACH); place -= 1) {
    const text = textAt(tokens, place);
    if (isRuledOut(tokens, place)) return true;
    // "Please don't forget the stairs"
    if (text === 'forget' && /^(?:don't|dont|not|never)$/.test(textAt(tokens, place - 1))) return false;
    if (isAnswer(tokens, place)) return false;
    if (SCOPE_ENDS.has(text)) {
      if ((text === 'and' || text === ',') && listNegated(tokens, place, at)) return true;
      break;
    }
    if (isNobody(tokens, place)) return !isPresupposed(tokens, place, at);
    if (text === 'not' && /^forget/.test(textAt(tokens, place + 1))) return false;
    if (place === at - 1 && isUnableTo(tokens, at)) return false;
    if (NEGATORS.has(text) || text.endsWith("n't") || isSkipped(tokens, place))
      return !DENIES_NOTHING.test(textAt(tokens, place + 1)) && text !== 'minus' && !isToBePutIn(tokens, place, at);
  }
  const ahead = [1, 2, 3, 4].map((step) => textAt(tokens, at + step)).join(' ');
  if (GETS_NOWHERE.test(ahead)) return true;
  return /^(?:free)$/.test(textAt(tokens, at + 1)) && /^(?:pet|smoke|asbestos|lead|mold)s?$/.test(textAt(tokens, at));
}

/** "Insulation and poly are already in", "the drain is there already". */
const ALREADY_IN = pattern('u')`
  ^(?:(?:(?:and|&|,) \p{L}+ )?(?:is|are|was|were)(?: all)? already (?:in(?! (?:bad|poor|rough|terrible|awful))|up
      |there|done|installed|fitted|down|sorted|finished|laid|hung|on(?: (?:it|them|there))?(?! \p{L}))
    |already (?:there|in place))\b
    (?!.*\b(?:remov\w*|tear|torn|rip\w*|replac\w*|repair\w*|fix\w*|take|taken|pull\w*|haul\w*|demo\w*|needs?)\b)
`;

/** "There is a piano but my sister picks it up, so it's not part of this", "we had a camera down it last year, so no need for that". */
const IS_TOLD =
  /(?:^| )(?:there (?:is|was)|there's|theres|(?:i|we)(?:'ve)? (?:have|had|got)) (?:an?|one|some) (?:\p{L}+ )?$/u;
const NOT_PART = pattern('u')`
  ^.{0,90}?\b(?:(?:it's|it is|that's|they're|they are) not (?:part of|in|included in) (?:this|it|the (?:job|move|work|quote))
    |so (?:there's )?no need (?:for (?:that|it|one|them)|to do (?:that|it))|so (?:we |i )?(?:don't|won't) need (?:that|it|one|them))\b
`;
const isNotPartOfIt = (tokens: Token[], at: number): boolean =>
  IS_TOLD.test(` ${textOf(tokens.slice(Math.max(0, at - 6), at))} `) && NOT_PART.test(restOfSentence(tokens, at + 1));

const BE = /^(?:is|are|was|were|looks?|seems?)$/;
const IS_OVER = /^ (?:is|are|was|were|looks?|seems?) (?:(?:all|already|just|still|in) )?over\b/;

/** "Saturday is fine", "cash is good": agreed to, and so wanted. */
const AGREED = pattern('u')`
  ^(?:\p{L}+day|weekends?|week(?:day|night)s?|mornings?|evenings?|nights?|tonight|today|tomorrow|cash|online
    |${SEASON}|(?!may)${MONTH_IN_FULL}|\d.*)$
`;

/** "Pex is fine": what it may be made of, as against "the laminate is fine". */
const MATERIAL =
  /^(?:pex|pvc|copper|laminate|vinyl|lvp|lvt|carpet|hardwood|quartz|granite|asphalt|cedar|redwood|composite|trex|porcelain|ceramic|pine|aluminum|colorbond)$/;
const isMaterialAgreed = (tokens: Token[], at: number): boolean =>
  MATERIAL.test(textAt(tokens, at)) &&
  !/^(?:the|our|my|that|this|existing|old|current|whose)$/.test(textAt(tokens, at - 1)) &&
  /^(?:is|would be|will be) (?:fine|ok|okay|good|great|perfect)(?! as (?:it|they)\b)/.test(
    textOf(tokens.slice(at + 1, at + 6)),
  );

/** "Far from any power lines": nothing is near them. "Cut it away from the lines" is. */
const LINES = String.raw`(?:power|overhead|electric(?:al)?|utility|hydro|service) (?:lines?|wires?)\b`;
const IS_LINES = new RegExp(`^${LINES}`);
const FAR_FROM = pattern()`
  (?<!\b(?:not|n't)(?: [a-z]+)? )\b(?:far(?: away)? from
    |(?:(?:well|(?:long|good) way) (?:away|clear|off)? ?|way (?:away|clear|off) )(?:from|of)|(?:is|are) (?:all )?(?:away from|clear of)) (?:(?:any|the|all|our|those|overhead) )*
    $
`;
const isFarFromLines = (tokens: Token[], at: number): boolean =>
  IS_LINES.test(textOf(tokens.slice(at, at + 2))) && FAR_FROM.test(`${textOf(tokens.slice(Math.max(0, at - 7), at))} `);

/** "The power lines are all buried": nothing is near them any more. */
const BURIED = pattern()`
  ^${LINES} (?:are|is|were|was|run|go|have been|got|all)(?: all| now| mostly)* (?:buried|underground|below ground)
`;

/** "The tyres aren't in there", "the sheds are not part of it": not in what is spoken of, and not said to be elsewhere in it. */
const NOT_IN_IT = pattern()`
  ^ (?:(?:is|are|was|were) not|isn't|isnt|aren't|arent|wasn't|weren't|ain't|aint)
    (?: (?:even|really|actually|all|any more|anymore))* (?:there
    |(?:in|among|inside|part of|with|on) (?:there|it|this|that|them|those|these)
    |part of (?:the|this) (?:job|work|lot|quote)|for you)\b(?!(?:(?! (?:and|so)\b)[^.!?;])*\b
      (?:(?:it's|they're|they are|it is|but|only) (?:all )?(?:in|on|at|under|up|out|behind|beside|by|next)\b))
`;

/** "The conservation area stops at the end of our road, we are not in it" */
const NOT_OF_US = pattern('u')`
  ,? (?:but |so |and )?(?:we|i|mine|ours)(?:'re| are|'m| am| is|'s) (?:not in (?:it|one|that)|(?:just |right )?outside(?: of)? (?:it|that)|on the other side)\b
`;
/** "The oven is fine", "the floor is level": named as nothing to do about. */
function isSettled(tokens: Token[], at: number): boolean {
  const [first, second, third] = [1, 2, 3].map((ahead) => textAt(tokens, at + ahead));
  if (isTooDear(tokens, at)) return true;
  if ((AGREED.test(textAt(tokens, at)) && second !== 'over') || isMaterialAgreed(tokens, at)) return false;
  // "a permit isn't required"
  const denies =
    /^(?:isn't|isnt|aren't|wasn't|not)$/.test(first ?? '') ||
    (BE.test(first ?? '') && /^(?:not|no)$/.test(second ?? ''));
  if (
    denies &&
    [second, third].some((word) => /^(?:required|needed|necessary|included|wanted|longer)$/.test(word ?? ''))
  )
    return true;
  const after = ` ${textOf(tokens.slice(at + 1, at + 6))}`;
  if (NOT_IN_IT.test(` ${textOf(tokens.slice(at + 1, at + 16))}`)) return true;
  if (NOT_OF_US.test(restOfSentence(tokens, at + 1))) return true;
  if (ALREADY_IN.test(after.trim()) || staysAsIs(after) || BURIED.test(`${textAt(tokens, at)}${after}`)) return true;
  // "the walls are over 10 ft"
  if (second === 'over' && tokens[at + 3]?.kind !== 'sign' && third !== '') return false;
  if (isLeftAsIs(tokens, at)) return true;
  // "Oven and windows are fine as they are"
  if (/^(?:and|&)$/.test(first ?? '') && isFine(after)) return true;
  if (BE.test(first ?? '')) return isFine(after) || IS_OVER.test(after);
  // "just one layer" is no second one
  if (/^layers?$/.test(textAt(tokens, at)) && /^(?:one|single|1)$/.test(textAt(tokens, at - 1)))
    return !tokens.slice(at, at + 6).some((_, ahead) => saysRemoval(tokens, at + ahead));
  return (
    textAt(tokens, at) === 'level' &&
    /^(?:is|are|was|already|and|pretty|perfectly|dead|quite)$/.test(textAt(tokens, at - 1))
  );
}

/** "no pets or stairs", "no dogs, cats": a list shares its "no". */
function listNegated(tokens: Token[], joint: number, at: number): boolean {
  if (at - joint > 1) return false;
  const before = textAt(tokens, joint - 2);
  return NEGATORS.has(before) && tokens[at + 1]?.kind !== 'word';
}

/** Whether what stands at a token is said not to be there, not to be wanted, or to be done with. */
export const isSaidNotToBe = (tokens: Token[], at: number): boolean =>
  [
    isNegated,
    isFarFromLines,
    isSettled,
    isGone,
    isDoneAlready,
    isInHand,
    didItAlready,
    isDoneByThem,
    isLeftToThem,
    isNotPartOfIt,
    wasTreated,
    isLeftAlone,
    isGonePet,
    costsNothing,
  ].some((says) => says(tokens, at)) || turnedOutNone(restOfSentence(tokens, at + 1, 12));
