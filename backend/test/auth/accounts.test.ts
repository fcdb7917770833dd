import { type TestApp, startApp } from '../support/app.js';
import { deliverAll, keptMails } from '../mail/deliver.js';
import { asOwner } from '../support/as-owner.js';
import { call, signUp } from '../support/client.js';
import { TestVisitor } from '../support/visitor.js';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const post = (path: string, body: unknown) => call(`${app.api}${path}`, { method: 'POST', body });

describe('signing up', () => {
  it('opens a session and an empty profile', async () => {
    const { status, body } = await post('/auth/signup', {
      email: '  Pat@Example.com ',
      password: 'secret',
      businessName: ' Pat Paints ',
      industry: 'Painting',
    });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      accessToken: expect.any(String),
      refreshToken: expect.any(String),
      user: {
        email: 'pat@example.com',
        role: 'owner',
        mfaEnabled: false,
        user_metadata: { businessName: 'Pat Paints', industry: 'Painting', needsPasswordChange: false },
        profile: { businessName: 'Pat Paints', industry: 'Painting', name: '', phone: '', services: [] },
      },
    });
    const left = Date.parse(String(body['expiresAt'])) - Date.now();
    expect(left).toBeGreaterThan(14 * 60_000);
    expect(left).toBeLessThanOrEqual(15 * 60_000);
  });

  it.each([
    [{ email: 'nobody' }, 'email', 'Invalid email address'],
    [{ email: { $gt: '' } }, 'email', 'Invalid email address'],
    [{ password: '12345' }, 'password', 'Password must be at least 6 characters'],
    [{ password: 'x'.repeat(73) }, 'password', 'Password must be less than 72 characters'],
    [{ businessName: '   ' }, 'businessName', 'Business name is required'],
    [{ industry: '' }, 'industry', 'Industry is required'],
    [{ industry: 'Astrology' }, 'industry', 'Industry is required'],
    [
      { email: undefined, password: undefined },
      'email',
      'You must provide either an email or phone number and a password',
    ],
  ])('refuses %j', async (wrong, field, message) => {
    const good = { email: 'new@example.com', password: 'secret', businessName: 'New', industry: 'Other' };
    const { status, body } = await post('/auth/signup', { ...good, ...wrong });
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'validation_failed', message });
    expect(body['errors']).toContainEqual({ field, message });
  });

  it('leaves no account behind when the profile cannot be created', async () => {
    await asOwner(app, `ALTER TABLE profiles ADD CONSTRAINT refused CHECK (business_name <> 'Refused')`);
    const account = { email: 'refused@example.com', password: 'secret', industry: 'Other' };
    const { status, body } = await post('/auth/signup', { ...account, businessName: 'Refused' });
    expect(status).toBe(503);
    expect(body).toEqual({
      statusCode: 503,
      code: 'profile_failed',
      message: 'Failed to create profile: Something went wrong on our side. Please try again.',
    });
    expect((await post('/auth/signup', { ...account, businessName: 'Taken' })).status).toBe(201);
  });

  it.each([
    ['America/Los_Angeles', 'America/Los_Angeles'],
    ['Mars/Olympus', 'America/New_York'],
    [7, 'America/New_York'],
    [undefined, 'America/New_York'],
  ])('with the time zone %j works in %s', async (timezone, expected) => {
    const { token } = await signUp(app.api, { timezone });
    expect((await call(`${app.api}/settings/notices`, { token })).body).toMatchObject({ timezone: expected });
  });

  it('refuses a taken address in any spelling, also when two come at once', async () => {
    const body = { email: 'twice@example.com', password: 'secret', businessName: 'Twice', industry: 'Other' };
    const answers = await Promise.all([
      post('/auth/signup', body),
      post('/auth/signup', { ...body, email: 'TWICE@example.com' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'email_taken',
      message: 'An account with this email already exists',
    });
  });
});

describe('deleting the account', () => {
  it('erases all that the business kept, ends its sessions, and says so by mail and in the audit log', async () => {
    const owner = await signUp(app.api);
    const other = await signUp(app.api);
    const job = { title: 'Tap', description: 'New tap', price: 90 };
    for (const { token } of [owner, other]) await call(`${app.api}/jobs`, { method: 'POST', token, body: job });
    const rule = { title: 'Weekend', description: 'Add $90 on weekends', isActive: true };
    await call(`${app.api}/rules`, { method: 'POST', token: owner.token, body: rule });
    const visitor = new TestVisitor(app.api, owner.id);
    await visitor.say('I need a new tap. I am Ann, ann@example.com');
    const remove = (password: string) =>
      call(`${app.api}/auth/delete-account`, { method: 'POST', token: owner.token, body: { password } });

    expect(await remove('not this one')).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password', message: 'Password is incorrect' }] },
    });
    expect((await call(`${app.api}/auth/me`, { token: owner.token })).status).toBe(200);

    expect((await remove(owner.password)).status).toBe(204);
    expect((await call(`${app.api}/auth/me`, { token: owner.token })).status).toBe(401);
    expect((await post('/auth/refresh', { refreshToken: owner.refreshToken })).status).toBe(401);
    expect((await post('/auth/login', { email: owner.email, password: owner.password })).status).toBe(401);
    expect((await call(`${app.api}/widget/${owner.id}`)).status).toBe(404);
    expect((await visitor.say('Are you there?')).status).toBe(404);
    for (const table of ['jobs', 'pricing_rules', 'chats', 'outbox'])
      expect(await asOwner(app, `SELECT 1 FROM ${table} WHERE business_id = $1`, [owner.id])).toEqual([]);
    expect(await asOwner(app, 'SELECT action FROM audit_log WHERE actor_id = $1 ORDER BY id DESC', [owner.id])).toEqual(
      expect.arrayContaining([{ action: 'account_deleted' }]),
    );
    await deliverAll(app);
    expect((await keptMails(app, owner.email)).map(({ subject }) => subject)).toContain(
      'Your Chalkline account is deleted',
    );
    expect((await call<unknown[]>(`${app.api}/jobs`, { token: other.token })).body).toHaveLength(1);
    expect((await signUp(app.api, { email: owner.email })).email).toBe(owner.email);
  });
});

describe('deleting the account of a business with visitors', () => {
  it('is begun again where it had to give way to one of them', async () => {
    const owner = await signUp(app.api);
    // What PostgreSQL answers to one of two that wait for each other, the first time.
    await asOwner(
      app,
      `CREATE SEQUENCE given_way;
       GRANT USAGE ON SEQUENCE given_way TO PUBLIC;
       CREATE FUNCTION give_way() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
         IF nextval('given_way') = 1 THEN RAISE 'deadlock detected' USING ERRCODE = '40P01'; END IF;
         RETURN OLD;
       END $$;
       CREATE TRIGGER give_way BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION give_way();`,
    );
    const body = { password: owner.password };
    const { status } = await call(`${app.api}/auth/delete-account`, { method: 'POST', token: owner.token, body });
    await asOwner(app, 'DROP TRIGGER give_way ON users');
    expect(status).toBe(204);
    expect(await asOwner(app, 'SELECT 1 FROM users WHERE id = $1', [owner.id])).toEqual([]);
    const deeds = `SELECT 1 FROM audit_log WHERE actor_id = $1 AND action = 'account_deleted'`;
    expect(await asOwner(app, deeds, [owner.id])).toHaveLength(1);
  });
});

describe('signing in', () => {
  it('takes the password and the address in any case', async () => {
    const owner = await signUp(app.api);
    const { status, body } = await post('/auth/login', { email: owner.email.toUpperCase(), password: owner.password });
    expect(status).toBe(200);
    expect(body).toMatchObject({ user: { id: owner.id } });
  });

  it('says the same for a wrong password and an unknown address', async () => {
    const owner = await signUp(app.api);
    const wrong = await post('/auth/login', { email: owner.email, password: 'not this' });
    const unknown = await post('/auth/login', { email: 'nobody@example.com', password: 'not this' });
    expect(wrong.status).toBe(401);
    expect(wrong.body).toEqual({ statusCode: 401, code: 'invalid_credentials', message: 'Invalid login credentials' });
    expect(unknown.body).toEqual(wrong.body);
  });

  it.each([
    [{ email: 'x', password: 'y' }, 'Invalid email address'],
    [{ email: 'a@example.com', password: '' }, 'Password is required'],
    [{}, 'You must provide either an email or phone number and a password'],
  ])('refuses %j', async (body, message) => {
    const answer = await post('/auth/login', body);
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ message });
  });
});

describe('the own account', () => {
  it('is told to its owner only', async () => {
    const owner = await signUp(app.api);
    expect((await call(`${app.api}/auth/me`)).status).toBe(401);
    expect((await call(`${app.api}/auth/me`, { token: `${owner.token}x` })).status).toBe(401);
    const { status, body } = await call(`${app.api}/auth/me`, { token: owner.token });
    expect(status).toBe(200);
    expect(body).toMatchObject({ id: owner.id, email: owner.email, supportEmail: null });
  });

  it('takes new details, drops blank service lines and keeps what was not sent', async () => {
    const owner = await signUp(app.api);
    const put = (body: unknown) => call(`${app.api}/auth/update-details`, { method: 'PUT', token: owner.token, body });
    const saved = await put({
      name: 'Sam',
      phone: '555-0100',
      businessAddress: '1 Main St',
      contactEmail: 'hello@example.com',
      about: 'We paint.',
      services: ['Interior', '  ', 'Exterior '],
    });
    expect(saved.status).toBe(200);
    expect(saved.body).toMatchObject({
      name: 'Sam',
      businessName: 'Straight Line Painting',
      services: ['Interior', 'Exterior'],
    });
    const later = await put({ phone: '555-0199', contactEmail: '' });
    expect(later.body).toMatchObject({
      name: 'Sam',
      phone: '555-0199',
      contactEmail: '',
      services: ['Interior', 'Exterior'],
    });
  });

  it('refuses details that are wrong', async () => {
    const owner = await signUp(app.api);
    const { status, body } = await call(`${app.api}/auth/update-details`, {
      method: 'PUT',
      token: owner.token,
      body: { phone: 'call me', businessName: '', contactEmail: 'nope', industry: 'Magic', services: 'one' },
    });
    expect(status).toBe(400);
    expect(body['errors']).toEqual([
      { field: 'phone', message: 'Phone must be a number to call' },
      { field: 'businessName', message: 'Business name is required' },
      { field: 'contactEmail', message: 'Invalid email address' },
      { field: 'industry', message: 'Industry is required' },
      { field: 'services', message: 'Services must be a list of texts' },
    ]);
  });
});
