import { amountAt, isExtent, numberAt, textAt, type Token } from '../../language/index.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import { AS_DONE, GRAMMAR, PRICE_WORDS } from '../text/lexicon.js';
import { leadsCode, yearLike } from '../text/plain-numbers.js';

/** From the first token of a part to before the sign or word that ends it. */
type Part = [from: number, to: number];

const ALL = /^(?:all|both|each|every|everything|prices?|rates?|priced|charged|is|are|these|the|and|are)$/;

/** "Interior 3.50, exterior 4.25, trim 2, all per sq ft": what is said once of a whole list counts each of its amounts. */
export function withSharedUnit(tokens: Token[]): Token[] {
  const parts = partsOf(tokens);
  const at = parts.findIndex((part) => countedBy(tokens, part) !== null);
  const unit = parts[at] && countedBy(tokens, parts[at]);
  if (unit) {
    const [from, to] = parts[at] ?? [0, 0];
    const isHead = at === 0;
    const list = isHead ? parts.slice(1) : parts.slice(0, at);
    const ends = list.flatMap((part) => (amountOf(tokens, part) === null ? [] : [part[1]]));
    return ends.length < 2 ? tokens : inserted(tokens, ends, unit, isHead ? [from, to + 1] : [from - 1, to]);
  }
  return withLastUnit(tokens, parts);
}

/** "Interior 3.50, exterior 4.25 per sq ft", "weekly 20, monthly 10 percent": a list of names and like numbers, the last of them counted. */
function withLastUnit(tokens: Token[], parts: Part[]): Token[] {
  const [last, ...others] = parts.toReversed();
  if (!last || others.length === 0) return tokens;
  const from = [...tokens.keys()].find(
    (at) =>
      at > last[0] && at < last[1] && (perPhraseAt(tokens, at)?.end === last[1] || isPercent(tokens, at, last[1])),
  );
  const per = from === undefined ? null : perPhraseAt(tokens, from);
  const amount = from === undefined ? null : amountOf(tokens, [last[0], from]);
  if (from === undefined || (per && !isExtent(per.unit)) || amount === null) return tokens;
  // "10/12 and up add 25%"
  if (!per && tokens.slice(last[0], from).some(({ text }) => PRICE_WORDS.has(text) || GRAMMAR.has(text))) return tokens;
  const isAlike = (part: Part): boolean => {
    const ratio = (amountOf(tokens, part) ?? 0) / amount;
    const isMoney = !per && tokens.slice(...part).some(({ text }) => text === '$');
    return part[1] - part[0] <= 4 && !isMoney && ratio > 0.25 && ratio < 4;
  };
  if (!others.every(isAlike)) return tokens;
  return inserted(
    tokens,
    others.map(([, to]) => to),
    tokens.slice(from, last[1]),
    [tokens.length, tokens.length],
  );
}

const isPercent = (tokens: Token[], at: number, end: number): boolean =>
  at + 1 === end && /^(?:%|percent|pct)$/.test(textAt(tokens, at));

function inserted(tokens: Token[], ends: number[], unit: Token[], without: Part): Token[] {
  return [...tokens.keys(), tokens.length].flatMap((at) => [
    ...(ends.includes(at) ? unit : []),
    ...tokens.slice(at, at >= without[0] && at < without[1] ? at : at + 1),
  ]);
}

function partsOf(tokens: Token[]): Part[] {
  // "Between $20 and $30 per foot": one amount
  const ranges = tokens.flatMap(({ text }, at): Part[] => {
    const range = text === 'between' ? amountAt(tokens, at) : null;
    return range ? [[at, range.end]] : [];
  });
  const ends = tokens.flatMap(({ text, spaced }, at) =>
    (/^(?:[,;:()]|and)$/.test(text) || (text === '-' && spaced && tokens[at + 1]?.spaced)) &&
    !ranges.some(([from, to]) => at > from && at < to)
      ? [at]
      : [],
  );
  return [...ends, tokens.length]
    .map((to, index): Part => [index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, to])
    .filter(([from, to]) => from < to);
}

/** The "per sq ft" of a part that says nothing else. */
function countedBy(tokens: Token[], [from, to]: Part): Token[] | null {
  let at = from;
  while (at < to && ALL.test(textAt(tokens, at)) && perPhraseAt(tokens, at)?.end !== to) at += 1;
  const per = at < to ? perPhraseAt(tokens, at) : null;
  // "all per sq ft, labor only"
  const closes =
    per !== null && tokens.slice(per.end, to).every(({ text }) => AS_DONE.has(text) || /^(?:labou?r|only)$/.test(text));
  return per && closes && per.unit !== 'item' && !per.additional ? tokens.slice(at, per.end) : null;
}

/** The amount that ends a part and stands behind its name. */
function amountOf(tokens: Token[], [from, to]: Part): number | null {
  const at = [...tokens.keys()].slice(from, to).find((place) => numberAt(tokens, place)?.end === to);
  const amount = at === undefined ? null : numberAt(tokens, at);
  if (at === undefined || at === from || !amount || yearLike(tokens, at)) return null;
  return leadsCode(tokens, at - 1) ? null : amount.value;
}
