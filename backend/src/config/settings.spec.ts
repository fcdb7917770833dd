import { InvalidSettingError, readSettings } from './index.js';

describe('readSettings', () => {
  it('gives the defaults for an empty environment', () => {
    const settings = readSettings({ PORT: ' ' });
    expect(settings.PORT).toBe(3000);
    expect(settings.DATABASE_URL).toBeNull();
    expect(settings.ADMIN_EMAILS).toEqual([]);
  });

  it('reads what is set', () => {
    const settings = readSettings({ PORT: '0', TRUST_PROXY: 'yes', ADMIN_EMAILS: 'A@x.example, b@x.example' });
    expect(settings).toMatchObject({ PORT: 0, TRUST_PROXY: 1, ADMIN_EMAILS: ['a@x.example', 'b@x.example'] });
  });

  it.each([
    [{ PORT: '99999' }, 'PORT is "99999", but it must be a whole number from 0 to 65535.'],
    [{ LOG_LEVEL: 'loud' }, /^LOG_LEVEL is "loud", but it must be one of fatal,/],
    [{ TRUST_PROXY: 'maybe' }, 'TRUST_PROXY is "maybe", but it must be a whole number from 0 to 10.'],
    [
      { DATABASE_URL: 'mysql://root:hunter2@db' },
      'DATABASE_URL must be an address that starts with postgres:// or postgresql://.',
    ],
    [{ AUTH_SECRET: 'short' }, 'AUTH_SECRET must have at least 32 characters.'],
  ])('refuses %j', (environment, message) => {
    expect(() => readSettings(environment)).toThrow(InvalidSettingError);
    expect(() => readSettings(environment)).toThrow(message);
  });

  it('never repeats a secret', () => {
    expect(() => readSettings({ DATABASE_URL: 'mysql://root:hunter2@db' })).not.toThrow(/hunter2/);
  });
});
