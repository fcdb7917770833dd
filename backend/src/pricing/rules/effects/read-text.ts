import { amountAt, isPiece, numberAt, textAt, textOf, unitAt, type Token } from '../../language/index.js';
import type { Effect, Unit } from '../../types.js';
import { allowancesIn, sizesIn, type Allowance } from '../phrases/allowance.js';
import { clausesOf } from '../prices/clauses.js';
import { conditionPhrase, isLabel, shortened, withoutDelivery } from '../phrases/condition-phrase.js';
import { nounBefore } from '../phrases/counted-by.js';
import { oppositeOf } from '../prices/free-leads.js';
import { GRAMMAR, PEOPLE, PRICE_WORDS, REFUSES, TRADES } from '../text/lexicon.js';
import { noteReason, type NoteReason } from '../notes/notes.js';
import { ALLOWS, ALREADY_IN } from '../notes/note-words.js';
import { CUSTOMERS_BILLS } from '../notes/parties.js';
import type { Clause } from '../text/price.js';
import { pricesIn } from '../prices/prices.js';
import { joinQuestions, sentences } from '../text/sentences.js';
import { respelled } from '../text/spelling.js';
import { isExampleSentence } from '../prices/worked-examples.js';
import { isBeyondThat } from './asides.js';
import type { Draft } from './draft.js';
import { effectOf, readClause, round, type Reading } from './read-clause.js';
import { graduate } from './graduated.js';
import { leadIn } from './lead-ins.js';
import { quantityMinimum, type QuantityMinimum } from './markers.js';
import { shareNeighbours } from './neighbours.js';
import { lendThing, lendUnit, lendWork, nameBoth } from './sized-things.js';
import { dropFirst, inheritSubject, shareHead } from './subjects.js';
import { asArea } from './surfaces.js';
import { besideNamed, followOn, turnRound } from './tiers.js';
import { applyTitle } from './title.js';

/** Reads one text; `title` lends what the text does not say itself, `rest` the situation when the amount stands in the title. */
export function readText(clean: string, title: string, rest: string, reasons: NoteReason[]): Effect[] {
  const all = respelled(clean);
  const titleTokens = respelled(title);
  const titleText = textOf(titleTokens);
  const drafts: Draft[] = [];
  const least: QuantityMinimum[] = [];
  let covered: Allowance | null = null;
  let named: Allowance | null = null;
  let lead: Token[] | null = null;
  const common = titleCondition(titleTokens, title) ?? titleCondition(respelled(rest), rest);
  joinQuestions(sentences(all, clean)).forEach((tokens, sentence) => {
    if (isExampleSentence(tokens)) return;
    let terms = isPaidInParts(tokens);
    let free: Token[] | null = null;
    const known = drafts.length + reasons.length;
    // percents of another's bill, or of what a price is made of
    const said = textOf(tokens);
    const spoken = CUSTOMERS_BILLS.test(said) ? 'others' : ALREADY_IN.test(said) ? 'nothing added' : null;
    const allowed = ALLOWS.test(said) ? 'nothing added' : null;
    const alone = all.length === tokens.length && (title !== '' || rest === '');
    for (const clause of clausesOf(tokens, alone)) {
      const quantity = quantityMinimum(clause.tokens);
      if (quantity !== null) least.push(quantity);
      const { price } = clause;
      const own = noteReason(clause, terms ? `deposit ${titleText}` : titleText);
      const note = own ?? (price?.kind === 'percent' ? spoken : null) ?? (price ? allowed : null);
      terms ||= note === 'payment';
      if (note) reasons.push(note);
      if (!price || note !== null) {
        covered = coveredBy(clause, covered);
        if (!price) freeLater(drafts.at(-1)?.reading, clause);
        named = price ? named : (sizesIn(clause.tokens).at(-1) ?? named);
        free = price ? null : clause.tokens;
        continue;
      }
      // "We come out 30 miles. Beyond that $4 a mile."
      if (!covered && isBeyondThat(clause.tokens)) covered = named;
      const reading = readClause(clause, price, clean, covered);
      if (quantity !== null) reading.minimum = false;
      if (reading.per && reading.above === null && covered && follows(covered, reading)) {
        reading.above = covered.count;
      }
      if (reading.per && reading.unit === null && !namesThings(clause.tokens, price.at))
        reading.unit = openUnit(covered, drafts.at(-1)?.tokens ?? [], titleTokens);
      covered = reading.covered ?? covered;
      const draft = { reading, tokens: clause.tokens, sentence };
      besideNamed(draft, named, covered);
      if (lead && drafts.at(-1)?.sentence !== sentence)
        reading.condition = leadIn(lead, draft, clean, common) ?? reading.condition;
      if (free) reading.condition = oppositeOf(free, clean, reading.condition);
      drafts.push(draft);
    }
    lead = drafts.length + reasons.length === known ? tokens : null;
  });
  graduate(drafts);
  turnRound(drafts);
  for (const draft of drafts) asArea(draft, titleTokens);
  shareNeighbours(drafts);
  followOn(drafts);
  applyTitle(drafts, titleTokens);
  nameBoth(drafts);
  shareHead(drafts);
  dropFirst(drafts);
  inheritSubject(drafts);
  lendThing(drafts);
  lendWork(drafts);
  lendUnit(drafts);
  const contrasted = drafts.some(({ reading: { condition } }) => condition !== null && !isLabel(condition));
  const effects = drafts.map(({ reading }) =>
    effectOf(reading, plain(conditionOf(reading, common, contrasted), reading)),
  );
  return [...effects, ...quantityMinimums(effects, least)];
}

/** "50% when the materials arrive and 50% when done": percents that make up the whole say when it is paid. */
function isPaidInParts(tokens: Token[]): boolean {
  const parts = pricesIn(tokens, false).filter(({ kind, signed }) => kind === 'percent' && !signed);
  return parts.length > 1 && parts.reduce((sum, { value }) => sum + value, 0) === 100;
}

/** "Our designer is $90 an hour. First two hours are free." */
function freeLater(before: Reading | undefined, { tokens }: Clause): void {
  const free = /\b(?:free|included|on us)\b/.test(textOf(tokens)) ? coveredBy({ tokens }, null) : null;
  if (before?.per && before.above === null && free && free.unit !== 'item' && free.unit === before.unit)
    before.above = free.count;
}

function coveredBy(clause: Pick<Clause, 'tokens'>, before: Allowance | null): Allowance | null {
  return allowancesIn(clause.tokens).find((one) => one.unit !== null && one.kind !== 'bundle') ?? before;
}

/** What a bare "each" counts: the thing covered before, the title's, or the one priced before. */
function openUnit(covered: Allowance | null, before: Token[], title: Token[]): Unit | null {
  const named = covered?.unit === 'item' && !covered.words ? null : (covered?.unit ?? null);
  return named ?? nounBefore(title, { at: title.length }) ?? nounBefore(before, { at: before.length });
}

/** "Blinds $8 each": things in the plural right before a price are what it counts, whatever the title names. */
function namesThings(tokens: Token[], at: number): boolean {
  let end = at - 1;
  while (/^(?:\$|:|are|cost|at)$/.test(textAt(tokens, end))) end -= 1;
  const noun = textAt(tokens, end);
  return (
    /^(?!ones$|upstairs$|downstairs$|others$|stairs$|extras$|.*days$)\p{L}{2,}[^su']s$/u.test(noun) &&
    !PRICE_WORDS.has(noun) &&
    !GRAMMAR.has(noun)
  );
}

/** Whether what an earlier clause covered is free for this one: the same unit, or "each one more". */
function follows(covered: Allowance, reading: Reading): boolean {
  if (covered.kind === 'bundle' && !reading.additional) return false;
  return reading.unit === null || covered.unit === reading.unit || (covered.unit === 'item' && reading.unit === 'item');
}

/** Without "supplied and fitted", and without "first" where the first one is in the price. */
function plain(condition: string | null, reading: Reading): string | null {
  if (condition === null) return null;
  const short = withoutDelivery(condition);
  const counted = reading.above === null ? short : short.replace(/^(?:for )?(?:the )?first (?=\p{L}{4})/iu, '');
  return shortened(counted) || null;
}

function conditionOf(reading: Reading, common: string | null, contrasted: boolean): string | null {
  const said = reading.minimum ? withoutRefusal(reading.condition) : reading.condition;
  // "Outlets cost $60 more each" under "Plaster walls"
  const isSaid = said !== null && saidByUnit(said, reading);
  if (isSaid && /^(?:mile|km|hour|day)$/.test(reading.unit ?? '')) return null;
  const own = isSaid || isNamedMoreFully(said, common) ? null : said;
  const words = own?.toLowerCase().split(/\s+/) ?? [];
  // "$900 minimum on all pours", "for any wash": every job of a concrete layer's is one
  if (reading.minimum && own !== null && (EVERY_JOB.test(own) || (!own.includes(' ') && isLabel(own, true))))
    return null;
  if (contrasted && words.length > 0 && words.every((word) => TRADES.has(word) || COMPARED.test(word))) return own;
  const participles =
    own !== null &&
    common !== null &&
    own.split(/\s+/).every((word) => /^(?:included|and|&|or)$/i.test(word) || isLabel(word));
  if (own !== null && !isLabel(own) && !participles) {
    // "Club members: 20% off repairs"
    return reading.discount && common !== null && PEOPLE.test(common) && !/\d/.test(own) && !PEOPLE.test(own)
      ? `${common} ${own}`
      : own;
  }
  if (common !== null && reading.minimum && EVERY_JOB.test(common)) return null;
  return common !== null && saidByUnit(common, reading) ? null : common;
}

/** "$22 a step" under "Carpet on stairs". */
const isNamedMoreFully = (said: string | null, common: string | null): boolean =>
  common !== null &&
  /^(?:steps?|stairs?|treads?)$/i.test(said ?? '') &&
  /\p{L} .*\bstair|\bstair\p{L}* \p{L}{3}/iu.test(common);

/** Of a least charge "pickup" and "small loads" say no more than that it is one. */
const EVERY_JOB =
  /^(?:(?:small|little|short|quick|tiny|minor) (?:loads?|jobs?|orders?|areas?|repairs?|works?|projects?|pours?|visits?|calls?)|pick-?ups?|visits?|orders?|bookings?|hauls?|calls?|tiles?|pours?|cuts?|digs?|wash(?:es)?|cleans?|mows?|moves?)$/i;
/** "Small gardens $45, bigger $90": a size that another one stands against. */
const COMPARED = /^(?:small|smaller|big|bigger|large|larger|regular|standard|normal)$/;

const DISTANCE =
  /^(?:no|mobile|moves?|away|out|far|distance|travel|mileage|miles?|kms?|go|mark|line|drive|driving|deliver(?:y|ed|ies)?|trips?|radius|from|over|beyond|us|return|round|hauls?|town|rural|remote|outlying|cartage|freight)$/;
const SAID_BY: Partial<Record<Unit, RegExp>> = {
  mile: DISTANCE,
  km: DISTANCE,
  hour: /^(?:labou?r|crew|time|hourly|hours?)$/,
  day: /^(?:labou?r|daily|days?)$/,
};

const OR_MORE = /^(?:(?:or|and) (?:more|up|over|above)|\+)$/;

/** "Upper levels: every storey above the first". */
const UPPER = /^(?:upper|higher|added|more|other|multiple|multi|several|further)$/;

/** "Fixtures" beside "per fixture" adds nothing, nor does "away" beside "a mile". */
function saidByUnit(condition: string, reading: Reading): boolean {
  const unit = reading.unit;
  if (unit === null || unit === 'item' || (reading.per === null && !reading.additional)) return false;
  const tokens = respelled(condition.toLowerCase());
  const end = unitAt(tokens, 0);
  // "Three bathrooms or more: $22 for every bathroom from the third"
  const least = numberAt(tokens, 0);
  const counted = least && unitAt(tokens, least.end);
  if (
    least?.value === (reading.above ?? 0) + 1 &&
    counted?.unit === unit &&
    OR_MORE.test(textOf(tokens.slice(counted.end)))
  )
    return true;
  const beyondFirst = reading.above !== null && UPPER.test(textAt(tokens, 0)) ? unitAt(tokens, 1) : null;
  if (beyondFirst?.unit === unit && beyondFirst.end === tokens.length) return true;
  const said = SAID_BY[unit];
  // "our painters travel": who travels is no situation
  const distance = unit === 'mile' || unit === 'km';
  const empty = ({ text }: Token): boolean => isLabel(text, true) || isLabel(text.replace(/s$/, ''), true);
  return (
    (end?.unit === unit && end.end === tokens.length) ||
    (said !== undefined && tokens.every((token) => said.test(token.text) || (distance && empty(token))))
  );
}

/** "don't come out for less than $180" names no situation but the minimum itself. */
function withoutRefusal(own: string | null): string | null {
  if (
    own === null ||
    !(
      REFUSES.test(own.toLowerCase()) ||
      /\b(?:dont|wont|isnt|ain't)\b|\b(?:under|below|(?:less|smaller|lower|cheaper) than)\b(?! \d)/i.test(own)
    )
  )
    return own;
  return /\b(?:for|on) (?!less\b)(?:an? |the |any )?(.*\p{L}.*)$/iu.exec(own)?.[1] ?? null;
}

/** The situation that a title names; null for a label such as "Labour" or "Call-out fee". */
function titleCondition(tokens: Token[], clean: string): string | null {
  const used = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    if (amount && amount.kind !== 'number') used.fill(true, at, amount.end);
  }
  const found = conditionPhrase(tokens, used, clean);
  return found === null || isLabel(found, true) ? null : found;
}

/** A least quantity (two hours, 100 ft) is money only together with a rate for that unit in the same rule. */
function quantityMinimums(effects: Effect[], least: QuantityMinimum[]): Effect[] {
  const first = least[0];
  const rate = effects.find(
    ({ kind, unit }) =>
      kind === 'unit_rate' && (unit === first?.unit || (first?.unit === 'item' && isPiece(unit ?? ''))),
  );
  if (!rate || !first) return [];
  return [
    { kind: 'minimum', amount: round(rate.amount * first.count), unit: null, above: null, condition: rate.condition },
  ];
}

/** The amount stands in the title alone: a description that names a situation decides, one that talks does not. */
export function readTitle(head: string, body: string, reasons: NoteReason[]): Effect[] {
  const tokens = respelled(body);
  const talk =
    tokens.length > 12 ||
    tokens.some((token) =>
      /^(?:we|our|i|you|your|because|only|slow|longer|always|never|please|not|no|takes?|reports?|certificates?|warranty|guaranteed?|photos|includ(?:es?|ed|ing)|comes?)$/.test(
        token.text,
      ),
    );
  const situation = talk ? null : titleCondition(tokens, body);
  return readText(head, '', body, reasons).map((effect) =>
    situation && effect.kind !== 'minimum' ? { ...effect, condition: situation } : effect,
  );
}

/** Whether a text holds an amount with a sign or a word of money or percent. */
export function hasPrice(clean: string): boolean {
  const tokens = respelled(clean);
  return tokens.some((_, at) => ['money', 'percent'].includes(amountAt(tokens, at)?.kind ?? ''));
}
