import { DigestSchedule } from '../../src/notices/digest/digest.schedule.js';
import { deliverAll, keptMails } from '../mail/deliver.js';
import { type TestApp, startApp } from '../support/app.js';
import { openPainter } from '../support/business.js';
import { call } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

/** The next moment at which it is this hour in UTC. */
function atHour(hour: number): Date {
  const moment = new Date();
  moment.setUTCHours(hour, 5, 0, 0);
  return moment;
}

it('one digest a day, after 18:00 at the business, holds all new leads and replaces the single mails', async () => {
  const owner = await openPainter(app.api);
  const settings = { mode: 'digest', timezone: 'UTC' };
  const saved = await call(`${app.api}/settings/notices`, { method: 'PUT', token: owner.token, body: settings });
  expect(saved.body).toMatchObject(settings);
  for (const phone of ['503-555-0101', '503-555-0102']) {
    await new TestVisitor(app.api, owner.id).say(`Paint 2 rooms, walls only, call ${phone}`);
  }
  const digests = app.app.get(DigestSchedule, { strict: false });
  const sent = async () => {
    await deliverAll(app);
    return (await keptMails(app, owner.email)).filter(({ subject }) => !subject.startsWith('Your Chalkline account'));
  };
  await digests.writeDue(atHour(17));
  expect(await sent()).toEqual([]);
  await Promise.all([digests.writeDue(atHour(18)), digests.writeDue(atHour(18))]);
  await digests.writeDue(atHour(19));
  const mails = await sent();
  expect(mails.map(({ subject }) => subject)).toEqual(['2 new leads from your website']);
  expect(mails[0]?.text).toContain('0101');
  expect(mails[0]?.text).toContain('0102');
});

it('an emergency does not wait for the digest', async () => {
  const owner = await openPainter(app.api);
  await call(`${app.api}/settings/notices`, { method: 'PUT', token: owner.token, body: { mode: 'digest' } });
  await new TestVisitor(app.api, owner.id).say('Burst pipe, water everywhere! 503-555-0103');
  await deliverAll(app);
  const subjects = (await keptMails(app, owner.email)).map(({ subject }) => subject);
  expect(subjects).toContainEqual(expect.stringMatching(/^Emergency: /));
});
