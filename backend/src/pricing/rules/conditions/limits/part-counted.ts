import { ordinalAt, pattern, stem, textAt, textOf, unitAt, type Token } from '../../../language/index.js';
import type { Details, Effect } from '../../../types.js';
import { conceptOf } from '../vocabulary/concepts.js';
import { evidenceOf, type Evidence } from '../evidence.js';
import { countAt } from './measures.js';
import { isAction } from '../mentioned.js';
import { storeyCheck } from './storeys.js';

/** The concepts that a text names. */
export function concepts(text: string): Set<string> {
  return new Set(evidenceOf(text).mentions.map((one) => one.concept));
}

const THOSE = /^(?:them|those|these|which|(?:the|my|our) \p{L}+)$/u;

/** "4 of those 9 windows", "4 of the 9": how many tokens from "of" on say of which, where their number is said again; null elsewhere. */
function ofThoseEnd(tokens: Token[], at: number): number | null {
  const count = /^(?:the|those|these|my|our)$/.test(textAt(tokens, at)) ? countAt(tokens, at + 1) : null;
  if (!count) return null;
  const isNamed = /^(?!are$|is$|on$|at$|in$|need|have$|has$|up|down|with$|being$|will$)\p{L}+s$/u.test(
    textAt(tokens, count.end),
  );
  return count.end + Number(isNamed) - at + 1;
}

/** "11 windows, 4 of them are on the second floor": so many of those counted are where the condition says. */
export function partOf({ condition, unit }: Effect, details: Details, { tokens }: Evidence): number | null {
  const wanted = concepts(condition ?? '');
  const only = unit === 'room' ? onlyRoom(tokens, wanted) : null;
  const share = only ?? shareBehind(tokens, wanted) ?? shareDone(tokens, wanted, details);
  if (share !== null) return share;
  const isFloor = storeyCheck(condition ?? '')?.check;
  let elsewhere = 0;
  for (let at = 0; at < tokens.length; at += 1) {
    const count = countAt(tokens, at);
    // "Every one of them": no share
    if (!count || /^(?:every|each)$/.test(textAt(tokens, at - 1))) continue;
    // "6 windows downstairs and 4 upstairs"
    const unit = unitAt(tokens, count.end);
    const isPlaced = unit !== null && /^(?:up|down)stairs$|^on$/.test(textAt(tokens, unit.end));
    const end = isPlaced ? unit.end : count.end;
    const [of, whose, thing] = [0, 1, 2].map((further) => textAt(tokens, end + further));
    const all = of === 'of' ? ofThoseEnd(tokens, count.end + 1) : null;
    const those = of !== 'of' ? 0 : (all ?? (THOSE.test(whose ?? '') ? 2 : THOSE.test(`${whose} ${thing}`) ? 3 : 0));
    // "6 on the ground floor and 5 up on the second", "9 windows, 4 are upstairs", "one needs stripping"
    const isThere =
      /^(?:on|at|up|upstairs|downstairs|are|is|needs?|has|have)$/.test(of ?? '') &&
      !/^[#$]$/.test(textAt(tokens, at - 1));
    if (those === 0 && !isThere) continue;
    let place = end + those;
    while (/^(?:are|is|being|will|be|on|in|at|up|the|has|have|with|got|needs?)$/.test(textAt(tokens, place)))
      place += 1;
    const there = evidenceOf(textOf(tokens.slice(place, place + 3)));
    if (isFloor?.(there, { ...details, quantities: [] })) return count.value;
    // "Above the ground floor": on that floor is not above it.
    if (isFloor) {
      elsewhere += count.value;
      continue;
    }
    const said = ordinalAt(tokens, place);
    if (wanted.has(said === null ? conceptOf(stem(textAt(tokens, place))) : String(said))) return count.value;
    if (there.mentions.some(({ at: first, concept }) => first === 0 && wanted.has(concept))) return count.value;
  }
  const counted = details.quantities.find((one) => one.unit === unit)?.quantity ?? 0;
  const isRestThere = tokens.some((_, at) => {
    const there = placeOfRest(tokens, at);
    return there !== null && isFloor?.(evidenceOf(there), { ...details, quantities: [] });
  });
  return isRestThere && elsewhere > 0 && counted > elsewhere ? counted - elsewhere : null;
}

const REST = pattern('u')`
  ^(?:the|all the) (?:rest|others?|remaining)(?: ones)?(?: of (?:them|those|the \p{L}+))?(?: (?:are|is|being|all|up|sit|go)\b)* ?
`;

/** "5 are downstairs, the others upstairs": where those are that no number counts; null for anything else. */
function placeOfRest(tokens: Token[], at: number): string | null {
  const said = /^(?:the|all)$/.test(textAt(tokens, at)) ? textOf(tokens.slice(at, at + 9)) : '';
  const [words] = REST.exec(said) ?? [];
  return words === undefined ? null : (said.slice(words.length).split(/ ?[,.;!?]/)[0] ?? '');
}

const ONLY_ROOM = pattern('gu')`
  \b(?:just|only) (?:in )?the (?:\p{L}+ ){0,2}?(?:(?:bed|bath|living|dining|guest|box|play|laundry|mud|sun)? ?room|kitchen|study|hall|hallway
    |lounge|den|office|nursery)\b [^.;!?]*
`;

/** "Just the guest room has old paper that needs to come off": of all rooms it is done in that one. */
function onlyRoom(tokens: Token[], wanted: ReadonlySet<string>): number | null {
  const doings = [...wanted].filter((concept) => isAction({ concept, stem: concept }));
  const asked = doings.length > 0 ? doings : [...wanted];
  const said = [...textOf(tokens).matchAll(ONLY_ROOM)].map(([clause]) => evidenceOf(clause));
  return said.some(({ mentions }) => mentions.some(({ concept, negated }) => !negated && asked.includes(concept)))
    ? 1
    : null;
}

const ENDS = /^(?:|[,.;!?)]|and|but|of|please|for|then|so|or)$/;

/** "Prune 3 trees and remove one", "5 palms, trim 3 and take 2 down", "prune the rest": on how many of them it is done. */
function shareDone(tokens: Token[], wanted: ReadonlySet<string>, { quantities }: Details): number | null {
  const shares = tokens.flatMap((_, at) => doneAt(tokens, at) ?? []);
  const own = shares.find(({ concepts }) => concepts.some((one) => wanted.has(one)));
  if (own || shares.length !== 1) return own?.count ?? null;
  const isRest = tokens.some(
    (_, at) =>
      /^the (?:rest|others?)\b/.test(textOf(tokens.slice(at + 1, at + 3))) &&
      conceptsDone(tokens, at).some((one) => wanted.has(one)),
  );
  const items = quantities.filter(({ unit }) => unit === 'item');
  const rest = isRest && items.length === 1 ? (items[0]?.quantity ?? 0) - (shares[0]?.count ?? 0) : 0;
  return rest > 0 ? rest : null;
}

/** What is done to so many: "remove one", "take two down". */
function doneAt(tokens: Token[], at: number): { count: number; concepts: string[] } | null {
  const count = at > 0 ? countAt(tokens, at) : null;
  if (!count) return null;
  const isTaken =
    /^(?:take|cut|bring)$/.test(textAt(tokens, at - 1)) && /^(?:down|out)$/.test(textAt(tokens, count.end));
  const concepts = isTaken ? ['remove'] : conceptsDone(tokens, at - 1);
  const isWhole = ENDS.test(textAt(tokens, isTaken ? count.end + 1 : count.end));
  return concepts.length > 0 && isWhole ? { count: count.value, concepts } : null;
}

const CUTTING = ['trim', 'prune'].map((word) => conceptOf(stem(word)));

const conceptsDone = (tokens: Token[], at: number): string[] => conceptsOfDoing(textAt(tokens, at));

/** What a word says is done; to prune is to trim. */
function conceptsOfDoing(said: string): string[] {
  const word = stem(said);
  const concept = conceptOf(word);
  if (!isAction({ concept, stem: word })) return [];
  return CUTTING.includes(concept) ? CUTTING : [concept];
}

const REACH = 6;

/** "Old wallpaper to strip in two of them", "in one", "valves on three of the new ones": on so many of those counted is what is wanted. */
function shareBehind(tokens: Token[], wanted: ReadonlySet<string>): number | null {
  for (let at = 2; at < tokens.length; at += 1) {
    const count = /^(?:in|on|for|to|from|at)$/.test(textAt(tokens, at - 1)) ? countAt(tokens, at) : null;
    const [of, whose] = [0, 1].map((further) => textAt(tokens, (count?.end ?? 0) + further));
    const isOneOnly = textAt(tokens, at) === 'one' && ENDS.test(of ?? '') && of !== 'of';
    const isShare = of === 'of' && /^(?:them|those|these|the|our)$/.test(whose ?? '');
    if (!count || !(isShare || isOneOnly)) continue;
    const before = tokens.slice(Math.max(0, at - 1 - REACH), at - 1);
    const clause = before.slice(before.findLastIndex(({ kind }) => kind === 'sign') + 1);
    const isDone = ({ text }: Token): boolean => wanted.has(conceptOf(stem(text)));
    const isAsked = isShare
      ? clause.some(isDone)
      : clause.some((one) => isDone(one) && conceptsOfDoing(one.text).length > 0);
    if (isAsked) return count.value;
  }
  return null;
}
