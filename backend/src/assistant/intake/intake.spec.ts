import { guardContext, inspect } from '../guard/index.js';
import { INTAKES, TRADES, tradeOf } from './index.js';

const strict = guardContext({
  ...{ estimate: null, businessName: '', ownerTexts: [], phones: [], emails: [], visitorTexts: [] },
  instructions: null,
});

describe('the questions of each trade', () => {
  it.each(TRADES.filter((trade) => trade !== 'other'))('%s', (trade) => {
    const { service, sizes, factors } = INTAKES[trade];
    const all = [service, ...sizes, ...factors];
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length);
    expect(sizes.length).toBeGreaterThan(0);
    expect(factors.length).toBeGreaterThan(0);
    for (const { ask, suggestions } of all) {
      expect(ask).toMatch(/^[A-Z][^.!?]*\?$/);
      expect(ask.length).toBeLessThan(120);
      expect(suggestions.length).toBeGreaterThan(0);
      for (const words of [ask, ...suggestions]) expect(inspect(words, strict)).toBeNull();
    }
    for (const { rule } of factors) expect(rule).toBeDefined();
  });
});

describe('the trade of a business', () => {
  it.each([
    ['Painting', 'Anything', '', 'painting'],
    ['Other', 'Bright Maids', '', 'cleaning'],
    ['Other', 'Two Hands', 'Handyman and odd jobs', 'handyman'],
    ['Other', 'Oak & Ash', 'Bespoke carpentry: decks, shelving, staircases', 'carpentry'],
    ['Other', 'Smooth Walls', 'Plastering and rendering', 'plastering'],
    ['Other', 'Keystone', 'House extensions, remodels and additions by a builder', 'building'],
    ['Other', 'Harbour Window & Wash', '', 'cleaning', 'Upstairs $5 more per window'],
    ['Other', 'Harbour Window & Door', '', 'window installation'],
    ['Other', 'Critter Guard Pest', '', 'other'],
    [
      'Other',
      'Blue Lagoon Pools',
      'Pool cleaning and care',
      'other',
      'Salt cell cleaning Filter cleaned Green pool clean-up',
    ],
    ['Other', 'Fresh House Cleaning', 'We clean houses and offices', 'cleaning'],
    ['Other', 'Brightside Carpet Care', '', 'cleaning', 'Carpets Sofas Stairs'],
    ['Other', 'Nameless', '', 'other'],
    ['Other', 'Gone Today Hauling', '', 'other', 'No hazmat We cannot take paint or chemicals'],
  ])('%s, %s, %s: %s', (industry, businessName, about, trade, titles = '') => {
    expect(tradeOf({ industry, businessName, about, titles, jobs: [] })).toBe(trade);
  });

  it('is what most of its past jobs are', () => {
    const hints = { industry: 'Other', businessName: 'Maple & Mop', about: '', titles: 'Windows $7 each' };
    const jobs = ['Deep clean, 1,500 sq ft', 'Standard clean, 3 bedrooms', '8 windows inside'];
    expect(tradeOf({ ...hints, jobs })).toBe('cleaning');
    expect(tradeOf({ ...hints, titles: '', jobs: ['Old fence hauled off', 'Sofa hauled off'] })).toBe('other');
  });
});

describe('which side of a house is to be painted', () => {
  const sideIn = (text: string): string | undefined =>
    INTAKES.painting.implies?.find(({ when }) => when.test(text))?.service;

  it.each([
    ["the inside walls, we don't need anything done outside", 'interior painting'],
    ['just the inside, nothing outside', 'interior painting'],
    ["the outside, we don't want the inside done", 'exterior painting'],
    ['the outside and the inside', 'exterior painting and interior painting'],
  ])('%s: %s', (text, service) => {
    expect(sideIn(text)).toBe(service);
  });
});
