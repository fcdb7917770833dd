import type { Details, Effect, Unit } from '../../types.js';
import { interpret } from '../interpret.js';
import { conditionHolds, priceThreshold, unitsThatCount } from './index.js';
import { SWITCHES } from './fixtures/conditions.fixture.js';
import { LIST_SWITCHES } from './fixtures/lists.fixture.js';
import { OWNERS_SWITCHES } from './fixtures/owners.fixture.js';
import { PLAIN_TALK_SWITCHES } from './fixtures/plain-talk.fixture.js';
import { EXCEPTED } from './fixtures/exceptions.fixture.js';
import { OTHERS_WORK_SWITCHES } from './fixtures/others-work.fixture.js';
import { SPEECH_SWITCHES } from './fixtures/speech.fixture.js';
import { TOLD_ABOUT_SWITCHES } from './fixtures/told-about.fixture.js';
import { TRADE_TALK_SWITCHES } from './fixtures/trade-talk.fixture.js';
import { TRADE_SWITCHES } from './fixtures/trades.fixture.js';
import { HOLDING, NOT_HOLDING } from './fixtures/phrases.fixture.js';

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

/** Each rule is read once, for all the sentences that it is tried on. */
const effectsOf = new Map<string, Effect[]>();

function readOnce(title: string, description: string): Effect[] {
  const key = `${title}\n${description}`;
  const effects = effectsOf.get(key) ?? interpret(title, description).effects;
  effectsOf.set(key, effects);
  return effects;
}

/** Whether any effect of the rule counts for a message, as pricing decides it. */
function applies(title: string, description: string, text: string): boolean {
  return readOnce(title, description).some(
    (effect) =>
      conditionHolds(effect.condition, { text, details: NOTHING }) && unitsThatCount(effect, NOTHING, text) > 0,
  );
}

const rows = [
  ...SWITCHES,
  ...TRADE_SWITCHES,
  ...OWNERS_SWITCHES,
  ...SPEECH_SWITCHES,
  ...OTHERS_WORK_SWITCHES,
  ...EXCEPTED,
  ...TOLD_ABOUT_SWITCHES,
  ...TRADE_TALK_SWITCHES,
  ...PLAIN_TALK_SWITCHES,
  ...LIST_SWITCHES,
].flatMap(([title, description, on, off]) => [
  ...on.map((text): [boolean, string, string, string] => [true, title, description, text]),
  ...off.map((text): [boolean, string, string, string] => [false, title, description, text]),
]);

describe('a customer’s sentence switches a rule', () => {
  it.each(rows)('%s: %s | %s | %s', (expected, title, description, text) => {
    expect(applies(title, description, text)).toBe(expected);
  });
});

describe('a condition in the owner’s words', () => {
  it.each(HOLDING)('%s | holds for: %s', (condition, text) => {
    expect(conditionHolds(condition, { text, details: NOTHING })).toBe(true);
  });

  it.each(NOT_HOLDING)('%s | not for: %s', (condition, text) => {
    expect(conditionHolds(condition, { text, details: NOTHING })).toBe(false);
  });
});

describe('details decide too', () => {
  it.each([
    ['last three days of the month', '2026-12-30', true],
    ['last three days of the month', '2026-12-28', false],
    ['first week of the month', '2026-12-05', true],
    ['end of the month', '2027-02-28', true],
  ])('%s, on %s', (condition, preferredDate, holds) => {
    expect(conditionHolds(condition, { text: 'move a piano', details: { ...NOTHING, preferredDate } })).toBe(holds);
  });

  it('takes a general word for a thing where several works are asked for', () => {
    const holds = (service: string, text: string) =>
      conditionHolds('House and driveway together', { text, details: { ...NOTHING, service } });
    expect(holds('house washing and pressure washing', 'wash my house and the driveway')).toBe(true);
    expect(holds('pressure washing', 'wash the driveway of my house')).toBe(false);
  });

  it('takes the town of the work, and no street of that name', () => {
    const at = (location: string) =>
      conditionHolds('Nampa or Caldwell', { text: 'paint it', details: { ...NOTHING, location } });
    expect(at('12 Elm St, Caldwell')).toBe(true);
    expect(at('12 Caldwell Street, Boise')).toBe(false);
    expect(conditionHolds('cedar fences', { text: 'a fence', details: { ...NOTHING, location: 'Cedar Rapids' } })).toBe(
      false,
    );
  });

  it('takes the date of the work', () => {
    expect(
      conditionHolds('weekends', { text: 'paint the hall', details: { ...NOTHING, preferredDate: '2026-11-28' } }),
    ).toBe(true);
    expect(
      conditionHolds('weekends', { text: 'paint the hall', details: { ...NOTHING, preferredDate: '2026-11-26' } }),
    ).toBe(false);
  });

  it('takes understood conditions and urgency', () => {
    expect(
      conditionHolds('heritage listed', { text: 'paint it', details: { ...NOTHING, conditions: ['heritage listed'] } }),
    ).toBe(true);
    expect(conditionHolds('emergencies', { text: 'help', details: { ...NOTHING, urgency: 'emergency' } })).toBe(true);
  });

  it.each([
    ['24/7 emergency response', 'basement flooded, emergency!', true],
    ['Emergency service', 'new faucet, whenever', false],
    ['Scraping and priming peeling paint', 'the paint is peeling badly', true],
    ['Scraping and priming peeling paint', 'the paint is sound', false],
    ['Hard access no machine access', 'no machine access', true],
    ['Hard access no machine access', 'easy access', false],
  ])('%s, of %j: %s', (condition, text, holds) => {
    expect(conditionHolds(condition, { text, details: NOTHING })).toBe(holds);
  });

  it('takes what is mended in working hours for an emergency where it is called one', () => {
    const holds = (text: string): boolean => conditionHolds('emergencies', { text, details: NOTHING });
    expect(holds('Burst pipe in the kitchen')).toBe(true);
    expect(holds('Weekday, burst pipe in the kitchen')).toBe(false);
    expect(holds('Burst pipe in a wall, replaced a section, standard hours')).toBe(false);
    expect(holds('Tuesday morning, emergency, burst pipe')).toBe(true);
  });

  it.each([
    ['no heat', 'We have no heat since last night', 'Heating'],
    ['no parking on site', "There's no parking here", 'Parking area'],
    ['no lift', 'There is no lift in the building', 'Lift'],
  ])('%s holds where the service names what is missing', (condition, text, service) => {
    expect(conditionHolds(condition, { text, details: { ...NOTHING, service } })).toBe(true);
  });

  it('counts units of the named thing only, in the rule’s unit', () => {
    const details: Details = {
      ...NOTHING,
      quantities: [
        { quantity: 1200, unit: 'sq_ft', of: 'interior walls' },
        { quantity: 800, unit: 'sq_ft', of: 'exterior walls' },
      ],
    };
    const rate = { kind: 'unit_rate', amount: 4, unit: 'sq_ft', above: null } as const;
    expect(unitsThatCount({ ...rate, condition: 'outside walls' }, details)).toBe(800);
    expect(unitsThatCount({ ...rate, condition: null }, details)).toBe(2000);
    expect(unitsThatCount({ ...rate, unit: 'sq_m', condition: 'inside walls' }, details)).toBeCloseTo(111.48, 2);
  });
});

describe('one that nobody counts', () => {
  const rate = { kind: 'unit_rate', amount: 220, unit: 'door', above: null, condition: 'Front' } as const;
  it.each([
    ['paint the outside, and the front door', 1],
    ['the front doors', 0],
    ['the back door', 0],
  ])('%s: %d', (text, count) => {
    expect(unitsThatCount(rate, NOTHING, text)).toBe(count);
  });

  it('is one room of so many feet, and not so many rooms', () => {
    const perRoom = { ...rate, unit: 'room', condition: null } as const;
    expect(unitsThatCount(perRoom, NOTHING, 'a 20 by 15 living room')).toBe(1);
  });

  it('is no tree for every foot of its height', () => {
    const perTree = { ...rate, unit: 'item', condition: 'tree' } as const;
    expect(unitsThatCount(perTree, NOTHING, 'a 45 ft maple')).toBe(1);
  });
});

describe('so many of those counted', () => {
  const perWindow = { kind: 'fixed_per_unit', amount: 60, unit: 'window', above: null } as const;
  const details: Details = { ...NOTHING, quantities: [{ quantity: 9, unit: 'window', of: null }] };

  it.each([
    ['second floor', '9 windows, 4 upstairs', 4],
    ['second floor', '9 windows, 4 of the windows are on the second floor', 4],
    ['second floor', '9 windows total, 4 are on the second floor', 4],
    ['upstairs', '9 windows, 4 of them on the 2nd floor', 4],
    ['above the ground floor', '9 windows, 3 are on the third floor', 3],
    ['above the ground floor', '9 windows, 6 on the ground floor and 3 on the second floor', 3],
    ['above the ground floor', '9 windows, 6 of them on the ground floor, the others upstairs', 3],
    ['above the ground floor', '9 windows, the rest of the house is upstairs', 9],
    ['second floor', '9 windows, all on the second floor', 9],
    ['second floor', '9 windows, every one of them on the second floor', 9],
  ])('%s | %s: %d', (condition, text, count) => {
    expect(unitsThatCount({ ...perWindow, condition }, details, text)).toBe(count);
  });
});

it.each([
  ['can 2 of them be motorized?', 2],
  ['2 of those are to be motorized', 2],
])('counts how many of the blinds: %s', (text, count) => {
  const details: Details = { ...NOTHING, quantities: [{ quantity: 7, unit: 'window', of: null }] };
  const each = {
    kind: 'fixed_per_unit',
    amount: 140,
    unit: 'item',
    above: null,
    condition: 'motorized blinds',
  } as const;
  expect(unitsThatCount(each, details, `7 windows, roller blinds\n${text}`)).toBe(count);
});

it('counts what "all 4" says behind the thing', () => {
  const perStump = { kind: 'fixed_per_unit', amount: 110, unit: 'item', above: null, condition: 'stump' } as const;
  expect(unitsThatCount(perStump, NOTHING, 'stumps ground out too, all 4. And no power lines')).toBe(4);
});

it('counts what is done to a part of each by the number of the parts', () => {
  const quantities: Details['quantities'] = [
    { quantity: 18, unit: 'window', of: null },
    { quantity: 12, unit: 'item', of: 'screens' },
  ];
  const perWindow = {
    kind: 'fixed_per_unit',
    amount: 4,
    unit: 'window',
    above: null,
    condition: 'washing screens',
  } as const;
  expect(unitsThatCount(perWindow, { ...NOTHING, quantities }, '18 windows, 12 screens washed')).toBe(12);
});

it('counts the size of a thing that a list names, where another of the list has its own', () => {
  const quantities: Details['quantities'] = [
    { quantity: 900, unit: 'sq_ft', of: null },
    { quantity: 240, unit: 'sq_ft', of: 'patio' },
  ];
  const rate = { kind: 'unit_rate', amount: 0.2, unit: 'sq_ft', above: null } as const;
  const text = "wash my driveway, it's 45 x 20 ft\nthe patio too, 24 by 10 ft";
  const count = (condition: string) => unitsThatCount({ ...rate, condition }, { ...NOTHING, quantities }, text);
  expect([count('driveways, patios and walks'), count('patios')]).toEqual([1_140, 240]);
});

describe('priceThreshold', () => {
  it.each([
    ['over $5,000', { over: 500_000, under: Infinity }],
    ['quotes under $1k', { over: -Infinity, under: 100_000 }],
    ['$2,500 or more', { over: 250_000, under: Infinity }],
    ['jobs between $5,000 and $9,000', { over: 500_000, under: 900_000 }],
    ['over 100 sq m', null],
    [null, null],
  ])('%s', (condition, expected) => expect(priceThreshold(condition)).toEqual(expected));
});

it.each<[quantity: number, unit: Unit, holds: boolean]>([
  [2, 'hour', true],
  [9, 'outlet', false],
  [40, 'hour', false],
  [600, 'sq_ft', false],
])('counts as small jobs what is of few hours: %d %s', (quantity, unit, holds) => {
  const details = { ...NOTHING, quantities: [{ quantity, unit, of: null }] };
  expect(conditionHolds('small jobs', { text: 'please come', details })).toBe(holds);
});

describe('of several messages, one a line, the last that speaks of a thing decides', () => {
  it.each([
    ['gutter guards', '90 ft of gutter with gutter guards\nno guards after all', false],
    ['Occupied homes', 'an occupied home\nthe house will not be occupied, we move out', false],
    ['inside fridge', 'inside of the oven and the fridge\nnever mind the fridge', false],
    ['railing', 'a deck and 20 ft of railing\ndrop the railing', false],
    ['haul away', 'you can leave the old one, no haul away.\nplease do haul away the old unit', true],
    ['Gib stopping', 'gib to be stopped, 90 sq m\nthe garage is not getting stopped', true],
    ['tree removal', 'remove the tree\nno hurry', true],
    ['dark colors', 'walls dark blue to white\nno dark colors, all white', false],
    ['steep roofs', 'a steep roof\nno steep driveway, easy access', true],
    ['chimney flashing', 'chimney flashing\nno chimney fire or so, just old', true],
    ['in the attic', 'AC replacement in the attic\nno attic access from the hall', true],
    ['Inside the oven', 'the oven inside\nI never clean the oven myself', true],
    ['rocky ground', "rocky ground\nthe neighbor's side is not rocky, ours is", true],
    ['moving furniture', "moving furniture\nwe can't move the furniture ourselves", true],
    ['weekly', 'weekly please\nnot weekly in August', true],
    ['cats', 'we have a cat\nno dogs', true],
    ['parking', 'parking on the drive\nno parking on the street', true],
  ])('%s | %j', (condition, text, holds) => {
    expect(conditionHolds(condition, { text, details: NOTHING })).toBe(holds);
  });

  it('takes back no work by what is left out of it', () => {
    const details = { ...NOTHING, service: 'exterior painting' };
    expect(conditionHolds('exterior painting', { text: 'paint the outside\nno trim painted', details })).toBe(true);
  });
});
