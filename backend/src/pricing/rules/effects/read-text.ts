import { amountAt, isPiece, textAt, textOf, type Token, unitAt, pattern } from '../../language/index.js';
import type { Effect, Unit } from '../../types.js';
import { allowancesIn, sizesIn, type Allowance } from '../phrases/allowance.js';
import { clausesOf } from '../prices/clauses.js';
import { conditionPhrase } from '../phrases/condition-phrase.js';
import { isLabel, isNumbered } from '../phrases/labels.js';
import { nounBefore } from '../phrases/counted-by.js';
import { perPhraseAt } from '../phrases/per-phrase.js';
import { oppositeOf } from '../prices/free-leads.js';
import { GRAMMAR, PRICE_WORDS } from '../text/lexicon.js';
import { isThreshold } from '../text/limits.js';
import { withLentDollars } from '../prices/implied-dollars.js';
import { isGivenBack } from '../notes/given-back.js';
import { isAlsoOrdered, isOrderAllowance } from '../notes/order-allowance.js';
import { noteReason, type NoteReason } from '../notes/notes.js';
import { ALLOWS, ALREADY_IN } from '../notes/note-words.js';
import { CUSTOMERS_BILLS } from '../notes/parties.js';
import type { Clause } from '../text/price.js';
import { joinQuestions, sentences } from '../text/sentences.js';
import { respelled } from '../text/spelling.js';
import { isPitch, isSteepCharge, risesFromZero } from '../prices/zero-steps.js';
import { isExampleSentence } from '../prices/worked-examples.js';
import { isBeyondThat } from './asides.js';
import { saysWhatIsCounted } from './counted-title.js';
import type { Draft, Reading } from './draft.js';
import { effectOf, round } from './effect-of.js';
import { readClause } from './read-clause.js';
import { graduate } from './graduated.js';
import { byLayer } from './layers.js';
import { leadIn } from './lead-ins.js';
import { quantityMinimum, type QuantityMinimum } from './markers.js';
import { shareNeighbours } from './neighbours.js';
import { conditionOf, countsTitle } from './own-condition.js';
import { isPaidInParts } from './paid-in-parts.js';
import { lendThing, lendUnit, lendWork, nameBoth } from './sized-things.js';
import { dropFirst, inheritSubject, lendTime, shareHead } from './subjects.js';
import { asArea } from './surfaces.js';
import { followOn, isForFirst } from './tiers.js';
import { besideNamed, turnRound } from './opposite-conditions.js';
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
  withLentDollars(joinQuestions(sentences(all, clean))).forEach((tokens, sentence) => {
    if (isExampleSentence(tokens)) return;
    let terms = isPaidInParts(tokens);
    let free: Token[] | null = null;
    let isOrdered = false;
    const known = drafts.length + reasons.length;
    // percents of another's bill, or of what a price is made of
    const said = textOf(tokens);
    const spoken = CUSTOMERS_BILLS.test(said) ? 'others' : ALREADY_IN.test(said) ? 'nothing added' : null;
    const allowed = ALLOWS.test(said) ? 'nothing added' : null;
    const alone = all.length === tokens.length && (title !== '' || rest === '');
    for (const clause of clausesOf(tokens, alone)) {
      const quantity = quantityMinimum(clause.tokens);
      if (quantity !== null && !(quantity.unit === 'day' && NO_CHARGE.test(said))) least.push(quantity);
      const { price } = clause;
      const own = noteReason(clause, terms ? `deposit ${titleText}` : titleText);
      const ordered: NoteReason | null = isAlsoOrdered(clause, isOrdered, titleText) ? 'materials' : null;
      isOrdered = ordered !== null || isOrderAllowance(clause);
      const note = own ?? ordered ?? (price?.kind === 'percent' ? spoken : null) ?? (price ? allowed : null);
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
      if (isOnTopOf(tokens, titleTokens, reading)) reading.onTop = true;
      if (reading.per && reading.above === null && covered && follows(covered, reading)) {
        reading.above = covered.count;
      }
      if (reading.per && reading.unit === null && !namesThings(clause.tokens, price.at))
        reading.unit = openUnit(covered, drafts.at(-1)?.tokens ?? [], titleTokens);
      covered = isForFirst(clause.tokens) ? null : (reading.covered ?? covered);
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
  byLayer(drafts);
  followOn(drafts);
  applyTitle(drafts, titleTokens);
  nameBoth(drafts);
  shareHead(drafts);
  lendTime(drafts);
  dropFirst(drafts);
  inheritSubject(drafts);
  lendThing(drafts);
  lendWork(drafts);
  lendUnit(drafts);
  const contrasted = drafts.some(({ reading: { condition } }) => condition !== null && !isLabel(condition));
  const shared = drafts.some(({ reading }) => countsTitle(reading, common)) ? null : common;
  const effects = drafts.flatMap((draft) => {
    const effect = effectOf(draft.reading, conditionOf(draft, shared, { contrasted, isOnly: drafts.length === 1 }));
    if (!isGivenBack(effect, draft.tokens, all)) return [effect];
    reasons.push('nothing added');
    return [];
  });
  return [...effects, ...quantityMinimums(effects, least)];
}

/** "6/12 $0, 8/12 $25/sq", "8/12 $25/sq" under "Steep": what a step costs more than the one before, and no price of a roof. */
const isOnTopOf = (tokens: Token[], title: Token[], { price, per, unit, condition }: Reading): boolean =>
  price.kind === 'money' &&
  !/^(?:hour|day)$/.test(unit ?? '') &&
  (risesFromZero(tokens) ||
    (isPitch(condition) &&
      (isSteepCharge(title, tokens) || (unit === 'sq_ft' && price.value < LEAST_OF_A_ROOF * (per?.size ?? 1)))));
/** Dollars for a square foot: no roof costs less. */
const LEAST_OF_A_ROOF = 1.5;

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
  return reading.unit === null || covered.unit === reading.unit;
}

/** The situation that a title names; null for a label such as "Labour" or "Call-out fee". */
function titleCondition(tokens: Token[], clean: string): string | null {
  const used = tokens.map(() => false);
  for (let at = 0; at < tokens.length; at += 1) {
    const amount = amountAt(tokens, at);
    // "Jobs over $5,000"
    if (!amount || amount.kind === 'number' || isThreshold(tokens, at, amount.end)) continue;
    // "Window tint $9 sq ft"
    const per = perPhraseAt(tokens, amount.end);
    const counted = per && per.unit !== 'item' ? per.end : (unitAt(tokens, amount.end)?.end ?? amount.end);
    used.fill(true, at, counted);
  }
  const found = conditionPhrase(tokens, used, clean);
  return found === null || isLabel(found, true) || isNumbered(clean) ? null : found;
}

/** "Book minimum 3 days ahead": a time that is waited, and not worked. */
const NO_CHARGE =
  /\b(?:notice|ahead|advance|before|beforehand|between|apart|rental|hire|deposit|cures?|curing|dry|dries|prior)\b/;

const HOURS_OF_A_DAY = 8;

/** A least quantity (two hours, 100 ft) is money only together with a rate for that unit in the same rule. */
function quantityMinimums(effects: Effect[], least: QuantityMinimum[]): Effect[] {
  const first = least[0];
  const isDays = first?.unit === 'day';
  const rates = effects.filter(({ kind }) => kind === 'unit_rate');
  const rate =
    rates.find(({ unit }) => unit === first?.unit || (first?.unit === 'item' && isPiece(unit ?? ''))) ??
    rates.find(({ unit }) => isDays && unit === 'hour');
  if (!rate || !first) return [];
  const count = isDays && rate.unit === 'hour' ? first.count * HOURS_OF_A_DAY : first.count;
  return [{ kind: 'minimum', amount: round(rate.amount * count), unit: null, above: null, condition: rate.condition }];
}

const TALKS = pattern()`
  ^(?:we|our|i|you|your|because|only|slow|longer|always|never|please|not|no|takes?|reports?|certificates?
    |warranty|guaranteed?|photos|nothing|includ(?:es?|ed|ing)|comes?)$
`;

/**
 * The amount stands in the title alone: a description that names a situation decides, one that talks does not. A description with
 * an amount of its own, which nobody could read, is no part of the title's price, unless the amount only limits it.
 */
export function readTitle(head: string, body: string, reasons: NoteReason[]): Effect[] {
  const tokens = respelled(body);
  const isPriced = holdAmount(tokens);
  const isLimiting = isLimit(tokens);
  if (isPriced && !isLimiting) return [];
  // "Tracks +$4", "for every window with really filthy tracks"
  if (saysWhatIsCounted(tokens)) return readText(`${head} ${body}`, '', '', reasons);
  // "Travel $2 a mile", "first 20 miles free"
  const [free] = allowancesIn(tokens).filter(({ kind }) => kind === 'covered');
  const counted = free?.unit ? readText(`${head}, ${body}`, '', '', reasons) : [];
  if (counted.length > 0 && counted.every(({ unit, above }) => unit === free?.unit && above === free?.count))
    return counted;
  const limited = isLimiting ? readLimited(head, body) : [];
  if (limited.length > 0 || isPriced) return limited;
  const talk = tokens.length > 12 || tokens.some((token) => TALKS.test(token.text));
  const situation = talk ? null : titleCondition(tokens, body);
  // "Ceilings +16%", "it's hard on the shoulders": why it is so
  const said = textOf(tokens);
  const isReason = IT_IS.test(said) && !SITUATION.test(said);
  // "Asbestos meter board $380", "mask, drop sheets and a tip run", "cover cleaning in": what is in it
  const isContents = CONTENTS.test(said) && !SITUATION.test(said);
  return readText(head, '', isReason ? '' : body, reasons).map((effect) =>
    situation && effect.kind !== 'minimum' && !((isReason || isContents) && effect.condition !== null)
      ? { ...effect, condition: situation }
      : effect,
  );
}

const CONTENTS = pattern('u')`
  ^[\p{L} -]+, .*\b(?:and|&) (?:an?|the|all|our)\b
  |\b(?<!\b(?:move|walk|drop|built|come|plug) )(?:in|incl?|included|thrown in)$
`;

const MOST_LIMIT_WORDS = 7;

/** "Ceilings +16%", "only in old houses": which of what the title names it is for. */
function isLimit(tokens: Token[]): boolean {
  const said = textOf(tokens)
    .replace(/[.!]$/, '')
    .replace(/^(?:(?:for|on|if) )?(?:(?:all|any) )?(?:jobs?|orders?|works?|anything|quotes?) (?:is |are |of )?/, '');
  return (
    tokens.length <= MOST_LIMIT_WORDS &&
    /^(?:only|over|above|under|below|beyond|past|more than|less than|pre|before|after)\b|\bonly$/.test(said) &&
    !/\b(?:we|i|our|ask|call|request|please|payments?|cash|experience|appointment|notice|approval|photos?|waived)\b/.test(
      said,
    )
  );
}

const SITUATION = /\b(?:if|when|where|only|for|(?<!\b(?:hard|rough|tough|murder) )on|unless|during)\b/;
const IT_IS = /^(?:it|it's|its|they|they're|that's|those are|this is|covers|includes|pays for)\b/;

/** The title and its limit in one, where the limit changes nothing of the amount but when it holds; [] otherwise. */
function readLimited(head: string, body: string): Effect[] {
  const alone = readText(head, '', '', []);
  const limited = readText(`${head} ${body}`, '', '', []);
  const isSame = ({ kind, amount, unit, above, condition }: Effect, at: number): boolean =>
    condition !== null &&
    condition !== alone[at]?.condition &&
    kind === alone[at]?.kind &&
    amount === alone[at]?.amount &&
    unit === alone[at]?.unit &&
    above === alone[at]?.above;
  return limited.length === alone.length && limited.every(isSame) ? limited : [];
}

/** Whether a text holds an amount with a sign or a word of money or percent. */
export const hasPrice = (clean: string): boolean => holdAmount(respelled(clean));

const holdAmount = (tokens: Token[]): boolean =>
  tokens.some((_, at) => ['money', 'percent'].includes(amountAt(tokens, at)?.kind ?? ''));
