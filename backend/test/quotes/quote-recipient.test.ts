import { deliverAll, keptMails } from '../mail/deliver.js';
import { type TestApp, startApp } from '../support/app.js';
import { type TestBusiness, openPainter } from '../support/business.js';
import { call } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestApp;
let owner: TestBusiness;
beforeAll(async () => {
  app = await startApp();
  owner = await openPainter(app.api);
});
afterAll(() => app.close());

/** A lead that the owner has written a quote for. */
async function quoted(...lines: string[]): Promise<string> {
  const visitor = new TestVisitor(app.api, owner.id);
  for (const line of lines) await visitor.say(line);
  const chatId = visitor.chatId ?? '';
  const body = { lines: [{ label: 'Three rooms', amount: 1400 }] };
  await call(`${app.api}/chats/${chatId}/quote`, { method: 'PUT', token: owner.token, body });
  return chatId;
}

const sendTo = (chatId: string, to: string) =>
  call<{ sentTo: string }>(`${app.api}/chats/${chatId}/quote/send`, {
    ...{ method: 'POST', token: owner.token },
    body: { to },
  });

const quotesTo = async (address: string) =>
  (await keptMails(app, address)).filter(({ subject }) => subject.startsWith('Your quote from')).length;

describe('a quote', () => {
  it('goes to another address than the customer left, and leaves that one as it is', async () => {
    const chatId = await quoted('Please paint 3 rooms, walls only', 'I am Robin Hale, mistyped@example.com');
    expect(await sendTo(chatId, 'right@example')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'to', message: 'Invalid email address' }] },
    });
    expect((await sendTo(chatId, ' right@example.com ')).body.sentTo).toBe('right@example.com');
    await deliverAll(app);
    expect([await quotesTo('right@example.com'), await quotesTo('mistyped@example.com')]).toEqual([1, 0]);
    const { body } = await call(`${app.api}/chats/${chatId}`, { token: owner.token });
    expect(body).toMatchObject({ contact_email: 'mistyped@example.com', status: 'quoted' });
  });

  it('goes to an address that was told on the phone, and to nobody without one', async () => {
    const chatId = await quoted('Please paint 3 rooms');
    expect(await sendTo(chatId, '')).toMatchObject({ status: 400, body: { code: 'no_email' } });
    expect((await sendTo(chatId, 'told@example.com')).body.sentTo).toBe('told@example.com');
  });
});
