import {
  cleanText,
  isAnsweredNo,
  isRefused,
  numberAt,
  ordinalAt,
  storeysNamed,
  textAt,
  textOf,
  tokenize,
  unitAt,
  type Token,
} from '../../../language/index.js';
import type { Details } from '../../../types.js';
import { type Check, floorNamed, UPPER_FLOOR, type Evidence } from '../evidence.js';

/** The part of a condition about storeys or a floor, and what is left; null when it has none. */
export function storeyCheck(part: string): { check: Check; rest: string } | null {
  const clean = cleanText(part);
  const tokens = tokenize(clean);
  for (let at = 0; at < tokens.length; at += 1) {
    const found = floorAt(tokens, at) ?? countedAt(tokens, at) ?? multiAt(tokens, at);
    if (found)
      return {
        check: found.check,
        rest: `${clean.slice(0, tokens[at]?.start ?? 0)} ${clean.slice(tokens[found.end - 1]?.end ?? clean.length)}`.trim(),
      };
  }
  return null;
}

interface Found {
  check: Check;
  end: number;
}

/** "second floor", "third floor or higher", "above the first floor": where in the building. */
function floorAt(tokens: Token[], at: number): Found | null {
  const above = /^(?:above|over|beyond)$/.test(textAt(tokens, at));
  let place = at;
  if (above) place += 1;
  if (above && textAt(tokens, place) === 'the') place += 1;
  const ground = /^(?:ground|main)$/.test(textAt(tokens, place)) ? 1 : null;
  const order = ground ?? ordinalAt(tokens, place);
  if (order === null || (ground !== null && !above)) return null;
  const unit = unitAt(tokens, place + 1);
  if (unit?.unit !== 'storey' && !(above && ground)) return null;
  let end = unit?.end ?? place + 1;
  const up =
    /^(?:or|and)$/.test(textAt(tokens, end)) && /^(?:higher|above|up|over|more)$/.test(textAt(tokens, end + 1));
  if (up) end += 2;
  const least = above ? order + 1 : order;
  const isWhole = order === 2 && !above && isOfBuilding(tokens, at, end);
  return {
    end,
    check: (evidence, details) =>
      floorsIn(evidence).some((floor) => (up || above ? floor >= least : floor === least)) ||
      (isWhole && storeysOf(evidence, details).some((count) => count >= 2)),
  };
}

/** Whether a condition speaks of flights of stairs, which customers tell by the floor they live on. */
export const isByFlight = (condition: string): boolean => /\bflights?\b/i.test(condition);

/** How many flights of stairs lead to the floor that a text speaks of; none where an elevator does. */
export function flightsTo(evidence: Evidence): number {
  return evidence.said.has('elevator') ? 0 : Math.max(0, ...floorsIn(evidence).map((floor) => floor - 1));
}

const OF_BUILDING = /^(?:house|home|building|exterior|siding|wash|washing|soft|gutters?|roof|roofs|roofing)$/;

/** "Second story house washing": a house that has one. "Second story windows" are some of its windows. */
function isOfBuilding(tokens: Token[], at: number, end: number): boolean {
  const rest = tokens.slice(end);
  return at === 0 && /^stor/.test(textAt(tokens, at + 1)) && rest.every(({ text }) => OF_BUILDING.test(text));
}

/** Floors a text speaks of: "on the third floor", "upstairs". */
function floorsIn(evidence: Evidence): number[] {
  const { tokens } = evidence;
  const floors = tokens.flatMap((_, at) => {
    const order = floorNamed(tokens, at);
    if (order === null) return [];
    const before = textAt(tokens, textAt(tokens, at - 1) === 'the' ? at - 2 : at - 1);
    // "It goes up to the first floor": as the British count, above the ground floor
    if (order === 1 && before === 'to' && UP_TO.test(textOf(tokens.slice(Math.max(0, at - 4), at)))) return 2;
    if (!/^(?:above|over)$/.test(before)) return isNotSo(tokens, at, at + 2) ? [] : order;
    // "Nothing above the second floor"
    const isNone = tokens.slice(Math.max(0, at - 4), at).some(({ text }) => /^(?:nothing|none|not|no)$/.test(text));
    return isNone ? order : order + 1;
  });
  const high = evidence.mentions.some((one) => one.concept === 'upstairs' && one.stem !== UPPER_FLOOR && !one.negated);
  return high ? [...floors, 2] : floors;
}

const UP_TO = /\bup to(?: the)?$/;

/** "It's not a two-storey", "two storeys? No": `end` is the first token after it. */
const isNotSo = (tokens: Token[], at: number, end: number): boolean =>
  isRefused(tokens, at) || isAnsweredNo(tokens, end) || NOTHING.test(textOf(tokens.slice(Math.max(0, at - 4), at)));

/** "Nothing fancy or second storey" */
const NOTHING = /\bnothing(?: \p{L}+ (?:or|nor|and))?$/u;

/** "two storey", "three storeys or more", "single-story": how tall the building is. */
function countedAt(tokens: Token[], at: number): Found | null {
  const over = /^(?:over|above|than)$/.test(textAt(tokens, at - 1));
  const number =
    tokens[at]?.kind === 'number' && !tokens[at]?.ordinal
      ? (numberAt(tokens, at)?.value ?? null)
      : storeysNamed(textAt(tokens, at));
  if (number === null) return null;
  let next = at + 1;
  const plus = textAt(tokens, next) === '+';
  if (plus || textAt(tokens, next) === '-') next += 1;
  const unit = unitAt(tokens, next);
  if (unit?.unit !== 'storey') return null;
  let end = unit.end;
  const more =
    plus ||
    (/^(?:or|and)$/.test(textAt(tokens, end)) &&
      /^(?:more|higher|taller|above|up|over)$/.test(textAt(tokens, end + 1)));
  if (more && !plus) end += 2;
  return {
    end,
    check: (evidence, details) =>
      storeysOf(evidence, details).some((count) => (over ? count > number : more ? count >= number : count === number)),
  };
}

/** "multi-storey", "multiple storeys". */
function multiAt(tokens: Token[], at: number): Found | null {
  if (!/^(?:multi|multiple|several|multilevel|multistorey|multistory)$/.test(textAt(tokens, at))) return null;
  const whole = /^multi(?:level|storey|story)$/.test(textAt(tokens, at));
  const next = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
  const unit = unitAt(tokens, next);
  if (!whole && unit?.unit !== 'storey') return null;
  return {
    end: whole ? at + 1 : (unit?.end ?? next),
    check: (evidence, details) => storeysOf(evidence, details).some((count) => count >= 2),
  };
}

/** How many storeys the building has, by the details or the text. */
export function storeysOf(evidence: Evidence, details: Details): number[] {
  const known = details.quantities.filter((one) => one.unit === 'storey').map((one) => one.quantity);
  const { tokens } = evidence;
  const said = tokens.flatMap((_, at) => {
    const next = textAt(tokens, at + 1) === '-' ? at + 2 : at + 1;
    if (!/^(?:storey|story|stor(?:i|ei)es|storeys|storied|levels?|floors?)$/.test(textAt(tokens, next))) return [];
    if (ordinalAt(tokens, at) !== null || isNotSo(tokens, at, next + 1)) return [];
    return tokens[at]?.kind === 'number'
      ? (tokens[at]?.value ?? [])
      : (storeysNamed(textAt(tokens, at)) ?? numberAt(tokens, at)?.value ?? []);
  });
  return [...known, ...said];
}
