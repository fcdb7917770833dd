import { databaseUrls, servingRole } from './connection-urls.js';

const OWNER = 'postgres://owner:old@db:5432/quotes';
const partsOf = (url: string) => {
  const { username, password, host, pathname } = new URL(url);
  return { username, password, host, pathname };
};

describe('databaseUrls', () => {
  it('serves as a role of this database', () => {
    const { owner, serving, managesServingRole } = databaseUrls(OWNER, null, 'secret');
    expect([owner, managesServingRole]).toEqual([OWNER, true]);
    expect(partsOf(serving)).toMatchObject({ username: 'chalkline_app_quotes', host: 'db:5432', pathname: '/quotes' });
  });

  it("keeps the role's password when the owner's is changed", () => {
    const { serving } = databaseUrls(OWNER, null, 'secret');
    expect(databaseUrls(OWNER.replace('old', 'new'), null, 'secret').serving).toBe(serving);
    expect(databaseUrls(OWNER, null, 'another').serving).not.toBe(serving);
  });

  it('gives no two databases one password', () => {
    const passwords = ['quotes', 'other'].map(
      (name) => partsOf(databaseUrls(OWNER.replace('quotes', name), null, 'secret').serving).password,
    );
    expect(new Set(passwords).size).toBe(2);
  });

  it.each(['50% off', 'größe', 'a@b'])('names the role of a database that is called %j in an address', (name) => {
    const { serving } = databaseUrls(`postgres://owner:old@db/${encodeURIComponent(name)}`, null);
    expect(decodeURIComponent(partsOf(serving).username)).toBe(servingRole(name));
  });

  it('takes two roles as they are given', () => {
    const serving = 'postgres://server:pw@db/quotes';
    expect(databaseUrls(serving, OWNER, 'secret')).toEqual({ owner: OWNER, serving, managesServingRole: false });
  });

  it('takes the database that has the name of the owner, where none is named', () => {
    expect(partsOf(databaseUrls('postgres://owner:old@db', null).serving).username).toBe('chalkline_app_owner');
  });
});

describe('servingRole', () => {
  const long = 'a'.repeat(60);

  it.each([['quotes'], ['Quotes 2'], ['größe']])('names the database %s', (name) => {
    expect(servingRole(name)).toBe(`chalkline_app_${name}`);
  });

  it('keeps long names apart, within what PostgreSQL keeps', () => {
    const roles = [`${long}1`, `${long}2`, 'ü'.repeat(30)].map(servingRole);
    expect(new Set(roles).size).toBe(3);
    for (const role of roles) expect(Buffer.byteLength(role)).toBeLessThanOrEqual(63);
  });
});
