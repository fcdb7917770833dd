import { numberAt, textOf, unitName, lines, pattern } from '../../language/index.js';
import { shortened, withoutDelivery } from '../phrases/labels.js';
import { areOfOneList } from '../text/plain-numbers.js';
import type { Draft } from './draft.js';

const MEASURED = lines`
  \d[\d.,]*[ -]?(?:a|amps?|gal|gallons?|inch|ft|foot|feet|m|yards?|tons?|litres?|liters?|stor(?:e?y|ies)
    |bed(?:room)?|car|head|zone)
`;
const WORDED = lines`
  (?:(?:extra|very|really) )?(?:small|smaller|medium|mid[- ]?sized?|large|larger|big|bigger|tall|short|little
    |huge|giant|regular|standard|average)
`;
const SIZE = `(?:${WORDED}|${MEASURED})`;
const LIMITS = 'under|over|up|below|above|less|more|from|between|taller|bigger';
const LIMIT = String.raw`(?= (?:(?:${LIMITS})\b|\(?\d)|$)`;
const NAMED = new RegExp(String.raw`^(?:${SIZE}) (\p{L}{3,}(?: (?!${LIMITS}\b)\p{L}{3,})?)${LIMIT}`, 'iu');
const BARE = new RegExp(String.raw`^(${SIZE}(?: ones?)?)${LIMIT}`, 'iu');

/** "Opening $285, closing $315, both for $550": both of those just named. */
export function nameBoth(drafts: Draft[]): void {
  drafts.forEach(({ reading, tokens, sentence }, index) => {
    const [first, second] = drafts.slice(Math.max(0, index - 2), index);
    const words = tokens.filter(
      ({ kind }, at) => kind === 'word' && (at < reading.price.at || at >= reading.price.end),
    );
    const isBoth =
      reading.condition === null &&
      words.some(({ text }) => /^(?:both|together)$/.test(text)) &&
      words.every(({ text }) => /^(?:both|together|or|and|the|for|are|is|at|done|booked)$/.test(text));
    const names = [first, second].map((draft) => draft?.reading.condition ?? '');
    if (isBoth && second?.sentence === sentence && names.every((name) => name !== ''))
      reading.condition = shortened(`both ${names.join(' and ')}`);
  });
}

/** A limit without its unit: "6-10", "500 to 1,000", "over 1,000". */
const BARE_LIMIT = pattern('i')`
  ^(?:(?:over|under|above|below|up to|more than|less than|from|between) )*\d[\d.,]*
    (?: ?(?:-|–|to|and) ?\d[\d.,]*)?\+?(?: (?:or|and) (?:more|over|up|under|less))?$
`;

const isForCount = ({ tokens }: Pick<Draft, 'tokens'>): boolean =>
  tokens.some((_, at) => numberAt(tokens, at) && /^for \$/.test(textOf(tokens.slice(at + 1, at + 3))));

/** "Under 500 sq ft $3.20 a sq ft, 500 to 1,000 $2.90": the unit of the one is that of the other. */
export function lendUnit(drafts: Draft[]): void {
  drafts.slice(1).forEach(({ reading, tokens }, index) => {
    const [{ unit, condition }, before] = [reading, drafts[index]?.reading];
    // "Hose bib $210, two for $380"
    const single = drafts.slice(0, index + 1).findLast((draft) => !isForCount(draft));
    if (unit === null && isForCount({ tokens }) && condition !== null && /^\S+$/.test(condition))
      reading.condition = shortened(`${condition} ${withoutDelivery(single?.reading.condition ?? '')}`.trim());
    if (unit === null || unit !== before?.unit || condition === null || !BARE_LIMIT.test(condition)) return;
    const name = unit === 'item' ? /\d\S* (\p{L}{3,}.*)$/u.exec(before.condition ?? '')?.[1] : unitName(unit, 2);
    if (name !== undefined) reading.condition = `${condition} ${name}`;
  });
}

/** "Trees under 20 ft $280 each, 20 to 50 ft $640 each" */
const TO_LIMIT = '(?:under|over|up to|below|above|from|between|less than|more than)';
const LIMITED = new RegExp(String.raw`^(\p{L}{3,}s) ${TO_LIMIT} \d`, 'iu');
const ONLY_LIMIT = new RegExp(
  String.raw`^(?:${TO_LIMIT} )?\d[\d.,]*(?: ?(?:to|-|–|and) ?\d[\d.,]*)? ?(?:ft|feet|foot|m|met(?:re|er)s?|in|inch(?:es)?|lbs?|kg)$`,
  'i',
);

/**
 * "Small trees under 20 ft $350, medium 20 to 40 ft $800", "100A panel $1,850, 200A $2,600", "hedges $6 a metre, tall ones $9.50": the
 * sizes and the ones of a list are those of the thing named first.
 */
export function lendThing(drafts: Draft[]): void {
  let thing: string | null = null;
  let limited: string | null = null;
  for (const { reading } of drafts) {
    const condition = reading.condition ?? '';
    if (limited !== null && ONLY_LIMIT.test(condition)) reading.condition = `${limited} ${condition}`;
    limited = LIMITED.exec(condition)?.[1] ?? limited;
    const bare: string | undefined = BARE.exec(condition)?.[1] ?? ONES.exec(condition)?.[0];
    if (bare === undefined) thing = (NAMED.exec(condition) ?? THINGS.exec(condition))?.[1] ?? thing;
    else if (thing !== null)
      reading.condition = `${bare.replace(/ ones?$/i, '')} ${thing}${condition.slice(bare.length)}`;
  }
}

/** What is taken out, named by its noun: "tile tear-out", "carpet removal". */
const WORK = /^\p{L}+(?: \p{L}+)?( (?:removal|tear(?:[ -]?(?:out|off))?|rip[ -]?out|demo|demolition|disposal))$/iu;
/** The same said first: "tear-out of old floor". */
const WORK_FIRST = pattern('iu')`
  ^(removal|removing|tear(?:ing)?[ -]?(?:out|off)|rip(?:ping)?[ -]?out|demo(?:lition)?|disposal
    |tak(?:e|ing) (?:up|out)) (?:of )?(?:(?:the|old|existing) )*\p{L}{3,}$
`;
const THING = /^(?!.*(?:ed|ing|stairs|side)$|(?:single|double|small|medium|large|big|extra|full|half)$)\p{L}{3,}$/iu;

/** "Tile tear-out $2.75 a sq ft, carpet $0.75": one word counted alike that costs no more is torn out too; to lay it costs more. */
export function lendWork(drafts: Draft[]): void {
  drafts.slice(1).forEach(({ reading, sentence }, index) => {
    const before = drafts[index];
    const [, first] = WORK_FIRST.exec(before?.reading.condition ?? '') ?? [];
    const noun = first === undefined ? WORK.exec(before?.reading.condition ?? '')?.[1] : ` ${first.toLowerCase()}`;
    if (!before || noun === undefined || sentence !== before.sentence || !THING.test(reading.condition ?? '')) return;
    const { unit, per, price } = before.reading;
    const isCheaper = reading.price.value <= price.value && areOfOneList(price.value, reading.price.value);
    if (per && reading.per && reading.unit === unit && isCheaper) reading.condition = `${reading.condition}${noun}`;
  });
}

const ONES = /^\p{L}+ ones?$/iu;
/** "Hedges are trimmed", "hedges". */
const THINGS = /^(\p{L}{3,}s)(?:$| (?:is|are) )/iu;
