import { isSameQuantity, NUMBER_WORD, unitName, lines, pattern } from '../language/index.js';
import { readDetails, UNDATED } from '../reading/index.js';
import type { Quantity } from '../types.js';
import { sayNumber } from './say-numbers.js';
import { sizesOf } from './sizes.js';

const UNIT = lines`
  (?:sq(?:uare)?\b\.?[ -]?(?:f(?:oo|ee)?t|m(?:et(?:er|re)s?)?|y(?:ar)?ds?)\b|sq(?:ft|m)\b|(?:m|ft)(?:2|²|\b)
    |feet\b|foot\b|['"′″]|(?:linear |lin )?(?:met(?:er|re)s?|yards?|inch(?:es)?)\b|(?:bed|bath)?rooms?\b
    |windows?\b|doors?\b|outlets?\b|fixtures?\b|stor(?:e?y|ies|eys)\b|hours?\b|days?\b|miles?\b|km\b)
`;
const NUMBER = String.raw`\d[\d,.]*`;
/** "About 14 x 16 ft", "1,800 square feet", "three rooms". */
const SIZE = pattern('giu')`
  (?:\b(?:about|around|roughly|approx\w*|some) )?(?:\b${NUMBER}(?:['"′″]|\s?${UNIT})?\s*(?:x|×|\*|by)\s*
      ${NUMBER}\s?${UNIT}?
    |\b(?:${NUMBER}|${NUMBER_WORD})[ -]?${UNIT}|\b${NUMBER})
`;
/** "It's about 1500", "yes": without the question before it, this says nothing. */
const SAYS_NOTHING = pattern('iu')`
  ^(?:[^\p{L}]
    |\b(?:about|around|roughly|approx\w*|maybe|like|say|or|so|ish|probably|i|think|guess|it'?s|its|it|is|more
      |only|just|hmm+|no|yes|yeah|yep|ok|okay|sure|sorry|actually|not|rather|instead|thanks?|thank you|please|hi|hello|hey|there|of)
      \b)*$
`;
const COUNTED = new RegExp(String.raw`\d|\b${NUMBER_WORD}\b`, 'i');
const PLAIN_THING = /^[a-z]{3,}(?: [a-z]{3,})?$/;

/** "1,500 sq ft", "3 toilets"; null for a count of nobody knows what. */
function quantityText({ quantity, unit, of }: Quantity): string | null {
  if (!Number.isFinite(quantity)) return null;
  const isCounted = unit === 'item' || unit === 'fixture';
  if (isCounted && of !== null && PLAIN_THING.test(of)) return `${sayNumber(quantity)} ${of}`;
  return unit === 'item' ? null : `${sayNumber(quantity)} ${unitName(unit, quantity)}`;
}

const clausesOf = (text: string): string[] => text.split(/(?<=[,.;:!?])\s+/);

/**
 * What was said of a piece of work, with the sizes that it came to in the end and no others: a past job in these words is
 * read, and compared, as the job that was done. All other words stay.
 * @param said message by message
 * @param quantities what the conversation settled on
 */
export function settledWords(said: readonly string[], quantities: readonly Quantity[]): string {
  const open = [...quantities];
  const told = said.map((message) =>
    clausesOf(message)
      .map((clause) => standing(clause, open))
      .join(' '),
  );
  const sizes = (missing: readonly Quantity[]): string => missing.flatMap((one) => quantityText(one) ?? []).join(', ');
  const text = tidy([sizes(open), ...told]);
  if (isReadAs(text, quantities)) return text;
  const unsized = said.map((message) => clausesOf(message).map(withoutSizes).join(' '));
  return tidy([sizes(quantities), ...unsized]);
}

/** A clause with the sizes among `open` that it names, which are then said; without its sizes where it names another. */
function standing(clause: string, open: Quantity[]): string {
  const read = readDetails(clause, UNDATED).quantities;
  const places = read.map((one) => open.findIndex((other) => isSameQuantity(one, other)));
  if (read.length === 0 || places.includes(-1) || new Set(places).size < places.length) return withoutSizes(clause);
  for (const place of places.toSorted((a, b) => b - a)) open.splice(place, 1);
  return clause;
}

function withoutSizes(clause: string): string {
  const left = isSized(clause) ? clause.replace(SIZE, '').replace(/ {2,}/g, ' ').trim() : clause;
  return SAYS_NOTHING.test(left) || isSized(left) ? '' : left;
}

/** "Paint the hall" is one room without a number, and gives way to any that was settled on. */
function isSized(text: string): boolean {
  const [one, ...others] = readDetails(text, UNDATED).quantities;
  const isRoomNamed = one?.unit === 'room' && one.quantity === 1 && others.length === 0 && !COUNTED.test(text);
  return one !== undefined && !isRoomNamed;
}

const isReadAs = (text: string, quantities: readonly Quantity[]): boolean => {
  const [read, wanted] = [sizesOf(readDetails(text, UNDATED).quantities), sizesOf([...quantities])];
  return Object.entries(wanted).every(([measure, size]) => read[measure] === size);
};

const tidy = (lines: string[]): string =>
  lines
    .map((line) =>
      line
        .replace(/\s+/g, ' ')
        .replace(/[\s,;:-]+$/, '')
        .trim(),
    )
    .filter(Boolean)
    .join('\n');
