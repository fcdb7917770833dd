import { Outage, outage } from './outage.js';

const failure = (message: string, more: object = {}) => Object.assign(new Error(message), more);

describe('a failure', () => {
  it.each([
    ['a database that is down', failure('connect ECONNREFUSED 127.0.0.1:5432', { code: 'ECONNREFUSED' })],
    ['a database that is stopped', failure('terminating connection', { code: '57P01' })],
    ['a connection that broke', failure('Connection terminated unexpectedly')],
    ['a disk without room', failure('no space left on device, write', { code: 'ENOSPC' })],
    ['a bucket that refuses', new Outage('it answered 403')],
    ['a bucket that cannot be reached', failure('fetch failed', { cause: failure('', { code: 'ENOTFOUND' }) })],
  ])('passes: %s', (_, error) => {
    expect(outage(error)).toMatchObject({ kind: 'unavailable', code: 'unavailable', particulars: { retryAfter: 5 } });
  });

  it.each([
    ['a wrong statement', failure('syntax error', { code: '42601' })],
    ['a doubled key', failure('duplicate key', { code: '23505' })],
    ['a fault of ours', new TypeError('undefined is not a function')],
    ['no error at all', 'Connection terminated'],
  ])('stays: %s', (_, error) => {
    expect(outage(error)).toBeNull();
  });
});
