import { pattern } from '../language/index.js';
import type { Effect, Interpretation } from '../types.js';
import { asWritten } from './written-details.js';
import { exceptionsIn, withException } from './text/exceptions.js';
import { withoutUpperLimits } from './text/upper-limits.js';
import { LONGEST_DESCRIPTION, plainly } from './plain-text.js';
import { isBareLimit, limitsSet } from './conditions/index.js';
import { describeEffects } from './describe.js';
import { limited, mostOf } from './effect-check.js';
import { notCounted } from './not-counted.js';
import { NOTHING_ADDED, PAYMENT_TERMS } from './notes/note-words.js';
import { declinedWorks } from './notes/declined-works.js';
import type { NoteReason } from './notes/notes.js';
import { isUnnamed } from './notes/unnamed.js';
import { withKindsCounted } from './effects/counted-kinds.js';
import { readText } from './effects/read-text.js';
import { readTitle } from './effects/read-title.js';
import { hasPrice } from './text/has-price.js';
import { withTitlePrice } from './effects/title-price.js';
import { withTitleUnit } from './effects/title-unit.js';

const MOST_EFFECTS = 40;
const OTHER_MONEY = /[£€¥]|\b(?:GBP|EUR|euros?|quid)\b/i;

/**
 * Reads a pricing rule in the owner's words into effects. What changes no price that can be computed is a note.
 * The same text always reads the same; no text makes it fail.
 */
export function interpret(title: string, description: string): Interpretation {
  const { head, body: whole } = plainly(title, description);
  const { text: body, limits } = withoutUpperLimits(whole);
  const remarks: string[] = [];
  const reasons: NoteReason[] = [];
  if (description.length > LONGEST_DESCRIPTION)
    remarks.push(`Only the first ${LONGEST_DESCRIPTION.toLocaleString('en-US')} characters were read.`);
  const read = (text: string, why: NoteReason[]): Effect[] =>
    withTitlePrice(head, text, withTitleUnit(head, withKindsCounted(withExceptions(head, text, why)))).map((effect) =>
      highUp(effect, `${head}. ${body}`),
    );
  const all = read(body, reasons);
  const isOpen = isUnnamed(head, body, all);
  if (isOpen) reasons.push('unnamed');
  const effects = isOpen ? [] : all;
  const sane = effects.filter((effect) => isSane(effect, remarks)).map(limited);
  if (sane.length > 0) remarks.push(...notCounted(body, effects, (text) => read(text, []), limits));
  if (sane.length > 0 && OTHER_MONEY.test(`${title} ${description}`))
    remarks.push('Every amount counts as US dollars: nothing is converted.');
  const distinct = withoutRepeats(sane).slice(0, MOST_EFFECTS);
  const { explanation, example } = describeEffects(distinct, asWritten(`${head}\n${body}`));
  return {
    status: distinct.length > 0 ? 'priced' : 'note',
    effects: distinct,
    explanation: [distinct.length > 0 ? explanation : noteText(reasons, title, description), ...new Set(remarks)].join(
      ' ',
    ),
    example,
  };
}

/** The effects of a rule, of which those with an exception of their own say so in their condition. */
function withExceptions(head: string, body: string, reasons: NoteReason[]): Effect[] {
  const { text, exceptions } = exceptionsIn(body);
  return exceptions.reduce(
    (effects, { sentence, exception }) => {
      const own = readRule(head, sentence, []);
      const isAlike = ({ kind, amount }: Effect): boolean =>
        own.some((one) => one.kind === kind && one.amount === amount);
      const isSame = (effect: Effect): boolean =>
        isAlike(effect) && own.some(({ condition }) => condition === effect.condition);
      // "Pianos $90 unless …. Safes $90." are two prices of the same amount.
      const isOwn = effects.some(isSame) ? isSame : isAlike;
      return effects.map((effect) =>
        isOwn(effect) ? { ...effect, condition: withException({ main: effect.condition, exception }) } : effect,
      );
    },
    readRule(head, text, reasons),
  );
}

/** "Work above 12 feet", under "High work": how high, where the limit alone could be as long. */
const HIGH_UP = pattern('i')`
  \b(?:high|height|heights|tall)\b|\bwork(?:ing)? (?:above|over|beyond|past) \d|\d ?(?:ft|feet|foot|m|met(?:er|re)s?|') up\b
`;

/** "8/12": how steep the roof is, where the numbers alone could be anything. */
const BARE_PITCH = /^\d{1,2}(?:\.5)? ?\/ ?12$/;

function highUp(effect: Effect, said: string): Effect {
  const { condition } = effect;
  if (condition !== null && BARE_PITCH.test(condition)) return { ...effect, condition: `${condition} pitch` };
  const isLength = limitsSet(condition).every(({ unit, near }) => /^lin_/.test(unit ?? '') && near.length === 0);
  return condition !== null && isBareLimit(condition) && isLength && HIGH_UP.test(said)
    ? { ...effect, condition: `${condition} high` }
    : effect;
}

function readRule(head: string, body: string, reasons: NoteReason[]): Effect[] {
  const effects = body === '' ? readText(head, '', '', reasons) : readText(body, head, '', reasons);
  return effects.length === 0 && body !== '' ? readTitle(head, body, reasons) : effects;
}

const REASONS: Record<NoteReason, string> = {
  payment: 'It is about paying, which comes after the price.',
  fact: 'The number in it is not a price.',
  others: 'The amount in it is not yours to charge.',
  materials: 'It is about materials, and a price has no separate line for them.',
  'nothing added': 'It adds nothing.',
  'no promise': '“Up to” names no amount that can be counted on.',
  limit: 'Rounding and upper limits cannot be worked into a price.',
  'one item': 'It takes something off one thing of a job, and a percentage takes off the whole price.',
  worth: 'It goes by what something is worth, which nobody is asked for.',
  'every nth': 'A price for every so many jobs or pieces cannot be worked into the price of one job.',
  typical: 'It says what jobs usually cost; your past jobs already show that.',
  unnamed: 'It does not say what the amount is for.',
  command: 'A rule cannot switch other rules off.',
};

function noteText(reasons: NoteReason[], title: string, description: string): string {
  const works = [
    ...new Set(declinedWorks(description, title).map(({ work }) => `“${work.replace(/ (?:jobs?|work)$/i, '')}”`)),
  ];
  if (reasons.length === 0 && works.length > 0)
    return `A note: it changes no price. Who asks the chat for ${EITHER.format(works)} is told so, and gets no price.`;
  const why = reasons[0] ? REASONS[reasons[0]] : 'It names no amount that changes a price.';
  return `A note: it changes no price. ${why}`;
}

const EITHER = new Intl.ListFormat('en', { style: 'long', type: 'disjunction' });

const MEANS_PRICE = pattern()`
  \b(?:costs? (?:more|extra|less)|surcharges?|discounts?|dearer|cheaper|more expensive|extra charges?
    |charged extra|pay (?:more|less))\b
`;

/**
 * What an owner should mend in a note that looks as if it was meant to change a price; null for a plain note.
 * Price words without an amount, or an amount that found no place.
 */
export function doubtfulNote(title: string, description: string): string | null {
  const { head, body } = plainly(title, description);
  const reasons: NoteReason[] = [];
  const effects = readRule(head, body, reasons);
  if (isUnnamed(head, body, effects))
    return 'It does not say what the amount is for. Name the work, as in “Chimney repair $450”, or write “Add $20 to every job”.';
  if (effects.length > 0 || reasons.length > 0) return null;
  const text = `${head} ${body}`.toLowerCase();
  if (hasPrice(text) && !PAYMENT_TERMS.test(text))
    return 'There is an amount in it that was not understood. Write it as “Add 20% for …” or “$3.50 per sq ft”.';
  const meant = MEANS_PRICE.test(text);
  return meant && !NOTHING_ADDED.test(text)
    ? 'It says that a price changes, but not by how much. Add an amount, such as 20% or $50.'
    : null;
}

function isSane(effect: Effect, remarks: string[]): boolean {
  // "Let faucets drip, it costs about 5 cents"
  if (effect.kind === 'fixed' && Math.abs(effect.amount) < 1) return false;
  if (limited(effect).amount !== effect.amount) remarks.push('No more than 100% can come off a price.');
  if (Number.isFinite(effect.amount) && effect.amount !== 0 && Math.abs(effect.amount) <= mostOf(effect)) return true;
  if (effect.amount !== 0)
    remarks.push(
      `An amount was left out: no rule may go above ${effect.kind.startsWith('percentage') ? '1,000%' : '$10,000,000'}.`,
    );
  return false;
}

function withoutRepeats(effects: Effect[]): Effect[] {
  const seen = new Set<string>();
  return effects.filter((effect) => {
    const key = JSON.stringify(effect);
    return !seen.has(key) && seen.add(key);
  });
}
