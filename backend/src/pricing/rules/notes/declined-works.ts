import { lines, NUMBER_WORD, pattern, wordValue } from '../../language/index.js';

const NOT = lines`
  (?:do not|don'?t|no longer|never|can'?t|cannot|won'?t|will not|are not able to|aren'?t able to|not allowed to)
`;
const DOES = lines`
  (?:do|install|offer|work (?:on|with)|take on|take|handle|fit|repair|replace|service|paint|clean|wash|move|carry
    |treat|remove|touch|deal with|build|lay|insulate|tile|wire|rewire|hook up|connect|hang|mount|pump|pour|weld|plumb
    |trap|climb|(?:(?:price|quote|estimate)(?! (?:match|beat|anything|anyone|any ?body|any jobs?|for|by|in|if|at|from|you|our|up|all)\b)|bid(?: on)?))
`;
/** Of "no raccoons, squirrels, bats etc" one. */
const ITEM = String.raw`[\p{L}-]+(?: [\p{L}-]+)?`;
const DECLINES = pattern('giu')`
  \b(?:${NOT} (?:currently |usually )?${DOES}
    |we are not (?:licen[cs]ed|insured|set up) (?:for|to do)|(?<=^|[.,;!?\n]\s*)(?:sorry,? )?no)\s+(?:any |the )?
    ([^.,;:!?\n]{3,60}(?:(?:(?:, ?${ITEM}){2,5}(?: etc)?|(?:, ?${ITEM}){1,5},? (?:or|nor|and) ${ITEM})(?=\W*(?:[.;!?\n]|$)))?)
`;
/** "If it's asbestos we can't touch it", "where there is knob and tube wiring we won't do it": what "it" is. */
const DECLINES_IF = pattern('gi')`
  \b(?:if|when|where|once) (?:(?:it|they|that|this|there)(?:['’]?s|['’]re| is| are| has| have)|it has|we find|you have|you've got)
    (?: an?| any)? ([^.,;:!?\n]{3,40}?),? (?:then )?(?:we|i) ${NOT} ${DOES} (?:it|that|those|them|these)\b
`;
/** "Nothing over 25 kW", "nothing on the third floor or up" */
const NOTHING = pattern('gi')`
  \bnothing ((?:over|above|past|beyond|(?:bigger|larger|taller|higher|more|longer|heavier|older) than|on|in)
    [^.,;:!?$£€\n]{3,50})
`;
/** "Over 30 ft" of a tree: a request may be that long in all. */
const BARE_LENGTH = /^(?:\p{L}+ )+\d+ ?(?:f(?:ee)?t|foot|m|met(?:er|re)s?)$/iu;
const REACH = lines`
  (?:\d[\d,]*|single|${NUMBER_WORD})[ -](?:mi|miles?|kms?|kilomet(?:er|re)s?|stor(?:e?y|ies|eys)|floors?|levels?)
`;
/** "Local only, up to 60 miles", "two floors max", "single storey homes only": how far or high they go. */
const MOST = pattern('giu')`
  \b(?:(?:up|out) to|within|max(?:imum)?(?: of)?|no (?:more|farther|further|higher|taller) than) (?:an? |about )?(${REACH})\b
  |\b(${REACH})(?: or less| and under| \p{L}+s)? (?:max(?:imum)?|tops|at (?:the )?most|only)\b
  |\b(?:go(?:es)?|reach(?:es)?|work|get)(?: up)?(?: to| as (?:high|far) as)? (?:the )?(${REACH})
    (?=[,;.]? (?:and )?(?:nothing|no|not|nowhere) (?:above|over|beyond|past|higher|further|farther|more)\b)
`;
/** "We don't go past 40 miles", "won't travel more than 25 km": where they turn back. */
const TURNS_BACK = pattern('giu')`
  \b(?:${NOT} (?:currently |usually )?|(?:nobody|no ?one) (?:here )?)(?:go|goes|travel|drive|come|come out|work|serve|service)
    (?: any| much)?(?: (?:farther|further|more|higher|taller|out))?(?: (?:past|over|beyond|outside(?: of)?|above|than))
    (?: (?:an?|about|the))? (${REACH})\b
`;
const ENDS_THERE = pattern('i')`
  \b(?:only|max(?:imum)?|tops|at (?:the )?most|no (?:more|farther|further|higher|taller) than
    |(?:nothing|no|not|nowhere) (?:above|over|beyond|past|higher|further|farther|more))\b
`;
/** "Builders cleans: not something we do", "we don't do those": what the title names. */
const NOT_OURS = pattern('i')`
  ^(?:sorry,? )?(?:(?:not|isn'?t|aren'?t) (?:something|a thing|anything|work|a service|jobs?) (?:that )?(?:we|i) (?:do|offer|take on|handle|touch)
    |(?:(?:we|i) )?${NOT} (?:currently |usually )?(?:do|offer|take on|handle|touch)(?: (?:it|them|these|those|this|that|any))?
      (?: at all| any ?more)?(?=\W*(?:[.,;!?\n]|$)))
`;
/** "We don't work on Sundays", "we don't do free quotes": no kind of work. */
const NO_WORK = pattern('i')`
  \b(?:week-?ends?|\w+days?|holidays?|evenings?|nights?|hours?|(?:after|before)(?!-| (?:19|20)\d\d)|until|unless|estimates?|quotes?
    |visits?|prices?|pricing|cards?|cash|checks?|payments?|discounts?|financing|warrant\w*|calls?|deposits?
    |charges?|fees?|contracts?|obligation|hidden|credit|refunds?|smoking|less|more|than|without|if|when|need
    |problem|phone|e-?mails?|texts?|photos?|pictures?|sight|same day|appointments?|extra|exceptions?|guarantees?|tax|vat|fuss|mess|too (?:small|big|large))\b
`;
/** "Anything touching power lines, call the utility", "for gas leaks ring the gas board": who else is to be asked. */
const OTHERS_WORK = pattern('gi')`
  (?<=^|[.!?\n] ?)(?:for |if |with )?(?:anything |any work |all work |jobs? |trees? |work )?
    ([^.,;:!?$£€\n]{3,60}?),? (?:please |just |you'?(?:ll)? (?:need|have) to )?
    (?:call|ring|phone|contact|ask|talk to|speak to) (?:the |your )?(?:local )?
      (?:(?:power|gas|water|electric(?:ity)?|utility|hydro|phone) (?:company|provider|board|people)
      |utilit(?:y|ies)|council|city|county|fire (?:department|brigade))\b
`;
/** "We don't.", "not us": said so. */
const LEFT_TO_OTHERS = pattern('i')`
  (?:^|[.,;!?\n] ?)(?:(?:that'?s |it'?s )?not (?:us|ours|our (?:job|work))
    |(?:we|i) (?:don'?t|do not|can'?t|cannot|won'?t)(?: (?:do|touch|work on) (?:it|them|that|those|these))?)
    (?=\W*(?:[.;!?\n]|$))
`;
/** "We can't touch it": what is said before it. */
const POINTS_BACK = /^(?:(?:over|above|past|beyond) )?(?:it|that|those|them|these|this)\b/i;

/** Work that an owner's text turns away ("we don't install metal roofs"), and where it says so. */
interface DeclinedWork {
  work: string;
  at: number;
}

/** What a note turns away; with its title, what that names, too. */
export const declinedWorks = (text: string, title = ''): DeclinedWork[] =>
  [
    ...[...text.matchAll(DECLINES), ...text.matchAll(DECLINES_IF)].flatMap((match) =>
      (match[1] ?? '')
        .replace(/,? etc\.?$/i, '')
        .split(/,?\s+(?:n?or|and(?! tube))\s+|\s*[/,]\s*/)
        .map((work) => ({ work: work.trim(), at: match.index })),
    ),
    ...[...text.matchAll(NOTHING)]
      .map((match) => ({ work: match[1]?.trim() ?? '', at: match.index }))
      .filter(({ work }) => !BARE_LENGTH.test(work)),
    ...(LEFT_TO_OTHERS.test(text)
      ? [...text.matchAll(OTHERS_WORK)].map((match) => ({ work: match[1]?.trim() ?? '', at: match.index }))
      : []),
    ...(ENDS_THERE.test(text) ? [...text.matchAll(MOST)].flatMap(beyond) : []),
    ...[...text.matchAll(TURNS_BACK)].flatMap(beyond),
    ...(NOT_OURS.test(text.trim()) ? [{ work: title.trim(), at: 0 }] : []),
  ].filter(({ work }) => work !== '' && !/[$£€]/.test(work) && !NO_WORK.test(work) && !POINTS_BACK.test(work));

const ORDINAL: Record<number, string> = { 1: 'st', 2: 'nd', 3: 'rd' };

/** What lies beyond "60 miles" or "two floors": of a building as tall, or in it. */
function beyond({ 1: first, 2: second, 3: third, index }: RegExpExecArray): DeclinedWork[] {
  const [count = '', unit = ''] = (first ?? second ?? third ?? '').toLowerCase().split(/[ -]/);
  const most = count === 'single' ? 1 : (wordValue(count) ?? Number(count.replaceAll(',', '')));
  const works = [
    `over ${most} ${unit}`,
    ...(/^[sfl]/.test(unit) ? [`above the ${most}${ORDINAL[most] ?? 'th'} floor`] : []),
  ];
  return works.map((work) => ({ work, at: index }));
}
