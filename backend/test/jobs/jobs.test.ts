import { asOwner } from '../support/as-owner.js';
import { call, signUp } from '../support/client.js';
import { type TestApp, startApp } from '../support/app.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const JOB = { title: 'Fence', description: '40 ft of fence, stained', price: 820.5 };

describe('jobs', () => {
  it('are created, listed newest first, changed and deleted', async () => {
    const { token, id: businessId } = await signUp(test.api);
    const first = await call(`${test.api}/jobs`, { method: 'POST', token, body: JOB });
    const second = await call(`${test.api}/jobs`, {
      method: 'POST',
      token,
      body: { ...JOB, title: 'Deck', completedAt: '2026-05-01' },
    });
    expect(first.status).toBe(201);
    expect(second.body).toMatchObject({ businessId, title: 'Deck', price: 820.5, completedAt: '2026-05-01' });
    const { body: list } = await call<{ title: string }[]>(`${test.api}/jobs`, { token });
    expect(list.map(({ title }) => title)).toEqual(['Deck', 'Fence']);
    const url = `${test.api}/jobs/${String(first.body['id'])}`;
    expect((await call(url, { method: 'PUT', token, body: { ...JOB, price: 0 } })).body).toMatchObject({ price: 0 });
    expect((await call(url, { method: 'DELETE', token })).status).toBe(204);
    expect((await call(url, { token })).status).toBe(404);
    expect((await call(url, { method: 'DELETE', token })).status).toBe(404);
  });

  it.each([
    [{ ...JOB, title: ' ' }, 'title', 'Title is required'],
    [{ ...JOB, description: undefined }, 'description', 'Description is required'],
    [{ ...JOB, price: -1 }, 'price', 'Price must be 0 or greater'],
    [{ ...JOB, price: 'a lot' }, 'price', 'Price must be 0 or greater'],
    [{ ...JOB, price: 1e300 }, 'price', 'Price must be 100,000,000 or less'],
    [{ ...JOB, completedAt: 'soon' }, 'completedAt', 'Date must look like 2026-03-31'],
  ])('refuses %j', async (body, field, message) => {
    const { token } = await signUp(test.api);
    const answer = await call(`${test.api}/jobs`, { method: 'POST', token, body });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ statusCode: 400, code: 'validation_failed', errors: [{ field, message }] });
  });

  it('are sorted by the day they were done, those without one by the day they were written down', async () => {
    const { token } = await signUp(test.api);
    for (const completedAt of ['2024-05-01', null, '2025-02-01'])
      await call(`${test.api}/jobs`, { method: 'POST', token, body: { ...JOB, title: `${completedAt}`, completedAt } });
    const sort = encodeURIComponent('["completedAt","DESC"]');
    const { body } = await call<{ title: string }[]>(`${test.api}/jobs?sort=${sort}`, { token });
    expect(body.map(({ title }) => title)).toEqual(['null', '2025-02-01', '2024-05-01']);
  });

  it('of one day are sorted by when they were written down, with a date or without', async () => {
    const { token } = await signUp(test.api);
    const add = (title: string, completedAt: string | null) =>
      call<{ createdAt: string }>(`${test.api}/jobs`, { method: 'POST', token, body: { ...JOB, title, completedAt } });
    const { body: undated } = await add('undated', null);
    await add('dated', undated.createdAt.slice(0, 10));
    const titles = async (order: string) => {
      const sort = encodeURIComponent(`["completedAt","${order}"]`);
      const { body } = await call<{ title: string }[]>(`${test.api}/jobs?sort=${sort}`, { token });
      return body.map(({ title }) => title);
    };
    expect(await titles('DESC')).toEqual(['dated', 'undated']);
    expect(await titles('ASC')).toEqual(['undated', 'dated']);
  });

  it('speaks the conventions of ra-data-simple-rest', async () => {
    const { token } = await signUp(test.api);
    for (const price of [30, 10, 20])
      await call(`${test.api}/jobs`, { method: 'POST', token, body: { ...JOB, title: `Job ${price}`, price } });
    const query = (params: Record<string, unknown>) =>
      new URLSearchParams(
        Object.fromEntries(Object.entries(params).map(([name, value]) => [name, JSON.stringify(value)])),
      ).toString();
    const page = await call<{ id: string; price: number }[]>(
      `${test.api}/jobs?${query({ sort: ['price', 'ASC'], range: [0, 1] })}`,
      { token },
    );
    expect(page.body.map(({ price }) => price)).toEqual([10, 20]);
    expect(page.headers.get('content-range')).toBe('jobs 0-1/3');
    const found = await call<{ id: string }[]>(`${test.api}/jobs?${query({ filter: { q: 'job 3' }, range: [0, 9] })}`, {
      token,
    });
    expect(found.headers.get('content-range')).toBe('jobs 0-0/1');
    const many = await call<unknown[]>(`${test.api}/jobs?${query({ filter: { id: page.body.map(({ id }) => id) } })}`, {
      token,
    });
    expect(many.body).toHaveLength(2);
    expect(many.headers.get('content-range')).toBe('jobs 0-1/2');
    const sorted = await call(`${test.api}/jobs?${query({ sort: ['price', 'ASC'] })}`, { token });
    expect(sorted.headers.get('content-range')).toBe('jobs 0-2/3');
    expect((await call(`${test.api}/jobs`, { token })).headers.get('content-range')).toBeNull();
    for (const bad of [
      'sort=["secret","ASC"]',
      'sort=nonsense',
      'range=[5,1]',
      'range=["a",2]',
      'filter=[]',
      'filter=%00',
    ]) {
      expect((await call(`${test.api}/jobs?${bad}`, { token })).status).toBe(400);
    }
  });

  it('are found by an index where a word is rare, and all of them where it is not', async () => {
    const [{ id, token }, other] = [await signUp(test.api), await signUp(test.api)];
    await asOwner(
      test,
      `INSERT INTO jobs (business_id, title, description, price_cents, content_hash)
       SELECT b, 'Fence ' || n, repeat('cedar boards, stained twice, with a gate ', 20), 100, decode(md5(b || '-' || n), 'hex')
       FROM unnest(ARRAY[$1, $2]::uuid[]) AS b, generate_series(1, 4000) AS n`,
      [id, other.id],
    );
    await asOwner(test, 'ANALYZE jobs');
    const scans = async () => {
      const [row] = await asOwner<{ count: string }>(
        test,
        `SELECT idx_scan AS count FROM pg_stat_user_indexes WHERE indexrelname = 'jobs_trigrams'`,
      );
      return Number(row?.count);
    };
    const before = await scans();
    const search = async (q: string, sort = ['completedAt', 'DESC']) => {
      const params = { filter: { q }, sort, range: [0, 1] };
      const query = new URLSearchParams(
        Object.fromEntries(Object.entries(params).map(([name, value]) => [name, JSON.stringify(value)])),
      );
      const { body, headers } = await call<{ businessId: string; title: string }[]>(
        `${test.api}/jobs?${query.toString()}`,
        { token },
      );
      return [headers.get('content-range'), ...body.map(({ businessId, title }) => businessId === id && title)];
    };
    expect(await search('fENCE 3999')).toEqual(['jobs 0-0/1', 'Fence 3999']);
    expect(await search('Fence 399', ['title', 'DESC'])).toEqual(['jobs 0-1/11', 'Fence 3999', 'Fence 3998']);
    expect(await search('cedar', ['title', 'ASC'])).toEqual(['jobs 0-1/4000', 'Fence 1', 'Fence 10']);
    expect(await search('Fence_3999')).toEqual(['jobs */0']);
    // What was scanned is told a little later, and not before the connection is used again.
    for (let tries = 0; tries < 100 && (await scans()) === before; tries += 1) {
      await search('Fence 3999');
      await new Promise((resume) => setTimeout(resume, 100));
    }
    expect(await scans()).toBeGreaterThan(before);
  });

  it('keeps the day of the work when a change does not name it', async () => {
    const { token } = await signUp(test.api);
    const body = { ...JOB, completedAt: '2026-05-01' };
    const { body: job } = await call<{ id: string }>(`${test.api}/jobs`, { method: 'POST', token, body });
    const save = (change: object) => call(`${test.api}/jobs/${job.id}`, { method: 'PUT', token, body: change });
    expect((await save({ ...JOB, price: 900 })).body).toMatchObject({ price: 900, completedAt: '2026-05-01' });
    expect((await save({ ...JOB, completedAt: null })).body).toMatchObject({ completedAt: null });
  });

  it('tells the second of two windows that the job has changed', async () => {
    const { token } = await signUp(test.api);
    const { body: job } = await call<{ id: string; updatedAt: string }>(`${test.api}/jobs`, {
      method: 'POST',
      token,
      body: JOB,
    });
    const save = (price: number) =>
      call(`${test.api}/jobs/${job.id}`, { method: 'PUT', token, body: { ...JOB, price, updatedAt: job.updatedAt } });
    expect((await save(1)).status).toBe(200);
    expect(await save(2)).toMatchObject({ status: 409, body: { code: 'edited_elsewhere' } });
  });

  it('survives characters that a database cannot keep', async () => {
    const { token } = await signUp(test.api);
    const { status, body } = await call(`${test.api}/jobs`, {
      method: 'POST',
      token,
      body: { ...JOB, title: 'a\0b \ud800 🎨' },
    });
    expect(status).toBe(201);
    expect(body['title']).toMatch(/^ab /);
    for (const filter of [{ q: 'a\0b' }, { id: ['a\0b'] }]) {
      const search = new URLSearchParams({ filter: JSON.stringify(filter) });
      expect((await call(`${test.api}/jobs?${search.toString()}`, { token })).status).toBe(200);
    }
  });
});
