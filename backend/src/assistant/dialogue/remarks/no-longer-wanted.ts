import { contentWords, lines, pattern, servicesNamed } from '../../../pricing/index.js';

const DOES = lines`
  (?:did|done|do|does|doing|clean(?:ed|s|ing)?|paint(?:ed|s|ing)?|tak(?:e|es|en|ing)|took|remov(?:e|ed|es|ing)|rip(?:ped|s|ping)?
    |pull(?:ed|s|ing)?|tear(?:s|ing)?|tore|strip(?:ped|s|ping)?|sort(?:ed|s|ing)?|handl(?:e|ed|es|ing)|fix(?:ed|es|ing)?
    |clear(?:ed|s|ing)?|mov(?:e|ed|es|ing)|wash(?:ed|es|ing)?)
`;
const AWAY = '(?: (?:out|up|down|off|away))';
const DOING = String.raw`\p{L}+${AWAY}?`;
const WHOM = '(?:myself|ourselves|himself|herself|themselves)';
const AGAIN = String.raw`\b(?:needs?|again|redo\w*|wants?|last time|in (?:19|20)\d\d|years ago)\b`;
/** "We can't move it ourselves", "I never clean it myself" */
const NOT_SO = String.raw`(?<!\b(?:can'?t|cannot|can not|never|not|don'?t|didn'?t|couldn'?t|won'?t|unable to|too \p{L}+ to) (?:\p{L}+ )?)`;
const THING = lines`
  ((?:(?!and\b|but\b|so\b|on\b|in\b|at\b|for\b|with\b|out\b|up\b|off\b|away\b|down\b|last\b|instead\b|tomorrow\b
        |tonight\b|today\b|now\b|first\b|already\b|my|our|him|her|them)[\p{L}-]+ ?){1,3})
`;
/** "We'll take the old lawn out ourselves", "did the oven myself last night", "my sister is doing the windows instead", "I'll rip the tiles out". */
const BY_THEMSELVES = pattern('giu')`
  ${NOT_SO}\b${DOES}${AWAY}? (?:the|our|that|those) ${THING}(?=[^.;!?\n]{0,30}?\b${WHOM}\b)(?![^.;!?\n]*${AGAIN})
  |\b(?:my|our|the) \p{L}+(?:'s| is| are|'re|'ll| will)(?: (?:already|just|now))* ${DOES} (?:the|our|that|those) ${THING}
    (?=(?: (?:instead|tomorrow|tonight|for (?:us|me|free)))*\s*(?:[.,;!?\n]|$))
  |\b(?:we|i)(?:'ll| will|'ve| have)(?: (?:already|just))? (?:remov|rip|pull|tear|torn|strip)\p{L}*${AWAY}? (?:the|our|that|those) ${THING}
  |\b(?:we|i)(?:'ll| will|'ve| have)(?: (?:already|just))? taken?${AWAY} (?:the|our|that|those) ${THING}
  |\b(?:we|i)(?:'ll| will|'ve| have)(?: (?:already|just))? taken? (?:the|our|that|those) ${THING}(?=(?:out|up|down|off|away)\b)
`;
/** "After all", "in the kitchen" */
const NOTHING_MORE = String.raw`(?=(?:(?:out|up|down|off|away|after all|any ?more|(?:in|on|from) (?:the|my|our) \p{L}+)\s*)*(?:[.,;!?\n]|$))`;
/** "Cross the oven off", "leave the walls, the budget won't stretch", "the skylight can stay", "no need to move the piano". */
const LEFT_OUT = pattern('giu')`
  \b(?:cross|strike|leave) (?:the|that|those|our) ${THING}(?:off|out)\b(?! of the (?:rain|sun|wall|ground))
  |\bkeep(?:ing)? (?:the|our) (?:old |existing )?(?:carpets?|tiles?|lino|vinyl|laminate|wood|boards?|wallpaper|paint) (?:on|in) (?:the|our) ${THING}
  |\btake (?:the|that|those|our) ${THING}off (?:the|my|our) (?:list|price|quote|estimate|job)\b
  |\b(?:we'll|i'll|let's|just|so|then|we will|i will|can|please|^|[,;.!?])\s*leave (?:the|those|our) ${THING}(?=\s*(?:[.,;!?\n]|$|for now\b|as (?:is|it is|they are)\b|alone\b|this time\b))
  |\bno need to ${DOING} (?:the|our|those|that) ${THING}${NOTHING_MORE}
  |\b(?:you|ye|u) (?:don't|dont|won't|do not) (?:have|need) to ${DOING} (?:the|our|those|that) ${THING}${NOTHING_MORE}
`;
/** "The builder is leaving his scaffold up for us, so no need for yours" */
const THEIRS_WILL_DO = pattern('giu')`
  \b(?:his|her|their) ([\p{L}-]+)\b(?=[^.;!?\n]*\b(?:no need for yours|(?:don't|won't|do not) need yours)\b)
`;

const REMOVES = /\b(?:tak|took|remov|rip|pull|tear|tore|torn|strip|clear)/iu;

/** A thing that is no longer to be done, and how a message would say so in short: "no old lawn to remove". */
export interface NotWanted {
  thing: string;
  inShort: string;
  /** It is left as it is, and not done by somebody else. */
  isLeft: boolean;
}

/**
 * What a later message says is no longer to be done: done by the visitor or somebody of theirs, or left as it is. Only what was
 * spoken of before counts, as words of `told`.
 */
export function noLongerWanted(message: string, told: string): NotWanted[] {
  const known = new Set(contentWords(told));
  return [BY_THEMSELVES, LEFT_OUT, THEIRS_WILL_DO]
    .flatMap((words) => [...message.matchAll(words)].map((match) => ({ match, isLeft: words === LEFT_OUT })))
    .map(({ match: [match, ...things], isLeft }) => ({ match, isLeft, thing: things.find(Boolean)?.trim() ?? '' }))
    .filter(({ thing }) => {
      const words = contentWords(thing);
      return words.length > 0 && words.every((word) => known.has(word));
    })
    .map(({ match, thing, isLeft }) => ({
      thing,
      isLeft,
      inShort: `no ${thing}${REMOVES.test(match) ? ' to remove' : ''}`,
    }));
}

/** The services of a message without the removal of what others take out: "my brother is tearing out the old fence himself" orders none. */
export function withoutTheirs(service: string | null, gone: readonly NotWanted[]): string | null {
  const things = gone.flatMap(({ thing }) => contentWords(thing));
  const isTheirs = (one: string): boolean =>
    one.endsWith(' removal') && contentWords(one).some((word) => things.includes(word));
  const left = servicesNamed(service).filter((one) => !isTheirs(one));
  return left.length > 0 ? left.join(' and ') : null;
}
