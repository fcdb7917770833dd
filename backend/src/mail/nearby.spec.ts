import { isNearby } from './nearby.js';

describe('isNearby', () => {
  it.each([
    'localhost',
    'app.localhost',
    '127.0.0.1',
    '::1',
    '[::1]',
    '::ffff:127.0.0.1',
    '10.0.0.4',
    '172.17.0.1',
    '192.168.1.7',
    'fd12::1',
  ])('knows %s as near', (host) => expect(isNearby(host)).toBe(true));

  it.each([
    'quotes.example.com',
    '8.8.8.8',
    '172.32.0.1',
    '2606:4700::1111',
    '::ffff:8.8.8.8',
    'localhost.example.com',
    '',
  ])('knows %s as far', (host) => expect(isNearby(host)).toBe(false));
});
