import { contentWords, nearlySame } from '../language/index.js';
import type { Effect } from '../types.js';
import { interpret } from './index.js';
import {
  BESIDE_AMOUNTS,
  BESIDE_AMOUNTS_NOTES,
  BETWEEN,
  OF_PEOPLE,
  PRICED_TITLES,
  SAID_ONCE,
} from './fixtures/beside-amounts.fixture.js';
import { EVERYDAY, EVERYDAY_NOTES } from './fixtures/everyday.fixture.js';
import { FINISH_NOTES, FINISH_TRADES } from './fixtures/finish-trades.fixture.js';
import { JOBS_AND_PARTS, JOBS_AND_PARTS_NOTES } from './fixtures/jobs-and-parts.fixture.js';
import { LIST_NOTES, LISTS } from './fixtures/lists.fixture.js';
import { MANY_TRADES, MANY_TRADES_NOTES } from './fixtures/many-trades.fixture.js';
import { HURRIED } from './fixtures/hurried.fixture.js';
import { EXCEPTIONS } from './fixtures/exceptions.fixture.js';
import { NOTE_WORDINGS } from './fixtures/notes.fixture.js';
import { OWNERS, OWNERS_NOTES } from './fixtures/owners.fixture.js';
import { PLAIN_TALK, PLAIN_TALK_NOTES } from './fixtures/plain-talk.fixture.js';
import { SCRAP_NOTES, SCRAPS } from './fixtures/scraps.fixture.js';
import { SENTENCES, SENTENCES_NOTES } from './fixtures/sentences.fixture.js';
import { SITE_TRADES } from './fixtures/site-trades.fixture.js';
import { PRICE_SHEET_NOTES, PRICE_SHEETS } from './fixtures/price-sheets.fixture.js';
import { SPEECH, SPEECH_NOTES } from './fixtures/speech.fixture.js';
import { TOLD_BESIDE, TOLD_BESIDE_NOTES } from './fixtures/told-beside.fixture.js';
import { TRADE_TALK, TRADE_TALK_NOTES } from './fixtures/trade-talk.fixture.js';
import { VOICE_NOTES, VOICES } from './fixtures/voices.fixture.js';
import { WORDINGS } from './fixtures/wording.fixture.js';
import { COUNTED, MIXED, NOTES, ONCE, PERCENTAGES, type RuleCase } from './fixtures/rules.fixture.js';

/** Words that the kind of an effect already says; a condition with or without them is the same. */
const SAID = new Set(
  contentWords('job work price rate fee charge cost extra additional add call out service visit call-out base'),
);

function words(effect: Effect): Set<string> {
  return new Set(contentWords(effect.condition ?? '').filter((word) => !SAID.has(word)));
}

/** Same situation: at least half of the words shared (F1), or both none. */
function sameCondition(a: Effect, b: Effect): boolean {
  const [x, y] = [words(a), words(b)];
  if (x.size === 0 || y.size === 0) return x.size === y.size || (x.size + y.size === 1 && a.unit !== null);
  const shared = [...x].filter((word) => [...y].some((other) => nearlySame(word, other))).length;
  return (2 * shared) / (x.size + y.size) >= 0.5;
}

const bare = ({ kind, amount, unit, above }: Effect) => ({ kind, amount: Number(amount.toFixed(6)), unit, above });

function expectReading([title, description, ...effects]: RuleCase): void {
  const read = interpret(title, description);
  expect(read.effects.map(bare)).toEqual(effects.map(bare));
  effects.forEach((effect, index) => {
    const got = read.effects[index];
    if (!got || !sameCondition(effect, got)) expect(got?.condition).toBe(effect.condition);
  });
  expect(read.status).toBe(effects.length > 0 ? 'priced' : 'note');
}

describe('interpret reads', () => {
  it.each([
    ...PERCENTAGES,
    ...ONCE,
    ...COUNTED,
    ...MIXED,
    ...WORDINGS,
    ...EXCEPTIONS,
    ...BETWEEN,
    ...OF_PEOPLE,
    ...SITE_TRADES,
    ...FINISH_TRADES,
    ...HURRIED,
    ...VOICES,
    ...PRICE_SHEETS,
    ...EVERYDAY,
    ...SCRAPS,
    ...OWNERS,
    ...SPEECH,
    ...TRADE_TALK,
    ...PLAIN_TALK,
    ...MANY_TRADES,
    ...LISTS,
    ...SENTENCES,
    ...BESIDE_AMOUNTS,
    ...SAID_ONCE,
    ...PRICED_TITLES,
    ...JOBS_AND_PARTS,
    ...TOLD_BESIDE,
  ])('%s | %s', (...rule) => expectReading(rule));
});

describe('interpret leaves as notes', () => {
  it.each([
    ...NOTES,
    ...NOTE_WORDINGS,
    ...FINISH_NOTES,
    ...VOICE_NOTES,
    ...EVERYDAY_NOTES,
    ...SCRAP_NOTES,
    ...OWNERS_NOTES,
    ...SPEECH_NOTES,
    ...PRICE_SHEET_NOTES,
    ...TRADE_TALK_NOTES,
    ...PLAIN_TALK_NOTES,
    ...MANY_TRADES_NOTES,
    ...LIST_NOTES,
    ...SENTENCES_NOTES,
    ...BESIDE_AMOUNTS_NOTES,
    ...JOBS_AND_PARTS_NOTES,
    ...TOLD_BESIDE_NOTES,
  ])('%s | %s', (...rule) => {
    expectReading(rule);
    expect(interpret(rule[0], rule[1]).example).toBe('');
  });
});
