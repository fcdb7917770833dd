import { type TestApp, startApp } from '../support/app.js';
import { call, signUp } from '../support/client.js';

interface Interpretation {
  status: string;
  effects: unknown[];
  explanation: string;
  example: string;
  proposed?: unknown;
}
interface Rule {
  id: string;
  title: string;
  isActive: boolean;
  confirmed: boolean;
  updatedAt: string;
  interpretation: Interpretation;
}

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const HERITAGE = { title: 'Heritage Listed Building', description: 'Add 20% for heritage listed buildings' };
const post = <T>(token: string, path: string, body: unknown) =>
  call<T>(`${test.api}${path}`, { method: 'POST', token, body });

describe('rules', () => {
  it('are read when they are saved, and shown back', async () => {
    const { token } = await signUp(test.api);
    const { status, body } = await post<Rule>(token, '/rules', HERITAGE);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      isActive: true,
      interpretation: { status: 'priced', effects: [{ kind: 'percentage', amount: 20 }] },
    });
    const { body: interpreted } = await post<Interpretation>(token, '/rules/interpret', HERITAGE);
    expect(interpreted).toEqual(body.interpretation);
    const changed = await call<Rule>(`${test.api}/rules/${body.id}`, {
      method: 'PUT',
      token,
      body: { ...HERITAGE, description: 'Always be polite', isActive: false },
    });
    expect(changed.body).toMatchObject({ isActive: false, interpretation: { status: 'note', effects: [] } });
    const { body: list } = await call<Rule[]>(`${test.api}/rules`, { token });
    expect(list).toHaveLength(1);
    expect((await call(`${test.api}/rules/${body.id}`, { method: 'DELETE', token })).status).toBe(204);
    expect((await call(`${test.api}/rules/${body.id}`, { token })).status).toBe(404);
  });

  it('take a reading that the owner confirmed, until the words change', async () => {
    const { token } = await signUp(test.api);
    const words = { title: 'Our usual courtesy', description: 'The Miller way' };
    const confirmedEffects = [{ kind: 'percentage', amount: -5, unit: null, above: null, condition: 'miller' }];
    const { body: rule } = await post<Rule>(token, '/rules', { ...words, confirmedEffects });
    expect(rule).toMatchObject({ confirmed: true, interpretation: { status: 'priced', effects: confirmedEffects } });
    const { body: read } = await post<Interpretation>(token, '/rules/interpret', { ...words, confirmedEffects });
    expect(read).toEqual(rule.interpretation);
    const put = (body: object) => call<Rule>(`${test.api}/rules/${rule.id}`, { method: 'PUT', token, body });
    expect((await put({ ...words, isActive: false })).body).toMatchObject({ confirmed: true });
    expect((await put({ ...words, description: 'Something else' })).body).toMatchObject({
      confirmed: false,
      interpretation: { status: 'note' },
    });
  });

  it.each([
    [{ title: '', description: 'x' }, 'title', 'Title is required'],
    [{ title: 'x' }, 'description', 'Description is required'],
    [{ ...HERITAGE, isActive: 'yes' }, 'isActive', 'isActive must be true or false'],
    [{ ...HERITAGE, confirmedEffects: [{ kind: 'gift', amount: 1 }] }, 'confirmedEffects.0.kind', expect.any(String)],
  ])('refuse %j', async (body, field, message) => {
    const { token } = await signUp(test.api);
    expect(await post(token, '/rules', body)).toMatchObject({ status: 400, body: { errors: [{ field, message }] } });
  });

  const effect = { kind: 'percentage', amount: -5, unit: null, above: null, condition: null };
  it.each([
    [{ kind: 'unit_rate', amount: 5 }, 'unit', 'Name the unit that is counted'],
    [{ kind: 'fixed_per_unit' }, 'unit', 'Name the unit that is counted'],
    [{ kind: 'percentage_per_unit', amount: 3 }, 'unit', 'Name the unit that is counted'],
    [{ kind: 'minimum', amount: -500 }, 'amount', 'Amount must be above 0'],
    [{ kind: 'unit_rate', amount: -5, unit: 'room' }, 'amount', 'Amount must be above 0'],
    [{ amount: -1000 }, 'amount', 'Amount must be from -100% to 1,000%'],
    [{ amount: 1001 }, 'amount', 'Amount must be from -100% to 1,000%'],
    [{ amount: 0 }, 'amount', 'Amount must be a number other than 0'],
    [{ kind: 'fixed', amount: 1e9 }, 'amount', 'Amount must be at most $10,000,000'],
  ])('refuse a confirmed reading that no price can be computed with: %j', async (wrong, field, message) => {
    const { token } = await signUp(test.api);
    const words = { title: 'Our usual courtesy', description: 'The Miller way' };
    const body = { ...words, confirmedEffects: [effect, { ...effect, ...wrong }] };
    expect(await post(token, '/rules', body)).toMatchObject({
      status: 400,
      body: { message, errors: [{ field: `confirmedEffects.1.${field}`, message }] },
    });
  });

  it('keep of a confirmed reading what its kind takes', async () => {
    const { token } = await signUp(test.api);
    const words = { title: 'Our usual courtesy', description: 'The Miller way' };
    const confirmedEffects = [{ ...effect, unit: 'room', above: 3, condition: ' ' }];
    const { body } = await post<Rule>(token, '/rules', { ...words, confirmedEffects });
    expect(body.interpretation.effects).toEqual([effect]);
  });

  it('are checked against each other', async () => {
    const { token } = await signUp(test.api);
    const one = await post<Rule>(token, '/rules', HERITAGE);
    const two = await post<Rule>(token, '/rules', {
      title: 'Heritage',
      description: 'Heritage listed buildings get 10% off',
    });
    const { body } = await call<{ findings: { kind: string; ruleIds: string[]; message: string }[] }>(
      `${test.api}/rules/check`,
      { token },
    );
    expect(body.findings[0]?.ruleIds.toSorted()).toEqual([one.body.id, two.body.id].toSorted());
    expect(body.findings[0]?.message).not.toBe('');
  });

  it('start from examples that are inactive', async () => {
    const { token } = await signUp(test.api);
    const { body: packs } = await call<{ trade: string; rules: { interpretation: Interpretation }[] }[]>(
      `${test.api}/rules/starter-packs`,
      { token },
    );
    expect(packs).toHaveLength(18);
    const trade = packs[0]?.trade ?? '';
    const { body: added } = await post<Rule[]>(token, `/rules/starter-packs/${encodeURIComponent(trade)}`, {});
    expect(added.length).toBe(packs[0]?.rules.length);
    expect(added.every(({ isActive }) => !isActive)).toBe(true);
    await call(`${test.api}/rules/${added[1]?.id ?? ''}`, { method: 'DELETE', token });
    const { body: again } = await post<Rule[]>(token, `/rules/starter-packs/${encodeURIComponent(trade)}`, {});
    expect(again.map(({ title }) => title)).toEqual([added[1]?.title]);
    expect((await post(token, '/rules/starter-packs/alchemy', {})).status).toBe(404);
  });
});
