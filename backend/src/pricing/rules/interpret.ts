import { cleanText, pattern, wordValue } from '../language/index.js';
import type { Effect, Interpretation } from '../types.js';
import { exceptionsIn, withException } from './text/exceptions.js';
import { withNamed } from './text/named.js';
import { isBareLimit, limitsSet } from './conditions/index.js';
import { describeEffects } from './describe.js';
import { limited, mostOf } from './effect-check.js';
import { notCounted } from './not-counted.js';
import { NOTHING_ADDED, PAYMENT_TERMS } from './notes/note-words.js';
import { declinedWorks } from './notes/declined-works.js';
import type { NoteReason } from './notes/notes.js';
import { withKindsCounted } from './effects/for-a-double.js';
import { hasPrice, readText, readTitle } from './effects/read-text.js';
import { withTitlePrice } from './effects/title-price.js';
import { withTitleUnit } from './effects/title-unit.js';

/** Longer texts are not rules; what follows is not read, and the owner is told so. */
const LONGEST_TEXT = 5000;
const LONGEST_TITLE = 300;
const MOST_EFFECTS = 40;

/**
 * Reads a pricing rule in the owner's words into effects. What changes no price that can be computed is a note.
 * The same text always reads the same; no text makes it fail.
 */
export function interpret(title: string, description: string): Interpretation {
  const { head, body } = parts(title, description);
  const remarks: string[] = [];
  const reasons: NoteReason[] = [];
  if (description.length > LONGEST_TEXT)
    remarks.push(`Only the first ${LONGEST_TEXT.toLocaleString('en-US')} characters were read.`);
  const read = (text: string, why: NoteReason[]): Effect[] =>
    withTitlePrice(head, text, withTitleUnit(head, withKindsCounted(withExceptions(head, text, why)))).map((effect) =>
      highUp(effect, `${head}. ${body}`),
    );
  const effects = read(body, reasons);
  const sane = effects.filter((effect) => isSane(effect, remarks)).map(limited);
  if (sane.length > 0) remarks.push(...notCounted(body, effects, (text) => read(text, [])));
  const distinct = withoutRepeats(sane).slice(0, MOST_EFFECTS);
  const { explanation, example } = describeEffects(distinct);
  return {
    status: distinct.length > 0 ? 'priced' : 'note',
    effects: distinct,
    explanation: [distinct.length > 0 ? explanation : noteText(reasons, title, description), ...new Set(remarks)].join(
      ' ',
    ),
    example,
  };
}

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
const GOOD_FOR =
  /\b(?:is |it's )?(?:good|valid|fine) (?:for|up to|to|within|out to) (?:up to )?(?:the )?(?:first )?(?=\d[\d.]* ?(?:miles?|mi|kms?|hours?|hrs?|mins?|minutes?)\b|hour\b)/giu;

/** "Over 2,000 sq ft it's $1.60 for all of it": none of it at the other rate. */
const FOR_ALL =
  /(?<=\b(?:over|above|past|beyond|more than|at least|or more|and up)\b(?:[^.;]|\.\d)*\d) (?:for|on) (?:all of (?:it|them)|the (?:whole )?(?:lot|thing)|the whole job|everything)(?=\s*(?:[.,;]|$))/giu;

const FREED =
  /^(?:is |it's )?(?:free|waived|no charge|not charged|dropped) (?:with|if|when|for|on|over|within|unless)\b/i;

const HOURS_A_DAY = 8;
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
      (/^d/i.test(unit) ? HOURS_A_DAY : 1);
    return `${sign}${hours * Number(rate)}`;
  });

/** "120." under "Asbestos test" is as much as "120". */
const LAST_STOP = /(?<=[\p{L}\p{N}%)])\.$/u;

function parts(title: string, description: string): { head: string; body: string } {
  const head = cleanText(title.slice(0, LONGEST_TITLE)).trim();
  const said = cleanText(description.slice(0, LONGEST_TEXT)).trim().replace(LAST_STOP, '');
  // "Service call $95", "waived with any repair": when the price of the title is not charged
  const isFreed = hasPrice(head) && FREED.test(said);
  return {
    // A title that only repeats the text tells nothing of its own.
    head: isFreed || head.toLowerCase() === said.toLowerCase() ? '' : head,
    body: withHoursSummed(
      withNamed(isFreed ? `${head}, ${said}` : said)
        .replace(LEADERS, ': ')
        .replace(WHY_SO_MUCH, '')
        .replace(SOMEWHERE, (_, range?: string) => (range === undefined ? '' : 'between '))
        .replace(WE_DO, '$1')
        .replace(BILLS_AT, 'is ')
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
        .replace(EVEN_IF, '')
        .replace(FOR_ALL, '')
        .replace(GOOD_FOR, 'covers the first '),
    ),
  };
}

/** The effects of a rule, of which those with an exception of their own say so in their condition. */
function withExceptions(head: string, body: string, reasons: NoteReason[]): Effect[] {
  const { text, exceptions } = exceptionsIn(body);
  return exceptions.reduce(
    (effects, { sentence, exception }) => {
      const own = readRule(head, sentence, []);
      const isAlike = ({ kind, amount }: Effect): boolean =>
        own.some((one) => one.kind === kind && one.amount === amount);
      const isSame = (effect: Effect): boolean =>
        isAlike(effect) && own.some(({ condition }) => condition === effect.condition);
      // "Pianos $90 unless …. Safes $90." are two prices of the same amount.
      const isOwn = effects.some(isSame) ? isSame : isAlike;
      return effects.map((effect) =>
        isOwn(effect) ? { ...effect, condition: withException({ main: effect.condition, exception }) } : effect,
      );
    },
    readRule(head, text, reasons),
  );
}

/** "Work above 12 feet", under "High work": how high, where the limit alone could be as long. */
const HIGH_UP = pattern('i')`
  \b(?:high|height|heights|tall)\b|\bwork(?:ing)? (?:above|over|beyond|past) \d|\d ?(?:ft|feet|foot|m|met(?:er|re)s?|') up\b
`;

function highUp(effect: Effect, said: string): Effect {
  const { condition } = effect;
  const isLength = limitsSet(condition).every(({ unit, near }) => /^lin_/.test(unit ?? '') && near.length === 0);
  return condition !== null && isBareLimit(condition) && isLength && HIGH_UP.test(said)
    ? { ...effect, condition: `${condition} high` }
    : effect;
}

function readRule(head: string, body: string, reasons: NoteReason[]): Effect[] {
  const effects = body === '' ? readText(head, '', '', reasons) : readText(body, head, '', reasons);
  return effects.length === 0 && body !== '' ? readTitle(head, body, reasons) : effects;
}

const REASONS: Record<NoteReason, string> = {
  payment: 'It is about paying, which comes after the price.',
  fact: 'The number in it is not a price.',
  others: 'The amount in it is not yours to charge.',
  materials: 'It is about materials, and a price has no separate line for them.',
  'nothing added': 'It adds nothing.',
  'no promise': '“Up to” names no amount that can be counted on.',
  limit: 'Rounding and upper limits cannot be worked into a price.',
  worth: 'It goes by what something is worth, which nobody is asked for.',
  'every nth': 'A price for every so many jobs or pieces cannot be worked into the price of one job.',
  typical: 'It says what jobs usually cost; your past jobs already show that.',
  command: 'A rule cannot switch other rules off.',
};

function noteText(reasons: NoteReason[], title: string, description: string): string {
  const works = [
    ...new Set(declinedWorks(description, title).map(({ work }) => `“${work.replace(/ (?:jobs?|work)$/i, '')}”`)),
  ];
  if (reasons.length === 0 && works.length > 0)
    return `A note: it changes no price. Who asks the chat for ${EITHER.format(works)} is told so, and gets no price.`;
  const why = reasons[0] ? REASONS[reasons[0]] : 'It names no amount that changes a price.';
  return `A note: it changes no price. ${why}`;
}

const EITHER = new Intl.ListFormat('en', { style: 'long', type: 'disjunction' });

const MEANS_PRICE = pattern()`
  \b(?:costs? (?:more|extra|less)|surcharges?|discounts?|dearer|cheaper|more expensive|extra charges?
    |charged extra|pay (?:more|less))\b
`;

/**
 * What an owner should mend in a note that looks as if it was meant to change a price; null for a plain note.
 * Price words without an amount, or an amount that found no place.
 */
export function doubtfulNote(title: string, description: string): string | null {
  const { head, body } = parts(title, description);
  const reasons: NoteReason[] = [];
  if (readRule(head, body, reasons).length > 0 || reasons.length > 0) return null;
  const text = `${head} ${body}`.toLowerCase();
  if (hasPrice(text) && !PAYMENT_TERMS.test(text))
    return 'There is an amount in it that was not understood. Write it as “Add 20% for …” or “$3.50 per sq ft”.';
  const meant = MEANS_PRICE.test(text);
  return meant && !NOTHING_ADDED.test(text)
    ? 'It says that a price changes, but not by how much. Add an amount, such as 20% or $50.'
    : null;
}

function isSane(effect: Effect, remarks: string[]): boolean {
  // "Let faucets drip, it costs about 5 cents"
  if (effect.kind === 'fixed' && Math.abs(effect.amount) < 1) return false;
  if (Number.isFinite(effect.amount) && effect.amount !== 0 && Math.abs(effect.amount) <= mostOf(effect)) return true;
  if (effect.amount !== 0)
    remarks.push(
      `An amount was left out: no rule may go above ${effect.kind.startsWith('percentage') ? '1,000%' : '$10,000,000'}.`,
    );
  return false;
}

function withoutRepeats(effects: Effect[]): Effect[] {
  const seen = new Set<string>();
  return effects.filter((effect) => {
    const key = JSON.stringify(effect);
    return !seen.has(key) && seen.add(key);
  });
}
