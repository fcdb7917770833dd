import { numberAt, stem, textAt, textOf, unitAt, unitName, type Token, pattern } from '../../language/index.js';
import type { Unit } from '../../types.js';
import type { Allowance } from '../phrases/allowance.js';
import { pronoun } from '../phrases/counted-by.js';
import { upTo, withSome } from '../phrases/fitting-allowance.js';
import { respelled } from '../text/spelling.js';
import { isBeyondThat } from './asides.js';
import type { Draft, Reading } from './draft.js';

/** Prices that follow on from an earlier one: "$700 up to 20 yards, then $9 a yard". */
export function followOn(drafts: Draft[]): void {
  drafts.slice(1).forEach((draft, index) => {
    const before = drafts[index];
    if (!before) return;
    bySize(drafts.slice(0, index + 1), draft);
    restOf(before, draft);
    beyondLimit(before, draft);
    continueFrom(before, draft);
    countFrom(drafts.slice(0, index + 1), draft);
  });
}

/** "Patio $22 a sq ft, over 400 sq ft $19": another rate for a bigger job, and none of its feet is free. */
function bySize(earlier: Draft[], { reading, tokens }: Draft): void {
  const { above } = reading;
  const rate = earlier.findLast(
    ({ reading: { per: theirs, unit: other, above: free, onTop } }) =>
      theirs && ((other ?? 'item') === reading.unit || reading.unit === null) && free === null && !onTop,
  );
  const unit = reading.unit ?? rate?.reading.unit ?? null;
  if (!rate || above === null || unit === null || /^(?:mile|km)$/.test(unit) || reading.onTop || reading.additional)
    return;
  const from = tokens.findIndex(({ text }) => /^(?:over|above|beyond|past|than)$/.test(text));
  if (
    from < 0 ||
    numberAt(tokens, from + 1) === null ||
    tokens.some(({ text }) => /^(?:then|first|next|after)$/.test(text))
  )
    return;
  // "$85 per downlight, over ten $75 each"
  const thing = unit === 'item' ? (rate.reading.condition ?? '') : unitName(unit, above);
  const limit = `over ${above} ${thing}`.trim();
  Object.assign(reading, { above: null, unit, condition: [reading.condition, limit].filter(Boolean).join(' ') });
}

/** "First lock $60, the rest $25": all after those that the first price covers. */
function restOf(before: Draft, { reading, tokens }: Draft): void {
  const { covered, price } = before.reading;
  const words = textOf(tokens);
  const again = AGAIN.exec(words)?.[1];
  if (again !== undefined && !before.reading.per && textOf(before.tokens).includes(`first ${again}`)) {
    Object.assign(reading, { additional: true, unit: 'item', above: covered?.count ?? 1, condition: null });
    return;
  }
  const firstOnly = isForFirst(before.tokens) ? ({ unit: 'item', count: 1 } as const) : null;
  const paid = firstOnly ?? covered;
  if (!paid || before.reading.per || price.kind !== reading.price.kind) return;
  const isAfterFirst = before.tokens.some(({ text }) => text === 'first');
  const isRest =
    REST.test(words) || (isAfterFirst && (BARE_THEN.test(words) || (reading.per === null && AFTER_THAT.test(words))));
  if (!isRest) return;
  Object.assign(reading, { additional: true, unit: paid.unit, above: paid.count, condition: null });
  if (firstOnly) reading.condition = before.reading.condition;
}

/** "Patches: $125 for the first": of what was named before. */
const FIRST_ALONE = /\bfor (?:the )?first(?: one)?$/;

/** "Up to 6 inches $150 for the first": how large each of them is, and no number that is in the price. */
export const isForFirst = (tokens: Token[]): boolean => FIRST_ALONE.test(textOf(tokens));

/** "The rest $25", "$25 for each of the others". */
const REST = pattern()`
  ^(?:[,;] |and |then |\( )*(?:the |all |any )?(?:others?|rest|remaining|remainder)\b
  |\bfor (?:all |any |each |every )?(?:of )?(?:the )?(?:others?|rest|remaining|remainder)\b
`;
/** "$85 first tree then $60" */
const BARE_THEN = /^(?:[,;] )?then (?:\$ )?\d[\d.]*$/;
/** "First hour $149, $99 after" */
const AFTER_THAT = pattern()`
  \b(?:after|afterwards|thereafter|from there|from then)(?: that| on)?$
  |^(?:[,;] |and |then )*(?:after that|afterwards|thereafter)\b
`;
/** "First clean $90, then $60 a clean" */
const AGAIN = pattern()`
  ^(?:[,;] )?(?:and )?then (?:\$ )?\d[\d.]* (?:an?|per|each|every) (visit|call|trip|clean|wash|cut|mow|treatment|session|app|application|order)
    $
`;

/** What the earlier price covers is free for the later one, and is no situation of the earlier. */
function continueFrom(before: Draft, draft: Draft): void {
  const bundle = before.reading.covered?.kind === 'bundle' ? before.reading.covered : null;
  const { reading, tokens } = draft;
  if (isForFirst(before.tokens) && reading.above === 1) return;
  const { words } = reading.per ?? { words: null };
  const thing = words ? tokens.slice(...words) : respelled(reading.condition ?? '');
  // "$390 with ten vents, $28 for each vent more than that"
  const some = reading.additional ? withSome(before.tokens, thing) : null;
  // "10 vents and 2 returns $350, extra vents $20"
  const limit = before.reading.per ? null : upTo(before.tokens);
  const isOpen = reading.additional && !before.reading.per && !limit && !some;
  const own = isOpen && (!bundle || bundle.unit === 'item') ? countOf(before.tokens, thing) : null;
  if (own !== null) {
    reading.above = own;
    return;
  }
  const covered = before.reading.per ? null : (limit ?? bundle ?? some);
  const isMore = /^(?:more|extra|additional)$/.test(textAt(tokens, reading.per?.end ?? -1));
  const follows = reading.additional || isMore || tokens.slice(0, 2).some(({ text }) => text === 'then');
  // "$4 for each extra 1,000" of the square feet before
  const isOfThem = reading.per?.words === null && reading.per.unit === 'item' && reading.per.size > 1;
  const isSame = isOfThem || covered?.unit === null || covered?.unit === (reading.unit ?? 'item');
  const isArea = isSquare(covered, reading);
  if (!covered || !(reading.per || reading.additional) || !follows || !(isSame || isArea)) return;
  if (isOfThem || isArea) reading.unit = covered.unit;
  reading.above = covered.count;
  if (covered === some || (covered === bundle && covered.unit !== 'item')) {
    before.reading.condition = withoutWords(before, covered);
    return;
  }
  const said = covered.unit === null ? /\s*\b(?:for )?(?:up to|within) \S+/i : /\s*\b(?:for )?(?:up to|within)\b.*$/i;
  const condition = before.reading.condition?.replace(said, '').trim() ?? '';
  before.reading.condition = (bundle ? withoutCount(condition, bundle.count) : condition) || null;
  if (limit?.unit === null) countAlike(before, draft, textAt(before.tokens, limit.to));
}

/** "£400 up to 6 rads then £35 each", "… £35 a rad": both count rads, and are for the work that the title names. */
function countAlike({ reading: first }: Draft, { reading }: Draft, thing: string): void {
  const isThing = (said: string | null): boolean => said !== null && stem(said.toLowerCase()) === stem(thing);
  if (reading.per === null || !isThing(first.condition)) return;
  if (pronoun(reading.per) && reading.condition === null) reading.condition = first.condition;
  if (!isThing(reading.condition)) return;
  for (const one of [first, reading]) one.namesCounted = true;
}

/** So many of a thing as a text counts; null where it counts none, or one. */
function countOf(tokens: Token[], thing: Token[]): number | null {
  for (const at of tokens.keys()) {
    const count = numberAt(tokens, at);
    const noun = count && tokens[count.end]?.kind === 'word' ? stem(textAt(tokens, count.end)) : null;
    if (count && count.value > 1 && thing.some(({ text }) => stem(text) === noun)) return count.value;
  }
  return null;
}

/** "Duct cleaning" of "duct cleaning with ten vents". */
function withoutWords({ reading, tokens }: Draft, { from, to }: Pick<Allowance, 'from' | 'to'>): string | null {
  const words = textOf(tokens.slice(from, to))
    .split(' ')
    .join(String.raw`\s+`);
  return (
    reading.condition?.replace(new RegExp(String.raw`\s*\b(?:with )?${words}\b(?: of \p{L}+)?`, 'iu'), '').trim() ||
    null
  );
}

/** "$350 for up to 200 sq ft, 90 cents per foot over that": as many square feet. */
const isSquare = (covered: { unit: Unit | null } | null, { unit }: Reading): boolean =>
  covered?.unit === 'sq_ft' && unit === 'lin_ft';

/** "Downlights, 10" of "downlights, 10 for $900, then $80 each". */
function withoutCount(condition: string, count: number): string {
  const last = condition.split(/[\s,]+/).at(-1) ?? '';
  return numberAt(respelled(last), 0)?.value === count
    ? condition.slice(0, -last.length).replace(/[\s,]+$/, '')
    : condition;
}

/** "$95 each up to 12 feet, $140 each above that": a size of the thing decides, and none of them is free. */
function beyondLimit(before: Draft, { reading, tokens }: Draft): void {
  const limit = before.reading.per && reading.per ? upTo(before.tokens) : null;
  if (!limit || !isBeyondThat(tokens)) return;
  if ((limit.unit ?? 'item') === reading.unit) {
    reading.above = limit.count;
    return;
  }
  if (limit.unit === null) return;
  reading.condition = `over ${limit.count} ${unitName(limit.unit, limit.count)}`;
  reading.additional = false;
  reading.above = null;
}

/** "6 ft fence $38 a foot, each extra foot of height 15%": another size than the one that is charged. */
const OTHER_SIZE = /\b(?:height|depth|width|thickness)\b/i;

/** "3 bed house $160, each additional bedroom $25": more than the three that were named. */
function countFrom(earlier: Draft[], { reading }: Draft): void {
  if (!reading.additional || reading.above !== 1 || reading.unit === null || reading.unit === 'item') return;
  for (const { tokens, reading: first } of earlier) {
    if (first.per && !OTHER_SIZE.test(reading.condition ?? '')) continue;
    for (const at of tokens.keys()) {
      const count = numberAt(tokens, at);
      if (count && count.value > 1 && unitAt(tokens, count.end)?.unit === reading.unit) reading.above = count.value;
    }
  }
}
