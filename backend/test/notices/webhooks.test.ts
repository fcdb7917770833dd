import { OutboxWorker } from '../../src/mail/index.js';
import { deliverAll, keptMails } from '../mail/deliver.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { type TestBusiness, openPainter } from '../support/business.js';
import { call } from '../support/client.js';
import { standStill } from '../support/stand-still.js';
import { TestVisitor } from '../support/visitor.js';
import { WebhookReceiver, isSigned } from './webhook-receiver.js';

const receiver = new WebhookReceiver();
let url: string;
beforeAll(async () => {
  url = await receiver.open();
});
afterAll(() => receiver.close());
beforeEach(() => {
  receiver.calls.length = 0;
  receiver.status = 200;
});

const setWebhook = (app: TestApp, owner: TestBusiness, webhookUrl: string | null) =>
  call<{ webhookUrl: string | null; webhookSecret: string | null }>(`${app.api}/settings/notices`, {
    method: 'PUT',
    token: owner.token,
    body: { webhookUrl },
  });

async function lead(app: TestApp, owner: TestBusiness): Promise<string> {
  const visitor = new TestVisitor(app.api, owner.id);
  await visitor.say('Paint 2 rooms, walls only, call 503-555-0100');
  return visitor.chatId ?? '';
}

const stateOf = async (app: TestApp, chatId: string) =>
  (
    await asOwner<{ status: string; attempts: number; last_error: string | null }>(
      app,
      `SELECT status, attempts, last_error FROM outbox WHERE chat_id = $1 AND channel = 'webhook'`,
      [chatId],
    )
  )[0];

/** Well before a slow webhook is given up. */
async function until(holds: () => Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < 60; attempt++) {
    if (await holds()) return;
    await new Promise((resume) => setTimeout(resume, 100));
  }
  throw new Error('it did not come about in time');
}

describe('webhooks', () => {
  let app: TestApp;
  beforeAll(async () => {
    app = await startApp({ WEBHOOKS_TO_PRIVATE_NETWORKS: 'true' });
    await standStill(app);
  });
  afterAll(() => app.close());

  it('carry the lead, signed', async () => {
    const owner = await openPainter(app.api);
    const { body: settings } = await setWebhook(app, owner, url);
    expect(settings.webhookSecret).toMatch(/^whsec_[\w-]{43}$/);
    const chatId = await lead(app, owner);
    await deliverAll(app);
    expect(receiver.calls).toHaveLength(1);
    const [{ headers, body }] = receiver.calls as [(typeof receiver.calls)[number]];
    expect(isSigned(settings.webhookSecret ?? '', String(headers['x-chalkline-signature']), body)).toBe(true);
    expect(isSigned('another secret', String(headers['x-chalkline-signature']), body)).toBe(false);
    expect(JSON.parse(body)).toMatchObject({
      id: headers['x-chalkline-delivery'],
      event: 'lead.created',
      businessId: owner.id,
      lead: { id: chatId, contact_phone: expect.stringContaining('555'), status: 'new' },
    });
  });

  it.each([
    [500, 'pending'],
    [404, 'pending'],
    [302, 'pending'],
    [410, 'failed'],
  ])('answered with %d are %s', async (status, state) => {
    const owner = await openPainter(app.api);
    await setWebhook(app, owner, url);
    const chatId = await lead(app, owner);
    receiver.status = status;
    await deliverAll(app);
    expect(await stateOf(app, chatId)).toMatchObject({
      status: state,
      last_error: expect.stringContaining(String(status)),
    });
    expect(receiver.calls.every(({ headers }) => headers.host === new URL(url).host)).toBe(true);
    receiver.status = 200;
    await deliverAll(app);
    expect((await stateOf(app, chatId))?.status).toBe(state === 'failed' ? 'failed' : 'sent');
  });

  it('can be switched off, and refuse what is no web address', async () => {
    const owner = await openPainter(app.api);
    for (const wrong of ['ftp://example.com', 'example', 'https://user:pw@example.com/']) {
      expect((await setWebhook(app, owner, wrong)).status).toBe(400);
    }
    await setWebhook(app, owner, url);
    expect((await setWebhook(app, owner, null)).body).toMatchObject({ webhookUrl: null, webhookSecret: null });
    await lead(app, owner);
    await deliverAll(app);
    expect(receiver.calls).toEqual([]);
  });

  it('are signed with another secret once the owner wants it, also what waits already', async () => {
    const owner = await openPainter(app.api);
    const { body: before } = await setWebhook(app, owner, url);
    await lead(app, owner);
    const renew = () =>
      call<{ webhookUrl: string | null; webhookSecret: string | null }>(`${app.api}/settings/notices/webhook-secret`, {
        method: 'POST',
        token: owner.token,
      });
    const renewed = await renew();
    expect(renewed).toMatchObject({ status: 200, body: { webhookUrl: url } });
    await deliverAll(app);
    const [{ headers, body }] = receiver.calls as [(typeof receiver.calls)[number]];
    const header = String(headers['x-chalkline-signature']);
    expect(isSigned(renewed.body.webhookSecret ?? '', header, body)).toBe(true);
    expect(isSigned(before.webhookSecret ?? '', header, body)).toBe(false);

    expect((await setWebhook(app, owner, url)).body.webhookSecret).toBe(renewed.body.webhookSecret);
    await setWebhook(app, owner, null);
    expect(await renew()).toMatchObject({ status: 400, body: { errors: [{ field: 'webhookUrl' }] } });
    const { body: again } = await setWebhook(app, owner, url);
    expect(again.webhookSecret).toMatch(/^whsec_[\w-]{43}$/);
    expect(again.webhookSecret).not.toBe(renewed.body.webhookSecret);
  });

  it('are signed with another secret once they go to another origin', async () => {
    const owner = await openPainter(app.api);
    const secretAt = async (address: string) => {
      const { status, body } = await setWebhook(app, owner, address);
      expect([status, body.webhookUrl]).toEqual([200, address]);
      return body.webhookSecret;
    };
    const first = await secretAt('https://one.example.com/hooks/leads');
    expect(await secretAt('https://one.example.com/hooks/jobs?v=2')).toBe(first);
    const second = await secretAt('https://two.example.com/hooks/leads');
    expect(second).toMatch(/^whsec_[\w-]{43}$/);
    const third = await secretAt('https://two.example.com:8443/hooks/leads');
    const back = await secretAt('https://one.example.com/hooks/leads');
    expect(new Set([first, second, third, back]).size).toBe(4);
  });

  it('of one business hold back nobody else’s deliveries, nor all of its own at once', async () => {
    const [slow, other] = [await openPainter(app.api), await openPainter(app.api)];
    const tarpit = new WebhookReceiver();
    tarpit.hold();
    try {
      await setWebhook(app, slow, await tarpit.open());
      await setWebhook(app, other, url);
      await deliverAll(app);
      const chats = `INSERT INTO chats (business_id) SELECT $1 FROM generate_series(1, 30) RETURNING id, business_id`;
      await asOwner(
        app,
        `WITH opened AS (${chats}) INSERT INTO outbox (business_id, chat_id, channel, kind, recipient, payload)
         SELECT business_id, id, 'webhook', 'lead', 'somewhere', '{}' FROM opened`,
        [slow.id],
      );
      const chatId = await lead(app, other);
      await call(`${app.api}/auth/forgot-password`, { method: 'POST', body: { email: other.email } });
      await asOwner(app, `UPDATE outbox SET next_attempt_at = created_at WHERE chat_id = $1`, [chatId]);
      const delivered = app.app.get(OutboxWorker, { strict: false }).deliverDue();
      await until(async () => (await stateOf(app, chatId))?.status === 'sent');
      await until(async () => (await keptMails(app, other.email)).some(({ subject }) => subject.includes('password')));
      await until(() => Promise.resolve(tarpit.held >= 3));
      expect(tarpit.held).toBe(3);
      tarpit.letGo();
      await delivered;
      expect(tarpit.calls).toHaveLength(30);
    } finally {
      tarpit.close();
    }
  });

  it('are not called any more with what was queued before they were switched off', async () => {
    const owner = await openPainter(app.api);
    await setWebhook(app, owner, url);
    const chatId = await lead(app, owner);
    await setWebhook(app, owner, null);
    await deliverAll(app);
    expect(receiver.calls).toEqual([]);
    expect(await stateOf(app, chatId)).toEqual({
      status: 'failed',
      attempts: 1,
      last_error: 'The webhook has been switched off.',
    });
  });

  it('that have moved get what was queued before at their new address, and the old one gets nothing', async () => {
    const owner = await openPainter(app.api);
    await setWebhook(app, owner, url);
    const chatId = await lead(app, owner);
    const moved = new WebhookReceiver();
    const newUrl = await moved.open();
    try {
      await setWebhook(app, owner, newUrl);
      await deliverAll(app);
      expect(receiver.calls).toEqual([]);
      expect(moved.calls.map(({ body }) => body)).toEqual([expect.stringContaining(chatId)]);
      const { body } = await call<{ notices: object[] }>(`${app.api}/chats/${chatId}`, { token: owner.token });
      expect(body.notices).toContainEqual(expect.objectContaining({ recipient: newUrl, status: 'sent' }));
    } finally {
      moved.close();
    }
  });
});

it('webhooks do not reach this machine or private networks unless that is allowed', async () => {
  const app = await startApp();
  try {
    const { port } = new URL(url);
    for (const inside of [
      url,
      `http://localhost:${port}/hook`,
      `http://[::1]:${port}/`,
      `http://[::ffff:7f00:1]:${port}/`,
      'http://169.254.169.254/latest/meta-data',
    ]) {
      const owner = await openPainter(app.api);
      expect(await setWebhook(app, owner, inside)).toMatchObject({
        status: 400,
        body: {
          errors: [
            {
              field: 'webhookUrl',
              message: expect.stringMatching(
                /that only its own network can reach\. Enter .*WEBHOOKS_TO_PRIVATE_NETWORKS=true/,
              ),
            },
          ],
        },
      });
      // A name that led elsewhere when it was saved, or the server's setting of that day.
      const saved = `UPDATE profiles SET webhook_url = $2, webhook_secret = 'whsec_' WHERE id = $1`;
      await asOwner(app, saved, [owner.id, inside]);
      const chatId = await lead(app, owner);
      await deliverAll(app);
      expect([inside, await stateOf(app, chatId)]).toEqual([
        inside,
        {
          status: 'failed',
          attempts: 1,
          last_error: expect.stringContaining('is not an address on the public internet'),
        },
      ]);
    }
    expect(receiver.calls).toEqual([]);
  } finally {
    await app.close();
  }
});
