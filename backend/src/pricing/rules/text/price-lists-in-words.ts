import { pattern } from '../../language/index.js';

const MADE =
  '(?:tiled|waterproofed|built|fitted|installed|painted|primed|supplied|delivered|finished|sealed|hung|sprayed|framed|trimmed|caulked)';
const MADE_AND_MADE = `${MADE}(?:(?:,? and|,| &) ${MADE})*`;

/** Lists and comparisons as some owners shorten them, put as most write them out. Each is one row: what is said, and what it stands for. */
const ROWS: [RegExp, string][] = [
  // "Add $60 to a water softener for the first load of salt": what it is for goes without saying
  [
    pattern('iu')`
      ^add ([$£€]\d[\d.,]*) to (?:an?|any|every|each) (?!job|order|visit|invoice|bill)
        ((?:[\p{L}-]+ ){0,3}?[\p{L}-]+) for (?:the|its) (?:first|initial) (?:[\p{L}-]+ ){0,3}[\p{L}-]+\.?$
    `,
    '$2: add $1',
  ],
  // "Add $40 to prime oil spots": there are such
  [
    /(?<=\d )(?:to|for) (?:prim(?:e|ing)|treat(?:ing)?|pre-?treat(?:ing)?|degreas(?:e|ing)) (?:the |any )?(?=\p{L}+ (?:spots?|stains?|rot|rust|mou?ld|damage)\b)/giu,
    'for ',
  ],
  // "Every new gas line gets a pressure test: add $95"
  [
    pattern('iu')`
      ^(?:every|each|all) (?!jobs?\b|visits?\b|orders?\b|bookings?\b|calls?\b|room|window|door|fixture|outlet
        |storey|hour|day)((?:new )?\p{L}+(?: \p{L}+){0,2}) (?:gets?|needs?|requires?|comes? with)\s
      an? (?:\p{L}+ ){0,2}(?:test|inspection|permit|check|cap|seal|cover|filter|pad|base|liner|primer|coat|valve
        |guard)[:,] ?(?:so )?(?:we )?(?:add|adds|plus|for|at|\+)? ?(?=[$£€]\d[\d.,]*(?! off))
    `,
    '$1: add ',
  ],
  // "160 incl. first hr"
  [/^(\d{2,4}) (?=(?:incl\b\.?|including|includes) (?:the )?first (?:hr|hour)\b)/giu, '$$$1 '],
  // "$60 for every level above the ground one"
  [/\b(every|each|per) (level|floor|store?y) above the (?:ground|first) one\b/giu, '$1 $2 above the ground floor'],
  // "Each head you add is $1,450"
  [
    /\b(?:each|every|any) (?:extra |additional )?(\p{L}+) (?:that )?you add(?=,?(?: is| costs?| at| for|:)? ?[$£€]?\d)/giu,
    'each additional $1',
  ],
  // "For each cubic metre it's $38, the first one is free"
  [
    pattern('giu')`
      \b(each|every|per) ((?:cubic |square |running |linear )?\p{L}+)\b((?:(?!\b(?:each|every|per)\b)[^.;])*?)[,;] (?:and |but )?(?:the )?first(?: one)? (?:is |comes |goes )?(?:free|included)\b
    `,
    '$1 $2$3, first $2 free',
  ],
  // "1.25x everything"
  [/(?<=\b\d(?:\.\d+)? ?)x (?:everything|all of it|the lot)\b/giu, 'x the price'],
  // "Porcelain no change, natural stone +18%"
  [
    pattern('giu')`
      (?:^|(?<=[,;] ))(?!(?:up to|first|within|under|below|less)\b)[^,;.$£€%\d]{3,60} (?:no change|no extra|same price|unchanged|as normal|at the usual price)[,;] (?=[^,;.]*\d)
    `,
    '',
  ],
  // "One flat price whichever it is, $88"
  [
    pattern('giu')`
      \b(?:one|a single|the same|same) (?:flat )?(?:price|rate|charge) (?:whichever|whatever|no matter|regardless)(?: \p{L}+){0,4}(?:[,:]| is| at) ?(?=[$£€]?\d)
    `,
    '',
  ],
  // "$105 an hour and becomes $165 on Sundays"
  [
    pattern('giu')`
      (?:,? (?:and|but)|[.;] (?:it|that|this|the rate|the price)) (?:becomes|turns into|goes(?: up)? to|rises to|jumps to)\s
      (?<=(?:[$£€]\d|\d (?:an|per) h)[^;]{0,80})([$£€]?\d[\d.,]*\d|[$£€]\d)((?: an?| per)? ?(?:hour|hr|day|\/ ?hr)?) ?((?:on|after|past|before|during|over) [^.,;]{3,40})
    `,
    ', $3 $1$2',
  ],
  // "A foot of valley costs you $23"
  [
    pattern('iu')`
      ^(?:an?|one|each|every) ((?:sq(?:uare)? ?|cubic |running |linear )?(?:f(?:oo|ee)?t|met
          (?:er|re)|yard|hour)) of ([\p{L} -]{3,30}?) (?:costs?(?: you)?|is|runs(?: you)?|comes to|will be) (?=
        [$£€]\d)
    `,
    '$2 per $1 ',
  ],
  // "Stairs go by the step: $46"
  [
    /^([\p{L} -]{3,30}?) (?:go(?:es)?|(?:is|are) (?:priced|charged|sold)|is|are) by the (\p{L}+)[:,] ?(?=[$£€]?\d[\d.,]*$)/iu,
    '$1 per $2: ',
  ],
  // "Sanding is by the room, 310 for one, 240 for each further room"
  [/ (?:is|are|goes|go) by the (\p{L}+), ([^,;.]{2,40}) for one, /giu, ': $2 for the first $1, '],
  // "$7/lm below 2 m tall, $11/lm above that"
  [
    pattern('giu')`
      (?= (?:above|over) (?:that|it)\b)(?<=\b(?:below|under|up to|until|till) (\d+(?:\.\d+)? ?(?:m|ft|f(?:oo|ee)t|met
            (?:er|re)s?|inch(?:es)?)(?: (?:tall|high|wide|long|deep))?)[^.;]{0,60}?) (above|over) (?:that|it)\b
    `,
    ' $2 $1',
  ],
  // "Every weekend +18%"
  [/\bevery (week-?end|saturday|sunday|(?:public |bank )?holiday)(?= ?\+? ?\d)/giu, '$1s'],
  // "…, except long weekends, which are +30%"
  [/,? except (?:for |on )?([\p{L} ]{3,30}?),? which (?:are|is|get|gets|cost|costs) (?=\+? ?[$£€]?\d)/giu, ', $1 '],
  // "Below 5 degrees we need blankets. That is $1.10 per sq m on top"
  [
    pattern('iu')`
      ^((?:below|above|under|over|when|if|where) [^.,;$£€]{3,40}?) (?:we|i|it|you|they) [^.;$£€]{3,40}
        \. (?:that|which|it)(?:'s| is| costs| adds| comes to) (?=[$£€]?\d)(?![^]*\b(?:otherwise|else|normally)\b)
    `,
    '$1: ',
  ],
  // "Weekly clients pay 80% of the one-off price, fortnightly 90%"
  [
    pattern('giu')`
      \b(pays?|charged(?: at)?) (\d+(?:\.\d+)?)% of ((?:the|our|your)? ?[^,;.]{3,40})[,;] (?:and )?(\p{L}+(?: \p{L}+)?) (\d+(?:\.\d+)?)%(?=\s*(?:[.;]|$))
    `,
    '$1 $2% of $3, $4 pay $5% of $3',
  ],
  // "Broom finish is $9 a square foot and exposed aggregate works out at $3.50 more"
  [/ and (?=(?:\p{L}+ ){1,3}(?:works? out at|comes? (?:in )?at|runs?|is|are) [$£€]\d[\d.]* (?:more|extra)\b)/giu, ', '],
  [/\b(?:works? out at|comes? in at) (?=[$£€]\d)/giu, ''],
];

/** "Single gate 260 double gate 475": a list that nothing parts but its numbers, none of which is a size. */
const UNPARTED = /^(?:[\p{L} '/-]{3,40} \d{2,5}(?: |$)){2,}$/u;
const SAYS_MORE = pattern('iu')`
  \b(?:the|we|and|or|our|are|is|if|to|of|off|in|each|every|per|above|below|over|under|than|from|for|sq|ft|feet|foot|m|metres?|meters?|yards?|inch(?:es)?
    |min(?:ute)?s?|h(?:ou)?rs?|days?|am|pm|gal\w*|tons?|amps?|lbs?|kg|cm|mm|deep|depth|wide|width|high|height|long|length|rooms?|beds?)\b
`;
const areUnparted = (text: string): boolean => UNPARTED.test(text) && !SAYS_MORE.test(text);

/** "90 before 6pm, 140 between 6pm and midnight": two sums by the hour, which no hours of opening are. */
const BY_THE_HOUR = /(?<=^|[,;] |\n)(\d{2,4}(?:\.\d\d)?)(?= (?:before|after|between) (?:\d|noon|midnight))/gu;
const LEAST_SUM = 25;

function inMoney(text: string): string {
  const sums = [...text.matchAll(BY_THE_HOUR)];
  const areSums = sums.length > 1 && sums.every(([sum]) => Number(sum) >= LEAST_SUM);
  return areSums ? text.replace(BY_THE_HOUR, '$$$1') : text;
}

/** "$48 apiece, sprayed": how it is made is no situation where there is but one price. */
const MADE_SO = new RegExp(
  String.raw`(?<=[$£€]\d[\d.]* (?:apiece|each|ea|per \p{L}+|an? \p{L}+)),? ${MADE_AND_MADE}(?=\s*(?:[.;]|$))`,
  'iu',
);
const withoutHow = (text: string): string =>
  (text.match(/[$£€] ?\d/g) ?? []).length === 1 ? text.replace(MADE_SO, '') : text;

const VERB = /^(?:we )?(?:save|take off|knock off|less|minus|add|plus|\+)(?!\p{L})/iu;
const DISCOUNT = /^discounts? (?:for|to|of) /iu;
const IN_ORDER = /,? (?:in that order|respectively)\b/iu;
const AMOUNT = /[$£€]?\d+(?:\.\d+)?/g;

/** "Laminate, vinyl" with "2.60 and 3.10 a sq ft in that order": each thing of the title with its own amount. */
function inOrder(title: string, text: string): string {
  const ordered = text.replace(IN_ORDER, '');
  // "Popcorn ceilings and wallpaper: $1.85 and $1.20": the things stand in the text itself.
  const own = ordered === text ? null : /^([^\d$£€:]{5,80}):? (?=[$£€]?\d)/.exec(ordered);
  const list = own === null || VERB.test(own[0]) ? ordered : ordered.slice(own[0].length);
  const named = list === ordered ? title : (own?.[1] ?? '');
  const things = named
    .replace(DISCOUNT, '')
    .split(/,| and | & /)
    .map((thing) => thing.trim());
  const amounts = list.match(AMOUNT) ?? [];
  // "Save $20 and $30 respectively": each of them is off
  const said = VERB.exec(list)?.[0] ?? '';
  const isList = /^ ?[$£€]?\d/.test(list.slice(said.length));
  const verb = DISCOUNT.test(named) ? 'save ' : said && `${said} `;
  if (ordered === text || !isList || things.length < 2 || amounts.length !== things.length) return text;
  const unit = list.slice(list.lastIndexOf(amounts.at(-1) ?? '') + (amounts.at(-1)?.length ?? 0)).trim();
  return things.map((thing, at) => `${thing} ${verb}$${amounts[at]?.replace(/^[$£€]/, '')} ${unit}`).join(', ');
}

const ONLY_HOW = new RegExp(String.raw`^${MADE_AND_MADE}(?:,? (?:w/|with) [^,.;\d$£€%]{3,40})?\.?$`, 'iu');

/** An owner's text with shortened lists written out. */
export function writtenOut(title: string, text: string): string {
  if (/\d/.test(title) && ONLY_HOW.test(text)) return '';
  const parted = areUnparted(text) ? text.replace(/(?<=\d) (?=\p{L})/gu, ', ').replace(/ on top(?= \d)/g, '') : text;
  return ROWS.reduce((rest, [said, meant]) => rest.replace(said, meant), withoutHow(inMoney(inOrder(title, parted))));
}
