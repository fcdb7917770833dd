import { Tenant } from '../../src/database/index.js';
import { ImportService } from '../../src/jobs/import/import.service.js';
import { JobRepository } from '../../src/jobs/job.repository.js';
import { ProfilesService } from '../../src/profiles/index.js';
import { type TestApp, startApp } from '../support/app.js';
import { asOwner } from '../support/as-owner.js';
import { call, signUp } from '../support/client.js';
import { inTheWay, waiting } from '../support/in-the-way.js';

let test: TestApp;
beforeAll(async () => {
  test = await startApp();
});
afterAll(() => test.close());

const service = <T>(part: new (...parts: never[]) => T): T => test.app.get<T>(part, { strict: false });
const listed = async (token: string) => (await call<unknown[]>(`${test.api}/jobs`, { token })).body.length;
const listOf = (...rows: string[]) => ({ content: Buffer.from(['title,price', ...rows, ''].join('\n')), mapping: {} });

describe('importing past jobs while others work', () => {
  it('brings nothing in twice when two replicas are given the list at once', async () => {
    const { id, token } = await signUp(test.api);
    const other = new ImportService(service(Tenant), service(JobRepository), service(ProfilesService));
    const list = listOf('Deck,900', 'Fence,700');
    const { both } = await inTheWay(test, 'LOCK TABLE jobs IN SHARE MODE', [], async () => {
      const imports = Promise.all([service(ImportService), other].map((one) => one.import(id, list, false)));
      await waiting(test, 2);
      return { both: imports };
    });
    expect((await both).map(({ imported }) => imported).toSorted()).toEqual([0, 2]);
    expect(await listed(token)).toBe(2);
  });

  it('stores every job when its unit of work has to give way and is begun again', async () => {
    const { id, token } = await signUp(test.api);
    await asOwner(
      test,
      `CREATE SEQUENCE tries; GRANT USAGE ON tries TO PUBLIC;
       CREATE FUNCTION give_way() RETURNS trigger LANGUAGE plpgsql AS $$
         BEGIN
           IF nextval('tries') = 1 THEN RAISE 'deadlock detected' USING ERRCODE = '40P01'; END IF;
           RETURN NULL;
         END $$;
       CREATE TRIGGER give_way AFTER INSERT ON jobs FOR EACH STATEMENT EXECUTE FUNCTION give_way()`,
    );
    const report = await service(ImportService).import(id, listOf('Deck,900', 'Fence,700', 'Deck,900'), false);
    expect(report).toMatchObject({
      imported: 2,
      rows: [{ status: 'new', job: { id: expect.any(String) } }, { status: 'new' }, { status: 'duplicate' }],
    });
    expect(await listed(token)).toBe(2);
  });
});
