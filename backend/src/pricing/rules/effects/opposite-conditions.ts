import { numberAt, textOf, unitAt, unitName, pattern } from '../../language/index.js';
import type { Unit } from '../../types.js';
import type { Allowance } from '../phrases/allowance.js';
import { respelled } from '../text/spelling.js';
import { isBeyondThat } from './asides.js';
import type { Draft, Reading } from './draft.js';

const DISTANT = /\b(?:beyond|over|above|past|after|more than|outside|further|farther|otherwise|elsewhere|else)\b/;
const DISTANT_ONLY = pattern('i')`
  ^(?:(?:beyond|over|above|past|after|outside|of|that|those|this|further|farther|out|away|otherwise|elsewhere
      |anywhere|anyone|else|than|travel|trips?|delivery|from|us|is|it's|flat)\s*)*$
`;

const BELOW_THAT = /\b(?:below|under|less than|smaller than) (?:that|this)\b/;

/**
 * A flat amount on one side of what was named before: "we have a 300 sq ft minimum. Below that it's $200", "free within 10 miles, $35
 * beyond that".
 */
export function besideNamed({ reading, tokens }: Draft, named: Allowance | null, covered: Allowance | null): void {
  if (reading.per || reading.minimum) return;
  const words = textOf(tokens);
  const side = BELOW_THAT.test(words) ? 'under' : isBeyondThat(tokens) ? 'over' : null;
  const isDistant = DISTANT.test(words) && DISTANT_ONLY.test(reading.condition ?? '');
  const free = reading.unit === null && isDistant && /^(?:mile|km)$/.test(covered?.unit ?? '') ? covered : null;
  const limit = side !== null && named?.unit ? named : free;
  if (!limit?.unit) return;
  reading.condition = `${limit === free ? 'over' : side} ${limit.count} ${unitName(limit.unit, limit.count)}`;
}

/** "$180 if wired, otherwise $320": "otherwise" and "if not" are the opposite of the situation before. */
export function turnRound(drafts: Draft[]): void {
  drafts.slice(1).forEach((draft, index) => {
    const before = drafts[index];
    if (!before) return;
    oppose(before, draft);
    setApart(drafts.slice(0, index + 1), draft);
    otherSide(before, draft);
  });
}

function oppose(before: Draft, { reading, tokens }: Draft): void {
  const words = textOf(tokens);
  if (!OTHERWISE.test(words) || !isBare(reading)) return;
  const { above, unit } = before.reading;
  // "over 20 miles $2 a mile, otherwise $50"
  if (above !== null && unit !== null && !reading.per) {
    reading.condition = `up to ${above} ${unitName(unit, above)}`;
    return;
  }
  const situation = before.reading.situation;
  reading.condition = [before.reading.subject, situation && `not ${situation}`].filter(Boolean).join(', ') || null;
}

/** "Moves with the truck $120 an hour, plus $150 an hour for anything else": whatever was not priced before. */
function setApart(earlier: Draft[], { reading, tokens, sentence }: Draft): void {
  if (!ALL_ELSE.test(textOf(tokens)) || !isBare(reading) || reading.minimum) return;
  const named = earlier.filter((one) => one.sentence === sentence).map((one) => one.reading.condition);
  if (named.length === 0 || named.includes(null)) return;
  Object.assign(reading, { condition: `unless ${named.join(' or ')}`, onTop: false, additional: false, above: null });
}

const ALL_ELSE = /\b(?:anything|everything|all) else\b/;

/** "Otherwise", "if not", "where there isn't". */
const OTHERWISE = pattern()`
  ^\W*(?:otherwise|else|or else)\b
  |\b(?:if|when|where) (?:not|(?:there|it|they|you|we) (?:isn't|aren't|don't|doesn't|is not|are not|do not))$
`;

/** "Inside 15 miles" at the end of a condition. */
function within(condition: string): { count: number; unit: Unit; from: number } | null {
  const at = condition.search(/\b(?:inside|within|up to|under)(?: the)?(?: first)? \S+ \S+$/i);
  const tokens = at < 0 ? [] : respelled(condition.slice(at));
  const start = tokens.findIndex((_, place) => numberAt(tokens, place) !== null);
  const count = start < 0 ? null : numberAt(tokens, start);
  const unit = count && unitAt(tokens, count.end);
  return count && unit ? { count: count.value * unit.scale, unit: unit.unit, from: at } : null;
}

const TIME = String.raw`(?:noon|midnight|\d{1,2}(?:[:.]\d\d)? ?[ap]\.?m)$`;
/** A limit and its other side: what the later price calls it, and which words of the earlier one it turns round. */
const SIDES = [
  {
    side: 'over',
    said: 'above|over|beyond|outside',
    limit: 'under|below|up to|less than|lower than|within',
    of: '\\d',
  },
  { side: 'under', said: 'below|under', limit: 'over|above|more than|higher than|past', of: '\\d' },
  { side: 'after', said: 'after|later', limit: 'before|until|till', of: TIME },
  { side: 'before', said: 'before|earlier', limit: 'after|from', of: TIME },
].map(({ side, said, limit, of }) => ({
  side,
  said: new RegExp(String.raw`\b(?:${said})(?: (?:that|this|it|then))?$`),
  limit: new RegExp(String.raw`\b(?:${limit})(?= ${of})`, 'i'),
}));
/** "Anything longer" than the limit of the price before. */
const LONGER = pattern()`
  \b(?:anything|any|ones?|if|is|are|for) (?:
      (longer|bigger|larger|taller|higher|deeper|wider|thicker|heavier|older|steeper)
    |(shorter|smaller|lower|shallower|narrower|thinner|lighter|younger|newer))$
`;

/** "$7 a metre under 2 m, $11 above": the same limit from its other side. */
function otherSide(before: Draft, { reading, tokens }: Draft): void {
  const { at: from, end } = reading.price;
  const words = textOf(tokens.filter(({ kind }, at) => (at < from || at >= end) && kind !== 'sign'));
  const condition = before.reading.condition ?? '';
  const [, more, less] = LONGER.exec(words) ?? [];
  const [above, below] = SIDES;
  const than = (more ? above : below)?.limit.exec(condition);
  if ((more ?? less) !== undefined && than)
    reading.condition = `${more ?? less} than ${condition.slice(than.index + than[0].length).trim()}`;
  const isHigher = above?.said.test(words) === true;
  const free = isHigher && !before.reading.per ? within(condition) : null;
  if (free && free.unit === reading.unit && reading.per) {
    before.reading.condition = condition.slice(0, free.from).trim() || null;
    Object.assign(reading, { above: free.count, condition: null, additional: true });
    return;
  }
  const isOpen = isBare(reading) || SIDES.some(({ said }) => said.test(reading.condition?.toLowerCase() ?? ''));
  if (isHigher && isBare(reading) && OR_LESS.test(condition)) reading.condition = condition.replace(OR_LESS, 'over $1');
  const turned = SIDES.find(({ said, limit }) => said.test(words) && limit.test(condition));
  if (turned && reading.above === null && isOpen) reading.condition = condition.replace(turned.limit, turned.side);
}

const OR_LESS = /(\d\S*(?: \S+){0,2}?) or (?:less|under|fewer|smaller)\b/i;

function isBare({ condition }: Reading): boolean {
  return condition === null || /^(?:otherwise|or else|else|not|\w+n't)$/i.test(condition);
}
