import { isInsideHost, isPublicAddress } from './public-address.js';

describe('isPublicAddress', () => {
  it.each(['8.8.8.8', '93.184.216.34', '172.32.0.1', '2606:4700:4700::1111'])('takes %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    '127.0.0.1',
    '127.8.8.8',
    '0.0.0.0',
    '10.1.2.3',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fd00::1',
    'fe80::1',
    '::ffff:127.0.0.1',
    // IPv4 in IPv6's clothes, whatever is inside.
    '::ffff:8.8.8.8',
    '::7f00:1',
    '::ffff:0:7f00:1',
    'fec0::1',
    '100::1',
    '5f00::1',
    '3fff::1',
    '2001:20::1',
    '::ffff:7f00:1',
    '::ffff:a9fe:a9fe',
    '64:ff9b::7f00:1',
    'localhost',
    '',
  ])('refuses %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('isInsideHost', () => {
  it.each(['localhost', 'LOCALHOST.', 'app.localhost', 'nas.local', 'intranet', 'db.internal', '127.0.0.1', '[::1]'])(
    'sees %s inside',
    (host) => {
      expect(isInsideHost(host)).toBe(true);
    },
  );

  it.each(['example.com', 'local.example.com', '8.8.8.8', '[2606:4700:4700::1111]'])(
    'does not see %s inside',
    (host) => {
      expect(isInsideHost(host)).toBe(false);
    },
  );
});
