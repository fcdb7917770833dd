import { amountAt, cleanText, contentWords, convert, nearlySame, numberAt, stem, tokenize, unitAt } from './index.js';

const tokens = (text: string) => tokenize(cleanText(text));

describe('numberAt', () => {
  // prettier-ignore
  it.each([
    ['95', 95], ['1,250', 1250], ['2.5k', 2500], ['10 K', 10000], ['.75', 0.75], ['ninety-five', 95], ['fifteen hundred', 1500],
    ['two and a half', 2.5], ['a hundred and twenty', 120], ['one eighty', 180], ['twelve fifty', 1250], ['three thousand two hundred', 3200],
    ['two grand', 2000], ['1½', 1.5], ['1 1/2', 1.5], ['½', 0.5], ['twenty', 20], ['a dozen', 12], ['a couple of hundred', 200],
    ['one hundred twenty five', 125], ['2 and a half thousand', 2500], ['fourty', 40], ['seven', 7], ['a thousand', 1000], ['٢٥', 25],
  ])('%s', (text, value) => {
    expect(numberAt(tokens(text), 0)?.value).toBeCloseTo(value, 9);
  });

  it.each(['a room', 'second', '2nd', '6pm', 'and', 'hundred', ''])('is no number: %s', (text) => {
    expect(numberAt(tokens(text), 0)).toBeNull();
  });
});

describe('cleanText', () => {
  it.each([
    ['8 Potlights', '8 Pot lights'],
    ['two water-heaters', 'two water heaters'],
    ['a dry wall patch', 'a drywall patch'],
    ['we drive way out there', 'we drive way out there'],
    ['take down light fixtures', 'take down light fixtures'],
    ['the spotlights', 'the spotlights'],
    ['hard wood floors, and dry wall in the den', 'hardwood floors, and drywall in the den'],
    ['hard wood stumps by the dry wall or the damp one', 'hard wood stumps by the dry wall or the damp one'],
  ])('%s', (text, usual) => {
    expect(cleanText(text)).toBe(usual);
  });
});

describe('amountAt', () => {
  // prettier-ignore
  it.each([
    ['$3.50 per', 'money', 3.5], ['ninety dollars', 'money', 90], ['80 cents', 'money', 0.8], ['80c', 'money', 0.8], ['three dollars twenty', 'money', 3.2],
    ['3 dollars and 20 cents', 'money', 3.2], ['21 bucks', 'money', 21], ['$2.5k', 'money', 2500], ['two grand', 'money', 2000], ['10-15%', 'percent', 12.5],
    ['between 5 and 10 percent', 'percent', 7.5], ['$200 to $300', 'money', 250], ['$200-300', 'money', 250], ['20 per cent', 'percent', 20],
    ['twenty percent', 'percent', 20], ['5% to 10%', 'percent', 7.5], ['2-3k', 'number', 2500], ['two to three hundred dollars', 'money', 250],
    ['$12,50', 'money', 12.5], ['20 miles', 'number', 20], ['$50 - 100 sq ft', 'money', 50], ['$1,200', 'money', 1200], ['usd 40', 'money', 40],
  ])('%s', (text, kind, value) => {
    const amount = amountAt(tokens(text), 0);
    expect(amount?.kind).toBe(kind);
    expect(amount?.value).toBeCloseTo(value, 9);
  });
});

describe('unitAt', () => {
  // prettier-ignore
  it.each([
    ['sq. ft.', 'sq_ft', 1], ['sqft', 'sq_ft', 1], ['square feet', 'sq_ft', 1], ['m²', 'sq_m', 1], ['square metres', 'sq_m', 1], ['squares', 'sq_ft', 100],
    ['acre', 'sq_ft', 43560], ['lineal metres', 'lin_m', 1], ['LF', 'lin_ft', 1], ['cubic yards', 'cu_yd', 1], ['m3', 'cu_m', 1], ['bedrooms', 'bedroom', 1],
    ['storeys', 'storey', 1], ['power points', 'outlet', 1], ['hrs', 'hour', 1], ['klm', 'km', 1], ['sq-m', 'sq_m', 1],
  ])('%s', (text, unit, scale) => {
    expect(unitAt(tokens(text), 0)).toMatchObject({ unit, scale });
  });

  it('converts within a measure only', () => {
    expect(convert(10, 'sq_m', 'sq_ft')).toBeCloseTo(107.639, 3);
    expect(convert(convert(7, 'mile', 'km') ?? 0, 'km', 'mile')).toBeCloseTo(7, 9);
    expect(convert(10, 'sq_m', 'lin_ft')).toBeNull();
  });
});

describe('words', () => {
  // prettier-ignore
  it('brings forms and spellings together', () => {
    for (const [a, b] of [['sofas', 'couch'], ['settee', 'chesterfields'], ['mown', 'mowing'], ['windows', 'window'], ['painting', 'painted'], ['colour', 'colors'], ['outside', 'exterior'], ['stories', 'storey'], ['scaffolding', 'scaffold'], ['froze', 'frozen'], ['aeration', 'aerated'], ['torn', 'tearing']]) {
      expect(stem(a ?? '')).toBe(stem(b ?? ''));
    }
    expect(contentWords('We need the THREE bedrooms painted inside')).toEqual(['3', 'bedroom', 'paint', 'interior']);
    expect(contentWords('R49 in the attic')).toEqual(contentWords('R-49 in the attic'));
    expect(nearlySame('heritage', 'heritige')).toBe(true);
    expect(nearlySame('stairs', 'stores')).toBe(false);
  });
});
