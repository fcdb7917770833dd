import { type TestAppWithModel, startAppWithModel } from '../support/app-with-model.js';
import { type TestBusiness, openPainter } from '../support/business.js';
import { call } from '../support/client.js';
import { type ModelMode } from '../support/model-server.js';

interface Reading {
  effects: unknown[];
  explanation: string;
}
interface Interpretation extends Reading {
  status: string;
  proposed?: Reading;
}
interface Rule {
  id: string;
  confirmed: boolean;
  interpretation: Interpretation;
}
interface Estimate {
  amount: number;
  lines: { amount: number; source: { type: string; ruleId?: string } }[];
}

const NOTE = { status: 'note', effects: [] };
/** No figure that the grammar knows to be a price. */
const RULE = {
  title: 'Old wallpaper',
  description: 'Stripping old wallpaper slows us down by about one fifth, and so does the bill',
};
const EFFECT = { kind: 'percentage', amount: 20, unit: null, above: null, condition: 'old wallpaper' };

let app: TestAppWithModel;
let owner: TestBusiness;

const send = <T>(method: string, path: string, body: unknown) =>
  call<T>(`${app.api}${path}`, { method, token: owner.token, body });
const propose = async () => (await send<Interpretation>('POST', '/rules/interpret', { ...RULE, propose: true })).body;

async function price(): Promise<Estimate> {
  const description = 'Paint 3 rooms, walls only, two coats, old wallpaper on them';
  const { body } = await send<{ estimate: Estimate | null; reason?: string }>('POST', '/quote/estimate', {
    description,
  });
  if (!body.estimate) throw new Error(`no estimate: ${body.reason}`);
  return body.estimate;
}

beforeAll(async () => {
  app = await startAppWithModel();
  owner = await openPainter(app.api);
}, 60_000);

beforeEach(() => {
  app.model.mode = 'good';
  app.model.whole = JSON.stringify({ effects: [EFFECT] });
  app.model.requests.length = 0;
});

afterAll(() => app.close());

describe("a model's reading of a rule that the grammar cannot read", () => {
  it('counts for nothing until the owner confirms it, and prices from then on', async () => {
    const before = await price();
    const { body: saved } = await send<Rule>('POST', '/rules', RULE);
    expect(saved).toMatchObject({ confirmed: false, interpretation: NOTE });

    const { proposed, ...read } = await propose();
    expect(read).toMatchObject(NOTE);
    expect(proposed).toMatchObject({ effects: [EFFECT], explanation: expect.stringContaining('20%') });
    const { body: kept } = await send<Rule>('GET', `/rules/${saved.id}`, undefined);
    expect(kept).toEqual(saved);
    expect(await price()).toEqual(before);

    const { body: confirmed } = await send<Rule>('PUT', `/rules/${saved.id}`, {
      ...RULE,
      confirmedEffects: proposed?.effects,
    });
    expect(confirmed).toMatchObject({ confirmed: true, interpretation: { status: 'priced', effects: [EFFECT] } });
    const after = await price();
    const [line] = after.lines.filter(({ source }) => source.ruleId === saved.id);
    expect(line?.amount).toBeCloseTo(before.amount * 0.2, 2);
    expect(after.amount).toBeCloseTo(before.amount * 1.2, 2);
  });

  it('is asked for only when the owner wants it and the grammar finds none', async () => {
    const { body: unasked } = await send<Interpretation>('POST', '/rules/interpret', RULE);
    expect(unasked).toMatchObject(NOTE);
    const plain = { title: 'Weekends', description: 'Add 20% for work on a weekend', propose: true };
    const { body: readable } = await send<Interpretation>('POST', '/rules/interpret', plain);
    expect(readable).toMatchObject({ status: 'priced' });
    expect([unasked.proposed, readable.proposed]).toEqual([undefined, undefined]);
    expect(app.model.requests).toHaveLength(0);
  });

  it('is made from the words of the rule and from nothing else of the business', async () => {
    await propose();
    const sent = JSON.stringify(app.model.requests);
    expect(sent).toContain('Stripping old wallpaper');
    for (const secret of ['Plumb Line', 'Lounge and hall', '1320', owner.email, owner.id])
      expect(sent).not.toContain(secret);
  });
});

describe('a proposal of no use is dropped, and the rule stays a note:', () => {
  it.each([
    ['prose', 'I would add about 20% here.'],
    ['half of an answer', '{"effects": [{"kind": "perc'],
    ['another shape', '{"effects": {"percentage": 20}}'],
    ['null', 'null'],
    ['no effect', '{"effects": []}'],
    ['an invented kind', JSON.stringify({ effects: [{ ...EFFECT, kind: 'half_price' }] })],
    ['an invented unit', JSON.stringify({ effects: [{ ...EFFECT, kind: 'unit_rate', unit: 'wall' }] })],
    ['an invented field', JSON.stringify({ effects: [{ ...EFFECT, onlyFor: 'seniors' }] })],
    ['an amount in words', JSON.stringify({ effects: [{ ...EFFECT, amount: '20%' }] })],
    ['an amount beyond reason', JSON.stringify({ effects: [{ ...EFFECT, amount: 1e9 }] })],
  ])('%s', async (_, words) => {
    app.model.whole = words;
    const read = await propose();
    expect(app.model.requests).toHaveLength(1);
    expect(read).toMatchObject(NOTE);
    expect(read.proposed).toBeUndefined();
  });

  it.each<ModelMode>([
    'garbage',
    'garbage:shape',
    'empty',
    'refusal',
    'cut',
    'hang-up',
    '500',
    '401',
    '502-html',
    'stall',
  ])('the model server in the mood "%s"', async (mode) => {
    app.model.mode = mode;
    const read = await propose();
    expect(app.model.requests).toHaveLength(1);
    expect(read).toMatchObject(NOTE);
    expect(read.proposed).toBeUndefined();
  });
});
