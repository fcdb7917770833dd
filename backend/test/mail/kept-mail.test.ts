import { get } from 'node:http';
import { KeptMailCleanup } from '../../src/mail/kept-mail-cleanup.js';
import { type TestApp, startApp } from '../support/app.js';
import { call, signUp } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';
import { deliverAll, keptMails } from './deliver.js';

const page = async (app: TestApp, path: string) => call<string>(`${app.origin}${path}`);

describe('mail without a mail server', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp();
  });
  afterAll(() => app.close());

  it('is kept and shown, escaped, in a frame that runs nothing', async () => {
    const owner = await signUp(app.api, { businessName: '<script>alert(1)</script>' });
    await deliverAll(app);
    const [mail] = await keptMails(app, owner.email);
    const list = await page(app, '/dev/mail');
    expect(list.status).toBe(200);
    expect(list.headers.get('content-type')).toContain('text/html');
    expect(list.body).toContain(`href="/dev/mail/${mail?.id}"`);
    const detail = await page(app, `/dev/mail/${mail?.id}`);
    expect(detail.body).toContain('<iframe title="The mail as HTML" sandbox=');
    expect(detail.body).not.toContain('<script>');
    expect(detail.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('is not shown through a proxy, nor to a site whose name has been led here', async () => {
    const through = (headers: Record<string, string>) => call(`${app.origin}/dev/mail`, { headers });
    expect((await through({ 'x-forwarded-for': '198.51.100.7' })).status).toBe(404);
    const { port } = new URL(app.origin);
    const status = await new Promise((resolve, reject) => {
      const options = { port, path: '/dev/mail', headers: { host: `rebound.example:${port}` } };
      get(options, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
    });
    expect(status).toBe(404);
  });

  it('goes with the lead that it tells of, and with no other', async () => {
    const owner = await signUp(app.api);
    const leads = [new TestVisitor(app.api, owner.id), new TestVisitor(app.api, owner.id)];
    for (const [index, lead] of leads.entries())
      await lead.say(`I need two rooms painted. I am Ada Kept, ada${index}@example.com`);
    await deliverAll(app);
    const about = async (address: string) =>
      (await keptMails(app, owner.email)).filter(({ text }) => text.includes(address)).length;
    expect(await about('ada0@example.com')).toBe(1);
    await call(`${app.api}/chats/${leads[0]?.chatId}`, { method: 'DELETE', token: owner.token });
    await app.app.get(KeptMailCleanup, { strict: false }).tick();
    expect(await about('ada0@example.com')).toBe(0);
    expect(await about('ada1@example.com')).toBe(1);
  });

  it('has no page for what is not a mail', async () => {
    expect((await page(app, '/dev/mail/6f9619ff-8b86-4d01-b42d-00c04fc964ff')).status).toBe(404);
    expect((await page(app, '/dev/mail/..%2f..%2fauth-secret')).status).toBe(404);
  });
});

it('is not shown once the product has a public address', async () => {
  const app = await startApp({ PUBLIC_ORIGIN: 'https://quotes.example.com' });
  try {
    expect((await page(app, '/dev/mail')).status).toBe(404);
  } finally {
    await app.close();
  }
});
