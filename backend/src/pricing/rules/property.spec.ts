import fc from 'fast-check';
import { anyCharacters } from '../any-text.fixture.js';
import type { Details, Effect, PricingRule } from '../types.js';
import {
  checkRules,
  conditionHolds,
  describeEffects,
  effectFault,
  interpret,
  plainEffect,
  priceThreshold,
  STARTER_TRADES,
  starterPack,
  unitsThatCount,
} from './index.js';
import { COUNTED, MIXED, NOTES, ONCE, PERCENTAGES } from './fixtures/rules.fixture.js';

const NOTHING: Details = {
  service: null,
  urgency: null,
  preferredDate: null,
  propertyType: null,
  location: null,
  quantities: [],
  conditions: [],
  issues: null,
};
const written = [...PERCENTAGES, ...ONCE, ...COUNTED, ...MIXED, ...NOTES];

/** Odd text: any characters, and pieces of real rules put together in any order. */
const piece = fc.oneof(
  fc.constantFrom(...written.flatMap(([title, description]) => [title, description])),
  anyCharacters(40),
  fc.constantFrom(
    '$',
    '%',
    '-',
    '/',
    ' per ',
    ' each ',
    ' over ',
    '½',
    '١٥٪',
    'עברית 20%',
    '🏠',
    '\u202e',
    '1e309',
    '999999999999999999999',
    '-0',
    'NaN',
    '0%',
    '\n',
  ),
  fc.double().map(String),
);
const text = fc.array(piece, { maxLength: 8 }).map((parts) => parts.join(' '));

const isSound = (effect: Effect): boolean =>
  effectFault(effect) === null &&
  Object.entries(plainEffect(effect)).every(([name, value]) => effect[name as keyof Effect] === value) &&
  (effect.above === null || Number.isFinite(effect.above)) &&
  (effect.condition === null || effect.condition.length <= 60);

describe('interpret, for any text', () => {
  it('never throws, and every effect is sound', () => {
    fc.assert(
      fc.property(text, text, (title, description) => {
        const read = interpret(title, description);
        expect(read.effects.filter((effect) => !isSound(effect))).toEqual([]);
        expect(read.status).toBe(read.effects.length > 0 ? 'priced' : 'note');
        expect(read.explanation).not.toBe('');
        expect(read.example === '').toBe(read.status === 'note');
      }),
    );
  });

  it('keeps a situation to sixty characters when it is told what it belongs to', () => {
    const { effects } = interpret(
      '',
      'Laying turf: $14 per square metre If wet, $90 extra roots of old trees in the ground behind the house wall',
    );
    expect(effects.at(-1)?.condition).toBe('Laying turf roots of old trees in the ground behind the');
  });

  it('reads the same text the same way', () => {
    fc.assert(
      fc.property(text, text, (title, description) =>
        expect(interpret(title, description)).toEqual(interpret(title, description)),
      ),
    );
  });

  it('reads a note as a note whatever its title’s capitals', () => {
    fc.assert(
      fc.property(fc.constantFrom(...NOTES), ([title, description]) =>
        expect(interpret(title.toUpperCase(), description).effects).toEqual([]),
      ),
    );
  });

  it('reads 100 kB, and right-to-left text, in under a second', () => {
    const started = process.cpuUsage().user;
    for (const unit of [
      'Add 20% for heritage, ',
      'a ',
      '$5 per ',
      '9',
      'שלום 20% ',
      '((((',
      '1/2 ',
      'one hundred and ',
      'over 5 ',
      '🏠',
    ]) {
      interpret('Long', unit.repeat(100_000 / unit.length));
    }
    expect(process.cpuUsage().user - started).toBeLessThan(10 * 1_000_000);
  });
});

describe('conditions, for any text', () => {
  it('never throw, and answer the same again', () => {
    fc.assert(
      fc.property(text, text, (condition, message) => {
        const request = { text: message, details: NOTHING };
        expect(conditionHolds(condition, request)).toBe(conditionHolds(condition, request));
        expect(priceThreshold(condition)?.under ?? 1).toBeGreaterThan(0);
      }),
    );
  });

  it('count finite units, none below zero', () => {
    const quantity = fc.record({
      quantity: fc.double(),
      unit: fc.constantFrom('sq_ft', 'storey', 'item', 'km') as fc.Arbitrary<'sq_ft'>,
      of: fc.option(text),
    });
    fc.assert(
      fc.property(fc.array(quantity), text, fc.constantFrom(...COUNTED), (quantities, message, [, , effect]) => {
        const units = effect ? unitsThatCount(effect, { ...NOTHING, quantities }, message) : 0;
        expect(units >= 0 && Number.isFinite(units)).toBe(true);
      }),
    );
  });
});

describe('descriptions', () => {
  it('say what is added and what is taken off', () => {
    expect(describeEffects(interpret('Heritage', 'Add 20% for heritage listed').effects)).toEqual({
      explanation: 'Adds 20% when the job mentions “heritage listed”.',
      example: '$4,500 becomes $5,400.',
    });
    expect(interpret('Travel', '$2 a mile beyond 20 miles')).toMatchObject({
      explanation: 'Adds $2 for each mile after the first 20.',
      example: '$4,500 with 30 miles becomes $4,520.',
    });
    expect(interpret('Large', 'Jobs over $5,000 get 10% off')).toMatchObject({
      explanation: 'Takes off 10% when the price is over $5,000.',
      example: '$6,000 becomes $5,400.',
    });
    expect(interpret('Small', 'Add $50 to interior jobs under $1,000')).toMatchObject({
      explanation: 'Adds $50 when the price is under $1,000 and the job mentions “interior”.',
      example: '$600 becomes $650.',
    });
    // All that a job is charged for at once is in its example.
    const example = (text: string) => interpret('', text).example;
    expect(example('Deck staining is $3 per sq ft plus $150 for prep')).toBe('1,000 sq ft comes to $3,150.');
    expect(example('Call-out $95 plus $60 per hour')).toBe('3 hours come to $275.');
    expect(example('First hour $120, then $80 per hour')).toBe('$4,500 with 4 hours becomes $4,860.');
    expect(example('Travel: $2 per mile after 20 miles, plus $50')).toBe('$4,500 with 30 miles becomes $4,570.');
    expect(example('Charge $2 per sq ft with a minimum of $5,000')).toBe('1,000 sq ft comes to $5,000.');
    expect(example('Add 10% for two storey and 20% for heritage')).toBe('$4,500 becomes $4,950.');
    expect(interpret('Travel', '$2 a mile past 20 miles, nothing past 60').explanation).toBe(
      'Adds $2 for each mile after the first 20. “nothing past 60” changes no price.',
    );
    expect(interpret('Rate', '$90 an hour (was $80). No cash. Over 40 years in the trade.').explanation).toBe(
      'Charges $90 for each hour. “was $80”, “No cash”, and “Over 40 years in the trade” change no price.',
    );
    expect(interpret('Deposit', '30% deposit to book').explanation).toBe(
      'A note: it changes no price. It is about paying, which comes after the price.',
    );
    expect(interpret('Silly', 'Add $999,999,999,999 to everything').explanation).toContain(
      'no rule may go above $10,000,000.',
    );
    expect(interpret('Tiles', '£20 extra per window').explanation).toContain('counts as US dollars');
    expect(interpret('Tiles', '$20 extra per window').explanation).not.toContain('US dollars');
    expect(interpret('Rain', 'Take 500% off when raining').explanation).toContain('No more than 100% can come off');
  });
});

const rule = (id: string, title: string, description: string): PricingRule => ({
  id,
  title,
  description,
  isActive: true,
  interpretation: interpret(title, description),
});

describe('checkRules', () => {
  const kinds = (...rules: PricingRule[]): string[] =>
    checkRules(rules).map((finding) => `${finding.kind} ${finding.ruleIds.join()}`);

  it('finds overlaps, contradictions, rules that never count and rules without an amount', () => {
    expect(
      kinds(rule('a', 'Heritage', 'Add 20% for heritage listed'), rule('b', 'Listed', 'Historic homes add 15%')),
    ).toEqual(['overlap a,b']);
    expect(
      kinds(rule('a', 'Walls', 'Interior walls $3 per sq ft'), rule('b', 'Inside', 'Inside walls $3.50 per sq ft')),
    ).toEqual(['contradiction a,b']);
    expect(kinds(rule('a', 'Seniors', '10% off'), rule('b', 'Pensioners', 'Add 5% for seniors'))).toEqual([
      'contradiction a,b',
    ]);
    expect(kinds(rule('a', 'Minimum', 'Minimum job is $250'), rule('b', 'Least', 'Minimum charge $150'))).toEqual([
      'never_fires b,a',
    ]);
    expect(kinds(rule('a', 'Night work', 'Night work costs more'))).toEqual(['unreadable a']);
    expect(kinds(rule('a', 'Laminate', 'Laminate: $3.10'))).toEqual(['unreadable a']);
  });

  it('is silent about rules that go together, and about inactive ones', () => {
    expect(
      kinds(
        rule('a', 'Heritage', 'Add 20% for heritage listed'),
        rule('b', 'Pets', 'Pets add $35'),
        rule('c', 'Deposit', '30% deposit'),
      ),
    ).toEqual([]);
    expect(kinds({ ...rule('a', 'Night', 'Night work costs more'), isActive: false })).toEqual([]);
  });

  it('takes 10,000 rules without comparing each with each', () => {
    // Read once: this is about comparing them, and each reads alike.
    const read = rule('', 'Rule', 'Add 5% for things and stairs');
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      ...read,
      id: String(index),
      title: `Rule ${index % 50}`,
      interpretation: {
        ...read.interpretation,
        effects: read.interpretation.effects.map((effect) => ({
          ...effect,
          amount: (index % 30) + 1,
          condition: `thing${index % 3000} and stairs`,
        })),
      },
    }));
    const started = process.cpuUsage().user;
    expect(checkRules(many)).toHaveLength(100);
    expect(process.cpuUsage().user - started).toBeLessThan(10 * 1_000_000);
  });
});

describe('starter packs', () => {
  it('cover the trades, and every rule is read as a price, none disturbing another', () => {
    expect(STARTER_TRADES).toHaveLength(18);
    for (const trade of STARTER_TRADES) {
      const rules = starterPack(trade.toUpperCase()).map(({ title, description }, index) =>
        rule(String(index), title, description),
      );
      expect(rules.length).toBeGreaterThanOrEqual(6);
      expect(rules.filter(({ interpretation }) => interpretation.status === 'note').map(({ title }) => title)).toEqual(
        [],
      );
      expect(checkRules(rules).map(({ message }) => message)).toEqual([]);
    }
    expect(starterPack('astrology')).toEqual([]);
  });
});
