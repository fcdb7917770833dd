import { deliverAll, keptMails } from '../mail/deliver.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { type TestBusiness, openPainter } from '../support/business.js';
import { type TestOwner, call, signUp } from '../support/client.js';
import { inTheWay, waiting } from '../support/in-the-way.js';
import { TestVisitor } from '../support/visitor.js';

interface Quote {
  lines: { label: string; amount: number }[];
  total: number;
  note: string;
  validUntil: string | null;
  sentAt: string | null;
  sentTo: string | null;
  unprintable: string[];
  updatedAt: string;
}

let app: TestApp;
let owner: TestBusiness;
beforeAll(async () => {
  app = await startApp();
  owner = await openPainter(app.api);
});
afterAll(() => app.close());

const MINE = {
  lines: [
    { label: 'Three rooms, walls, two coats', amount: 1450.5 },
    { label: 'Neighbour’s discount', amount: -50.25 },
  ],
  note: 'We bring the paint.\nYou move the small things.',
  validUntil: '2031-03-31',
};

async function lead(...lines: string[]): Promise<string> {
  const visitor = new TestVisitor(app.api, owner.id);
  for (const line of lines) await visitor.say(line);
  return visitor.chatId ?? '';
}
const aLead = (email: string) => lead('Please paint 3 rooms, walls only', `I am Robin Hale, ${email}`);

const ask = <T = Quote>(chatId: string, path = '', method = 'GET', body?: unknown, by: TestOwner = owner) =>
  call<T>(`${app.api}/chats/${chatId}/quote${path}`, { method, body, token: by.token });
const save = (chatId: string, body: unknown) => ask(chatId, '', 'PUT', body);

describe('an owner’s quote', () => {
  it('is written, changed and kept for its lead', async () => {
    const chatId = await aLead('robin@example.com');
    expect((await ask(chatId)).body).toEqual({ quote: null });
    const { status, body } = await save(chatId, MINE);
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...MINE, total: 1400.25, sentAt: null, sentTo: null });
    expect((await ask(chatId)).body).toEqual({ quote: body });

    const changed = await save(chatId, { lines: [{ label: 'All in', amount: 1400 }], updatedAt: body.updatedAt });
    expect(changed.body).toMatchObject({ total: 1400, note: '', validUntil: null });
    const late = await save(chatId, { ...MINE, updatedAt: body.updatedAt });
    expect(late).toMatchObject({ status: 409, body: { code: 'edited_elsewhere' } });
    expect((await ask(chatId)).body).toEqual({ quote: changed.body });
  });

  it('is not written over by a window that saw none, nor sent by one that saw another', async () => {
    const chatId = await aLead('seen@example.com');
    const first = (await save(chatId, { ...MINE, updatedAt: null })).body;
    const late = { status: 409, body: { code: 'edited_elsewhere' } };
    expect(await save(chatId, { ...MINE, note: 'Mine', updatedAt: null })).toMatchObject(late);
    const second = (await save(chatId, { ...MINE, note: 'Newer', updatedAt: first.updatedAt })).body;
    expect(await ask(chatId, '/send', 'POST', { updatedAt: first.updatedAt })).toMatchObject(late);
    expect((await ask<{ quote: Quote }>(chatId)).body.quote.sentAt).toBeNull();
    expect(await ask(chatId, '/send', 'POST', { updatedAt: second.updatedAt })).toMatchObject({ status: 200 });
  });

  it.each([
    ['no lines', { lines: [] }, 'A quote needs at least one line'],
    ['nothing', {}, 'A quote needs at least one line'],
    ['a line without words', { lines: [{ label: ' ', amount: 5 }] }, 'Line is required'],
    ['a word for an amount', { lines: [{ label: 'Work', amount: 'lots' }] }, 'Amount must be a number'],
    ['a list for a line', { lines: [[{ label: 'Work', amount: 5 }]] }, 'Each line needs its words and an amount'],
    ['nothing for a line', { lines: [null] }, 'Each line needs its words and an amount'],
    ['less than nothing', { lines: [{ label: 'Work', amount: -5 }] }, 'The lines must come to 0 or more'],
    ['no day', { ...MINE, validUntil: 'soon' }, 'Valid until must look like 2026-03-31'],
    ['no day of any month', { ...MINE, validUntil: '2031-02-30' }, 'Valid until must look like 2026-03-31'],
  ])('refuses %s, and says why', async (_, body, message) => {
    const chatId = await lead('Paint the fence');
    const answer = await call(`${app.api}/chats/${chatId}/quote`, { method: 'PUT', body, token: owner.token });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(message) as string } });
    expect((await ask(chatId)).body).toEqual({ quote: null });
  });

  it('is mailed to the customer with the document, once for each press', async () => {
    const chatId = await aLead('hale@example.com');
    expect((await ask(chatId, '/send', 'POST')).body).toMatchObject({ code: 'not_found', message: 'Quote not found' });
    await save(chatId, MINE);
    const { status, body } = await ask(chatId, '/send', 'POST');
    expect(status).toBe(200);
    expect(body.sentTo).toBe('hale@example.com');
    expect(body.sentAt).not.toBeNull();
    await deliverAll(app);
    const [mail, ...others] = (await keptMails(app, 'hale@example.com')).filter(({ subject }) =>
      subject.startsWith('Your quote from'),
    );
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ subject: `Your quote from ${owner.name}: $1,400.25`, replyTo: owner.email });
    expect(mail?.text).toContain('Hello Robin Hale,');
    expect(mail?.text).toContain('We bring the paint.\nYou move the small things.');
    expect(mail?.text).toContain('Neighbour’s discount: -$50.25');
    expect(mail?.text).toContain('March 31, 2031');
    const [document] = mail?.attachments ?? [];
    expect(document).toMatchObject({ name: `quote-${chatId.slice(0, 8)}.pdf`, type: 'application/pdf' });
    expect(
      Buffer.from(document?.base64 ?? '', 'base64')
        .subarray(0, 5)
        .toString(),
    ).toBe('%PDF-');
    const chat = await call<{ status: string; notices: object[] }>(`${app.api}/chats/${chatId}`, {
      token: owner.token,
    });
    expect(chat.body.status).toBe('quoted');
    expect(chat.body.notices).toContainEqual(
      expect.objectContaining({ recipient: 'hale@example.com', status: 'sent' }),
    );
    // What is changed afterwards has not been sent.
    expect((await save(chatId, { ...MINE, note: '' })).body).toMatchObject({
      ...{ sentAt: null, sentTo: null, earlierSentTo: 'hale@example.com', earlierSentAt: body.sentAt },
    });
    expect((await ask(chatId, '/send', 'POST')).body).toMatchObject({
      ...{ sentTo: 'hale@example.com', earlierSentAt: null, earlierSentTo: null },
    });
  });

  it('is the last word: no copy of the estimate comes after it', async () => {
    const visitor = new TestVisitor(app.api, owner.id);
    await visitor.say('3 rooms, walls only, this month');
    await visitor.say('I am Robin Hale, last@example.com');
    const chatId = visitor.chatId ?? '';
    const queued = () =>
      asOwner(app, `SELECT kind FROM outbox WHERE chat_id = $1 AND recipient = 'last@example.com' ORDER BY id`, [
        chatId,
      ]);
    expect(await queued()).toEqual([{ kind: 'visitor_copy' }]);
    await save(chatId, MINE);
    await ask(chatId, '/send', 'POST');
    await visitor.say('And a fourth room, please');
    expect(await queued()).toEqual([{ kind: 'quote' }]);
    await deliverAll(app);
    const subjects = (await keptMails(app, 'last@example.com')).map(({ subject }) => subject);
    expect(subjects).toEqual([`Your quote from ${owner.name}: $1,400.25`]);
  });

  it('leaves a lead that was won while it was being sent won', async () => {
    const chatId = await aLead('won@example.com');
    await save(chatId, MINE);
    const sending = await inTheWay(app, 'SELECT 1 FROM quotes WHERE chat_id = $1 FOR UPDATE', [chatId], async () => {
      const answer = ask(chatId, '/send', 'POST');
      await waiting(app);
      const won = { method: 'POST', token: owner.token, body: { finalPrice: 1400 } };
      const winning = call(`${app.api}/chats/${chatId}/won`, won);
      await Promise.race([winning, waiting(app, 2)]);
      return { answer, winning };
    });
    expect((await sending.winning).status).toBe(200);
    expect((await sending.answer).body.sentTo).toBe('won@example.com');
    const { body } = await call<{ status: string }>(`${app.api}/chats/${chatId}`, { token: owner.token });
    expect(body.status).toBe('won');
  });

  it('is not sent where its lead cannot be marked', async () => {
    const chatId = await aLead('unmarked@example.com');
    await save(chatId, MINE);
    const marks = `CREATE FUNCTION no_marks() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'no'; END $$;
      CREATE TRIGGER no_marks BEFORE UPDATE OF status ON chats FOR EACH ROW WHEN (NEW.status = 'quoted')
      EXECUTE FUNCTION no_marks();`;
    await asOwner(app, marks);
    expect((await ask(chatId, '/send', 'POST')).status).toBe(500);
    await asOwner(app, 'DROP TRIGGER no_marks ON chats');
    expect((await ask<{ quote: Quote }>(chatId)).body.quote.sentAt).toBeNull();
    expect(await asOwner(app, `SELECT 1 FROM outbox WHERE chat_id = $1 AND kind = 'quote'`, [chatId])).toEqual([]);
  });

  it('is one mail where one press arrives twice', async () => {
    const chatId = await aLead('double@example.com');
    await save(chatId, MINE);
    const answers = await Promise.all([ask(chatId, '/send', 'POST'), ask(chatId, '/send', 'POST')]);
    expect(answers.map(({ status, body }) => [status, body.sentTo])).toEqual([
      [200, 'double@example.com'],
      [200, 'double@example.com'],
    ]);
    const mails = () => asOwner(app, `SELECT 1 FROM outbox WHERE chat_id = $1 AND kind = 'quote'`, [chatId]);
    expect(await mails()).toHaveLength(1);
    // What was changed is another letter, and so is what is sent again later.
    await save(chatId, { ...MINE, note: 'Newer' });
    await ask(chatId, '/send', 'POST');
    await asOwner(app, `UPDATE quotes SET sent_at = sent_at - interval '1 minute' WHERE chat_id = $1`, [chatId]);
    await ask(chatId, '/send', 'POST');
    expect(await mails()).toHaveLength(3);
  });

  it('is not found, to be written or sent, where its lead is erased meanwhile', async () => {
    const [unwritten, sent] = [await aLead('gone@example.com'), await aLead('gone@example.com')];
    await save(sent, MINE);
    await ask(sent, '/send', 'POST');
    const erasing = 'DELETE FROM chats WHERE id = ANY($1)';
    const answers = await inTheWay(app, erasing, [[unwritten, sent]], async () => {
      const both = [save(unwritten, MINE), ask(sent, '/send', 'POST')];
      await waiting(app, 2);
      return both;
    });
    for (const answer of answers) expect(await answer).toMatchObject({ status: 404, body: { code: 'not_found' } });
  });

  it('that is sent again waits for its lead before it holds anything that erasing the lead waits for', async () => {
    const chatId = await aLead('order@example.com');
    await save(chatId, MINE);
    await ask(chatId, '/send', 'POST');
    await save(chatId, { ...MINE, note: 'Newer' });
    const answer = await inTheWay(app, 'SELECT 1 FROM chats WHERE id = $1 FOR UPDATE', [chatId], async () => {
      const sending = ask(chatId, '/send', 'POST');
      await waiting(app);
      await asOwner(app, 'SELECT 1 FROM quotes WHERE chat_id = $1 FOR UPDATE NOWAIT', [chatId]);
      return { sending };
    });
    expect((await answer.sending).status).toBe(200);
  });

  it('cannot be mailed to nobody', async () => {
    const chatId = await lead('Please paint 3 rooms');
    await save(chatId, MINE);
    expect(await ask(chatId, '/send', 'POST')).toMatchObject({ status: 400, body: { code: 'no_email' } });
  });

  it('is a PDF to download', async () => {
    const chatId = await aLead('robin@example.com');
    await save(chatId, {
      ...MINE,
      lines: Array.from({ length: 50 }, (_, i) => ({ label: `Łine 😀 ${i}`, amount: i })),
    });
    const { status, headers, body } = await ask<string>(chatId, '.pdf');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('content-disposition')).toContain(`quote-${chatId.slice(0, 8)}.pdf`);
    expect(body.match(/\/Type \/Page\b/g)?.length).toBeGreaterThan(1);
  });

  it('says before it is mailed or printed what its document cannot show', async () => {
    const chatId = await aLead('wei@example.com');
    await asOwner(app, `UPDATE chats SET contact_name = '王伟 😀' WHERE id = $1`, [chatId]);
    const { body } = await save(chatId, { lines: [{ label: 'Walls, Київ, 王', amount: 900 }], note: 'For محمد' });
    expect(body.unprintable.toSorted()).toEqual(['伟', '王', 'م', 'ح', 'د'].toSorted());
    expect((await ask(chatId)).body).toMatchObject({ quote: { unprintable: body.unprintable } });
    expect((await ask(chatId, '.pdf')).status).toBe(200);
    expect((await save(chatId, MINE)).body.unprintable.toSorted()).toEqual(['伟', '王']);
  });

  it('is printed and dated as in the country of the owner’s time zone', async () => {
    const sydney = await openPainter(app.api);
    const visitor = new TestVisitor(app.api, sydney.id);
    await visitor.say('Please paint 3 rooms, walls only');
    await visitor.say('I am Robin Hale, oz@example.com');
    const chatId = visitor.chatId ?? '';
    await ask(chatId, '', 'PUT', MINE, sydney);
    const paper = async () =>
      /\/MediaBox \[0 0 ([\d.]+) /.exec((await ask<string>(chatId, '.pdf', 'GET', undefined, sydney)).body)?.[1];
    expect(await paper()).toBe('612');
    const body = { timezone: 'Australia/Sydney' };
    await call(`${app.api}/settings/notices`, { method: 'PUT', token: sydney.token, body });
    expect(await paper()).toBe('595.28');
    await ask(chatId, '/send', 'POST', undefined, sydney);
    await deliverAll(app);
    const mail = (await keptMails(app, 'oz@example.com')).find(({ subject }) => subject.startsWith('Your quote'));
    expect(mail?.text).toContain('31 March 2031');
  });

  it('is nobody else’s', async () => {
    const chatId = await aLead('robin@example.com');
    await save(chatId, MINE);
    const other = await signUp(app.api);
    const tries = [
      ask(chatId, '', 'GET', undefined, other),
      ask(chatId, '', 'PUT', MINE, other),
      ask(chatId, '/send', 'POST', undefined, other),
      ask(chatId, '.pdf', 'GET', undefined, other),
    ];
    for (const { status } of await Promise.all(tries)) expect(status).toBe(404);
    expect(await asOwner(app, 'SELECT DISTINCT business_id FROM quotes WHERE chat_id = $1', [chatId])).toEqual([
      { business_id: owner.id },
    ]);
  });

  it('is erased with its lead', async () => {
    const chatId = await aLead('robin@example.com');
    await save(chatId, MINE);
    await call(`${app.api}/chats/${chatId}`, { method: 'DELETE', token: owner.token });
    expect(await asOwner(app, 'SELECT 1 FROM quotes WHERE chat_id = $1', [chatId])).toEqual([]);
  });
});
