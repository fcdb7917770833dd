import { textAt, textOf, type Token } from '../../language/index.js';
import type { Unit } from '../../types.js';
import { isAlsoOrdered, isOrderAllowance } from '../notes/order-allowance.js';
import { noteReason, type NoteReason } from '../notes/notes.js';
import { ALLOWS, ALREADY_IN } from '../notes/note-words.js';
import { CUSTOMERS_BILLS } from '../notes/parties.js';
import { allowancesIn, sizesIn, type Allowance } from '../phrases/allowance.js';
import { nounBefore } from '../phrases/counted-by.js';
import { clausesOf } from '../prices/clauses.js';
import { oppositeOf } from '../prices/free-leads.js';
import { withLentDollars } from '../prices/implied-dollars.js';
import { remarksApart } from '../prices/remarks-apart.js';
import { isExampleSentence } from '../prices/worked-examples.js';
import { isPitch, isSteepCharge, risesFromZero } from '../prices/zero-steps.js';
import { GRAMMAR, PRICE_WORDS } from '../text/lexicon.js';
import type { Clause, Price } from '../text/price.js';
import { joinQuestions, sentences } from '../text/sentences.js';
import { isBeyondThat } from './asides.js';
import type { Draft, Reading } from './draft.js';
import { leadIn } from './lead-ins.js';
import { quantityMinimum, type QuantityMinimum } from './markers.js';
import { besideNamed } from './opposite-conditions.js';
import { isPaidInParts } from './paid-in-parts.js';
import { readClause } from './read-clause.js';
import { isForFirst } from './tiers.js';

/** A text whose sentences are read, and what stands above it. */
export interface Source {
  /** The text that the places of the tokens are in. */
  clean: string;
  tokens: Token[];
  title: Token[];
  /** The situation that the title names for every amount. */
  common: string | null;
  /** A number without a sign may be its price, if it is one sentence: no other text beside it holds the amount. */
  mayBeBare: boolean;
}

/** What the sentences of a text hold: its prices in their order, least quantities, and why the rest of it is no price. */
export interface SentencesRead {
  drafts: Draft[];
  minimums: QuantityMinimum[];
  reasons: NoteReason[];
}

/** What has been read so far, and what of it a later clause may refer to. */
interface Walk extends SentencesRead {
  source: Source;
  /** What an earlier clause has covered: "first 10 miles included". */
  covered: Allowance | null;
  /** The last size that a clause without a price has named: "we come out 30 miles". */
  size: Allowance | null;
  /** The sentence before, where nothing of it was a price or a note: it may say when the next one holds. */
  lead: Token[] | null;
}

/** A sentence, and what its clauses so far say of those that follow in it. */
interface Sentence {
  tokens: Token[];
  said: string;
  index: number;
  /** It is about when a price is paid. */
  isPayment: boolean;
  /** The clause before it is about how much more is ordered than is needed. */
  isOrder: boolean;
  /** The last clause without a price: "free within 10 miles". */
  unpriced: Token[] | null;
}

/** Reads the clauses of all sentences, each in the light of those before it. */
export function readSentences(source: Source): SentencesRead {
  const walk: Walk = { source, drafts: [], minimums: [], reasons: [], covered: null, size: null, lead: null };
  withLentDollars(joinQuestions(sentences(source.tokens, source.clean)).flatMap(remarksApart)).forEach(
    (tokens, index) => {
      // "13 steps took me 6 hours once. So $48 a step."
      const isResult = walk.drafts.length === 0 && index > 0 && /^so \$ \S+ (?:an?|per|each|\/) /.test(textOf(tokens));
      if (!isExampleSentence(tokens) || isResult) readSentence(walk, tokens, index);
    },
  );
  return walk;
}

function readSentence(walk: Walk, tokens: Token[], index: number): void {
  const { source, drafts, reasons } = walk;
  const sentence: Sentence = {
    tokens,
    said: textOf(tokens),
    index,
    isPayment: isPaidInParts(tokens),
    isOrder: false,
    unpriced: null,
  };
  const known = drafts.length + reasons.length;
  const isAlone = source.mayBeBare && source.tokens.length === tokens.length;
  for (const clause of clausesOf(tokens, isAlone)) {
    const quantity = quantityMinimum(clause.tokens);
    if (quantity !== null && !(quantity.unit === 'day' && NO_CHARGE.test(sentence.said))) walk.minimums.push(quantity);
    const note = noteOf(clause, sentence, textOf(source.title));
    if (note) reasons.push(note);
    if (clause.price && note === null) readPrice(walk, sentence, clause, clause.price);
    else passOver(walk, sentence, clause);
  }
  walk.lead = drafts.length + reasons.length === known ? tokens : null;
}

/** Why a clause is no price, by itself or by what its sentence is about; null where nothing speaks against it. */
function noteOf(clause: Clause, sentence: Sentence, title: string): NoteReason | null {
  const own = noteReason(clause, sentence.isPayment ? `deposit ${title}` : title);
  const isOrdered = isAlsoOrdered(clause, sentence.isOrder, title);
  sentence.isOrder = isOrdered || isOrderAllowance(clause);
  const note = own ?? (isOrdered ? 'materials' : noteOfSentence(sentence, clause.price));
  sentence.isPayment ||= note === 'payment';
  return note;
}

function noteOfSentence({ said }: Sentence, price: Price | null): NoteReason | null {
  if (price?.kind === 'percent' && CUSTOMERS_BILLS.test(said)) return 'others';
  // percents of what a price is made of
  const isMadeOf = price?.kind === 'percent' && ALREADY_IN.test(said);
  return isMadeOf || (price && ALLOWS.test(said)) ? 'nothing added' : null;
}

/** A clause that holds no price: what it says may matter to the next one. */
function passOver(walk: Walk, sentence: Sentence, clause: Clause): void {
  walk.covered = coveredBy(clause.tokens) ?? walk.covered;
  sentence.unpriced = clause.price ? null : clause.tokens;
  if (clause.price) return;
  freeLater(walk.drafts.at(-1)?.reading, clause.tokens);
  walk.size = sizesIn(clause.tokens).at(-1) ?? walk.size;
}

/** A clause with a price, together with what was said before it. */
function readPrice(walk: Walk, sentence: Sentence, clause: Clause, price: Price): void {
  const { source, drafts, lead } = walk;
  const { tokens } = clause;
  const { index, unpriced } = sentence;
  // "We come out 30 miles. Beyond that $4 a mile."
  if (!walk.covered && isBeyondThat(tokens)) walk.covered = walk.size;
  const reading = readClause(clause, price, source.clean, walk.covered);
  if (quantityMinimum(tokens) !== null && !IS_LEAST_SUM.test(textOf(tokens.slice(0, price.at))))
    reading.minimum = false;
  if (isStep(sentence.tokens, source.title, reading)) reading.onTop = true;
  countFromEarlier(walk, reading, tokens);
  walk.covered = isForFirst(tokens) ? null : (reading.covered ?? walk.covered);
  const draft = { reading, tokens, sentence: index };
  besideNamed(draft, walk.size, walk.covered);
  if (lead && drafts.at(-1)?.sentence !== index)
    reading.condition = leadIn(lead, draft, source.clean, source.common) ?? reading.condition;
  if (unpriced) reading.condition = oppositeOf(unpriced, source.clean, reading.condition);
  drafts.push(draft);
}

/** "Half day minimum is $400": the sum that is charged at least */
const IS_LEAST_SUM = /\b(?:minimum|min)(?: (?:charge|fee))?(?: (?:is|of|:))?(?: \$)?$/;

/** What was covered before is free of what a price counts, and a bare "each" counts what was named before. */
function countFromEarlier({ covered, drafts, source }: Walk, reading: Reading, tokens: Token[]): void {
  if (!reading.per) return;
  if (reading.above === null && covered && follows(covered, reading)) reading.above = covered.count;
  // "Second storey and up", "plus 12% for each"
  const from = reading.unit === null ? allowancesIn(source.title).find(({ kind }) => kind === 'beyond') : undefined;
  if (from?.unit && reading.above === null) {
    reading.unit = from.unit;
    reading.above = from.count;
  }
  if (reading.unit === null && !namesThings(tokens, reading.price.at))
    reading.unit = openUnit(covered, drafts.at(-1)?.tokens ?? [], source.title);
}

/** "6/12 $0, 8/12 $25/sq", "8/12 $25/sq" under "Steep": what a step costs more than the one before, and no price of a roof. */
const isStep = (tokens: Token[], title: Token[], { price, per, unit, condition }: Reading): boolean =>
  price.kind === 'money' &&
  !/^(?:hour|day)$/.test(unit ?? '') &&
  (risesFromZero(tokens) ||
    (isPitch(condition) &&
      (isSteepCharge(title, tokens) || (unit === 'sq_ft' && price.value < LEAST_OF_A_ROOF * (per?.size ?? 1)))));
/** Dollars for a square foot: no roof costs less. */
const LEAST_OF_A_ROOF = 1.5;

/** "Our designer is $90 an hour. First two hours are free." */
function freeLater(before: Reading | undefined, tokens: Token[]): void {
  const free = /\b(?:free|included|on us)\b/.test(textOf(tokens)) ? coveredBy(tokens) : null;
  if (before?.per && before.above === null && free && free.unit !== 'item' && free.unit === before.unit)
    before.above = free.count;
}

const coveredBy = (tokens: Token[]): Allowance | null =>
  allowancesIn(tokens).find((one) => one.unit !== null && one.kind !== 'bundle') ?? null;

/** What a bare "each" counts: the thing covered before, the title's, or the one priced before. */
function openUnit(covered: Allowance | null, before: Token[], title: Token[]): Unit | null {
  const named = covered?.unit === 'item' && !covered.words ? null : (covered?.unit ?? null);
  return named ?? nounBefore(title, { at: title.length }) ?? nounBefore(before, { at: before.length });
}

/** "Blinds $8 each", "closets add $45 apiece": things in the plural right before a price are what it counts, whatever the title names. */
function namesThings(tokens: Token[], at: number): boolean {
  let end = at - 1;
  while (/^(?:\$|:|are|cost|at|add|extra)$/.test(textAt(tokens, end))) end -= 1;
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
  return reading.unit === null || covered.unit === reading.unit;
}

/** "Book minimum 3 days ahead": a time that is waited, and not worked. */
const NO_CHARGE =
  /\b(?:notice|ahead|advance|before|beforehand|between|apart|rental|hire|deposit|cures?|curing|dry|dries|prior)\b/;
