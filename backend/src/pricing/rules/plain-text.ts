import { cleanText, HOURS_OF_A_DAY, pattern, SLIPS, withTradeWordsSpelled, wordValue } from '../language/index.js';
import { hasPrice } from './text/has-price.js';
import { asPriced } from './hurried-prices.js';
import { withNamed } from './text/pronouns.js';
import { withoutAsides } from './text/told-beside.js';
import { writtenOut } from './text/price-lists-in-words.js';

/** Longer texts are not rules; what follows is not read, and the owner is told so. */
export const LONGEST_DESCRIPTION = 5000;
const LONGEST_TITLE = 300;

/** "Toilet reset ..... 165.00": the dots of a price list. */
const LEADERS = /(?<=\p{L}) ?\.{2,} ?(?=[$£€]?\d)/gu;

/** "…, that is what the dump charges us": why, in a remark at the end of a sentence. */
const WHY_SO_MUCH = pattern('giu')`
  ,? (?:that'?s|that is|it'?s|it is|which is|because that'?s) what (?:the|our|they|it|he|she)\b[^,.;:$£€\d]*
    (?=[.;]|$)
`;

/** "Every door we paint is $85": who does what is understood. */
const WE_DO = pattern('giu')`
  (\b(?:every|each|per|any) \p{L}+(?: \p{L}+)?)(?: that)? we (?:paint|do|clean|fit|install|hang|replace|wash|treat|fix|service|move
    |haul|lay|build|put in)\b
`;
/** "Leaf cleanup bills at $78 an hour" */
const BILLS_AT = /(?<=\p{L} )bills?(?: out)? at (?=[$£€]|\d)/giu;
/** "Skip bin hire is $260 when one is needed", "if you need one": what was just named. */
const ONE_NEEDED = pattern('giu')`
  \b(if|when|where|whenever) (?:one is (?:needed|required|wanted)|(?:you|we|they) (?:need|want|require) one)\b
`;
/** "Between $2 and $3 per sq ft depending on height": why it is a range. */
const DEPENDING = /(?<=\S),? ?\(?(?:depending|based) (?:on|upon) (?:the |how )?[\p{L} -]{3,40}\)?(?=\s*(?:[.,;]|$))/giu;

/** "Anywhere from $20 to $30 per foot", "somewhere around $20": no place. */
const SOMEWHERE = pattern('giu')`
  \b(?:any|some)where (?:(?<range>from|between|(?:in|within) the range of) (?=[$£€]? ?\d)|(?=(?:about |around |near )?[$£€]))
`;

/** "10 yards of mulch or more": "or more" is of the yards. */
const THING_OR_MORE = pattern('giu')`
  \b(\d[\d.,]* ?(?:(?:sq(?:uare)?\.?|cubic|linear) )?(?:yards?|yd|f(?:ee)?t|met(?:er|re)s?|m2|m|tons?|tonnes?|gallons?|hours?))\s
    of ((?:\p{L}+ )?\p{L}+) or (more|over|less|under)\b
`;

/** "Each extra socket on the same visit $40": whatever is extra is done when they come anyway. */
const SAME_VISIT = pattern('giu')`
  (\b(?:extra|additional|further|other)(?: \p{L}+){0,2}?),? (?:(?:on|in|at|during) )?(?:the )?same (?:visit|trip|time|call|stop|appointment)\b
    (?=[,:]? ?(?:is |for )?[$£€]\d)
`;
/** "$60 every other nest same trip", "$25 for each additional one on the same visit" */
const SAME_VISIT_LAST = pattern('giu')`
  (?<=[$£€]\d[\d.,]* (?:for )?(?:each|every|any|per) (?:other|extra|additional|further)(?: \p{L}+){1,2}?),?
    (?: (?:on|in|at|during))?(?: the)? same (?:visit|trip|time|call|stop|appointment)\b
`;
/** "Another nest same visit $50": each one after the first. */
const ANOTHER_SAME = pattern('giu')`
  (?<=^|[.,;] ?|\band )another ((?:\p{L}+ ){1,2}?)(?:(?:on|in|at|during) )?(?:the )?same (?:visit|trip|time|call|stop|appointment)
    (?=[,:]? ?(?:is |for )?[$£€]\d)
`;

/** "4 or more areas (bedrooms, lounges, stairs) 10% off": what there is to count, where all of it counts together. */
const KINDS_COUNTED =
  /(?<=\b(?:\d{1,2}|two|three|four|five|six|ten)(?:\+| or more| plus| and up) (?:\p{L}+ )?\p{L}+s) \([\p{L} ]+,[\p{L} ,&/]+\)/giu;

/** "Deep clean price + $75" under "Move out": whatever that is, it is the work of the title that costs so much more. */
const PRICE_OF_ANOTHER = pattern('iu')`
  ^(?:(?:the )?same (?:price )?as (?:an? |the |our )?(?:\p{L}+ ){0,2}\p{L}+|(?:the |our |your )?(?:\p{L}+ ){1,3}(?:price|rate|cost(?![^\d]{0,8}[\d.]+ ?%)))(?:,| and)? (?:\+|plus) ?
    (?=[$£€]\d|\d+(?:\.\d+)? ?%)
`;

/** "When we're doing the walls anyway, ceiling is $1.10 a sq ft": beside that work, and so on top of its price. */
const BESIDE_THAT = pattern('iu')`
  ^(?:when|if|while|whenever|as long as|where) (?:we're|we are|i'm|i am|we|i)(?: already| only)? [^,.;$£€\d]{3,60}\b(?:anyway|already|as well|at the same time),?\s
    ((?:the |an? |your )?(?:\p{L}+ ){0,2}\p{L}+) (?:is|are|costs?|at|for)?\s?(?=[$£€]\d)
`;
/** "$1.10 per sq ft of floor" for a ceiling, which is as large. */
const OF_FLOOR =
  /(?<=\bceilings?\b(?:[^.;]|\.\d)*(?:sq(?:uare)? ?f(?:oo|ee)?t|sq(?:uare)? ?m(?:et(?:er|re)s?)?|m2)) of (?:the )?floor(?: area| space)?\b/giu;

/** "Anything above the first floor needs scaffold, £450": who says that it needs scaffold means the same. */
const NEEDS_IT = pattern('giu')`
  ^(?:anything|everything|any (?:job|work)|jobs?|work) ((?:over|above|higher than|past) [^.;,]{3,40}?) (?:needs?|requires?) (?:an? |the )?
    (scaffold(?:ing)?|crane|boom lift|lift|cherry picker)(?=,? ?(?:is |at |which is )?[$£€]\d)
`;

/** "Ten plus 10%": ten or more. */
const PLUS =
  /(?<![$£€] ?)(?<![\d.,])\b(\d{1,2}|five|six|eight|ten|twelve|fifteen|twenty) ?plus(?=,? (?:get |gets )?\d+(?:\.\d+)? ?%)/giu;
/** "First hour minimum": one is charged at least. */
const FIRST_HOUR = /\b(?:the )?first hour (?=min(?:imum)?\b)/giu;

/** "Fence minimum is $900 even if it's short", which no customer says. */
const EVEN_IF = pattern('giu')`
  ,? \(?even (?:if|when|though) (?:it'?s|it is|they'?re|they are|that'?s|the job is|yours is) (?:only |just |really |very )?(?:an? )?
    (?:small|short|tiny|quick|little|minor|simple|easy|one)(?: (?:job|run|one|piece|repair|thing|area|visit|fix|\w+))?\)?(?=\s*(?:[.,;]|$))
`;

/** "$65, good for 15 miles": how much is in it. */
const GOOD_FOR = pattern('giu')`
  \b(?:is |it's )?(?:good|valid|fine) (?:for|up to|to|within|out to) (?:up to )?(?:the )?(?:first )?
    (?=\d[\d.]* ?(?:miles?|mi|kms?|hours?|hrs?|mins?|minutes?)\b|hour\b)
`;

/** "Over 2,000 sq ft it's $1.60 for all of it": none of it at the other rate. */
const ALL_OF_IT = '(?:all of (?:it|them)|the (?:whole )?(?:lot|thing)|the whole job|everything)';
const FOR_ALL = pattern('giu')`
  (?<=\b(?:over|above|past|beyond|more than|at least|or more|and up)\b(?:[^.;]|\.\d)*\d) (?:for|on) ${ALL_OF_IT}
    (?=\s*(?:[.,;]|$))
`;

/** "The first three cost 240 together, 55 for each one after", "first two patches are $180 the pair": what so many come to. */
const FIRST_FEW = pattern('giu')`
  \b(?:the )?first (\d{1,2}|two|three|four|five|six|eight|ten|dozen)( (?!cost|come|together|are|for|at|is)\p{L}{3,})?(?: (?:costs?|are|is|come to|comes to|run|for|at))?
    [: ] ?[$£€]?(\d[\d.,]*\d|\d)(?: (?:together|altogether|in all|in total|all in|all up|the lot|the pair|for the lot))?
    (?:(?=[,;] ?(?:and |then )*(?:[$£€]?\d[\d.]* (?:for )?(?:each|every|any|per) (?:one|extra|more|further|additional|other)\b
      |(?:each|every|any) (?:extra|additional|further|other|one after)(?: one)?:? [$£€]?\d))
    |,? (?:and )?then (?=[$£€]?\d[\d.]* ?(?:for )?(?:ea|each|eahc|apiece)\b(?! (?:way|side|visit|week|month))))
`;

/** "Sockets first 3 for 380 then 70 each": what is counted stands before, and whatever follows is for one more. */
function firstFew(
  whole: string,
  count: string,
  thing: string | undefined,
  sum: string,
  at: number,
  text: string,
): string {
  const [, before] = /(\p{L}{3,}s):? ?$/u.exec(text.slice(0, at)) ?? [];
  const named = thing ?? (/then $/.test(whole) && before ? ` ${before}` : ' items');
  return `first ${count}${named} $${sum}${/then $/.test(whole) ? ', then each additional ' : ''}`;
}

/** "Lots of windows": the windows are what is counted. */
const MANY = /^(?:lots|loads|plenty|a lot) of (?=\p{L})/iu;

const FREED =
  /^(?:is |it's )?(?:free|waived|no charge|not charged|dropped) (?:with|if|when|for|on|over|within|unless)\b/i;

/** "Add half a day at $55 an hour", "add 4 hours at $55": a sum that the owner leaves to be worked out. */
const HOURS_AT = pattern('giu')`
  \b(half an?|an?|one|two|three|four|\d+(?:\.\d+)?) (hours?|days?)(?: of (?:labou?r|work|prep))? at ([$£€])(\d+(?:\.\d+)?)(?: ?(?:an|per|\/) ?(?:hour|hr))?
    (?!\s*(?:an?|per|each|\/) (?:day|piece|room|window|door))\b
`;
const COUNTS: Record<string, number> = {
  'half a': 0.5,
  'half an': 0.5,
  a: 1,
  an: 1,
};

const withHoursSummed = (text: string): string =>
  text.replace(HOURS_AT, (_, count: string, unit: string, sign: string, rate: string) => {
    const hours =
      (COUNTS[count.toLowerCase()] ?? wordValue(count.toLowerCase()) ?? Number(count)) *
      (/^d/i.test(unit) ? HOURS_OF_A_DAY : 1);
    return `${sign}${hours * Number(rate)}`;
  });

const PRICE = String.raw`(?:the |our |your )?(?:whole )?(?:price|cost|rate|total|quote)s?`;
const AMOUNT = String.raw`[$£€] ?\d[\d.,]*|\d[\d.]* ?(?:%|percent|per cent)`;
/** "The price rises by 8%" */
const PRICE_RISES = new RegExp(
  String.raw`,? ?\b${PRICE} (?:goes up|go up|rises?|climbs?|increases?|jumps?|is raised|is increased)(?: by)?(?: an?)?(?: extra)? (?=${AMOUNT})`,
  'giu',
);
/** "Slate roofs carry 35% on top" */
const CARRIES = /(?<=\p{L}{3}) carr(?:y|ies) (?:an? )?(?=\d[\d.]* ?%)/giu;
/** "Mosaic is very slow work": why */
const SLOW_WORK = pattern('giu')`
  (?<=\p{L}) (?:is|are) (?:(?:a|very|really|quite|so|such|pretty|more|too) )*(?:slow|slower|hard|harder|delicate|tricky|fiddly|messy|heavy|difficult|dirty|careful
    |awkward|time[- ]consuming|labou?r[- ]intensive) (?:work|going|business|stuff|labou?r)(?=[,;:.]|,? so\b| and\b)
`;
/** "Anybody over 65, I take $15 off": who it is is told by the age. */
const ANYBODY =
  /^(?:anybody|anyone|everybody|everyone|any customer)(?: who(?:'s| is)| that(?:'s| is))? (?=(?:over|above|past|aged|at least) )/iu;
/** "When six or more are ordered together": how many there are. */
const ORDERED_TOGETHER = pattern('giu')`
  (?<=\b(?:\d+|two|three|four|five|six|eight|ten|dozen) (?:or more|and up|plus)(?: \p{L}+)?)(?: (?:are|is))? (?:ordered|booked|done|bought|replaced|installed|cleaned)
    (?: (?:together|at once|at the same time|in one (?:go|visit|order|trip)))\b
`;

/** "AC + furnace together": both, and nothing that is added. */
const PLUS_TOGETHER = /(?<=\p{L}) ?\+ ?(?=\p{L}[\p{L} ]{2,24} (?:together|combo|combined|bundle|at once)\b)/giu;
/** Letters that changed places in words that a condition would keep. */
const SWAPPED = new Map([...SLIPS, ['cieling', 'ceiling'], ['nite', 'night'], ['lite', 'light']]);
const SLIP = new RegExp(String.raw`(?<!\p{L})(?:${[...SWAPPED.keys()].join('|')})(?=s?(?!\p{L}))`, 'giu');

/** "Steeper then 8/12", as against "first hour 95 then 75" */
const THEN_FOR_THAN = pattern('giu')`
  (?<=\b(?:more|less|fewer|steeper|taller|higher|lower|older|newer|bigger|smaller|greater|larger|longer|shorter|wider|deeper|thicker|heavier
    |further|farther|later|earlier|closer|nearer|sooner) )then (?=[$£€\d]|(?:an?|one|two|three|four|five|six|eight|ten|twelve|that|normal|usual)\b)
`;
/** "Houses with two stories ad 12%" */
const AD_FOR_ADD = /(?<=\p{Ll}{2}[,:]? )ad (?=[$£€]?\d)/gu;

const cleaned = (text: string): string =>
  withTradeWordsSpelled(cleanText(text))
    .replace(PLUS_TOGETHER, ' and ')
    .replace(THEN_FOR_THAN, 'than ')
    .replace(AD_FOR_ADD, 'add ')
    .replace(SLIP, (slip) => SWAPPED.get(slip.toLowerCase()) ?? slip);

/** "So a metal roof, that is $730": how one begins to speak, where nothing was said that it would follow from. */
const BEGINS_SO = /^(?:ok(?:ay)?,? |right,? |well,? )?so,? (?=(?:an?|the|for|if|when|we|it|on)\b)/iu;
/** "Pipe an fittings" */
const AN_FOR_AND = /(?<=\p{L}{3} )an (?=[bcdfgjklmnpqrstvwxyz]\p{L}+s\b)/giu;

/** "120." under "Asbestos test" is as much as "120". */
const LAST_STOP = /(?<=[\p{L}\p{N}%)])\.$/u;

/** The title of a rule and its text, without what says nothing of the price, and with other ways to say a thing put as most owners do. */
export function plainly(title: string, description: string): { head: string; body: string } {
  const head = cleaned(title.slice(0, LONGEST_TITLE)).replace(MANY, '').trim();
  const said = withoutAsides(cleaned(description.slice(0, LONGEST_DESCRIPTION)).trim()).replace(LAST_STOP, '');
  // "Service call $95", "waived with any repair": when the price of the title is not charged
  const isFreed = hasPrice(head) && FREED.test(said);
  return {
    // A title that only repeats the text tells nothing of its own.
    head: isFreed || head.toLowerCase() === said.toLowerCase() ? '' : head,
    body: withHoursSummed(
      asPriced(withNamed(writtenOut(head, isFreed ? `${head}, ${said}` : said)))
        .replace(LEADERS, ': ')
        .replace(BEGINS_SO, '')
        .replace(PRICE_RISES, ', add ')
        .replace(CARRIES, ' add ')
        .replace(SLOW_WORK, '')
        .replace(ANYBODY, '')
        .replace(ORDERED_TOGETHER, '')
        .replace(AN_FOR_AND, 'and ')
        .replace(WHY_SO_MUCH, '')
        .replace(SOMEWHERE, (_, range?: string) => (range === undefined ? '' : 'between '))
        .replace(WE_DO, '$1')
        .replace(BILLS_AT, 'is ')
        .replace(NEEDS_IT, '$1 or $2')
        .replace(PLUS, '$1 or more')
        .replace(FIRST_HOUR, 'one hour ')
        .replace(SAME_VISIT, '$1')
        .replace(SAME_VISIT_LAST, '')
        .replace(KINDS_COUNTED, '')
        .replace(PRICE_OF_ANOTHER, (whole) => (head === '' ? whole : '+ '))
        .replace(BESIDE_THAT, '$1 add ')
        .replace(OF_FLOOR, '')
        .replace(ANOTHER_SAME, (_, thing: string) => `each additional ${thing.trim()}`)
        .replace(THING_OR_MORE, '$1 or $3 of $2')
        .replace(DEPENDING, '')
        .replace(ONE_NEEDED, '$1 needed')
        .replace(EVEN_IF, '')
        .replace(FOR_ALL, '')
        .replace(GOOD_FOR, 'covers the first ')
        .replace(FIRST_FEW, firstFew),
    ),
  };
}
