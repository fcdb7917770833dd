import { job, perUnit, price, written } from '../samples.fixture.js';

const jobs = (...told: [text: string, dollars: number][]): ReturnType<typeof job>[] =>
  told.map(([text, dollars]) => job(`${text} ${dollars}`, text, '', dollars));

const CLOSEBOARD = jobs(
  ['18 metres of closeboard', 1_460],
  ['24 metres of closeboard on concrete posts', 1_935],
  ['40 metres of closeboard', 3_150],
  ['30 m closeboard', 2_390],
  ['21 metres of closeboard, old fence taken down and carted away', 1_815],
  ['34 metres of closeboard, garden slopes', 3_015],
  ['12 metres of closeboard', 990],
);
const PICKET = jobs(
  ['14 metres of picket fence', 760],
  ['26 metres of picket fence', 1_370],
  ['20 metres of white picket fence', 1_065],
  ['10 metres of picket fence', 550],
);
const FENCES = [...CLOSEBOARD, ...PICKET];
const FENCER = written(
  ['Old fence', 'Taking down and carting away an old fence is £6 a metre on top'],
  ['Slope', '12% more where the garden slopes'],
  ['Gravel boards', 'Concrete gravel boards are £9 extra per metre'],
);
const VINYL = jobs(['6 vinyl windows replaced', 3_900], ['10 vinyl windows', 6_400], ['4 vinyl windows', 2_650]);
const WOOD = jobs(['4 wood windows', 4_800], ['7 wood windows replaced', 8_300], ['2 wood windows', 2_450]);
const WINDOWS = [...VINYL, ...WOOD];
const DECKS = jobs(
  ['240 sq ft of composite deck', 13_200],
  ['300 sq ft composite deck', 16_300],
  ['160 sq ft of composite deck', 9_000],
  ['120 sq ft of treated pine deck', 3_700],
  ['200 sq ft treated pine deck', 6_000],
  ['90 sq ft of treated pine', 2_850],
);
const HAULED = jobs(
  ['2 mattresses hauled away', 120],
  ['4 king mattresses hauled away', 230],
  ['3 sofas hauled away', 270],
  ['2 sofas', 180],
);
const ELECTRICIAN = jobs(
  ['3 ceiling fans', 570],
  ['4 ceiling fans installed', 750],
  ['6 downlights', 540],
  ['10 downlights installed', 880],
);
const FLOORS = jobs(
  ['30 sq m of laminate', 1_050],
  ['55 sq m of laminate laid', 1_900],
  ['16 sq m of carpet', 420],
  ['25 sq m of carpet fitted', 640],
);

/** The lines of a price, each by its label, in dollars. */
const lines = (...known: Parameters<typeof price>): [label: string, dollars: number][] =>
  (price(...known).estimate?.lines ?? []).map(({ label, amountCents }) => [label, amountCents / 100]);

const dollars = (...known: Parameters<typeof price>): number => lines(...known).reduce((sum, [, own]) => sum + own, 0);

/** So many of the lines are of past jobs. */
const priced = (...known: Parameters<typeof price>): number =>
  price(...known).estimate?.lines.filter(({ source }) => source.type === 'jobs').length ?? 0;

describe('kinds of one work, each with its own size', () => {
  it('are priced one by one, and what is added counts the kind of which it is said', () => {
    const text = `two fences please. Round the back we want 30 metres of closeboard with concrete gravel boards, and the old fence along
      those 30 metres has to come down and be carted away. At the front just 16 metres of picket fence.`;
    const [closeboard, picket, ...added] = lines(text, FENCER, FENCES);
    expect(closeboard?.[0]).toMatch(/closeboard/);
    expect((closeboard?.[1] ?? 0) / 2_390).toBeCloseTo(1, 1);
    expect(picket?.[0]).toMatch(/picket fence/);
    expect((picket?.[1] ?? 0) / 865).toBeCloseTo(1, 1);
    expect(added.map(([, own]) => own)).toEqual([30 * 6, 30 * 9]);
  });

  it.each<[text: string, known: ReturnType<typeof job>[], alone: string[]]>([
    ['30 metres of closeboard and 16 metres of picket fence', FENCES, ['30 m of closeboard', '16 m of picket fence']],
    ['9 vinyl windows and 3 wood windows', WINDOWS, ['9 vinyl windows', '3 wood windows']],
    [
      '200 sq ft of composite deck and 80 sq ft of treated pine',
      DECKS,
      ['200 sq ft of composite deck', 'a treated pine deck, 80 sq ft'],
    ],
    ['3 king mattresses and 2 sofas hauled away', HAULED, ['3 king mattresses hauled away', '2 sofas hauled away']],
    ['2 ceiling fans and 6 downlights', ELECTRICIAN, ['2 ceiling fans', '6 downlights']],
    ['40 sq m of laminate and 12 sq m of carpet', FLOORS, ['40 sq m of laminate', '12 sq m of carpet']],
  ])('%s: what each of them costs', (text, known, alone) => {
    const sum = alone.reduce((total, one) => total + dollars(one, [], known), 0);
    expect(priced(text, [], known)).toBe(2);
    expect(dollars(text, [], known) / sum).toBeCloseTo(1, 1);
  });

  it('have a range that is narrower than those of each laid end to end', () => {
    const whole = price('9 vinyl windows and 3 wood windows', [], WINDOWS).estimate;
    const each = ['9 vinyl windows', '3 wood windows'].map((text) => price(text, [], WINDOWS).estimate);
    const width = each.reduce((sum, one) => sum + (one?.highCents ?? 0) - (one?.lowCents ?? 0), 0);
    expect((whole?.highCents ?? 0) - (whole?.lowCents ?? 0)).toBeLessThan(width);
  });

  it('are called as the visitor calls them, without where they go', () => {
    const text = 'a composite deck, 200 sq ft, and another of treated pine by the shed, 80 sq ft';
    const labels = lines(text, [], DECKS).map(([label]) => label);
    expect(labels).toEqual([
      expect.stringMatching(/^Deck building, composite deck, from/),
      expect.stringMatching(/^Deck building, treated pine, from/),
    ]);
  });

  it('are all that is said to come to so much', () => {
    const text = 'We need 46 metres of fence in all: 30 metres of closeboard and 16 metres of picket';
    expect(priced(text, [], FENCES)).toBe(2);
  });

  it('are priced one by one beside other work', () => {
    const doors = jobs(['Front door replaced', 1_800], ['New front door', 2_000]);
    const text = 'replace 9 vinyl windows and 3 wood windows, and a new front door';
    expect(priced(text, [], [...WINDOWS, ...doors])).toBe(3);
  });

  it('are told by jobs in which another one only made way', () => {
    const anew = jobs(['8 vinyl windows in place of the old wood windows', 5_150]);
    expect(priced('9 vinyl windows and 3 wood windows', [], [...WINDOWS, ...anew])).toBe(2);
  });

  it('leave out what is measured beside them and told by other jobs', () => {
    const doors = jobs(['2 doors hung', 640], ['3 doors hung', 930]);
    const walls = jobs(
      ['1,000 sq ft of walls painted', 1_900],
      ['700 sq ft of walls', 1_380],
      ['400 sq ft of ceilings painted', 560],
      ['600 sq ft of ceilings', 810],
    );
    const text = 'walls 900 sq ft and ceilings 500 sq ft to be painted, and 4 doors';
    const { estimate } = price(text, [], [...walls, ...doors]);
    expect(estimate?.lines).toHaveLength(2);
    expect(estimate?.assumptions).toContain('Not included: 4 doors');
  });
});

describe('what rules add to kinds', () => {
  const text = '9 vinyl windows and 3 wood windows';

  it('is a share of the kind that it names', () => {
    const [vinyl, wood, more] = lines(text, written(['Wood', 'Wood windows cost 10% more']), WINDOWS);
    expect(vinyl?.[0]).toMatch(/vinyl/);
    expect((more?.[1] ?? 0) / (0.1 * (wood?.[1] ?? 0))).toBeCloseTo(1, 1);
  });

  it('is a share of all where it names none', () => {
    const [vinyl, wood, more] = lines(`${text}, on a steep hill`, written(['Hill', 'Steep hill: 10% more']), WINDOWS);
    expect((more?.[1] ?? 0) / (0.1 * ((vinyl?.[1] ?? 0) + (wood?.[1] ?? 0)))).toBeCloseTo(1, 2);
  });

  it('counts all of them where it is said of both, or at the end of the list', () => {
    const fences = '30 metres of closeboard and 16 metres of picket fence';
    const [, boards] = FENCER.slice(1);
    const known = boards ? [boards] : [];
    expect(lines(`${fences}. Both with concrete gravel boards`, known, FENCES)[2]?.[1]).toBe(46 * 9);
    expect(lines(`${fences}, concrete gravel boards, please`, known, FENCES)[2]?.[1]).toBe(46 * 9);
  });
});

describe('one work', () => {
  it.each([
    ['one kind only', '30 metres of closeboard', FENCES],
    ['one kind in two places', '9 vinyl windows upstairs and 3 vinyl windows downstairs', WINDOWS],
    ['no kinds', '6 windows downstairs and 4 upstairs', WINDOWS],
    ['a kind that no job tells of', '30 metres of closeboard and 16 metres of trellis', FENCES],
    [
      'a kind of which jobs only share a word',
      '200 sq ft of composite deck and 80 sq ft of treated ash',
      [
        ...DECKS.filter(({ title }) => !title.includes('pine')),
        ...jobs(['90 sq ft of treated posts', 900], ['40 sq ft of treated rail', 450]),
      ],
    ],
    [
      'kinds that were done together',
      '9 vinyl windows and 3 wood windows',
      [...WINDOWS, ...jobs(['5 vinyl windows and 2 wood windows', 5_600])],
    ],
    ['a choice between kinds', 'Would you do 30 metres of closeboard? Or else 16 metres of picket fence', FENCES],
    ['a size that is of neither', '30 m of closeboard, 16 m of picket fence, 9 m of fence to the road', FENCES],
  ])('%s', (_, text, known) => {
    expect(priced(text, [], known)).toBe(1);
    expect(lines(text, [], known)[0]?.[0]).not.toMatch(/, (?:closeboard|vinyl|wood|picket)/);
  });

  it('is what a rate for one of them or for all is the price of', () => {
    const text = '9 vinyl windows and 3 wood windows';
    for (const thing of ['wood windows', 'windows'])
      expect(lines(text, [perUnit('rate', 1_200, 'window', thing)], WINDOWS)).toEqual([
        [expect.stringMatching(/^rate/), expect.any(Number)],
      ]);
  });

  it('is that of two rooms', () => {
    const rooms = jobs(
      ['300 sq ft of wall painted in the kitchen', 620],
      ['260 sq ft of kitchen wall', 540],
      ['400 sq ft of walls in a bedroom', 800],
      ['350 sq ft of bedroom wall', 700],
    );
    expect(priced('paint the kitchen walls, 300 sq ft, and the bedroom walls, 400 sq ft', [], rooms)).toBe(1);
  });

  it('is that of bedrooms, and of a hallway beside them', () => {
    const rooms = jobs(
      ['3 bedrooms painted', 1_350],
      ['2 bedrooms painted', 930],
      ['1 hallway painted', 520],
      ['Hallway painted', 560],
    );
    expect(lines('2 bedrooms and 1 hallway painted', [], rooms).map(([, dollars]) => dollars)).toEqual([931, 539]);
  });

  it('has parts that are counted', () => {
    const parts = jobs(['2 planters', 240], ['3 planters', 330], ['3 benches', 450], ['2 benches', 310]);
    expect(priced('2 planters and 3 benches', [], parts)).toBe(2);
    expect(priced('30 metres of closeboard, 2 planters and 3 benches', [], [...CLOSEBOARD, ...parts])).toBe(3);
  });
});
