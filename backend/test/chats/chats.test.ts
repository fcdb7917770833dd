import { jest } from '@jest/globals';
import { ChatsService } from '../../src/chats/index.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { type TestOwner, call, signUp } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

interface Chat {
  id: string;
  summary: string;
  status: string;
  unread: boolean;
  contact_email: string | null;
  messages: { role: string; content: string }[];
}
interface Page {
  chats: Chat[];
  page: number;
  hasMore: boolean;
}

let test: TestApp;
let owner: TestOwner;
beforeAll(async () => {
  test = await startApp();
});
beforeEach(async () => {
  owner = await signUp(test.api);
});
afterAll(() => test.close());

const get = <T>(path: string) => call<T>(`${test.api}${path}`, { token: owner.token });
const talk = async (message: string) => {
  const visitor = new TestVisitor(test.api, owner.id);
  await visitor.say(message);
  return visitor.chatId ?? '';
};

describe('leads', () => {
  it('are listed newest first, a page at a time, without a count', async () => {
    const ids: string[] = [];
    for (const name of ['one', 'two', 'three']) ids.unshift(await talk(`Paint room ${name}`));
    const first = await get<Page>('/chats?page=0&pageSize=2');
    expect(first.body).toMatchObject({ page: 0, hasMore: true });
    const second = await get<Page>('/chats?page=1&pageSize=2');
    expect(second.body).toMatchObject({ page: 1, hasMore: false });
    expect([...first.body.chats, ...second.body.chats].map(({ id }) => id)).toEqual(ids);
    expect(second.body.chats[0]).toMatchObject({
      messages: [{ role: 'user', content: 'Paint room one' }, { role: 'assistant' }],
    });
    for (const query of ['page=-1', 'pageSize=0', 'pageSize=1000', 'page=x', 'status=lovely'])
      expect((await get(`/chats?${query}`)).status).toBe(400);
  });

  it('are counted while nobody has opened them, up to a hundred', async () => {
    const unread = async () => (await get<{ unread: number }>('/chats/unread')).body;
    expect(await unread()).toEqual({ unread: 0 });
    const seed = `INSERT INTO chats (business_id, unread, is_preview)
      SELECT $1, n > 25, n > 90 FROM generate_series(1, 95) n RETURNING id, unread, is_preview`;
    const seeded = await asOwner<{ id: string; unread: boolean; is_preview: boolean }>(test, seed, [owner.id]);
    expect(await unread()).toEqual({ unread: 65 });
    const one = seeded.find((chat) => chat.unread && !chat.is_preview);
    const opened = { method: 'PATCH', token: owner.token, body: { unread: false } };
    await call(`${test.api}/chats/${one?.id}`, opened);
    expect(await unread()).toEqual({ unread: 64 });
    await asOwner(test, 'INSERT INTO chats (business_id) SELECT $1 FROM generate_series(1, 60)', [owner.id]);
    expect(await unread()).toEqual({ unread: 100 });
  });

  it('can be searched, marked and filtered', async () => {
    await talk('Paint the fence');
    const id = await talk("I'm Nora Whitfield, nora.whitfield@example.com, please paint 3 rooms");
    expect((await get<Page>('/chats?q=whitfield')).body.chats.map((chat) => chat.id)).toEqual([id]);
    expect((await get<Page>('/chats?q=%25')).body.chats).toEqual([]);
    const { body } = await call<Chat>(`${test.api}/chats/${id}`, {
      method: 'PATCH',
      token: owner.token,
      body: { status: 'quoted', unread: false },
    });
    expect(body).toMatchObject({ status: 'quoted', unread: false });
    expect((await get<Page>('/chats?status=quoted')).body.chats.map((chat) => chat.id)).toEqual([id]);
  });

  it.each([
    ['5550102233', '555-010-2233'],
    ['(555) 010', '555-010-2233'],
    ['+1 555 010 2233', '(555) 010-2233'],
    ['555.010.2233', '+1 555-010-2233'],
  ])('are found by a phone number that is written otherwise: %s', async (q, phone) => {
    await talk('Paint the fence, about 555 sq ft');
    const id = await talk('Please paint 3 rooms');
    await asOwner(test, 'UPDATE chats SET contact_phone = $2 WHERE id = $1', [id, phone]);
    expect((await get<Page>(`/chats?q=${encodeURIComponent(q)}`)).body.chats.map((chat) => chat.id)).toEqual([id]);
  });

  it('are found by the id that is shown of them, and no other business finds them so', async () => {
    await talk('Paint the fence');
    const id = await talk('Please paint 3 rooms');
    const stranger = await signUp(test.api);
    for (const q of [id, id.slice(0, 8), `#${id.slice(0, 8)}`, id.slice(0, 8).toUpperCase()]) {
      const path = `/chats?q=${encodeURIComponent(q)}`;
      expect((await get<Page>(path)).body.chats.map((chat) => chat.id)).toEqual([id]);
      expect((await call<Page>(`${test.api}${path}`, { token: stranger.token })).body.chats).toEqual([]);
    }
    expect((await get<Page>(`/chats?q=%23${id.slice(0, 8)}&status=lost`)).body.chats).toEqual([]);
  });

  it('become jobs of no more words than are learned from, so that a long talk keeps nobody waiting', async () => {
    const visitor = new TestVisitor(test.api, owner.id);
    for (const words of ['Paint A b. ', 'Paint C d. ', 'Paint E f. ']) await visitor.say(words.repeat(350));
    const body = { finalPrice: 900 };
    const path = `/chats/${visitor.chatId}/won`;
    const won = await call<{ job: { id: string; description: string } }>(`${test.api}${path}`, {
      method: 'POST',
      token: owner.token,
      body,
    });
    expect(won.status).toBe(200);
    expect(won.body.job.description.length).toBeLessThanOrEqual(4_000);
    await call(`${test.api}/jobs/${won.body.job.id}`, { method: 'DELETE', token: owner.token });
    await call(`${test.api}/chats/${visitor.chatId}`, { method: 'DELETE', token: owner.token });
  });

  it('become past jobs when they are won', async () => {
    const id = await talk("I'm Nora Whitfield, nora.whitfield@example.com. Please paint 3 rooms in my house");
    const win = (finalPrice: number) =>
      call<{ chat: Chat; job: object }>(`${test.api}/chats/${id}/won`, {
        method: 'POST',
        token: owner.token,
        body: { finalPrice },
      });
    for (const nothing of [-1, 0, 0.004])
      expect(await win(nothing)).toMatchObject({
        status: 400,
        body: { errors: [{ field: 'finalPrice', message: 'Price must be greater than 0' }] },
      });
    expect((await get<unknown[]>('/jobs')).body).toEqual([]);
    // Fourteen hours ahead: for most of the day it is tomorrow there.
    await asOwner(test, `UPDATE profiles SET timezone = 'Pacific/Kiritimati' WHERE id = $1`, [owner.id]);
    const today = new Date(Date.now() + 14 * 3_600_000).toISOString().slice(0, 10);
    const { status, body } = await win(1500);
    expect(status).toBe(200);
    expect(body).toMatchObject({
      chat: { status: 'won' },
      // The job outlives the chat, so it does not tell who the customer was.
      job: { price: 1500, description: 'Please paint 3 rooms in my house', completedAt: today },
    });
    expect((await get<unknown[]>('/jobs')).body).toEqual([body.job]);
  });

  it('become jobs of the size that was settled on, without the customer, which keep no word of theirs when they are erased', async () => {
    const visitor = new TestVisitor(test.api, owner.id);
    for (const message of [
      "Hi, I'm Nora Whitfield. Repaint the outside of my house, 2,400 sq ft, the walls are sound",
      'actually more like 2100 sq ft',
      'nora.whitfield@gmial.con',
      "sorry, typo, it's gmail.com not gmial.con",
      'ring me on 555-01',
      '9 Birch Avenue, Salem',
      'nora here again: two coats please, my husband Carl chose white',
    ])
      await visitor.say(message);
    const id = visitor.chatId ?? '';
    const body = { finalPrice: 4100 };
    expect((await call(`${test.api}/chats/${id}/won`, { method: 'POST', token: owner.token, body })).status).toBe(200);
    const filed = async () => (await get<{ title: string; description: string }[]>('/jobs')).body[0];
    const told = (await filed())?.description;
    expect(told).toContain('the walls are sound');
    expect(told).toContain('2100 sq ft');
    expect(told).not.toMatch(/2,?400|nora|whitfield|gm(?:ai|ia)l|555|birch|salem|carl/i);
    expect((await call(`${test.api}/chats/${id}`, { method: 'DELETE', token: owner.token })).status).toBe(204);
    expect(await filed()).toMatchObject({ title: 'Exterior painting', description: '2,100 sq ft', price: 4100 });
  });

  it('are filed once, however often they are won', async () => {
    const id = await talk('Please paint 3 rooms in my house');
    const send = <T>(method: string, path: string, body?: object) =>
      call<T>(`${test.api}${path}`, { method, token: owner.token, body });
    const mark = (status: string) => send('PATCH', `/chats/${id}`, { status });
    const win = async (finalPrice: number) =>
      (await send<{ job: { id: string; price: number } }>('POST', `/chats/${id}/won`, { finalPrice })).body.job;
    const jobs = async () => (await get<unknown[]>('/jobs')).body;

    // Known to be won before its price is known: there is nothing to learn from yet.
    expect((await mark('won')).status).toBe(200);
    expect(await jobs()).toEqual([]);
    const [filed, twin] = await Promise.all([win(1500), win(1500)]);
    expect(twin.id).toBe(filed.id);
    // The same again after a lost answer, and at another price after a change of mind.
    expect(await win(1500)).toMatchObject({ id: filed.id, price: 1500 });
    await mark('lost');
    expect(await win(1600)).toMatchObject({ ...filed, price: 1600, updatedAt: expect.any(String) });
    expect(await jobs()).toMatchObject([{ id: filed.id, price: 1600 }]);
    // What the owner deleted is filed anew when it is won anew.
    await send('DELETE', `/jobs/${filed.id}`);
    expect(await win(1700)).toMatchObject({ price: 1700 });
    expect(await jobs()).toMatchObject([{ price: 1700 }]);
  });

  it.each(['POST', 'DELETE'])('are erased for good by %s', async (method) => {
    const id = await talk('Paint the fence');
    const path = method === 'POST' ? `/chats/${id}/delete` : `/chats/${id}`;
    expect((await call(`${test.api}${path}`, { method, token: owner.token })).status).toBe(204);
    expect((await get(`/chats/${id}`)).status).toBe(404);
    expect((await get<Page>('/chats')).body.chats).toEqual([]);
  });

  it('leave as a file that a spreadsheet cannot be tricked with', async () => {
    const id = await talk('My name is Nora Whitfield, nora@example.com. Paint 2 rooms');
    await asOwner(test, 'UPDATE chats SET contact_name = $2 WHERE id = $1', [id, '=HYPERLINK("https://evil.example")']);
    const { body, headers } = await get<string>('/chats/export');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(body).toContain('contact_name');
    expect(body).toContain('nora@example.com');
    expect(body).toContain(`"'=HYPERLINK(`);
  });

  it('leave with the time that it was at the business', async () => {
    await asOwner(test, `UPDATE profiles SET timezone = 'America/Denver' WHERE id = $1`, [owner.id]);
    for (const moment of ['2026-03-06 06:59:30Z', '2026-07-06 06:00:00Z'])
      await asOwner(test, 'INSERT INTO chats (business_id, summary, created_at) VALUES ($1, $2, $3)', [
        owner.id,
        'Fence',
        moment,
      ]);
    const { body } = await get<string>('/chats/export');
    const times = body.split('\n').map((line) => line.split(',', 1)[0]?.trim());
    expect(times.slice(1, 3)).toEqual(['2026-07-06 00:00', '2026-03-05 23:59']);
  });

  it('leave whole although one is deleted while they do', async () => {
    await asOwner(
      test,
      `INSERT INTO chats (business_id, summary, created_at)
       SELECT $1, 'lead no. ' || n || ';', now() - n / 7 * interval '1 second' FROM generate_series(1, 150) n`,
      [owner.id],
    );
    const chats = test.app.get(ChatsService, { strict: false });
    const list = chats.listLeads.bind(chats);
    const spy = jest.spyOn(chats, 'listLeads').mockImplementation(async (...asked) => {
      const page = await list(...asked);
      await asOwner(test, `DELETE FROM chats WHERE business_id = $1 AND summary = 'lead no. 3;'`, [owner.id]);
      return page;
    });
    const { body } = await get<string>('/chats/export');
    spy.mockRestore();
    const found = body.match(/lead no\. \d+;/g) ?? [];
    expect([found.length, new Set(found).size]).toEqual([150, 150]);
  });

  it('are not doubled by a first message whose answer was lost', async () => {
    const message = { message: 'Paint the fence', clientMessageId: '8a5fd0de-93a4-4a09-8d1c-0f6f0d1ec001' };
    const body = { ...message, businessId: owner.id, isPreview: false, chatId: null, messages: [] };
    const send = () =>
      call<{ chatId: string; visitorToken: string; message: string }>(`${test.api}/quote/generate`, {
        method: 'POST',
        body,
      });
    const [first, second] = [await send(), await send()];
    expect(second.body).toMatchObject({ chatId: first.body.chatId, message: first.body.message });
    expect((await get<Page>('/chats')).body.chats).toHaveLength(1);
    const resume = (token: string) =>
      call(`${test.api}/quote/chats/${first.body.chatId}`, { headers: { 'x-visitor-token': token } });
    expect((await resume(second.body.visitorToken)).status).toBe(200);
    expect((await resume(first.body.visitorToken)).status).toBe(404);
  });

  it('arrive no longer when the session has ended', async () => {
    const { body: session } = await call<{ accessToken: string; refreshToken: string }>(`${test.api}/auth/login`, {
      method: 'POST',
      body: { email: owner.email, password: owner.password },
    });
    const headers = { authorization: `Bearer ${session.accessToken}` };
    const stream = await fetch(`${test.api}/chats/events`, { headers });
    await call(`${test.api}/auth/logout`, { method: 'POST', body: { refreshToken: session.refreshToken } });
    // The text is whole only when the server has ended it.
    expect(await stream.text()).toBe('event: ready\ndata: {}\n\n');
  });

  it('arrive live', async () => {
    const stop = new AbortController();
    const response = await fetch(`${test.api}/chats/events`, {
      headers: { authorization: `Bearer ${owner.token}` },
      signal: stop.signal,
    });
    const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
    if (!reader) throw new Error('no stream');
    let seen = (await reader.read()).value ?? '';
    const id = await talk('Paint the fence');
    while (!seen.includes('chat.updated')) seen += (await reader.read()).value ?? '';
    expect(seen).toContain('event: chat.created');
    expect(seen).toContain(id);
    const shouted = await new TestVisitor(test.api, owner.id.toUpperCase()).say('Paint the gate');
    while (!seen.includes(shouted.body.chatId ?? '?')) seen += (await reader.read()).value ?? '';
    stop.abort();
  });
});
